/** Notation over whole games: every move that was ever played is read back from its line, and a game from its transcript. */
import { existsSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import {
  canonicalMove,
  decision,
  NARRATION_LANGUAGES,
  readMove,
  readTranscript,
  type Transcript,
  writeMove,
  writeTranscript,
} from "../../engine/index.ts";
import { beginningOf } from "../../engine/interop/gamefile.ts";
import { gameFiles, type Line, lineOf } from "./line.ts";
import { readGame } from "./oracle.ts";
import { ownFiles, readOwn } from "./own.ts";

const folder = new URL("games/", import.meta.url).pathname;
const generated = readdirSync(folder).map((name) => folder + name);
const own = ownFiles("1835");
/** Of the oracle's many games every twelfth; games that people played all. */
const recorded = ["1830", "18cz", "1835"]
  .flatMap((title) => gameFiles(title).filter((path, index) => index % 12 === 0 || path.includes("recorded-")))
  .filter((path) => existsSync(path));
const files = [...new Set([...generated, ...own, ...recorded])];

/** Lines that do not read back, each with its move; the languages take turns. */
function lostIn({ moves, states }: Line): unknown[] {
  return moves.flatMap(({ seat, move }, index) => {
    const state = states[index];
    if (!state) throw new Error(`no state before move ${index}`);
    const at = { state, decision: decision(state), seat };
    const line = writeMove(move, at, NARRATION_LANGUAGES[index % NARRATION_LANGUAGES.length] ?? "en");
    const read = readMove(line, at);
    const same = read.read && expect.objectContaining(canonicalMove(move, at)).asymmetricMatch(read.move);
    return same ? [] : [{ index, move, line, read }];
  });
}

describe("every move of a game is read back from its line", () => {
  it.each(files.map((path) => [basename(path), path]))("%s", (_, path) => {
    expect(lostIn(lineOf(path))).toEqual([]);
  });
});

/** What a file's game was made from, and its moves. */
function gameIn(path: string, { moves }: Line): Transcript {
  if (!own.includes(path)) return { game: beginningOf(readGame(path)), moves };
  const { title, players, options, seed } = readOwn(path);
  return { game: { title, players, options, seed }, moves };
}

describe("a finished game is entered again from its transcript", () => {
  const one = (title: string): string[] =>
    [...generated, ...own].filter((path) => basename(path).startsWith(`${title}-`)).slice(0, 2);

  it.each(["1830", "18cz", "1835"].flatMap(one).map((path, index) => [basename(path), path, index % 2] as const))(
    "%s",
    (_, path, index) => {
      const line = lineOf(path);
      const text = writeTranscript(gameIn(path, line), NARRATION_LANGUAGES[index] ?? "en");
      const read = readTranscript(text);
      expect(read.read ? { ...read.state, result: line.last.result } : read).toEqual(line.last);
      expect(read.read && read.moves).toHaveLength(line.moves.length);
    },
  );
});
