/** Reads a line as the one move that it can mean at a decision; says why not, with the nearest lines, otherwise. */
import { decide } from "../game.ts";
import type { Move, MoveType } from "../model/move.ts";
import type { Refusal } from "../model/refusal.ts";
import { titleOf } from "../titles/registry.ts";
import { type At, ownInstances, termsAt } from "./at.ts";
import { builtMoves } from "./build.ts";
import type { Instance } from "./instances.ts";
import { type Match, matchesOf } from "./match.ts";
import { readingsOf, type Spoken, verbOf } from "./parse.ts";
import type { RouteFault } from "./routes.ts";
import { readRun } from "./run.ts";
import type { Reading } from "./said.ts";
import { LONGEST_LINE, plainText, wordsOf } from "./text.ts";

/**
 * `empty` and `tooLong` as they say; `unknown`: no move of the vocabulary, or words that mean nothing in it; `incomplete`: a price
 * or something else is missing; `ambiguous`: several legal moves fit; `route`: the routes do not fit the board; `notNow`: a clear
 * move that is refused.
 */
export type NotationProblem = "empty" | "tooLong" | "unknown" | "incomplete" | "ambiguous" | "route" | "notNow";

/** What keeps a line from being a move, the nearest moves first. */
export interface Unread {
  readonly problem: NotationProblem;
  readonly nearest: readonly Move[];
  readonly refusal?: Refusal;
  readonly route?: RouteFault;
}

export type Understood = { readonly move: Move } | Unread;

const MOST_BUILT = 24;

/** The move that a line means, or what is wrong with it. */
export function understand(text: string, at: At): Understood {
  if (text.length > LONGEST_LINE) return { problem: "tooLong", nearest: [] };
  const line = plainText(text).replaceAll("\n", " ").trim();
  const terms = termsAt(at);
  const words = wordsOf(line, terms.names.unit);
  if (words.length === 0) return { problem: "empty", nearest: overview(ownInstances(at)) };
  const verb = verbOf(words);
  if (!verb) return { problem: "unknown", nearest: overview(ownInstances(at)) };
  if (verb.types.includes("run")) return understandRun(line, words.length - verb.rest.length, at);
  return understandWords(verb, at);
}

/** One move of each kind. */
function overview(instances: readonly Instance[]): Move[] {
  const first = new Map(instances.toReversed().map(({ move }) => [move.type, move]));
  return [...first.values()].reverse();
}

function understandRun(line: string, verbWords: number, at: At): Understood {
  const rest = line
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .split(" ")
    .slice(verbWords)
    .join(" ");
  const run = readRun(rest, at);
  const best: Move = { type: "run", routes: "best" };
  if (run.kind === "open") return { problem: "incomplete", nearest: ofType(ownInstances(at), ["run"]) };
  if (run.kind === "fault") {
    const decided = decide(at.state, at.seat, best);
    if (decided.accepted) return { problem: "route", nearest: [best], route: run.fault };
    return { problem: "notNow", nearest: overview(ownInstances(at)), refusal: decided.refusal };
  }
  return judged([run.move], ownInstances(at), at);
}

const ofType = (instances: readonly Instance[], types: readonly MoveType[]): Move[] =>
  instances.filter(({ move }) => types.includes(move.type)).map(({ move }) => move);

function understandWords(verb: Spoken, at: At): Understood {
  const terms = termsAt(at);
  const instances = ownInstances(at);
  const title = titleOf(at.state);
  const readings = verb.types.map((type) => ({ type, all: readingsOf(type, verb, terms) }));
  const matches = readings.flatMap(({ type, all }) =>
    all.flatMap((reading) =>
      matchesOf(
        instances.filter(({ move }) => move.type === type),
        reading,
        title,
      ),
    ),
  );
  const swapped = matches.length > 0 ? matches : wayOut(verb, instances);
  if (swapped.length > 0) return oneOf(swapped);
  if (readings.every(({ all }) => all.length === 0)) return { problem: "unknown", nearest: near(verb, instances, []) };
  return unlisted(verb, readings, instances, at);
}

/** Where only `done` is possible, `pass` means it, and the other way round. */
function wayOut({ types, rest }: Spoken, instances: readonly Instance[]): Match[] {
  const [type] = types;
  if ((type !== "pass" && type !== "done") || rest.length > 0) return [];
  return instances
    .filter(({ move }) => move.type === "pass" || move.type === "done")
    .map((instance) => ({ instance, move: instance.move, whole: true, exact: true }));
}

/** The only move that fits; names as the title writes them go before others with the same letters. */
function oneOf(matches: readonly Match[]): Understood {
  const exact = matches.filter((match) => match.exact && match.whole);
  const [only, ...others] = distinct(exact.length > 0 ? exact : matches);
  if (only && others.length === 0 && only.whole) return { move: only.move };
  const problem = others.length > 0 ? "ambiguous" : "incomplete";
  return { problem, nearest: distinct(matches).map(({ move }) => move) };
}

const distinct = (matches: readonly Match[]): Match[] => [
  ...new Map(matches.map((match) => [JSON.stringify(match.move), match])).values(),
];

interface Read {
  readonly type: MoveType;
  readonly all: readonly Reading[];
}

/** Nothing listed fits: the move is made of the words, for `decide` to judge. */
function unlisted(verb: Spoken, readings: readonly Read[], instances: readonly Instance[], at: At): Understood {
  const listed = new Set(instances.map(({ move }) => move.type));
  const ordered = readings.toSorted((a, b) => Number(listed.has(b.type)) - Number(listed.has(a.type)));
  const all = ordered.flatMap(({ type, all: each }) =>
    each.toSorted((a, b) => Number(b.exact) - Number(a.exact)).flatMap(({ said }) => builtMoves(type, said, at)),
  );
  const nearest = near(verb, instances, readings);
  if (all.length === 0) return { problem: "incomplete", nearest };
  const answer = judged(all.slice(0, MOST_BUILT), instances, at);
  return "problem" in answer
    ? { ...answer, nearest: answer.problem === "ambiguous" ? answer.nearest : nearest }
    : answer;
}

/** Moves that nobody listed, as the rules see them: one that they accept, or why they refuse the first. */
function judged(moves: readonly Move[], instances: readonly Instance[], at: At): Understood {
  const accepted: Move[] = [];
  let refusal: Refusal | undefined;
  for (const move of moves) {
    const decided = decide(at.state, at.seat, move);
    if (decided.accepted) accepted.push(move);
    else refusal ??= decided.refusal;
  }
  const [only, ...others] = accepted;
  if (only && others.length === 0) return { move: only };
  if (only) return { problem: "ambiguous", nearest: accepted };
  return { problem: "notNow", nearest: overview(instances), ...(refusal ? { refusal } : {}) };
}

/** Listed moves of the kinds that the verb may stand for, those first that share most with the line. */
function near({ types }: Spoken, instances: readonly Instance[], readings: readonly Read[]): Move[] {
  const said = readings.flatMap(({ all }) => all.map((reading) => Object.entries(reading.said)));
  const likeness = ({ facts, move }: Instance): number => {
    const known = new Map<string, unknown>(Object.entries(facts));
    const shared = said.map((entries) => entries.filter(([key, value]) => known.get(key) === value).length);
    return Math.max(0, ...shared) * 2 + (types.includes(move.type) ? 1 : 0);
  };
  const scored = instances.map((instance) => ({ instance, score: likeness(instance) }));
  const best = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  return best.length > 0 ? best.map(({ instance }) => instance.move) : overview(instances);
}
