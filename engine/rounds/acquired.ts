/** What becomes of the trains of a corporation that was taken over: kept, converted or scrapped (18CZ-13.8). */
import { mustCover, pay } from "../finance/money.ts";
import type { OptionBody } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Train } from "../model/state.ts";
import { corporationHolder } from "../model/words.ts";
import { corporation, corporationFact, optionOf, type Position, ruleOf, trainFact, type Working } from "../position.ts";
import { operatingTurn } from "./current.ts";
import { sidesOf, trainLimit } from "./depot.ts";
import { askForDiscards, rust } from "./phases.ts";
import { goTo } from "./turn.ts";

function acquiredTrains(at: Position, symbol: string): Train[] {
  const { acquired } = operatingTurn(at);
  return corporation(at, symbol).trains.filter((train) => acquired.includes(train.id));
}

interface Conversion {
  readonly to: string;
  readonly price: number;
}

/** The side of the corporation's size on the same card, and what the change costs. */
function conversionOf(at: Position, symbol: string, { rank }: Train): Conversion | Refusal {
  const { size } = corporationFact(at.title, symbol);
  const to = sidesOf(at, rank).find((side) => trainFact(at, side).family === size);
  if (to === undefined || to === rank)
    return refuse("CONVERT_SIDE", ruleOf(at, "acquiredTrains"), { rank, corp: symbol });
  if (at.state.depot.rusted.includes(to)) return refuse("CONVERT_RUSTED", ruleOf(at, "acquiredTrains"), { rank: to });
  const price = Math.max(0, trainFact(at, to).price - trainFact(at, rank).price);
  return mustCover(at, corporationHolder(symbol), price, ruleOf(at, "acquiredTrains")) ?? { to, price };
}

const isOverLimit = (at: Position, symbol: string): boolean =>
  corporation(at, symbol).trains.length > trainLimit(at, symbol);

export function acquiredOptions(at: Position, symbol: string): OptionBody[] {
  const choices = acquiredTrains(at, symbol).flatMap((train): OptionBody[] => {
    const scrap: OptionBody = { type: "scrapTrain", train: train.id, rank: train.rank };
    const conversion = conversionOf(at, symbol, train);
    if ("code" in conversion) return [scrap];
    return [{ type: "convertTrain", train: train.id, rank: train.rank, ...conversion }, scrap];
  });
  return isOverLimit(at, symbol) ? choices : [...choices, { type: "done" }];
}

export function playAcquired(work: Working, symbol: string, move: Move): Refusal | undefined {
  if (move.type === "done") return stop(work, symbol);
  if (move.type !== "convertTrain" && move.type !== "scrapTrain") {
    return refuse("NOT_NOW", ruleOf(work, "acquiredTrains"), { step: "acquired" });
  }
  const train = acquiredTrains(work, symbol).find((one) => one.id === move.train);
  if (!train) return refuse("ACQUIRED_TRAIN", ruleOf(work, "acquiredTrains"), { rank: move.train });
  if (move.type === "convertTrain") return convert(work, symbol, train);
  work.emit({ type: "trainScrapped", corporation: symbol, train });
  return undefined;
}

function stop(work: Working, symbol: string): Refusal | undefined {
  if (isOverLimit(work, symbol)) {
    return refuse("TRAIN_LIMIT_REACHED", ruleOf(work, "acquiredTrains"), { corp: symbol, n: trainLimit(work, symbol) });
  }
  goTo(work, "takeover");
  return undefined;
}

/** Rusts what a purchase of that side would rust, but opens no phase. */
function convert(work: Working, symbol: string, train: Train): Refusal | undefined {
  const conversion = conversionOf(work, symbol, train);
  if ("code" in conversion) return conversion;
  const { to, price } = conversion;
  pay(work, corporationHolder(symbol), "bank", price, "conversion");
  work.emit({ type: "trainConverted", corporation: symbol, train, rank: to, price });
  rust(work, [to]);
  return undefined;
}

/** Ends when no train is left to decide about; what is too much is discarded (18CZ-15.7), on some sites after the last take-over. */
export function skipAcquired(work: Working, symbol: string): boolean {
  if (acquiredTrains(work, symbol).length > 0) return false;
  if (optionOf(work, "stops") !== "all") askForDiscards(work);
  return goTo(work, "takeover");
}
