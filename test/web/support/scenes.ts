/** Scenes of a game's page from a state alone, without a store. */

import { type Decision, decision, type GameState, type Seat, titleOf } from "../../../engine/index.ts";
import type { GameHead, LogEntry } from "../../../lambdas/service/api.ts";
import { NO_MATTERS } from "../../../lambdas/store/matters.ts";
import { NOTHING_KEPT } from "../../../web/forms/fields.ts";
import type { Scene } from "../../../web/game/scene.ts";
import { wordsIn } from "../../../web/words/index.ts";

const NAMES = ["Anna", "Bert", "Cleo", "Dirk", "Emil", "Frieda"];

/** The scene in which a seat reads a state. */
export function sceneFor(state: GameState, seat: Seat | null, change: Partial<Scene> = {}): Scene {
  const title = titleOf(state);
  const asked: Decision = change.decision ?? decision(state);
  const language = change.language ?? "en";
  return {
    words: wordsIn(language),
    language,
    title,
    head: headFor(state, asked),
    version: 7,
    state,
    decision: asked,
    context: {
      title,
      language,
      names: { seat: (one) => NAMES[one] ?? "" },
      ...(seat === null ? {} : { you: seat }),
    },
    seat,
    paths: { page: "/games/g", history: "/games/g", post: "/games/g/move", watch: "/w/token", mails: null },
    past: false,
    before: null,
    news: [],
    ownLatest: [],
    choice: { at: null, by: null, confirm: false },
    kept: NOTHING_KEPT,
    refused: null,
    movedOn: null,
    draft: null,
    stale: [],
    message: "",
    unread: null,
    ...change,
  };
}

function headFor(state: GameState, asked: Decision): GameHead {
  return {
    id: "g",
    title: state.title,
    name: "Sunday",
    options: state.options,
    host: "p0",
    seatCount: state.players.length,
    seats: state.players.map((_, seat) => ({ seat, person: `p${seat}`, name: NAMES[seat] ?? "", status: "seated" })),
    status: state.result ? "finished" : "running",
    version: 7,
    waiting: asked.deciders.map((seat) => ({ seat, since: 6, at: "2026-11-25T09:02:00.000Z" })),
    pace: null,
    clocks: [],
    undo: null,
    matters: NO_MATTERS,
    createdAt: "2026-11-20T09:00:00.000Z",
    updatedAt: "2026-11-25T09:02:00.000Z",
  };
}

/** An entry of the log, as news show it. */
export const entryOf = (version: number, seat: Seat, events: LogEntry["events"]): LogEntry => ({
  version,
  kind: "moved",
  at: "2026-11-25T09:02:00.000Z",
  by: `p${seat}`,
  seat,
  moves: [],
  events,
  waiting: [],
});
