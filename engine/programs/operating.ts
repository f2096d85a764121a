/** The program of a corporation's turns: best routes, always the same dividend, and if so wished nothing else. */
import { decide, decision as decisionIn } from "../game.ts";
import type { Move } from "../model/move.ts";
import type { StepName } from "../model/words.ts";
import { type Asking, options } from "./asking.ts";
import { type Advice, type ProgramOf, play, stop, WAIT } from "./program.ts";

/** Steps that may be declined as a whole. */
const DECLINED: readonly StepName[] = ["track", "grantedToken", "token", "takeover", "trains", "companies"];

/** What it says to a decision of its corporation; it waits at all others. */
export function adviseRun(program: ProgramOf<"run">, asking: Asking): Advice {
  const { state, decision, seat } = asking;
  const corporation = state.corporations[program.corporation];
  if (!corporation || corporation.closed || corporation.president !== seat) return stop("director");
  if (state.phase !== program.phase) return stop("phase");
  if (decision.corporation !== program.corporation) return WAIT;
  if (corporation.trains.length === 0) return stop("noTrain");
  if (decision.step === "routes") return run(program, asking);
  if (decision.step === "dividend") return dividend(program, asking);
  return other(program, asking);
}

function run(program: ProgramOf<"run">, asking: Asking): Advice {
  if (options(asking, "run").length === 0) return stop("impossible");
  const best: Move = { type: "run", routes: "best" };
  const decided = decide(asking.state, asking.seat, best);
  if (!decided.accepted) return stop("impossible");
  const next = decisionIn(decided.state);
  if (next.step !== "dividend" || next.corporation !== program.corporation) return play(best);
  const paid = dividend(program, { ...asking, state: decided.state, decision: next });
  return paid.kind === "play" ? play(best, ...paid.moves) : paid;
}

function dividend({ dividend: kind }: ProgramOf<"run">, asking: Asking): Advice {
  const isOffered = options(asking, "dividend").some(({ kinds }) => kinds.some((one) => one.kind === kind));
  return isOffered ? play({ type: "dividend", kind }) : stop("impossible");
}

/** Where there is nothing but to go on, it goes on; else as the program was told. */
function other({ rest }: ProgramOf<"run">, asking: Asking): Advice {
  const own = asking.decision.options.filter((one) => one.seat === asking.seat && !one.side);
  const way = own.find(({ type }) => type === "pass" || type === "done");
  const isOnlyWay = own.length === 1;
  if (!isOnlyWay && rest === "ask") return WAIT;
  if (!DECLINED.includes(asking.decision.step)) return rest === "ask" ? WAIT : stop("question");
  return way ? play({ type: way.type === "done" ? "done" : "pass" }) : stop("impossible");
}
