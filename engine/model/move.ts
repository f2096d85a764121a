/** What a player may choose: the move vocabulary of C-20.2 as zod schemas, and the types derived from them. */
import * as z from "zod";
import { DIVIDEND_KINDS } from "./words.ts";

const symbol = z.string().min(1).max(12);
const hex = z.string().regex(/^[A-Z]\d{1,2}$/);
const money = z.int().min(0).max(100_000);
const percent = z.int().min(1).max(100);
const place = z.enum(["offering", "pool"]);

/**
 * One train's run. `stretches` are the hexes from stop to stop, one list a stretch, as in `[["H12","H10"],["H10","I9","J8"]]`;
 * `stops` name the places in order as `hex.node`, as in `["H12.c0","H10.c0","J8.t0"]`. Together they say which track is used;
 * where a hex offers two ways (H12's bypass), the shortest reading that fits is meant.
 */
export const routeSchema = z.object({
  train: z.string().min(1).max(12),
  stops: z.array(z.string().max(12)).min(2).max(60),
  stretches: z.array(z.array(hex).min(1).max(60)).min(1).max(60),
});

export const moveSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("pass") }),
  z.object({ type: z.literal("done") }),
  z.object({ type: z.literal("buyPrivate"), company: symbol, price: money.optional() }),
  z.object({ type: z.literal("bid"), company: symbol, amount: money }),
  z.object({ type: z.literal("par"), corporation: symbol, price: money }),
  z.object({ type: z.literal("buyShare"), corporation: symbol, from: place, percent: percent.optional() }),
  z.object({ type: z.literal("nationalise"), corporation: symbol, from: z.int().min(0).max(20), percent }),
  z.object({
    type: z.literal("sellShares"),
    corporation: symbol,
    count: z.int().min(1).max(20),
    /** Sizes of the certificates, largest first, where they matter (1835-6.15); `count` is their number then. */
    percents: z.array(percent).min(1).max(20).optional(),
  }),
  z.object({ type: z.literal("buyPrivateFrom"), company: symbol, price: money }),
  z.object({ type: z.literal("exchange"), company: symbol, corporation: symbol, from: place }),
  z.object({ type: z.literal("buyCompany"), company: symbol, price: money }),
  z.object({
    type: z.literal("layTile"),
    hex,
    tile: z.string().min(1).max(8),
    rotation: z.int().min(0).max(5),
    company: symbol.optional(),
  }),
  z.object({ type: z.literal("placeToken"), hex, city: z.int().min(0).max(5), company: symbol.optional() }),
  z.object({
    type: z.literal("run"),
    routes: z.union([z.literal("best"), z.array(routeSchema).max(8)]),
    /** The total that a file records; must be right unless the table trusts its files (18CZ-V8). */
    revenue: money.optional(),
  }),
  z.object({ type: z.literal("dividend"), kind: z.enum(DIVIDEND_KINDS) }),
  z.object({
    type: z.literal("buyTrain"),
    from: z.union([z.literal("bank"), z.literal("pool"), symbol]),
    train: z.string().min(1).max(12),
    price: money,
    tradeIn: z.string().min(1).max(12).optional(),
    /** Which side of the card, where it has several (18CZ-14.2). */
    rank: z.string().min(1).max(12).optional(),
  }),
  z.object({ type: z.literal("discardTrain"), corporation: symbol, train: z.string().min(1).max(12) }),
  z.object({ type: z.literal("sellCompany"), company: symbol, price: money.optional() }),
  z.object({ type: z.literal("takeOver"), corporation: symbol, price: money }),
  z.object({ type: z.literal("dropStation"), hex, city: z.int().min(0).max(5) }),
  z.object({ type: z.literal("convertTrain"), train: z.string().min(1).max(12) }),
  z.object({ type: z.literal("scrapTrain"), train: z.string().min(1).max(12) }),
  z.object({ type: z.literal("repayLoan") }),
  z.object({ type: z.literal("swap"), percents: z.array(percent).min(1).max(4) }),
  z.object({ type: z.literal("found"), accept: z.boolean() }),
  z.object({ type: z.literal("join"), papers: z.array(symbol).max(8) }),
  z.object({ type: z.literal("declareBankruptcy") }),
  z.object({ type: z.literal("answer"), accept: z.boolean() }),
  z.object({ type: z.literal("withdraw") }),
]);

/** A player's choice; checked for shape only. `decide` says whether it is legal. */
export type Move = z.infer<typeof moveSchema>;
export type MoveType = Move["type"];
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;
export type Route = z.infer<typeof routeSchema>;
