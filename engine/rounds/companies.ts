/** Private companies: revenue, closing, sale to corporations, exchange for a share, extra lay (C-16, C-14.1). */
import { checkLay, isRefusal, type Lay, type LegalLay, legalLays } from "../board/lays.ts";
import { checkHolding } from "../finance/limits.ts";
import { mustCover, pay } from "../finance/money.ts";
import { moveShares, ordinaryHeld, settleFloating, settlePresidency } from "../finance/shares.ts";
import type { Option } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { CompanyFact } from "../model/title.ts";
import { corporationHolder, type Seat, type SharePlace, seatHolder, seatOf } from "../model/words.ts";
import {
  company,
  companyFact,
  companyNamed,
  corporation,
  corporationFact,
  isTrusted,
  optionOf,
  type Position,
  phaseFact,
  presidentOf,
  ruleOf,
  type Working,
} from "../position.ts";
import { bookLay } from "./lay.ts";

/** C-14.1: every open private company pays its owner. */
export function payCompanies(work: Working): void {
  for (const fact of work.title.companies) {
    const { owner } = company(work, fact.symbol);
    if (owner) pay(work, "bank", owner, incomeOf(work, fact), "companyRevenue");
  }
}

/** What a private company brings in a round; some tables give one of them more (1835-17.3). */
export function incomeOf({ title, state }: Position, { symbol, revenue }: CompanyFact): number {
  const option = title.parameters.incomeOptions[symbol];
  return option === undefined ? revenue : Number(state.options[option] ?? revenue);
}

export function closeCompany(work: Working, symbol: string): void {
  const { owner, closed } = company(work, symbol);
  if (!closed) work.emit({ type: "companyClosed", company: symbol, owner });
}

/** C-16.5: half the face value rounded up, to twice the face value; or 1 up to the price of the track (18CZ-9.1). */
export function companyPriceRange(at: Position, { price }: CompanyFact): { min: number; max: number } {
  const { companyPrice } = at.state;
  if (at.title.parameters.companyPrices) return { min: 1, max: companyPrice ?? 0 };
  return { min: Math.ceil(price / 2), max: price * 2 };
}

/** Companies in players' hands. */
export const companiesOfPlayers = (at: Position): CompanyFact[] =>
  at.title.companies.filter((fact) => seatOf(company(at, fact.symbol).owner) !== undefined);

/** C-16.5, 1830-3.2: may the corporation in turn buy it at this price? */
export function checkCompanySale(at: Position, buyer: string, symbol: string, price: number): Refusal | undefined {
  const rule = ruleOf(at, "companyToCorporation");
  const fact = at.title.companies.find((one) => one.symbol === symbol);
  const owner = companyNamed(at, symbol)?.owner;
  if (!phaseFact(at).corporationsBuyCompanies)
    return refuse("COMPANY_NOT_FOR_SALE", rule, { private: symbol, reason: "phase" });
  if (!fact?.sellableToCorporations || seatOf(owner) === undefined) {
    return refuse("COMPANY_NOT_FOR_SALE", rule, { private: symbol, reason: "owner" });
  }
  const size = corporationFact(at.title, buyer).size ?? "";
  if (fact.ownerSizes && !fact.ownerSizes.includes(size))
    return refuse("COMPANY_SIZE", rule, { private: symbol, corp: buyer });
  const { min, max } = companyPriceRange(at, fact);
  if (price < min || price > max) return refuse("COMPANY_PRICE", rule, { private: fact.name, min, max });
  return mustCover(at, corporationHolder(buyer), price, rule);
}

/** Companies the corporation could buy now, as options of its president. */
export function companySaleOptions(at: Position, buyer: string): Option[] {
  if (!phaseFact(at).corporationsBuyCompanies) return [];
  const seat = presidentOf(at, buyer);
  return companiesOfPlayers(at).flatMap((fact): Option[] => {
    const { min, max } = companyPriceRange(at, fact);
    if (checkCompanySale(at, buyer, fact.symbol, min)) return [];
    const owner = seatOf(company(at, fact.symbol).owner) ?? -1;
    const most = Math.min(max, corporation(at, buyer).cash);
    const consent = owner !== seat && optionOf(at, "consent") !== "implied";
    return [
      {
        type: "buyCompany",
        company: fact.symbol,
        owner,
        corporation: buyer,
        min,
        max: most,
        consent,
        seat,
        side: true,
      },
    ];
  });
}

/** Carries out a sale to a corporation, after consent where it is needed. */
export function sellCompanyTo(work: Working, buyer: string, { company: symbol, price }: MoveOf<"buyCompany">): void {
  const { owner } = company(work, symbol);
  if (!owner) throw new Error(`${symbol} has no owner`);
  pay(work, corporationHolder(buyer), owner, price, "company");
  work.emit({ type: "companyMoved", company: symbol, from: owner, to: corporationHolder(buyer), price });
}

/** 18CZ-9.6: companies the corporation in turn may sell to the bank. */
export function bankSaleOptions(at: Position, seller: string): Option[] {
  const price = at.state.companyPrice;
  if (price === null) return [];
  const owned = at.title.companies.filter((fact) => checkBankSale(at, seller, fact.symbol) === undefined);
  return owned.map(({ symbol }) => ({
    type: "sellCompany",
    company: symbol,
    corporation: seller,
    price,
    seat: presidentOf(at, seller),
    side: true,
  }));
}

function checkBankSale(at: Position, seller: string, symbol: string): Refusal | undefined {
  const isSold = at.title.companies.some((fact) => fact.symbol === symbol && fact.soldToBank);
  const isOwner = companyNamed(at, symbol)?.owner === corporationHolder(seller);
  if (isSold && isOwner && at.state.companyPrice !== null) return undefined;
  return refuse("COMPANY_NOT_FOR_SALE", ruleOf(at, "companyToBank"), { private: symbol, reason: "bank" });
}

/** 18CZ-9.6: for exactly the price of the track; the company leaves the game. */
export function playBankSale(work: Working, seller: string, move: MoveOf<"sellCompany">): Refusal | undefined {
  const refusal = checkBankSale(work, seller, move.company);
  if (refusal) return refusal;
  const track = work.state.companyPrice ?? 0;
  const price = move.price ?? track;
  if (price !== track && !isTrusted(work, "prices")) {
    return refuse("COMPANY_PRICE", ruleOf(work, "companyToBank"), { private: move.company, min: track, max: track });
  }
  pay(work, "bank", corporationHolder(seller), price, "company");
  work.emit({ type: "companySold", company: move.company, corporation: seller, price });
  return undefined;
}

/** 1830-3.6: the share places from which the company's owner may exchange it now; empty if he may not. */
export function exchangePlaces(at: Position, fact: CompanyFact): SharePlace[] {
  const seat = seatOf(company(at, fact.symbol).owner);
  if (!fact.exchange || seat === undefined) return [];
  return (["offering", "pool"] as const).filter((from) => checkExchange(at, seat, fact.symbol, from) === undefined);
}

export function checkExchange(at: Position, seat: Seat, symbol: string, from: SharePlace): Refusal | undefined {
  const fact = at.title.companies.find((one) => one.symbol === symbol);
  const rule = ruleOf(at, "exchange");
  if (!fact?.exchange || company(at, symbol).owner !== seatHolder(seat) || !isExchangeTime(at, seat)) {
    return refuse("NOT_NOW", rule, {});
  }
  const { corporation: target, percent } = fact.exchange;
  if (ordinaryHeld(corporation(at, target), from) < percent) {
    return refuse("SHARE_NOT_AVAILABLE", rule, { corp: target });
  }
  return checkHolding(at, seat, target, percent);
}

/** 1830-3.6a and its variance: at any moment, or only in one's own stock turn and between turns. */
function isExchangeTime(at: Position, seat: Seat): boolean {
  const { round } = at.state;
  if (round.kind !== "stock" && round.kind !== "operating") return false;
  if (optionOf(at, "mh_exchange") === "any") return true;
  if (round.kind === "stock") return round.turn === seat || !round.acted;
  return round.turn === null || (round.turn.step === "track" && round.turn.lays.length === 0);
}

export function exchangeOptions(at: Position): Option[] {
  return at.title.companies.flatMap((fact): Option[] => {
    const from = exchangePlaces(at, fact);
    const seat = seatOf(company(at, fact.symbol).owner);
    if (!fact.exchange || from.length === 0 || seat === undefined) return [];
    return [{ type: "exchange", company: fact.symbol, corporation: fact.exchange.corporation, from, seat, side: true }];
  });
}

/** 1830-3.6d: share to the player, the company closes, presidency and floating follow. */
export function playExchange(work: Working, seat: Seat, move: MoveOf<"exchange">): Refusal | undefined {
  const refusal = checkExchange(work, seat, move.company, move.from);
  if (refusal) return refusal;
  const { exchange } = companyFact(work.title, move.company);
  if (!exchange || exchange.corporation !== move.corporation) return refuse("NOT_NOW", ruleOf(work, "exchange"), {});
  moveShares(work, exchange.corporation, move.from, seatHolder(seat), exchange.percent, "exchanged");
  closeCompany(work, move.company);
  settlePresidency(work, exchange.corporation);
  settleFloating(work, exchange.corporation);
  return undefined;
}

/** 1830-3.4: the extra lay of a company that the corporation owns. */
function extraLayTerms(at: Position, symbol: string, buyer: string): CompanyFact["extraLay"] {
  const one = companyNamed(at, symbol);
  const fact = at.title.companies.find((each) => each.symbol === symbol);
  if (!one || one.used || one.owner !== corporationHolder(buyer) || !fact?.extraLay) return null;
  return at.state.board.tiles[fact.extraLay.hex] ? null : fact.extraLay;
}

export function extraLayOptions(at: Position, buyer: string): Option[] {
  return at.title.companies.flatMap((fact): Option[] => {
    const power = extraLayTerms(at, fact.symbol, buyer);
    if (!power) return [];
    const terms = { corporation: buyer, connected: false, paysTerrain: false };
    return legalLays(at, terms, power).map((lay) => ({
      type: "layTile",
      corporation: buyer,
      ...lay,
      company: fact.symbol,
      seat: presidentOf(at, buyer),
      side: true,
    }));
  });
}

/** True if the company's power is an extra lay (and so no business of the track step). */
export const isExtraLay = (at: Position, symbol: string): boolean =>
  at.title.companies.some((fact) => fact.symbol === symbol && fact.extraLay !== null);

export function playExtraLay(work: Working, buyer: string, lay: Lay, symbol: string): Refusal | undefined {
  const rule = ruleOf(work, "extraLay");
  const power = extraLayTerms(work, symbol, buyer);
  if (!power || power.hex !== lay.hex || !power.tiles.includes(lay.tile)) return refuse("NOT_NOW", rule, {});
  const legal: LegalLay | Refusal = checkLay(work, lay, { corporation: buyer, connected: false, paysTerrain: false });
  if (isRefusal(legal)) return legal;
  bookLay(work, buyer, legal, { company: symbol, counts: false });
  return undefined;
}

/** C-20.4 with the option to stop everywhere: the corporation owns a company whose extra lay has not been used. */
export const ownsUnusedExtraLay = (at: Position, buyer: string): boolean =>
  at.title.companies.some(
    (fact) =>
      fact.extraLay && !company(at, fact.symbol).used && company(at, fact.symbol).owner === corporationHolder(buyer),
  );
