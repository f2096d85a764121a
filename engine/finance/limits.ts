/** Certificate limit and holding limit (C-12.9 to C-12.11). */
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Title } from "../model/title.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { corporation, corporationFact, type Position, ruleOf } from "../position.ts";
import { zoneFact } from "./market.ts";
import { certificatesHeld, percentHeld } from "./shares.ts";

/** Certificates that count for the limit: private companies and shares outside exempt zones. */
export function countedCertificates(at: Position, seat: Seat): number {
  const holder = seatHolder(seat);
  let count = 0;
  for (const company of Object.values(at.state.companies)) if (company.owner === holder) count += 1;
  for (const one of Object.values(at.state.corporations)) {
    const held = certificatesHeld(one, holder);
    if (held > 0 && !zoneFact(at.title, one).certificateLimitExempt) count += held;
  }
  return count;
}

/** Certificates a player may hold, by the number of players. */
export function certificateLimit(title: Title, players: number): number {
  const limit = title.certificateLimit[String(players)];
  if (limit === undefined) throw new Error(`no certificate limit for ${players} players`);
  return limit;
}

/** The limit of a player, with one more for each corporation that is nearly his (1835-6.9). */
export function limitOf(at: Position, seat: Seat): number {
  const { limitBonusFrom } = at.title.parameters;
  const plain = certificateLimit(at.title, at.state.players.length);
  if (limitBonusFrom === null) return plain;
  const large = Object.values(at.state.corporations).filter(
    (one) => !isMinor(at, one.symbol) && percentHeld(one, seatHolder(seat)) >= limitBonusFrom,
  );
  return plain + large.length;
}

const isMinor = ({ title }: Position, symbol: string): boolean => corporationFact(title, symbol).minor !== null;

/** C-12.10: would hold more than allowed after adding `percent`. */
export function checkHolding(at: Position, seat: Seat, symbol: string, percent: number): Refusal | undefined {
  const one = corporation(at, symbol);
  if (zoneFact(at.title, one).holdingLimitExempt) return undefined;
  const limit = corporationFact(at.title, symbol).holdingLimit;
  if (percentHeld(one, seatHolder(seat)) + percent <= limit) return undefined;
  return refuse("HOLDING_LIMIT", ruleOf(at, "holdingLimit"), { n: limit, corp: symbol });
}

/** C-12.9: needs room for one counted certificate; pass the corporation whose share it is, or null for a private company. */
export function checkCertificates(at: Position, seat: Seat, symbol: string | null): Refusal | undefined {
  if (symbol !== null && zoneFact(at.title, corporation(at, symbol)).certificateLimitExempt) return undefined;
  const n = countedCertificates(at, seat);
  const limit = limitOf(at, seat);
  return n < limit ? undefined : refuse("CERT_LIMIT", ruleOf(at, "certificateLimit"), { n, limit });
}

/** C-12.11: above the certificate limit or above the holding limit of a corporation. */
export function isOverLimit(at: Position, seat: Seat): boolean {
  if (countedCertificates(at, seat) > limitOf(at, seat)) return true;
  return Object.values(at.state.corporations).some(
    (one) =>
      percentHeld(one, seatHolder(seat)) > corporationFact(at.title, one.symbol).holdingLimit &&
      !zoneFact(at.title, one).holdingLimitExempt,
  );
}
