/** Phases, limits, rust and export: 18CZ-15. */
import { describe, expect, it } from "vitest";
import { titleById, trainsForSale } from "../../../../engine/index.ts";
import { discard, done, lay, par, pass } from "../../../support/moves.ts";
import { buySide } from "../../../support/moves18cz.ts";
import { type Change, game18cz, operating, owns, P1, P2, P3, stock, tile } from "../../../support/positions.ts";
import { card, localPrice, phase18cz, phaseIs, railway, rusted, stackAt } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

const title = titleById("18cz");
const letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
const before = (letter: string) => letters[letters.indexOf(letter) - 1] ?? "a";
const ranks = ({ state }: Scene, symbol: string) => state.corporations[symbol]?.trains.map((one) => one.rank).join();
const pool = ({ state }: Scene) => state.depot.pool.map((one) => one.rank).join();
const top = ({ state }: Scene) => trainsForSale(title, state).find((one) => one.from === "bank")?.id;
const gone = ({ events }: Scene) => events.flatMap((one) => (one.type === "trainsRusted" ? [one.rank] : [])).sort();

/** The corporation of P1, rich, buys the first card of the letter with this side up. */
const buysFirst = (letter: string, symbol: string, side: string, ...changes: Change[]): Scene => {
  const id = `${title.trains.find((one) => one.rank === side)?.card}-0`;
  const price = title.trains.find((one) => one.rank === side)?.price ?? 0;
  const start = given(
    game18cz(3),
    localPrice(60),
    railway(symbol, { director: P1, cash: 2000 }),
    ...changes,
    ...[phaseIs(before(letter)), stackAt(letter)],
    operating(symbol, "trains", {}, { set: 5, number: 1, of: 2 }),
  );
  return start.when(P1, buySide("bank", id, side, price));
};

/** The last corporation of a set ends its turn with the letter's first card on top. */
const exports = (letter: string, ...changes: Change[]): Scene =>
  given(
    game18cz(3),
    localPrice(60),
    ...changes,
    ...[phaseIs(before(letter)), stackAt(letter)],
    railway("VBW", { director: P1 }),
    operating("VBW", "companies", {}, { set: 5, number: 2, of: 2, acted: title.corporations.map((one) => one.symbol) }),
  ).when(P1, done);

describe("the phases", () => {
  it.each([
    ["a", [3, undefined, undefined], "yellow", "small", false],
    ["b", [3, 3, undefined], "yellow", "small medium", true],
    ["c", [3, 3, undefined], "yellow", "small medium", true],
    ["d", [3, 3, 3], "yellow green", "small medium large", true],
    ["e", [2, 3, 3], "yellow green", "small medium large", true],
    ["f", [2, 2, 3], "yellow green", "small medium large", true],
    ["g", [2, 2, 3], "yellow green brown", "small medium large", true],
    ["h", [1, 2, 3], "yellow green brown", "small medium large", true],
    ["i", [1, 1, 3], "yellow green brown gray", "small medium large", true],
    ["j", [1, 1, 2], "yellow green brown gray", "small medium large", true],
  ])("18CZ-15.2: phase %s: trains %j, tiles %s, corporations %s, local railways and train trade %s", (...row) => {
    const [name, limits, tiles, sizes, trade] = row;
    const phase = title.phases.find((one) => one.name === name);
    const limit = phase?.trainLimit;
    expect(typeof limit === "object" && ["small", "medium", "large"].map((size) => limit[size])).toEqual(limits);
    expect([phase?.tiles.join(" "), phase?.sizes?.join(" ")]).toEqual([tiles, sizes]);
    expect([phase?.corporationsBuyCompanies, phase?.trainTrade]).toEqual([trade, trade]);
  });

  it.each([
    ["b", "BCB", "2b"],
    ["c", "BN", "2+2c"],
    ["d", "BCB", "3d"],
    ["e", "Ug", "3Ee"],
    ["f", "BN", "4+4f"],
    ["g", "BCB", "5g"],
    ["h", "Ug", "5Eh"],
    ["i", "BN", "5+5i"],
    ["j", "BCB", "5j"],
  ])(
    "18CZ-15.1, 18CZ-14.5: the first %s card, bought by %s as a %s, opens its phase; the next one does not",
    (...row) => {
      const [letter, symbol, side] = row;
      const first = buysFirst(letter, symbol, side).follows(
        { type: "trainBought" },
        { type: "phaseStarted", phase: letter },
      );
      expect(first.state.phase).toBe(letter);
      const buyer = given(first.state, railway("KFN", { director: P1, cash: 2000 }), operating("KFN", "trains"));
      const [next] = trainsForSale(title, buyer.state).filter((one) => one.rank.includes("+"));
      const second = buyer.when(P1, buySide("bank", next?.id ?? "", next?.rank ?? "", next?.price ?? 0));
      second.follows({ type: "trainBought" }).without("phaseStarted");
    },
  );

  it("18CZ-15.1: first the phase, then rust, then discards", () => {
    const bought = buysFirst(
      "e",
      "BCB",
      "4e",
      railway("OFE", { director: P2, trains: ["2a", "3c", "3c"] }),
      railway("EKJ", { director: P3, trains: ["3c", "3d", "3d"] }),
    );
    bought.follows(
      { type: "phaseStarted", phase: "e" },
      { type: "trainsRusted", rank: "2a" },
      { type: "discardsAwaited", corporations: ["EKJ"] },
    );
    expect(ranks(bought, "OFE")).toBe("3c,3c");
  });

  it.each([
    ["medium", "BN", 60, "b"],
    ["large", "SX", 90, "d"],
  ])("18CZ-15.1, 18CZ-15.2: %s corporations, as %s at %i, may be started from phase %s", (_, symbol, box, phase) => {
    const turn = (name: string) => given(game18cz(3), localPrice(45), phase18cz(name), stock(P1, { number: 3 }));
    turn(before(phase)).when(P1, par(symbol, box)).refused("SIZE_NOT_OPEN", "18CZ-4.5");
    turn(phase).when(P1, par(symbol, box)).follows({ type: "parSet", corporation: symbol });
  });

  it("18CZ-15.1, 18CZ-8.2: its colours hold at once, for the next corporation too", () => {
    const first = buysFirst(
      "d",
      "BCB",
      "3d",
      tile("E16", "57", 1),
      railway("OFE", { director: P2, cash: 50 }),
      tile("C26", "621", 1),
    );
    const next = first.when(P1, done);
    next.when(P2, lay("C26", "208", 1)).follows({ type: "tileLaid", tile: "208" });
  });
});

describe("rust", () => {
  const small = ["4e", "4f", "5g", "5h", "5i", "5j"];
  const medium = ["4+4f", "4+4g", "5+5h", "5+5i", "5+5j"];
  const large = ["6Ei", "8Ej"];

  it.each([
    ["2a", small],
    ["2b", small],
    ["3c", small.slice(2)],
    ["3d", small.slice(2)],
    ["2+2b", medium],
    ["2+2c", medium],
    ["3+3d", medium.slice(2)],
    ["3+3e", medium.slice(2)],
    ["3Ed", large],
    ["3Ee", large],
    ["4Ef", large.slice(1)],
    ["4Eg", large.slice(1)],
    ...[...small, ...medium, "5Eh", ...large].map((side): [string, string[]] => [side, []]),
  ])("18CZ-15.3: a %s is rusted by %j", (side, by) => {
    expect(title.trains.find((one) => one.rank === side)?.rustedBy).toEqual(by);
  });

  it("18CZ-15.3: these are all sides", () => {
    expect(title.trains).toHaveLength(12 + small.length + medium.length + 1 + large.length);
  });

  /** Others with a train of each kind that may rust, in their hands or in the pool. */
  const owners = [
    railway("OFE", { director: P2, trains: ["2a"] }),
    railway("EKJ", { director: P2, trains: ["3c"] }),
    railway("NWB", { director: P2, trains: ["2+2b"] }),
    railway("KFN", { director: P2, trains: ["3+3d"] }),
    railway("SX", { director: P2, trains: ["3Ed"] }),
    card("pool", "2b"),
    card("pool", "2+2c"),
  ];

  it.each([
    ["e", "BCB", "4e", ["2a", "2b"]],
    ["e", "BN", "3+3e", []],
    ["e", "Ug", "3Ee", []],
    ["f", "BCB", "4f", ["2a", "2b"]],
    ["f", "BN", "4+4f", ["2+2b", "2+2c"]],
    ["f", "Ug", "4Ef", []],
    ["g", "BCB", "5g", ["2a", "2b", "3c"]],
    ["g", "BN", "4+4g", ["2+2b", "2+2c"]],
    ["g", "Ug", "4Eg", []],
    ["h", "BCB", "5h", ["2a", "2b", "3c"]],
    ["h", "BN", "5+5h", ["2+2b", "2+2c", "3+3d"]],
    ["h", "Ug", "5Eh", []],
    ["i", "Ug", "6Ei", ["3Ed"]],
    ["j", "Ug", "8Ej", ["3Ed"]],
  ])(
    "18CZ-15.3, 18CZ-15.6: the first %s card, bought by %s as a %s, rusts %j and nothing of other families",
    (...row) => {
      const [letter, symbol, side, sides] = row;
      expect(gone(buysFirst(letter, symbol, side, ...owners))).toEqual(sides);
    },
  );

  it("18CZ-15.3: the first 4 may be a 4f; a later 4 rusts what is left", () => {
    const asPlus = buysFirst("e", "BN", "3+3e", ...owners);
    expect([gone(asPlus), ranks(asPlus, "OFE")]).toEqual([[], "2a"]);
    const first4 = buysFirst("f", "BCB", "4f", ...owners);
    expect([gone(first4), ranks(first4, "OFE"), ranks(first4, "EKJ")]).toEqual([["2a", "2b"], "", "3c"]);
  });

  it("18CZ-15.4: from corporations and pool at once, out of the game", () => {
    const bought = buysFirst("f", "BN", "4+4f", ...owners);
    expect([ranks(bought, "NWB"), ranks(bought, "KFN"), pool(bought)]).toEqual(["", "3+3d", "2b"]);
    expect([ranks(bought, "OFE"), ranks(bought, "SX")]).toEqual(["2a", "3Ed"]);
    bought.without("trainDiscarded");
  });

  it("18CZ-15.4: a rusted side can never be bought again, on a card of the pool or the stack; other sides can", () => {
    const bought = buysFirst("f", "BN", "4+4f", ...owners);
    bought.when(P1, buySide("pool", "2b-1", "2+2b", 80)).refused("TRAIN_NOT_FOR_SALE", "18CZ-14.1");
    bought.when(P1, buySide("pool", "2b-1", "2b", 70)).follows({ type: "trainBought", from: "pool" });
    const stack = given(
      game18cz(3),
      localPrice(60),
      railway("BN", { director: P1, cash: 900 }),
      ...[rusted("3+3d", "3+3e"), phase18cz("e")],
      operating("BN", "trains"),
    );
    expect(trainsForSale(title, stack.state).map((one) => one.rank)).toEqual(["4e", "3Ee"]);
    stack.when(P1, buySide("bank", "4e-1", "3+3e", 180)).refused("TRAIN_NOT_FOR_SALE", "18CZ-14.1");
    stack.when(P1, buySide("bank", "4e-1", "4e", 250)).follows({ type: "trainBought" });
  });

  it("18CZ-15.3: a purchase from the pool with a new side up rusts like any other, and opens no phase", () => {
    const start = given(
      game18cz(3),
      localPrice(60),
      railway("BN", { director: P1, cash: 900 }),
      ...owners,
      card("pool", "4f"),
      phase18cz("f"),
      operating("BN", "trains", {}, { set: 5, number: 1, of: 2 }),
    );
    const bought = start.when(P1, buySide("pool", "4f-0", "4+4f", 400));
    expect(gone(bought)).toEqual(["2+2b", "2+2c"]);
    bought.without("phaseStarted");
    expect([ranks(bought, "NWB"), ranks(bought, "KFN")]).toEqual(["", "3+3d"]);
  });

  it("18CZ-15.6: a 4E opens phase f, and no 2 rusts", () => {
    const bought = buysFirst("f", "Ug", "4Ef", ...owners).follows({ type: "phaseStarted", phase: "f" });
    bought.without("trainsRusted");
    expect([ranks(bought, "OFE"), ranks(bought, "NWB")]).toEqual(["2a", "2+2b"]);
  });
});

describe("export", () => {
  const owners = [
    railway("OFE", { director: P2, trains: ["2a"] }),
    railway("EKJ", { director: P2, trains: ["3c"] }),
    railway("NWB", { director: P2, trains: ["2+2b"] }),
    railway("KFN", { director: P2, trains: ["3+3d"] }),
    card("pool", "3d"),
  ];
  const large = railway("SX", { director: P2, trains: ["3Ed", "3Ee"] });

  it.each([
    ["d", []],
    ["e", ["2a"]],
    ["f", ["2+2b", "2a"]],
    ["g", ["2+2b", "2a", "3c", "3d"]],
    ["h", ["2+2b", "2a", "3+3d", "3c", "3d"]],
    ["i", ["2+2b", "2a", "3+3d", "3Ed", "3Ee", "3c", "3d"]],
    ["j", ["2+2b", "2a", "3+3d", "3Ed", "3Ee", "3c", "3d"]],
  ])("18CZ-15.5: an exported %s card rusts for all its sides at once: %j", (letter, sides) => {
    const exported = exports(letter, ...owners, ...(letter === "d" ? [] : [large]));
    exported.follows({ type: "trainExported" }, { type: "phaseStarted", phase: letter });
    expect(gone(exported)).toEqual(sides);
  });

  it("18CZ-15.5: a 5g exported at the end of 5.2: 3c and 3d rust, 3E stay", () => {
    const small = railway("BCB", { director: P3, trains: ["3c", "3d"] });
    const exported = exports("g", small, large, rusted("2a", "2b"));
    exported.follows({ type: "trainExported", train: { id: "5g-0", rank: "5g" } });
    expect([ranks(exported, "BCB"), ranks(exported, "SX")]).toEqual(["", "3Ed,3Ee"]);
  });

  it("18CZ-15.8: always the top card of the stack, never one of the pool, and it leaves the game", () => {
    const exported = exports("c", card("pool", "2b"));
    exported.follows({ type: "trainExported", train: { id: "3c-0", rank: "3c" } });
    expect([pool(exported), top(exported)]).toEqual(["2b", "3c-1"]);
    const { queue, pool: kept } = exported.state.depot;
    expect([...queue, ...kept].map((one) => one.id)).not.toContain("3c-0");
  });

  it("18CZ-15.8: it opens phases and sizes like a purchase", () => {
    const opened = exports("b").follows({ type: "trainExported" }, { type: "phaseStarted", phase: "b" });
    expect(opened.options("par").map((one) => one.corporation)).toEqual(expect.arrayContaining(["BN", "NWB"]));
    exports("c").follows({ type: "phaseStarted", phase: "c" });
    const second = given(exports("b").state, operating("VBW", "companies", {}, { set: 5, number: 2, of: 2 }));
    second
      .when(P1, done)
      .follows({ type: "trainExported", train: { id: "2b-1", rank: "2b" } })
      .without("phaseStarted");
  });

  it("18CZ-15.8: letter j never runs out", () => {
    let at = exports("j").follows({ type: "trainExported", train: { id: "5j-0", rank: "5j" } });
    for (const n of [1, 2, 3]) {
      expect(top(at)).toBe(`5j-${n}`);
      at = given(at.state, operating("VBW", "companies", {}, { set: 6, number: 2, of: 2 })).when(P1, done);
      at.follows({ type: "trainExported", train: { id: `5j-${n}`, rank: "5j" } });
    }
    const buyer = given(at.state, railway("Ug", { director: P1, cash: 3000 }), operating("Ug", "trains"));
    const two = buyer.when(P1, buySide("bank", "5j-4", "8Ej", 1000)).when(P1, buySide("bank", "5j-5", "8Ej", 1000));
    expect(ranks(two, "Ug")).toBe("8Ej,8Ej");
  });
});

describe("when a limit drops", () => {
  const smalls = [
    railway("OFE", { director: P2, cash: 50, trains: ["3c", "3c", "3c"] }),
    railway("EKJ", { director: P3, trains: ["3d", "3d", "3d"] }),
  ];

  it("18CZ-15.7: every corporation above it discards, to the pool, without compensation, in somebody's turn", () => {
    const bought = buysFirst("e", "BN", "3+3e", ...smalls);
    expect(bought.decision).toMatchObject({ step: "discard", deciders: [P3, P2] });
    expect(bought.options("discardTrain").map((one) => one.train)).toEqual([
      "3d-0",
      "3d-1",
      "3d-2",
      "3c-0",
      "3c-1",
      "3c-2",
    ]);
    bought.when(P1, pass).refused("NOT_YOUR_TURN", "C-20.3");
    bought.when(P2, pass).refused("NOT_NOW", "C-20.3");
    bought.when(P2, discard("EKJ", "3d-0")).refused("NOT_YOUR_TURN", "C-20.3");
    const settled = bought.when(P2, discard("OFE", "3c-1")).when(P3, discard("EKJ", "3d-0"));
    expect([ranks(settled, "OFE"), ranks(settled, "EKJ"), pool(settled)]).toEqual(["3c,3c", "3d,3d", "3c,3d"]);
    expect(settled.state.corporations.OFE?.cash).toBe(50);
    expect(settled.decision).toMatchObject({ step: "trains", corporation: "BN", deciders: [P1] });
    settled.when(P2, discard("OFE", "3c-0")).refused("NOT_YOUR_TURN", "C-20.3");
  });

  it("18CZ-15.7, 18CZ-20: the directors are independent of each other, and nothing goes by itself", () => {
    const bought = buysFirst("e", "BN", "3+3e", ...smalls);
    const one = bought.when(P3, discard("EKJ", "3d-2"));
    expect(one.decision).toMatchObject({ step: "discard", deciders: [P2] });
    one.when(P2, discard("OFE", "3c-0")).follows({ type: "trainDiscarded", corporation: "OFE" });
  });

  it("18CZ-15.7, 18CZ-6.3: meanwhile the corporation in turn does nothing with local railways", () => {
    const bought = buysFirst("e", "BN", "3+3e", ...smalls, owns("BN", "S1"));
    bought.when(P1, { type: "sellCompany", company: "S1" }).refused("NOT_NOW", "18CZ-6.3");
    expect(bought.options("sellCompany")).toEqual([]);
  });

  it.each([
    ["e", "BN", "3+3e", "OFE", ["3c", "3c", "3c"], 2],
    ["f", "BCB", "4f", "NWB", ["3+3d", "3+3d", "3+3e"], 2],
    ["h", "Ug", "5Eh", "OFE", ["4e", "4f"], 1],
    ["i", "BCB", "5i", "NWB", ["4+4f", "4+4g"], 1],
    ["j", "BN", "5+5j", "SX", ["4Ef", "4Eg", "5Eh"], 2],
  ])(
    "18CZ-15.2, 18CZ-15.7: in phase %s (%s buys a %s) %s with %j keeps %i",
    (letter, symbol, side, other, trains, left) => {
      const bought = buysFirst(letter, symbol, side, railway(other, { director: P2, trains }));
      expect(bought.decision).toMatchObject({ step: "discard", deciders: [P2] });
      const [first] = bought.options("discardTrain");
      const settled = bought.when(P2, discard(other, first?.train ?? ""));
      expect(settled.state.corporations[other]?.trains).toHaveLength(left);
      expect(settled.decision.step).not.toBe("discard");
    },
  );

  it("18CZ-15.7: rust comes first", () => {
    const bought = buysFirst("e", "BCB", "4e", railway("OFE", { director: P2, trains: ["2a", "3c", "3c"] }));
    bought.follows({ type: "trainsRusted", rank: "2a" }).without("discardsAwaited");
  });

  it("18CZ-15.7, 18CZ-4.14: after an export before anybody acts in the stock round", () => {
    const exported = exports("e", ...smalls);
    expect(exported.decision).toMatchObject({ step: "discard", deciders: [P3, P2] });
    exported.when(P1, pass).refused("NOT_YOUR_TURN", "C-20.3");
    const settled = exported.when(P2, discard("OFE", "3c-0")).when(P3, discard("EKJ", "3d-0"));
    expect([settled.decision.step, pool(settled)]).toEqual(["stock", "3c,3d"]);
  });
});
