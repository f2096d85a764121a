/** The stock round (C-13, 1830-4): whose turn, what it may hold, passes, the end. */
import { isOverLimit } from "../finance/limits.ts";
import { byMarketOrder, moveMarker } from "../finance/market.ts";
import { checkSale, checkUnsized, legalBundles, sellShares } from "../finance/sales.ts";
import { isSoldOut } from "../finance/shares.ts";
import type { Decision, Option, OptionBody } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Seat } from "../model/words.ts";
import { corporation, leftOf, type Position, ruleOf, type Working } from "../position.ts";
import { stockRound } from "./current.ts";
import { byCash, isAlwaysLeast } from "./draft.ts";
import { isOut } from "./insolvency.ts";
import { startOperatingSet } from "./operating.ts";
import { advancePacket, isPacketOpen, packetDecision, playPacket } from "./packet.ts";
import { companyOptions, playPrivateDeal } from "./privatedeal.ts";
import { canBuyUnit, parOptions, playPar, playPurchase, purchaseOptions } from "./purchase.ts";
import { checkRepayment, isIdleDebtor, playRepayment, repayOptions } from "./repayment.ts";
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
import { noteAction } from "./stockaction.ts";

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

/** 18CZ-4.3: where sales come before the purchase, it ends the turn. */
const isTurnOver = (at: Position): boolean =>
  at.title.parameters.turnShape === "sellBuy" && stockRound(at).bought !== null;

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
      return playPrivateDeal(work, seat, move);
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

function playSale(work: Working, seat: Seat, move: MoveOf<"sellShares">): Refusal | undefined {
  const { corporation: symbol, count } = move;
  const refusal = checkUnsized(move) ?? checkStockSale(work, seat, symbol, count);
  if (refusal) return refusal;
  sellShares(work, seat, symbol, count, "sold");
  noteAction(work, seat);
  return undefined;
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
