/** Runs as lines: the best, none, own routes; what does not fit the board is said. */
import { describe, expect, it } from "vitest";
import { decide, type NotationAt, readMove, readTurn, writeMove } from "../../../engine/index.ts";
import { route, run } from "../../support/moves.ts";
import { corporation, game1830, operating, P1, tile } from "../../support/positions.ts";
import { given } from "../../support/scene.ts";
import { asked } from "./at.ts";

/** PRR runs over H12 – H10 – H8 – H6 – H4, and from H12 to H16. */
const running = (...trains: string[]): NotationAt =>
  asked(
    given(
      game1830(3),
      corporation("PRR", { president: P1, trains }),
      ...[tile("H10", "57", 1), tile("H8", "9", 1), tile("H6", "9", 1), tile("H4", "57", 1)],
      ...[tile("H14", "9", 1), tile("H16", "57", 1)],
      operating("PRR", "routes"),
    ).state,
  );

const two = running("2", "3");
const east = route("2-0", "H12.c0 H14 H16.c0");
const west = route("3-0", "H12.c0 H10.c0 H8 H6 H4.c0");
const read = (move: unknown) => ({ read: true, move });

describe("a run", () => {
  it("is written with its trains, and the total where a file records one", () => {
    expect(writeMove(run(east, west), two, "en")).toBe("run 2-0: H12 H14 H16 / 3-0: H12 H10 H8 H6 H4");
    expect(writeMove({ type: "run", routes: [east], revenue: 30 }, two, "de")).toBe("fahre 2-0: H12 H14 H16 für 30");
    expect(writeMove(run(), two, "de")).toBe("fahre nichts");
  });

  it.each([
    "run 2-0: H12 H14 H16 / 3-0: H12 H10 H8 H6 H4",
    "run 2-0: H12 H14 H16, 3-0: H12 H10 H8 H6 H4",
    "run: 2: h12, h14, h16 3: h12 > h10 > h8 > h6 > h4",
    "Fahre 2: H-12 H14 H16 / 3: H012 H10 H8 H6 H4.c0.",
    "please run 2-0 : H12 H14 H16 / 3-0 : H12 H10 H8 H6 H4",
  ])("is read: %s", (text) => {
    expect(readMove(text, two)).toEqual(read(run(east, west)));
  });

  it("of the only train need not name it", () => {
    expect(readMove("run H12 H14 H16", running("2"))).toEqual(read(run(east)));
  });

  it("may have each route on a line of its own", () => {
    const turn = readTurn("run 2-0: H12 H14 H16\n3-0: H12 H10 H8 H6 H4", two.state, P1);
    expect(turn).toMatchObject({ read: true, moves: [run(east, west)] });
  });

  it("of no train, and the best one with the total of a file", () => {
    expect(readMove("run nothing", two)).toEqual(read(run()));
    expect(readMove("fahre beste für 80", two)).toMatchObject({ read: true, move: { routes: "best", revenue: 80 } });
  });

  it("that is not on the board is refused with what is wrong", () => {
    const fault = (text: string) => readMove(text, two);
    expect(fault("run 4-0: H12 H14 H16")).toMatchObject({ problem: "route", route: { kind: "train", train: "4-0" } });
    expect(fault("run 2-0: H12 H4")).toMatchObject({
      problem: "route",
      route: { kind: "apart", from: "H12", to: "H4" },
    });
    expect(fault("run H12 H14 H16")).toMatchObject({ problem: "route", route: { kind: "line" } });
  });

  it("against the rules is refused by them, as anywhere else", () => {
    const long = "run 2-0: H12 H10 H8 H6 H4";
    expect(readMove(long, two)).toMatchObject({
      problem: "notNow",
      refusal: { code: "ROUTE_TOO_LONG", rule: "C-8.2c" },
    });
    expect(readMove("run best", asked(game1830(3)))).toMatchObject({ problem: "notNow", refusal: { code: "NOT_NOW" } });
  });

  it("without a word about which is incomplete", () => {
    expect(readMove("run", two)).toMatchObject({ problem: "incomplete", candidates: ["run best"] });
  });

  it("that is read is one that the rules accept", () => {
    const answer = readMove("run 3: H12 H10 H8 H6 H4", two);
    expect(answer.read && decide(two.state, P1, answer.move).accepted).toBe(true);
  });
});
