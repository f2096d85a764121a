/**
 * Shares as certificates of their own (1835-5, 1835-6): off the top of a stack, out of the pool, from another player, and sold whole.
 */
import { checkCertificates } from "../finance/limits.ts";
import { priceOf } from "../finance/market.ts";
import { mustCover, pay } from "../finance/money.ts";
import { salePrice } from "../finance/sales.ts";
import {
  certificatesHeld,
  percentHeld,
  presidentPercent,
  settleFloating,
  settlePresidency,
} from "../finance/shares.ts";
import { sellCertificates, sum } from "../finance/whole.ts";
import type { Bundle, OptionBody } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Certificate, Corporation } from "../model/state.ts";
import { corporationHolder, type Holder, type Seat, seatHolder } from "../model/words.ts";
import {
  corporation,
  corporationFact,
  corporationNamed,
  optionOf,
  type Position,
  player,
  ruleOf,
  seatsFrom,
  type Working,
} from "../position.ts";
import { stockRound } from "./current.ts";
import { isReleased, releasedOf, tellReleases } from "./release.ts";

type Purchase = MoveOf<"buyShare">;
type Nationalisation = MoveOf<"nationalise">;

/** Something a player could buy: a certificate with its place and price. */
interface Offer {
  readonly index: number;
  readonly percent: number;
  readonly price: number;
  readonly president: boolean;
}

/** 1835-5.5: the top certificate of the stack, at par. */
function topOfStack(at: Position, symbol: string): Offer | undefined {
  const { certificates } = corporation(at, symbol);
  const start = corporationFact(at.title, symbol).start;
  const index = certificates.findIndex((one) => one.holder === "offering");
  const top = certificates[index];
  if (!top || !start || !isReleased(at, symbol)) return undefined;
  return { index, percent: top.percent, price: (start.price * top.percent) / 10, president: top.president };
}

/** 1835-6.4: one certificate of each size in the pool, at the market price. */
function inPool(at: Position, symbol: string): Offer[] {
  const one = corporation(at, symbol);
  if (percentHeld(one, "pool") === 0) return [];
  const market = priceOf(at.title, one) ?? corporationFact(at.title, symbol).start?.price ?? 0;
  const sizes = [...new Set(one.certificates.filter(({ holder }) => holder === "pool").map(({ percent }) => percent))];
  return sizes.map((percent) => {
    const fits = [...one.certificates.keys()].filter((index) => {
      const each = one.certificates[index];
      return each?.holder === "pool" && each.percent === percent;
    });
    const presidents = fits.find((index) => one.certificates[index]?.president);
    return {
      index: presidents ?? fits[0] ?? -1,
      percent,
      price: Math.floor((market * percent) / 10),
      president: presidents !== undefined,
    };
  });
}

const offersOf = (at: Position, symbol: string, from: "offering" | "pool"): Offer[] => {
  if (from === "pool") return inPool(at, symbol);
  const top = topOfStack(at, symbol);
  return top ? [top] : [];
};

const PLACES = ["offering", "pool"] as const;

export function stackPurchaseOptions(at: Position, seat: Seat): OptionBody[] {
  const shares = at.title.corporations.flatMap(({ symbol }) =>
    PLACES.flatMap((from) =>
      offersOf(at, symbol, from)
        .filter((offer) => checkBuying(at, seat, symbol, offer.percent, offer.price) === undefined)
        .map(({ percent, price }): OptionBody => ({ type: "buyShare", corporation: symbol, from, percent, price })),
    ),
  );
  return [...shares, ...nationalisations(at, seat)];
}

/** True if `stackPurchaseOptions` has something; nothing is sold after the turn's purchase. What is cheap to see is seen first. */
export function canBuyStack(at: Position, seat: Seat): boolean {
  if (stockRound(at).bought !== null) return false;
  const { cash } = player(at, seat);
  const may = (symbol: string, { percent, price }: Offer): boolean =>
    price <= cash && checkBuying(at, seat, symbol, percent, price) === undefined;
  return (
    at.title.corporations.some(({ symbol }) =>
      PLACES.some((from) => offersOf(at, symbol, from).some((offer) => may(symbol, offer))),
    ) || nationalisations(at, seat).length > 0
  );
}

/** 1835-6.7: what every purchase needs. */
function checkBuying(at: Position, seat: Seat, symbol: string, percent: number, price: number): Refusal | undefined {
  if (stockRound(at).bought !== null) return refuse("BUY_ONE_PER_TURN", ruleOf(at, "onePurchase", "C-13.2a"));
  if (stockRound(at).sold[seat]?.includes(symbol))
    return refuse("BUY_AFTER_SALE", ruleOf(at, "buyAfterSale", "C-13.2b"), { corp: symbol });
  if (percent <= 0) return refuse("SHARE_NOT_AVAILABLE", ruleOf(at, "purchase", "C-13.2c"), { corp: symbol });
  return (
    checkCertificates(at, seat, symbol) ?? mustCover(at, seatHolder(seat), price, ruleOf(at, "purchase", "C-13.2f"))
  );
}

export function playStackPurchase(work: Working, seat: Seat, move: Purchase): Refusal | undefined {
  if (!corporationNamed(work, move.corporation)) {
    return refuse("SHARE_NOT_AVAILABLE", ruleOf(work, "purchase", "C-13.2c"), { corp: move.corporation });
  }
  const offer = offerMeant(work, seat, move);
  if (!offer) return refuse("SHARE_NOT_AVAILABLE", ruleOf(work, "purchase", "C-13.2c"), { corp: move.corporation });
  const refusal = checkBuying(work, seat, move.corporation, offer.percent, offer.price);
  if (refusal) return refusal;
  const before = releasedOf(work);
  take(work, seat, move.corporation, offer, move.from);
  const from = offer.president && move.from === "offering" ? "par" : move.from;
  work.emit({
    type: "sharesBought",
    seat,
    corporation: move.corporation,
    from,
    percent: offer.percent,
    price: offer.price,
  });
  settleOwners(work, seat, move.corporation, offer);
  tellReleases(work, before);
  return undefined;
}

/** The certificate of the size that the move names; without a size the first that the player may buy. */
function offerMeant(at: Position, seat: Seat, { corporation: symbol, from, percent }: Purchase): Offer | undefined {
  const offers = offersOf(at, symbol, from);
  if (percent !== undefined) return offers.find((one) => one.percent === percent);
  return offers.find((one) => !checkBuying(at, seat, symbol, one.percent, one.price)) ?? offers[0];
}

/** 1835-6.3, 7.5: new shares pay the bank before floating, the treasury afterwards. */
function take(work: Working, seat: Seat, symbol: string, offer: Offer, from: Holder): void {
  const isNew = from === "offering";
  const payee = isNew && corporation(work, symbol).floated ? corporationHolder(symbol) : "bank";
  pay(work, seatHolder(seat), payee, offer.price, "share");
  work.emit({
    type: "certificatesMoved",
    corporation: symbol,
    certificates: [offer.index],
    percent: offer.percent,
    from,
    to: seatHolder(seat),
    reason: "bought",
  });
}

function settleOwners(work: Working, seat: Seat, symbol: string, { president }: Offer): void {
  const { president: old } = corporation(work, symbol);
  if (president && old !== seat) work.emit({ type: "presidentChanged", corporation: symbol, from: old, to: seat });
  settlePresidency(work, symbol);
  settleFloating(work, symbol);
}

/** 1835-6.5: from 55 % of a floated corporation on, any certificate of another player, at one and a half times its price. */
function nationalisations(at: Position, seat: Seat): OptionBody[] {
  const { nationaliseFrom } = at.title.parameters;
  if (nationaliseFrom === null) return [];
  const others = seatsFrom(at, seat).slice(1);
  const holder = seatHolder(seat);
  return at.title.corporations
    .filter(({ symbol }) => percentHeld(corporation(at, symbol), holder) >= nationaliseFrom)
    .flatMap(({ symbol }) => others.flatMap((from) => nationalisedFrom(at, seat, symbol, from)));
}

function nationalisedFrom(at: Position, seat: Seat, symbol: string, from: Seat): OptionBody[] {
  return sizesHeld(corporation(at, symbol), from)
    .map((percent) => ({ type: "nationalise" as const, corporation: symbol, from, percent }))
    .filter((move) => checkNationalisation(at, seat, move) === undefined)
    .map((move): OptionBody => ({ ...move, price: nationalPrice(at, symbol, move.percent) }));
}

/** Sizes of certificates that a seat could be made to give; the president's own keeps it from the last. */
const sizesHeld = ({ certificates }: Corporation, seat: Seat): number[] => [
  ...new Set(certificates.filter((one) => one.holder === seatHolder(seat) && !one.president).map((one) => one.percent)),
];

/** 1835-6.6: a half Mark is left out, or counted whole where the table rounds up. */
function nationalPrice(at: Position, symbol: string, percent: number): number {
  const exact = ((priceOf(at.title, corporation(at, symbol)) ?? 0) * percent * 3) / 20;
  return optionOf(at, "nationaliseRounding") === "up" ? Math.ceil(exact) : Math.floor(exact);
}

function checkNationalisation(at: Position, seat: Seat, move: Nationalisation): Refusal | undefined {
  const { nationaliseFrom } = at.title.parameters;
  const one = corporationNamed(at, move.corporation);
  if (nationaliseFrom === null || !one?.floated || one.closed || move.from === seat) {
    return refuse("NATIONALISE", ruleOf(at, "nationalise"), { corp: move.corporation, n: nationaliseFrom ?? 0 });
  }
  if (corporationFact(at.title, one.symbol).minor || percentHeld(one, seatHolder(seat)) < nationaliseFrom) {
    return refuse("NATIONALISE", ruleOf(at, "nationalise"), { corp: move.corporation, n: nationaliseFrom });
  }
  if (!sizesHeld(one, move.from).includes(move.percent)) {
    return refuse("SHARE_NOT_AVAILABLE", ruleOf(at, "nationalise"), { corp: move.corporation });
  }
  return checkBuying(at, seat, one.symbol, move.percent, nationalPrice(at, one.symbol, move.percent));
}

export function playNationalisation(work: Working, seat: Seat, move: Nationalisation): Refusal | undefined {
  const refusal = checkNationalisation(work, seat, move);
  if (refusal) return refusal;
  const { corporation: symbol, from, percent } = move;
  const price = nationalPrice(work, symbol, percent);
  const index = corporation(work, symbol).certificates.findIndex(
    (one) => one.holder === seatHolder(from) && one.percent === percent && !one.president,
  );
  pay(work, seatHolder(seat), seatHolder(from), price, "share");
  work.emit({
    type: "certificatesMoved",
    corporation: symbol,
    certificates: [index],
    percent,
    from: seatHolder(from),
    to: seatHolder(seat),
    reason: "nationalised",
  });
  work.emit({ type: "sharesBought", seat, corporation: symbol, from: `seat:${from}`, percent, price });
  settlePresidency(work, symbol);
  return undefined;
}

/** Every set of certificate sizes that a seat holds of a corporation, the president's included, each once. */
function sets(one: Corporation, seat: Seat): number[][] {
  const held = one.certificates.filter(({ holder }) => holder === seatHolder(seat)).map(({ percent }) => percent);
  const counts = new Map<number, number>();
  for (const percent of held) counts.set(percent, (counts.get(percent) ?? 0) + 1);
  let all: number[][] = [[]];
  for (const [percent, count] of [...counts].sort(([a], [b]) => b - a)) {
    all = all.flatMap((set) => Array.from({ length: count + 1 }, (_, n) => [...set, ...Array(n).fill(percent)]));
  }
  return all.filter((set) => set.length > 0);
}

type SaleCheck = (symbol: string, percents: readonly number[]) => Refusal | undefined;

/** True if `stackSaleOptions` has anything. More than one certificate at once helps only with the president's (1835-6.16). */
export const canSellStack = (at: Position, seat: Seat, check: SaleCheck): boolean =>
  at.title.corporations.some(({ symbol }) => {
    const one = corporation(at, symbol);
    if (!one.operated || one.cell === null || percentHeld(one, seatHolder(seat)) === 0) return false;
    // 1835-6.13, seen before any set is made.
    if (percentHeld(one, "pool") >= at.title.poolLimit) return false;
    const may = (percents: readonly number[]) => check(symbol, percents) === undefined;
    return (
      sizesOf(one, seat).some((percent) => may([percent])) || (one.president === seat && sets(one, seat).some(may))
    );
  });

/** Sizes of the certificates that a seat holds. */
const sizesOf = ({ certificates }: Corporation, seat: Seat): number[] => [
  ...new Set(certificates.filter(({ holder }) => holder === seatHolder(seat)).map(({ percent }) => percent)),
];

export function stackSaleOptions(at: Position, seat: Seat, check: SaleCheck): OptionBody[] {
  return at.title.corporations.flatMap(({ symbol }): OptionBody[] => {
    const one = corporation(at, symbol);
    if (certificatesHeld(one, seatHolder(seat)) === 0 || one.cell === null) return [];
    const bundles = sets(one, seat)
      .filter((percents) => check(symbol, percents) === undefined)
      .map((percents) => toBundle(at, symbol, percents));
    return bundles.length ? [{ type: "sellShares", corporation: symbol, bundles }] : [];
  });
}

function toBundle(at: Position, symbol: string, percents: readonly number[]): Bundle {
  const proceeds = Math.floor(((salePrice(at, symbol) ?? 0) * sum(percents)) / 10);
  return { count: percents.length, percent: sum(percents), proceeds, percents };
}

/** The certificates that a sale of these sizes takes: ordinary ones first, the president's last. */
function certificatesFor(one: Corporation, seat: Seat, percents: readonly number[]): Certificate[] | undefined {
  const holder = seatHolder(seat);
  const chosen: Certificate[] = [];
  for (const percent of percents) {
    const fits = (each: Certificate) => each.holder === holder && each.percent === percent && !chosen.includes(each);
    const next = one.certificates.find((each) => !each.president && fits(each)) ?? one.certificates.find(fits);
    if (!next) return undefined;
    chosen.push(next);
  }
  return chosen;
}

/** 1835-6.11 to 6.17. */
export function checkWholeSale(
  at: Position,
  seat: Seat,
  symbol: string,
  percents: readonly number[],
): Refusal | undefined {
  const one = corporationNamed(at, symbol);
  const chosen = one && certificatesFor(one, seat, percents);
  if (!one || !chosen || chosen.length === 0 || corporationFact(at.title, symbol).minor) {
    return refuse("SELL_NOT_OWNED", ruleOf(at, "saleOwned"), { n: percents.length, corp: symbol });
  }
  if (!one.operated || one.cell === null) return refuse("NO_SALE_YET", ruleOf(at, "noSaleYet"));
  const percent = sum(percents);
  const room = at.title.poolLimit - percentHeld(one, "pool");
  if (percent > room) return refuse("SELL_POOL_FULL", ruleOf(at, "poolLimit"), { n: room / 10, corp: symbol });
  return chosen.some((each) => each.president) ? checkHeir(at, seat, one, percent) : undefined;
}

/** 1835-6.16: somebody else holds the president's certificate's worth, and more than would be left. */
function checkHeir(at: Position, seat: Seat, one: Corporation, percent: number): Refusal | undefined {
  const left = percentHeld(one, seatHolder(seat)) - percent;
  const needed = presidentPercent(one);
  const most = Math.max(
    ...seatsFrom(at, seat)
      .slice(1)
      .map((other) => percentHeld(one, seatHolder(other))),
  );
  if (most >= needed && most > left) return undefined;
  return refuse("SELL_PRESIDENT_NO_SUCCESSOR", ruleOf(at, "successor", "C-12.7"), { n: needed, corp: one.symbol });
}

export function playWholeSale(work: Working, seat: Seat, move: MoveOf<"sellShares">): Refusal | undefined {
  const percents = [...(move.percents ?? [])].sort((a, b) => b - a);
  if (percents.length !== move.count) {
    return refuse("SELL_NOT_OWNED", ruleOf(work, "wholeCertificates"), { n: move.count, corp: move.corporation });
  }
  const refusal = checkWholeSale(work, seat, move.corporation, percents);
  if (refusal) return refusal;
  const price = salePrice(work, move.corporation) ?? 0;
  sellCertificates(work, seat, move.corporation, percents, price);
  return undefined;
}
