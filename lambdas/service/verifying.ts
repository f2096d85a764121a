/** The log proves itself: its chain of hashes is whole, every entry can be read, and its fold is what the snapshot says. */
import { genesis, hashOf, type RawEntry, readEntry } from "../store/entry.ts";
import type { Deps } from "./deps.ts";
import { foldEntries, LEDGER_REVISION, readLedger } from "./ledger.ts";

export type Verdict =
  | { readonly ok: true; readonly game: string; readonly entries: number; readonly hash: string }
  | { readonly ok: false; readonly game: string; readonly version: number; readonly fault: string };

/** Verifies one game against the store. A game without entries is a fault. */
export async function verifyGame({ store }: Pick<Deps, "store">, game: string): Promise<Verdict> {
  const raw = await store.log.raw(game);
  if (raw.length === 0) return { ok: false, game, version: 0, fault: "there is no such game" };
  let previous = genesis(game);
  for (const [index, entry] of raw.entries()) {
    const fault = faultOf(entry, index + 1, previous);
    if (fault) return { ok: false, game, version: index + 1, fault };
    previous = String(entry.hash);
  }
  const fault = await snapshotFault({ store }, game, raw);
  if (fault) return { ok: false, game, version: raw.length, fault };
  return { ok: true, game, entries: raw.length, hash: previous };
}

function faultOf(entry: RawEntry, version: number, previous: string): string | null {
  if (entry.version !== version) return `expected entry ${version}, found ${String(entry.version)}`;
  if (entry.previous !== previous) return "does not continue the entry before it";
  if (hashOf(entry) !== entry.hash) return "its content does not give its hash";
  try {
    readEntry(entry);
    return null;
  } catch {
    return "cannot be read";
  }
}

/** Refolds from the first entry and compares with the stored snapshot, if there is one of this revision. */
async function snapshotFault(
  { store }: Pick<Deps, "store">,
  game: string,
  raw: readonly RawEntry[],
): Promise<string | null> {
  const entries = raw.map((entry) => readEntry(entry));
  const { snapshot } = await store.log.load(game, LEDGER_REVISION);
  const kept = snapshot && readLedger(snapshot.body);
  if (!kept) return null;
  const refolded = foldEntries(null, entries.slice(0, kept.head.version));
  return JSON.stringify(sorted(refolded)) === JSON.stringify(sorted(kept))
    ? null
    : "the snapshot is not the fold of its entries";
}

/** The same value with keys in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
