/**
 * One tick of the schedule for the clocks: the heart beats, and games that are due are looked at. A tick that comes twice, late, not at
 * all or dies halfway does no harm: mails are claimed in the outbox, and a game stays due until it has been looked at to the end.
 */
import { openBook } from "../book.ts";
import type { Deps } from "../deps.ts";
import { sendOnce } from "../notify.ts";
import { dueOf } from "./agenda.ts";
import { gapsAt } from "./calendar.ts";
import { loadAgenda } from "./standing.ts";

/** Games that one tick looks at; the others are due with the next. */
const GAMES_A_TICK = 50;
/** A beat is noted when the last one is as old as this: not with each tick. */
const BEAT_MS = 600_000;
/** Downtimes that are remembered. */
const MOST_GAPS = 50;
/** When a game that could not be looked at is due again. */
const TROUBLED_MS = 1_800_000;

/** Looks at what is due, the longest overdue first. Answers how many games were looked at, and how many mails were sent. */
export async function tickClocks(deps: Deps, limit = GAMES_A_TICK): Promise<{ games: number; sent: number }> {
  await beat(deps);
  const due = await deps.store.clocks.due(deps.clock.now(), limit);
  let sent = 0;
  for (const game of due) sent += await lookAfter(deps, game);
  return { games: due.length, sent };
}

/** Notes that the schedule runs, and for how long it did not. */
async function beat({ store, clock }: Deps): Promise<void> {
  const seen = await store.clocks.heart();
  const at = clock.now();
  if (seen && at.getTime() - seen.at.getTime() < BEAT_MS) return;
  await store.clocks.beat(seen, { at, gaps: gapsAt(seen, at.getTime()).slice(-MOST_GAPS) });
}

/** One game that is in trouble must not keep the others back. */
async function lookAfter(deps: Deps, game: string): Promise<number> {
  try {
    return await lookAt(deps, game);
  } catch (error) {
    deps.log.error("clock not looked at", { game, reason: error instanceof Error ? error.stack : "unknown" });
    const later = new Date(deps.clock.now().getTime() + TROUBLED_MS);
    await deps.store.clocks.touch(game, later, deps.chance.id()).catch(() => undefined);
    return 0;
  }
}

async function lookAt(deps: Deps, game: string): Promise<number> {
  const { clocks } = deps.store;
  const seen = await clocks.stamp(game);
  if (seen === null) return 0;
  const book = await openBook(deps, game);
  const now = deps.clock.now();
  const { mails, next } = dueOf(await loadAgenda(deps, book.ledger.head), now.getTime());
  const outcomes: string[] = [];
  for (const mail of mails) outcomes.push(await sendOnce(deps, book, mail, now));
  await clocks.wind(game, next === null ? null : new Date(next), { seen, next: deps.chance.id() });
  return outcomes.filter((one) => one === "sent").length;
}
