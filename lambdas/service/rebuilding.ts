/** Read models anew from the log alone: HEAD, snapshot, and which games are whose. They may be deleted at any time before. */
import type { Entry } from "../store/entry.ts";
import type { HeadRecord } from "../store/heads.ts";
import { putSnapshot } from "./book.ts";
import type { Deps } from "./deps.ts";
import { foldEntries, isWhole, type Ledger } from "./ledger.ts";
import { situation } from "./situations.ts";

type Stored = Pick<Deps, "store">;

/** Drops one game's read models and makes them from its entries. Throws SituationError notFound. */
export async function rebuildGame({ store }: Stored, game: string): Promise<void> {
  const entries = await store.log.entries(game, 1, Number.POSITIVE_INFINITY);
  const ledger = foldEntries(null, entries);
  if (!ledger || !isWhole(ledger)) throw situation("notFound", "noGame");
  await Promise.all([store.heads.drop(game), store.snapshots.drop(game)]);
  await Promise.all([store.heads.put(ledger.head), putSnapshot({ store }, ledger)]);
  await Promise.all(personsIn(entries).map((person) => listGame({ store }, ledger.head, person)));
  await restartClock({ store }, ledger);
}

/** The game is looked at with the next tick, which works out everything else. */
async function restartClock({ store }: Stored, { head, hash }: Ledger): Promise<void> {
  if (head.status !== "running" || !head.pace) return;
  const due = new Date(head.updatedAt);
  const isNew = await store.clocks.wind(head.id, due, { seen: null, next: hash });
  if (!isNew) await store.clocks.touch(head.id, due, hash);
}

/**
 * Rebuilds every game of the log. Reads the whole table. A game whose log cannot be read keeps what it has, is named, and does not
 * stand in the way of the others.
 */
export async function rebuildAll(stored: Stored): Promise<{ rebuilt: string[]; failed: string[] }> {
  const [rebuilt, failed]: [string[], string[]] = [[], []];
  for (const game of (await stored.store.log.games()).keys()) {
    const isDone = await rebuildGame(stored, game).then(
      () => true,
      () => false,
    );
    (isDone ? rebuilt : failed).push(game);
  }
  return { rebuilt, failed };
}

/** Everybody who has ever had to do with a game. */
function personsIn(entries: readonly Entry[]): string[] {
  const persons = entries.flatMap(({ by, fact }) => {
    if (fact.kind === "started") return [by, ...fact.seats];
    if (fact.kind === "seatPassed") return [fact.from, fact.to];
    return "person" in fact ? [by, fact.person] : [by];
  });
  return [...new Set(persons)];
}

async function listGame({ store }: Stored, { id, host, seats }: HeadRecord, person: string): Promise<void> {
  const isIn = host === person || seats.some((place) => place.person === person);
  await (isIn ? store.people.addGame(person, id) : store.people.removeGame(person, id));
}
