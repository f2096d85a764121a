/**
 * The log proves itself: its chain of hashes is whole, every entry can be read, and their fold is what snapshot and HEAD say. Moves
 * are decided once more as well; events that today's rules would give otherwise are counted, but the past is facts and no fault.
 */
import { decideAll, fold, type GameState } from "../../engine/index.ts";
import { canonical, type Entry, genesis, hashOf, type RawEntry, readEntry } from "../store/entry.ts";
import type { Deps } from "./deps.ts";
import { foldEntries, LEDGER_REVISION, readLedger } from "./ledger.ts";

export interface Verified {
  readonly ok: true;
  readonly game: string;
  readonly entries: number;
  /** Hash of the last entry: whoever noted it can tell that nothing before it was altered. */
  readonly hash: string;
  /** Entries with moves, and how many of them the present rules decide just so. */
  readonly moved: number;
  readonly redecided: number;
}

export interface Faulty {
  readonly ok: false;
  readonly game: string;
  /** Version of the entry at fault. */
  readonly version: number;
  readonly fault: string;
}

export type Verdict = Verified | Faulty;
type Stored = Pick<Deps, "store">;

/** Verifies one game against the store. A game without entries is a fault. */
export async function verifyGame(stored: Stored, game: string): Promise<Verdict> {
  const raw = await stored.store.log.raw(game);
  const broken = chainFault(game, raw);
  if (broken) return broken;
  const entries = raw.map((entry) => readEntry(entry));
  const fault = await foldFault(stored, game, entries);
  if (fault) return { ok: false, game, version: entries.length, fault };
  const hash = entries.at(-1)?.hash ?? "";
  return { ok: true, game, entries: entries.length, hash, ...redecide(entries) };
}

/** What is wrong with a game's log taken by itself: a gap, a broken chain, an entry that cannot be read; null if nothing. */
export function chainFault(game: string, raw: readonly RawEntry[]): Faulty | null {
  if (raw.length === 0) return { ok: false, game, version: 0, fault: "there is no such game" };
  let previous = genesis(game);
  for (const [index, entry] of raw.entries()) {
    const fault = faultOf(entry, index + 1, previous);
    if (fault) return { ok: false, game, version: index + 1, fault };
    previous = String(entry.hash);
  }
  return null;
}

function faultOf(entry: RawEntry, version: number, previous: string): string | null {
  if (entry.version !== version) return `expected entry ${version}, found ${String(entry.version)}`;
  if (entry.previous !== previous) return "does not continue the entry before it";
  if (hashOf(entry) !== entry.hash) return "its content does not give its hash";
  return attempted(() => void readEntry(entry)) ? null : "cannot be read";
}

/** Refolds from the first entry and compares with what is kept beside the log, as far as that is of this revision. */
async function foldFault({ store }: Stored, game: string, entries: readonly Entry[]): Promise<string | null> {
  const { snapshot, head } = await store.log.load(game, LEDGER_REVISION);
  if (!attempted(() => void foldEntries(null, entries))) return "its events cannot be folded";
  const kept = snapshot && readLedger(snapshot.body);
  const atSnapshot = kept && foldEntries(null, entries.slice(0, kept.head.version));
  if (kept && canonical(atSnapshot) !== canonical(kept)) return "the snapshot is not the fold of its entries";
  const atHead = head && foldEntries(null, entries.slice(0, head.version))?.head;
  return head && canonical(atHead) !== canonical(head) ? "HEAD is not the fold of its entries" : null;
}

function redecide(entries: readonly Entry[]): { moved: number; redecided: number } {
  const states: (GameState | null)[] = [];
  const counts = { moved: 0, redecided: 0 };
  for (const { fact, seat, version } of entries) {
    let state = states[version - 1] ?? null;
    if (fact.kind === "started") state = fact.initial;
    if (fact.kind === "undone") state = states[fact.to] ?? null;
    states[version] = state;
    if (fact.kind !== "moved" || state === null || seat === null) continue;
    const decided = decideAll(state, seat, fact.moves);
    counts.moved += 1;
    if (decided.accepted && canonical(decided.events) === canonical(fact.events)) counts.redecided += 1;
    states[version] = fold(state, fact.events);
  }
  return counts;
}

function attempted(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
