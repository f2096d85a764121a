/** The end and the result: 1835-16; and the order of companies that the page shows. */
import { describe, expect, it } from "vitest";
import { netWorth, operatingOrder, titleById } from "../../../../engine/index.ts";
import { done, pass, payOut, withhold } from "../../../support/moves.ts";
import { sellPapers } from "../../../support/moves1835.ts";
import { bank, type Change, cash, holds, owns, P1, P2, P3, P4, stock } from "../../../support/positions.ts";
import {
  company1835,
  exchanged,
  game1835,
  joined,
  minor,
  operating1835,
  packetSold,
  phase1835,
  rights,
} from "../../../support/prussia.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("1835");
const worth = (options: Record<string, string>, ...changes: Change[]) =>
  netWorth(title, given(game1835(4, options), packetSold, ...changes).state, P1) - 475;

/** Saxony of P1, which is about to distribute 100, operates before Bavaria of P2; the bank has what is told. */
const distributing = (inBank: number, ...changes: Change[]): Scene =>
  given(
    game1835(),
    packetSold,
    company1835("SX", { director: P1, at: [1, 6], trains: ["3"] }),
    company1835("BY", { director: P2, trains: ["3"] }),
    ...changes,
    phase1835("2.1", 2),
    bank(inBank, P4),
    operating1835("SX", "dividend", { revenue: 100 }, { set: 3, number: 1, of: 2 }),
  );
/** Everybody passes until the game or, if it is not over, the set is over; all events on the way. */
function played(start: Scene) {
  const events = [...start.events];
  let scene = start;
  const isOver = ({ state: { result, round } }: Scene) =>
    result !== null || (round.kind === "stock" && events.length > 0);
  while (!isOver(scene) || events.length === start.events.length) {
    const { deciders, options } = scene.decision;
    scene = scene.when(deciders[0] ?? P1, options.some((one) => one.type === "done") ? done : pass);
    events.push(...scene.events);
  }
  return { scene, events };
}

describe("the bank breaks", () => {
  it.each([
    [101, 1, false],
    [100, 0, true],
    [40, -60, true],
  ])("1835-16.1: of %i it pays 100, and has %i: broken %s", (before, after, broken) => {
    const next = distributing(before).when(P1, withhold);
    expect(next.state.bank).toMatchObject({ cash: after, broken });
    expect(next.state.corporations.SX?.cash).toBe(100);
  });

  it("1835-16.1: all payments go on as credit", () => {
    const next = distributing(30, holds("SX", P3, 20), holds("SX", "pool", 10)).when(P1, payOut);
    expect(next.state.bank).toMatchObject({ cash: 30 - 80, broken: true });
    expect(next.state.corporations.SX?.cash).toBe(10);
  });

  it("1835-16.1: a bank that receives money again stays broken", () => {
    const next = distributing(100).when(P1, withhold);
    const { state } = given(next.state, bank(500, P4));
    expect(state.bank).toMatchObject({ cash: 500, broken: true });
  });

  it("1835-16.2: in an operating round, which is finished, but not the set", () => {
    const { scene, events } = played(distributing(100).when(P1, withhold));
    expect(events).toContainEqual({ type: "corporationActed", corporation: "BY" });
    expect(events).toContainEqual(expect.objectContaining({ type: "gameEnded", reason: "bank", last: "3.1" }));
    expect(events.some((event) => event.type === "operatingRoundStarted")).toBe(false);
    expect(scene.decision.options).toEqual([]);
  });

  it("1835-16.2: with a Mark left the set goes on", () => {
    const { scene, events } = played(distributing(101).when(P1, withhold));
    expect(events).toContainEqual(expect.objectContaining({ type: "operatingRoundStarted", set: 3, number: 2 }));
    expect(scene.state.round).toMatchObject({ kind: "stock", number: 4 });
  });

  it("1835-16.2: in a stock round, which is finished, and one operating round follows", () => {
    const start = given(
      game1835(),
      packetSold,
      company1835("SX", { director: P1, shares: { [P1]: 60 }, trains: ["3"] }),
      phase1835("2.1"),
      bank(88, P4),
      stock(P1, { number: 3 }),
    );
    const sold = start.when(P1, sellPapers("SX", 10));
    expect([sold.state.bank.broken, sold.state.round.kind]).toEqual([true, "stock"]);
    let scene = sold.when(P1, done);
    for (const seat of [P2, P3]) scene = scene.when(seat, pass);
    expect(scene.decision.deciders).toEqual([P4]);
    const { events } = played(scene.when(P4, pass));
    const rounds = events.flatMap((event) => (event.type === "operatingRoundStarted" ? [event.number] : []));
    expect(rounds).toEqual([1]);
    expect(events).toContainEqual(expect.objectContaining({ type: "gameEnded", last: "3.1" }));
  });
});

describe("the result", () => {
  it("1835-16.3: certificates at the market price of their percentage", () => {
    expect(worth({}, company1835("BA", { director: P1, shares: { [P1]: 60 }, at: [2, 3] }))).toBe(600);
  });

  it("1835-16.3: shares of Prussia count 154 before it opens, those of others par", () => {
    expect(worth({}, rights({ [P1]: 20 }))).toBe(308);
    expect(worth({}, company1835("SX", { director: P1, shares: { [P1]: 30 } }))).toBe(264);
  });

  it("1835-16.3: treasuries, trains and minors count nothing", () => {
    const poor = company1835("BA", { director: P1, shares: { [P1]: 60 }, at: [2, 3] });
    const rich = company1835("BA", { director: P1, shares: { [P1]: 60 }, at: [2, 3], cash: 900, trains: ["5"] });
    expect(worth({}, rich)).toBe(worth({}, poor));
    expect(worth({}, minor("M3", P1, { cash: 80, trains: ["3"] }))).toBe(0);
  });

  it("1835-16.3: 5 % of Prussia count half of a share", () => {
    const prussia = [joined("M2"), company1835("PR", { director: P2, shares: { [P2]: 20 } })];
    expect(worth({}, ...prussia, exchanged(P1, 5))).toBe(77);
    expect(worth({}, ...prussia, exchanged(P1, 5, 10))).toBe(231);
  });

  it("1835-16.3: the end names what each has, and equal sums stay equal", () => {
    const even = [P1, P2, P3, P4].map((seat) => cash(seat, seat < 2 ? 700 : 100 * seat));
    const broken: Change = (draft) => {
      draft.bank.broken = true;
    };
    const start = given(game1835(), packetSold, ...even, broken, phase1835("2.1"), stock(P4, { passes: 3 }));
    expect(start.when(P4, pass).state.result).toEqual({ reason: "bank", worth: [700, 700, 200, 300] });
  });

  it("1835-16.3, variance: private companies count nothing, or their price", () => {
    expect(worth({}, owns(P1, "NF"))).toBe(0);
    expect(worth({ privatesCount: "yes" }, owns(P1, "NF"))).toBe(100);
  });
});

it("1835-8.1, 1835-8.3: minors come before the others in the order of operating", () => {
  const { state } = given(
    game1835(),
    packetSold,
    company1835("BY", { director: P1 }),
    company1835("SX", { director: P2, at: [1, 6] }),
    minor("M3", P3),
    minor("M1", P2),
  );
  expect(operatingOrder(title, state)).toEqual(["M1", "M3", "SX", "BY"]);
});
