/** Where the rules of a decision stand: the number in the title's own rules, else in those that titles share. */
import { type GameState, priceOfDueTrain, type StepName, type Title } from "../../engine/index.ts";

interface Place {
  /** Key in the title's list of own numbers. */
  readonly topic?: string;
  readonly core?: string;
}

const PLACES: Readonly<Partial<Record<StepName, Place>>> = {
  auction: { topic: "buyPrivate" },
  contest: { topic: "contest" },
  grantedPar: { topic: "grantedPar" },
  draft: { topic: "buyPrivate" },
  packet: { topic: "packet" },
  swap: { topic: "swap" },
  formation: { topic: "formation" },
  merger: { topic: "joining" },
  stock: { topic: "turnShape", core: "C-13.1" },
  homeTile: { topic: "homeTile" },
  homeToken: { core: "C-6.2" },
  track: { topic: "lays", core: "C-5.2" },
  stationChoice: { core: "C-6.9" },
  grantedToken: { topic: "teleport" },
  token: { core: "C-6.1" },
  routes: { core: "C-8.1" },
  dividend: { core: "C-9.4" },
  takeover: { topic: "takeoverTarget" },
  stationDrop: { topic: "stationDrop" },
  acquired: { topic: "acquiredTrains" },
  trains: { topic: "trainSource", core: "C-7.1" },
  discard: { topic: "trainLimit", core: "C-7.4" },
  companies: { topic: "companyToCorporation", core: "C-16.5" },
  consent: { core: "C-20.6" },
};

/** Where it is a duty to own a train. */
const DUTY: Place = { topic: "mustOwnTrain", core: "C-15.1" };

/** The number of the rule behind a decision, null where no single one is. */
export function ruleOfDecision(title: Title, state: GameState, step: StepName): string | null {
  const { rules } = title;
  const isDue = step === "trains" && priceOfDueTrain(title, state) !== null;
  const { topic = "", core = null } = isDue ? DUTY : (PLACES[step] ?? {});
  return rules[topic] ?? core;
}
