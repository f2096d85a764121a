/**
 * An entry of the log: its schema, its hash, and how it lies in the table. What is specific to its kind is JSON text, so that the
 * order of keys in events and states survives; the envelope is attributes that an operator can read.
 */
import { createHash } from "node:crypto";
import * as z from "zod";
import { type GameEvent, type GameState, moveSchema } from "../../engine/index.ts";
import type { Item } from "./database.ts";
import { entryKey, type Key } from "./keys.ts";
import { CLOSINGS, ENDING_AIMS, PATIENCE } from "./matters.ts";
import { paceSchema } from "./pace.ts";
import { UPCASTS } from "./upcasts.ts";

/** Raise it when the form of entries changes, and add the step from the form before to `upcasts.ts`. */
export const SHAPE = 8 as const;

/** Letters of a message to the table, at most. */
export const MESSAGE_LENGTH = 1000;

/** Steps that lift an entry of shape n to n + 1, by n. */
export type Upcasts = Readonly<Record<number, (raw: Item) => Item>>;

const person = z.string().min(1).max(40);
const seat = z.int().min(0).max(20);
const message = z.string().min(1).max(MESSAGE_LENGTH);
const plainObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
/** Events are facts of the engine's own making: only that they are events is checked, not each one's form. */
const typed = z.looseObject({ type: z.string() });
const eventSchema = z.custom<GameEvent>((value) => typed.safeParse(value).success);

/** What happened, by kind. Persons are ids: no name or address is ever part of an entry. */
export const factSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("created"),
    title: z.string(),
    name: z.string(),
    options: z.record(z.string(), z.string()),
    seatCount: z.int().min(1),
    /** Null or absent: no clock. */
    pace: paceSchema.nullable().optional(),
    /** Taken over from a file of another site: so many entries come of it. Absent: begun here. */
    imported: z.object({ entries: z.int().min(1) }).optional(),
    /** Days after which the others may look for somebody else in the place of a player; absent: as usual. */
    patience: z.int().min(PATIENCE.least).max(PATIENCE.most).optional(),
  }),
  z.object({ kind: z.literal("invited"), person }),
  z.object({ kind: z.literal("joined"), person }),
  z.object({ kind: z.literal("left"), person }),
  z.object({
    kind: z.literal("started"),
    /** The person in each seat, in the order drawn. */
    seats: z.array(person),
    seed: z.int(),
    /** The state before the first move: a fact too, so that later set-up code cannot alter it. */
    initial: z.custom<GameState>(plainObject),
  }),
  z.object({
    kind: z.literal("moved"),
    moves: z.array(moveSchema).min(1),
    events: z.array(eventSchema),
    /** What was said to the table along with it. */
    message: message.optional(),
    /** Seats whose players had the seat that moved pass, because its time was up; absent: its own player moved. */
    voters: z.array(seat).min(1).optional(),
    /** Taken over from a file. */
    imported: z.literal(true).optional(),
    /** A program of its player made the move. */
    programmed: z.literal(true).optional(),
  }),
  z.object({ kind: z.literal("said"), message }),
  /** The host has set the pace; null: no clock. */
  z.object({ kind: z.literal("paced"), pace: paceSchema.nullable() }),
  /** Players of other seats want the envelope's seat to pass, whose clock has run since version `clock`. */
  z.object({ kind: z.literal("voted"), clock: z.int().min(1), voters: z.array(seat).min(1) }),
  /** The envelope's seat wants the game to go on from version `to`; the seats `answering` decide. */
  z.object({
    kind: z.literal("undoAsked"),
    to: z.int().min(1),
    answering: z.array(seat).min(1),
    message: message.optional(),
  }),
  /** What a seat says to the request of that version; only the seat that made it withdraws it. */
  z.object({
    kind: z.literal("undoAnswered"),
    request: z.int().min(1),
    answer: z.enum(["accepted", "declined", "withdrawn"]),
  }),
  /** The game goes on from version `to`: the moves after it stay in the log and count no more. */
  z.object({
    kind: z.literal("undone"),
    to: z.int().min(1),
    /** Seats for which that is a new question: they are told. */
    asked: z.array(seat),
    /** The request to which the envelope's seat gave the last consent; absent: it took back its own moves. */
    request: z.int().min(1).optional(),
    message: message.optional(),
    /** Taken over from a file. */
    imported: z.literal(true).optional(),
  }),
  /** The seat's player wants to pass it on: to anybody with the read-only link, or to whoever has the player's own link. */
  z.object({ kind: z.literal("seatOffered"), open: z.boolean() }),
  /** The seat's player keeps it after all. */
  z.object({ kind: z.literal("seatKept") }),
  /** Players of other seats want somebody else for the envelope's seat. */
  z.object({ kind: z.literal("seatVoted"), voters: z.array(seat).min(1) }),
  /** The envelope's seat has passed from one person to another. */
  z.object({ kind: z.literal("seatPassed"), from: person, to: person }),
  /** For or against ending the game now; the first vote is the proposal. */
  z.object({ kind: z.literal("endVoted"), aim: z.enum(ENDING_AIMS), yes: z.boolean(), voters: z.array(seat).min(1) }),
  /** The game is over though its rules do not say so; the seats that wanted it. */
  z.object({ kind: z.literal("closed"), reason: z.enum(CLOSINGS), voters: z.array(seat).min(1).optional() }),
]);
export type Fact = z.infer<typeof factSchema>;

const envelopeSchema = z.object({
  shape: z.literal(SHAPE),
  game: z.string().min(1),
  version: z.int().min(1),
  /** ISO time. */
  at: z.iso.datetime(),
  /** The person who acted. */
  by: person,
  /** The seat that moved or is to pass, or in the lobby the place that was taken or given up. */
  seat: seat.nullable(),
  submission: z.string().nullable(),
  /** Seats that must act after it. */
  waiting: z.array(seat),
  /** Hash of the entry before; of the first entry, a hash of the game's id. */
  previous: z.string().length(64),
  hash: z.string().length(64),
});

export const entrySchema = z.intersection(envelopeSchema, z.object({ fact: factSchema }));
export type Entry = z.infer<typeof entrySchema>;
/** An entry without its place in the chain. */
export type Draft = Omit<Entry, "shape" | "previous" | "hash">;
/** What lies in the table, before up-casting and checking. */
export type RawEntry = Item;

/** What the first entry of a game names as the hash before it. */
export function genesis(game: string): string {
  return sha256(`game ${game}`);
}

/** Puts a draft into the chain behind the entry with hash `previous`. */
export function seal(draft: Draft, previous: string): Entry {
  const unsealed = { ...draft, shape: SHAPE, previous };
  return { ...unsealed, hash: hashOf(unsealed) };
}

/** SHA-256 over the canonical JSON of an entry without its own hash. */
export function hashOf({ hash: _, ...content }: Item): string {
  return sha256(canonical(content));
}

/** JSON with the keys of every object in order and nothing undefined: one text for equal values. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(",")}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? "null";
  const fields = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
  return `{${fields.join(",")}}`;
}

/** The item that holds an entry. */
export function entryItem(entry: Entry): Item & Key {
  const { fact, ...envelope } = entry;
  const { kind, ...rest } = fact;
  return { ...envelope, ...entryKey(entry.game, entry.version), kind, fact: JSON.stringify(rest) };
}

/** The item that holds an entry of whatever shape, as it lay in the table that it comes from. */
export function rawItem({ fact, ...envelope }: RawEntry): Item & Key {
  const { kind, ...rest } = isRecord(fact) ? fact : {};
  const key = entryKey(String(envelope.game), Number(envelope.version));
  return { ...envelope, ...key, kind, fact: JSON.stringify(rest) };
}

/** An item as an entry was written, without the table's keys. Content that is not what was once written stays as it lies there. */
export function rawEntry({ pk: _pk, sk: _sk, kind, fact, ...envelope }: Item): RawEntry {
  const content = parsed(fact);
  return isRecord(content) ? { ...envelope, fact: { kind, ...content } } : { ...envelope, kind, fact };
}

/** Lifts an entry to the present shape and checks it. Throws on what no version of this project has written. */
export function readEntry(raw: RawEntry, upcasts: Upcasts = UPCASTS): Entry {
  let lifted = raw;
  for (let shape = Number(raw.shape); shape < SHAPE; shape++) lifted = lift(lifted, upcasts[shape], shape);
  return entrySchema.parse(lifted);
}

function lift(raw: RawEntry, upcast: ((raw: Item) => Item) | undefined, shape: number): RawEntry {
  if (!upcast) throw new Error(`no way to read entries of shape ${shape}`);
  return { ...upcast(raw), shape: shape + 1 };
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function isRecord(value: unknown): value is Item {
  return typeof value === "object" && value !== null;
}
