/** Paying out: 18CZ-12. */
import { describe, expect, it } from "vitest";
import { pass, payOut, withhold } from "../../../support/moves.ts";
import { type Change, game18cz, operating, P1, P2, P3 } from "../../../support/positions.ts";
import { localPrice, phase18cz, railway } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

type Shares = Readonly<Record<string, number>>;

/** A corporation of P1 that has run for this revenue. */
const earned = (symbol: string, revenue: number, shares: Shares, price = 100, ...changes: Change[]): Scene =>
  given(
    game18cz(3),
    localPrice(55),
    railway(symbol, { director: P1, price, cash: 7, shares, home: { hex: "A8", rotation: 4 } }),
    ...changes,
    phase18cz("d"),
    operating(symbol, "dividend", { revenue }),
  );
/** What the players receive. */
const received = (scene: Scene): number[] =>
  [P1, P2, P3].map((seat) =>
    scene.events.reduce((sum, one) => {
      const isHis = one.type === "moneyPaid" && one.to === `seat:${seat}` && one.reason === "dividend";
      return isHis ? sum + one.amount : sum;
    }, 0),
  );

const small = (shares: Shares) => railway("BCB", { director: P1, price: 100, cash: 7, shares });
const plain = (revenue: number, shares: Shares) =>
  given(game18cz(3), localPrice(55), small(shares), operating("BCB", "dividend", { revenue }));
const medium = (revenue: number, shares: Shares) =>
  given(
    game18cz(3),
    localPrice(55),
    railway("BN", { director: P1, price: 100, cash: 7, shares }),
    phase18cz("b"),
    operating("BN", "dividend", { revenue }),
  );

describe("the choice", () => {
  it("18CZ-12.1: the whole revenue is paid or withheld, and nothing else", () => {
    const start = plain(110, { [P1]: 75, [P2]: 25 });
    expect(start.options("dividend").flatMap((one) => one.kinds)).toMatchObject([
      { kind: "pay", treasury: 0, price: 110 },
      { kind: "withhold", perShare: 0, treasury: 110, price: 90 },
    ]);
    start.when(P1, pass).refused("NOT_NOW", "C-20.3");
    start.when(P2, payOut).refused("NOT_YOUR_TURN", "C-20.3");
  });
});

describe("paid", () => {
  it.each<[number, Shares, number[]]>([
    [110, { [P1]: 50, [P2]: 25 }, [55, 28, 0]],
    [110, { [P1]: 50, [P2]: 25, [P3]: 25 }, [55, 28, 28]],
    [110, { [P1]: 50, [P2]: 50 }, [55, 55, 0]],
    [110, { [P1]: 75, [P3]: 25 }, [83, 0, 28]],
    [70, { [P1]: 75, [P2]: 25 }, [53, 18, 0]],
    [70, { [P1]: 50 }, [35, 0, 0]],
    [40, { [P1]: 75 }, [30, 0, 0]],
  ])(
    "18CZ-12.2: of %i, a small corporation held %j pays %j, rounded up once for each player",
    (revenue, shares, paid) => {
      const pays = plain(revenue, shares).when(P1, payOut);
      expect(received(pays)).toEqual(paid);
      expect(pays.state.corporations.BCB?.cash).toBe(7);
    },
  );

  it.each<[number, Shares, number[]]>([
    [110, { [P1]: 40, [P2]: 20 }, [44, 22, 0]],
    [70, { [P1]: 60, [P2]: 40 }, [42, 28, 0]],
    [50, { [P1]: 40, [P2]: 40, [P3]: 20 }, [20, 20, 10]],
  ])("18CZ-12.2: of %i, a medium corporation held %j pays %j", (revenue, shares, paid) => {
    expect(received(medium(revenue, shares).when(P1, payOut))).toEqual(paid);
  });

  it.each<[number, Shares, number[]]>([
    [110, { [P1]: 20, [P2]: 20, [P3]: 10 }, [22, 22, 11]],
    [250, { [P1]: 60, [P2]: 40 }, [150, 100, 0]],
  ])("18CZ-12.2: of %i, a large corporation held %j pays %j", (revenue, shares, paid) => {
    expect(received(earned("SX", revenue, shares).when(P1, payOut))).toEqual(paid);
  });

  it("18CZ-12.2: the bank's certificates bring nobody anything, those sold back neither", () => {
    const pays = plain(100, { [P1]: 50, pool: 25 }).when(P1, payOut);
    expect(received(pays)).toEqual([50, 0, 0]);
    expect(pays.events.filter((one) => one.type === "moneyPaid")).toHaveLength(1);
    expect(pays.state.corporations.BCB?.cash).toBe(7);
  });
});

describe("withheld", () => {
  it("18CZ-12.3: the whole revenue goes to the treasury", () => {
    const keeps = plain(110, { [P1]: 75, [P2]: 25 }).when(P1, withhold);
    keeps.follows({ type: "moneyPaid", from: "bank", to: "corporation:BCB", amount: 110, reason: "withheld" });
    expect(keeps.state.corporations.BCB?.cash).toBe(117);
    expect(received(keeps)).toEqual([0, 0, 0]);
  });
});

describe("the marker", () => {
  const half = { [P1]: 50 };

  it("18CZ-12.4, 18CZ-5.5: paid, it goes right once, of a large corporation twice; withheld, left once", () => {
    const moved = (toPrice: number, reason: string) => ({
      type: "markerMoved" as const,
      fromPrice: 100,
      toPrice,
      reason,
    });
    plain(50, half).when(P1, payOut).follows(moved(110, "paid"));
    plain(50, half).when(P1, withhold).follows(moved(90, "withheld"));
    medium(50, { [P1]: 60 })
      .when(P1, payOut)
      .follows(moved(110, "paid"));
    medium(50, { [P1]: 60 })
      .when(P1, withhold)
      .follows(moved(90, "withheld"));
    earned("SX", 50, half).when(P1, payOut).follows(moved(120, "paid"));
    earned("SX", 50, half).when(P1, withhold).follows(moved(90, "withheld"));
  });

  it("18CZ-12.4: without revenue there is no choice, and it goes left by itself", () => {
    const start = given(
      game18cz(3),
      localPrice(55),
      railway("BCB", { director: P1, price: 60, trains: ["2a"] }),
      operating("BCB", "track"),
    ).when(P1, pass);
    start.follows(
      { type: "dividendDecided", corporation: "BCB", kind: "withhold", revenue: 0, forced: true },
      { type: "markerMoved", corporation: "BCB", fromPrice: 60, toPrice: 55, reason: "withheld" },
    );
    start.without("moneyPaid");
  });
});
