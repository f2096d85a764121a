/** Winding the clock of a game: noting when it must be looked at again. May come too early, never too late. */
import type { HeadRecord } from "../../store/heads.ts";
import type { Deps } from "../deps.ts";
import { dueOf } from "./agenda.ts";
import { loadAgenda } from "./standing.ts";

/** Winds it after an entry. If somebody else winds it meanwhile, the next tick looks. */
export async function windClock(deps: Deps, head: HeadRecord): Promise<void> {
  const { clocks } = deps.store;
  const seen = head.pace ? await clocks.stamp(head.id) : null;
  if (!head.pace) return;
  const now = deps.clock.now();
  const { mails, next } = dueOf(await loadAgenda(deps, head), now.getTime());
  const due = mails.length > 0 ? now : next === null ? null : new Date(next);
  const isWound = await clocks.wind(head.id, due, { seen, next: deps.chance.id() });
  if (!isWound) await clocks.touch(head.id, now, deps.chance.id());
}

/** What a person says of time has changed: all games that wait for a clock are looked at with the next tick. */
export async function touchGames({ store, clock, chance }: Deps, person: string): Promise<void> {
  const heads = await store.heads.many(await store.people.games(person));
  const running = heads.filter(({ pace, status }) => pace !== null && status === "running");
  await Promise.all(running.map(({ id }) => store.clocks.touch(id, clock.now(), chance.id())));
}
