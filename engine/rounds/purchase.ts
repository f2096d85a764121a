/** Purchases of single shares, and of the director's certificate that starts a corporation (C-12.2, C-13.2). */
import { checkCertificates, checkHolding } from "../finance/limits.ts";
import { priceOf, zoneFact } from "../finance/market.ts";
import { mustCover, pay } from "../finance/money.ts";
import { isParPrice, parOptionPrices, startCorporation } from "../finance/par.ts";
import {
  movePresidentCertificate,
  moveShares,
  ordinaryHeld,
  settleFloating,
  settlePresidency,
} from "../finance/shares.ts";
import type { OptionBody } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Seat, type SharePlace, seatHolder } from "../model/words.ts";
import {
  corporation,
  corporationFact,
  corporationNamed,
  isTrusted,
  optionOf,
  type Position,
  phaseFact,
  player,
  ruleOf,
  type Working,
} from "../position.ts";
import { stockRound } from "./current.ts";
import { companyOptions, isLenient } from "./privatedeal.ts";
import { checkDebt } from "./repayment.ts";
import { noteAction, soldThisRound } from "./stockaction.ts";

export const canBuyUnit = (at: Position, seat: Seat): boolean =>
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

export function purchaseOptions(at: Position, seat: Seat): OptionBody[] {
  return at.title.corporations.flatMap(({ symbol, shareUnit }) =>
    (["offering", "pool"] as const).flatMap((from): OptionBody[] =>
      checkPurchase(at, seat, symbol, from)
        ? []
        : [{ type: "buyShare", corporation: symbol, from, price: sharePrice(at, symbol, from), percent: shareUnit }],
    ),
  );
}

/** C-12.3: par from the offering, market price from the pool; or market price from both (18CZ-0.5). */
function sharePrice(at: Position, symbol: string, from: SharePlace): number {
  const one = corporation(at, symbol);
  const isPar = from === "offering" && at.title.parameters.offeringPrice === "par";
  return (isPar ? one.par : priceOf(at.title, one)) ?? 0;
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

export function parOptions(at: Position, seat: Seat): OptionBody[] {
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

export function playPar(work: Working, seat: Seat, move: MoveOf<"par">): Refusal | undefined {
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

export function playPurchase(
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
