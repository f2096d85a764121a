/**
 * The fold of a game's entries: who sits where, whose turn it is, and the engine's state. Pure; it books what entries say and knows
 * no rule of any title.
 */
import * as z from "zod";
import { fold, type GameState } from "../../engine/index.ts";
import type { Entry, Fact } from "../store/entry.ts";
import { type HeadRecord, headRecordSchema } from "../store/heads.ts";
import { NO_MATTERS, PATIENCE_DAYS } from "../store/matters.ts";
import type { LogEntry } from "./api.ts";
import { mattersAfter } from "./matters.ts";
import { isAskedAnew } from "./turns.ts";
import { inForce, reachesBehind, undoneIn } from "./undo/force.ts";

/** Raise it whenever folding gives another result or form than before: snapshots of other revisions are ignored. */
export const LEDGER_REVISION = 7;

const ledgerSchema = z.object({
  head: headRecordSchema,
  /** Hash of the latest entry. */
  hash: z.string(),
  /** Version of the latest move that each seat's player made; 0 for none yet. */
  acted: z.array(z.int()),
  /** Null until the game has started. */
  state: z.custom<GameState>((value) => typeof value === "object" && value !== null).nullable(),
});

export type Ledger = z.infer<typeof ledgerSchema>;
type Place = HeadRecord["seats"][number];

/** The ledger in a snapshot, or null if it cannot be read. */
export function readLedger(body: unknown): Ledger | null {
  const parsed = ledgerSchema.safeParse(body);
  return parsed.success ? parsed.data : null;
}

/**
 * Folds entries on top of a ledger, or from the first entry on; null without any. Throws if moves before the ledger are taken back:
 * see `reachesBehind` and `foldUndone`.
 */
export function foldEntries(start: Ledger | null, entries: readonly Entry[]): Ledger | null {
  const last = entries.at(-1);
  const head = entries.reduce<HeadRecord | null>(bookHead, start?.head ?? null);
  if (!head || !last) return start;
  if (start && reachesBehind(start, entries)) throw new Error(`game ${last.game} is taken back behind its snapshot`);
  const counting = inForce(entries);
  const state = foldState(start?.state ?? null, counting);
  return ledgerOf(head, last, { acted: foldActed(start, head.seatCount, counting), state });
}

/** The ledger after an entry that takes moves back: `past` is that of the version from which the game goes on. */
export function foldUndone({ head }: Ledger, past: Pick<Ledger, "acted" | "state">, entry: Entry): Ledger {
  return ledgerOf(bookHead(head, entry), entry, past);
}

function ledgerOf(head: HeadRecord, { hash }: Entry, { acted, state }: Pick<Ledger, "acted" | "state">): Ledger {
  const status = state?.result || head.matters.closed ? "finished" : state ? "running" : "gathering";
  return { head: { ...head, status }, hash, acted, state };
}

/** Entries as pages show them; moves that later ones among them have taken back say so. Without a gap up to the version looked at. */
export function logEntries(entries: readonly Entry[]): LogEntry[] {
  const undone = undoneIn(entries);
  return entries.map((entry) => {
    const by = undone.get(entry.version);
    return by === undefined ? logEntry(entry) : { ...logEntry(entry), undone: by };
  });
}

/** An entry as pages show it. */
export function logEntry({ version, fact, at, by, seat, waiting }: Entry): LogEntry {
  const { moves, events } = fact.kind === "moved" ? fact : { moves: [], events: [] };
  const voters = "voters" in fact && fact.voters ? { voters: fact.voters } : {};
  const programmed = isProgrammed(fact) ? ({ programmed: true } as const) : {};
  const said = "message" in fact && fact.message !== undefined ? { message: fact.message } : {};
  const imported = "imported" in fact && fact.imported ? { imported: true as const } : {};
  const drawn = fact.kind === "started" ? { seed: fact.seed } : {};
  const marks = { ...said, ...drawn, ...voters, ...programmed, ...imported, ...undoOf(fact), ...mattersOf(fact) };
  return { version, kind: fact.kind, at, by, seat, moves, events, waiting, ...marks };
}

function mattersOf(fact: Fact): Pick<LogEntry, "passed" | "ending" | "open"> {
  if (fact.kind === "seatPassed") return { passed: { from: fact.from, to: fact.to } };
  if (fact.kind === "endVoted") return { ending: { aim: fact.aim, yes: fact.yes } };
  if (fact.kind === "closed") return { ending: { aim: fact.reason, yes: true } };
  return fact.kind === "seatOffered" ? { open: fact.open } : {};
}

function undoOf(fact: Fact): Pick<LogEntry, "undo"> {
  switch (fact.kind) {
    case "undoAsked":
      return { undo: { to: fact.to } };
    case "undoAnswered":
      return { undo: { request: fact.request, answer: fact.answer } };
    case "undone":
      return { undo: { to: fact.to, ...(fact.request === undefined ? {} : { request: fact.request }) } };
    default:
      return {};
  }
}

/** A program moved, not its player. */
export const isProgrammed = (fact: Entry["fact"]): boolean => fact.kind === "moved" && fact.programmed === true;

/** Kinds of entries that leave the position as it is: a move made before them is as good after them. */
const BESIDES: readonly Entry["fact"]["kind"][] = [
  ...(["said", "paced", "voted", "undoAsked", "undoAnswered"] as const),
  ...(["seatOffered", "seatKept", "seatVoted", "seatPassed", "endVoted"] as const),
];

/** Is nothing missing of the game? Something can be only of one that is just being taken over from a file. */
export const isWhole = ({ head }: Pick<Ledger, "head">): boolean => head.version >= (head.wholeAt ?? 0);

/** Has the game moved on with it? */
export const movesOn = ({ kind }: Pick<LogEntry, "kind">): boolean => !BESIDES.includes(kind);

const NEWS: readonly LogEntry["kind"][] = ["moved", "said", "undoAsked", "undoAnswered", "undone"];

/** Is it told to those who come back to the game? Moves that were taken back are not. */
export const isNews = ({ kind, undone }: LogEntry): boolean => NEWS.includes(kind) && undone === undefined;

/** The position with which a game starts, null if it does not among these entries. */
export function initialOf(entries: readonly Entry[]): GameState | null {
  const started = entries.findLast(({ fact }) => fact.kind === "started")?.fact;
  return started?.kind === "started" ? started.initial : null;
}

function foldState(start: GameState | null, entries: readonly Entry[]): GameState | null {
  const first = initialOf(entries) ?? start;
  const events = entries.flatMap(({ fact }) => (fact.kind === "moved" ? fact.events : []));
  return first && events.length > 0 ? fold(first, events) : first;
}

function foldActed(start: Ledger | null, seatCount: number, entries: readonly Entry[]): number[] {
  const acted = Array.from({ length: seatCount }, (_, seat) => start?.acted[seat] ?? 0);
  for (const { fact, seat, version } of entries) {
    if (fact.kind === "moved" && seat !== null && !fact.voters && !fact.programmed) acted[seat] = version;
  }
  return acted;
}

function bookHead(head: HeadRecord | null, entry: Entry): HeadRecord {
  if (entry.fact.kind === "created") return createdHead(entry, entry.fact);
  if (!head) throw new Error(`game ${entry.game} does not begin with its creation`);
  const booked = {
    ...{ ...head, version: entry.version, updatedAt: entry.at },
    ...{ waiting: waitingAfter(head, entry), clocks: clocksAfter(head, entry) },
    ...{ undo: undoAfter(head, entry), matters: mattersAfter(head, entry) },
  };
  return { ...booked, ...bookFact(head, entry) };
}

function createdHead(entry: Entry, fact: Extract<Entry["fact"], { kind: "created" }>): HeadRecord {
  const open = (_: unknown, seat: number): Place => ({ seat, person: null, status: "open" });
  return {
    ...{ id: entry.game, title: fact.title, name: fact.name, options: fact.options, host: entry.by },
    ...{ seatCount: fact.seatCount, seats: Array.from({ length: fact.seatCount }, open) },
    ...{
      status: "gathering",
      version: entry.version,
      waiting: [],
      pace: fact.pace ?? null,
      clocks: [],
      undo: null,
      matters: { ...NO_MATTERS, patience: fact.patience ?? PATIENCE_DAYS },
      createdAt: entry.at,
      updatedAt: entry.at,
    },
    ...(fact.imported ? { wholeAt: fact.imported.entries } : {}),
  };
}

function bookFact({ seats, host }: HeadRecord, { fact, seat }: Entry): Partial<HeadRecord> {
  const placed = (person: string | null, status: Place["status"]) => ({
    seats: seats.map((place) => (place.seat === seat ? { seat, person, status } : place)),
  });
  switch (fact.kind) {
    case "invited":
      return placed(fact.person, "invited");
    case "joined":
      return placed(fact.person, "seated");
    case "left":
      return placed(null, "open");
    case "started":
      return {
        seatCount: fact.seats.length,
        seats: fact.seats.map((person, at) => ({ seat: at, person, status: "seated" })),
      };
    case "seatPassed":
      return { ...placed(fact.to, "seated"), host: fact.from === host ? fact.to : host };
    case "paced":
      return { pace: fact.pace };
    default:
      return {};
  }
}

/** The open request: it lapses when the game moves on, when somebody declines, and when somebody else comes to a seat. */
function undoAfter({ undo }: HeadRecord, entry: Entry): HeadRecord["undo"] {
  const { fact, seat, version } = entry;
  if (fact.kind === "undoAsked" && seat !== null) {
    return { version, seat, to: fact.to, answering: fact.answering, message: fact.message ?? null };
  }
  if (movesOn(fact) || fact.kind === "seatPassed") return null;
  if (undo === null || fact.kind !== "undoAnswered" || fact.request !== undo.version) return undo;
  return fact.answer === "accepted" ? { ...undo, answering: undo.answering.filter((one) => one !== seat) } : null;
}

/** Who has been asked before and still is keeps the time since which he has been asked, unless he is asked anew. */
function waitingAfter({ waiting }: HeadRecord, entry: Entry): HeadRecord["waiting"] {
  const { version, at } = entry;
  return entry.waiting.map((seat) => {
    const before = isAskedAnew(entry, seat) ? undefined : waiting.find((one) => one.seat === seat);
    return before ?? { seat, since: version, at };
  });
}

/** Each seat that is asked has a clock; a new pace, and a move after which the seat is still asked, begin it anew. */
function clocksAfter({ clocks }: HeadRecord, { waiting, fact, seat, version, at }: Entry): HeadRecord["clocks"] {
  return waiting.map((asked) => {
    const before = clocks.find((one) => one.seat === asked);
    const hasActed = (fact.kind === "moved" || fact.kind === "seatPassed") && seat === asked;
    const isAnew = fact.kind === "paced" || fact.kind === "undone" || hasActed;
    if (!before || isAnew) return { seat: asked, version, from: at, votes: [] };
    const isVote = fact.kind === "voted" && seat === asked && fact.clock === before.version;
    return isVote ? { ...before, votes: [...new Set([...before.votes, ...fact.voters])] } : before;
  });
}
