/**
 * The auction of the private companies (1830-2): buy the cheapest, bid on others, pass; bids on a company are settled when it
 * becomes the cheapest.
 */

import { pay } from "../finance/money.ts";
import { parOptionPrices, startCorporation } from "../finance/par.ts";
import { movePresidentCertificate, moveShares, settleFloating } from "../finance/shares.ts";
import type { Decision, Option } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Bid } from "../model/state.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { company, companyFact, leftOf, optionOf, type Position, player, ruleOf, type Working } from "../position.ts";
import { payCompanies } from "./companies.ts";
import { auctionRound } from "./current.ts";

/** Unsold companies in order of face value; the first is the cheapest (1830-2.1). */
function unsold(at: Position): string[] {
  return at.title.companies
    .map((fact) => fact.symbol)
    .filter((symbol) => company(at, symbol).owner === null && !company(at, symbol).closed);
}

const bidsOn = (at: Position, symbol: string): readonly Bid[] => auctionRound(at).bids[symbol] ?? [];

const bidOf = (at: Position, symbol: string, seat: Seat): number =>
  bidsOn(at, symbol).find((bid) => bid.seat === seat)?.amount ?? 0;

/** 1830-2.2: cash less standing bids. */
function freeMoney(at: Position, seat: Seat): number {
  const committed = Object.keys(auctionRound(at).bids).reduce((sum, symbol) => sum + bidOf(at, symbol, seat), 0);
  return player(at, seat).cash - committed;
}

/** 1830-2.3b, 1830-2.6: what a seat may bid; empty if max is below min. */
function bidRange(at: Position, symbol: string, seat: Seat): { min: number; max: number } {
  const highest = Math.max(0, ...bidsOn(at, symbol).map((bid) => bid.amount));
  const base = Math.max(companyFact(at.title, symbol).price, highest);
  return { min: base + at.title.bidStep, max: freeMoney(at, seat) + bidOf(at, symbol, seat) };
}

/** The bidder with the lowest standing bid is asked. */
function lowestBidder(bids: readonly Bid[]): Seat {
  return bids.reduce((low, bid) => (bid.amount < low.amount ? bid : low)).seat;
}

export function auctionDecision(at: Position): Decision {
  const round = auctionRound(at);
  if (round.par) return parDecision(at, round.par.corporation, round.par.seat);
  if (round.contest !== null) return contestDecision(at, round.contest);
  return { step: "auction", corporation: null, deciders: [round.turn], options: turnOptions(at, round.turn) };
}

function parDecision(at: Position, corporation: string, seat: Seat): Decision {
  const option = {
    type: "par",
    corporation,
    ...parOptionPrices(at, corporation, Number.POSITIVE_INFINITY),
    seat,
    side: false,
  } as const;
  return { step: "grantedPar", corporation: null, deciders: [seat], options: [option] };
}

function contestDecision(at: Position, symbol: string): Decision {
  const seat = lowestBidder(bidsOn(at, symbol));
  const options: Option[] = [{ type: "pass", seat, side: false }];
  const { min, max } = bidRange(at, symbol, seat);
  if (min <= max) options.push({ type: "bid", company: symbol, min, max, seat, side: false });
  return { step: "contest", corporation: null, deciders: [seat], options };
}

function turnOptions(at: Position, seat: Seat): Option[] {
  const options: Option[] = [{ type: "pass", seat, side: false }];
  const [cheapest, ...others] = unsold(at);
  if (cheapest !== undefined && company(at, cheapest).price <= freeMoney(at, seat)) {
    options.push({ type: "buyPrivate", company: cheapest, price: company(at, cheapest).price, seat, side: false });
  }
  for (const symbol of others) {
    const { min, max } = bidRange(at, symbol, seat);
    if (min <= max) options.push({ type: "bid", company: symbol, min, max, seat, side: false });
  }
  return options;
}

export function playAuction(work: Working, seat: Seat, move: Move): Refusal | undefined {
  const round = auctionRound(work);
  if (round.par)
    return move.type === "par" ? playGrantedPar(work, seat, move) : refuse("NOT_NOW", "C-20.3", { step: "grantedPar" });
  if (round.contest !== null) return playContest(work, seat, round.contest, move);
  if (move.type === "pass") return pass(work, seat);
  if (move.type === "buyPrivate") return buy(work, seat, move);
  if (move.type === "bid") return bid(work, seat, move);
  return refuse("NOT_NOW", "C-20.3", { step: "auction" });
}

function playGrantedPar(work: Working, seat: Seat, move: MoveOf<"par">): Refusal | undefined {
  const rule = ruleOf(work, "grantedPar");
  const { corporation } = auctionRound(work).par ?? {};
  if (move.corporation !== corporation) return refuse("NOT_NOW", rule, { step: "grantedPar" });
  const { prices } = parOptionPrices(work, corporation, Number.POSITIVE_INFINITY);
  if (!prices.includes(move.price)) return refuse("PAR_PRICE", rule, { price: move.price, list: prices.map(String) });
  startCorporation(work, seat, corporation, move.price);
  movePresidentCertificate(work, corporation, seatHolder(seat), "granted");
  settleFloating(work, corporation);
  settleBids(work);
  return undefined;
}

function playContest(work: Working, seat: Seat, symbol: string, move: Move): Refusal | undefined {
  const rule = ruleOf(work, "contest");
  if (move.type === "pass") return dropOut(work, seat, symbol, false);
  if (move.type !== "bid" || move.company !== symbol) return refuse("NOT_NOW", rule, { step: "contest" });
  const refusal = checkBid(work, seat, move, rule);
  if (refusal) return refusal;
  work.emit({ type: "bidPlaced", seat, company: symbol, amount: move.amount });
  return undefined;
}

function dropOut(work: Working, seat: Seat, symbol: string, forced: boolean): undefined {
  work.emit({ type: "bidWithdrawn", seat, company: symbol, forced });
  const [last, ...others] = bidsOn(work, symbol);
  if (!last || others.length) return;
  work.emit({ type: "contestClosed", company: symbol });
  award(work, last.seat, symbol, last.amount);
  settleBids(work);
}

function checkBid(at: Position, seat: Seat, move: MoveOf<"bid">, rule: string): Refusal | undefined {
  const { min, max } = bidRange(at, move.company, seat);
  const name = companyFact(at.title, move.company).name;
  if (move.amount < min) return refuse("BID_TOO_LOW", rule, { private: name, min });
  return move.amount > max ? refuse("BID_TOO_HIGH", rule, { private: name, max: Math.max(0, max) }) : undefined;
}

function bid(work: Working, seat: Seat, move: MoveOf<"bid">): Refusal | undefined {
  const rule = ruleOf(work, "bid");
  const [cheapest, ...others] = unsold(work);
  if (move.company === cheapest) {
    const { price } = company(work, cheapest);
    return refuse("BID_ON_CHEAPEST", rule, { private: companyFact(work.title, cheapest).name, price });
  }
  if (!others.includes(move.company)) return refuse("NOT_NOW", rule, { step: "auction" });
  const refusal = checkBid(work, seat, move, rule);
  if (refusal) return refusal;
  work.emit({ type: "bidPlaced", seat, company: move.company, amount: move.amount });
  work.emit({ type: "passesCleared" });
  work.emit({ type: "auctionTurn", seat: leftOf(work, seat) });
  return undefined;
}

function buy(work: Working, seat: Seat, { company: symbol, price: named }: MoveOf<"buyPrivate">): Refusal | undefined {
  const rule = ruleOf(work, "buyPrivate");
  if (symbol !== unsold(work)[0]) return refuse("NOT_NOW", rule, { step: "auction" });
  const { price } = company(work, symbol);
  if (named !== undefined && named !== price)
    return refuse("COMPANY_PRICE", rule, { private: symbol, min: price, max: price });
  const cash = freeMoney(work, seat);
  if (cash < price) return refuse("MONEY_SHORT", rule, { payer: seatHolder(seat), cash, amount: price });
  takeCheapest(work, seat, symbol, price);
  return undefined;
}

/** 1830-2.4, 1830-2.5: a buy moves the priority card and lets the next companies' bids be settled. */
function takeCheapest(work: Working, seat: Seat, symbol: string, price: number): void {
  work.emit({ type: "passesCleared" });
  work.emit({ type: "priorityMoved", seat: leftOf(work, seat) });
  award(work, seat, symbol, price);
  settleBids(work);
}

/** The company goes to a player, and what comes with it (1830-2.10); a president's certificate comes with the par he sets. */
function award(work: Working, seat: Seat, symbol: string, price: number): void {
  const holder = seatHolder(seat);
  work.emit({ type: "bidsReturned", company: symbol });
  pay(work, holder, "bank", price, "company");
  work.emit({ type: "companyMoved", company: symbol, from: "bank", to: holder, price });
  const { grant } = companyFact(work.title, symbol);
  if (!grant) return;
  if (grant.president) work.emit({ type: "parAwaited", corporation: grant.corporation, seat });
  else moveShares(work, grant.corporation, "offering", holder, grant.percent, "granted");
}

/** 1830-2.5: looks at the new cheapest company until a decision is needed; then the turn goes to the left of the last buyer. */
function settleBids(work: Working): void {
  if (auctionRound(work).par) return;
  const cheapest = unsold(work)[0];
  const bids = cheapest === undefined ? [] : bidsOn(work, cheapest);
  const [only, ...others] = bids;
  if (cheapest === undefined) return;
  if (!only) work.emit({ type: "auctionTurn", seat: leftOf(work, auctionRound(work).turn) });
  else if (others.length) work.emit({ type: "contestOpened", company: cheapest });
  else {
    award(work, only.seat, cheapest, only.amount);
    settleBids(work);
  }
}

function pass(work: Working, seat: Seat, forced = false): undefined {
  work.emit({ type: "passed", seat, forced });
  work.emit({ type: "auctionTurn", seat: leftOf(work, seat) });
  if (auctionRound(work).passes >= work.state.players.length) allPassed(work);
}

/** 1830-2.7, 1830-2.8. */
function allPassed(work: Working): void {
  work.emit({ type: "passesCleared" });
  const cheapest = unsold(work)[0] ?? "";
  if (cheapest !== work.title.companies[0]?.symbol) {
    payCompanies(work);
    return;
  }
  const price = Math.max(0, company(work, cheapest).price - work.title.bidStep);
  work.emit({ type: "companyPriceFell", company: cheapest, price });
  if (price === 0) takeCheapest(work, auctionRound(work).turn, cheapest, 0);
}

/** Moves on where no decision is left; true if something happened. */
export function advanceAuction(work: Working): boolean {
  const round = auctionRound(work);
  if (round.par) return false;
  if (unsold(work).length === 0) {
    work.emit({ type: "stockRoundStarted", number: 1, seat: work.state.priority });
    return true;
  }
  if (optionOf(work, "stops") === "all") return false;
  const { options, deciders } = auctionDecision(work);
  const seat = deciders[0];
  if (seat === undefined || options.some((option) => option.type !== "pass")) return false;
  if (round.contest !== null) dropOut(work, seat, round.contest, true);
  else pass(work, seat, true);
  return true;
}
