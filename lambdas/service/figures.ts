/** The figures of a game over its rounds: one reading of the log, folded entry by entry. Nothing here writes anything. */
import {
  decision,
  figuresOf,
  fold,
  type GameState,
  isSameRound,
  type RoundLabel,
  roundLabel,
  titleOf,
} from "../../engine/index.ts";
import type { Entry } from "../store/entry.ts";
import type { GameHistory, Sample } from "./api.ts";
import type { Deps } from "./deps.ts";
import { foldEntries } from "./ledger.ts";
import { withNames } from "./names.ts";
import { situation } from "./situations.ts";
import { inForce } from "./undo/force.ts";

/** A game as it is, or was at a version, with the figures up to there. Throws SituationError notFound. */
export async function gameHistory(deps: Deps, game: string, version?: number): Promise<GameHistory> {
  const entries = await deps.store.log.entries(game, 1, Number.MAX_SAFE_INTEGER);
  const ledger = foldEntries(null, entries);
  if (!ledger) throw situation("notFound", "noGame");
  const last = ledger.head.version;
  const at = version ?? last;
  if (!Number.isInteger(at) || at < 1 || at > last) throw situation("notFound", "noVersion", { version: last });
  const [head] = await withNames(deps, [ledger.head]);
  if (!head) throw new Error(`game ${game} lost its head`);
  const { state, samples } = sampled(at === last ? entries : entries.slice(0, at));
  return { view: { head, version: at, state, decision: state && decision(state) }, samples };
}

/** The position after the entries, and the figures at the start, after every round, and at the end. */
export function sampled(entries: readonly Entry[]): { state: GameState | null; samples: Sample[] } {
  const samples: Sample[] = [];
  let state: GameState | null = null;
  for (const { version, fact } of inForce(entries)) {
    const before: GameState | null = state;
    if (fact.kind === "started") state = fact.initial;
    if (fact.kind === "moved" && state) state = fold(state, fact.events);
    if (state && !before) samples.push(sampleOf(state, version, null));
    if (state && before && hasEnded(before, state)) samples.push(sampleOf(state, version, roundLabel(before)));
  }
  const last = entries.at(-1);
  const isThere = last === undefined || samples.at(-1)?.version === last.version;
  if (state && !isThere) samples.push(sampleOf(state, last.version, roundLabel(state)));
  return { state, samples };
}

const hasEnded = (before: GameState, after: GameState): boolean => !isSameRound(roundLabel(before), roundLabel(after));

const sampleOf = (state: GameState, version: number, round: RoundLabel | null): Sample => ({
  version,
  round,
  figures: figuresOf(titleOf(state), state),
});
