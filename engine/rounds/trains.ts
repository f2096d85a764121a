/** The train step (C-7, C-15, 1830-10, 1830-12): purchases, trade-in, obligation. */
import { mustCover, pay } from "../finance/money.ts";
import type { OptionBody, TrainOption } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Train } from "../model/state.ts";
import { corporationHolder, seatHolder } from "../model/words.ts";
import {
  corporation,
  corporationFact,
  corporationNamed,
  isNeutral,
  isTrusted,
  mayOwn,
  optionOf,
  type Position,
  phaseFact,
  player,
  presidentOf,
  ruleOf,
  runsHere,
  trainFact,
  type Working,
} from "../position.ts";
import { afterPurchase } from "./cards.ts";
import { operatingRound, operatingTurn } from "./current.ts";
import { hasRoomForTrain, sidesOf, trainLimit, trainsForSale } from "./depot.ts";
import { declareBankruptcy, endGame } from "./ending.ts";
import { areAllOut, isIdle, surrender } from "./insolvency.ts";
import { emergencyOptions, isLetGo, type Obligation, obligationOf, playEmergencySale } from "./obligation.ts";
import { goOn } from "./turn.ts";
import { playWantedSale, wantedOptions } from "./wanted.ts";

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
  if (operatingTurn(at).wanted) return wantedOptions(at, symbol);
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
  if (isNeutral(at, symbol) || isLetGo(at, symbol)) return false;
  const due = obligationOf(at, symbol);
  if (due) return true;
  if (isIdleStop(at, symbol)) return true;
  return possiblePurchases(at, symbol).some((purchase) => !("code" in checkPurchase(at, symbol, purchase, due)));
}

/** 18CZ-21: the file's site waits wherever some train, be it of a size that cannot be owned, could be paid. */
function isIdleStop(at: Position, symbol: string): boolean {
  const { families } = corporationFact(at.title, symbol);
  if (optionOf(at, "stops") !== "all" || families === null || !hasRoomForTrain(at, symbol)) return false;
  if (operatingTurn(at).helped) return false;
  const { cash } = corporation(at, symbol);
  const others = at.title.corporations.some(
    (fact) => fact.symbol !== symbol && corporation(at, fact.symbol).trains.length > 0,
  );
  return others ? cash >= 1 : trainsForSale(at).some((train) => train.price <= cash);
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
  const sale = trainsForSale(at);
  const offered = sale.map(({ id, rank, from }) => ({ type: "buyTrain" as const, from, train: id, rank }));
  const traded = sale.flatMap(({ id, rank, from }) => {
    const accept = from === "bank" ? (trainFact(at, rank).tradeIn?.accept ?? []) : [];
    return own
      .filter((train) => accept.includes(train.rank))
      .map((train) => ({ type: "buyTrain" as const, from, train: id, tradeIn: train.id }));
  });
  const others = at.title.corporations.flatMap((fact) =>
    fact.symbol === symbol
      ? []
      : corporation(at, fact.symbol).trains.flatMap((train) =>
          tradedSides(at, train).map((rank) => ({
            type: "buyTrain" as const,
            from: fact.symbol,
            train: train.id,
            rank,
          })),
        ),
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
  if (operatingTurn(at).helped) return refuse("EMERGENCY_LAST", ruleOf(at, "helpedOnce"), {});
  const isFaceValue = isFace(move);
  const train = sideMeant(at, symbol, move.rank, isFaceValue ? offeredSides(at, move) : sellersSides(at, move));
  if (!train)
    return refuse("TRAIN_NOT_FOR_SALE", ruleOf(at, "trainSource", "C-7.1"), { rank: move.rank ?? move.train });
  if (!mayOwn(at, symbol, train.rank))
    return refuse("TRAIN_SIZE", ruleOf(at, "trainFamily"), { rank: train.rank, corp: symbol });
  if (move.tradeIn !== undefined) return checkTradeIn(at, symbol, train, move, due);
  const full = checkRoom(at, symbol, train, isFaceValue);
  if (full) return full;
  return isFaceValue
    ? checkFaceValue(at, symbol, train, move.from, due)
    : checkCrossPurchase(at, symbol, train, move.from, due);
}

type Wanted = Omit<Purchase, "price">;

/** The sides of a card for sale in bank or pool. */
const offeredSides = (at: Position, move: Wanted): Train[] =>
  trainsForSale(at)
    .filter((one) => one.id === move.train && one.from === move.from)
    .map(({ id, rank }) => ({ id, rank }));

/** A train of another corporation; neutral ones do not sell (18CZ-14.4), nor do minors of players who are out. */
function sellersSides(at: Position, move: Wanted): Train[] {
  const train = corporationNamed(at, move.from)?.trains.find((one) => one.id === move.train);
  if (!train || isNeutral(at, move.from) || isIdle(at, move.from)) return [];
  const sides = move.rank === undefined ? [train.rank] : tradedSides(at, train);
  return sides.map((rank) => ({ id: train.id, rank }));
}

/** 18CZ-V7: the side stays, unless the table lets it change with the owner. */
function tradedSides(at: Position, { rank }: Train): string[] {
  if (at.state.options["tradedTrainSide"] !== "free") return [rank];
  const others = sidesOf(at, rank).filter((side) => side !== rank && !at.state.depot.rusted.includes(side));
  return [rank, ...others];
}

/** The side that a move names; without a name the only one, or the one that the buyer can run. */
function sideMeant(at: Position, symbol: string, rank: string | undefined, sides: readonly Train[]): Train | undefined {
  if (rank !== undefined) return sides.find((side) => side.rank === rank);
  return sides.length > 1 ? sides.find((side) => runsHere(at, symbol, side)) : sides[0];
}

/**
 * C-7.4; where trains have sizes, the last free place is for a train of the own size as long as there is none, and such a train
 * may even go above the limit for a moment (18CZ-14.3, 18CZ-14.7).
 */
function checkRoom(at: Position, symbol: string, train: Train, isNew: boolean): Refusal | undefined {
  const { trains } = corporation(at, symbol);
  const n = trainLimit(at, symbol);
  const lacksOwn =
    corporationFact(at.title, symbol).families !== null && !trains.some((one) => runsHere(at, symbol, one));
  if (lacksOwn && (runsHere(at, symbol, train) || isUnchecked(at, n - trains.length, isNew))) return undefined;
  const room = n - trains.length - (lacksOwn ? 1 : 0);
  if (room >= 1) return undefined;
  if (lacksOwn) return refuse("TRAIN_LIMIT_REACHED", ruleOf(at, "lastPlace"), { corp: symbol, n, reason: "lastPlace" });
  return refuse("TRAIN_LIMIT_REACHED", ruleOf(at, "trainLimit", "C-7.4"), { corp: symbol, n });
}

/** 18CZ-V4: some tables look at the room only for a new train that would take the last place. */
const isUnchecked = ({ state: { options } }: Position, room: number, isNew: boolean): boolean =>
  options["usableTrain"] === "lenient" && !(isNew && room === 1);

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
  if (at.title.parameters.emergency === "loan") return checkLoan(at, symbol, due, deal);
  if (at.title.parameters.emergency === "wanted") return checkWanted(at, symbol, due, deal);
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

/** 18CZ-16.1, 16.2: for a train of its size the president gives his cash and borrows the rest. */
function checkLoan(at: Position, symbol: string, due: Obligation | null, deal: Deal): Deal | Refusal {
  const { cash } = corporation(at, symbol);
  const amount = deal.max;
  const isOwnSize = runsHere(at, symbol, deal.train);
  const isPoor = due !== null && (due.cheapest > cash || optionOf(at, "emergencyChoice") === "any");
  if (cash >= amount || (isPoor && isOwnSize)) return deal;
  return refuse("MONEY_SHORT", due ? ruleOf(at, "loan") : ruleOf(at, "trainPrice", "C-7.5"), {
    payer: corporationHolder(symbol),
    cash,
    amount,
  });
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
  if (!phaseFact(at).trainTrade && at.state.options["trainTrade"] !== "always") {
    return refuse("TRAIN_TRADE_PHASE", ruleOf(at, "trainTrade"), {});
  }
  const max = mostForCrossPurchase(at, symbol, trainFact(at, train.rank).price, due);
  const isCovered = corporation(at, symbol).cash >= trainFact(at, train.rank).price;
  const min = isCovered ? 1 : leastForCrossPurchase(at, symbol);
  if (max < min)
    return refuse("MONEY_SHORT", ruleOf(at, "trainTrade", "C-7.6"), {
      payer: corporationHolder(symbol),
      cash: max,
      amount: min,
    });
  const consent = presidentOf(at, from) !== presidentOf(at, symbol) && optionOf(at, "consent") !== "implied";
  return { train, from, min, max, tradeIn: null, consent };
}

function mostForCrossPurchase(at: Position, symbol: string, face: number, due: Obligation | null): number {
  const treasury = corporation(at, symbol).cash;
  if (at.title.parameters.emergency !== "sales") return treasury;
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
  const isSale = move.type === "sellShares" || move.type === "declareBankruptcy";
  if (operatingTurn(work).wanted) return playWantedSale(work, symbol, move);
  if (isSale && work.title.parameters.emergency !== "sales") {
    return refuse("NOT_NOW", ruleOf(work, "noEmergencySale"), { step: "trains" });
  }
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
  if (due) return refuse("TRAIN_MUST_BUY", ruleOf(work, "mustOwnTrain", "C-15.1"), { corp: symbol });
  if (operatingTurn(work).boughtTrain !== (how === "done")) return refuse("NOT_NOW", "C-20.3", { step: "trains" });
  if (how === "pass") work.emit({ type: "declined", corporation: symbol, step: "trains" });
  goOn(work);
  return undefined;
}

function playPurchase(work: Working, symbol: string, move: Purchase, due: Obligation | null): Refusal | undefined {
  const deal = checkTrainDeal(work, symbol, move, due);
  if ("code" in deal) return deal;
  if (mustRaise(work, symbol, deal)) wantTrain(work, symbol, deal);
  else if (!deal.consent) closeTrainDeal(work, symbol, move);
  else work.emit({ type: "offerMade", from: presidentOf(work, symbol), to: presidentOf(work, deal.from), move });
  return undefined;
}

/** C-7.5: bank and pool ask face values. */
const isFace = ({ from }: Pick<Deal, "from">): boolean => from === "bank" || from === "pool";

/** 18CZ-V10: a price that a file records for a train of the bank, where the table trusts files and the treasury covers it. */
const isTaken = (at: Position, symbol: string, deal: Deal, price: number): boolean =>
  isFace(deal) && isTrusted(at, "prices") && price <= corporation(at, symbol).cash;

/** The purchase with its price (C-7.5: exact at face value; C-7.6: within the range). */
function checkTrainDeal(at: Position, symbol: string, move: Purchase, due: Obligation | null): Deal | Refusal {
  const deal = checkPurchase(at, symbol, move, due);
  if ("code" in deal) return deal;
  if ((move.price >= deal.min && move.price <= deal.max) || isTaken(at, symbol, deal, move.price)) return deal;
  const face = trainFact(at, deal.train.rank).price;
  const isAboveFace = due !== null && move.price > deal.max && deal.max === face && !isFace(deal);
  if (isAboveFace) return refuse("EMERGENCY_ABOVE_FACE", ruleOf(at, "emergencyCross"), { price: face });
  const rule = isFace(deal) ? ruleOf(at, "trainPrice", "C-7.5") : ruleOf(at, "trainTrade", "C-7.5");
  return refuse("TRAIN_PRICE", rule, { price: deal.min, min: deal.min, max: deal.max });
}

/** 1835-13.8: his cash does not suffice: shares must be sold for the train that he has chosen. */
function mustRaise(at: Position, symbol: string, { from, min }: Deal): boolean {
  if (at.title.parameters.emergency !== "wanted" || (from !== "bank" && from !== "pool")) return false;
  return min > corporation(at, symbol).cash + player(at, presidentOf(at, symbol)).cash;
}

function wantTrain(work: Working, symbol: string, { train, from, min }: Deal): void {
  const amount = min - corporation(work, symbol).cash - player(work, presidentOf(work, symbol)).cash;
  const wanted = { from, train: train.id, rank: train.rank, price: min };
  work.emit({ type: "trainWanted", corporation: symbol, ...wanted, amount });
}

/** 1835-13.7: the president chooses any train, and pays what the treasury lacks. */
function checkWanted(at: Position, symbol: string, due: Obligation | null, deal: Deal): Deal | Refusal {
  if (corporation(at, symbol).cash >= deal.max) return deal;
  if (!due) return noHelp(at, symbol, deal.max);
  const cheapest = cheapestNew(at);
  const isBound = optionOf(at, "forcedTrain") === "cheapestNewOrUsed" && deal.from === "bank";
  if (!isBound || cheapest === undefined || deal.max <= cheapest.price) return deal;
  return refuse("EMERGENCY_NOT_CHEAPEST", ruleOf(at, "emergencyCheapest"), cheapest);
}

/** The bank's cheapest train; what lies in the pool is not new. */
const cheapestNew = (at: Position): { rank: string; price: number } | undefined =>
  trainsForSale(at)
    .filter(({ from }) => from === "bank")
    .map(({ rank, price }) => ({ rank, price }))
    .toSorted((a, b) => a.price - b.price)[0];

/** True if the wanted train is paid now, or if its president has nothing left to sell for it. */
export function advanceWanted(work: Working, symbol: string): boolean {
  const { wanted } = operatingTurn(work);
  if (!wanted) return false;
  const money = corporation(work, symbol).cash + player(work, presidentOf(work, symbol)).cash;
  if (money >= wanted.price) closeTrainDeal(work, symbol, { type: "buyTrain", ...wanted });
  else if (wantedOptions(work, symbol).length === 0) goBankrupt(work, symbol, { type: "buyTrain", ...wanted });
  else return false;
  return true;
}

/** 1835-13.9, 13.10: the bank pays what he cannot, the corporation owes it, and he is out. */
function goBankrupt(work: Working, symbol: string, move: Purchase): void {
  const seat = presidentOf(work, symbol);
  const buyer = corporationHolder(symbol);
  work.emit({ type: "bankrupted", seat, corporation: symbol });
  pay(work, seatHolder(seat), buyer, player(work, seat).cash, "bankruptcy");
  const { cash, debt } = corporation(work, symbol);
  const amount = move.price - cash;
  pay(work, "bank", buyer, amount, "loan");
  work.emit({ type: "corporationIndebted", corporation: symbol, amount, debt: debt + amount });
  closeTrainDeal(work, symbol, move);
  surrender(work, seat);
  const { set, number } = operatingRound(work);
  if (areAllOut(work)) endGame(work, "bankrupt", `${set}.${number}`);
}

/** C-7.7 1: payment, the president's help included, and transfer; then what the purchase sets off. */
export function closeTrainDeal(work: Working, symbol: string, move: Purchase): void {
  const deal = checkPurchase(work, symbol, move, obligationOf(work, symbol));
  if ("code" in deal) throw new Error(`a legal purchase became ${deal.code}`);
  const buyer = corporationHolder(symbol);
  const help = Math.max(0, move.price - corporation(work, symbol).cash);
  const isNew = deal.from === "bank";
  payHelp(work, symbol, help);
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

/** The president's cash, and where there are loans the bank's for the rest (18CZ-16.2, 18CZ-16.5). */
function payHelp(work: Working, symbol: string, help: number): void {
  if (help === 0) return;
  const seat = presidentOf(work, symbol);
  const { cash, debt } = player(work, seat);
  const amount = help - cash;
  if (amount > 0) {
    pay(work, "bank", seatHolder(seat), amount, "loan");
    work.emit({ type: "loanTaken", seat, corporation: symbol, amount, debt: debt + amount });
  }
  pay(work, seatHolder(seat), corporationHolder(symbol), help, "help");
}
