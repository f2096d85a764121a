/** Certificates, holdings, presidency and floating (C-12.1 to C-12.7). Shares in percent. */
import type { EventOf } from "../model/event.ts";
import type { Certificate, Corporation } from "../model/state.ts";
import { type Holder, type Seat, seatHolder, seatOf } from "../model/words.ts";
import { corporation, corporationFact, type Position, seatsFrom, type Working } from "../position.ts";
import { pay } from "./money.ts";

type MoveReason = EventOf<"certificatesMoved">["reason"];

/** Percent of a corporation that a holder has. */
export function percentHeld({ certificates }: Corporation, holder: Holder): number {
  let sum = 0;
  for (const certificate of certificates) if (certificate.holder === holder) sum += certificate.percent;
  return sum;
}

/** Certificates of a corporation that a holder has; the president's counts one. */
export const certificatesHeld = ({ certificates }: Corporation, holder: Holder): number =>
  certificates.reduce((count, one) => (one.holder === holder ? count + 1 : count), 0);

/** Percent on the president's certificate. */
export const presidentPercent = ({ certificates }: Corporation): number =>
  certificates.find((one) => one.president)?.percent ?? 0;

/** Percent of ordinary certificates that a holder has. */
export function ordinaryHeld(one: Corporation, holder: Holder): number {
  return one.certificates.reduce(
    (sum, each) => (each.holder === holder && !each.president ? sum + each.percent : sum),
    0,
  );
}

/** Positions of ordinary certificates of a holder that add up to `percent`; throws if there are none. */
function ordinaryCertificates({ symbol, certificates }: Corporation, holder: Holder, percent: number): number[] {
  const chosen: number[] = [];
  let missing = percent;
  certificates.forEach((one, index) => {
    if (missing <= 0 || one.president || one.holder !== holder || one.percent > missing) return;
    chosen.push(index);
    missing -= one.percent;
  });
  if (missing !== 0) throw new Error(`${holder} has no ${percent} % of ${symbol} in ordinary certificates`);
  return chosen;
}

/** Moves ordinary certificates worth `percent` from one holder to another. */
export function moveShares(
  work: Working,
  symbol: string,
  from: Holder,
  to: Holder,
  percent: number,
  reason: MoveReason,
): void {
  const certificates = ordinaryCertificates(corporation(work, symbol), from, percent);
  work.emit({ type: "certificatesMoved", corporation: symbol, certificates, percent, from, to, reason });
}

/** Moves the president's certificate; the presidency itself follows in `settlePresidency`. */
export function movePresidentCertificate(work: Working, symbol: string, to: Holder, reason: MoveReason): void {
  const { certificates } = corporation(work, symbol);
  const index = certificates.findIndex((one) => one.president);
  const certificate = certificates[index] as Certificate;
  work.emit({
    type: "certificatesMoved",
    corporation: symbol,
    certificates: [index],
    percent: certificate.percent,
    from: certificate.holder,
    to,
    reason,
  });
}

/**
 * C-12.5: the seat that ought to be president, given each seat's percent. The president stays as long as nobody holds more; among
 * equals it is the first to his left; nobody below the president's certificate.
 */
export function rightfulPresident(at: Position, symbol: string, percentOf: (seat: Seat) => number): Seat | null {
  const one = corporation(at, symbol);
  if (one.president === null) return null;
  let best = one.president;
  const seats = seatsFrom(at, one.president);
  for (const seat of seats) if (percentOf(seat) > percentOf(best)) best = seat;
  return percentOf(best) >= presidentPercent(one) ? best : one.president;
}

/** C-12.5, C-12.6: exchanges the president's certificate for ordinary ones if somebody holds more. */
export function settlePresidency(work: Working, symbol: string): void {
  const one = corporation(work, symbol);
  const heir = rightfulPresident(work, symbol, (seat) => percentHeld(one, seatHolder(seat)));
  if (heir !== null && heir !== one.president) passPresidency(work, symbol, heir);
}

/** C-12.6: the exchange of certificates, without payment. */
export function passPresidency(work: Working, symbol: string, heir: Seat): void {
  const one = corporation(work, symbol);
  if (one.president === null) throw new Error(`${symbol} has no president`);
  const [old, next] = [seatHolder(one.president), seatHolder(heir)];
  movePresidentCertificate(work, symbol, next, "presidency");
  moveShares(work, symbol, next, old, presidentPercent(one), "presidency");
  work.emit({ type: "presidentChanged", corporation: symbol, from: one.president, to: heir });
}

/** C-12.4: floats a corporation with a par once enough has left the offering, and hands out its capital. */
export function settleFloating(work: Working, symbol: string): void {
  const one = corporation(work, symbol);
  const fact = corporationFact(work.title, symbol);
  if (one.floated || one.par === null) return;
  if (percentForFloating(work, one) < fact.floatPercent) return;
  work.emit({ type: "floated", corporation: symbol });
  const shares = 100 / fact.shareUnit;
  pay(work, "bank", `corporation:${symbol}`, one.par * shares, "capital");
}

/** C-12.4: what has left the offering, or in some titles what players hold (18CZ-4.11). */
function percentForFloating(at: Position, one: Corporation): number {
  const idle = percentHeld(one, "offering");
  return at.title.parameters.floatBy === "sold" ? 100 - idle : 100 - idle - percentHeld(one, "pool");
}

/** Held by a player, or by the owner at whom nobody sits (18CZ-18.9). */
const isOwned = (holder: Holder): boolean => seatOf(holder) !== undefined || holder === "neutral";

/** C-13.9: floated, and everything in players' hands. */
export function isSoldOut(one: Corporation): boolean {
  return one.floated && !one.closed && one.certificates.every(({ holder }) => isOwned(holder));
}
