/** One move as an action of an 18xx.games file: the other way than `actions.ts`. */
import type { EventOf, EventType, GameEvent } from "../model/event.ts";
import type { Move, MoveOf, MoveType } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import type { BaseAction, FileRoute } from "./gamefile.ts";
import { cityName, freeCopy, type Names } from "./names.ts";

/** A move that was accepted: the state it was made in, and what came of it. */
export interface Step {
  readonly before: GameState;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

export interface Writer extends Step {
  readonly names: Names;
  /** Id of a player by seat. */
  readonly players: readonly number[];
}

type Said = Omit<BaseAction, "entity" | "entity_type">;
type Entity = Pick<BaseAction, "entity" | "entity_type">;

/** The move as an action, or null if such files have none for it. */
export function writeAction(writer: Writer): BaseAction | null {
  const said = saying(writer);
  return said && { ...said, ...entityOf(writer) };
}

const PLAYERS_OWN: ReadonlySet<MoveType> = new Set([
  ...(["bid", "buyPrivate", "par", "buyShare", "sellShares", "buyPrivateFrom", "repayLoan"] as const),
]);

function entityOf({ before, seat, move, players }: Writer): Entity {
  const turn = before.round.kind === "operating" ? before.round.turn : null;
  const company = "company" in move && move.type !== "buyPrivateFrom" ? powerOf(move) : undefined;
  const declining = move.type === "pass" || move.type === "done" ? turn?.grant?.company : undefined;
  const acting = company ?? declining;
  if (acting !== undefined) return { entity: acting, entity_type: "company" };
  if (move.type === "discardTrain") return { entity: move.corporation, entity_type: "corporation" };
  const corporation = turn?.corporation;
  const isOwn = PLAYERS_OWN.has(move.type) || corporation === undefined;
  const presides = [null, undefined, seat].includes(before.corporations[corporation ?? ""]?.president);
  const passes = move.type === "pass" || move.type === "done";
  if (isOwn || (passes && !presides)) return { entity: players[seat], entity_type: "player" };
  return { entity: corporation, entity_type: "corporation" };
}

/** The company whose power a move uses. */
function powerOf(move: Move): string | undefined {
  const isPower = move.type === "layTile" || move.type === "placeToken" || move.type === "exchange";
  return isPower ? move.company : undefined;
}

function saying(writer: Writer): Said | null {
  const { move } = writer;
  switch (move.type) {
    case "pass":
    case "done":
      return { type: "pass" };
    case "buyPrivate":
      return { type: "bid", company: move.company, price: move.price ?? pricePaid(writer, move.company) };
    case "bid":
      return { type: "bid", company: move.company, price: move.amount };
    case "buyCompany":
    case "buyPrivateFrom":
      return { type: "buy_company", company: move.company, price: move.price };
    case "sellCompany":
      return { type: "sell_company", company: move.company, price: move.price ?? soldFor(writer) };
    case "repayLoan":
      return { type: "special_buy", description: "Payoff all debt", cost: repaid(writer) };
    case "declareBankruptcy":
      return { type: "bankrupt" };
    default:
      return sayingShares(writer, move) ?? sayingWork(writer, move);
  }
}

function sayingShares(writer: Writer, move: Move): Said | null {
  switch (move.type) {
    case "par":
      return { type: "par", corporation: move.corporation, share_price: sharePrice(writer, move) };
    case "buyShare":
    case "exchange":
      return { type: "buy_shares", ...certificates(writer, move.type === "exchange" ? "exchanged" : "bought") };
    case "sellShares":
      return { type: "sell_shares", ...certificates(writer, "sold") };
    default:
      return null;
  }
}

function sayingWork(writer: Writer, move: Move): Said | null {
  const { names } = writer;
  switch (move.type) {
    case "layTile":
      return { type: "lay_tile", hex: move.hex, tile: freeCopy(names, move.tile), rotation: move.rotation };
    case "placeToken":
      return { type: "place_token", city: cityName(names, move.hex, move.city), slot: slotOf(writer, move) };
    case "dropStation":
      return { type: "remove_token", city: cityName(names, move.hex, move.city), slot: slotOf(writer, move) };
    case "run":
      return sayingRun(writer, move);
    case "dividend":
      return { type: "dividend", kind: move.kind === "pay" ? "payout" : "withhold" };
    default:
      return sayingTrains(writer, move);
  }
}

function sayingTrains(writer: Writer, move: Move): Said | null {
  switch (move.type) {
    case "buyTrain":
      return sayingPurchase(writer, move);
    case "discardTrain":
    case "scrapTrain":
      return { type: "discard_train", train: move.train };
    case "convertTrain":
      return { type: "swap_train", train: move.train };
    case "takeOver":
      return { type: "buy_corporation", corporation: move.corporation, price: move.price };
    default:
      return null;
  }
}

function sayingPurchase(writer: Writer, move: MoveOf<"buyTrain">): Said {
  const bought = eventOf(writer, "trainBought")?.train.rank;
  const variant = move.rank ?? (move.from === "bank" ? bought : undefined);
  return {
    ...{ type: "buy_train", train: move.train, price: move.price },
    ...(variant === undefined ? {} : { variant }),
    ...(move.tradeIn === undefined ? {} : { exchange: move.tradeIn }),
  };
}

function sayingRun(writer: Writer, move: MoveOf<"run">): Said {
  const run = eventOf(writer, "routesRun");
  const routes = (run?.routes ?? []).map((route, index): FileRoute => {
    const hexes = route.stops.map((stop) => stop.split(".")[0] ?? "");
    const connections = route.stretches.map((stretch) => [...stretch]);
    return { train: route.train, connections, hexes, revenue: run?.sums[index] ?? 0, revenue_str: hexes.join("-") };
  });
  const sum = (run?.sums ?? []).reduce((total, one) => total + one, 0);
  return { type: "run_routes", routes, extra_revenue: (move.revenue ?? run?.revenue ?? sum) - sum };
}

/** Price, row and column of the cell. */
function sharePrice(writer: Writer, { price }: MoveOf<"par">): string {
  return [price, ...(eventOf(writer, "parSet")?.cell ?? [])].join(",");
}

type Reason = EventOf<"certificatesMoved">["reason"];

function certificates({ events }: Writer, reason: Reason): Pick<BaseAction, "shares" | "percent"> {
  const moved = events.filter((one) => one.type === "certificatesMoved" && one.reason === reason);
  const first = moved.find((one) => one.type === "certificatesMoved");
  if (first?.type !== "certificatesMoved") return {};
  const shares = first.certificates.map((position) => `${first.corporation}_${position}`);
  const sold = events.find((one) => one.type === "sharesSold");
  return { shares, percent: sold?.type === "sharesSold" ? sold.percent : first.percent };
}

/** How many stations of others stand in the city already: the first free place. */
function slotOf({ before }: Writer, { hex, city }: { readonly hex: string; readonly city: number }): number {
  const own = before.round.kind === "operating" ? before.round.turn?.corporation : undefined;
  const there = before.board.stations[hex] ?? [];
  return there.filter((one) => one.city === city && one.corporation !== own).length;
}

function pricePaid({ events }: Writer, company: string): number {
  const moved = events.find((one) => one.type === "companyMoved" && one.company === company);
  return moved?.type === "companyMoved" ? moved.price : 0;
}

const soldFor = (writer: Writer): number => eventOf(writer, "companySold")?.price ?? 0;

const repaid = (writer: Writer): number => eventOf(writer, "loanRepaid")?.amount ?? 0;

function eventOf<T extends EventType>({ events }: Step, type: T): EventOf<T> | undefined {
  return events.find((one): one is EventOf<T> => one.type === type);
}
