/**
 * A game as a book: its positions one by one, the rounds as chapters, the turns in each; and the way from a version to those around it.
 * A position belongs to the round that goes on in it; an entry to the round in which it was made, that of the position before it.
 */
import { fold, type GameState, type Seat } from "../../engine/index.ts";
import { type Context, roundName } from "../../engine/narration/index.ts";
import type { LogEntry, Story } from "../../lambdas/service/api.ts";

/** Whose turn it is: a corporation's, or a seat's. */
export type Actor = { readonly corporation: string } | { readonly seat: Seat };

export interface Position {
  readonly version: number;
  readonly state: GameState;
  /** Null between the turns of a round, and when all is over. */
  readonly actor: Actor | null;
}

export interface Turn {
  readonly actor: Actor;
  /** Version in which it begins. */
  readonly from: number;
}

export interface Chapter {
  /** From 1. */
  readonly number: number;
  readonly name: string;
  readonly round: GameState["round"];
  /** Versions of its first and its last position. */
  readonly from: number;
  readonly to: number;
  readonly turns: readonly Turn[];
}

/** All positions of a game, from its start on; none before it. */
export function positionsOf({ initial, entries }: Pick<Story, "initial" | "entries">): Position[] {
  const start = entries.findLast(({ kind }) => kind === "started");
  if (!initial || !start) return [];
  const positions = [positionAt(start.version, initial)];
  let state = initial;
  for (const { version, kind, events, undo } of entries.filter((entry) => entry.version > start.version)) {
    if (events.length > 0) state = fold(state, events);
    if (kind === "undone") state = positions[(undo?.to ?? 0) - start.version]?.state ?? state;
    positions.push(positionAt(version, state));
  }
  return positions;
}

const positionAt = (version: number, state: GameState): Position => ({ version, state, actor: actorOf(state) });

function actorOf({ round }: GameState): Actor | null {
  if (round.kind === "ended") return null;
  if (round.kind === "operating") return round.turn && { corporation: round.turn.corporation };
  return { seat: round.turn };
}

interface OpenChapter extends Omit<Chapter, "to" | "turns"> {
  to: number;
  readonly turns: Turn[];
}

/** The chapters of these positions, without a gap. */
export function chaptersOf(positions: readonly Position[], context: Context): Chapter[] {
  const chapters: OpenChapter[] = [];
  for (const { version, state, actor } of positions) {
    const name = roundName(state, context);
    if (chapters.at(-1)?.name !== name) chapters.push(newChapter(chapters.length + 1, name, version, state));
    const chapter = chapters.at(-1);
    if (!chapter) continue;
    chapter.to = version;
    if (actor && !isSameActor(chapter.turns.at(-1)?.actor ?? null, actor)) chapter.turns.push({ actor, from: version });
  }
  return chapters;
}

const newChapter = (number: number, name: string, version: number, { round }: GameState): OpenChapter => ({
  ...{ number, name, round, from: version, to: version },
  turns: [],
});

/** Do two turns belong to the same? */
export const isSameActor = (a: Actor | null, b: Actor | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The versions of the entries that were made in a chapter; those before the game's start belong to its first. */
export function entriesIn({ number, from, to }: Chapter): { from: number; to: number } {
  return { from: number === 1 ? 1 : from + 1, to: to + 1 };
}

/** Where one can go from a version; null where nothing lies in that direction. */
export interface Ways {
  readonly roundBack: number | null;
  readonly stepBack: number | null;
  readonly stepOn: number | null;
  readonly roundOn: number | null;
}

/** The ways from a version of a game with these chapters; it has one at least. */
export function waysFrom(chapters: readonly Chapter[], version: number): Ways {
  const [first, last] = [chapters[0]?.from ?? version, chapters.at(-1)?.to ?? version];
  const here = chapters.findIndex(({ from, to }) => from <= version && version <= to);
  const begun = chapters[here]?.from ?? version;
  return {
    roundBack: begun < version ? begun : (chapters[here - 1]?.from ?? null),
    stepBack: version > first ? version - 1 : null,
    stepOn: version < last ? version + 1 : null,
    roundOn: chapters[here + 1]?.from ?? null,
  };
}

/** The steps alone, where the rounds are not known. */
export const stepsFrom = (version: number, last: number): Ways => ({
  roundBack: null,
  stepBack: version > 1 ? version - 1 : null,
  stepOn: version < last ? version + 1 : null,
  roundOn: null,
});

/** What a version's page knows besides its position. */
export interface Past {
  readonly chapters: readonly Chapter[];
  /** The entry that led here. */
  readonly entry: LogEntry | null;
  /** The position before it, null at the start. */
  readonly before: GameState | null;
}
