/** The train step (C-7, C-15, 1830-10, 1830-12): purchases, trade-in, obligation. */
import { mustCover, pay } from "../finance/money.ts";
import type { OptionBody, TrainOption } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Train } from "../model/state.ts";
import { corporationHolder, seatHolder } from "../model/words.ts";
import {
  corporation,
  corporationNamed,
  optionOf,
  type Position,
  player,
  presidentOf,
  ruleOf,
  type Working,
} from "../position.ts";
import { operatingTurn } from "./current.ts";
import { hasRoomForTrain, trainFact, trainLimit, trainsForSale } from "./depot.ts";
import { declareBankruptcy } from "./ending.ts";
import { emergencyOptions, type Obligation, obligationOf, playEmergencySale } from "./obligation.ts";
import { afterPurchase } from "./phases.ts";

type Purchase = MoveOf<"buyTrain">;

/** A purchase found legal, but for its price. */
interface Deal {
  readonly train: Train;
  readonly from: string;
  readonly min: number;
  readonly max: number;
  readonly tradeIn: Train | null;
  readonly consent: boolean;
}

export function trainOptions(at: Position, symbol: string): OptionBody[] {
  const due = obligationOf(at, symbol);
  const deals = possiblePurchases(at, symbol).flatMap((purchase): OptionBody[] => {
    const deal = checkPurchase(at, symbol, purchase, due);
    return "code" in deal ? [] : [toOption(at, symbol, deal)];
  });
  if (due) return [...deals, ...emergencyOptions(at, due)];
  return [...deals, { type: operatingTurn(at).boughtTrain ? "done" : "pass" }];
}

/** Something can be bought, or must be. */
export function isAskedForTrains(at: Position, symbol: string): boolean {
  const due = obligationOf(at, symbol);
  if (due) return true;
  return possiblePurchases(at, symbol).some((purchase) => !("code" in checkPurchase(at, symbol, purchase, due)));
}

function toOption(at: Position, symbol: string, deal: Deal): TrainOption {
  return {
    type: "buyTrain",
    from: deal.from,
    train: deal.train.id,
    rank: deal.train.rank,
    min: deal.min,
    max: deal.max,
    tradeIn: deal.tradeIn?.id ?? null,
    help: Math.max(0, deal.min - corporation(at, symbol).cash),
    consent: deal.consent,
  };
}

/** Everything that could be bought if money, room and rules allow. */
function possiblePurchases(at: Position, symbol: string): Omit<Purchase, "price">[] {
  const own = corporation(at, symbol).trains;
  const offered = trainsForSale(at).map(({ id, from }) => ({ type: "buyTrain" as const, from, train: id }));
  const traded = trainsForSale(at).flatMap(({ id, rank, from }) => {
    const accept = from === "bank" ? (trainFact(at, rank).tradeIn?.accept ?? []) : [];
    return own
      .filter((train) => accept.includes(train.rank))
      .map((train) => ({ type: "buyTrain" as const, from, train: id, tradeIn: train.id }));
  });
  const others = at.title.corporations.flatMap((fact) =>
    fact.symbol === symbol
      ? []
      : corporation(at, fact.symbol).trains.map((train) => ({
          type: "buyTrain" as const,
          from: fact.symbol,
          train: train.id,
        })),
  );
  return [...offered, ...traded, ...others];
}

/** What the purchase would be, with its price range, or why it is refused. */
function checkPurchase(
  at: Position,
  symbol: string,
  move: Omit<Purchase, "price">,
  due: Obligation | null,
): Deal | Refusal {
  if (move.from === symbol) return refuse("TRAIN_OWN", "C-7.6", {});
  const isFaceValue = move.from === "bank" || move.from === "pool";
  const train = isFaceValue
    ? trainsForSale(at).find((one) => one.id === move.train && one.from === move.from)
    : corporationNamed(at, move.from)?.trains.find((one) => one.id === move.train);
  if (!train) return refuse("TRAIN_NOT_FOR_SALE", "C-7.1", { rank: move.train });
  if (move.tradeIn !== undefined) return checkTradeIn(at, symbol, train, move, due);
  if (!hasRoomForTrain(at, symbol)) return refuse("TRAIN_LIMIT_REACHED", "C-7.4", { corp: symbol, n: trainLimit(at) });
  return isFaceValue
    ? checkFaceValue(at, symbol, train, move.from, due)
    : checkCrossPurchase(at, symbol, train, move.from, due);
}

/** C-7.8, 1830-10.2: allowed at the limit; the treasury pays alone. */
function checkTradeIn(
  at: Position,
  symbol: string,
  train: Train,
  move: Omit<Purchase, "price">,
  due: Obligation | null,
): Deal | Refusal {
  const rule = ruleOf(at, "tradeIn");
  const terms = trainFact(at, train.rank).tradeIn;
  const own = corporation(at, symbol).trains.find((one) => one.id === move.tradeIn);
  if (move.from !== "bank" || !terms || !own || !terms.accept.includes(own.rank)) {
    return refuse("TRAIN_TRADE_IN", rule, { rank: train.rank, list: [...(terms?.accept ?? [])] });
  }
  const short = mustCover(at, corporationHolder(symbol), terms.price, rule);
  if (short) return due ? refuse("EMERGENCY_NO_TRADE_IN", "C-7.8", {}) : short;
  return { train, from: "bank", min: terms.price, max: terms.price, tradeIn: own, consent: false };
}

/** C-7.5, and C-15.3 to C-15.4 where the president must help. */
function checkFaceValue(
  at: Position,
  symbol: string,
  train: Train,
  from: string,
  due: Obligation | null,
): Deal | Refusal {
  const { price, rank } = trainFact(at, train.rank);
  const deal: Deal = { train, from, min: price, max: price, tradeIn: null, consent: false };
  const treasury = corporation(at, symbol).cash;
  const isDearer = due !== null && price > due.cheapest;
  const always = optionOf(at, "forced_cheapest") === "always";
  if (treasury >= price && !(isDearer && always)) return deal;
  if (!due) return noHelp(at, symbol, price);
  if (isDearer) {
    return refuse("EMERGENCY_NOT_CHEAPEST", ruleOf(at, "emergencyCheapest"), {
      rank: cheapestRank(at) ?? rank,
      price: due.cheapest,
    });
  }
  return mustCover(at, seatHolder(due.president), price - treasury, "C-15.3") ?? deal;
}

const cheapestRank = (at: Position): string | undefined =>
  trainsForSale(at).toSorted((a, b) => a.price - b.price)[0]?.rank;

/** C-15.3: without the obligation the treasury pays alone. */
function noHelp(at: Position, symbol: string, price: number): Refusal {
  const cash = corporation(at, symbol).cash;
  const president = presidentOf(at, symbol);
  if (cash + player(at, president).cash >= price)
    return refuse("EMERGENCY_NOT_ALLOWED", "C-15.3", { president, corp: symbol });
  return refuse("MONEY_SHORT", "C-7.5", { payer: corporationHolder(symbol), cash, amount: price });
}

/** C-7.6, C-15.4, C-15.6, 1830-12.4. */
function checkCrossPurchase(
  at: Position,
  symbol: string,
  train: Train,
  from: string,
  due: Obligation | null,
): Deal | Refusal {
  const max = mostForCrossPurchase(at, symbol, trainFact(at, train.rank).price, due);
  const isCovered = corporation(at, symbol).cash >= trainFact(at, train.rank).price;
  const min = isCovered ? 1 : leastForCrossPurchase(at, symbol);
  if (max < min) return refuse("MONEY_SHORT", "C-7.6", { payer: corporationHolder(symbol), cash: max, amount: min });
  const consent = presidentOf(at, from) !== presidentOf(at, symbol) && optionOf(at, "consent") === "asked";
  return { train, from, min, max, tradeIn: null, consent };
}

function mostForCrossPurchase(at: Position, symbol: string, face: number, due: Obligation | null): number {
  const treasury = corporation(at, symbol).cash;
  const isHelped = due !== null && (optionOf(at, "cross_buy_help") === "obligation" || treasury < due.cheapest);
  return due && isHelped && treasury < face ? Math.min(face, treasury + due.cash) : treasury;
}

/** C-15.6, where the treasury does not reach the face value (1830-12.4): the money of the last emergency sale must really be needed. */
function leastForCrossPurchase(at: Position, symbol: string): number {
  const { lastSalePrice } = operatingTurn(at);
  if (lastSalePrice === null) return 1;
  return Math.max(1, corporation(at, symbol).cash + player(at, presidentOf(at, symbol)).cash - lastSalePrice + 1);
}

export function playTrains(work: Working, symbol: string, move: Move): Refusal | undefined {
  const due = obligationOf(work, symbol);
  switch (move.type) {
    case "pass":
    case "done":
      return endStep(work, symbol, move.type, due);
    case "buyTrain":
      return playPurchase(work, symbol, move, due);
    case "sellShares":
      return due ? playEmergencySale(work, due, move) : refuse("NOT_NOW", "C-15.3", { step: "trains" });
    case "declareBankruptcy":
      return declareBankruptcy(work, due);
    default:
      return refuse("NOT_NOW", "C-20.3", { step: "trains" });
  }
}

function endStep(work: Working, symbol: string, how: "pass" | "done", due: Obligation | null): Refusal | undefined {
  if (due) return refuse("TRAIN_MUST_BUY", "C-15.1", { corp: symbol });
  if (operatingTurn(work).boughtTrain !== (how === "done")) return refuse("NOT_NOW", "C-20.3", { step: "trains" });
  if (how === "pass") work.emit({ type: "declined", corporation: symbol, step: "trains" });
  work.emit({ type: "stepReached", step: "companies" });
  return undefined;
}

function playPurchase(work: Working, symbol: string, move: Purchase, due: Obligation | null): Refusal | undefined {
  const deal = checkTrainDeal(work, symbol, move, due);
  if ("code" in deal) return deal;
  if (!deal.consent) closeTrainDeal(work, symbol, move);
  else work.emit({ type: "offerMade", from: presidentOf(work, symbol), to: presidentOf(work, deal.from), move });
  return undefined;
}

/** The purchase with its price (C-7.5: exact at face value; C-7.6: within the range). */
function checkTrainDeal(at: Position, symbol: string, move: Purchase, due: Obligation | null): Deal | Refusal {
  const deal = checkPurchase(at, symbol, move, due);
  if ("code" in deal) return deal;
  if (move.price >= deal.min && move.price <= deal.max) return deal;
  const face = trainFact(at, deal.train.rank).price;
  const isAboveFace =
    due !== null && move.price > deal.max && deal.max === face && deal.from !== "bank" && deal.from !== "pool";
  if (isAboveFace) return refuse("EMERGENCY_ABOVE_FACE", ruleOf(at, "emergencyCross"), { price: face });
  return refuse("TRAIN_PRICE", "C-7.5", { price: deal.min, min: deal.min, max: deal.max });
}

/** C-7.7 1: payment, the president's help included, and transfer; then what the purchase sets off. */
export function closeTrainDeal(work: Working, symbol: string, move: Purchase): void {
  const deal = checkPurchase(work, symbol, move, obligationOf(work, symbol));
  if ("code" in deal) throw new Error(`a legal purchase became ${deal.code}`);
  const buyer = corporationHolder(symbol);
  const help = Math.max(0, move.price - corporation(work, symbol).cash);
  const isNew = deal.from === "bank";
  pay(work, seatHolder(presidentOf(work, symbol)), buyer, help, "help");
  pay(work, buyer, isNew || deal.from === "pool" ? "bank" : corporationHolder(deal.from), move.price, "train");
  const { id, rank } = deal.train;
  work.emit({
    type: "trainBought",
    corporation: symbol,
    train: { id, rank },
    from: deal.from,
    price: move.price,
    help,
    tradedIn: deal.tradeIn,
  });
  afterPurchase(work, symbol, rank, isNew);
}
