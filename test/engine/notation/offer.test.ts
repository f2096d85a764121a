/** The lines that a seat may answer with: one for each choice, each of which is read and accepted. */
import { describe, expect, it } from "vitest";
import { decide, decision, newGame, notationLines, readMove } from "../../../engine/index.ts";
import { corporation, game1830, operating, P1, P2, stock, tile } from "../../support/positions.ts";
import { given } from "../../support/scene.ts";
import { playRandomly } from "../narration/random-game.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

describe("lines to answer with", () => {
  it("name every choice and what it does; of a range they are an example", () => {
    const state = newGame({ title: "1830", players: 3 });
    const lines = notationLines(state, decision(state), 0, "en").map(({ does, ...rest }) => ({
      ...rest,
      does: plain(does),
    }));
    expect(lines.slice(0, 4)).toEqual([
      { line: "pass", does: "Pass", example: false },
      { line: "buy SV", does: "Buy SV for $20", example: false },
      { line: "bid CS 45", does: "Bid on CS, $45 to $800", example: true },
      { line: "bid DH 75", does: "Bid on DH, $75 to $800", example: true },
    ]);
  });

  it("are in the reader's language", () => {
    const state = newGame({ title: "1830", players: 3 });
    expect(notationLines(state, decision(state), 0, "de")[2]).toMatchObject({ line: "biete CS 45" });
  });

  it("put lays on one hex together", () => {
    const state = given(
      game1830(3),
      corporation("PRR", { president: P1, cash: 500 }),
      tile("H10", "57", 1),
      operating("PRR", "track"),
    ).state;
    const lays = notationLines(state, decision(state), P1, "en").filter(({ line }) => line.startsWith("lay H14"));
    expect(lays).toHaveLength(1);
    expect(lays[0]).toMatchObject({
      example: true,
      does: expect.stringMatching(/^Lay on H14: 7 \(turn .*\), 8 \(turn .*9 \(turn/),
    });
  });

  it("belong to the seat alone", () => {
    const state = given(
      game1830(3),
      corporation("PRR", { president: P2, shares: { [P2]: 60 } }),
      stock(P1, { number: 2 }),
    ).state;
    expect(notationLines(state, decision(state), P2, "en")).toEqual([]);
  });

  it.each(["1830", "1835", "18cz"])("are all read and accepted, whatever is asked: %s", (title) => {
    const steps = new Map<string, number>();
    for (const { state, decision: asked, seat } of playRandomly(21, 3, 900, title)) {
      const count = (steps.get(asked.step) ?? 0) + 1;
      steps.set(asked.step, count);
      if (count > 3) continue;
      const lines = notationLines(state, asked, seat, count % 2 === 0 ? "de" : "en");
      expect(lines.length).toBeGreaterThan(0);
      for (const { line } of lines) {
        const read = readMove(line, { state, decision: asked, seat });
        expect({ line, read: read.read && decide(state, seat, read.move).accepted }).toEqual({ line, read: true });
      }
    }
  });
});
