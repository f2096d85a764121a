/** The rulebook's example as a game: four players, from the draft to the third stock round, following P1 and BCB. */
import { describe, expect, it } from "vitest";
import { type GameState, type Move, priceOf, type RefusalCode, titleById } from "../../../../engine/index.ts";
import {
  buy,
  buyCompany,
  buyTrain,
  done,
  lay,
  par,
  pass,
  payOut,
  place,
  route,
  run,
  sell,
  withhold,
} from "../../../support/moves.ts";
import { buySide, draft, takeOver } from "../../../support/moves18cz.ts";
import { game18cz, P1, P2, P3, P4 } from "../../../support/positions.ts";
import { given, type Scene } from "../../../support/scene.ts";

/** Treasury, price, trains. */
type Figures = readonly [treasury: number, price: number, trains: readonly string[]];

interface Row {
  readonly row: number;
  /** Who does what; what happens by itself belongs to the move before it. */
  readonly moves: readonly (readonly [seat: number, move: Move])[];
  /** What stands then, the last move's consequences included. */
  readonly stands?: {
    readonly cash?: readonly number[];
    readonly BCB?: Figures;
    readonly OFE?: Figures;
    readonly order?: readonly number[];
    readonly local?: number;
    readonly turn?: string;
    readonly phase?: string;
    readonly round?: string;
    readonly top?: string;
  };
  /** The prices with `chartStep: adjacent`, where they differ. */
  readonly adjacent?: { readonly BCB?: number; readonly OFE?: number };
}

const by = (move: Move, ...seats: number[]) => seats.map((seat) => [seat, move] as const);
const way = route("2a-3", "E16.c0 E18 D17.c0");

const SCRIPT: readonly Row[] = [
  { row: 1, moves: [[P1, draft("S1")]], stands: { cash: [275, 300, 300, 300], phase: "a" } },
  { row: 2, moves: by(pass, P2, P3, P4, P4, P3, P2, P1), stands: { order: [P1, P2, P3, P4], round: "SR 1" } },
  { row: 3, moves: [[P1, par("BCB", 60)]], stands: { cash: [155, 300, 300, 300], BCB: [240, 60, []] } },
  { row: 4, moves: [[P2, par("OFE", 70)]], stands: { cash: [155, 160, 300, 300], OFE: [280, 70, []] } },
  { row: 5, moves: by(pass, P3, P4) },
  { row: 6, moves: [[P1, buy("BCB")]], stands: { cash: [95, 160, 300, 300] } },
  {
    row: 7,
    moves: by(pass, P2, P3, P4, P1),
    stands: { order: [P3, P4, P2, P1], BCB: [240, 60, []], OFE: [280, 70, []] },
  },
  { row: 8, moves: [], stands: { cash: [100, 160, 300, 300], local: 40, turn: "OFE" } },
  { row: 9, moves: [[P2, pass]], stands: { OFE: [280, 65, []] }, adjacent: { OFE: 68 } },
  {
    row: 10,
    moves: [0, 1, 2].map((n) => [P2, buyTrain("bank", `2a-${n}`, 70)]),
    stands: { OFE: [70, 65, ["2a", "2a", "2a"]], turn: "BCB" },
    adjacent: { OFE: 68 },
  },
  { row: 11, moves: [[P1, lay("E16", "57", 1)]], stands: { BCB: [230, 60, []] } },
  { row: 12, moves: [[P1, lay("E18", "7", 1)]], stands: { BCB: [230, 55, []] }, adjacent: { BCB: 58 } },
  { row: 13, moves: [[P1, buyTrain("bank", "2a-3", 70)]], stands: { BCB: [160, 55, ["2a"]] }, adjacent: { BCB: 58 } },
  { row: 14, moves: [[P1, done]], stands: { phase: "a", top: "2b", round: "SR 2" } },
  { row: 15, moves: by(pass, P3, P4, P2, P1), stands: { order: [P3, P4, P2, P1] } },
  { row: 16, moves: [], stands: { cash: [105, 160, 300, 300], local: 45, turn: "OFE" } },
  {
    row: 17,
    moves: [[P2, pass]],
    stands: { OFE: [70, 60, ["2a", "2a", "2a"]], turn: "BCB" },
    adjacent: { OFE: 65 },
  },
  { row: 18, moves: [[P1, lay("D17", "57", 2)]], stands: { BCB: [150, 55, ["2a"]] }, adjacent: { BCB: 58 } },
  { row: 19, moves: [[P1, pass]] },
  { row: 20, moves: [[P1, run(way)]] },
  { row: 21, moves: [[P1, payOut]], stands: { cash: [135, 160, 300, 300], BCB: [150, 60, ["2a"]] } },
  { row: 22, moves: [[P1, buySide("bank", "2b-0", "2b", 70)]], stands: { BCB: [80, 60, ["2a", "2b"]], phase: "b" } },
  { row: 23, moves: [[P1, buyCompany("S1", 45)]], stands: { cash: [180, 160, 300, 300], BCB: [35, 60, ["2a", "2b"]] } },
  {
    row: 24,
    moves: by(done, P1, P1),
    stands: { phase: "b", round: "SR 3", order: [P3, P4, P2, P1], top: "2b", cash: [180, 160, 300, 300] },
  },
];

interface Refusal {
  /** The row before whose move it is tried: before the last one where the row has several. */
  readonly row: number;
  readonly seat?: number;
  readonly move: Move;
  readonly code: RefusalCode;
  readonly rule: string;
  /** The site of the recorded games takes it, and so does a table that trusts its files. */
  readonly site?: true;
}

const REFUSALS: readonly (Refusal & { readonly what: string })[] = [
  { row: 1, what: "S1 for 24", move: draft("S1", 24), code: "COMPANY_PRICE", rule: "18CZ-3.2", site: true },
  { row: 1, what: "S1 for 26", move: draft("S1", 26), code: "COMPANY_PRICE", rule: "18CZ-3.2", site: true },
  { row: 3, what: "BCB started at 45", move: par("BCB", 45), code: "PAR_PRICE", rule: "18CZ-4.5" },
  { row: 3, what: "BCB started at 80", move: par("BCB", 80), code: "PAR_PRICE", rule: "18CZ-4.5", site: true },
  { row: 3, what: "NWB started at 60", move: par("NWB", 60), code: "SIZE_NOT_OPEN", rule: "18CZ-4.5" },
  { row: 3, what: "BCB bought before its start", move: buy("BCB"), code: "PRESIDENT_FIRST", rule: "18CZ-4.4" },
  { row: 7, what: "BCB sold in the first stock round", move: sell("BCB", 1), code: "NO_SALE_YET", rule: "18CZ-4.6" },
  { row: 7, what: "all of BCB", move: buy("BCB"), code: "HOLDING_LIMIT", rule: "18CZ-4.10" },
  { row: 11, what: "a plain tile on a city", move: lay("E16", "7", 0), code: "TILE_MISFIT", rule: "C-5.2f" },
  { row: 11, what: "a tile far away", move: lay("E10", "57", 0), code: "TILE_NOT_CONNECTED", rule: "C-5.2j" },
  { row: 12, what: "E16 upgraded", move: lay("E16", "14", 1), code: "TILE_COLOUR_PHASE", rule: "C-5.2d" },
  { row: 13, what: "a third tile", move: lay("D17", "57", 2), code: "TRACK_NO_LAY_LEFT", rule: "18CZ-8.1" },
  { row: 13, what: "no train", move: done, code: "TRAIN_MUST_BUY", rule: "18CZ-14.6" },
  {
    row: 13,
    what: "a 2a for 69",
    move: buyTrain("bank", "2a-3", 69),
    code: "TRAIN_PRICE",
    rule: "18CZ-14.1",
    site: true,
  },
  {
    row: 13,
    what: "a card below the top",
    move: buySide("bank", "2b-0", "2b", 70),
    code: "TRAIN_NOT_FOR_SALE",
    rule: "18CZ-14.1",
  },
  {
    row: 13,
    what: "a 2a of OFE for 1",
    move: buyTrain("OFE", "2a-0", 1),
    code: "TRAIN_TRADE_PHASE",
    rule: "18CZ-14.4",
    site: true,
  },
  { row: 13, what: "S1 in phase a", move: buyCompany("S1", 40), code: "COMPANY_NOT_FOR_SALE", rule: "18CZ-9.1" },
  { row: 15, what: "all of BCB in the second stock round", move: buy("BCB"), code: "HOLDING_LIMIT", rule: "18CZ-4.10" },
  {
    row: 20,
    what: "50 for a route worth 40",
    move: { type: "run", routes: [way], revenue: 50 },
    code: "ROUTE_REVENUE",
    rule: "18CZ-11",
    site: true,
  },
  { row: 22, what: "a plus train", move: buySide("bank", "2b-0", "2+2b", 80), code: "TRAIN_SIZE", rule: "18CZ-11.1" },
  { row: 22, what: "OFE taken over", move: takeOver("OFE", 60), code: "TAKEOVER_TARGET", rule: "18CZ-13.1" },
  { row: 23, what: "S1 for 46", move: buyCompany("S1", 46), code: "COMPANY_PRICE", rule: "18CZ-9.1" },
  { row: 23, what: "S1 for 0", move: buyCompany("S1", 0), code: "COMPANY_PRICE", rule: "18CZ-9.1" },
];

const title = titleById("18cz");

/** The game as it stands before the last move of each row, and after it. */
function play(options: Record<string, string>): { before: Map<number, Scene>; after: Map<number, Scene> } {
  const [before, after] = [new Map<number, Scene>(), new Map<number, Scene>()];
  let scene = given(game18cz(4, options));
  for (const { row, moves } of SCRIPT) {
    before.set(row, scene);
    for (const [seat, move] of moves) {
      before.set(row, scene);
      scene = scene.when(seat, move);
    }
    after.set(row, scene);
  }
  return { before, after };
}

function at(scenes: ReadonlyMap<number, Scene>, row: number): Scene {
  const scene = scenes.get(row);
  if (!scene) throw new Error(`no row ${row}`);
  return scene;
}

function figures({ corporations }: GameState, symbol: string): Figures {
  const one = corporations[symbol];
  if (!one) throw new Error(`no ${symbol}`);
  return [one.cash, priceOf(title, one) ?? 0, one.trains.map((train) => train.rank)];
}

/** The state in the words of the rows. */
function shown(state: GameState) {
  const { round } = state;
  return {
    cash: state.players.map((one) => one.cash),
    BCB: figures(state, "BCB"),
    OFE: figures(state, "OFE"),
    order: state.order,
    local: state.companyPrice,
    turn: round.kind === "operating" ? round.turn?.corporation : undefined,
    phase: state.phase,
    round: round.kind === "stock" ? `SR ${round.number}` : round.kind,
    top: state.depot.queue[0]?.rank,
  };
}

const held = ({ corporations }: GameState, symbol: string, holder: string): number =>
  (corporations[symbol]?.certificates ?? []).reduce((sum, one) => (one.holder === holder ? sum + one.percent : sum), 0);

describe.each(["paired", "adjacent"] as const)("the example with chartStep: %s", (chartStep) => {
  const { before, after } = play({ chartStep });
  const priced = (expected: Figures | undefined, other: number | undefined): Figures | undefined =>
    expected && chartStep === "adjacent" && other !== undefined ? [expected[0], other, expected[2]] : expected;

  it("18CZ-1.1: row 0: all have 300, the limit is 12, only small corporations are open, P1 drafts", () => {
    const { state, decision } = at(before, 1);
    expect(state.players.map((one) => one.cash)).toEqual([300, 300, 300, 300]);
    expect(title.certificateLimit["4"]).toBe(12);
    expect(title.phases.find((one) => one.name === state.phase)?.sizes).toEqual(["small"]);
    expect(decision).toMatchObject({ step: "draft", deciders: [P1] });
  });

  it.each(SCRIPT.filter((one) => one.stands))(
    "18CZ-0.6 V1: row $row: every figure",
    ({ row, stands = {}, adjacent = {} }) => {
      const BCB = priced(stands.BCB, adjacent.BCB);
      const OFE = priced(stands.OFE, adjacent.OFE);
      expect(shown(at(after, row).state)).toMatchObject({
        ...stands,
        ...(BCB ? { BCB } : {}),
        ...(OFE ? { OFE } : {}),
      });
    },
  );

  it("18CZ-3.6: row 2: 17 local railways are out", () => {
    expect(Object.values(at(after, 2).state.companies).filter((one) => one.closed)).toHaveLength(17);
  });

  it("18CZ-4.11, 18CZ-4.5: rows 3, 4: both corporations float with their start", () => {
    at(after, 3).follows({ type: "floated", corporation: "BCB" });
    at(after, 4).follows({ type: "floated", corporation: "OFE" });
    expect(held(at(after, 6).state, "BCB", "seat:0")).toBe(75);
  });

  it("18CZ-4.13, 18CZ-6.1: rows 7, 8: no rise; S1 pays 5, OFE is before BCB, OFE's home is in C26", () => {
    at(after, 7)
      .without("markerMoved")
      .follows(
        { type: "operatingRoundStarted", set: 1, number: 1, order: ["OFE", "BCB"] },
        { type: "moneyPaid", to: "seat:0", amount: 5, reason: "companyRevenue" },
        { type: "tokenPlaced", corporation: "OFE", hex: "C26", kind: "home" },
      );
  });

  it("18CZ-14.6: row 9: OFE must own a small train", () => {
    expect(at(after, 9).decision).toMatchObject({ step: "trains", corporation: "OFE", deciders: [P2] });
    expect(at(after, 9).decision.options.every((one) => one.type === "buyTrain")).toBe(true);
  });

  it("18CZ-7.1: row 10: with three trains OFE's turn is over by itself; BCB's home is in E16", () => {
    at(after, 10).follows(
      { type: "corporationActed", corporation: "OFE" },
      { type: "tokenPlaced", corporation: "BCB", hex: "E16", kind: "home" },
    );
  });

  it("18CZ-8.4: rows 11, 12, 18: rivers cost 10, E18 nothing", () => {
    at(after, 11).follows({ type: "moneyPaid", from: "corporation:BCB", amount: 10, reason: "terrain" });
    at(after, 12).follows({ type: "tileLaid", hex: "E18", cost: 0 });
    at(after, 18).follows({ type: "moneyPaid", from: "corporation:BCB", amount: 10, reason: "terrain" });
  });

  it("18CZ-8.1: row 12: no third lay, no station, no run: only the train is left", () => {
    expect(at(after, 12).decision).toMatchObject({ step: "trains", corporation: "BCB" });
  });

  it("18CZ-2.3: row 14: the fifth 2a is exported, the phase stays; row 24: a 2b is", () => {
    at(after, 14)
      .follows({ type: "trainExported", train: { id: "2a-4", rank: "2a" } })
      .without("phaseStarted");
    at(after, 24)
      .follows({ type: "trainExported", train: { id: "2b-1", rank: "2b" } })
      .without("phaseStarted");
  });

  it("18CZ-6.1: row 16: S1 pays 5, OFE is before BCB again", () => {
    at(after, 15).follows(
      { type: "operatingRoundStarted", set: 2, number: 1, order: ["OFE", "BCB"] },
      { type: "moneyPaid", to: "seat:0", amount: 5, reason: "companyRevenue" },
    );
  });

  it("18CZ-10.2: row 18: one lay only; a station in D17 for 40 would be possible", () => {
    const token = at(after, 18);
    expect(token.decision.step).toBe("token");
    token.when(P1, place("D17")).follows({ type: "moneyPaid", from: "corporation:BCB", amount: 40, reason: "token" });
  });

  it("18CZ-11.2: row 20: Pardubice and Hradec Králové, 20 + 20", () => {
    at(after, 20).follows({ type: "routesRun", sums: [40], revenue: 40 });
  });

  it("18CZ-12.2: row 21: P1's 75 % are worth 30, the bank's unit nothing", () => {
    const paid = at(after, 21).follows({ type: "moneyPaid", to: "seat:0", amount: 30, reason: "dividend" });
    expect(paid.events.filter((event) => event.type === "moneyPaid")).toHaveLength(1);
    const fromPrice = chartStep === "paired" ? 55 : 58;
    paid.follows({ type: "markerMoved", corporation: "BCB", fromPrice, toPrice: 60, reason: "paid" });
  });

  it("18CZ-15.2: row 22: phase b opens medium corporations and the sale of local railways", () => {
    at(after, 22).follows({ type: "phaseStarted", phase: "b" });
    const { phase } = at(after, 22).state;
    const fact = title.phases.find((one) => one.name === phase);
    expect(fact).toMatchObject({ sizes: ["small", "medium"], corporationsBuyCompanies: true });
  });

  it("18CZ-9.3: row 23: S1 is BCB's, its power unused, and pays BCB from now on", () => {
    expect(at(after, 23).state.companies.S1).toMatchObject({ owner: "corporation:BCB", used: false });
    const later = [P3, P4, P2, P1].reduce((scene, seat) => scene.when(seat, pass), at(after, 24));
    later.follows({ type: "moneyPaid", to: "corporation:BCB", amount: 5, reason: "companyRevenue" });
  });

  it("18CZ-4.5: after row 24: shares, trains, cards; P1 could start a medium one at 60 to 90 and float one alone only at 60", () => {
    const { state } = at(after, 24);
    expect(shown(state)).toMatchObject({
      BCB: [35, 60, ["2a", "2b"]],
      OFE: [70, chartStep === "paired" ? 60 : 65, ["2a", "2a", "2a"]],
    });
    expect([held(state, "BCB", "seat:0"), held(state, "BCB", "offering")]).toEqual([75, 25]);
    expect([held(state, "OFE", "seat:1"), held(state, "OFE", "offering")]).toEqual([50, 50]);
    expect(state.depot.queue.filter((one) => one.rank === "2b")).toHaveLength(2);
    const turn = [P3, P4, P2].reduce((scene, seat) => scene.when(seat, pass), at(after, 24));
    expect(turn.options("par").find((one) => one.corporation === "NWB")?.prices).toEqual([60, 70, 80, 90]);
    const started = (price: number) =>
      [P3, P4, P2].reduce((scene, seat) => scene.when(seat, pass), turn.when(P1, par("NWB", price)));
    started(60).when(P1, buy("NWB")).follows({ type: "floated", corporation: "NWB" });
    expect(turn.when(P1, par("NWB", 70)).state.players[P1]?.cash).toBe(40);
  });

  it("18CZ-0.1: money check: players and corporations hold 1045 = 1200 + 560 - 715", () => {
    const { players, corporations, bank } = at(after, 24).state;
    const sum = [...players, ...Object.values(corporations)].reduce((total, one) => total + one.cash, 0);
    expect(sum).toBe(1045);
    expect(bank.cash).toBe(-1045);
  });

  it("18CZ-12.3: withheld at row 21 instead: BCB has 190, P1 stays at 105", () => {
    const { state } = at(before, 21).when(P1, withhold);
    expect(figures(state, "BCB")).toEqual([190, chartStep === "paired" ? 50 : 55, ["2a"]]);
    expect(state.players[P1]?.cash).toBe(105);
  });

  it.each(REFUSALS)("18CZ-0.6 V10: before row $row: refused: $what, by $rule", ({ row, move, code, rule }) => {
    const scene = at(before, row);
    const asked = scene.decision;
    expect(scene.when(P1, move).refused(code, rule).decision).toEqual(asked);
  });
});

describe("the same on a table that trusts its files", () => {
  const { before, after } = play({
    prices: "trusted",
    trainTrade: "always",
    recordedRevenue: "trusted",
    consent: "implied",
  });

  it("18CZ-0.6: the script is played to its end", () => {
    expect(shown(at(after, 24).state)).toMatchObject({ cash: [180, 160, 300, 300], round: "SR 3" });
  });

  it.each(REFUSALS.filter((one) => one.site))("18CZ-0.6 V3 V8 V10: before row $row: taken: $what", ({ row, move }) => {
    expect(at(before, row).when(P1, move).state).not.toEqual(at(before, row).state);
  });

  it.each(REFUSALS.filter((one) => !one.site))(
    "18CZ-0.6 V10: before row $row: still refused: $what",
    ({ row, move, code, rule }) => {
      at(before, row).when(P1, move).refused(code, rule);
    },
  );
});
