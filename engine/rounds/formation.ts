/** A corporation that is formed out of minors and private companies (1835-14): questions, founding, joining. */
import { pay } from "../finance/money.ts";
import { percentHeld, settlePresidency } from "../finance/shares.ts";
import type { Decision, Option } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import type { Formation as Rule } from "../model/parameters.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Formation, Station } from "../model/state.ts";
import { corporationHolder, type Seat, seatOf } from "../model/words.ts";
import {
  company,
  corporation,
  corporationFact,
  optionOf,
  type Position,
  phaseReached,
  ruleOf,
  seatsFrom,
  type Working,
} from "../position.ts";
import { closeCompany } from "./companies.ts";
import { isOut, surrenderShares } from "./insolvency.ts";
import { askForDiscards } from "./phases.ts";

interface Paper {
  readonly id: string;
  readonly percent: number;
  readonly owner: Seat;
}

const ruleIn = ({ title }: Position): Rule => {
  const { formation } = title.parameters;
  if (!formation) throw new Error("nothing is formed in this title");
  return formation;
};

export const isFounded = (at: Position): boolean => corporation(at, ruleIn(at).corporation).floated;

/** Minors and private companies that may still join, in the order of the title; the opener is not among them. */
function papers(at: Position): Paper[] {
  const rule = ruleIn(at);
  const minors = at.title.corporations.flatMap(({ symbol, minor }): Paper[] => {
    const one = corporation(at, symbol);
    if (!minor || symbol === rule.opener || one.closed || one.president === null) return [];
    return [{ id: symbol, percent: minor.exchange.percent, owner: one.president }];
  });
  const companies = Object.entries(rule.companies).flatMap(([id, percent]): Paper[] => {
    const owner = seatOf(company(at, id).owner);
    return owner === undefined ? [] : [{ id, percent, owner }];
  });
  return [...companies, ...minors];
}

/** 1835-14.2, 14.6: is there anything to ask at the start of a round? */
export function asksAtRoundStart(at: Position): boolean {
  if (!at.title.parameters.formation || !phaseReached(at, ruleIn(at).may)) return false;
  return isFounded(at) ? papers(at).length > 0 : corporation(at, ruleIn(at).opener).president !== null;
}

/** Asks, founds or lets join what is due (1835-14.2, 14.7); `first`: the one who is asked first to let papers join. */
export function runFormation(work: Working, due: "ask" | "must" | "all", when: Formation["when"]): void {
  const rule = ruleIn(work);
  if (!isFounded(work)) {
    const opener = corporation(work, rule.opener).president;
    if (opener === null) return;
    if (due === "ask") {
      askToFound(work, opener, when);
      return;
    }
    found(work, opener, false);
    if (due !== "all") {
      askToJoin(work, opener, when);
      return;
    }
  }
  if (due === "all") joinAll(work);
  else askToJoin(work, firstAsked(work), when);
}

/** Whoever is out is not asked (1835-13.9): it is founded when it must be. */
function askToFound(work: Working, seat: Seat, when: Formation["when"]): void {
  if (!isOut(work, seat)) work.emit({ type: "formationAsked", question: { kind: "found", seats: [seat], when } });
}

/** 1835-14.6 and its variance: later questions begin with the marker holder, or with who founded it. */
function firstAsked(at: Position): Seat {
  const { founder, priority } = at.state;
  return optionOf(at, "laterAsk") === "opener" && founder !== null ? founder : priority;
}

function askToJoin(work: Working, first: Seat, when: Formation["when"]): void {
  joinForAbsent(work);
  const owners = new Set(papers(work).map(({ owner }) => owner));
  const seats = seatsFrom(work, first).filter((seat) => owners.has(seat));
  if (seats.length) work.emit({ type: "formationAsked", question: { kind: "join", seats, when } });
  else finish(work);
}

/** 1835-13.9: papers of players who are out join without a question, and what they bring goes to the pool. */
function joinForAbsent(work: Working): void {
  for (const paper of papers(work)) if (isOut(work, paper.owner)) join(work, paper, true);
}

/** One after the other: the next is due when the swap that one brought about is settled (1835-14.8). */
function joinAll(work: Working): void {
  const [next] = papers(work);
  if (next) join(work, next, true);
  if (papers(work).length > 0) work.emit({ type: "formationDue", due: "all" });
  else finish(work);
}

/** The next of the papers that were given. */
export function joinWaiting(work: Working, waiting: readonly string[]): void {
  const next = papers(work).find(({ id }) => id === waiting[0]);
  if (!next) throw new Error(`${waiting[0]} cannot join`);
  join(work, next, false);
  if (!work.state.formation) finish(work);
}

/** 1835-14.9: trains above the limit go when the questions are over. */
function finish(work: Working): void {
  enterRound(work);
  askForDiscards(work);
}

/** 1835-14.10: founded within a round, it has a turn in it if nothing that makes it up has had one. */
function enterRound(work: Working): void {
  const { corporation: symbol, opener } = ruleIn(work);
  const { round } = work.state;
  if (round.kind !== "operating" || !round.begun || round.order.includes(symbol) || !isFounded(work)) return;
  const hasEarned = Object.keys(round.joined).length > 0;
  const isLate = optionOf(work, "prussiaSameOr") === "wait" ? hasEarned : hasOperated(work, opener);
  if (!isLate) work.emit({ type: "operatingOrderSet", order: [...round.order, symbol] });
}

/** When the corporation acts that is asked about: in this operating round, in the next, or in this one unless a paper joins that has earned. */
export type FormedTurn = "now" | "next" | "unlessEarned";

/** 1835-14.10 as far as it is settled before the answers; null outside of operating rounds, and once it has its place in this one. */
export function formedTurn(at: Position): FormedTurn | null {
  const { corporation: symbol, opener } = ruleIn(at);
  const { round } = at.state;
  if (round.kind !== "operating" || round.order.includes(symbol)) return null;
  if (!round.begun) return isFounded(at) ? null : "now";
  if (hasOperated(at, opener)) return "next";
  if (optionOf(at, "prussiaSameOr") !== "wait") return "now";
  if (Object.keys(round.joined).length > 0) return "next";
  return papers(at).some(({ id }) => !corporationFactOf(at, id) || hasOperated(at, id)) ? "unlessEarned" : "now";
}

/** 1835-14.3. */
function found(work: Working, seat: Seat, voluntary: boolean): void {
  const rule = ruleIn(work);
  const { start } = corporationFact(work.title, rule.corporation);
  if (!start) throw new Error(`${rule.corporation} has no start`);
  const sold = soldPercent(work, rule.corporation);
  const { price, cell } = start;
  work.emit({ type: "corporationFounded", corporation: rule.corporation, seat, price, cell, voluntary });
  pay(work, "bank", corporationHolder(rule.corporation), (price * sold) / 10, "capital");
  const index = corporation(work, rule.corporation).certificates.findIndex((one) => one.president);
  joinMinor(work, { id: rule.opener, percent: 10, owner: seat }, [index], !voluntary);
  settlePresidency(work, rule.corporation);
  if (isOut(work, seat)) surrenderShares(work, seat, rule.corporation);
}

/** Shares bought before it was there, be they in the pool since (1835-13.9); they were rights until now. */
const soldPercent = (at: Position, symbol: string): number => {
  const one = corporation(at, symbol);
  return 100 - percentHeld(one, "offering") - percentHeld(one, "reserve");
};

function join(work: Working, paper: Paper, forced: boolean): void {
  const { corporation: symbol } = ruleIn(work);
  const index = corporation(work, symbol).certificates.findIndex(
    (one) => one.holder === "reserve" && one.percent === paper.percent && !one.president,
  );
  if (corporationFactOf(work, paper.id)) joinMinor(work, paper, [index], forced);
  else joinCompany(work, paper, [index], forced);
  settlePresidency(work, symbol);
  if (isOut(work, paper.owner)) surrenderShares(work, paper.owner, symbol);
}

const corporationFactOf = (at: Position, id: string): boolean =>
  at.title.corporations.some((fact) => fact.symbol === id);

/** 1835-14.5: treasury and trains; the station stands on, unless the corporation has one in that hex. */
function joinMinor(work: Working, { id, percent, owner }: Paper, certificates: number[], forced: boolean): void {
  const { corporation: symbol } = ruleIn(work);
  const minor = corporation(work, id);
  const earned = hasOperated(work, id);
  pay(work, corporationHolder(id), corporationHolder(symbol), minor.cash, "takeover");
  work.emit({
    type: "paperJoined",
    paper: id,
    corporation: symbol,
    seat: owner,
    certificates,
    percent,
    trains: [...minor.trains],
    station: stationFor(work, symbol, minor.stations[0]),
    earned,
    forced,
  });
}

function stationFor(at: Position, symbol: string, station: Station | undefined): Station | null {
  const own = corporation(at, symbol);
  if (!station || own.tokens.length === 0 || own.stations.some((one) => one.hex === station.hex)) return null;
  return station;
}

function joinCompany(work: Working, { id, percent, owner }: Paper, certificates: number[], forced: boolean): void {
  const { corporation: symbol } = ruleIn(work);
  const earned = work.state.round.kind === "operating" && work.state.round.begun;
  const joined = { paper: id, corporation: symbol, seat: owner, certificates, percent, earned, forced };
  work.emit({ type: "paperJoined", ...joined, trains: [], station: null });
  closeCompany(work, id);
}

const hasOperated = ({ state: { round } }: Position, symbol: string): boolean =>
  round.kind === "operating" && (round.acted.includes(symbol) || round.turn?.corporation === symbol);

export function formationDecision(at: Position, { kind, seats }: Formation): Decision {
  const [seat = 0] = seats;
  const { corporation: symbol } = ruleIn(at);
  const own = papers(at).filter(({ owner }) => owner === seat);
  const option: Option =
    kind === "found"
      ? { type: "found", corporation: symbol, seat, side: false }
      : {
          type: "join",
          corporation: symbol,
          papers: own.map(({ id, percent }) => ({ paper: id, percent })),
          seat,
          side: false,
        };
  return { step: kind === "found" ? "formation" : "merger", corporation: symbol, deciders: [seat], options: [option] };
}

export function playFormation(work: Working, seat: Seat, question: Formation, move: Move): Refusal | undefined {
  const step = question.kind === "found" ? "formation" : "merger";
  if (question.seats[0] !== seat) return refuse("NOT_YOUR_TURN", "C-20.3", { decider: question.seats[0] ?? 0 });
  if (question.kind === "found" && move.type === "found") return answerFounding(work, seat, question, move.accept);
  if (question.kind === "join" && move.type === "join") return answerJoining(work, seat, question, move.papers);
  return refuse("NOT_NOW", ruleOf(work, "formation"), { step });
}

function answerFounding(work: Working, seat: Seat, { when }: Formation, accept: boolean): undefined {
  const { opener } = ruleIn(work);
  work.emit({ type: "formationAnswered", seat, papers: accept ? [opener] : [], question: null });
  if (!accept) return;
  found(work, seat, true);
  askToJoin(work, seat, when);
}

function answerJoining(work: Working, seat: Seat, question: Formation, chosen: readonly string[]): Refusal | undefined {
  const own = papers(work).filter(({ owner }) => owner === seat);
  const wrong = chosen.find((id) => !own.some((paper) => paper.id === id));
  if (wrong !== undefined || new Set(chosen).size < chosen.length) {
    return refuse("FORMATION", ruleOf(work, "joining"), { private: wrong ?? chosen[0] ?? "" });
  }
  const seats = question.seats.slice(1);
  const next = chosen.length > 0 ? { ...question, seats, waiting: [...chosen] } : { ...question, seats };
  const isOver = chosen.length === 0 && seats.length === 0;
  work.emit({ type: "formationAnswered", seat, papers: [...chosen], question: isOver ? null : next });
  if (isOver) finish(work);
  return undefined;
}
