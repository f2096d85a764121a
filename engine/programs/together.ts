/** All programs of a seat at one decision: one doubt is enough for its player to be asked. */

import type { Move } from "../model/move.ts";
import { advise } from "./advise.ts";
import type { Asking } from "./asking.ts";
import { type Advice, type Program, type ProgramStop, stop } from "./program.ts";

/** A program with what is known about its past. */
export interface Standing {
  readonly id: string;
  readonly program: Program;
  readonly asking: Asking;
}

export interface Counsel {
  /** Programs that have ended, by id, each with its reason. */
  readonly ended: ReadonlyMap<string, Extract<Advice, { kind: "end" | "stop" }>["reason"]>;
  /** What is to be played, and for which program; null: the player is asked. */
  readonly play: { readonly id: string; readonly moves: readonly Move[] } | null;
}

/** What a seat's programs come to. Two that want different things end each other. */
export function counsel(programs: readonly Standing[]): Counsel {
  const said = programs.map((one) => ({ id: one.id, advice: advise(one.program, one.asking) }));
  const isDoubtful = said.some(({ advice }) => advice.kind === "stop");
  const plays = said.filter(({ advice }) => advice.kind === "play");
  const wanted = new Set(plays.map(({ advice }) => JSON.stringify(advice)));
  const settled = wanted.size > 1 && !isDoubtful ? said.map(quarrel) : said;
  const ended = settled.flatMap(({ id, advice }) =>
    advice.kind === "end" || advice.kind === "stop" ? [[id, advice.reason] as const] : [],
  );
  const [first] = isDoubtful || wanted.size > 1 ? [] : plays;
  const play = first?.advice.kind === "play" ? { id: first.id, moves: first.advice.moves } : null;
  return { ended: new Map(ended), play };
}

const CONFLICT: ProgramStop = "conflict";
const quarrel = (one: { id: string; advice: Advice }) =>
  one.advice.kind === "play" ? { ...one, advice: stop(CONFLICT) } : one;
