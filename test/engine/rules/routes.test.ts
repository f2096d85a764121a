/** Routes, revenue and dividends: C-8, C-9, 1830-11. */
import { describe, expect, it } from "vitest";
import { nodeRevenue, titleById } from "../../../engine/index.ts";
import { pass, payOut, route, run, runBest, withhold } from "../../support/moves.ts";
import {
  type Change,
  corporation,
  game1830,
  operating,
  P1,
  P2,
  phase,
  station,
  tile,
  train,
} from "../../support/positions.ts";
import { given, type Scene } from "../../support/scene.ts";

/** P1's corporation in its route step. */
const running = (symbol: string, trains: string[], ...changes: Change[]): Scene =>
  given(game1830(3), corporation(symbol, { president: P1, trains }), ...changes, operating(symbol, "routes"));

/** H12 – H10 – H8 – H6 – H4. */
const line = [tile("H10", "57", 1), tile("H8", "9", 1), tile("H6", "9", 1), tile("H4", "57", 1)];
const whole = "H12.c0 H10.c0 H8 H6 H4.c0";

describe("a route is refused", () => {
  it.each([
    ["if its track is not there", "H12.c0 H4.c0"],
    ["if a stop is not there", "H12.c0 H10.c1"],
    ["if a hex is left out", "H12.c0 H10.c0 H8 H4.c0"],
    ["if it turns back at a stop", "H10.c0 H12.c0 H10.c0"],
  ])("C-8.2a: %s", (_, way) => {
    running("PRR", ["3"], ...line)
      .when(P1, run(route("3-0", way)))
      .refused("ROUTE_BROKEN", "C-8.2a");
  });

  it("C-8.2a: if it changes the track at a crossing", () => {
    const start = running("PRR", ["2"], tile("H14", "20", 0), tile("G15", "9", 0), tile("F16", "57", 0));
    start.when(P1, run(route("2-0", "H12.c0 H14 G15 F16.c0"))).refused("ROUTE_BROKEN", "C-8.2a");
  });

  it("C-8.2b: with fewer than two stops", () => {
    running("PRR", ["2"], ...line)
      .when(P1, run({ train: "2-0", stops: ["H12.c0"], stretches: [] }))
      .refused("ROUTE_TOO_SHORT", "C-8.2b");
  });

  it("C-8.2c: with more stops than the train's number; towns count", () => {
    running("PRR", ["2"], ...line)
      .when(P1, run(route("2-0", whole)))
      .refused("ROUTE_TOO_LONG", "C-8.2c");
    running("PRR", ["3"], ...line)
      .when(P1, run(route("3-0", whole)))
      .follows({ type: "routesRun", revenue: 50 });
  });

  it("C-8.2c: with a stop left out", () => {
    const start = running("PRR", ["2"], ...line);
    start.when(P1, run(route("2-0", "H12.c0 H10 H8 H6 H4.c0"))).refused("ROUTE_BROKEN", "C-8.2a");
  });

  it("C-8.2d: with a stop used twice", () => {
    const loop = [tile("H10", "14", 0), tile("H8", "7", 4), tile("I9", "7", 2)];
    const start = running("PRR", ["3"], ...loop);
    start.when(P1, run(route("3-0", "H12.c0 H10.c0 H8 I9 H10.c0"))).refused("ROUTE_STOP_TWICE", "C-8.2d");
    start.when(P1, run(route("3-0", "H10.c0 H8 I9 H10.c0"))).refused("ROUTE_STOP_TWICE", "C-8.2d");
  });

  it("C-8.2e: through an off-board area, where it may end", () => {
    const start = running("C&O", ["3"], tile("E3", "8", 0), tile("F4", "57", 1), station("C&O", "D2"));
    const through = start.when(P1, run(route("3-0", "D2.c0 E3 F2.o0 F4.c0")));
    through.refused("ROUTE_THROUGH_OFFBOARD", "C-8.2e");
    start.when(P1, run(route("3-0", "D2.c0 E3 F2.o0"))).follows({ type: "routesRun", revenue: 60 });
  });

  it("C-8.2e: through a blocked city, where it may end", () => {
    const start = running("PRR", ["3"], ...line, corporation("NYC", { president: P2 }), station("NYC", "H10"));
    start.when(P1, run(route("3-0", whole))).refused("ROUTE_THROUGH_BLOCKED", "C-8.2e");
    start.when(P1, run(route("3-0", "H12.c0 H10.c0"))).follows({ type: "routesRun", revenue: 30 });
  });

  it("C-8.2f: with two hexes of one off-board group", () => {
    const start = running("CPR", ["3"], tile("B10", "15", 0), station("CPR", "B10"));
    start.when(P1, run(route("3-0", "A9.o0 B10.c0 A11.o0"))).refused("ROUTE_GROUP_TWICE", "C-8.2f");
    start.when(P1, run(route("3-0", "A9.o0 B10.c0"))).follows({ type: "routesRun", revenue: 60 });
  });

  it("C-8.2f, C-2.6: the Gulf's two hexes are one area; with gulf = two_areas they are two", () => {
    const gulf = [tile("I3", "8", 1), tile("H4", "15", 5), tile("I5", "8", 0), tile("J4", "8", 1)];
    const start = (options: Record<string, string>) =>
      given(
        game1830(3, options),
        corporation("PRR", { president: P1, trains: ["3"] }),
        station("PRR", "H4"),
        ...gulf,
        operating("PRR", "routes"),
      ).when(P1, run(route("3-0", "I1.o0 I3 H4.c0 I5 J4 J2.o0")));
    start({}).refused("ROUTE_GROUP_TWICE", "C-8.2f");
    start({ gulf: "two_areas" }).follows({ type: "routesRun", revenue: 90 });
  });

  it("C-8.2g: without a station of the corporation", () => {
    const start = running("PRR", ["2"], ...line);
    start.when(P1, run(route("2-0", "H10.c0 H8 H6 H4.c0"))).refused("ROUTE_NO_STATION", "C-8.2g");
  });

  it("C-8.3: if it shares track with another; stops may be shared", () => {
    const start = running("PRR", ["2", "2"], ...line, tile("H14", "9", 1), tile("H16", "57", 1));
    const both = (second: string) => start.when(P1, run(route("2-0", "H12.c0 H10.c0"), route("2-1", second)));
    both("H12.c0 H10.c0").refused("ROUTE_TRACK_TWICE", "C-8.3");
    both("H12.c0 H14 H16.c0").follows({ type: "routesRun", revenue: 60, sums: [30, 30] });
  });

  it("C-8.1, C-8.4: if the train runs twice or is not the corporation's", () => {
    const start = running("PRR", ["2"], ...line, tile("H14", "9", 1), tile("H16", "57", 1));
    const first = route("2-0", "H12.c0 H10.c0");
    start.when(P1, run(first, route("2-0", "H12.c0 H14 H16.c0"))).refused("ROUTE_TRAIN_TWICE", "C-8.1");
    start.when(P1, run(route("2-5", "H12.c0 H10.c0"))).refused("ROUTE_NOT_YOUR_TRAIN", "C-8.1");
  });
});

describe("routes in 1830", () => {
  it("1830-11.2: the bypass of H12 is no stop and ignores stations; through the city it is blocked", () => {
    const start = running(
      "B&O",
      ["3"],
      tile("H10", "57", 1),
      tile("H14", "9", 1),
      tile("H16", "57", 1),
      station("B&O", "H16"),
      corporation("PRR", { president: P2 }),
    );
    start.when(P1, run(route("3-0", "H16.c0 H14 H12 H10.c0"))).follows({ type: "routesRun", revenue: 40 });
    start.when(P1, run(route("3-0", "H16.c0 H14 H12.c0"))).follows({ type: "routesRun", revenue: 30 });
    start.when(P1, run(route("3-0", "H16.c0 H14 H12.c0 H10.c0"))).refused("ROUTE_THROUGH_BLOCKED", "C-8.2e");
  });

  it("1830-11.3, 1830-11.1: two cities of one hex are two stops, and towns count", () => {
    const york = [tile("G19", "54", 0), tile("G17", "2", 2), tile("F18", "7", 5)];
    const start = running("NYNH", ["3"], ...york);
    start.when(P1, run(route("3-0", "G19.c0 G17.t1 F18 G19.c1"))).follows({ type: "routesRun", revenue: 130 });
  });

  it("1830-11.1: a D-train has no maximum", () => {
    const long = [...line, tile("H14", "9", 1), tile("H16", "57", 1)];
    const start = running("PRR", ["D"], phase("D"), ...long);
    const way = "H4.c0 H6 H8 H10.c0 H12.c0 H14 H16.c0";
    start.when(P1, run(route("D-0", way))).follows({ type: "routesRun", revenue: 70 });
  });

  it("C-8.6: any legal set is accepted, also none; `best` takes the highest and says so", () => {
    const start = running("PRR", ["2", "3"], ...line);
    start.when(P1, run()).follows({ type: "routesRun", revenue: 0 });
    start.when(P1, run(route("3-0", "H12.c0 H10.c0"))).follows({ type: "routesRun", revenue: 30, best: false });
    start.when(P1, runBest).follows({ type: "routesRun", revenue: 50, best: true });
    start.when(P1, pass).refused("NOT_NOW", "C-20.3");
  });

  it("C-8.5, C-9.6: without a train, or without a route, the step is skipped and the marker moves left", () => {
    const step = (...changes: Change[]) =>
      given(game1830(3), corporation("PRR", { president: P1 }), ...changes, operating("PRR", "token")).when(P1, pass);
    for (const position of [step(...line), step(train("PRR", "2"))]) {
      position.follows({ type: "dividendDecided", kind: "withhold", revenue: 0, forced: true });
      position.follows({ type: "markerMoved", fromPrice: 67, toPrice: 65, reason: "withheld" });
    }
  });

  const title = titleById("1830");
  it.each([
    ["F2", 40, 70],
    ["I1", 30, 60],
    ["J2", 30, 60],
    ["A9", 30, 50],
    ["A11", 30, 50],
    ["K13", 30, 40],
    ["B24", 20, 30],
  ])("1830-10.4, C-9.1: %s is worth %i up to phase 4 and %i from phase 5 on", (hex, low, high) => {
    const node = title.map[hex]?.nodes?.[0];
    const worth = ["2", "3", "4", "5", "6", "D"].map(
      (name) => node && nodeRevenue(title, given(game1830(3), phase(name)).state, node),
    );
    expect(worth).toEqual([low, low, low, high, high, high]);
  });
});

describe("dividends", () => {
  const shares = { [P1]: 50, [P2]: 20, pool: 20 };
  const due = (revenue: number, ...changes: Change[]) =>
    given(
      game1830(3),
      corporation("ERIE", { president: P1, shares }),
      ...changes,
      operating("ERIE", "dividend", { revenue }),
    );

  it("1830-17 E14, C-9.4, C-9.5: paid to players for their shares and to the treasury for the pool; the marker moves right", () => {
    const paid = due(190).when(P1, payOut);
    paid.follows(
      { type: "moneyPaid", to: "seat:0", amount: 95, reason: "dividend" },
      { type: "moneyPaid", to: "seat:1", amount: 38 },
      { type: "moneyPaid", to: "corporation:ERIE", amount: 19 * 2 },
      { type: "markerMoved", from: [5, 6], to: [5, 7], reason: "paid" },
    );
    expect(paid.state.bank.cash).toBe(9600 - 95 - 38 - 38);
  });

  it("1830-17 E14, C-9.3: withheld, all goes to the treasury, and the marker moves left", () => {
    const kept = due(190).when(P1, withhold);
    kept.follows({ type: "moneyPaid", to: "corporation:ERIE", amount: 190 }, { type: "markerMoved", to: [5, 5] });
  });

  it("C-9.3: the decision shows what each choice brings", () => {
    expect(due(190).options("dividend")).toMatchObject([
      {
        kinds: [
          { kind: "pay", perShare: 19, treasury: 38, price: 71 },
          { kind: "withhold", perShare: 0, treasury: 190, price: 65 },
        ],
      },
    ]);
  });

  it("1830-11.4, C-20.5: pay or withhold, and no pass", () => {
    due(190).when(P1, pass).refused("NOT_NOW", "C-20.3");
  });
});
