/** The old president chooses which certificates he gets for the president's (1835-7.9). */
import { giveBack } from "../finance/shares.ts";
import type { Decision } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { Swap } from "../model/state.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { ruleOf, type Working } from "../position.ts";

export function swapDecision({ corporation, old, choices }: Swap): Decision {
  return {
    step: "swap",
    corporation: null,
    deciders: [old],
    options: choices.map((percents) => ({ type: "swap", corporation, percents, seat: old, side: false })),
  };
}

export function playSwap(work: Working, seat: Seat, swap: Swap, move: Move): Refusal | undefined {
  if (seat !== swap.old) return refuse("NOT_YOUR_TURN", "C-20.3", { decider: swap.old });
  if (move.type !== "swap") return refuse("NOT_NOW", ruleOf(work, "swap"), { step: "swap" });
  const chosen = swap.choices.find((percents) => percents.join() === move.percents.join());
  if (!chosen) return refuse("NOT_NOW", ruleOf(work, "swap"), { step: "swap" });
  const { corporation, from, old, to } = swap;
  work.emit({ type: "swapChosen", seat, corporation });
  giveBack(work, corporation, { from, to: to === "pool" ? "pool" : seatHolder(old) }, chosen);
  return undefined;
}
