/** Games as files: of another site's form, both ways, and the log in our own. */
import { decide, fold, type GameState, titleOf } from "../../engine/index.ts";
import { type Exported, makeGameFile } from "../../engine/interop/exporting.ts";
import type { Exchange } from "./api.ts";
import { openBook } from "./book.ts";
import type { Deps } from "./deps.ts";
import { importFile, surveyed } from "./importing.ts";
import { withNames } from "./names.ts";
import { situation } from "./situations.ts";
import { exportGame } from "./transfer.ts";

/** The use cases of exchange. */
export function createExchange(deps: Deps): Exchange {
  return {
    survey: surveyed,
    importFile: (host, asked) => importFile(deps, host, asked),
    exportFile: (game) => exportFile(deps, game),
    exportLog: (game) => exportLog(deps, game),
  };
}

/**
 * The game as a file. What a running game draws from is left out, and where the past was drawn from it there is no file before the end:
 * without it the file would be another game.
 */
export async function exportFile(deps: Deps, game: string, tellsAll = false): Promise<string> {
  const { ledger } = await openBook(deps, game);
  const entries = await deps.store.log.entries(game, 1, ledger.head.version);
  const started = entries.find(({ fact }) => fact.kind === "started")?.fact;
  if (started?.kind !== "started") throw situation("conflict", "notStarted");
  const mayTell = tellsAll || ledger.head.status === "finished";
  if (!mayTell && titleOf(started.initial).neutral) throw situation("conflict", "seedHidden");
  const [head] = await withNames(deps, [ledger.head]);
  const players = started.seats.map((_, seat) => head?.seats[seat]?.name || `P${seat + 1}`);
  const steps: Exported["steps"][number][] = [];
  let state: GameState = started.initial;
  for (const { fact, seat, at } of entries) {
    if (fact.kind !== "moved" || seat === null) continue;
    const time = Math.floor(new Date(at).getTime() / 1000);
    for (const step of stepsOf(state, seat, fact)) steps.push({ ...step, at: time });
    state = fold(state, fact.events);
  }
  const seed = mayTell ? { seed: started.seed } : {};
  const file = makeGameFile({ id: game, name: ledger.head.name, players, initial: started.initial, steps, ...seed });
  if (!file) throw situation("conflict", "noFileForm");
  return `${JSON.stringify(file)}\n`;
}

type Moved = {
  readonly moves: Exported["steps"][number]["move"][];
  readonly events: Exported["steps"][number]["events"];
};

/** The moves of an entry one by one; of a single one the events are at hand, of several they are decided again. */
function stepsOf(before: GameState, seat: number, { moves, events }: Moved): Exported["steps"][number][] {
  const [only] = moves;
  if (moves.length === 1 && only) return [{ before, seat, move: only, events }];
  let state = before;
  return moves.map((move) => {
    const decided = decide(state, seat, move);
    if (!decided.accepted) throw situation("conflict", "noFileForm");
    const step = { before: state, seat, move, events: decided.events };
    state = decided.state;
    return step;
  });
}

async function exportLog(deps: Deps, game: string): Promise<string> {
  const { ledger } = await openBook(deps, game);
  if (ledger.head.status !== "finished") throw situation("conflict", "notFinished");
  return `${(await exportGame(deps, game)).join("\n")}\n`;
}
