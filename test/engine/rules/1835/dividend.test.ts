/** Distribution and the price: 1835-12. */
import { describe, expect, it } from "vitest";
import { titleById } from "../../../../engine/index.ts";
import { payOut, runBest, withhold } from "../../../support/moves.ts";
import { type Change, P1, P2, P3, P4, tile } from "../../../support/positions.ts";
import {
  company1835,
  exchanged,
  game1835,
  joined,
  minor,
  operating1835,
  packetSold,
  phase1835,
  priceIn,
} from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");
const at = (...changes: Change[]): Scene => given(game1835(), packetSold, ...changes);
const gains = ({ state }: Scene) => state.players.map((one) => one.cash - 475);
/** A space of the chart by its name. */
const space = (name: string): [number, number] => [Number(name.slice(1)) - 1, name.charCodeAt(0) - 65];
const nameOf = ({ state }: Scene, symbol: string) => {
  const [row = 0, column = 0] = state.corporations[symbol]?.cell ?? [];
  return `${String.fromCharCode(65 + column)}${row + 1}`;
};

describe("minors", () => {
  it("1835-12.1, 1835-20.7: half to the owner, half to the treasury, without a choice", () => {
    const start = at(
      minor("M4", P2, { cash: 30, trains: ["2"] }),
      phase1835("2.1"),
      tile("G5", "57", 1),
      tile("G3", "210", 1),
      operating1835("M4", "routes"),
    );
    const next = start.when(P2, runBest);
    next.follows(
      { type: "routesRun", revenue: 50 },
      { type: "dividendDecided", corporation: "M4", kind: "split", forced: true },
      { type: "moneyPaid", from: "bank", to: "seat:1", amount: 25 },
    );
    expect(gains(next)).toEqual([0, 25, 0, 0]);
    expect(next.state.corporations.M4?.cash).toBe(55);
  });

  it("1835-20.7: of 100 the owner has 50", () => {
    const start = at(
      minor("M2", P2, { trains: ["3"] }),
      joined("M5"),
      phase1835("2.1"),
      tile("E19", "209", 0),
      tile("D20", "8", 0),
      tile("C19", "7", 4),
      tile("F20", "9", 2),
      tile("H20", "207", 0),
      operating1835("M2", "routes"),
    );
    const next = start.when(P2, runBest).follows({ type: "routesRun", revenue: 20 + 40 + 40 });
    expect(gains(next)).toEqual([0, 50, 0, 0]);
    expect(next.state.corporations.M2?.cash).toBe(50);
  });
});

describe("corporations", () => {
  const paying = (revenue: number, shares: Record<string, number>, name = "D4") =>
    at(company1835("SX", { director: P1, shares, at: space(name) }), operating1835("SX", "dividend", { revenue }));

  it("1835-12.2: the director chooses, and always the whole amount", () => {
    const start = paying(100, { [P1]: 50 });
    expect(start.options("dividend").flatMap((one) => one.kinds.map((each) => each.kind))).toEqual(["pay", "withhold"]);
    start.when(P1, { type: "dividend", kind: "split" }).refused("NOT_NOW", "C-20.3");
    start.when(P2, payOut).refused("NOT_YOUR_TURN", "C-20.3");
  });

  it("1835-12.3: each by percentage; pool to the treasury, the initial stack nothing", () => {
    const next = paying(120, { [P1]: 50, [P3]: 20, pool: 10 }).when(P1, payOut);
    expect(gains(next)).toEqual([60, 0, 24, 0]);
    expect(next.state.corporations.SX?.cash).toBe(12);
    expect(next.state.bank.cash).toBe(12000 - 4 * 475 - 96);
  });

  const prussia = (...changes: Change[]) =>
    at(
      joined("M2"),
      company1835("PR", { director: P3, shares: { [P1]: 10, [P3]: 20 } }),
      ...changes,
      phase1835("2.3"),
      operating1835("PR", "dividend", { revenue: 250 }),
    );
  const inPool: Change = (draft) => {
    const last = draft.corporations.PR?.certificates.find((one) => one.holder === "reserve" && one.percent === 5);
    Object.assign(last ?? {}, { holder: "pool" });
  };

  it("1835-12.3, 1835-20.4: half Marks are rounded up for a player on his total, and down for the pool", () => {
    const next = prussia(exchanged(P1, 5), inPool).when(P3, payOut);
    expect(gains(next)).toEqual([38, 0, 50, 0]);
    expect(next.state.corporations.PR?.cash).toBe(12);
  });

  it("1835-12.3: rounded on his total, not by certificate", () => {
    expect(gains(prussia(exchanged(P4, 5, 5)).when(P3, payOut))[P4]).toBe(25);
  });

  it("1835-12.3: the exchange stack brings nothing", () => {
    const next = prussia().when(P3, payOut);
    expect(gains(next)).toEqual([25, 0, 50, 0]);
    expect(next.state.corporations.PR?.cash).toBe(0);
  });

  it.each([
    ["paid", "I4", "J4"],
    ["paid", "I5", "I4"],
    ["paid", "P1", "P1"],
    ["paid", "P2", "P1"],
    ["withheld", "D4", "C4"],
    ["withheld", "A7", "A7"],
    ["withheld", "A4", "A5"],
    ["withheld", "C2", "C3"],
  ])("1835-12.3, 1835-12.4, 1835-20.8: %s on %s: to %s", (what, from, to) => {
    const next = paying(100, { [P1]: 50 }, from).when(P1, what === "paid" ? payOut : withhold);
    expect(nameOf(next, "SX")).toBe(to);
  });

  it("1835-12.4: revenue 0 is no choice, and the price falls", () => {
    const start = at(
      company1835("SX", { director: P1, shares: { [P1]: 50 }, at: space("D4"), trains: ["2"] }),
      operating1835("SX", "token"),
    );
    const next = start.when(P1, { type: "pass" });
    next.follows({ type: "dividendDecided", kind: "withhold", revenue: 0, forced: true });
    expect(nameOf(next, "SX")).toBe("C4");
  });

  it("1835-12.5: Prussia keeps its price in a round in which it has no turn", () => {
    const start = at(
      minor("M2", P2, { cash: 100 }),
      company1835("BY", { director: P1, cash: 360, trains: ["3"] }),
      phase1835("2.2", 3),
      operating1835("BY", "trains", {}, { acted: ["M2"], of: 1 }),
    );
    const next = start
      .when(P1, { type: "buyTrain", from: "bank", train: "4-0", price: 360 })
      .when(P2, { type: "found", accept: true });
    expect(next.state.round.kind).toBe("stock");
    expect(priceIn(title, next.state, "PR")).toBe(154);
  });

  it("1835-12.6: it is the bank that pays", () => {
    const next = paying(100, { [P1]: 50, [P2]: 20, pool: 10 }).when(P1, payOut);
    const payers = next.events.flatMap((one) => (one.type === "moneyPaid" ? [one.from] : []));
    expect([...new Set(payers)]).toEqual(["bank"]);
  });
});
