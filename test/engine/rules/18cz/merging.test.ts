/** What a take-over does to stations and trains: 18CZ-13.6 to 13.8, and several take-overs in a row. */
import { describe, expect, it } from "vitest";
import { discard, done, pass, place, yes } from "../../../support/moves.ts";
import { convert, dropStation, scrap, sellLocal, takeOver } from "../../../support/moves18cz.ts";
import { type Change, game18cz, operating, owns, P1, P2, P3, station, tile } from "../../../support/positions.ts";
import { card, localPrice, phase18cz, powerUsed, railway, rusted } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

/** The corporation of P1 may take over others; in phase d unless it is said. */
const buyer = (symbol: string, changes: Change[], { money = 1000, phase = "d", trains = [] as string[] } = {}): Scene =>
  given(
    game18cz(3),
    localPrice(55),
    railway(symbol, { director: P1, cash: money, price: 100, trains }),
    ...changes,
    phase18cz(phase),
    operating(symbol, "takeover", {}, { set: 5, number: 1, of: 2 }),
  );
const stations = ({ state }: Scene, symbol: string) =>
  state.corporations[symbol]?.stations
    .map(({ hex, city }) => `${hex}.${city}`)
    .sort()
    .join(" ");
const tokens = ({ state }: Scene, symbol: string) => state.corporations[symbol]?.tokens;
const ranks = ({ state }: Scene, symbol: string) => state.corporations[symbol]?.trains.map((one) => one.rank).join();
const moneyOf = ({ state }: Scene, symbol: string) => state.corporations[symbol]?.cash;
const stepOf = ({ decision }: Scene) => decision.step;

describe("stations", () => {
  const G24 = tile("G24", "14", 0);

  it("18CZ-13.6: Ug on I24 and G24 takes KFN on G20 and G24 with one station left", () => {
    const start = given(
      game18cz(3),
      localPrice(55),
      railway("Ug", { director: P1, cash: 1000, home: { hex: "I24", rotation: 1 } }),
      railway("KFN", { director: P1 }),
      ...[G24, station("Ug", "G24"), station("KFN", "G24")],
      phase18cz("d"),
      operating("Ug", "takeover"),
    );
    const deal = start.when(P1, takeOver("KFN", 60));
    expect([stations(deal, "Ug"), tokens(deal, "Ug")]).toEqual(["G20.0 G24.0 I24.0", [100, 100]]);
    expect(deal.state.board.stations).toMatchObject({
      G20: [{ corporation: "Ug", city: 0 }],
      G24: [{ corporation: "Ug", city: 0 }],
      I24: [{ corporation: "Ug", city: 0 }],
    });
    expect([stations(deal, "KFN"), tokens(deal, "KFN")]).toEqual(["", []]);
    expect(deal.events.filter((one) => one.type === "moneyPaid" && one.reason === "token")).toEqual([]);
  });

  it("18CZ-13.6, 18CZ-10.2: every unplaced station costs 100 from now on, the one for 40 too", () => {
    const deal = buyer("BN", [railway("OFE", { director: P1 })]).when(P1, takeOver("OFE", 50));
    expect([stations(deal, "BN"), tokens(deal, "BN")]).toEqual(["C26.0 E12.1", [100, 100, 100, 100]]);
    const board = [tile("C26", "621", 1), tile("C24", "57", 1)];
    const later = given(deal.state, ...board, operating("BN", "token")).when(P1, place("C24"));
    later.follows({ type: "moneyPaid", from: "corporation:BN", amount: 100, reason: "token" });
  });

  it("18CZ-13.6: stations of a target that has not operated are all unplaced, its home stays free for others", () => {
    const deal = buyer("BN", [railway("OFE", { director: P1, operated: false })]).when(P1, takeOver("OFE", 50));
    expect([stations(deal, "BN"), tokens(deal, "BN")]).toEqual(["E12.1", [100, 100, 100, 100, 100]]);
    expect(deal.state.board.homes).not.toHaveProperty("OFE");
  });

  it("18CZ-10.4, 18CZ-13.9: a reservation ends with the corporation that is taken over", () => {
    const start = buyer("BN", [
      railway("OFE", { director: P1, operated: false }),
      station("BN", "C24"),
      ...[tile("C24", "57", 1), tile("C26", "621", 1)],
    ]);
    const before = given(start.state, operating("BN", "token"));
    before.when(P1, place("C26")).refused("TOKEN_RESERVED", "C-6.5f");
    const after = given(start.when(P1, takeOver("OFE", 50)).state, operating("BN", "token"));
    after.when(P1, place("C26")).follows({ type: "tokenPlaced", hex: "C26", price: 100 });
  });

  it("18CZ-13.6: there is no upper limit", () => {
    const all = ["OFE", "BCB", "MW", "EKJ", "VBW"];
    let at = buyer(
      "BN",
      all.map((symbol) => railway(symbol, { director: P1 })),
    );
    for (const symbol of all) at = at.when(P1, takeOver(symbol, 50));
    expect([stations(at, "BN"), tokens(at, "BN")?.length]).toEqual(["C26.0 D5.0 E12.1 E16.0 F23.0 I10.0", 12]);
  });
});

describe("two stations on one hex", () => {
  const D27 = tile("D27", "8885", 0);
  /** Ug and KFN each in a city of D27; BTE in one of two others in Praha. */
  const both = (...more: Change[]) =>
    buyer("Ug", [
      railway("KFN", { director: P1, cash: 30 }),
      ...[D27, station("Ug", "D27", 0), station("KFN", "D27", 1)],
      ...more,
    ]).when(P1, takeOver("KFN", 60));

  it("18CZ-13.7: in different cities: the buyer's director chooses which of the two goes", () => {
    const asked = both().follows({ type: "takenOver" }, { type: "stationDropAsked", corporation: "Ug", hex: "D27" });
    expect(asked.decision).toMatchObject({ step: "stationDrop", corporation: "Ug", deciders: [P1] });
    expect(asked.options("dropStation").map((one) => [one.corporation, one.hex, one.city])).toEqual([
      ["Ug", "D27", 0],
      ["KFN", "D27", 1],
    ]);
    const own = asked.when(P1, dropStation("D27", 0));
    expect([stations(own, "Ug"), tokens(own, "Ug")]).toEqual(["D27.1 G20.0 G28.0", [100, 100]]);
    const other = asked.when(P1, dropStation("D27", 1));
    expect([stations(other, "Ug"), tokens(other, "Ug")]).toEqual(["D27.0 G20.0 G28.0", [100, 100]]);
    other.without("moneyPaid");
    expect(stepOf(other)).not.toBe("stationDrop");
  });

  it("18CZ-13.7: it is forced, and nobody else's station can go", () => {
    const asked = both();
    asked.when(P1, pass).refused("NOT_NOW", "18CZ-13.7");
    asked.when(P1, done).refused("NOT_NOW", "18CZ-13.7");
    asked.when(P1, dropStation("G20", 0)).refused("STATION_DROP", "18CZ-13.7");
    asked.when(P2, dropStation("D27", 0)).refused("NOT_YOUR_TURN", "C-20.3");
    const praha = buyer("Ug", [
      railway("NWB", { director: P1 }),
      railway("BN", { director: P2 }),
      ...[tile("E12", "8889", 1), station("Ug", "E12", 2)],
    ]).when(P1, takeOver("NWB", 60));
    praha.when(P1, dropStation("E12", 1)).refused("STATION_DROP", "18CZ-13.7");
    expect(stations(praha.when(P1, dropStation("E12", 2)), "Ug")).toBe("E12.0 G28.0");
    expect(stations(praha.when(P1, dropStation("E12", 0)), "Ug")).toBe("E12.2 G28.0");
  });

  it("18CZ-13.7: repeated for each such hex, before the trains", () => {
    const standing = { director: P1, trains: ["3+3d"] };
    const start = given(
      game18cz(3),
      localPrice(55),
      railway("Ug", { director: P1, cash: 1000 }),
      railway("BN", standing),
      (draft) => {
        draft.corporations.Ug?.tokens.push(100);
        draft.corporations.OFE?.tokens.pop();
      },
      ...[D27, tile("E12", "8889", 1)],
      ...[station("Ug", "D27", 0), station("BN", "D27", 1), station("Ug", "E12", 2)],
      phase18cz("d"),
      operating("Ug", "takeover"),
    );
    const first = start.when(P1, takeOver("BN", 60));
    expect(stepOf(first)).toBe("stationDrop");
    const [hex] = first.options("dropStation").map((one) => one.hex);
    const second = first.when(P1, dropStation(hex ?? "", hex === "D27" ? 0 : 2));
    expect(stepOf(second)).toBe("stationDrop");
    const [next] = second.options("dropStation").map((one) => one.hex);
    expect([hex, next].sort()).toEqual(["D27", "E12"]);
    const trains = second.when(P1, dropStation(next ?? "", next === "D27" ? 0 : 2));
    expect([stepOf(trains), stations(trains, "Ug")]).toEqual(["acquired", "D27.1 E12.1 G28.0"]);
    expect(tokens(trains, "Ug")).toEqual([100, 100, 100]);
  });
});

describe("trains", () => {
  /** BN, with these trains, has taken over OFE with those. */
  const medium = (own: string[], theirs: string[], { money = 1000, phase = "d" } = {}, ...changes: Change[]) =>
    buyer("BN", [railway("OFE", { director: P1, trains: theirs }), ...changes], {
      money: money + 100,
      phase,
      trains: own,
    }).when(P1, takeOver("OFE", 50));
  /** SX has taken over NWB, of P2. */
  const large = (own: string[], theirs: string[], { money = 1000, phase = "d" } = {}, ...changes: Change[]) =>
    buyer("SX", [railway("NWB", { director: P2, trains: theirs }), ...changes], {
      money: money + 180,
      phase,
      trains: own,
    })
      .when(P1, takeOver("NWB", 60))
      .when(P2, yes);

  it("18CZ-13.8: each acquired train may be kept, converted or scrapped, in any order", () => {
    const asked = medium([], ["2b", "3c", "3c"]);
    expect(asked.decision).toMatchObject({ step: "acquired", corporation: "BN", deciders: [P1] });
    expect(asked.decision.options.map((one) => [one.type, "train" in one ? one.train : ""])).toEqual([
      ["convertTrain", "2b-0"],
      ["scrapTrain", "2b-0"],
      ["convertTrain", "3c-0"],
      ["scrapTrain", "3c-0"],
      ["convertTrain", "3c-1"],
      ["scrapTrain", "3c-1"],
      ["done", ""],
    ]);
    const settled = asked.when(P1, scrap("3c-1")).when(P1, convert("2b-0")).when(P1, done);
    expect([ranks(settled, "BN"), stepOf(settled)]).toEqual(["2+2b,3c", "trains"]);
    expect(ranks(asked.when(P1, done), "BN")).toBe("2b,3c,3c");
  });

  it.each([
    ["2b", "2b-0", "2+2b", 10],
    ["3c", "3c-0", "2+2c", 0],
    ["3d", "3d-0", "3+3d", 60],
    ["4e", "4e-0", "3+3e", 0],
    ["4f", "4f-0", "4+4f", 150],
    ["5g", "5g-0", "4+4g", 50],
  ])("18CZ-13.8: a medium corporation converts %s (%s) to %s for %i", (from, id, to, price) => {
    const asked = medium([], [from], { money: price, phase: "g" });
    expect(asked.options("convertTrain")).toMatchObject([{ train: id, rank: from, to, price }]);
    const converted = asked.when(P1, convert(id)).follows({ type: "trainConverted", rank: to, price });
    expect([ranks(converted, "BN"), moneyOf(converted, "BN")]).toEqual([to, 0]);
    if (price > 0) {
      const poor = medium([], [from], { money: price - 1, phase: "g" });
      poor.when(P1, convert(id)).refused("MONEY_SHORT", "18CZ-13.8");
      expect(poor.options("convertTrain")).toEqual([]);
    }
  });

  it.each([
    ["3d", "3d-0", "3Ed", 130],
    ["3+3d", "3d-0", "3Ed", 70],
    ["4e", "4e-0", "3Ee", 0],
    ["4+4f", "4f-0", "4Ef", 0],
    ["5h", "5h-0", "5Eh", 350],
    ["5+5i", "5i-0", "6Ei", 300],
  ])("18CZ-13.8: a large corporation converts %s (%s) to %s for %i", (from, id, to, price) => {
    const asked = large([], [from], { money: price, phase: "i" });
    const converted = asked.when(P1, convert(id)).follows({ type: "trainConverted", rank: to, price });
    expect([ranks(converted, "SX"), moneyOf(converted, "SX")]).toEqual([to, 0]);
  });

  it("18CZ-13.8: the money goes to the bank", () => {
    medium([], ["2b"])
      .when(P1, convert("2b-0"))
      .follows({ type: "moneyPaid", to: "bank", amount: 10, reason: "conversion" });
  });

  it("18CZ-13.8: not to a side that the card lacks", () => {
    const asked = medium([], ["2a"]);
    asked.when(P1, convert("2a-0")).refused("CONVERT_SIDE", "18CZ-13.8");
    expect(asked.options("convertTrain")).toEqual([]);
    large([], ["2+2b"]).when(P1, convert("2b-0")).refused("CONVERT_SIDE", "18CZ-13.8");
    large([], ["3c"]).when(P1, convert("3c-0")).refused("CONVERT_SIDE", "18CZ-13.8");
  });

  it("18CZ-13.8, 18CZ-15.4: not to a side that has rusted", () => {
    const asked = medium([], ["3c"], { phase: "f" }, rusted("2+2b", "2+2c"));
    asked.when(P1, convert("3c-0")).refused("CONVERT_RUSTED", "18CZ-13.8");
    expect(asked.options("convertTrain")).toEqual([]);
    asked.when(P1, scrap("3c-0")).follows({ type: "trainScrapped" });
  });

  it("18CZ-13.8: a scrapped train leaves the game and does not go to the pool", () => {
    const gone = medium([], ["2b", "3c"]).when(P1, scrap("2b-0")).follows({ type: "trainScrapped", corporation: "BN" });
    const { depot, corporations } = gone.state;
    const everywhere = [...depot.queue, ...depot.pool, ...Object.values(corporations).flatMap((one) => one.trains)];
    expect(everywhere.map((one) => one.id)).not.toContain("2b-0");
    gone.without("moneyPaid");
  });

  it("18CZ-13.8: trains owned before, or converted already, can be neither converted nor scrapped", () => {
    const asked = medium(["2b"], ["2b", "3c"]);
    asked.when(P1, convert("2b-0")).refused("ACQUIRED_TRAIN", "18CZ-13.8");
    asked.when(P1, scrap("2b-0")).refused("ACQUIRED_TRAIN", "18CZ-13.8");
    const one = asked.when(P1, convert("2b-1"));
    one.when(P1, convert("2b-1")).refused("ACQUIRED_TRAIN", "18CZ-13.8");
    one.when(P1, scrap("2b-1")).refused("ACQUIRED_TRAIN", "18CZ-13.8");
  });

  it("18CZ-13.8, 18CZ-15.3: a conversion rusts what a purchase of that side would, and opens no phase", () => {
    const others = railway("NWB", { director: P2, trains: ["2+2b", "2+2c", "3+3d", "2b"] });
    const asked = medium(["2+2b"], ["4f"], { phase: "e" }, (draft, title) => {
      others(draft, title);
      draft.corporations.NWB?.trains.pop();
    });
    const converted = asked.when(P1, convert("4f-0"));
    converted.follows(
      { type: "trainConverted", rank: "4+4f" },
      { type: "trainsRusted", rank: "2+2b" },
      { type: "trainsRusted", rank: "2+2c" },
    );
    converted.without("phaseStarted");
    expect([ranks(converted, "BN"), ranks(converted, "NWB"), converted.state.phase]).toEqual(["4+4f", "3+3d", "e"]);
    expect(converted.state.depot.rusted).toEqual(["2+2b", "2+2c"]);
  });

  it("18CZ-13.8: above the limit the director must go on, at or below it he may stop", () => {
    const asked = medium(["2+2b", "2+2b"], ["2b", "3c"]);
    asked.when(P1, done).refused("TRAIN_LIMIT_REACHED", "18CZ-13.8");
    const still = asked.when(P1, convert("2b-2"));
    still.when(P1, done).refused("TRAIN_LIMIT_REACHED", "18CZ-13.8");
    expect(still.decision.options.map((one) => one.type)).toEqual(["convertTrain", "scrapTrain"]);
    const below = asked.when(P1, scrap("2b-2"));
    below.when(P1, done).follows({ type: "stepReached", step: "takeover" });
    expect(ranks(below.when(P1, done), "BN")).toBe("2+2b,2+2b,3c");
  });

  it("18CZ-13.8, 18CZ-15.7: if it is still above the limit after all, it discards any train, to the pool", () => {
    const over = medium(["2+2b", "2+2b"], ["2b", "3c"]).when(P1, convert("2b-2")).when(P1, convert("3c-0"));
    expect(over.decision).toMatchObject({ step: "discard", deciders: [P1] });
    expect(over.options("discardTrain").map((one) => one.train)).toEqual(["2b-0", "2b-1", "2b-2", "3c-0"]);
    over.when(P1, pass).refused("NOT_NOW", "C-20.3");
    for (const id of ["2b-0", "3c-0"]) {
      const settled = over.when(P1, discard("BN", id));
      expect(settled.state.depot.pool.map((one) => one.id)).toEqual([id]);
      settled.without("moneyPaid");
    }
  });

  it("18CZ-13.8, 18CZ-15.7: the discards come before another take-over", () => {
    const over = medium(["2+2b", "2+2b", "2+2b"], ["2b"], {}, railway("BCB", { director: P1 })).when(
      P1,
      convert("2b-3"),
    );
    expect(over.decision).toMatchObject({ step: "discard", deciders: [P1] });
    over.when(P1, takeOver("BCB", 50)).refused("NOT_NOW", "C-20.3");
    const settled = over.when(P1, discard("BN", "2b-0"));
    expect(stepOf(settled)).toBe("takeover");
    settled.when(P1, takeOver("BCB", 50)).follows({ type: "takenOver", corporation: "BCB" });
  });

  it("18CZ-13.8: then further take-overs are possible; trains kept from the first stay as they are", () => {
    const two = buyer("BN", [
      railway("OFE", { director: P1, trains: ["2b"] }),
      railway("BCB", { director: P1, trains: ["3c"] }),
    ]);
    const first = two.when(P1, takeOver("OFE", 50)).when(P1, done);
    expect(stepOf(first)).toBe("takeover");
    const second = first.when(P1, takeOver("BCB", 50));
    second.when(P1, convert("2b-0")).refused("ACQUIRED_TRAIN", "18CZ-13.8");
    expect(second.options("scrapTrain").map((one) => one.train)).toEqual(["3c-0"]);
    expect(ranks(second.when(P1, convert("3c-0")), "BN")).toBe("2b,2+2c");
  });

  it("18CZ-13.8, 18CZ-20: without trains nothing is asked", () => {
    const none = buyer("BN", [railway("OFE", { director: P1 }), railway("BCB", { director: P1 })]);
    expect(stepOf(none.when(P1, takeOver("OFE", 50)))).toBe("takeover");
  });

  it("18CZ-13.9: acquired trains do not run again in this round", () => {
    const settled = medium(["2+2b"], ["3c"]).when(P1, convert("3c-0"));
    expect(stepOf(settled)).toBe("trains");
  });

  it("18CZ-13.8, 18CZ-14.6: a converted train fulfils the duty to own one, a kept one does not", () => {
    const asked = medium([], ["2b"]);
    asked.when(P1, convert("2b-0")).when(P1, pass).follows({ type: "corporationActed" });
    asked.when(P1, done).when(P1, pass).refused("TRAIN_MUST_BUY", "18CZ-14.6");
  });
});

describe("a chain of take-overs", () => {
  it("18CZ-13.5, 18CZ-13.6: what a corporation took over goes on with it, used powers and all", () => {
    const start = given(
      game18cz(3),
      localPrice(55),
      railway("BN", { director: P1, cash: 200, price: 100, trains: ["2+2b"] }),
      railway("OFE", { director: P1, cash: 40, trains: ["2b"] }),
      railway("SX", { director: P1, cash: 700, price: 90 }),
      ...[owns("OFE", "S1"), owns("BN", "M1"), powerUsed("S1")],
      phase18cz("d"),
      operating("BN", "takeover"),
    );
    const first = start.when(P1, takeOver("OFE", 50)).when(P1, convert("2b-1"));
    expect([moneyOf(first, "BN"), ranks(first, "BN")]).toEqual([130, "2+2b,2+2b"]);
    const second = given(first.state, operating("SX", "takeover")).when(P1, takeOver("BN", 150));
    expect(moneyOf(second, "SX")).toBe(700 - 3 * 150 + 130);
    expect(second.state.companies).toMatchObject({
      S1: { owner: "corporation:SX", used: true },
      M1: { owner: "corporation:SX", used: false },
    });
    expect(stations(second, "SX")).toBe("A8.0 C26.0 E12.1");
    expect(tokens(second, "SX")).toEqual([100, 100, 100, 100, 100]);
    second.when(P1, convert("2b-0")).refused("CONVERT_SIDE", "18CZ-13.8");
    const kept = second.when(P1, done);
    expect(ranks(kept, "SX")).toBe("2+2b,2+2b");
    expect(Object.values(kept.state.corporations).filter((one) => one.closed)).toHaveLength(2);
    expect(kept.stacks).toEqual({ [Object.keys(kept.stacks)[0] ?? ""]: ["SX"] });
  });

  it("18CZ-13.8, 18CZ-6.3: between two take-overs a local railway may be sold to pay for the second", () => {
    const start = buyer(
      "BN",
      [railway("OFE", { director: P1, trains: ["2b"] }), railway("BCB", { director: P1 }), owns("OFE", "S1")],
      { money: 100 },
    );
    const asked = start.when(P1, takeOver("OFE", 50));
    asked.when(P1, sellLocal("S1")).refused("NOT_NOW", "C-20.3");
    const rich = asked.when(P1, scrap("2b-0")).when(P1, sellLocal("S1"));
    rich.when(P1, takeOver("BCB", 27)).follows({ type: "takenOver", corporation: "BCB" });
    rich.when(P1, takeOver("BCB", 28)).refused("MONEY_SHORT", "18CZ-13.4");
  });

  it("18CZ-13.6: each further take-over adds its stations at 100", () => {
    const start = buyer("SX", [railway("OFE", { director: P1 }), railway("NWB", { director: P3 }), card("SX", "3Ed")]);
    const two = start.when(P1, takeOver("OFE", 50)).when(P1, takeOver("NWB", 60)).when(P3, yes);
    expect([stations(two, "SX"), tokens(two, "SX")]).toEqual(["A8.0 C26.0 E12.0", [100, 100, 100, 100, 100]]);
  });
});
