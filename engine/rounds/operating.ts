/** Operating rounds (C-14): sets, rounds, turns of corporations and the steps of a turn. */

import { hasRoute } from "../board/stretches.ts";
import { byMarketOrder, moveMarker } from "../finance/market.ts";
import type { Decision, Option, OptionBody } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { OperatingTurn } from "../model/state.ts";
import type { CompanyFact } from "../model/title.ts";
import { corporationHolder } from "../model/words.ts";
import {
  company,
  corporation,
  corporationFact,
  deciderOf,
  isNeutral,
  optionOf,
  type Position,
  phaseFact,
  ruleOf,
  runsNow,
  type Working,
} from "../position.ts";
import { acquiredOptions, playAcquired, skipAcquired } from "./acquired.ts";
import { kindsLeft } from "./allowance.ts";
import { exportTrain, renewNeutralTrains } from "./cards.ts";
import {
  bankSaleOptions,
  checkCompanySale,
  companiesOfPlayers,
  companySaleOptions,
  extraLayOptions,
  ownsUnusedExtraLay,
  payCompanies,
} from "./companies.ts";
import { operatingRound, operatingTurn } from "./current.ts";
import { directorOptions } from "./director.ts";
import { dividendOptions, payAll, playDividend, repayFromRevenue, splitRevenue, splitsRevenue } from "./dividend.ts";
import { byCash, isAlwaysLeast } from "./draft.ts";
import { endGame } from "./ending.ts";
import { asksAtRoundStart } from "./formation.ts";
import { homeCities, homeOptions, placeHome, playHomeCity } from "./home.ts";
import { homeTileOptions, playHomeTile } from "./hometile.ts";
import { isIdle } from "./insolvency.ts";
import { ownsUnusedPower, powerTileOptions } from "./once.ts";
import { playRun, runOptions } from "./run.ts";
import {
  checkTarget,
  hasTarget,
  leave as leaveTakeovers,
  playStationDrop,
  playTakeover,
  stationDropOptions,
  takeoverOptions,
} from "./takeover.ts";
import {
  canPlaceToken,
  hasTokenSpot,
  playStationChoice,
  playToken,
  stationChoiceOptions,
  tokenOptions,
} from "./token.ts";
import { canLay, grantedTokenOptions, playGrantedToken, playTrack, trackOptions } from "./trackstep.ts";
import { advanceWanted, isAskedForTrains, playTrains, trainOptions } from "./trains.ts";
import { goOn, startTurn } from "./turn.ts";

type Step = OperatingTurn["step"];

/** C-14.2: the number of rounds is read from the phase when the stock round ends, or fixed for each set (18CZ-2.1). */
export function startOperatingSet(work: Working, set: number): void {
  const of = work.title.parameters.sets?.[set - 1] ?? phaseFact(work).operatingRounds;
  work.emit({ type: "operatingSetStarted", set, of });
  startRound(work, set, 1, of);
}

function startRound(work: Working, set: number, number: number, of: number): void {
  const floated = work.title.corporations
    .map((fact) => fact.symbol)
    .filter((symbol) => corporation(work, symbol).floated && !corporation(work, symbol).closed);
  moveCompanyPrice(work, set, number);
  const order = inTurnOrder(work, floated);
  if (!asksAtRoundStart(work)) {
    work.emit({ type: "operatingRoundStarted", set, number, of, order });
    payCompanies(work);
    return;
  }
  work.emit({ type: "operatingRoundStarted", set, number, of, order, waits: true });
  work.emit({ type: "formationDue", due: "ask" });
}

/** 1835-8.1: minors by number, without those of players who are out (1835-13.9), then the others by price. */
function inTurnOrder(at: Position, symbols: readonly string[]): string[] {
  const isMinor = (symbol: string) => corporationFact(at.title, symbol).minor !== null;
  const minors = symbols.filter((symbol) => isMinor(symbol) && !isWaiting(at) && !isIdle(at, symbol));
  return [...minors, ...byMarketOrder(at, symbols)];
}

/** 1835-17.2: at some tables minors wait for the first corporation, or for the end of the start packet. */
function isWaiting(at: Position): boolean {
  const { options, packet } = at.state;
  if (options["minorsWait"] === "packetSold") return packet.length > 0;
  const waits = options["minorsWait"] === "byFloated" || options["start"] === "clemens";
  const { minorsWaitFor } = at.title.parameters;
  return waits && minorsWaitFor !== null && !corporation(at, minorsWaitFor).floated;
}

/** The questions are answered: who operates is settled, and private companies pay. */
function beginRound(work: Working): true {
  const floated = work.title.corporations
    .map((fact) => fact.symbol)
    .filter((symbol) => corporation(work, symbol).floated && !corporation(work, symbol).closed);
  work.emit({ type: "roundBegun", order: inTurnOrder(work, floated) });
  payCompanies(work);
  return true;
}

/** 18CZ-2.2: the price of all private companies moves when an operating round begins. */
function moveCompanyPrice(work: Working, set: number, number: number): void {
  const { companyPrices, sets } = work.title.parameters;
  if (!companyPrices || !sets) return;
  const round = sets.slice(0, set - 1).reduce((sum, rounds) => sum + rounds, 0) + number;
  const price = companyPrices[round - 1];
  if (price !== undefined) work.emit({ type: "companyPriceSet", price, left: companyPrices.length - round });
}

/** Corporations still to operate, in the order as prices stand now (C-14.3), or as they stood when the round began (18CZ-6.1). */
export function stillToOperate(at: Position): string[] {
  const { order, acted, turn } = operatingRound(at);
  const left = order.filter(
    (symbol) => !acted.includes(symbol) && symbol !== turn?.corporation && !corporation(at, symbol).closed,
  );
  return at.title.parameters.operatingOrder === "fixed" ? left : inTurnOrder(at, left);
}

function endRound(work: Working): void {
  const { set, number, of } = operatingRound(work);
  const isOver = work.state.bank.broken && work.title.parameters.bankEnds === "round";
  if (number < of && !isOver) startRound(work, set, number + 1, of);
  else if (isLastSet(work, set)) endGame(work, work.title.parameters.sets ? "rounds" : "bank", `${set}.${number}`);
  else {
    betweenSets(work);
    if (isAlwaysLeast(work)) work.emit({ type: "seatsOrdered", order: byCash(work, "least") });
    work.emit({ type: "stockRoundStarted", number: set + 1, seat: work.state.priority });
    if (asksAtRoundStart(work)) work.emit({ type: "formationDue", due: "ask" });
  }
}

/** C-17.1: the bank is broken, or the fixed number of sets has been played (18CZ-2.4). */
function isLastSet({ title, state }: Position, set: number): boolean {
  return title.parameters.sets ? set >= title.parameters.sets.length : state.bank.broken;
}

/** 18CZ-2.3, or with a neutral owner 18CZ-18.5. */
function betweenSets(work: Working): void {
  if (work.title.parameters.exports) exportTrain(work);
  else if (work.title.neutral) renewNeutralTrains(work);
}

const optionsByStep: { readonly [S in Step]: (at: Position, symbol: string) => OptionBody[] } = {
  homeTile: homeTileOptions,
  homeToken: homeOptions,
  track: trackOptions,
  stationChoice: stationChoiceOptions,
  grantedToken: grantedTokenOptions,
  token: tokenOptions,
  routes: runOptions,
  dividend: dividendOptions,
  takeover: takeoverOptions,
  stationDrop: stationDropOptions,
  acquired: acquiredOptions,
  trains: trainOptions,
  companies: () => [{ type: "done" }],
};

export function operatingDecision(at: Position): Decision {
  const { corporation: symbol, step } = operatingTurn(at);
  const seat = deciderOf(at, symbol, step);
  const primary = optionsByStep[step](at, symbol).map((option): Option => ({ ...option, seat, side: false }));
  return { step, corporation: symbol, deciders: [seat], options: [...primary, ...turnSideOptions(at, symbol)] };
}

/** Steps in which a choice is forced and nothing else can be done meanwhile (18CZ-6.3, 1830-3.5). */
const FORCED: ReadonlySet<Step> = new Set<Step>([
  "homeTile",
  "homeToken",
  "stationChoice",
  "grantedToken",
  "stationDrop",
  "acquired",
]);

/** Steps that let nothing in between: 1830's home station waits for a choice of city only. */
export const isClosedStep = ({ title }: Position, step: Step): boolean =>
  title.parameters.companyPrices ? FORCED.has(step) : step === "grantedToken";

/** Side moves M2 and M3: private companies are bought, sold and used at any moment of the turn (C-14.6, 18CZ-6.3). */
export function turnSideOptions(at: Position, symbol: string): Option[] {
  const { step } = operatingTurn(at);
  if (isClosedStep(at, step) || isNeutral(at, symbol)) return [];
  return sideOptions.flatMap((optionsIn) => optionsIn(at, symbol));
}

const sideOptions: readonly ((at: Position, symbol: string) => Option[])[] = [
  companySaleOptions,
  bankSaleOptions,
  extraLayOptions,
  powerTileOptions,
  directorOptions,
];

/** True if `turnSideOptions` has an option of the kind. */
function hasSideOption(at: Position, symbol: string, test: (option: Option) => boolean): boolean {
  if (isClosedStep(at, operatingTurn(at).step) || isNeutral(at, symbol)) return false;
  return sideOptions.some((optionsIn) => optionsIn(at, symbol).some(test));
}

export function playOperating(work: Working, move: Move): Refusal | undefined {
  const { corporation: symbol, step } = operatingTurn(work);
  if (move.type === "takeOver" && step !== "takeover" && work.title.parameters.takeovers) {
    return checkTarget(work, symbol, move.corporation) ?? refuse("NOT_NOW", "C-20.3", { step });
  }
  if (move.type === "layTile" && step !== "homeTile" && step !== "track" && kindsLeft(work).length === 0) {
    return refuse("TRACK_NO_LAY_LEFT", ruleOf(work, "lays", "C-5.2a"), { corp: symbol });
  }
  switch (step) {
    case "homeTile":
      return playHomeTile(work, symbol, move);
    case "homeToken":
      return playHome(work, symbol, move);
    case "track":
      return playTrack(work, symbol, move);
    case "stationChoice":
      return playStationChoice(work, move);
    case "grantedToken":
      return playGrantedToken(work, symbol, move);
    case "token":
      return playToken(work, symbol, move);
    case "routes":
      return playRun(work, symbol, move);
    case "dividend":
      return playDividendStep(work, symbol, move);
    case "takeover":
      return playTakeover(work, symbol, move);
    case "stationDrop":
      return playStationDrop(work, symbol, move);
    case "acquired":
      return playAcquired(work, symbol, move);
    case "trains":
      return playTrains(work, symbol, move);
    case "companies":
      return move.type === "done" ? endTurn(work, symbol) : refuse("NOT_NOW", "C-20.3", { step });
  }
}

function playDividendStep(work: Working, symbol: string, move: Move): Refusal | undefined {
  const refusal = playDividend(work, symbol, move);
  if (!refusal) goOn(work);
  return refusal;
}

function playHome(work: Working, symbol: string, move: Move): Refusal | undefined {
  const refusal = playHomeCity(work, symbol, move);
  if (!refusal) goOn(work);
  return refusal;
}

function endTurn(work: Working, symbol: string): undefined {
  work.emit({ type: "corporationActed", corporation: symbol });
}

/** Does whatever leaves no choice; true if something happened. */
export function advanceOperating(work: Working): boolean {
  const { turn, begun } = operatingRound(work);
  if (!begun) return beginRound(work);
  if (turn && corporation(work, turn.corporation).closed) {
    endTurn(work, turn.corporation);
    return true;
  }
  if (!turn) {
    const next = stillToOperate(work)[0];
    if (next === undefined) endRound(work);
    else startTurn(work, next);
    return true;
  }
  return skipByStep[turn.step](work, turn.corporation);
}

/** For each step: moves on without a decision where the rules leave none (C-14.4); true if it did. */
const skipByStep: { readonly [S in Step]: (work: Working, symbol: string) => boolean } = {
  homeTile: () => false,
  homeToken(work, symbol) {
    const cities = homeCities(work, symbol);
    const [only, ...others] = cities;
    if (others.length) return false;
    if (only !== undefined) placeHome(work, symbol, only);
    return goOn(work);
  },
  track: (work, symbol) => (isAskedForTrack(work, symbol) ? false : goOn(work)),
  stationChoice: () => false,
  grantedToken: () => false,
  token: (work, symbol) => (isAskedForToken(work, symbol) ? false : goOn(work)),
  routes(work, symbol) {
    const runs = corporation(work, symbol).trains.some((train) => runsNow(work, symbol, train));
    return runs && hasRoute(work, symbol) ? false : earnNothing(work, symbol);
  },
  dividend(work, symbol) {
    if (operatingTurn(work).revenue === 0) return earnNothing(work, symbol);
    if (splitsRevenue(work, symbol)) splitRevenue(work, symbol);
    else if (isNeutral(work, symbol)) payAll(work, symbol);
    else if (corporation(work, symbol).debt > 0) repayFromRevenue(work, symbol);
    else return false;
    return goOn(work);
  },
  takeover: (work, symbol) => (hasTarget(work, symbol) ? false : leaveTakeovers(work)),
  stationDrop: () => false,
  acquired: skipAcquired,
  trains(work, symbol) {
    if (operatingTurn(work).wanted) return advanceWanted(work, symbol);
    if (isAskedForTrains(work, symbol)) return false;
    const isIdleStop = optionOf(work, "stops") === "all" && operatingTurn(work).lastSalePrice !== null;
    if (isIdleStop && isAskedForTrains(beforeSales(work), symbol)) return false;
    return goOn(work);
  },
  companies(work, symbol) {
    if (isAskedForCompanies(work, symbol)) return false;
    endTurn(work, symbol);
    return true;
  },
};

/** A lay is left that can be made; or a private company could be bought, sold or used for one; or bought or used besides (18CZ-20). */
function isAskedForTrack(work: Working, symbol: string): boolean {
  if (!isNeutral(work, symbol) && directorOptions(work, symbol).length > 0) return true;
  const isLeft = kindsLeft(work).length > 0;
  if (optionOf(work, "stops") === "all") return isLeft || mayWaitForCompanies(work, symbol);
  return (isLeft && canLay(work, symbol)) || offersCompanies(work, symbol, isLeft);
}

/** Companies with a power for the track before the run, or, as long as a lay is left, with money for it (18CZ-9.1, 18CZ-9.4, 18CZ-9.6). */
const offersCompanies = (at: Position, symbol: string, isLeft: boolean): boolean =>
  at.title.parameters.companyPrices !== null &&
  hasSideOption(at, symbol, (option) => isLeft || option.type !== "sellCompany");

/** 18CZ-21: where the file's site waits in the track step. */
function mayWaitForCompanies(at: Position, symbol: string): boolean {
  if (!at.title.parameters.companyPrices || isNeutral(at, symbol)) return false;
  return ownsUnusedPower(at, symbol) || isBuyerOfCompanies(at, symbol);
}

function isAskedForToken(work: Working, symbol: string): boolean {
  if (!isNeutral(work, symbol) && directorOptions(work, symbol).length > 0) return true;
  if (operatingTurn(work).stationPlaced || corporation(work, symbol).tokens.length === 0) return false;
  if (canPlaceToken(work, symbol)) return true;
  if (work.title.parameters.tokenPricePerHex !== null) return false;
  return hasTokenSpot(work, symbol) && (corporation(work, symbol).tokens[0] ?? 0) <= tokenMoney(work, symbol);
}

/** 18CZ-10.3: treasury and what private companies could bring before the station is paid. */
function tokenMoney(at: Position, symbol: string): number {
  const price = at.state.companyPrice;
  const { cash } = corporation(at, symbol);
  if (price === null || !phaseFact(at).corporationsBuyCompanies) return cash;
  const resold = cash > 0 ? companiesToResell(at, symbol).length * (price - 1) : 0;
  const sold = at.title.companies.filter((fact) => company(at, fact.symbol).owner === corporationHolder(symbol));
  return cash + resold + sold.length * price;
}

/** Companies of players that it could buy for 1; the file's site counts those of every size (18CZ-21). */
function companiesToResell(at: Position, symbol: string): CompanyFact[] {
  const all = companiesOfPlayers(at);
  if (optionOf(at, "stops") === "all") return all;
  return all.filter((fact) => checkCompanySale(at, symbol, fact.symbol, 1) === undefined);
}

/** The last step stays open for whoever can still do something with private companies. */
function isAskedForCompanies(work: Working, symbol: string): boolean {
  if (hasSideOption(work, symbol, () => true)) return true;
  if (optionOf(work, "stops") !== "all") return false;
  return ownsUnusedExtraLay(work, symbol) || isBuyerOfCompanies(work, symbol);
}

/** 18CZ-21: something in its treasury, and a player owns a private company, be it of a size it may not own. */
const isBuyerOfCompanies = (at: Position, symbol: string): boolean =>
  at.title.parameters.companyPrices !== null &&
  phaseFact(at).corporationsBuyCompanies &&
  !isNeutral(at, symbol) &&
  corporation(at, symbol).cash >= 1 &&
  companiesOfPlayers(at).length > 0;

/** The position without the memory of emergency sales: what C-15.6 alone forbids still makes some tables stop. */
function beforeSales(at: Position): Position {
  const turn = { ...operatingTurn(at), lastSalePrice: null };
  return { title: at.title, state: { ...at.state, round: { ...operatingRound(at), turn } } };
}

/** C-9.5, C-9.6: no revenue for whatever reason moves the marker left. */
function earnNothing(work: Working, symbol: string): true {
  work.emit({ type: "dividendDecided", corporation: symbol, kind: "withhold", revenue: 0, perShare: 0, forced: true });
  moveMarker(work, symbol, "left", 1, "withheld");
  if (operatingTurn(work).step === "routes") goOn(work);
  return goOn(work);
}
