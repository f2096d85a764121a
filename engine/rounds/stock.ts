/** The stock round (C-13, 1830-4): sales, at most one purchase, sales; passes; end and priority. */
import { checkCertificates, checkHolding, isOverLimit } from "../finance/limits.ts";
import { byMarketOrder, moveMarker, priceOf, zoneFact } from "../finance/market.ts";
import { mustCover, pay } from "../finance/money.ts";
import { isParPrice, parOptionPrices, startCorporation } from "../finance/par.ts";
import { checkSale, checkUnsized, legalBundles, sellShares } from "../finance/sales.ts";
import {
  isSoldOut,
  movePresidentCertificate,
  moveShares,
  ordinaryHeld,
  settleFloating,
  settlePresidency,
} from "../finance/shares.ts";
import type { Decision, Option, OptionBody } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Seat, type SharePlace, seatHolder, seatOf } from "../model/words.ts";
import {
  company,
  companyNamed,
  corporation,
  corporationFact,
  corporationNamed,
  isTrusted,
  leftOf,
  optionOf,
  type Position,
  phaseFact,
  player,
  ruleOf,
  type Working,
} from "../position.ts";
import { stockRound } from "./current.ts";
import { byCash, isAlwaysLeast } from "./draft.ts";
import { isOut } from "./insolvency.ts";
import { startOperatingSet } from "./operating.ts";
import { advancePacket, isPacketOpen, packetDecision, playPacket } from "./packet.ts";
import {
  canBuyStack,
  canSellStack,
  checkWholeSale,
  playNationalisation,
  playStackPurchase,
  playWholeSale,
  stackPurchaseOptions,
  stackSaleOptions,
} from "./stack.ts";

export function stockDecision(at: Position): Decision {
  if (isPacketOpen(at)) return packetDecision(at);
  const { turn } = stockRound(at);
  const options = turnOptions(at, turn).map((option): Option => ({ ...option, seat: turn, side: false }));
  return { step: "stock", corporation: null, deciders: [turn], options };
}

function turnOptions(at: Position, seat: Seat): OptionBody[] {
  const sales = saleOptions(at, seat);
  if (mustSell(at, seat)) return sales;
  if (isStack(at))
    return [...stackPurchaseOptions(at, seat), ...sales, { type: stockRound(at).acted ? "done" : "pass" }];
  const end: OptionBody = { type: stockRound(at).acted ? "done" : "pass" };
  return [
    ...parOptions(at, seat),
    ...purchaseOptions(at, seat),
    ...companyOptions(at, seat),
    ...sales,
    ...repayOptions(at, seat),
    end,
  ];
}

/** Certificates are bought off a stack and sold whole (1835-6). */
const isStack = ({ title }: Position): boolean => title.parameters.certificates === "stack";

/** C-12.11: above a limit and able to sell. */
const mustSell = (at: Position, seat: Seat): boolean => isOverLimit(at, seat) && canSell(at, seat);

/** A larger bundle is never legal where a single share is not. */
const canSell = (at: Position, seat: Seat): boolean =>
  isStack(at) ? canSellStack(at, seat, wholeSale(at, seat)) : canSellUnit(at, seat);

const canSellUnit = (at: Position, seat: Seat): boolean =>
  at.title.corporations.some(({ symbol }) => checkStockSale(at, seat, symbol, 1) === undefined);

const canBuy = (at: Position, seat: Seat): boolean => (isStack(at) ? canBuyStack(at, seat) : canBuyUnit(at, seat));

const canBuyUnit = (at: Position, seat: Seat): boolean =>
  at.title.corporations.some(
    ({ symbol }) => !checkPurchase(at, seat, symbol, "pool") || !checkPurchase(at, seat, symbol, "offering"),
  ) ||
  canStart(at, seat) ||
  companyOptions(at, seat).length > 0;

/** Where files are trusted, at the lowest issue price of any size (18CZ-V10). */
function canStart(at: Position, seat: Seat): boolean {
  if (!isTrusted(at, "prices")) return parOptions(at, seat).length > 0;
  const lowest = at.title.parCells[0]?.price ?? 0;
  return at.title.corporations.some(
    ({ symbol, shareUnit }) =>
      !checkPar(at, seat, symbol) &&
      (lowest * parOptionPrices(at, symbol, 0).percent) / shareUnit <= player(at, seat).cash,
  );
}

/** The check of a sale of whole certificates by a seat. */
const wholeSale = (at: Position, seat: Seat) => (symbol: string, percents: readonly number[]) =>
  checkWholeSale(at, seat, symbol, percents);

function saleOptions(at: Position, seat: Seat): OptionBody[] {
  if (isStack(at)) {
    return stackSaleOptions(at, seat, wholeSale(at, seat));
  }
  return at.title.corporations.flatMap(({ symbol }): OptionBody[] => {
    const bundles = legalBundles(at, seat, symbol, (count) => checkStockSale(at, seat, symbol, count));
    return bundles.length ? [{ type: "sellShares", corporation: symbol, bundles }] : [];
  });
}

/** 1830-4.1 and C-13.3. */
function checkStockSale(at: Position, seat: Seat, symbol: string, count: number): Refusal | undefined {
  if (stockRound(at).number === 1) return refuse("NO_SALE_YET", ruleOf(at, "noSaleYet"));
  if (isTurnOver(at)) return refuse("SELL_BEFORE_BUY", ruleOf(at, "turnShape"));
  return checkSale(at, seat, symbol, count);
}

function purchaseOptions(at: Position, seat: Seat): OptionBody[] {
  return at.title.corporations.flatMap(({ symbol, shareUnit }) =>
    (["offering", "pool"] as const).flatMap((from): OptionBody[] =>
      checkPurchase(at, seat, symbol, from)
        ? []
        : [{ type: "buyShare", corporation: symbol, from, price: sharePrice(at, symbol, from), percent: shareUnit }],
    ),
  );
}

/** 18CZ-4.3: where sales come before the purchase, it ends the turn. */
const isTurnOver = (at: Position): boolean =>
  at.title.parameters.turnShape === "sellBuy" && stockRound(at).bought !== null;

/** C-12.3: par from the offering, market price from the pool; or market price from both (18CZ-0.5). */
function sharePrice(at: Position, symbol: string, from: SharePlace): number {
  const one = corporation(at, symbol);
  const isPar = from === "offering" && at.title.parameters.offeringPrice === "par";
  return (isPar ? one.par : priceOf(at.title, one)) ?? 0;
}

/** 18CZ-16.7: who owes the bank may neither buy nor start. */
function checkDebt(at: Position, seat: Seat): Refusal | undefined {
  const { debt } = player(at, seat);
  return debt > 0 ? refuse("IN_DEBT", ruleOf(at, "debt"), { amount: debt }) : undefined;
}

/** 18CZ-16.8: what a repayment would pay. */
function repayOptions(at: Position, seat: Seat): OptionBody[] {
  const { debt } = player(at, seat);
  return checkRepayment(at, seat) ? [] : [{ type: "repayLoan", amount: repayment(at, seat), debt }];
}

const repayment = (at: Position, seat: Seat): number => Math.min(player(at, seat).cash, player(at, seat).debt);

function checkRepayment(at: Position, seat: Seat): Refusal | undefined {
  if (player(at, seat).debt === 0) return refuse("NO_DEBT", ruleOf(at, "repayment"));
  const isLate = stockRound(at).bought !== null || repayment(at, seat) === 0;
  return isLate ? refuse("NOT_NOW", ruleOf(at, "repayment"), { step: "stock" }) : undefined;
}

/** 18CZ-21: the file's site asks everybody in debt, with or without cash. */
const isIdleDebtor = (at: Position, seat: Seat): boolean =>
  player(at, seat).debt > 0 && optionOf(at, "stops") === "all";

/** No action that keeps the round going: a pass after it is a pass (18CZ-16.8). */
function playRepayment(work: Working, seat: Seat): Refusal | undefined {
  const refusal = checkRepayment(work, seat);
  if (refusal) return refusal;
  const amount = repayment(work, seat);
  pay(work, seatHolder(seat), "bank", amount, "repayment");
  work.emit({ type: "loanRepaid", seat, amount, debt: player(work, seat).debt - amount });
  return undefined;
}

/** The checks of C-13.2 in their order. */
function checkPurchase(at: Position, seat: Seat, symbol: string, from: SharePlace): Refusal | undefined {
  const one = corporationNamed(at, symbol);
  if (!one || one.closed) return refuse("SHARE_NOT_AVAILABLE", ruleOf(at, "purchase", "C-13.2c"), { corp: symbol });
  if (!mayBuyShare(at, symbol, from)) return refuse("BUY_ONE_PER_TURN", ruleOf(at, "purchase", "C-13.2a"));
  if (soldThisRound(at, seat, symbol))
    return refuse("BUY_AFTER_SALE", ruleOf(at, "purchase", "C-13.2b"), { corp: symbol });
  if (one.par === null) return refuse("PRESIDENT_FIRST", ruleOf(at, "purchase", "C-12.2"), { corp: symbol });
  const unit = corporationFact(at.title, symbol).shareUnit;
  if (ordinaryHeld(one, from) < unit)
    return refuse("SHARE_NOT_AVAILABLE", ruleOf(at, "purchase", "C-13.2c"), { corp: symbol });
  return (
    checkDebt(at, seat) ??
    checkHolding(at, seat, symbol, unit) ??
    checkCertificates(at, seat, symbol) ??
    mustCover(at, seatHolder(seat), sharePrice(at, symbol, from), ruleOf(at, "purchase", "C-13.2f"))
  );
}

/** C-13.2a with the zone where several may be bought (1830-4.5, 1830-14.1). */
function mayBuyShare(at: Position, symbol: string, from: SharePlace): boolean {
  const { bought } = stockRound(at);
  if (bought === null) return true;
  if (bought === "company") return from === "pool" && isLenient(at) && isSeveralZone(at, symbol);
  if (bought.corporation !== symbol || bought.from === "par") return false;
  if (!isSeveralZone(at, symbol)) return false;
  return optionOf(at, "multiple_brown_from_ipo") === "on" || (from === "pool" && bought.from === "pool");
}

const isSeveralZone = (at: Position, symbol: string): boolean =>
  zoneFact(at.title, corporation(at, symbol)).severalPerTurn ?? false;

/** 1830-V10 as some tables play it: a private company needs no room for a certificate and leaves brown shares open. */
const isLenient = ({ state: { options } }: Position): boolean => options["player_private_trade"] === "lenient";

const soldThisRound = (at: Position, seat: Seat, symbol: string): boolean =>
  stockRound(at).sold[seat]?.includes(symbol) ?? false;

function parOptions(at: Position, seat: Seat): OptionBody[] {
  return at.title.corporations.flatMap(({ symbol }): OptionBody[] => {
    if (checkPar(at, seat, symbol)) return [];
    const { prices, percent } = parOptionPrices(at, symbol, player(at, seat).cash);
    return prices.length ? [{ type: "par", corporation: symbol, prices, percent }] : [];
  });
}

function checkPar(at: Position, seat: Seat, symbol: string): Refusal | undefined {
  const one = corporationNamed(at, symbol);
  const isOffered = one?.certificates.some((each) => each.president && each.holder === "offering");
  if (stockRound(at).bought !== null) return refuse("BUY_ONE_PER_TURN", ruleOf(at, "purchase", "C-13.2a"));
  if (!one || one.par !== null || !isOffered)
    return refuse("SHARE_NOT_AVAILABLE", ruleOf(at, "start", "C-13.2c"), { corp: symbol });
  if (soldThisRound(at, seat, symbol))
    return refuse("BUY_AFTER_SALE", ruleOf(at, "purchase", "C-13.2b"), { corp: symbol });
  const { percent } = parOptionPrices(at, symbol, 0);
  return (
    checkSize(at, symbol) ??
    checkDebt(at, seat) ??
    checkHolding(at, seat, symbol, percent) ??
    checkCertificates(at, seat, symbol)
  );
}

/** 18CZ-4.5, 18CZ-15.2: sizes open with phases. */
function checkSize(at: Position, symbol: string): Refusal | undefined {
  const { size } = corporationFact(at.title, symbol);
  if (size === null || phaseFact(at).sizes?.includes(size) !== false) return undefined;
  const phase = at.title.phases.find((one) => one.sizes?.includes(size))?.name ?? "";
  return refuse("SIZE_NOT_OPEN", ruleOf(at, "openSizes"), { corp: symbol, n: phase });
}

/** 1830-V10; in titles without the option players do not sell private companies to each other (18CZ-9.1). */
const isTraded = ({ state: { options } }: Position): boolean => (options["player_private_trade"] ?? "off") !== "off";

/** 1830-3.3: private companies of other players, from stock round 2 on, until they close. */
function checkCompanyPurchase(at: Position, seat: Seat, symbol: string): Refusal | undefined {
  const rule = ruleOf(at, "companyFromPlayer");
  const fact = at.title.companies.find((one) => one.symbol === symbol);
  const owner = seatOf(companyNamed(at, symbol)?.owner);
  const isOff = !isTraded(at) || stockRound(at).number === 1;
  if (stockRound(at).bought !== null) return refuse("BUY_ONE_PER_TURN", ruleOf(at, "purchase", "C-13.2a"));
  if (
    isOff ||
    phaseFact(at).closesCompanies ||
    !fact?.sellableToCorporations ||
    owner === undefined ||
    owner === seat
  ) {
    return refuse("COMPANY_NOT_FOR_SALE", rule, { private: fact?.name ?? symbol, reason: isOff ? "now" : "owner" });
  }
  return isLenient(at) ? undefined : checkCertificates(at, seat, null);
}

function companyOptions(at: Position, seat: Seat): OptionBody[] {
  const max = player(at, seat).cash;
  const consent = optionOf(at, "consent") !== "implied";
  return at.title.companies.flatMap(({ symbol }): OptionBody[] => {
    if (max < 1 || checkCompanyPurchase(at, seat, symbol)) return [];
    const owner = seatOf(company(at, symbol).owner) ?? -1;
    return [{ type: "buyPrivateFrom", company: symbol, owner, min: 1, max, consent }];
  });
}

export function playStock(work: Working, seat: Seat, move: Move): Refusal | undefined {
  if (isPacketOpen(work)) return playPacket(work, seat, move);
  if (move.type !== "sellShares" && mustSell(work, seat)) {
    return refuse("MUST_SELL", ruleOf(work, "mustSell", "C-12.11"));
  }
  if (isStack(work)) return playStackTurn(work, seat, move);
  switch (move.type) {
    case "pass":
    case "done":
      return endTurn(work, seat, move.type);
    case "par":
      return playPar(work, seat, move);
    case "buyShare":
      return playPurchase(work, seat, move);
    case "sellShares":
      return playSale(work, seat, move);
    case "repayLoan":
      return playRepayment(work, seat);
    case "buyPrivateFrom":
      return checkPrivateDeal(work, seat, move) ?? playPrivateDeal(work, seat, move);
    default:
      return refuse("NOT_NOW", "C-20.3", { step: "stock" });
  }
}

function playStackTurn(work: Working, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case "pass":
    case "done":
      return endTurn(work, seat, move.type);
    case "buyShare":
      return playStackPurchase(work, seat, move) ?? noteAction(work, seat);
    case "nationalise":
      return playNationalisation(work, seat, move) ?? noteAction(work, seat);
    case "sellShares":
      return playWholeSale(work, seat, move);
    default:
      return refuse("NOT_NOW", "C-20.3", { step: "stock" });
  }
}

/** C-13.5: after an action the turn is done; only a turn without one is a pass. */
function endTurn(work: Working, seat: Seat, how: "pass" | "done"): Refusal | undefined {
  const { acted } = stockRound(work);
  if (acted !== (how === "done")) return refuse("NOT_NOW", "C-13.5", { step: "stock" });
  if (how === "pass" || isIdle(work)) work.emit({ type: "passed", seat, forced: false });
  nextTurn(work);
  return undefined;
}

/** 1835-6.19: where only purchases keep a round going, a turn of sales counts as a pass. */
const isIdle = (at: Position): boolean =>
  at.title.parameters.roundEnds === "noPurchase" && stockRound(at).bought === null;

function nextTurn(work: Working): void {
  const { passes, turn } = stockRound(work);
  if (passes >= work.state.players.length) endStockRound(work);
  else work.emit({ type: "stockTurn", seat: leftOf(work, turn) });
}

/** C-13.8: whoever buys or sells passes priority to his left, and all must pass anew. */
function noteAction(work: Working, seat: Seat): undefined {
  if (stockRound(work).passes > 0) work.emit({ type: "passesCleared" });
  const next = leftOf(work, seat);
  if (work.state.priority !== next) work.emit({ type: "priorityMoved", seat: next });
}

function playPar(work: Working, seat: Seat, move: MoveOf<"par">): Refusal | undefined {
  const refusal = checkPar(work, seat, move.corporation);
  if (refusal) return refusal;
  const { prices, percent } = parOptionPrices(work, move.corporation, Number.POSITIVE_INFINITY);
  if (!isParPrice(work, move.corporation, move.price))
    return refuse("PAR_PRICE", ruleOf(work, "start", "C-12.2"), { price: move.price, list: prices.map(String) });
  const cost = (move.price * percent) / corporationFact(work.title, move.corporation).shareUnit;
  const short = mustCover(work, seatHolder(seat), cost, ruleOf(work, "start", "C-13.2f"));
  if (short) return short;
  startCorporation(work, seat, move.corporation, move.price);
  pay(work, seatHolder(seat), "bank", cost, "share");
  movePresidentCertificate(work, move.corporation, seatHolder(seat), "bought");
  work.emit({ type: "sharesBought", seat, corporation: move.corporation, from: "par", percent, price: cost });
  settlePresidency(work, move.corporation);
  settleFloating(work, move.corporation);
  noteAction(work, seat);
  return undefined;
}

function playPurchase(
  work: Working,
  seat: Seat,
  { corporation: symbol, from, percent: named }: MoveOf<"buyShare">,
): Refusal | undefined {
  const refusal = checkPurchase(work, seat, symbol, from);
  if (refusal) return refusal;
  const price = sharePrice(work, symbol, from);
  const percent = corporationFact(work.title, symbol).shareUnit;
  if (named !== undefined && named !== percent)
    return refuse("SHARE_NOT_AVAILABLE", ruleOf(work, "purchase", "C-13.2c"), { corp: symbol });
  pay(work, seatHolder(seat), "bank", price, "share");
  moveShares(work, symbol, from, seatHolder(seat), percent, "bought");
  work.emit({ type: "sharesBought", seat, corporation: symbol, from, percent, price });
  settlePresidency(work, symbol);
  settleFloating(work, symbol);
  noteAction(work, seat);
  return undefined;
}

function playSale(work: Working, seat: Seat, move: MoveOf<"sellShares">): Refusal | undefined {
  const { corporation: symbol, count } = move;
  const refusal = checkUnsized(move) ?? checkStockSale(work, seat, symbol, count);
  if (refusal) return refusal;
  sellShares(work, seat, symbol, count, "sold");
  noteAction(work, seat);
  return undefined;
}

export function checkPrivateDeal(at: Position, seat: Seat, move: MoveOf<"buyPrivateFrom">): Refusal | undefined {
  const refusal = checkCompanyPurchase(at, seat, move.company);
  if (refusal) return refusal;
  if (move.price < 1)
    return refuse("COMPANY_PRICE", ruleOf(at, "companyFromPlayer"), {
      private: move.company,
      min: 1,
      max: player(at, seat).cash,
    });
  return mustCover(at, seatHolder(seat), move.price, ruleOf(at, "companyFromPlayer"));
}

/** Asks the owner, or, with consent implied, carries the deal out. */
function playPrivateDeal(work: Working, seat: Seat, move: MoveOf<"buyPrivateFrom">): undefined {
  const owner = seatOf(company(work, move.company).owner) ?? -1;
  if (optionOf(work, "consent") !== "implied") work.emit({ type: "offerMade", from: seat, to: owner, move });
  else closePrivateDeal(work, seat, move);
}

export function closePrivateDeal(work: Working, seat: Seat, move: MoveOf<"buyPrivateFrom">): void {
  const { owner } = company(work, move.company);
  if (!owner) throw new Error(`${move.company} has no owner`);
  pay(work, seatHolder(seat), owner, move.price, "company");
  work.emit({ type: "companyMoved", company: move.company, from: owner, to: seatHolder(seat), price: move.price });
  work.emit({ type: "companyBoughtInStockRound", seat, company: move.company, price: move.price });
  noteAction(work, seat);
}

/** C-13.6: a turn in which nothing is left ends by itself; true if something happened. */
export function advanceStock(work: Working): boolean {
  if (isPacketOpen(work))
    return stockRound(work).passes >= work.state.players.length ? endPacketRound(work) : advancePacket(work);
  const { turn, acted } = stockRound(work);
  const isActive = !isOut(work, turn);
  const canRepay = checkRepayment(work, turn) === undefined || isIdleDebtor(work, turn);
  if (isActive && !isTurnOver(work) && (canSell(work, turn) || canBuy(work, turn) || canRepay)) return false;
  if (!acted || isIdle(work)) work.emit({ type: "passed", seat: turn, forced: true });
  nextTurn(work);
  return true;
}

/** 1835-4.8: all have passed, and items are left. */
function endPacketRound(work: Working): true {
  startOperatingSet(work, stockRound(work).number);
  return true;
}

/** C-13.9, then the order of seats where it goes by cash (18CZ-4.2), then the operating rounds. */
function endStockRound(work: Working): void {
  const symbols = work.title.corporations.map((fact) => fact.symbol);
  const soldOut = byMarketOrder(work, symbols).filter((symbol) => isSoldOut(corporation(work, symbol)));
  for (const symbol of soldOut) moveMarker(work, symbol, "up", 1, "soldOut");
  const { seatOrder } = work.title.parameters;
  if (seatOrder === "cash" && !isAlwaysLeast(work)) {
    work.emit({ type: "seatsOrdered", order: byCash(work, "most") });
  }
  startOperatingSet(work, stockRound(work).number);
}
