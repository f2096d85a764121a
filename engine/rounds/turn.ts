/** How a corporation's turn goes from step to step (C-14.4), in the order that the title sets. */
import { freshTurn } from "../model/fresh.ts";
import type { TurnStep } from "../model/parameters.ts";
import type { OperatingTurn } from "../model/state.ts";
import { corporationFact, type Working } from "../position.ts";
import { operatingTurn } from "./current.ts";

type Step = OperatingTurn["step"];

/** The part of the turn that a step belongs to. */
const PART: Readonly<Record<Step, TurnStep>> = {
  homeTile: "home",
  homeToken: "home",
  track: "track",
  stationChoice: "track",
  grantedToken: "track",
  token: "token",
  routes: "routes",
  dividend: "dividend",
  takeover: "takeover",
  stationDrop: "takeover",
  acquired: "takeover",
  trains: "trains",
  companies: "companies",
};

export function goTo(work: Working, step: Step): true {
  work.emit({ type: "stepReached", step });
  return true;
}

/** Goes on to the next part of the turn. */
export function goOn(work: Working): true {
  const { step } = operatingTurn(work);
  const { turnSteps } = work.title.parameters;
  const next = turnSteps[turnSteps.indexOf(PART[step]) + 1];
  if (next === undefined || next === "home") throw new Error(`nothing follows ${step}`);
  return goTo(work, next);
}

/** Begins a corporation's turn. */
export function startTurn(work: Working, symbol: string): void {
  const { homeTile } = corporationFact(work.title, symbol);
  const needsTile = homeTile !== null && work.state.corporations[symbol]?.stations.length === 0;
  work.emit({ type: "corporationTurn", turn: freshTurn(symbol, needsTile ? "homeTile" : "homeToken") });
}
