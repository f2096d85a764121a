/** The player's page on notation: every line in its table is read as a move of the vocabulary. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { newGame, readMove } from "../../../engine/index.ts";
import { asked } from "./at.ts";

const page = readFileSync(new URL("../../../docs/notation.md", import.meta.url), "utf8");
const table = page.slice(page.indexOf("| move "), page.indexOf("**Turns of tiles**"));
const lines = [...table.matchAll(/`([^`]+)`/g)].map(([, line]) => line ?? "");
const starts = ["1830", "1835", "18cz"].map((title) => asked(newGame({ title, players: 3 })));

describe("docs/notation.md", () => {
  it("tells of all moves", () => expect(lines.length).toBeGreaterThan(80));

  it.each(lines)("%s is understood in some title, whether or not it is legal at its beginning", (line) => {
    const answers = starts.map((at) => readMove(line, at));
    expect(answers.some((answer) => answer.read || answer.problem === "notNow")).toBe(true);
  });
});
