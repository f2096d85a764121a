/** A position as data: the engine's own state and decision, without what the reader must not know. */
import * as z from "zod";
import { type Decision, type GameState, stacksOf, tileSupply, titleOf } from "../../engine/index.ts";
import type { GameHead, GameView } from "../../lambdas/service/api.ts";
import type { Shown } from "./endpoint.ts";
import { seatNumber, versionNumber } from "./table.ts";

const symbol = z.string();
const trainSchema = z.object({ id: z.string(), rank: z.string() });
const byHex = <T extends z.ZodType>(schema: T) => z.record(z.string(), schema);

const corporationSchema = z.object({
  symbol,
  cash: z.int(),
  president: seatNumber.nullable(),
  par: z.int().nullable(),
  cell: z.array(z.int()).nullable().meta({ description: "Row and column on the stock chart." }),
  floated: z.boolean(),
  closed: z.boolean(),
  operated: z.boolean(),
  certificates: z.array(z.object({ percent: z.int(), president: z.boolean(), holder: z.string() })),
  trains: z.array(trainSchema),
  stations: z.array(z.object({ hex: z.string(), city: z.int() })),
  debt: z.int(),
  tokens: z.array(z.int()).meta({ description: "Prices of tokens not placed yet." }),
  lastRevenue: z.int().nullable(),
});

const companySchema = z.object({
  symbol,
  owner: z.string().nullable().meta({ description: "`seat:2`, `corporation:X`, or null." }),
  closed: z.boolean(),
  price: z.int(),
  used: z.boolean(),
  stationUsed: z.boolean().optional(),
});

const more = z.unknown();

export const stateSchema = z
  .object({
    title: z.string(),
    options: z.record(z.string(), z.string()),
    bank: z.object({ cash: z.int(), broken: z.boolean() }),
    players: z
      .array(z.object({ cash: z.int(), bankrupt: z.boolean(), debt: z.int(), penalty: z.int() }))
      .meta({ description: "By seat." }),
    corporations: z.record(z.string(), corporationSchema),
    companies: z.record(z.string(), companySchema),
    market: z.object({ stacks: z.record(z.string(), z.array(z.string())) }),
    depot: z.object({
      queue: z.array(trainSchema),
      soldUnlimited: z.record(z.string(), z.int()),
      pool: z.array(trainSchema),
      rusted: z.array(z.string()),
    }),
    board: z.object({
      tiles: byHex(z.object({ tile: z.string(), rotation: z.int() })),
      stations: byHex(z.array(z.object({ corporation: symbol, city: z.int() }))),
      supply: z.record(z.string(), z.int()),
      homes: z.record(z.string(), z.object({ hex: z.string(), city: z.int().nullable() })),
    }),
    phase: z.string(),
    priority: seatNumber,
    order: z.array(seatNumber),
    round: z.looseObject({ kind: z.enum(["auction", "draft", "stock", "operating", "ended"]) }),
    result: z
      .object({ reason: z.string(), worth: z.array(z.int()) })
      .nullable()
      .meta({ description: "Net worth by seat, once the game is over." }),
    offer: more.meta({ description: "An offer that waits for another's consent, or null." }),
    discarding: z.array(symbol),
    neutral: z.object({ cash: z.int() }).nullable(),
    companyPrice: z.int().nullable(),
    packet: z.array(z.string()),
    swap: more,
    formation: more,
    founder: seatNumber.nullable(),
    formationDue: z.enum(["ask", "must", "all"]).nullable(),
    seed: z.int().optional().meta({ description: "Only once the game is over." }),
  })
  .meta({ id: "State", description: "The position: money in the title's currency, shares in percent." });

/** The position as its players may know it: what it draws from is told when it is over. */
export function stateOf({ status }: Pick<GameHead, "status">, state: GameState): Shown<z.input<typeof stateSchema>> {
  const { seed, ...rest } = state;
  const board = { ...rest.board, supply: tileSupply(titleOf(state), state) };
  const open = { ...rest, board, market: { stacks: stacksOf(state) }, round: { ...rest.round } };
  return status === "finished" ? { ...open, seed } : open;
}

const optionSchema = z
  .looseObject({
    type: z.string().meta({ description: "That of the move which it becomes." }),
    seat: seatNumber.meta({ description: "Whose choice it is." }),
    side: z.boolean().meta({ description: "Possible besides the decision that is asked for." }),
  })
  .meta({
    id: "Option",
    description: "A legal move, or several: ranges (`min`, `max`) and lists stand for each of their values.",
  });

export const decisionSchema = z
  .object({
    version: versionNumber.meta({ description: "The version that a move must name." }),
    step: z.string().meta({ description: "What the game waits for, such as `stock` or `track`; `over` at the end." }),
    corporation: z.string().nullable(),
    deciders: z.array(seatNumber).meta({ description: "Seats that must act; empty once the game is over." }),
    question: z.string().meta({ description: "The same for people." }),
    options: z.array(optionSchema).meta({ description: "Every legal move, and no other." }),
  })
  .meta({ id: "Decision" });

/** What the game waits for. */
export function decisionOf(
  { version }: Pick<GameView, "version">,
  { step, corporation, deciders, options }: Decision,
  question: string,
): Shown<z.input<typeof decisionSchema>> {
  return { version, step, corporation, deciders, question, options: options.map((one) => ({ ...one })) };
}
