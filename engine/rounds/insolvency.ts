/** A player who cannot pay for a train that he must buy is out, and the others play on (1835-13.9). */
import { giveBack, movePresidentCertificate, percentHeld, presidentPercent, swapChoices } from "../finance/shares.ts";
import type { Corporation } from "../model/state.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { corporation, corporationFact, type Position, player, seatsFrom, type Working } from "../position.ts";
import { closeCompany } from "./companies.ts";

export const isOut = (at: Position, seat: Seat): boolean => player(at, seat).bankrupt;

/** A minor whose owner is out: it does nothing until it joins another corporation. */
export function isIdle(at: Position, symbol: string): boolean {
  const { president } = corporation(at, symbol);
  return corporationFact(at.title, symbol).minor !== null && president !== null && isOut(at, president);
}

/** Everybody who still plays, from a seat on. */
const activeFrom = (at: Position, seat: Seat): Seat[] => seatsFrom(at, seat).filter((one) => !isOut(at, one));

/** His private companies close; his shares go to the pool, whatever lies there. Minors stay until they are exchanged. */
export function surrender(work: Working, seat: Seat): void {
  for (const { symbol } of work.title.companies) {
    if (work.state.companies[symbol]?.owner === seatHolder(seat)) closeCompany(work, symbol);
  }
  for (const { symbol, minor } of work.title.corporations) if (!minor) surrenderShares(work, seat, symbol);
}

/** His shares of one corporation go to the pool, and somebody else directs it. */
export function surrenderShares(work: Working, seat: Seat, symbol: string): void {
  if (corporation(work, symbol).president === seat) replace(work, seat, symbol);
  const { certificates } = corporation(work, symbol);
  const own = [...certificates.keys()].filter((index) => certificates[index]?.holder === seatHolder(seat));
  if (own.length === 0) return;
  const percent = percentHeld(corporation(work, symbol), seatHolder(seat));
  const moved = { corporation: symbol, certificates: own, percent };
  work.emit({ type: "certificatesMoved", ...moved, from: seatHolder(seat), to: "pool", reason: "bankruptcy" });
}

/**
 * By the ordinary rule among holders of the president's certificate's worth; without one the largest holder acts without the
 * certificate, and without any holder whoever starts the next stock round.
 */
function replace(work: Working, old: Seat, symbol: string): void {
  const one = corporation(work, symbol);
  const heir = largest(one, activeFrom(work, old));
  if (heir !== undefined && percentHeld(one, seatHolder(heir)) >= presidentPercent(one)) {
    const [percents = []] = swapChoices(work, one, heir);
    const isHis = one.certificates.some((each) => each.president && each.holder === seatHolder(old));
    movePresidentCertificate(work, symbol, seatHolder(heir), "presidency");
    giveBack(work, symbol, { from: heir, to: isHis ? seatHolder(old) : "pool" }, percents);
    work.emit({ type: "presidentChanged", corporation: symbol, from: old, to: heir });
    return;
  }
  const starters = activeFrom(work, work.state.priority);
  const to = largest(one, starters) ?? starters[0];
  if (to !== undefined) work.emit({ type: "presidentChanged", corporation: symbol, from: old, to });
}

/** The first of those with most; nobody if all have nothing. */
function largest(one: Corporation, seats: readonly Seat[]): Seat | undefined {
  const held = (seat: Seat): number => percentHeld(one, seatHolder(seat));
  const most = Math.max(0, ...seats.map(held));
  return most === 0 ? undefined : seats.find((seat) => held(seat) === most);
}

/** Nobody is left to play. */
export const areAllOut = (at: Position): boolean => at.state.players.every((one) => one.bankrupt);
