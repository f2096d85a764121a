/** Private companies that players sell to each other in a stock round (1830-3.3, 1830-V10). */
import { checkCertificates } from "../finance/limits.ts";
import { mustCover, pay } from "../finance/money.ts";
import type { OptionBody } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Seat, seatHolder, seatOf } from "../model/words.ts";
import {
  company,
  companyNamed,
  optionOf,
  type Position,
  phaseFact,
  player,
  ruleOf,
  type Working,
} from "../position.ts";
import { stockRound } from "./current.ts";
import { noteAction } from "./stockaction.ts";

/** 1830-V10 as some tables play it: a private company needs no room for a certificate and leaves brown shares open. */
export const isLenient = ({ state: { options } }: Position): boolean => options["player_private_trade"] === "lenient";

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

export function companyOptions(at: Position, seat: Seat): OptionBody[] {
  const max = player(at, seat).cash;
  const consent = optionOf(at, "consent") !== "implied";
  return at.title.companies.flatMap(({ symbol }): OptionBody[] => {
    if (max < 1 || checkCompanyPurchase(at, seat, symbol)) return [];
    const owner = seatOf(company(at, symbol).owner) ?? -1;
    return [{ type: "buyPrivateFrom", company: symbol, owner, min: 1, max, consent }];
  });
}

function checkPrivateDeal(at: Position, seat: Seat, move: MoveOf<"buyPrivateFrom">): Refusal | undefined {
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
export function playPrivateDeal(work: Working, seat: Seat, move: MoveOf<"buyPrivateFrom">): Refusal | undefined {
  const refusal = checkPrivateDeal(work, seat, move);
  if (refusal) return refusal;
  const owner = seatOf(company(work, move.company).owner) ?? -1;
  if (optionOf(work, "consent") !== "implied") work.emit({ type: "offerMade", from: seat, to: owner, move });
  else closePrivateDeal(work, seat, move);
  return undefined;
}

export function closePrivateDeal(work: Working, seat: Seat, move: MoveOf<"buyPrivateFrom">): void {
  const { owner } = company(work, move.company);
  if (!owner) throw new Error(`${move.company} has no owner`);
  pay(work, seatHolder(seat), owner, move.price, "company");
  work.emit({ type: "companyMoved", company: move.company, from: owner, to: seatHolder(seat), price: move.price });
  work.emit({ type: "companyBoughtInStockRound", seat, company: move.company, price: move.price });
  noteAction(work, seat);
}
