/** Bohemia for two players, with Václav: 18CZ-18. */
import { describe, expect, it } from "vitest";
import { type GameState, netWorth, titleById, titleFor } from "../../../../engine/index.ts";
import { bohemia, firstCard, withLarge, withMedium } from "../../../support/bohemia.ts";
import { buy, done, lay, par, pass, sell } from "../../../support/moves.ts";
import {
  type Change,
  game18cz,
  holds,
  operating,
  owns,
  P1,
  P2,
  station,
  stock,
  tile,
} from "../../../support/positions.ts";
import { localPrice, phase18cz, railway, stackAt } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleFor("18cz", 2);
const whole = titleById("18cz");
const game = bohemia;
const all = (start: Scene, ...seats: number[]): Scene => seats.reduce((at, seat) => at.when(seat, pass), start);
const symbolsOf = (size: string) => title.corporations.filter((one) => one.size === size).map((one) => one.symbol);

/** Václav's certificates by corporation. */
const neutral = ({ corporations }: GameState): Record<string, number[]> =>
  Object.fromEntries(
    Object.values(corporations).flatMap(({ symbol, certificates }) => {
      const theirs = certificates.filter((one) => one.holder === "neutral").map((one) => one.percent);
      return theirs.length ? [[symbol, theirs]] : [];
    }),
  );
const trainsOf = ({ corporations }: GameState, symbol: string) =>
  corporations[symbol]?.trains.map(({ id, rank }) => `${id} as ${rank}`);

const phaseB = withMedium();
const phaseD = withLarge();

describe("Bohemia", () => {
  it("18CZ-18.1: 280 each, a certificate limit of 14", () => {
    expect(game().players.map((one) => one.cash)).toEqual([280, 280]);
    expect(title.certificateLimit["2"]).toBe(14);
  });

  it("18CZ-18.1: OFE, MW, KFN, PR and Ug are out", () => {
    const kept = new Set(title.corporations.map((one) => one.symbol));
    const out = whole.corporations.map((one) => one.symbol).filter((symbol) => !kept.has(symbol));
    expect(out.sort()).toEqual(["KFN", "MW", "OFE", "PR", "Ug"]);
    expect(Object.keys(game().corporations).sort()).toEqual([...kept].sort());
    given(game(), stock(P1)).when(P1, par("MW", 50)).refused("SHARE_NOT_AVAILABLE", "18CZ-4.5");
  });

  it("18CZ-18.1: numbers 4 to 6 of the local railways are out", () => {
    expect(Object.keys(game().companies).sort()).toEqual(["L1", "L2", "L3", "M1", "M2", "M3", "S1", "S2", "S3"]);
  });

  it("18CZ-18.1: 73 hexes remain, the east is gone, and the homes of those who play are there", () => {
    expect(Object.keys(title.map)).toHaveLength(73);
    for (const hex of ["C26", "F23", "G20", "A22", "B19", "G28", "I24", "D27", "E22"]) {
      expect(Object.keys(title.map)).not.toContain(hex);
    }
    for (const { home, homeTile } of title.corporations) {
      for (const hex of homeTile?.hexes ?? [home?.hex ?? ""]) expect(Object.keys(title.map)).toContain(hex);
    }
  });

  it("18CZ-18.1: no track leads off the new eastern edge", () => {
    const turn = (players: number) =>
      given(
        game18cz(players),
        tile("E16", "57", 1),
        railway("VBW", { director: P1 }),
        station("VBW", "E16"),
        localPrice(40),
        operating("VBW", "track"),
      );
    turn(2)
      .when(P1, lay("E18", "9", 1))
      .refused("TILE_CLOSED_SIDE", "C-5.2h");
    turn(2)
      .when(P1, lay("E18", "7", 1))
      .follows({ type: "tileLaid" });
    turn(3)
      .when(P1, lay("E18", "9", 1))
      .follows({ type: "tileLaid" });
  });

  it("18CZ-18.1, 18CZ-4.10: large: up to 70 %; small and medium as ever", () => {
    const limits = title.corporations.map((one) => [one.size, one.holdingLimit]);
    expect(new Set(limits.map(String))).toEqual(new Set(["small,75", "medium,60", "large,70"]));
    const at = (percent: number) =>
      given(game(), phase18cz("d"), railway("BY", { director: P1, shares: { [P1]: percent } }), stock(P1));
    at(60).when(P1, buy("BY")).follows({ type: "sharesBought" });
    at(70).when(P1, buy("BY")).refused("HOLDING_LIMIT", "18CZ-4.10");
  });
});

describe("what Václav receives", () => {
  it("18CZ-18.3: at set-up a small corporation at 50, with what floats it, no capital, stations for nothing", () => {
    expect(neutral(game())).toEqual({ BCB: [50] });
    const { BCB } = game().corporations;
    expect(BCB).toMatchObject({ par: 50, floated: true, cash: 0, president: null, tokens: [0, 0, 0], cell: [0, 2] });
  });

  it("18CZ-18.3: when medium open, one at 60 with 40 + 20", () => {
    phaseB.follows(
      { type: "phaseStarted", phase: "b" },
      { type: "neutralStarted", corporation: "BTE", price: 60, percent: 60 },
    );
    expect(neutral(phaseB.state)).toEqual({ BCB: [50], BTE: [40, 20] });
    expect(phaseB.state.corporations.BTE).toMatchObject({ floated: true, cash: 0, tokens: [0, 0, 0] });
  });

  it("18CZ-18.3: when large open, one at 90 with 20 + 10 + 10 + 10", () => {
    phaseD.follows(
      { type: "phaseStarted", phase: "d" },
      { type: "neutralStarted", corporation: "SX", price: 90, percent: 50 },
    );
    expect(neutral(phaseD.state)).toEqual({ BCB: [50], BTE: [40, 20], SX: [20, 10, 10, 10] });
    expect(phaseD.state.corporations.SX).toMatchObject({ floated: true, cash: 0, tokens: [0, 0] });
  });

  it.each([
    [1616278041, "BCB", "BTE", "SX"],
    [0, "EKJ", "ATE", "kk"],
    [1, "EKJ", "BTE", "BY"],
    [3, "BCB", "NWB", "kk"],
    [2, "BCB", "BN", "SX"],
    [5, "VBW", "BTE", "SX"],
    [999_999_999, "VBW", "NWB", "SX"],
    [2 ** 31 + 7, "EKJ", "NWB", "BY"],
  ])("18CZ-18.3: the seed %i draws %s, %s, %s", (seed, small, medium, large) => {
    expect(Object.keys(neutral(game(seed)))).toEqual([small]);
    const [first = "", second = ""] = symbolsOf("small").filter((symbol) => symbol !== small);
    const b = firstCard(game(seed), first, "2b", 70).state;
    expect(Object.keys(neutral(b)).filter((symbol) => symbol !== small)).toEqual([medium]);
    const d = firstCard(b, second, "3d", 120).state;
    expect(Object.keys(neutral(d)).filter((symbol) => symbol !== small && symbol !== medium)).toEqual([large]);
  });

  it("18CZ-18.3: drawn among those of the size that are there", () => {
    const seeds = Array.from({ length: 200 }, (_, n) => n * 7919);
    const drawn = new Set(seeds.flatMap((seed) => Object.keys(neutral(game(seed)))));
    expect([...drawn].sort()).toEqual(symbolsOf("small").sort());
  });
});

describe("his trains", () => {
  it("18CZ-18.4: at once, without paying, the top card with the side of its size up", () => {
    expect(trainsOf(game(), "BCB")).toEqual(["2a-0 as 2a"]);
    expect(game().depot.queue[0]?.id).toBe("2a-1");
    expect(trainsOf(phaseB.state, "BTE")).toEqual(["2b-1 as 2+2b"]);
    expect(trainsOf(phaseD.state, "SX")).toEqual(["3d-1 as 3Ed"]);
    expect(phaseD.state.neutral?.cash).toBe(0);
  });

  /** VBW, a player's, ends the last turn of a set. */
  const renewed = (start: GameState, ...changes: Change[]): Scene => {
    const rounds = { acted: ["EKJ", "NWB", "BCB", "BTE", "SX"] };
    const turn = [owns("VBW", "S1"), localPrice(50), operating("VBW", "companies", {}, rounds)];
    return given(start, ...changes, ...turn).when(P1, done);
  };
  const vbw = railway("VBW", { director: P1 });

  it("18CZ-18.5, 18CZ-2.3: no export; after the set his corporation scraps its train and takes the top card", () => {
    const next = renewed(game(), vbw).without("trainExported");
    next.follows(
      { type: "trainScrapped", corporation: "BCB", train: { id: "2a-0", rank: "2a" } },
      { type: "trainReceived", corporation: "BCB", train: { id: "2a-1", rank: "2a" } },
      { type: "stockRoundStarted", number: 2 },
    );
    expect(trainsOf(next.state, "BCB")).toEqual(["2a-1 as 2a"]);
    expect(next.state.depot.pool).toEqual([]);
  });

  it("18CZ-18.4: the card opens its phase, and one newly set up takes its own train at once", () => {
    const next = renewed(game(), vbw, stackAt("b"));
    next.follows(
      { type: "trainReceived", corporation: "BCB", train: { id: "2b-0", rank: "2b" } },
      { type: "phaseStarted", phase: "b" },
      { type: "neutralStarted", corporation: "BTE" },
      { type: "trainReceived", corporation: "BTE", train: { id: "2b-1", rank: "2+2b" } },
      { type: "stockRoundStarted" },
    );
  });

  it("18CZ-18.5: in the order received; those that come meanwhile are not served again", () => {
    const next = renewed(game(), vbw, stackAt("b"));
    expect(next.events.filter((one) => one.type === "trainReceived")).toHaveLength(2);
    expect(next.events.filter((one) => one.type === "trainScrapped")).toHaveLength(1);
    const after = renewed(phaseD.state);
    const served = after.events.flatMap((one) =>
      one.type === "trainReceived" ? [`${one.corporation} ${one.train.id} as ${one.train.rank}`] : [],
    );
    expect(served).toEqual(["BCB 3d-2 as 3d", "BTE 3d-3 as 3+3d", "SX 4e-0 as 3Ee"]);
  });

  it("18CZ-18.4, 18CZ-15.3: it rusts what the side taken rusts, and opens what a purchase opens", () => {
    const old = railway("EKJ", { director: P2, trains: ["2a", "3c"] });
    const plus = railway("NWB", { director: P2, trains: ["2+2c"] });
    const taken = renewed(game(), vbw, old, plus, phase18cz("e"), stackAt("f"));
    taken.follows(
      { type: "trainReceived", corporation: "BCB", train: { id: "4f-0", rank: "4f" } },
      { type: "phaseStarted", phase: "f" },
      { type: "trainsRusted", rank: "2a" },
    );
    expect(trainsOf(taken.state, "EKJ")).toEqual(["3c-0 as 3c"]);
    expect(trainsOf(taken.state, "NWB")).toEqual(["3c-1 as 2+2c"]);
  });

  it("18CZ-18.5: without an end of the set nothing is renewed", () => {
    const last = railway("VBW", { director: P1, trains: ["2a"] });
    const first = given(
      game(),
      last,
      owns("VBW", "S1"),
      localPrice(60),
      operating("VBW", "companies", {}, { set: 5, of: 2, acted: ["BCB"] }),
    );
    first.when(P1, done).without("trainScrapped", "trainReceived");
  });
});

describe("Václav at the table", () => {
  it("18CZ-18.2: he is never in the order, neither of the draft nor of stock rounds", () => {
    const start = given(game());
    expect(start.state.order).toEqual([P1, P2]);
    const drafted = all(start, P1, P2);
    expect(drafted.state).toMatchObject({ order: [P1, P2], round: { kind: "stock", turn: P1 } });
    expect(all(drafted, P1).decision.deciders).toEqual([P2]);
  });

  it("18CZ-18.2: his certificates stay with him: nobody can buy or sell them", () => {
    const full = given(game(), railway("VBW", { director: P2 }), holds("BCB", P2, 50), stock(P1));
    full.when(P1, buy("BCB")).refused("SHARE_NOT_AVAILABLE", "18CZ-4.4");
    full.when(P1, sell("BCB", 1)).refused("SELL_NOT_OWNED", "C-13.3");
  });

  it("18CZ-18.2, 18CZ-17.1: he has no score", () => {
    const start = given(
      game(),
      localPrice(120),
      railway("VBW", { director: P1 }),
      owns("VBW", "S1"),
      operating("VBW", "companies", {}, { set: 8, number: 3, of: 3, acted: ["BCB"] }),
    );
    const ended = start.when(P1, done).follows({ type: "gameEnded", last: "8.3" });
    expect(ended.state.result?.worth).toHaveLength(2);
  });

  it("18CZ-18.6: players buy the rest from the bank at the price of the space", () => {
    const bought = given(game(), stock(P1)).when(P1, buy("BCB"));
    bought.follows(
      { type: "moneyPaid", from: "seat:0", to: "bank", amount: 50 },
      { type: "sharesBought", percent: 25 },
    );
  });

  it("18CZ-18.6: nobody becomes its director, at best equal", () => {
    const start = given(game(), holds("BCB", P1, 25), stock(P1)).when(P1, buy("BCB"));
    start.without("presidentChanged", "floated");
    expect(start.state.corporations.BCB?.president).toBeNull();
    expect(netWorth(title, start.state, P1)).toBe(280 + 50);
    given(start.state, stock(P1)).when(P1, sell("BCB", 2)).follows({ type: "sharesSold", percent: 50 });
  });

  it("18CZ-18.9, 18CZ-4.13: his units count as players' for a sold-out corporation", () => {
    const end = (percent: number) => given(game(), holds("BCB", P1, percent), stock(P2, { passes: 1 })).when(P2, pass);
    end(50).follows({ type: "markerMoved", corporation: "BCB", fromPrice: 50, toPrice: 53, reason: "soldOut" });
    expect(end(25).events).not.toContainEqual(expect.objectContaining({ reason: "soldOut" }));
  });
});
