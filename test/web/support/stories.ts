/** Whole games by chance as the log tells them, without a store; and their pages. */
import { decision, type GameState, newGame, titleOf } from "../../../engine/index.ts";
import type { LogEntry, Story } from "../../../lambdas/service/api.ts";
import { type Chapter, chaptersOf, type Past, type Position, positionsOf } from "../../../web/game/chapters.ts";
import type { Scene } from "../../../web/game/scene.ts";
import { playRandomly } from "../../engine/narration/random-game.ts";
import { entryOf, sceneFor } from "./scenes.ts";

/** Version of the entry with which these games start; the entries before it are people taking seats. */
export const STARTED = 3;

export interface Told {
  readonly story: Pick<Story, "initial" | "entries">;
  readonly positions: readonly Position[];
  readonly chapters: readonly Chapter[];
}

/** A game of so many moves; messages stand between them. */
export function told(title: string, players: number, seed: number, most = 2000): Told {
  const initial = newGame({ title, players, seed });
  const entries: LogEntry[] = [
    { ...entryOf(1, 0, []), kind: "created", seat: null },
    { ...entryOf(2, 1, []), kind: "joined" },
    { ...entryOf(STARTED, 0, []), kind: "started", seat: null, seed },
  ];
  for (const { seat, move, events } of playRandomly(seed, players, most, title)) {
    entries.push({ ...entryOf(entries.length + 1, seat, events), moves: [move] });
    if (entries.length % 50 === 0)
      entries.push({
        ...entryOf(entries.length + 1, seat, []),
        kind: "said",
        message: `<b>move</b> ${entries.length}`,
      });
  }
  const story = { initial, entries };
  const positions = positionsOf(story);
  return { story, positions, chapters: chaptersOf(positions, contextOf(initial)) };
}

const contextOf = (state: GameState) => ({
  title: titleOf(state),
  language: "en" as const,
  names: { seat: (seat: number) => `Seat ${seat + 1}` },
});

/** What the page of a position is made from. */
export function pastAt({ story, positions, chapters }: Told, index: number): { scene: Scene; past: Past } {
  const { version, state } = positions[index] ?? fail(index);
  const entry = story.entries[version - 1] ?? null;
  const before = positions[index - 1]?.state ?? null;
  const scene = sceneFor(state, null, { past: true, version, before, decision: decision(state) });
  const last = positions.at(-1)?.version ?? version;
  return { scene: { ...scene, head: { ...scene.head, version: last } }, past: { chapters, entry, before } };
}

function fail(index: number): never {
  throw new Error(`no position ${index}`);
}
