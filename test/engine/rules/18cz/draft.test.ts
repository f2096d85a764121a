/** The draft of the local railways: 18CZ-3. */
import { describe, expect, it } from "vitest";
import { countedCertificates, titleById, titleOf } from "../../../../engine/index.ts";
import { bid, done, par, pass } from "../../../support/moves.ts";
import { draft } from "../../../support/moves18cz.ts";
import { cash, game18cz, owns, P1, P2, P3, P4, P5, P6 } from "../../../support/positions.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("18cz");
const LOCALS = title.companies.map((one) => one.symbol);
const turn = ({ state: { round } }: Scene): number => (round.kind === "draft" ? round.turn : -1);
const all = (start: Scene, ...seats: number[]): Scene => seats.reduce((at, seat) => at.when(seat, pass), start);

/** Whose turn it is from the beginning on, if each buys the cheapest local railway left. */
function order(players: number, turns: number): number[] {
  let at = given(game18cz(players));
  const locals = titleOf(at.state).companies;
  return Array.from({ length: turns }, (_, n) => {
    const seat = turn(at);
    at = at.when(seat, draft(locals[n]?.symbol ?? ""));
    return seat;
  });
}

describe("the order", () => {
  it.each([
    [2, [0, 1, 1, 0, 0, 1, 1, 0]],
    [3, [0, 1, 2, 2, 1, 0, 0, 1, 2, 2]],
    [4, [0, 1, 2, 3, 3, 2, 1, 0, 0, 1]],
  ])("18CZ-3.1: with %i players turns go up and down the row: %j", (players, seats) => {
    expect(order(players, seats.length)).toEqual(seats);
  });

  it("18CZ-3.1: nobody else may act", () => {
    const first = given(game18cz(3));
    first.when(P2, pass).refused("NOT_YOUR_TURN", "C-20.3");
    first.when(P1, pass).when(P3, draft("S1")).refused("NOT_YOUR_TURN", "C-20.3");
  });
});

describe("a turn", () => {
  it("18CZ-3.2: any local railway still there is bought at its face price", () => {
    const first = given(game18cz(3));
    expect(first.options("buyPrivate").map((one) => one.company)).toEqual(LOCALS);
    const bought = first.when(P1, draft("L6"));
    bought.follows(
      { type: "moneyPaid", from: "seat:0", to: "bank", amount: 80, reason: "company" },
      { type: "companyMoved", company: "L6", from: "bank", to: "seat:0", price: 80 },
      { type: "draftTurn", seat: P2 },
    );
    expect(bought.state.players[P1]?.cash).toBe(300);
    bought.when(P2, draft("M3")).follows({ type: "moneyPaid", from: "seat:1", amount: 50 });
  });

  it("18CZ-3.2: what has been bought is gone", () => {
    const bought = given(game18cz(3)).when(P1, draft("S2"));
    bought.when(P2, draft("S2")).refused("DRAFT_GONE", "18CZ-3.2");
    bought.when(P2, draft("X9")).refused("DRAFT_GONE", "18CZ-3.2");
    expect(bought.options("buyPrivate").map((one) => one.company)).not.toContain("S2");
  });

  it("18CZ-3.2: the price is the face price, neither more nor less", () => {
    const first = given(game18cz(3));
    for (const price of [29, 31]) first.when(P1, draft("S2", price)).refused("COMPANY_PRICE", "18CZ-3.2");
    first.when(P1, draft("S2", 30)).follows({ type: "companyMoved", company: "S2", price: 30 });
  });

  it("18CZ-3.2: with 29 K S2 cannot be paid, with 30 K it can", () => {
    const poor = given(game18cz(3), cash(P1, 29));
    poor.when(P1, draft("S2")).refused("MONEY_SHORT", "18CZ-3.2");
    expect(poor.options("buyPrivate").map((one) => one.company)).toEqual(["S1"]);
    given(game18cz(3), cash(P1, 30)).when(P1, draft("S2")).follows({ type: "companyMoved", company: "S2" });
  });

  it("18CZ-3.2: one a turn, no bids, and nothing but buying or passing", () => {
    const first = given(game18cz(3));
    first.when(P1, draft("S1")).when(P1, draft("S2")).refused("NOT_YOUR_TURN", "C-20.3");
    for (const move of [bid("S1", 30), done, par("BCB", 50)]) first.when(P1, move).refused("NOT_NOW", "18CZ-3.2");
  });
});

describe("passing", () => {
  it("18CZ-3.3: a pass is not final", () => {
    const down = all(given(game18cz(3)), P1, P2, P3);
    expect(turn(given(game18cz(3)).when(P1, draft("S1")).when(P2, pass).when(P3, pass))).toBe(P3);
    expect(down.state.round).toMatchObject({ kind: "stock" });
    const later = all(given(game18cz(3)).when(P1, draft("S1")), P2, P3, P3);
    later.when(P2, draft("S2")).follows({ type: "companyMoved", company: "S2", to: "seat:1" });
  });

  it("18CZ-3.3, 18CZ-3.4: a purchase clears all passes: all three must pass anew", () => {
    const passed = all(given(game18cz(3)).when(P1, draft("S1")), P2, P3, P3);
    const bought = passed.when(P2, draft("S2")).follows({ type: "passesCleared" });
    const rest = all(bought, P1, P1, P2);
    expect(rest.state.round).toMatchObject({ kind: "draft", turn: P3 });
    rest.when(P3, pass).follows({ type: "stockRoundStarted", number: 1 });
  });

  it("18CZ-3.4: a player at the end of the row passes twice, and it counts once", () => {
    const bought = given(game18cz(3)).when(P1, pass).when(P2, draft("S1"));
    const three = all(bought, P3, P3, P2);
    expect(three.state.round).toMatchObject({ kind: "draft", turn: P1 });
    three.when(P1, pass).follows({ type: "stockRoundStarted", number: 1 });
  });

  it("18CZ-3.4: the buyer of the last one must pass too", () => {
    const bought = given(game18cz(4)).when(P1, draft("S1"));
    const six = all(bought, P2, P3, P4, P4, P3, P2);
    expect(six.state.round).toMatchObject({ kind: "draft", turn: P1 });
    six.when(P1, pass).follows({ type: "stockRoundStarted" });
  });

  it("18CZ-3.4: it ends at once when the last local railway is bought", () => {
    const sold = LOCALS.filter((symbol) => symbol !== "L1").map((symbol) => owns(P2, symbol));
    const bought = given(game18cz(3), ...sold).when(P1, draft("L1"));
    bought.follows({ type: "companyMoved", company: "L1" }, { type: "stockRoundStarted", number: 1 });
  });
});

describe("without money", () => {
  it("18CZ-3.5: who cannot pay the cheapest one left passes by himself, and only he", () => {
    const first = given(game18cz(3), cash(P2, 24)).when(P1, draft("S2"));
    first.follows({ type: "passed", seat: P2, forced: true }, { type: "draftTurn", seat: P3 });
    expect(first.state.round).toMatchObject({ kind: "draft", turn: P3 });
    expect(turn(given(game18cz(3), cash(P2, 25)).when(P1, draft("S2")))).toBe(P2);
    expect(turn(given(game18cz(3), cash(P2, 29), owns(P3, "S1")).when(P1, draft("S3")))).toBe(P3);
  });

  it("18CZ-3.5: his pass counts towards the end, and he may be passed over again", () => {
    const bought = given(game18cz(3), cash(P2, 0)).when(P1, draft("S1"));
    const ended = all(bought, P3, P3, P1);
    ended.follows({ type: "passed", seat: P1, forced: false }, { type: "stockRoundStarted" });
  });

  it("18CZ-3.5: with nobody left who can pay, the draft is over without a question", () => {
    const bought = given(game18cz(3), cash(P1, 30), cash(P2, 5), cash(P3, 5)).when(P1, draft("S2"));
    bought.follows(
      { type: "passed", seat: P2, forced: true },
      { type: "passed", seat: P3, forced: true },
      { type: "passed", seat: P1, forced: true },
    );
    expect(bought.state.round.kind).not.toBe("draft");
  });
});

describe("after it", () => {
  it("18CZ-3.6: what nobody bought is out of the game", () => {
    const ended = all(given(game18cz(3)).when(P1, draft("M2")), P2, P3, P3, P2, P1);
    const { companies } = ended.state;
    expect(companies.M2).toMatchObject({ owner: "seat:0", closed: false });
    const out = Object.values(companies).filter((one) => one.closed && one.owner === null);
    expect(out).toHaveLength(17);
  });

  it.each([
    [8, 9],
    [9, 10],
  ])(
    "18CZ-3.6, 18CZ-4.9: the certificate limit of 9 does not stop the draft: with %i another is bought; but with %i nothing can be started",
    (before, after) => {
      const mine = LOCALS.slice(0, before).map((symbol) => owns(P1, symbol));
      const drafted = given(game18cz(6), ...mine, cash(P1, 500)).when(P1, draft("L6"));
      expect(countedCertificates(title, drafted.state, P1)).toBe(after);
      const round = all(drafted, P2, P3, P4, P5, P6, P6, P5, P4, P3, P2, P1);
      const end = all(round, P2, P3, P4, P5, P6);
      end.follows({ type: "passed", seat: P1, forced: true }, { type: "operatingSetStarted" });
    },
  );

  it("18CZ-3.6, 18CZ-4.9: with 8 drafted there is", () => {
    const mine = LOCALS.slice(0, 7).map((symbol) => owns(P1, symbol));
    const drafted = given(game18cz(6), ...mine, cash(P1, 500)).when(P1, draft("L6"));
    const round = all(drafted, P2, P3, P4, P5, P6, P6, P5, P4, P3, P2, P1);
    all(round, P2, P3, P4, P5, P6).when(P1, par("BCB", 50)).follows({ type: "parSet" });
  });
});
