/** Operating rounds (C-14): sets, rounds, turns of corporations and the steps of a turn. */

import { slotFor } from "../board/stations.ts";
import { hasRoute } from "../board/stretches.ts";
import { hexIndex, trackAt, viewOf } from "../board/track.ts";
import { byMarketOrder, moveMarker } from "../finance/market.ts";
import type { Decision, Option, OptionBody } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { OperatingTurn } from "../model/state.ts";
import { corporation, optionOf, type Position, phaseFact, presidentOf, type Working } from "../position.ts";
import { companySaleOptions, extraLayOptions, ownsUnusedExtraLay, payCompanies } from "./companies.ts";
import { operatingRound, operatingTurn } from "./current.ts";
import { dividendOptions, playDividend } from "./dividend.ts";
import { endByBank } from "./ending.ts";
import { playRun, runOptions } from "./run.ts";
import { playStationChoice, playToken, stationChoiceOptions, tokenOptions } from "./token.ts";
import { grantedTokenOptions, playGrantedToken, playTrack, trackOptions } from "./trackstep.ts";
import { isAskedForTrains, playTrains, trainOptions } from "./trains.ts";

type Step = OperatingTurn["step"];

/** C-14.2: the number of rounds is read from the phase when the stock round ends. */
export function startOperatingSet(work: Working, set: number): void {
  const of = phaseFact(work).operatingRounds;
  work.emit({ type: "operatingSetStarted", set, of });
  startRound(work, set, 1, of);
}

function startRound(work: Working, set: number, number: number, of: number): void {
  const floated = work.title.corporations
    .map((fact) => fact.symbol)
    .filter((symbol) => corporation(work, symbol).floated);
  work.emit({ type: "operatingRoundStarted", set, number, of, order: byMarketOrder(work, floated) });
  payCompanies(work);
}

/** Corporations still to operate, in the order as prices stand now (C-14.3). */
export function stillToOperate(at: Position): string[] {
  const { order, acted, turn } = operatingRound(at);
  return byMarketOrder(
    at,
    order.filter((symbol) => !acted.includes(symbol) && symbol !== turn?.corporation),
  );
}

function endRound(work: Working): void {
  const { set, number, of } = operatingRound(work);
  if (number < of) startRound(work, set, number + 1, of);
  else if (work.state.bank.broken) endByBank(work, `${set}.${number}`);
  else work.emit({ type: "stockRoundStarted", number: set + 1, seat: work.state.priority });
}

function startTurn(work: Working, symbol: string): void {
  work.emit({
    type: "corporationTurn",
    turn: {
      corporation: symbol,
      step: "homeToken",
      laid: false,
      stationPlaced: false,
      boughtTrain: false,
      choice: null,
      grant: null,
      revenue: 0,
      routes: [],
      lastSalePrice: null,
    },
  });
}

/** Cities in which a corporation may put its home station now; empty if it has one. */
function homeCities(at: Position, symbol: string): number[] {
  const home = at.state.board.homes[symbol];
  if (!home) return [];
  if (home.city !== null) return [home.city];
  const view = viewOf(at.title, at.state.board);
  const track = trackAt(view, hexIndex(view.terrain, home.hex));
  const cities = track.nodes.flatMap((node, n) =>
    node.kind === "city" && slotFor(at, symbol, home.hex, n) === "free" ? [n] : [],
  );
  return track.segments.length === 0 ? cities.slice(0, 1) : cities;
}

function placeHome(work: Working, symbol: string, city: number): void {
  const home = work.state.board.homes[symbol];
  if (!home) throw new Error(`${symbol} has its home station`);
  work.emit({ type: "tokenPlaced", corporation: symbol, hex: home.hex, city, price: 0, kind: "home", company: null });
}

function homeOptions(at: Position, symbol: string): OptionBody[] {
  const hex = at.state.board.homes[symbol]?.hex ?? "";
  return homeCities(at, symbol).map((city) => ({
    type: "placeToken",
    corporation: symbol,
    hex,
    city,
    price: 0,
    company: null,
  }));
}

const optionsByStep: { readonly [S in Step]: (at: Position, symbol: string) => OptionBody[] } = {
  homeToken: homeOptions,
  track: trackOptions,
  stationChoice: stationChoiceOptions,
  grantedToken: grantedTokenOptions,
  token: tokenOptions,
  routes: runOptions,
  dividend: dividendOptions,
  trains: trainOptions,
  companies: () => [{ type: "done" }],
};

export function operatingDecision(at: Position): Decision {
  const { corporation: symbol, step } = operatingTurn(at);
  const seat = presidentOf(at, symbol);
  const primary = optionsByStep[step](at, symbol).map((option): Option => ({ ...option, seat, side: false }));
  return { step, corporation: symbol, deciders: [seat], options: [...primary, ...turnSideOptions(at, symbol)] };
}

/** Side moves M2 and M3: private companies are bought, and their extra lays made, at any moment of the turn. */
export function turnSideOptions(at: Position, symbol: string): Option[] {
  const { step } = operatingTurn(at);
  if (step === "grantedToken") return [];
  return [...companySaleOptions(at, symbol), ...extraLayOptions(at, symbol)];
}

export function playOperating(work: Working, move: Move): Refusal | undefined {
  const { corporation: symbol, step, laid } = operatingTurn(work);
  if (move.type === "layTile" && laid) return refuse("TRACK_NO_LAY_LEFT", "C-5.2a", { corp: symbol });
  switch (step) {
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
      return playDividend(work, symbol, move);
    case "trains":
      return playTrains(work, symbol, move);
    case "companies":
      return move.type === "done" ? endTurn(work, symbol) : refuse("NOT_NOW", "C-20.3", { step });
  }
}

function playHome(work: Working, symbol: string, move: Move): Refusal | undefined {
  const hex = work.state.board.homes[symbol]?.hex;
  if (move.type !== "placeToken" || move.hex !== hex || move.company !== undefined)
    return refuse("NOT_NOW", "C-6.2", { step: "homeToken" });
  if (!homeCities(work, symbol).includes(move.city)) return refuse("TOKEN_NO_SLOT", "C-6.2", { city: hex });
  placeHome(work, symbol, move.city);
  work.emit({ type: "stepReached", step: "track" });
  return undefined;
}

function endTurn(work: Working, symbol: string): undefined {
  work.emit({ type: "corporationActed", corporation: symbol });
}

/** Does whatever leaves no choice; true if something happened. */
export function advanceOperating(work: Working): boolean {
  const { turn } = operatingRound(work);
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
  homeToken(work, symbol) {
    const cities = homeCities(work, symbol);
    const [only, ...others] = cities;
    if (others.length) return false;
    if (only !== undefined) placeHome(work, symbol, only);
    return goTo(work, "track");
  },
  track(work, symbol) {
    if (operatingTurn(work).laid) return goTo(work, "token");
    if (optionOf(work, "stops") === "all" || isStillAsked(work, symbol, trackOptions)) return false;
    return goTo(work, "token");
  },
  stationChoice: () => false,
  grantedToken: () => false,
  token(work, symbol) {
    if (!operatingTurn(work).stationPlaced && isStillAsked(work, symbol, tokenOptions)) return false;
    return goTo(work, "routes");
  },
  routes(work, symbol) {
    if (corporation(work, symbol).trains.length && hasRoute(work, symbol)) return false;
    return earnNothing(work, symbol);
  },
  dividend(work, symbol) {
    return operatingTurn(work).revenue > 0 ? false : earnNothing(work, symbol);
  },
  trains(work, symbol) {
    if (isAskedForTrains(work, symbol)) return false;
    const isIdleStop = optionOf(work, "stops") === "all" && operatingTurn(work).lastSalePrice !== null;
    if (isIdleStop && isAskedForTrains(beforeSales(work), symbol)) return false;
    return goTo(work, "companies");
  },
  companies(work, symbol) {
    if (turnSideOptions(work, symbol).length > 0) return false;
    if (optionOf(work, "stops") === "all" && ownsUnusedExtraLay(work, symbol)) return false;
    endTurn(work, symbol);
    return true;
  },
};

/** The position without the memory of emergency sales: what C-15.6 alone forbids still makes some tables stop. */
function beforeSales(at: Position): Position {
  const turn = { ...operatingTurn(at), lastSalePrice: null };
  return { title: at.title, state: { ...at.state, round: { ...operatingRound(at), turn } } };
}

const isStillAsked = (
  work: Working,
  symbol: string,
  options: (at: Position, symbol: string) => OptionBody[],
): boolean => options(work, symbol).some((option) => option.type !== "pass");

function goTo(work: Working, step: Step): true {
  work.emit({ type: "stepReached", step });
  return true;
}

/** C-9.5, C-9.6: no revenue for whatever reason moves the marker left. */
function earnNothing(work: Working, symbol: string): true {
  work.emit({ type: "dividendDecided", corporation: symbol, kind: "withhold", revenue: 0, perShare: 0, forced: true });
  moveMarker(work, symbol, "left", 1, "withheld");
  return goTo(work, "trains");
}
