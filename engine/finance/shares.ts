/** Certificates, holdings, presidency and floating (C-12.1 to C-12.7). Shares in percent. */
import type { EventOf } from "../model/event.ts";
import type { Certificate, Corporation } from "../model/state.ts";
import type { CorporationFact } from "../model/title.ts";
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
export function certificatesHeld({ certificates }: Corporation, holder: Holder): number {
  let count = 0;
  for (const certificate of certificates) if (certificate.holder === holder) count += 1;
  return count;
}

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

const sizeOf = (certificates: readonly Certificate[], index: number): number => certificates[index]?.percent ?? 0;

/** Positions of ordinary certificates of a holder that add up to `percent`; throws if there are none. */
function ordinaryCertificates({ symbol, certificates }: Corporation, holder: Holder, percent: number): number[] {
  const chosen: number[] = [];
  let missing = percent;
  const largestFirst = [...certificates.keys()].sort((a, b) => sizeOf(certificates, b) - sizeOf(certificates, a));
  for (const index of largestFirst) {
    const one = certificates[index];
    if (!one || missing <= 0 || one.president || one.holder !== holder || one.percent > missing) continue;
    chosen.push(index);
    missing -= one.percent;
  }
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
  else if (isLent(one)) settleActing(work, one);
}

/** 1835-13.9: after a bankruptcy somebody may act without the president's certificate, which lies in the pool. */
const isLent = ({ certificates }: Corporation): boolean =>
  certificates.some((each) => each.president && each.holder === "pool");

/** Then it is whoever holds most, be it less than the certificate's worth. */
function settleActing(work: Working, one: Corporation): void {
  const { symbol, president } = one;
  if (president === null) return;
  const held = (seat: Seat): number => percentHeld(one, seatHolder(seat));
  const most = seatsFrom(work, president).reduce((best, seat) => (held(seat) > held(best) ? seat : best), president);
  if (most !== president) work.emit({ type: "presidentChanged", corporation: symbol, from: president, to: most });
}

/** C-12.6: the exchange of certificates, without payment; `to` the old president, or the pool if he sells (1835-6.16). */
export function passPresidency(work: Working, symbol: string, heir: Seat, to: "seat" | "pool" = "seat"): void {
  const one = corporation(work, symbol);
  const old = one.president;
  if (old === null) throw new Error(`${symbol} has no president`);
  const choices = swapChoices(work, one, heir);
  const place = isLent(one) ? "pool" : to;
  movePresidentCertificate(work, symbol, seatHolder(heir), "presidency");
  if (choices.length === 1)
    giveBack(work, symbol, { from: heir, to: place === "pool" ? "pool" : seatHolder(old) }, choices[0] ?? []);
  work.emit({ type: "presidentChanged", corporation: symbol, from: old, to: heir });
  if (choices.length > 1) {
    work.emit({ type: "swapAsked", swap: { corporation: symbol, from: heir, old, to: place, choices } });
  }
}

/** The new president's certificates that go back for the president's, by their sizes. */
export function giveBack(
  work: Working,
  symbol: string,
  { from, to }: { from: Seat; to: Holder },
  percents: readonly number[],
): void {
  const { certificates } = corporation(work, symbol);
  const chosen: number[] = [];
  for (const percent of percents) {
    const index = certificates.findIndex(
      (one, i) => one.holder === seatHolder(from) && one.percent === percent && !one.president && !chosen.includes(i),
    );
    if (index < 0) throw new Error(`${seatHolder(from)} has no ${percent} % of ${symbol} to give`);
    chosen.push(index);
  }
  const percent = percents.reduce((sum, each) => sum + each, 0);
  work.emit({
    type: "certificatesMoved",
    corporation: symbol,
    certificates: chosen,
    percent,
    from: seatHolder(from),
    to,
    reason: "presidency",
  });
}

/** 1835-7.9: in how many ways certificates make up the president's; the one with fewest certificates alone where nobody chooses. */
export function swapChoices(at: Position, one: Corporation, heir: Seat): number[][] {
  const needed = presidentPercent(one);
  const held = one.certificates.filter((each) => each.holder === seatHolder(heir) && !each.president);
  const whole = held.some((each) => each.percent === needed) ? [[needed]] : [];
  const parts = ordinaryOf(held, needed);
  const all = [...whole, ...(parts ? [parts] : [])];
  const choice = at.state.options["swapChoice"];
  if (choice === "oldDirector") return all;
  const first = choice === "inOrder" ? inOrder(held, needed) : undefined;
  return first ? [first] : all.slice(0, 1);
}

/** The first certificates of the stack's order that fit; undefined if they do not make up the whole. */
function inOrder(held: readonly Certificate[], needed: number): number[] | undefined {
  const chosen: number[] = [];
  let missing = needed;
  for (const { percent } of held) {
    if (percent > missing) continue;
    chosen.push(percent);
    missing -= percent;
  }
  return missing === 0 ? chosen : undefined;
}

/** Smaller certificates of one size that make up a percentage. */
function ordinaryOf(held: readonly Certificate[], needed: number): number[] | undefined {
  for (const percent of [...new Set(held.map((one) => one.percent))].sort((a, b) => b - a)) {
    const count = needed / percent;
    if (percent === needed || !Number.isInteger(count)) continue;
    if (held.filter((one) => one.percent === percent).length >= count)
      return Array.from({ length: count }, () => percent);
  }
  return undefined;
}

/** C-12.4: floats a corporation with a par and a president once enough has left the offering, and hands out its capital. */
export function settleFloating(work: Working, symbol: string): void {
  const one = corporation(work, symbol);
  const fact = corporationFact(work.title, symbol);
  if (one.floated || one.par === null || one.president === null) return;
  if (percentForFloating(work, one) < floatPercent(work, fact)) return;
  work.emit({ type: "floated", corporation: symbol });
  if (fact.start && one.cell === null) {
    work.emit({ type: "parSet", corporation: symbol, seat: one.president, ...fact.start });
  }
  pay(work, "bank", `corporation:${symbol}`, capitalOf(work, one), "capital");
}

/** C-12.4: ten times par and the like, or par for what players hold (1835-7.4). */
function capitalOf(at: Position, one: Corporation): number {
  const par = one.par ?? 0;
  if (at.title.parameters.capital === "full") return (par * 100) / corporationFact(at.title, one.symbol).shareUnit;
  const held = one.certificates.reduce(
    (sum, each) => (seatOf(each.holder) === undefined ? sum : sum + each.percent),
    0,
  );
  return (par * held) / 10;
}

/** 1835-17.5: a table may float one corporation earlier. */
const floatPercent = ({ state: { options } }: Position, { symbol, floatPercent: needed }: CorporationFact): number =>
  options[`${symbol.toLowerCase()}FloatsAt`] === undefined
    ? needed
    : Number(options[`${symbol.toLowerCase()}FloatsAt`]);

/** C-12.4: what has left the offering, or in some titles what players hold (18CZ-4.11). */
function percentForFloating(at: Position, one: Corporation): number {
  const idle = percentHeld(one, "offering");
  return at.title.parameters.floatBy === "sold" ? 100 - idle : 100 - idle - percentHeld(one, "pool");
}

/** Held by a player, or by the owner at whom nobody sits (18CZ-18.9). */
const isOwned = (holder: Holder): boolean =>
  seatOf(holder) !== undefined || holder === "neutral" || holder === "reserve";

/** C-13.9: floated, and everything in players' hands. */
export function isSoldOut(one: Corporation): boolean {
  return one.floated && !one.closed && one.certificates.every(({ holder }) => isOwned(holder));
}
