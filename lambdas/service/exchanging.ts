/** Games as files: of another site's form, both ways, and the log in our own. */
import { decide, fold, type GameState, titleOf } from "../../engine/index.ts";
import { type Exported, type MadeStep, makeGameFile } from "../../engine/interop/exporting.ts";
import type { Entry, Fact } from "../store/entry.ts";
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
  const seed = mayTell ? { seed: started.seed } : {};
  const { initial } = started;
  const told = stepsIn(initial, entries);
  const file = makeGameFile({ id: game, name: ledger.head.name, players, initial, ...told, ...seed });
  if (!file) throw situation("conflict", "noFileForm");
  return `${JSON.stringify(file)}\n`;
}

/** Where the game stood with an entry that counts, and how many steps had led there, taken back or not. */
interface Stand {
  readonly version: number;
  readonly state: GameState;
  readonly steps: number;
}

/** The moves of a log one by one, where some were taken back, and which were sent together. */
function stepsIn(initial: GameState, entries: readonly Entry[]): Pick<Exported, "steps" | "together"> {
  const first: Stand = { version: 0, state: initial, steps: 0 };
  const steps: Exported["steps"][number][] = [];
  const together: [number, number][] = [];
  const stands: Stand[] = [];
  for (const { fact, seat, at: told, version } of entries) {
    if (seat === null) continue;
    const at = Math.floor(new Date(told).getTime() / 1000);
    if (fact.kind === "undone") {
      stands.length = stands.findLastIndex((stand) => stand.version <= fact.to) + 1;
      steps.push({ seat, keeps: (stands.at(-1) ?? first).steps, at });
    }
    if (fact.kind !== "moved") continue;
    const { state } = stands.at(-1) ?? first;
    if (fact.moves.length > 1) together.push([steps.length + 1, steps.length + fact.moves.length]);
    steps.push(...stepsOf(state, seat, fact).map((step) => ({ ...step, at })));
    stands.push({ version, state: fold(state, fact.events), steps: steps.length });
  }
  return { steps, together };
}

/** The moves of an entry one by one; of a single one the events are at hand, of several they are decided again. */
function stepsOf(before: GameState, seat: number, { moves, events }: Extract<Fact, { kind: "moved" }>): MadeStep[] {
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
