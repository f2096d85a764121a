/** The obligation to own a train, and how a president may raise the money (C-15, 1830-12). */
import { hasRoute } from "../board/stretches.ts";
import { priceOf } from "../finance/market.ts";
import { checkSale, checkUnsized, legalBundles, sellShares } from "../finance/sales.ts";
import { ordinaryHeld, percentHeld, presidentPercent } from "../finance/shares.ts";
import type { Bundle, OptionBody } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import {
  corporation,
  corporationFact,
  optionOf,
  type Position,
  player,
  presidentOf,
  runsHere,
  type Working,
} from "../position.ts";
import { operatingTurn } from "./current.ts";
import { hasRoomForTrain, trainsForSale } from "./depot.ts";

export interface Obligation {
  readonly corporation: string;
  readonly president: Seat;
  readonly treasury: number;
  /** The president's cash. */
  readonly cash: number;
  /** Price of the cheapest train of bank and pool that would do. */
  readonly cheapest: number;
}

/** C-15.1, 18CZ-14.6: the duty to buy, with the money there is; null without it. */
export function obligationOf(at: Position, symbol: string): Obligation | null {
  const one = corporation(at, symbol);
  const cheapest = cheapestFor(at, symbol);
  if (cheapest === null || !mustOwnTrain(at, symbol)) return null;
  const president = presidentOf(at, symbol);
  return { corporation: symbol, president, treasury: one.cash, cash: player(at, president).cash, cheapest };
}

/** Without a train that it may run, and with a route where that matters. */
function mustOwnTrain(at: Position, symbol: string): boolean {
  if (corporationFact(at.title, symbol).minor) return false;
  if (corporation(at, symbol).trains.some((train) => runsHere(at, symbol, train))) return false;
  return at.title.parameters.obligation === "route" ? hasRoute(at, symbol) : !isLetGo(at, symbol);
}

/** 18CZ-V4: some tables let a corporation go whose last money or place went to a train it cannot run. */
export function isLetGo(at: Position, symbol: string): boolean {
  const { cash, trains } = corporation(at, symbol);
  if (at.state.options["usableTrain"] !== "lenient" || !operatingTurn(at).boughtTrain) return false;
  const hasOwn = trains.some((train) => runsHere(at, symbol, train));
  return !hasOwn && (cash === 0 || !hasRoomForTrain(at, symbol));
}

/** Price of the cheapest train of bank and pool that the corporation could run; null if there is none. */
function cheapestFor(at: Position, symbol: string): number | null {
  const prices = trainsForSale(at)
    .filter((train) => runsHere(at, symbol, train))
    .map((train) => train.price);
  return prices.length ? Math.min(...prices) : null;
}

/** C-15.5a: what is missing for the cheapest train; 0 or less if nothing is. */
export const shortfall = (due: Obligation): number => due.cheapest - due.treasury - due.cash;

/** C-15.5 for one sale. */
export function checkEmergencySale(at: Position, due: Obligation, symbol: string, count: number): Refusal | undefined {
  const missing = shortfall(due);
  if (missing <= 0) {
    return refuse("EMERGENCY_ENOUGH_CASH", "C-15.5a", { amount: due.treasury + due.cash, price: due.cheapest });
  }
  const refusal = checkSale(at, due.president, symbol, count) ?? checkPresidencyKept(at, due, symbol, count);
  if (refusal) return refusal;
  const price = priceOf(at.title, corporation(at, symbol)) ?? 0;
  if ((count - 1) * price < missing || isLoneCertificate(at, due, symbol, count)) return undefined;
  return refuse("EMERGENCY_TOO_MANY", "C-15.5c", { n: Math.ceil(missing / price), corp: symbol });
}

/** C-15.5b: nobody else may then hold more of the corporation in turn than its president. */
export function checkPresidencyKept(at: Position, due: Obligation, symbol: string, count: number): Refusal | undefined {
  if (symbol !== due.corporation) return undefined;
  const one = corporation(at, due.corporation);
  const left =
    percentHeld(one, seatHolder(due.president)) - count * corporationFact(at.title, due.corporation).shareUnit;
  const heir = [...at.state.players.keys()].find(
    (seat) => seat !== due.president && percentHeld(one, seatHolder(seat)) > left,
  );
  return heir === undefined ? undefined : refuse("EMERGENCY_PRESIDENCY", "C-15.5b", { corp: symbol });
}

/** 1830-V16: the president's certificate as one's only holding may be sold whole where the table plays so. */
function isLoneCertificate(at: Position, due: Obligation, symbol: string, count: number): boolean {
  const one = corporation(at, symbol);
  const percent = count * corporationFact(at.title, symbol).shareUnit;
  if (optionOf(at, "emergency_certificate") !== "whole" || one.president !== due.president) return false;
  return ordinaryHeld(one, seatHolder(due.president)) === 0 && percent === presidentPercent(one);
}

function bundlesOf(at: Position, due: Obligation): { symbol: string; bundles: Bundle[] }[] {
  return at.title.corporations.flatMap(({ symbol }) => {
    const bundles = legalBundles(at, due.president, symbol, (count) => checkEmergencySale(at, due, symbol, count));
    return bundles.length ? [{ symbol, bundles }] : [];
  });
}

export function emergencyOptions(at: Position, due: Obligation): OptionBody[] {
  if (shortfall(due) <= 0 || at.title.parameters.emergency !== "sales") return [];
  const sales = bundlesOf(at, due).map(
    ({ symbol, bundles }): OptionBody => ({ type: "sellShares", corporation: symbol, bundles }),
  );
  return checkBankruptcy(at, due) ? sales : [...sales, { type: "declareBankruptcy" }];
}

/** C-15.7: treasury, cash and the dearest single sale of each corporation do not reach the cheapest train. */
export function checkBankruptcy(at: Position, due: Obligation): Refusal | undefined {
  const raised = bundlesOf(at, due).reduce((sum, { bundles }) => sum + (bundles.at(-1)?.proceeds ?? 0), 0);
  const amount = due.treasury + due.cash + raised;
  if (amount < due.cheapest) return undefined;
  return refuse("BANKRUPT_NOT_POOR", "C-15.7", { president: due.president, amount, price: due.cheapest });
}

export function playEmergencySale(work: Working, due: Obligation, move: MoveOf<"sellShares">) {
  const { corporation: symbol, count } = move;
  const refusal = checkUnsized(move) ?? checkEmergencySale(work, due, symbol, count);
  if (!refusal) sellShares(work, due.president, symbol, count, "sold");
  return refusal;
}
