/** Whole turns: each line is read against the state that the earlier ones lead to; one that fails takes all with it. */
import { describe, expect, it } from "vitest";
import { decideAll, decision, newGame, readTurn, writeMove } from "../../../engine/index.ts";
import { buy, sell } from "../../support/moves.ts";
import { corporation, game1830, operating, P1, P2, stock, tile } from "../../support/positions.ts";
import { given } from "../../support/scene.ts";
import { playRandomly } from "../narration/random-game.ts";

const trading = given(
  game1830(3),
  corporation("B&O", { president: P1, par: 100, shares: { [P1]: 50, [P2]: 20 } }),
  corporation("PRR", { president: P2, par: 67, shares: { [P2]: 50, [P1]: 20 } }),
  stock(P1, { number: 3 }),
).state;

describe("a whole turn", () => {
  it.each([
    "sell 2 PRR\nbuy B&O\ndone",
    "sell 2 PRR; buy B&O; done",
    "\r\n  * sell 2 PRR \r\n\r\n  * buy B&amp;O;\r\ndone.\r\n",
    "verkaufe 2 PRR\nkaufe B&O\nfertig",
  ])("is read move by move: %s", (text) => {
    const turn = readTurn(text, trading, P1);
    const bought = { ...buy("B&O"), percent: 10 };
    expect(turn).toMatchObject({ read: true, moves: [sell("PRR", 2), bought, { type: "done" }] });
    const decided = decideAll(trading, P1, turn.read ? turn.moves : []);
    expect(turn.read && decided.accepted && decided.state).toEqual(turn.read && turn.state);
  });

  it("reaches what only an earlier line makes possible", () => {
    const start = given(
      game1830(3),
      corporation("PRR", { president: P1, cash: 500, trains: ["3"] }),
      tile("H10", "57", 1),
      operating("PRR", "track"),
    ).state;
    const turn = readTurn("lay H14 9 r1\ntoken H10\nrun 3-0: H12 H10\npay\ntrain 2", start, P1);
    expect(turn).toMatchObject({
      read: true,
      moves: [{ type: "layTile" }, { type: "placeToken" }, { type: "run" }, {}, {}],
    });
  });

  it("is refused as a whole, with the line that fails, counted from 0 among all lines", () => {
    const turn = readTurn("sell 2 PRR\n\nbuy CPR\ndone", trading, P1);
    expect(turn).toMatchObject({ read: false, line: 2, text: "buy CPR", problem: "notNow" });
    expect(readTurn("sell 2 PRR; dance", trading, P1)).toMatchObject({ line: 0, text: "dance", word: "dance" });
  });

  it("ends where the seat's turn ends", () => {
    const start = newGame({ title: "1830", players: 3 });
    const turn = readTurn("buy SV\nbuy CS", start, 0);
    expect(turn).toMatchObject({ read: false, line: 1, problem: "notNow", refusal: { code: "NOT_YOUR_TURN" } });
  });

  it("ends where something is drawn: whatever were said of the next line would tell what", () => {
    const steps = [...playRandomly(5, 2, 900, "18cz")];
    const step = steps.find(({ events }) => events.some(({ type }) => type === "neutralStarted"));
    if (!step) throw new Error("nothing was drawn");
    const { state, seat, move } = step;
    const line = writeMove(move, { state, decision: decision(state), seat }, "en");
    expect(readTurn(line, state, seat)).toMatchObject({ read: true });
    for (const next of ["pass", "buy SX", "dance"]) {
      const turn = readTurn(`${line}\n${next}`, state, seat);
      expect(turn).toEqual({ read: false, problem: "drawn", candidates: [], line: 1, text: next });
    }
  });

  it("of no line, of too many and of too much text is none", () => {
    expect(readTurn(" \n\n", trading, P1)).toMatchObject({ problem: "empty" });
    expect(readTurn("sell 1 PRR\n".repeat(41), trading, P1)).toMatchObject({ problem: "tooLong", line: 40 });
    expect(readTurn("x".repeat(20_000), trading, P1)).toMatchObject({ problem: "tooLong" });
  });
});
