/** C-14, C-15 and 1830-7 to 1830-13: operating rounds. */
import { describe, expect, it } from "vitest";
import { decision, type GameEvent } from "../../../engine/index.ts";
import { type Given, given1830, paid, parred } from "../../support/given.ts";

/** An operating round with one corporation in turn, at a step, with a treasury. */
function inTurn(
  symbol: string,
  step: "track" | "token" | "trains",
  treasury: number,
  options: Record<string, string> = {},
): Given {
  const turn = {
    corporation: symbol,
    ...{ laid: false, stationPlaced: false, boughtTrain: false, choice: null, grant: null },
    ...{ revenue: 0, routes: [], lastSalePrice: null },
  };
  const events: GameEvent[] = [
    ...parred(symbol, 67, [5, 6], [[0, 60]]),
    { type: "floated", corporation: symbol },
    { type: "operatingRoundStarted", set: 1, number: 1, of: 1, order: [symbol] },
    { type: "corporationTurn", turn: { ...turn, step } },
  ];
  const money = treasury > 0 ? [paid("bank", `corporation:${symbol}`, treasury)] : [];
  return given1830(3, options).and(...events, ...money);
}

const home = (corporation: string, hex: string): GameEvent => ({
  type: "tokenPlaced",
  corporation,
  hex,
  city: 0,
  price: 0,
  kind: "home",
  company: null,
});
const laid = (hex: string, tile: string, rotation: number): GameEvent => ({
  ...{ type: "tileLaid", corporation: "PRR", hex, tile, rotation, replaced: null },
  ...{ cities: [0, 1], company: null, cost: 0, counts: false },
});
const lay = (hex: string, tile: string, rotation: number) => ({ type: "layTile", hex, tile, rotation }) as const;

describe("C-5.2 tile lays, each refusal in its place", () => {
  const given = inTurn("PRR", "track", 50).and(home("PRR", "H12"));

  it.each([
    ["a fixed hex", lay("H12", "57", 0), "HEX_FIXED C-5.2b"],
    ["green in phase 2", lay("H10", "14", 0), "TILE_COLOUR_PHASE C-5.2d"],
    ["a tile without a city on a city", lay("H10", "9", 1), "TILE_MISFIT C-5.2f"],
    ["track against a blank gray side", lay("I13", "9", 2), "TILE_CLOSED_SIDE C-5.2h"],
    ["track off the grid", lay("C7", "9", 0), "TILE_CLOSED_SIDE C-5.2h"],
    ["a lay out of reach", lay("J14", "57", 0), "TILE_NOT_CONNECTED C-5.2j"],
    ["a lay that connects", lay("H10", "57", 1), "accepted"],
  ])("%s", (_, move, expected) => {
    expect(given.refusal(move)).toBe(expected);
  });

  it("C-16.4: a hex is blocked while a player owns its company", () => {
    const blocked = inTurn("PRR", "track", 50).and(home("PRR", "H12"), {
      type: "companyMoved",
      company: "SV",
      from: "bank",
      to: "seat:1",
      price: 20,
    });
    expect(blocked.refusal(lay("G15", "9", 0))).toBe("HEX_BLOCKED C-16.4");
  });

  it("C-5.5: terrain is paid by the first tile, if the treasury can", () => {
    const poor = inTurn("PRR", "track", 50).and(home("PRR", "H12"), laid("H14", "8", 1));
    expect(poor.refusal(lay("G15", "9", 0))).toBe("MONEY_SHORT C-5.2l");
  });
});

describe("1830-9 stations", () => {
  it("C-6.5: in a reached city, for the next token's price", () => {
    const given = inTurn("PRR", "token", 39).and(home("PRR", "H12"), laid("H10", "57", 1));
    expect(given.refusal({ type: "placeToken", hex: "H10", city: 0 })).toBe("MONEY_SHORT C-6.5g");
    expect(given.refusal({ type: "placeToken", hex: "H12", city: 0 })).toBe("TOKEN_SAME_HEX C-6.5e");
    expect(given.refusal({ type: "placeToken", hex: "B10", city: 0 })).toBe("TOKEN_NOT_CONNECTED C-6.5d");
    expect(given.refusal({ type: "placeToken", hex: "F10", city: 0 })).toBe("TOKEN_NOT_CITY C-6.5c");
    const rich = inTurn("PRR", "token", 40).and(home("PRR", "H12"), laid("H10", "57", 1));
    const after = rich.after({ type: "placeToken", hex: "H10", city: 0 });
    expect(after.state.corporations["PRR"]).toMatchObject({
      cash: 0,
      tokens: [100, 100],
      stations: [{ hex: "H12" }, { hex: "H10" }],
    });
  });
});

describe("C-15 the obligation to own a train", () => {
  const obliged = (treasury: number, cash: number, options: Record<string, string> = {}) => {
    const given = inTurn("PRR", "trains", treasury, options).and(home("PRR", "H12"), laid("H10", "57", 1));
    return cash < 800 ? given.and(paid("seat:0", "bank", 800 - cash)) : given;
  };
  const two = { type: "buyTrain", from: "bank", train: "2-0", price: 80 } as const;

  it("1830-12.1: with a route and no train a corporation must not pass", () => {
    expect(obliged(100, 0).refusal({ type: "pass" })).toBe("TRAIN_MUST_BUY C-15.1");
    const withoutRoute = inTurn("PRR", "trains", 100).and(home("PRR", "H12"));
    expect(withoutRoute.refusal({ type: "pass" })).toBe("accepted");
  });

  it("1830-12.3: the president adds what is missing for the cheapest train", () => {
    const after = obliged(50, 100).after(two);
    expect(after.cash(0)).toBe(70);
    expect(after.state.corporations["PRR"]).toMatchObject({ cash: 0, trains: [{ id: "2-0", rank: "2" }] });
  });

  it("1830-17 E2: only as many shares as are needed are sold, one after the other, and bankruptcy is refused while they suffice", () => {
    const given = obliged(0, 0);
    expect(given.refusal({ type: "sellShares", corporation: "PRR", count: 3 })).toBe("EMERGENCY_TOO_MANY C-15.5c");
    expect(given.refusal({ type: "declareBankruptcy" })).toBe("BANKRUPT_NOT_POOR C-15.7");
    const once = given.after({ type: "sellShares", corporation: "PRR", count: 1 });
    expect(once.cash(0)).toBe(67);
    expect(once.refusal({ type: "sellShares", corporation: "PRR", count: 2 })).toBe("EMERGENCY_TOO_MANY C-15.5c");
    const twice = once.after({ type: "sellShares", corporation: "PRR", count: 1 });
    expect(twice.refusal({ type: "sellShares", corporation: "PRR", count: 1 })).toBe("EMERGENCY_ENOUGH_CASH C-15.5a");
    expect(twice.after(two).state.corporations["PRR"]?.trains).toHaveLength(1);
  });

  it("C-15.7: who cannot raise the money is bankrupt, and the game ends at once", () => {
    const given = obliged(0, 0).and(
      ...["2-0", "2-1", "2-2", "2-3", "2-4", "2-5"].map(sold),
      ...["3-0", "3-1", "3-2", "3-3", "3-4"].map(sold),
      ...["4-0", "4-1", "4-2", "4-3"].map(sold),
    );
    expect(decision(given.state).options.some((option) => option.type === "declareBankruptcy")).toBe(true);
    const after = given.after({ type: "declareBankruptcy" });
    expect(after.state.result).toMatchObject({ reason: "bankrupt" });
    expect(after.cash(0)).toBe(0);
    expect(after.refusal({ type: "pass" }, 0)).toBe("GAME_OVER C-17.6");
  });
});

/** A train that has left the bank, for positions. */
const sold = (id: string): GameEvent => ({
  type: "trainsRusted",
  rank: id.split("-")[0] ?? "",
  trains: [{ train: { id, rank: id.split("-")[0] ?? "" }, owner: "bank" }],
});

describe("1830-10 trains and phases", () => {
  it("C-7.7, 1830-3.9: the first 4-train rusts all 2-trains; the first 5-train closes the companies", () => {
    const base = inTurn("PRR", "trains", 2000).and(home("PRR", "H12"), {
      type: "companyMoved",
      company: "SV",
      from: "bank",
      to: "seat:1",
      price: 20,
    });
    const rusting = base
      .after({ type: "buyTrain", from: "bank", train: "2-0", price: 80 })
      .and(...["2-1", "2-2", "2-3", "2-4", "2-5"].map(sold), ...["3-0", "3-1", "3-2", "3-3", "3-4"].map(sold));
    const four = rusting.after({ type: "buyTrain", from: "bank", train: "4-0", price: 300 });
    expect(four.state.phase).toBe("4");
    expect(four.state.corporations["PRR"]?.trains.map((train) => train.rank)).toEqual(["4"]);
    const five = four
      .and(...["4-1", "4-2", "4-3"].map(sold))
      .after({ type: "buyTrain", from: "bank", train: "5-0", price: 450 });
    expect(five.state.companies["SV"]?.closed).toBe(true);
  });

  it("C-7.5: a bank train costs its face price, and the next one is not for sale yet", () => {
    const given = inTurn("PRR", "trains", 500).and(home("PRR", "H12"));
    expect(given.refusal({ type: "buyTrain", from: "bank", train: "2-0", price: 79 })).toBe("TRAIN_PRICE C-7.5");
    expect(given.refusal({ type: "buyTrain", from: "bank", train: "3-0", price: 180 })).toBe(
      "TRAIN_NOT_FOR_SALE C-7.1",
    );
    expect(given.refusal({ type: "buyTrain", from: "PRR", train: "2-0", price: 80 })).toBe("TRAIN_OWN C-7.6");
  });
});
