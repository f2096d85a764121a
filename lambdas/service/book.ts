/**
 * Loading a game from the store and adding an entry to it. The entry is the truth; what is kept beside it (HEAD, snapshot, the
 * persons' games) may fail or be lost at any time and heals.
 */
import type { Draft, Entry, Fact } from "../store/entry.ts";
import { genesis, seal } from "../store/entry.ts";
import type { HeadRecord } from "../store/heads.ts";
import type { Deps } from "./deps.ts";
import { foldEntries, foldUndone, isWhole, LEDGER_REVISION, type Ledger, readLedger } from "./ledger.ts";
import { situation } from "./situations.ts";
import { reachesBehind } from "./undo/force.ts";

export interface Book {
  readonly ledger: Ledger;
  /** The fold in the stored snapshot, if it was of use. */
  readonly start: Ledger | null;
  /** Latest entries, in order and without a gap up to the last. */
  readonly recent: readonly Entry[];
  /** Version of the stored snapshot that was of use; 0 for none. */
  readonly snapshotVersion: number;
  /** Version of the stored HEAD; 0 for none. */
  readonly headVersion: number;
}

export interface NewEntry {
  readonly by: string;
  readonly seat: number | null;
  readonly fact: Fact;
  readonly submission?: string;
  /** Seats that must act after it. */
  readonly waiting?: readonly number[];
}

/** Entries after which a new snapshot is worth its write, and after which even a move makes one. */
const SNAPSHOT_AFTER = 8;
const SNAPSHOT_OVERDUE = 40;
const RETRIES = 5;

/** The game as it stands now. Throws SituationError notFound; so for one of which something is still missing. */
export async function openBook(deps: Deps, game: string): Promise<Book> {
  const book = await readBook(deps, game);
  if (!isWhole(book.ledger)) throw situation("notFound", "noGame");
  return book;
}

/** The game as far as it has been written. Throws SituationError notFound. */
export async function readBook({ store }: Deps, game: string): Promise<Book> {
  const { head, snapshot, entries } = await store.log.load(game, LEDGER_REVISION);
  const kept = snapshot && readLedger(snapshot.body);
  const start = kept && !reachesBehind(kept, entries) ? kept : null;
  const rest = start ? entries.filter(({ version }) => version > start.head.version) : entries;
  const isWhole = start !== null || entries[0]?.version === 1;
  const ledger = foldEntries(start, isWhole ? rest : await store.log.entries(game, 1, entries.at(-1)?.version ?? 0));
  if (!ledger) throw situation("notFound", "noGame");
  return { ledger, start, recent: entries, snapshotVersion: start?.head.version ?? 0, headVersion: head?.version ?? 0 };
}

/** The game as it stood at an earlier version of it; from the snapshot where that is not later. */
export async function ledgerAt(
  { store }: Deps,
  { ledger, start, recent }: Book,
  version: number,
): Promise<Ledger | null> {
  if (start && start.head.version <= version) {
    const from = start.head.version;
    return foldEntries(
      start,
      recent.filter((entry) => entry.version > from && entry.version <= version),
    );
  }
  const isLoaded = recent[0]?.version === 1;
  const upTo = recent.filter((entry) => entry.version <= version);
  return foldEntries(null, isLoaded ? upTo : await store.log.entries(ledger.head.id, 1, version));
}

/** One entry of an open book. */
export async function entryOf({ store }: Deps, { ledger, recent }: Book, version: number): Promise<Entry | undefined> {
  const found = recent.find((entry) => entry.version === version);
  return found ?? (await store.log.entries(ledger.head.id, version, version))[0];
}

/**
 * Adds an entry behind the book's last, or answers null if somebody was first. `ledger` null: the game's first entry; `past` of an entry
 * that takes moves back: the ledger of the version from which the game goes on.
 */
export async function append(
  deps: Deps,
  game: string,
  ledger: Ledger | null,
  input: NewEntry,
  past?: Ledger,
): Promise<Written | null> {
  const draft: Draft = {
    ...{ game, version: (ledger?.head.version ?? 0) + 1, at: deps.clock.now().toISOString(), by: input.by },
    ...{
      seat: input.seat,
      submission: input.submission ?? null,
      waiting: [...(input.waiting ?? [])],
      fact: input.fact,
    },
  };
  const entry = seal(draft, ledger?.hash ?? genesis(game));
  if (!(await deps.store.log.append(entry))) return null;
  const after = ledger && past ? foldUndone(ledger, past, entry) : foldEntries(ledger, [entry]);
  if (!after) throw new Error(`game ${game} has no fold after ${entry.version}`);
  return { entry, ledger: after };
}

export interface Written {
  readonly entry: Entry;
  readonly ledger: Ledger;
}

/**
 * Adds what `decide` asks for to the game as it stands, again from the start if somebody was first. `decide` may raise a
 * situation, or answer null: nothing to do.
 */
export async function amend(deps: Deps, game: string, decide: (ledger: Ledger) => NewEntry | null): Promise<Ledger> {
  for (let attempt = 0; attempt < RETRIES; attempt++) {
    const book = await openBook(deps, game);
    const input = decide(book.ledger);
    if (!input) return book.ledger;
    const written = await append(deps, game, book.ledger, input);
    if (written) {
      await keep(deps, written);
      return written.ledger;
    }
  }
  throw situation("conflict", "busy");
}

/** Keeps the read models after an entry. The entry stands whether or not this succeeds. */
export async function keep(
  deps: Deps,
  { entry, ledger }: Written,
  snapshotVersion = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { store } = deps;
  const isOverdue = entry.fact.kind === "undone" || ledger.head.version - snapshotVersion >= SNAPSHOT_OVERDUE;
  await Promise.all([
    store.heads.put(ledger.head),
    keepPersonGames(deps, entry, ledger.head),
    isOverdue ? putSnapshot(deps, ledger) : undefined,
  ]).catch((error: unknown) => deps.log.error("read models not kept", { game: entry.game, error: String(error) }));
}

/** Writes what is missing or old among the read models that belong to an open book. */
export async function heal(deps: Deps, { ledger, headVersion, snapshotVersion }: Book): Promise<void> {
  const { version } = ledger.head;
  if (headVersion < version) await deps.store.heads.put(ledger.head);
  if (version - snapshotVersion >= SNAPSHOT_AFTER) await putSnapshot(deps, ledger);
}

/** Books an entry about who plays in the game lists of the persons whom it is about; `head` is as the game stands now. */
export async function keepPersonGames({ store }: Deps, { game, by, fact }: Entry, head: HeadRecord): Promise<void> {
  if (fact.kind === "created") await store.people.addGame(by, game);
  if (fact.kind === "invited" || fact.kind === "joined") await store.people.addGame(fact.person, game);
  if (fact.kind === "seatPassed") {
    const isIn = (person: string) => head.host === person || head.seats.some((place) => place.person === person);
    for (const person of [fact.from, fact.to])
      await store.people[isIn(person) ? "addGame" : "removeGame"](person, game);
  }
}

/** Stores the fold as the snapshot of its version. */
export async function putSnapshot({ store }: Pick<Deps, "store">, ledger: Ledger): Promise<void> {
  const { head, hash } = ledger;
  await store.snapshots.put(head.id, { version: head.version, hash, revision: LEDGER_REVISION, body: ledger });
}
