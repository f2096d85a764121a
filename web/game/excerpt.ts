/** A part of the log: one round, or what a player did, what concerns a company, what is new; in pages, grouped by round and turn. */
import type { Seat } from "../../engine/index.ts";
import type { LogEntry } from "../../lambdas/service/api.ts";
import { type Actor, type Chapter, entriesIn, isSameActor, type Position } from "./chapters.ts";

/** What to show. Without any wish it is the latest round. */
export interface Wish {
  readonly round: number | null;
  /** The round of this entry, and the page on which it stands. */
  readonly version: number | null;
  readonly seat: Seat | null;
  /** Symbol of a corporation or private company. */
  readonly about: string | null;
  /** Only entries after this version. */
  readonly after: number | null;
  /** From 1; the last one if it is not named. */
  readonly page: number | null;
}

export interface TurnGroup {
  /** Whose turn it was; null before the start and between turns. */
  readonly actor: Actor | null;
  readonly entries: readonly LogEntry[];
}

export interface RoundGroup {
  /** Null before the start. */
  readonly chapter: Chapter | null;
  readonly turns: readonly TurnGroup[];
}

export interface Excerpt {
  readonly wish: Wish;
  /** The one round that is shown, null if the entries may be of any. */
  readonly chapter: Chapter | null;
  readonly groups: readonly RoundGroup[];
  readonly page: number;
  readonly pages: number;
}

/** Entries on one page. */
export const ON_A_PAGE = 100;

interface Log {
  readonly entries: readonly LogEntry[];
  readonly positions: readonly Position[];
  readonly chapters: readonly Chapter[];
}

/** The part of a log that is wished for; what is out of range is brought into it. */
export function excerptOf(log: Log, wish: Wish): Excerpt {
  const chapter = chapterFor(log, wish);
  const wanted = log.entries.filter((entry) => isWanted(entry, wish, chapter));
  const pages = Math.max(1, Math.ceil(wanted.length / ON_A_PAGE));
  const page = Math.min(wish.page ?? pageWith(wanted, wish.version) ?? pages, pages);
  const shown = wanted.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  return { wish, chapter, groups: groupsOf(log, shown), page, pages };
}

function chapterFor({ chapters }: Log, { round, version, seat, about, after }: Wish): Chapter | null {
  const named = chapters.find(({ number }) => number === round);
  if (named) return named;
  const holding = version === null ? undefined : chapters.find((one) => version <= entriesIn(one).to);
  if (holding) return holding;
  return seat === null && about === null && after === null ? latest(chapters) : null;
}

/** The last round in which something has happened. */
const latest = (chapters: readonly Chapter[]): Chapter | null =>
  chapters.findLast(({ number, from, to }) => number === 1 || to > from) ?? null;

function isWanted(entry: LogEntry, { seat, about, after }: Wish, chapter: Chapter | null): boolean {
  const { version } = entry;
  const range = chapter && entriesIn(chapter);
  return (
    (range === null || (range.from <= version && version <= range.to)) &&
    (seat === null || entry.seat === seat) &&
    (about === null || names([entry.moves, entry.events], about)) &&
    (after === null || version > after)
  );
}

/** Does a symbol stand anywhere in these values, alone or as the owner of something? */
function names(value: unknown, symbol: string): boolean {
  if (typeof value === "string") return value === symbol || value === `corporation:${symbol}`;
  return typeof value === "object" && value !== null && Object.values(value).some((one) => names(one, symbol));
}

function pageWith(entries: readonly LogEntry[], version: number | null): number | null {
  const at = entries.findIndex((entry) => entry.version === version);
  return at < 0 ? null : Math.floor(at / ON_A_PAGE) + 1;
}

function groupsOf({ positions, chapters }: Log, entries: readonly LogEntry[]): RoundGroup[] {
  const start = positions[0]?.version ?? Number.POSITIVE_INFINITY;
  const groups: { chapter: Chapter | null; turns: { actor: Actor | null; entries: LogEntry[] }[] }[] = [];
  for (const entry of entries) {
    const made = entry.version - 1;
    const actor = positions[made - start]?.actor ?? null;
    const chapter = chapters.find(({ from, to }) => from <= made && made <= to) ?? null;
    if (groups.length === 0 || groups.at(-1)?.chapter !== chapter) groups.push({ chapter, turns: [] });
    const turns = groups.at(-1)?.turns;
    const turn = turns?.at(-1);
    if (turn && isSameActor(turn.actor, actor)) turn.entries.push(entry);
    else turns?.push({ actor, entries: [entry] });
  }
  return groups;
}
