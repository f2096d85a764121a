/** Reads a line as the one move that it can mean at a decision; says why not, with the nearest lines, otherwise. */
import { decide } from "../game.ts";
import type { Move } from "../model/move.ts";
import type { Refusal } from "../model/refusal.ts";
import { titleOf } from "../titles/registry.ts";
import { type At, ownInstances, termsAt } from "./at.ts";
import { builtMoves } from "./build.ts";
import { listedMove } from "./canonical.ts";
import type { Instance } from "./instances.ts";
import { type Match, matchesOf } from "./match.ts";
import { namesEnough, type Readings, readingsOf, type Spoken, verbOf } from "./parse.ts";
import type { RouteFault } from "./routes.ts";
import { readRun } from "./run.ts";
import { LONGEST_LINE, LONGEST_RUN, plainText, withoutBullet, wordsOf } from "./text.ts";

/**
 * `empty` and `tooLong` as they say; `unknown`: no move of the vocabulary, or words that mean nothing in it; `incomplete`: a price
 * or something else is missing; `ambiguous`: several legal moves fit; `mismatch`: a legal move, but with a price, an owner or another
 * detail that it does not have; `route`: the routes do not fit the board; `notNow`: a clear move that is refused; `drawn`: something
 * is drawn before the line, and nobody may see what before the moves up to it are booked.
 */
export type NotationProblem =
  | "empty"
  | "tooLong"
  | "unknown"
  | "incomplete"
  | "ambiguous"
  | "mismatch"
  | "route"
  | "notNow"
  | "drawn";

/** What keeps a line from being a move, the nearest moves first. */
export interface Unread {
  readonly problem: NotationProblem;
  readonly nearest: readonly Move[];
  /** The first word that means nothing. */
  readonly word?: string;
  readonly refusal?: Refusal;
  readonly route?: RouteFault;
}

export type Understood = { readonly move: Move } | Unread;

const MOST_BUILT = 24;

/** The move that a line means, or what is wrong with it. */
export function understand(text: string, at: At): Understood {
  if (text.length > LONGEST_RUN) return { problem: "tooLong", nearest: [] };
  const line = withoutBullet(plainText(text).replaceAll("\n", " ")).trim();
  const instances = ownInstances(at);
  const words = wordsOf(line, termsAt(at).names.unit);
  const verb = verbOf(words);
  const isRun = verb?.types.includes("run") && verb.rest.length === words.length - verb.before - verb.length;
  if (verb && isRun) return understandRun(line, verb.before + verb.length, at);
  if (line.length > LONGEST_LINE) return { problem: "tooLong", nearest: [] };
  const [first] = words;
  if (!first) return { problem: "empty", nearest: overview(instances) };
  return verb ? understandWords(verb, at) : { problem: "unknown", word: first.text, nearest: overview(instances) };
}

/** One move of each kind. */
function overview(instances: readonly Instance[]): Move[] {
  const first = new Map(instances.toReversed().map(({ move }) => [move.type, move]));
  return [...first.values()].reverse();
}

const BEST: Move = { type: "run", routes: "best" };

/** What stands after the first words names the run; where nothing runs now, the rules say so. */
function understandRun(line: string, verbWords: number, at: At): Understood {
  const rest = line
    .replace(/^(\p{L}+):/u, "$1 ")
    .split(/ +/)
    .slice(verbWords)
    .join(" ");
  const instances = ownInstances(at);
  const listed = instances.filter(({ move }) => move.type === "run");
  if (listed.length === 0) return judged([BEST], instances, at);
  const run = readRun(rest, at);
  if (run.kind === "open") return { problem: "incomplete", nearest: [BEST] };
  if (run.kind === "fault") return { problem: "route", nearest: [BEST], route: run.fault };
  const isListed = run.move.type === "run" && run.move.routes === "best" && run.move.revenue === undefined;
  return isListed ? { move: run.move } : judged([run.move], listed, at);
}

function understandWords(verb: Spoken, at: At): Understood {
  const terms = termsAt(at);
  const instances = ownInstances(at);
  const title = titleOf(at.state);
  const readings = verb.types.map((type) => readingsOf(type, verb, terms));
  const matches = readings.flatMap(({ type, all }) => {
    const listed = instances.filter(({ move }) => move.type === type);
    return all.flatMap((reading) =>
      matchesOf(listed, reading, title).map((match) => ({
        ...match,
        whole: match.whole && namesEnough(type, reading),
      })),
    );
  });
  if (matches.length > 0) return oneOf(matches);
  const [way] = wayOut(verb, instances);
  if (way) return { move: way };
  if (readings.some(({ all }) => all.length > 0)) return unlisted(verb, readings, at);
  const reached = Math.max(...readings.map((one) => one.reached));
  return { problem: "unknown", word: verb.rest[reached]?.text ?? "", nearest: near(verb, readings, instances) };
}

/** Where only `done` is possible, `pass` means it, and the other way round. */
function wayOut({ types: [type], rest }: Spoken, instances: readonly Instance[]): Move[] {
  if ((type !== "pass" && type !== "done") || rest.length > 0) return [];
  return instances.map(({ move }) => move).filter((move) => move.type === "pass" || move.type === "done");
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

/** Nothing listed fits: the move is made of the words, for `decide` to judge. */
function unlisted(verb: Spoken, readings: readonly Readings[], at: At): Understood {
  const instances = ownInstances(at);
  const listed = new Set(instances.map(({ move }) => move.type));
  const ordered = readings.toSorted((a, b) => Number(listed.has(b.type)) - Number(listed.has(a.type)));
  const drafts = ordered.flatMap(({ type, all }) =>
    all.toSorted((a, b) => Number(b.exact) - Number(a.exact)).flatMap(({ said }) => builtMoves(type, said, at)),
  );
  const built = [...new Map(drafts.map((move) => [JSON.stringify(move), move])).values()];
  const nearest = near(verb, readings, instances);
  if (built.length === 0) return { problem: "incomplete", nearest };
  const answer = judged(built.slice(0, MOST_BUILT), instances, at);
  if ("problem" in answer) return answer.problem === "notNow" ? { ...answer, nearest } : answer;
  return listedMove(answer.move, at) ? { problem: "mismatch", nearest: [answer.move] } : answer;
}

/** Moves that nobody listed, as the rules see them: the one that they accept, or why they refuse them. */
function judged(moves: readonly Move[], instances: readonly Instance[], at: At): Understood {
  const accepted: Move[] = [];
  const refusals: Refusal[] = [];
  for (const move of moves) {
    const decided = decide(at.state, at.seat, move);
    if (decided.accepted) accepted.push(move);
    else refusals.push(decided.refusal);
  }
  const [only, ...others] = accepted;
  if (only && others.length === 0) return { move: only };
  if (only) return { problem: "ambiguous", nearest: accepted };
  const refusal = commonest(refusals);
  return { problem: "notNow", nearest: overview(instances), ...(refusal ? { refusal } : {}) };
}

/** The refusal that most of them share, the first of equals. */
function commonest(refusals: readonly Refusal[]): Refusal | undefined {
  const count = ({ code }: Refusal): number => refusals.filter((one) => one.code === code).length;
  return refusals.toSorted((a, b) => count(b) - count(a))[0];
}

/** Listed moves, those first that share most with the line; an overview where none shares anything. */
function near({ types }: Spoken, readings: readonly Readings[], instances: readonly Instance[]): Move[] {
  const said = readings.flatMap(({ all }) => all.map((reading) => Object.entries(reading.said)));
  const likeness = ({ facts, move }: Instance): number => {
    const known = new Map<string, unknown>(Object.entries(facts));
    const shared = said.map((entries) => entries.filter(([key, value]) => known.get(key) === value).length);
    return Math.max(0, ...shared) * 2 + (types.includes(move.type) ? 1 : 0);
  };
  const scored = instances.map((instance) => ({ move: instance.move, score: likeness(instance) }));
  const best = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
  return best.length > 0 ? best.map(({ move }) => move) : overview(instances);
}
