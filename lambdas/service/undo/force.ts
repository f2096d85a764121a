/**
 * Which moves of a log count. An entry `undone` says that the game goes on from a version: the moves between that version and the entry
 * stay where they are and count no more, ever. This file alone decides it; the fold, the log's pages, figures and news all ask here.
 */
import type { Entry } from "../../store/entry.ts";

/** The moves among these entries that have been taken back, each with the version of the entry that did so, the last if there are several. */
export function undoneIn(entries: readonly Entry[]): ReadonlyMap<number, number> {
  const undone = new Map<number, number>();
  let cut: { readonly to: number; readonly by: number } | null = null;
  for (const { fact, version } of entries.toReversed()) {
    if (fact.kind === "undone") cut = lower(cut, fact.to, version);
    if (fact.kind === "moved" && cut && version > cut.to) undone.set(version, cut.by);
  }
  return undone;
}

function lower(cut: { to: number; by: number } | null, to: number, by: number): { to: number; by: number } {
  if (to >= by) throw new Error(`entry ${by} goes on from version ${to}, which is not before it`);
  return cut && cut.to <= to ? cut : { to, by };
}

/** The entries without the moves that later ones among them have taken back. */
export function inForce(entries: readonly Entry[]): readonly Entry[] {
  const undone = undoneIn(entries);
  return undone.size === 0 ? entries : entries.filter(({ version }) => !undone.has(version));
}

/** Do any of these entries take back moves that a fold up to an earlier version has in it? */
export function reachesBehind({ head }: { readonly head: { readonly version: number } }, entries: readonly Entry[]) {
  return entries.some(({ fact }) => fact.kind === "undone" && fact.to < head.version);
}

/** Is a version part of a stretch that has been taken back? Needs the entries after it only. */
export function isTakenBack(version: number, later: readonly Entry[]): boolean {
  return later.some(({ fact, version: by }) => fact.kind === "undone" && fact.to < version && version < by);
}
