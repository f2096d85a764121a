/** One action of an 18xx.games file as a move of a seat. */
import { decision } from "../game.ts";
import { type Move, moveSchema } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import { type Seat, seatOf } from "../model/words.ts";
import { trainsForSale } from "../queries.ts";
import { titleOf } from "../titles/registry.ts";
import type { BaseAction } from "./gamefile.ts";
import type { Names } from "./names.ts";
import { readRoutes } from "./routes.ts";

export interface Place {
  readonly hex: string;
  readonly city: number;
}

export interface SeatMove {
  readonly seat: Seat;
  readonly move: Move;
}

/** An action that cannot be read; says why. */
export class UnreadableAction extends Error {}

export interface Reader {
  readonly state: GameState;
  readonly names: Names;
  readonly seats: ReadonlyMap<string | number, Seat>;
  /** Where a place_token points, if the file says so. */
  readonly place?: Place;
}

/** The move that the action stands for: of the right shape, whether or not it is legal. Throws UnreadableAction. */
export function readAction(reader: Reader, action: BaseAction): SeatMove {
  if (action.bahnpost) return action.bahnpost;
  return { seat: seatOfAction(reader, action), move: moveOfAction(reader, action) };
}

function need<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new UnreadableAction(`the action has no ${what}`);
  return value;
}

function seatOfAction({ state, seats }: Reader, action: BaseAction): Seat {
  const name = need(action.entity, "entity");
  if (action.entity_type === "player") return need(seats.get(name), "known player");
  if (action.entity_type === "company") {
    if (!Object.hasOwn(state.companies, name)) throw new UnreadableAction("there is no such company");
    const owner = state.companies[name]?.owner;
    const seat = seatOf(owner);
    return seat ?? presidentOf(state, owner?.split(":")[1] ?? "");
  }
  if (action.type === "discard_train" || action.entity_type === "corporation") return presidentOf(state, String(name));
  throw new UnreadableAction(`unknown kind of entity ${action.entity_type}`);
}

/** Who decides for a corporation: its president; where nobody is, whoever the game asks. */
function presidentOf(state: GameState, symbol: string): Seat {
  const president = state.corporations[symbol]?.president ?? decision(state).deciders[0];
  if (president === undefined || president === null) throw new UnreadableAction(`${symbol} has no president`);
  return president;
}

function moveOfAction(reader: Reader, action: BaseAction): Move {
  const read = Object.hasOwn(readers, action.type) ? readers[action.type] : undefined;
  if (!read) throw new UnreadableAction(`unknown action ${action.type}`);
  const move = moveSchema.safeParse(read(reader, action));
  if (!move.success) throw new UnreadableAction(`no move has the form of this ${action.type}`);
  return move.data;
}

const readers: Readonly<Record<string, (reader: Reader, action: BaseAction) => Move>> = {
  bid({ state }, action) {
    const company = need(action.company, "company");
    if (state.round.kind === "draft") return { type: "buyPrivate", company, price: need(action.price, "price") };
    const price = need(action.price, "price");
    const isBuy = decision(state).options.some(
      (option) => option.type === "buyPrivate" && option.company === company && option.price === price,
    );
    return isBuy ? { type: "buyPrivate", company } : { type: "bid", company, amount: price };
  },
  pass({ state }) {
    return { type: endsTurn(state) ? "done" : "pass" };
  },
  par(_, action) {
    const price = Number(need(action.share_price, "share price").split(",")[0]);
    return { type: "par", corporation: need(action.corporation, "corporation"), price };
  },
  buy_shares({ names }, action) {
    const share = need(action.shares?.[0], "share");
    const corporation = share.slice(0, share.lastIndexOf("_"));
    const from = names.issued.has(share) ? "pool" : "offering";
    if (action.entity_type !== "company") return { type: "buyShare", corporation, from };
    return { type: "exchange", company: String(action.entity), corporation, from };
  },
  sell_shares({ state }, action) {
    const share = need(action.shares?.[0], "share");
    const corporation = share.slice(0, share.lastIndexOf("_"));
    const unit = titleOf(state).corporations.find((one) => one.symbol === corporation)?.shareUnit ?? 10;
    return { type: "sellShares", corporation, count: need(action.percent, "percent") / unit };
  },
  buy_company(_, action) {
    const type = action.entity_type === "player" ? "buyPrivateFrom" : "buyCompany";
    return { type, company: need(action.company, "company"), price: need(action.price, "price") };
  },
  lay_tile(_, action) {
    const tile = need(action.tile, "tile");
    const company = action.entity_type === "company" ? { company: String(action.entity) } : {};
    const rotation = need(action.rotation, "rotation");
    return {
      type: "layTile",
      hex: need(action.hex, "hex"),
      tile: tile.slice(0, tile.lastIndexOf("-")),
      rotation,
      ...company,
    };
  },
  place_token(reader, action) {
    const company = action.entity_type === "company" ? { company: String(action.entity) } : {};
    return { type: "placeToken", ...(reader.place ?? placeOf(reader, need(action.city, "city"))), ...company };
  },
  run_routes({ state }, action) {
    const files = need(action.routes, "routes");
    const routes = readRoutes(state, files);
    if (state.options["recordedRevenue"] !== "trusted" || files.some((one) => one.revenue === undefined)) {
      return { type: "run", routes };
    }
    const revenue = files.reduce((sum, one) => sum + (one.revenue ?? 0), action.extra_revenue ?? 0);
    return { type: "run", routes, revenue };
  },
  dividend(_, action) {
    return { type: "dividend", kind: action.kind === "payout" ? "pay" : "withhold" };
  },
  buy_train({ state }, action) {
    const train = need(action.train, "train");
    const tradeIn = action.exchange === undefined ? {} : { tradeIn: action.exchange };
    const side = action.variant === undefined ? {} : { rank: action.variant };
    const price = need(action.price, "price");
    return { type: "buyTrain", from: sellerOf(state, train), train, price, ...tradeIn, ...side };
  },
  discard_train({ state }, action) {
    if (decision(state).step === "acquired") return { type: "scrapTrain", train: need(action.train, "train") };
    return { type: "discardTrain", corporation: String(action.entity), train: need(action.train, "train") };
  },
  swap_train(_, action) {
    return { type: "convertTrain", train: need(action.train, "train") };
  },
  buy_corporation(_, action) {
    const corporation = need(action.corporation, "corporation");
    return { type: "takeOver", corporation, price: need(action.price, "price") };
  },
  remove_token(reader, action) {
    return { type: "dropStation", ...(reader.place ?? placeOf(reader, need(action.city, "city"))) };
  },
  sell_company(_, action) {
    return { type: "sellCompany", company: need(action.company, "company"), price: need(action.price, "price") };
  },
  special_buy() {
    return { type: "repayLoan" };
  },
  bankrupt() {
    return { type: "declareBankruptcy" };
  },
};

/** Has the turn seen what makes its end a `done` instead of a pass (C-20.2)? */
function endsTurn({ round }: GameState): boolean {
  if (round.kind === "stock") return round.acted;
  if (round.kind !== "operating" || !round.turn) return false;
  if (round.turn.step === "acquired") return true;
  return round.turn.step === "companies" || (round.turn.step === "trains" && round.turn.boughtTrain);
}

/** City ids read `tile-copy-part`; a printed hex gives its coordinate as the tile. */
function placeOf({ state, names }: Reader, id: string): Place {
  const [tile = "", copy = "", part = "0"] = id.split("-");
  const hex = tile in titleOf(state).map ? tile : names.tiles.get(`${tile}-${copy}`);
  return { hex: need(hex, `hex for city ${id}`), city: Number(part) };
}

function sellerOf(state: GameState, train: string): string {
  const offered = trainsForSale(titleOf(state), state).find((one) => one.id === train);
  if (offered) return offered.from;
  const seller = Object.values(state.corporations).find((one) => one.trains.some((each) => each.id === train));
  return need(seller, `owner of train ${train}`).symbol;
}
