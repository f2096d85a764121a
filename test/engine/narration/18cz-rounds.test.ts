/** 18CZ in words: the draft, rounds and phases, shares, local railways, track. */
import { describe, expect, test } from "vitest";
import { decide, decision, type GameEvent, type Option } from "../../../engine/index.ts";
import {
  describeMove,
  describeOption,
  describeOptions,
  headline,
  phaseName,
  roundName,
} from "../../../engine/narration/index.ts";
import { ask, asked, english, german, own, pay, plain, reader, START, turnOf, withFigures } from "./table18cz.ts";

describe("the draft", () => {
  test("names the round, what is left and at what price", () => {
    const first = decision(START);
    expect(roundName(START, reader("en"))).toBe("Draft of the local railways");
    expect(roundName(START, reader("de"))).toBe("Vorrunde: Kauf der Lokalbahnen");
    expect(headline(first, START, reader("en", 0))).toBe("Your turn: buy a local railway or pass");
    expect(headline(first, START, reader("de", 1))).toBe("Warten auf Anna: Vorrunde der Lokalbahnen");
    expect(ask(first, START)).toBe(
      "Buy one of the 18 local railways that are left, 25 K to 80 K, or pass. Cash 380 K.",
    );
    const decided = decide(START, 0, { type: "buyPrivate", company: "S1" });
    if (!decided.accepted) throw new Error(decided.refusal.code);
    expect(english(decided.events, 0)).toEqual(["You bought S1 for 25 K"]);
    expect(ask(decision(decided.state), decided.state, "de", 1)).toBe(
      "Kaufe eine der 17 Lokalbahnen, die noch da sind, 30 K bis 80 K, oder passe. Bargeld 380 K.",
    );
  });

  test("lists the local railways in one line", () => {
    const offers = ["S1", "L6"].map(
      (company, n): Option => ({ type: "buyPrivate", company, price: 25 + 55 * n, ...own }),
    );
    const lines = describeOptions(asked("draft", [...offers, { type: "pass", ...own }]), 0, reader("en"));
    expect(lines.map(plain)).toEqual(["Buy S1 for 25 K or L6 for 80 K", "Pass"]);
  });

  test("ends with the order of the stock round, which nobody has priority in", () => {
    const events: GameEvent[] = [
      { type: "seatsOrdered", order: [2, 0, 1] },
      { type: "stockRoundStarted", number: 1, seat: 2 },
    ];
    expect(english(events, 0)).toEqual([
      "Order of players from now on: Cleo, you, Bert",
      "Stock round 1 begins with Cleo",
    ]);
    expect(german(events, 2)).toEqual([
      "Reihenfolge der Spieler von nun an: du, Anna, Bert",
      "Aktienrunde 1 beginnt mit dir",
    ]);
  });
});

describe("rounds and phases", () => {
  test("an operating round begins with the price of local railways and the rounds that are left", () => {
    const round: GameEvent = { type: "operatingRoundStarted", set: 2, number: 1, of: 1, order: ["OFE", "BCB"] };
    const events = (left: number): GameEvent[] => [{ type: "companyPriceSet", price: 45, left }, round];
    expect(english(events(11))).toEqual([
      "Operating round 2.1 begins, in this order: OFE, BCB. Local railways are now worth 45 K: 11 more operating rounds follow",
    ]);
    expect(english(events(1))).toEqual([expect.stringContaining("45 K: one more operating round follows")]);
    expect(german(events(0))).toEqual([
      "Betriebsrunde 2.1 beginnt, in dieser Reihenfolge: OFE, BCB. Lokalbahnen sind jetzt 45 K wert: Dies ist die letzte Betriebsrunde",
    ]);
  });

  test("a phase says the limits of each size and what it opens", () => {
    const phase = (name: string): GameEvent[] => [{ type: "phaseStarted", phase: name }];
    expect(english(phase("b"))).toEqual([
      "Phase b begins: yellow tiles, at most 3 (small) and 3 (medium) trains each, medium corporations may be started, corporations may buy local railways, corporations may sell each other trains",
    ]);
    expect(german(phase("e"))).toEqual([
      "Phase e beginnt: gelbe und grüne Plättchen, höchstens 2 (klein), 3 (mittelgroß) und 3 (groß) Loks je Gesellschaft",
    ]);
    expect(phaseName({ ...START, phase: "d" }, reader("en"))).toBe("Phase d: yellow and green tiles");
  });

  test("what rusts together is one line: with its owners, or else that it can no more be had", () => {
    const two = { id: "2b-1", rank: "2a" };
    const events: GameEvent[] = [
      { type: "trainsRusted", rank: "2a", trains: [two, two].map((train) => ({ train, owner: "BCB" })) },
      { type: "trainsRusted", rank: "2b", trains: [{ train: two, owner: "pool" }] },
      { type: "ranksRusted", ranks: ["2a", "2b", "3c"] },
    ];
    expect(english(events)).toEqual(["Several trains rust: 2a-trains (BCB 2), 2b-trains, 3c-trains"]);
    expect(german(events)).toEqual(["Mehrere Loks werden verschrottet: 2a-Loks (BCB 2), 2b-Loks, 3c-Loks"]);
    expect(english([{ type: "ranksRusted", ranks: ["3Ed"] }])).toEqual(["All 3Ed-trains rust"]);
  });

  test("an exported card is called by all its sides", () => {
    const events: GameEvent[] = [{ type: "trainExported", train: { id: "3c-1", rank: "3c" } }];
    expect(english(events)).toEqual(["The bank's next train leaves the game: a 3c/2+2c-train"]);
    expect(german(events)).toEqual(["Die nächste Lok der Bank verlässt das Spiel: eine 3c/2+2c-Lok"]);
  });

  test("the game ends when all rounds have been played", () => {
    const events: GameEvent[] = [{ type: "gameEnded", reason: "rounds", worth: [8529, 5445, 8338], last: "8.3" }];
    expect(english(events)).toEqual([
      "The game is over: all rounds have been played. 1. Anna 8,529 K, 2. Cleo 8,338 K, 3. Bert 5,445 K",
    ]);
  });
});

describe("shares and local railways", () => {
  test("shares come from the bank, wherever they lie", () => {
    for (const from of ["offering", "pool"] as const) {
      const events: GameEvent[] = [{ type: "sharesBought", seat: 0, corporation: "BCB", from, percent: 25, price: 60 }];
      expect(english(events)).toEqual(["Anna bought 25% of BCB from the bank for 60 K"]);
      expect(german(events)).toEqual(["Anna hat 25 % der BCB aus der Bank für 60 K gekauft"]);
      expect(describeMove({ type: "buyShare", corporation: "BCB", from }, reader("en"))).toBe(
        "Buy a share of BCB from the bank",
      );
    }
  });

  test("two places at one price are one choice", () => {
    const buy = (from: "offering" | "pool"): Option => ({
      type: "buyShare",
      corporation: "BCB",
      from,
      price: 60,
      percent: 25,
      ...own,
    });
    const lines = describeOptions(asked("stock", [buy("offering"), buy("pool")]), 0, reader("de"));
    expect(lines.map(plain)).toEqual(["25 % der BCB aus der Bank für 60 K kaufen"]);
  });

  test("the president is a director", () => {
    expect(english([{ type: "presidentChanged", corporation: "BCB", from: 1, to: 0 }], 0)).toEqual([
      "You are now director of BCB",
    ]);
  });

  test("local railways pay, and are sold to the bank", () => {
    const events: GameEvent[] = [
      pay("bank", "seat:0", 5, "companyRevenue"),
      { type: "companySold", company: "S1", corporation: "BCB", price: 60 },
    ];
    expect(english(events)).toEqual(["Local railways pay: Anna 5 K", "BCB: sold S1 to the bank for 60 K"]);
    expect(german(events)).toEqual(["Lokalbahnen zahlen: Anna 5 K", "BCB: S1 für 60 K an die Bank verkauft"]);
    const sale: Option = { type: "sellCompany", company: "S1", corporation: "BCB", price: 60, seat: 0, side: true };
    expect(plain(describeOption(sale, reader("de")))).toBe("S1 für 60 K an die Bank verkaufen");
    const move = { type: "sellCompany", company: "S1" } as const;
    expect(describeMove(move, reader("en"))).toBe("Sell S1 to the bank");
    expect(plain(describeMove(move, reader("en"), asked("companies", [sale])))).toBe("Sell S1 to the bank for 60 K");
    expect(ask(asked("companies", [sale], "BCB"), withFigures("BCB", { cash: 35 }))).toBe(
      "Sell local railways of BCB to the bank, or end the turn. Treasury 35 K.",
    );
  });

  test("a power upgrades with the local railway's name, a home tile is told as such", () => {
    const lay = { type: "tileLaid" as const, rotation: 4, replaced: null, cities: [], cost: 0, counts: false };
    expect(
      english([
        { ...lay, corporation: "SX", hex: "A8", tile: "8896", company: null },
        { ...lay, corporation: "BCB", hex: "E16", tile: "14p", company: "S2" },
      ]),
    ).toEqual(["SX: laid its home tile on A8", "BCB: upgraded Pardubice, E16 to green 14p with S2"]);
    const home: Option = {
      type: "layTile",
      corporation: "SX",
      hex: "A8",
      tile: "8896",
      rotations: [4, 5],
      cost: 0,
      company: null,
      ...own,
    };
    expect(describeOptions(asked("homeTile", [home], "SX"), 0, reader("de"))).toEqual([
      "Heimatplättchen auf A8 legen (Drehung 4, 5)",
    ]);
    expect(ask(asked("homeTile", [home], "SX"), START)).toBe(
      "Choose where the home tile of SX lies and how it is turned. Its home station comes with it.",
    );
  });
});

describe("track", () => {
  const lay: Option = {
    type: "layTile",
    corporation: "BCB",
    hex: "E16",
    tile: "57",
    rotations: [1],
    cost: 10,
    company: null,
    ...own,
  };
  const pass: Option = { type: "pass", ...own };

  test("in the first turn two yellow tiles may be laid, then the second", () => {
    const first = { ...withFigures("BCB", { cash: 240 }), round: turnOf("BCB", "track") };
    const second = { ...first, round: turnOf("BCB", "track", { lays: ["lay"] }) };
    const later = { ...withFigures("BCB", { cash: 240, operated: true }), round: turnOf("BCB", "track") };
    const track = asked("track", [lay, pass], "BCB");
    expect(ask(track, first)).toBe("Lay up to two yellow tiles, or lay nothing. Treasury 240 K.");
    expect(ask(track, second)).toBe("Lay a second yellow tile, or lay none. Treasury 240 K.");
    expect(ask(track, later)).toBe("Lay one yellow tile, or lay nothing. Treasury 240 K.");
  });

  test("where nothing can be laid, local railways may still help", () => {
    const sale: Option = { type: "sellCompany", company: "S1", corporation: "BCB", price: 60, seat: 0, side: true };
    const state = { ...withFigures("BCB", { cash: 0 }), round: turnOf("BCB", "track") };
    expect(ask(asked("track", [pass, sale], "BCB"), state)).toBe(
      "BCB can lay no tile: lay nothing. Before that, local railways can be bought, used or sold, which may bring what is missing. Treasury 0 K.",
    );
    expect(ask(asked("track", [pass], "BCB"), state)).toBe("BCB can lay no tile: lay nothing. Treasury 0 K.");
  });
});
