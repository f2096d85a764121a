/** Which of the listed moves fit what a line says. */
import type { Move } from "../model/move.ts";
import type { Title } from "../model/title.ts";
import { tileView } from "../queries.ts";
import type { Instance } from "./instances.ts";
import type { Reading, Said } from "./said.ts";

export interface Match {
  readonly instance: Instance;
  readonly move: Move;
  /** Nothing is open: otherwise the price is the lowest possible, as an example. */
  readonly whole: boolean;
  readonly exact: boolean;
}

/** Listed moves that a reading may mean, without those that differ in nothing a player could tell. */
export function matchesOf(instances: readonly Instance[], reading: Reading, title: Title): Match[] {
  const fitting = instances.flatMap((instance) => matchOf(instance, reading, isOneBank(title)));
  return withoutTwins(withoutPowers(fitting, reading.said), reading.said, title);
}

/** Offering and pool are one and the same to a buyer. */
const isOneBank = ({ parameters }: Title): boolean => parameters.offeringPrice === "market";

function matchOf(instance: Instance, { said, exact }: Reading, oneBank: boolean): Match[] {
  const { move, min, max } = instance;
  if (move.type === "join") return join(instance, said, exact);
  if (!fits(instance, said, oneBank)) return [];
  const isFixed = min === max;
  if (isFixed || said.amount === undefined) return [{ instance, move, whole: isFixed, exact }];
  return [{ instance, move: withAmount(move, said.amount), whole: true, exact }];
}

/** The move with another price. */
export const withAmount = (move: Move, amount: number): Move => {
  if ("amount" in move) return { ...move, amount };
  return "price" in move ? { ...move, price: amount } : move;
};

/** Papers are a choice: those that are named, all of them, or none. */
function join(instance: Instance, { papers, all }: Said, exact: boolean): Match[] {
  const offered = instance.facts.papers ?? [];
  const chosen = papers ?? (all === true ? offered : all === false ? [] : null);
  if (chosen === null || !chosen.every((paper) => offered.includes(paper))) return [];
  const move: Move = { type: "join", papers: offered.filter((paper) => chosen.includes(paper)) };
  return [{ instance, move, whole: true, exact }];
}

function fits(instance: Instance, said: Said, oneBank: boolean): boolean {
  const { facts, min, max } = instance;
  if (instance.gives && said.oldRank === undefined && said.oldTrain === undefined) return false;
  if (
    said.amount !== undefined &&
    !(min !== undefined && max !== undefined && said.amount >= min && said.amount <= max)
  ) {
    return false;
  }
  if (said.percents && !fitsSizes(instance, said)) return false;
  if (said.place && said.place !== facts.place && !(oneBank && said.place === "offering")) return false;
  return SAME.every((key) => said[key] === undefined || said[key] === facts[key]);
}

const SAME = [
  "corporation",
  "company",
  "power",
  "hex",
  "tile",
  "rotation",
  "city",
  "count",
  "source",
  "from",
  "rank",
  "train",
  "oldRank",
  "oldTrain",
  "kind",
  "accept",
] as const satisfies readonly (keyof Said)[];

const sum = (sizes: readonly number[]): number => sizes.reduce((total, one) => total + one, 0);

const inOrder = (sizes: readonly number[]): string => sizes.toSorted((a, b) => b - a).join("+");

/** The very certificates; or for a sale their sum, where the line does not say how many they are. */
function fitsSizes({ facts, move }: Instance, said: Said): boolean {
  const [have, wanted] = [facts.percents ?? [], said.percents ?? []];
  if (inOrder(have) === inOrder(wanted)) return true;
  if (move.type !== "sellShares" || sum(have) !== sum(wanted)) return false;
  return move.percents ? wanted.length === 1 && said.count === undefined : true;
}

/** A line that names no power means the corporation's own lay or station, if there is one. */
function withoutPowers(matches: readonly Match[], said: Said): readonly Match[] {
  const plain = matches.filter(({ instance }) => instance.facts.power === undefined);
  return said.power === undefined && plain.length > 0 ? plain : matches;
}

/** Of equal trains the first is meant, so is the first turn that looks the same, and of shares of one bank those of the offering. */
function withoutTwins(matches: readonly Match[], said: Said, title: Title): Match[] {
  const seen = new Set<string>();
  return matches.filter((match) => {
    const mark = JSON.stringify({ ...match.move, ...seemingly(match, said, title) });
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  });
}

/** What a player sees of fields that the line does not name. */
function seemingly({ move, instance: { facts } }: Match, said: Said, title: Title): Readonly<Record<string, unknown>> {
  const isTurnOpen = move.type === "layTile" && said.rotation === undefined;
  return {
    ...("train" in move && said.train === undefined ? { train: facts.rank } : {}),
    ...("tradeIn" in move && said.oldTrain === undefined ? { tradeIn: facts.oldRank } : {}),
    ...(isTurnOpen ? { rotation: tileView(title, move.tile, move.rotation).paths.map(lineOf).sort() } : {}),
    ...(isOneBank(title) && said.place !== "pool" && facts.place !== undefined ? { from: "bank" } : {}),
  };
}

const lineOf = ([from, to]: readonly [string, string]): string => [from, to].sort().join("-");
