/** A corporation takes over a smaller one (18CZ-13): price, consent, payment, stations, trains. */

import { priceOf } from "../finance/market.ts";
import { pay } from "../finance/money.ts";
import { percentHeld } from "../finance/shares.ts";
import type { OptionBody } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Station } from "../model/state.ts";
import { corporationHolder, seatHolder } from "../model/words.ts";
import {
  company,
  corporation,
  corporationFact,
  corporationNamed,
  isNeutral,
  optionOf,
  type Position,
  presidentOf,
  ruleOf,
  type Working,
} from "../position.ts";
import { operatingTurn } from "./current.ts";
import { askForDiscards } from "./phases.ts";
import { goOn, goTo } from "./turn.ts";

/** 18CZ-13.1: floated, smaller, and nobody's but a player's. */
function isTarget(at: Position, buyer: string, symbol: string): boolean {
  const one = corporationNamed(at, symbol);
  if (!one?.floated || one.closed || isNeutral(at, symbol) || isNeutral(at, buyer)) return false;
  const size = corporationFact(at.title, buyer).size ?? "";
  return at.title.parameters.takeovers?.[size]?.includes(corporationFact(at.title, symbol).size ?? "") ?? false;
}

const targetsOf = (at: Position, buyer: string): string[] =>
  at.title.corporations.map((fact) => fact.symbol).filter((symbol) => isTarget(at, buyer, symbol));

/** Something could be taken over, affordable or not (18CZ-21). */
export const hasTarget = (at: Position, buyer: string): boolean => targetsOf(at, buyer).length > 0;

/** Shares of a corporation in players' hands. */
function sharesToPay(at: Position, symbol: string): number {
  const one = corporation(at, symbol);
  const percent = [...at.state.players.keys()].reduce((sum, seat) => sum + percentHeld(one, seatHolder(seat)), 0);
  return percent / corporationFact(at.title, symbol).shareUnit;
}

/** 18CZ-13.2: half to one and a half times the price of a share. */
function priceRange(at: Position, symbol: string): { min: number; max: number } {
  const price = priceOf(at.title, corporation(at, symbol)) ?? 0;
  return { min: Math.ceil(price / 2), max: Math.floor((price * 3) / 2) };
}

/** What the treasury alone can pay for (18CZ-13.4). */
function affordable(at: Position, buyer: string, symbol: string): { min: number; max: number } {
  const { min, max } = priceRange(at, symbol);
  const shares = sharesToPay(at, symbol);
  return { min, max: Math.min(max, Math.floor(corporation(at, buyer).cash / shares)) };
}

const needsConsent = (at: Position, buyer: string, symbol: string): boolean =>
  presidentOf(at, symbol) !== presidentOf(at, buyer) && optionOf(at, "consent") !== "implied";

export function takeoverOptions(at: Position, buyer: string): OptionBody[] {
  const options = targetsOf(at, buyer).flatMap((symbol): OptionBody[] => {
    const { min, max } = affordable(at, buyer, symbol);
    if (max < min) return [];
    const [shares, owner] = [sharesToPay(at, symbol), presidentOf(at, symbol)];
    return [
      { type: "takeOver", corporation: symbol, min, max, shares, owner, consent: needsConsent(at, buyer, symbol) },
    ];
  });
  return [{ type: "pass" }, ...options];
}

/** 18CZ-13.1: may the one ever take over the other? */
export function checkTarget(at: Position, buyer: string, symbol: string): Refusal | undefined {
  if (isTarget(at, buyer, symbol)) return undefined;
  return refuse("TAKEOVER_TARGET", ruleOf(at, "takeoverTarget"), { corp: buyer, target: symbol });
}

export function checkTakeover(at: Position, buyer: string, move: MoveOf<"takeOver">): Refusal | undefined {
  const { corporation: symbol, price } = move;
  const refusal = checkTarget(at, buyer, symbol);
  if (refusal) return refusal;
  const { min, max } = priceRange(at, symbol);
  if (price < min || price > max)
    return refuse("TAKEOVER_PRICE", ruleOf(at, "takeoverPrice"), { target: symbol, min, max });
  const { cash } = corporation(at, buyer);
  const amount = price * sharesToPay(at, symbol);
  if (amount <= cash) return undefined;
  return refuse("MONEY_SHORT", ruleOf(at, "takeoverMoney"), { payer: corporationHolder(buyer), cash, amount });
}

export function playTakeover(work: Working, buyer: string, move: Move): Refusal | undefined {
  if (move.type === "pass") {
    work.emit({ type: "declined", corporation: buyer, step: "takeover" });
    leave(work);
    return undefined;
  }
  if (move.type !== "takeOver") return refuse("NOT_NOW", "C-20.3", { step: "takeover" });
  const refusal = checkTakeover(work, buyer, move);
  if (refusal) return refusal;
  const [from, to] = [presidentOf(work, buyer), presidentOf(work, move.corporation)];
  if (needsConsent(work, buyer, move.corporation)) work.emit({ type: "offerMade", from, to, move });
  else takeOver(work, buyer, move);
  return undefined;
}

/** Ends the step; above the limit trains must go first (18CZ-15.7). */
export function leave(work: Working): true {
  goOn(work);
  askForDiscards(work);
  return true;
}

/** 18CZ-13.4 to 13.9, in this order: payment, treasury, private companies, then stations, trains and the end of the target. */
export function takeOver(work: Working, buyer: string, { corporation: symbol, price }: MoveOf<"takeOver">): void {
  const target = corporation(work, symbol);
  const unit = corporationFact(work.title, symbol).shareUnit;
  for (const seat of work.state.players.keys()) {
    const amount = (price * percentHeld(target, seatHolder(seat))) / unit;
    pay(work, corporationHolder(buyer), seatHolder(seat), amount, "takeover");
  }
  pay(work, corporationHolder(symbol), corporationHolder(buyer), target.cash, "takeover");
  for (const fact of work.title.companies) {
    if (company(work, fact.symbol).owner !== corporationHolder(symbol)) continue;
    const [from, to] = [corporationHolder(symbol), corporationHolder(buyer)];
    work.emit({ type: "companyMoved", company: fact.symbol, from, to, price: 0 });
  }
  work.emit({ type: "takenOver", corporation: symbol, by: buyer, price, ...inheritance(work, buyer, symbol) });
  goOnMerging(work, buyer, symbol);
}

/** 18CZ-13.6: where both stand in one city the buyer's own station comes off; every token not on the map has one price from now on. */
function inheritance(at: Position, buyer: string, symbol: string) {
  const [own, target] = [corporation(at, buyer), corporation(at, symbol)];
  const isShared = ({ hex, city }: Station) => target.stations.some((one) => one.hex === hex && one.city === city);
  const lifted = own.stations.filter(isShared);
  const tokens = tokensAt(at, own.tokens.length + lifted.length);
  return { trains: [...target.trains], drops: sharedHexes(at, buyer, symbol), lifted, tokens };
}

const tokensAt = ({ title }: Position, count: number): number[] =>
  Array.from({ length: count }, () => title.parameters.tokenAfterTakeover);

/** 18CZ-13.7: hexes where both have a station, in different cities. */
function sharedHexes(at: Position, buyer: string, symbol: string): string[] {
  const own = corporation(at, buyer).stations;
  return corporation(at, symbol)
    .stations.filter(({ hex, city }) => own.some((one) => one.hex === hex && one.city !== city))
    .map((one) => one.hex);
}

/** The forced choices that a take-over leaves open: stations first (18CZ-13.7), then trains (18CZ-13.8). */
function goOnMerging(work: Working, buyer: string, symbol: string): void {
  const [hex] = operatingTurn(work).drops;
  if (hex !== undefined) {
    work.emit({ type: "stationDropAsked", corporation: buyer, hex });
    return;
  }
  const { stations, tokens } = corporation(work, symbol);
  const count = tokens.length + corporation(work, buyer).tokens.length;
  const merged = { stations: [...stations], tokens: tokensAt(work, count) };
  work.emit({ type: "corporationMerged", corporation: symbol, by: buyer, ...merged });
  goTo(work, operatingTurn(work).acquired.length ? "acquired" : "takeover");
}

export function stationDropOptions(at: Position, symbol: string): OptionBody[] {
  const { drops, merging } = operatingTurn(at);
  return [symbol, merging ?? symbol].flatMap((owner) =>
    corporation(at, owner)
      .stations.filter((one) => one.hex === drops[0])
      .map(({ hex, city }): OptionBody => ({ type: "dropStation", corporation: owner, hex, city })),
  );
}

export function playStationDrop(work: Working, symbol: string, move: Move): Refusal | undefined {
  if (move.type !== "dropStation") return refuse("NOT_NOW", ruleOf(work, "stationDrop"), { step: "stationDrop" });
  const { drops, merging } = operatingTurn(work);
  const station = stationDropOptions(work, symbol).find(
    (option) => option.type === "dropStation" && option.hex === move.hex && option.city === move.city,
  );
  if (station?.type !== "dropStation" || merging === null) {
    return refuse("STATION_DROP", ruleOf(work, "stationDrop"), { hex: drops[0] ?? "" });
  }
  const { hex, city } = move;
  const price = work.title.parameters.tokenAfterTakeover;
  work.emit({ type: "stationDropped", corporation: station.corporation, hex, city, price });
  goOnMerging(work, symbol, merging);
  return undefined;
}
