/**
 * Programmed moves: what a player has said in advance, and what can come of it. Each kind says itself what it may do and spend; whatever
 * it does not foresee ends it, and its player is asked as usual.
 */
import * as z from "zod";
import { roundLabel } from "../figures.ts";
import { type Move, moveSchema } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import { DIVIDEND_KINDS, type Seat } from "../model/words.ts";

const symbol = z.string().min(1).max(12);
const money = z.int().min(0).max(100_000);

/** What a player may ask for. */
export const programWishSchema = z.discriminatedUnion("kind", [
  /** Pass in the present round, until something happens that concerns the seat. */
  z.object({ kind: z.literal("pass") }),
  /** One share a turn, until the seat holds `percent`; none that costs more than `price`. */
  z.object({ kind: z.literal("buy"), corporation: symbol, percent: z.int().min(1).max(100), price: money }),
  /** The least bid that leads, or the price asked, up to `max`. */
  z.object({ kind: z.literal("bid"), company: symbol, max: money }),
  /** The best routes and this dividend; `decline`: lays, stations, trains and purchases are declined, `ask`: they are the player's. */
  z.object({
    kind: z.literal("run"),
    corporation: symbol,
    dividend: z.enum(DIVIDEND_KINDS),
    rest: z.enum(["ask", "decline"]),
  }),
]);
export type ProgramWish = z.infer<typeof programWishSchema>;

const [pass, buy, bid, run] = programWishSchema.options;

/** A wish with what held when it was made; or a turn that was prepared for one position. */
export const programSchema = z.discriminatedUnion("kind", [
  pass.extend({ round: z.string() }),
  buy,
  bid,
  run.extend({ phase: z.string() }),
  z.object({
    kind: z.literal("turn"),
    moves: z.array(moveSchema).min(1),
    /** Names the only position in which they are played. */
    position: z.string(),
  }),
]);
export type Program = z.infer<typeof programSchema>;
export type ProgramKind = Program["kind"];
export type ProgramOf<K extends ProgramKind> = Extract<Program, { kind: K }>;

/** Why a program has ended without a doubt: nobody needs to be asked for it. */
export const PROGRAM_ENDS = ["roundOver", "reached", "played", "gameOver"] as const;
export type ProgramEnd = (typeof PROGRAM_ENDS)[number];

/** Why a program leaves the decision to its player, and ends. */
export const PROGRAM_STOPS = [
  "concerned",
  "price",
  "limit",
  "impossible",
  "sold",
  "director",
  "phase",
  "noTrain",
  "question",
  "changed",
  "cost",
  "conflict",
  "unclear",
] as const;
export type ProgramStop = (typeof PROGRAM_STOPS)[number];

export type Advice =
  | { readonly kind: "play"; readonly moves: readonly Move[] }
  | { readonly kind: "wait" }
  | { readonly kind: "end"; readonly reason: ProgramEnd }
  | { readonly kind: "stop"; readonly reason: ProgramStop };

export const WAIT: Advice = { kind: "wait" };
export const play = (...moves: readonly Move[]): Advice => ({ kind: "play", moves });
export const stop = (reason: ProgramStop): Advice => ({ kind: "stop", reason });
export const end = (reason: ProgramEnd): Advice => ({ kind: "end", reason });

/** Names the round of a position: a program for one round ends with it. */
export const roundKey = (state: GameState): string => Object.values(roundLabel(state)).join(" ");

/** A wish as it is kept, with what holds in the position in which it is made. */
export function programFor(wish: ProgramWish, state: GameState): Program {
  if (wish.kind === "pass") return { ...wish, round: roundKey(state) };
  return wish.kind === "run" ? { ...wish, phase: state.phase } : wish;
}

/** Does the wish speak of things that there are, in a round in which it can come true? Null, or what is wrong. */
export function wishFault(wish: ProgramWish, state: GameState, seat: Seat): "now" | "name" | "held" | null {
  const { round, corporations, companies, packet } = state;
  switch (wish.kind) {
    case "pass":
      return (round.kind === "stock" && packet.length === 0) || round.kind === "auction" ? null : "now";
    case "buy":
      return known(corporations, wish.corporation) ? null : "name";
    case "bid":
      if (round.kind === "operating" || round.kind === "ended") return "now";
      return known(companies, wish.company) || packet.includes(wish.company) ? null : "name";
    case "run":
      if (!known(corporations, wish.corporation)) return "name";
      return corporations[wish.corporation]?.president === seat ? null : "held";
  }
}

const known = (record: object, name: string): boolean => Object.hasOwn(record, name);
