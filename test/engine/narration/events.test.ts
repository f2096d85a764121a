/** Events as sentences, each alone and many together in few lines. */
import { describe, expect, test } from "vitest";
import type { GameEvent } from "../../../engine/index.ts";
import { type Context, narrateEvent, narrateEvents } from "../../../engine/narration/index.ts";
import { faulty, READERS, reader, TITLE, TITLE_1835 } from "./contexts.ts";
import { TOLD_EVENTS, UNTOLD } from "./samples.ts";

/** No-break spaces as plain ones, so that expectations can be typed. */
const plain = (lines: readonly string[]): string[] => lines.map((line) => line.replaceAll("\u00a0", " "));
const english = (events: readonly GameEvent[], you?: number): string[] =>
  plain(narrateEvents(events, reader("en", you)));
const german = (events: readonly GameEvent[], you?: number): string[] =>
  plain(narrateEvents(events, reader("de", you)));

/** A phase, and a paper of the start packet, are told to those only who play with it. */
function readersOf({ type }: GameEvent): readonly Context[] {
  if (type === "phaseStarted") return READERS.filter(({ title }) => title === TITLE);
  return type === "packetItemSold" ? READERS.filter(({ title }) => title === TITLE_1835) : READERS;
}

describe("an event alone", () => {
  test.each(TOLD_EVENTS.map((event) => [event.type, event] as const))("%s is readable to everybody", (_, event) => {
    expect(faulty(readersOf(event).map((context) => narrateEvent(event, context)))).toEqual([]);
  });

  test.each(TOLD_EVENTS.map((event) => [event.type, event] as const))("%s is told in each language", (_, event) => {
    for (const you of [undefined, 0, 1]) {
      expect(narrateEvent(event, reader("en", you))).not.toBe(narrateEvent(event, reader("de", you)));
    }
  });

  test.each(Object.values(UNTOLD).map((event) => [event.type, event] as const))("%s is bookkeeping", (_, event) => {
    for (const context of READERS) expect(narrateEvent(event, context)).toBeNull();
  });

  test("names the hex and addresses the reader", () => {
    const bid: GameEvent = { type: "bidPlaced", seat: 1, company: "DH", amount: 75 };
    expect(english([bid])).toEqual(["Bert bid $75 on DH"]);
    expect(english([bid], 1)).toEqual(["You bid $75 on DH"]);
    expect(german([bid])).toEqual(["Bert hat 75 $ auf DH geboten"]);
    expect(german([bid], 1)).toEqual(["Du hast 75 $ auf DH geboten"]);
  });

  test("a dividend is told to the one who receives it, and to nobody else", () => {
    const paid: GameEvent = { type: "moneyPaid", from: "bank", to: "seat:0", amount: 21, reason: "dividend" };
    expect(english([paid], 0)).toEqual(["You received $21"]);
    expect(german([paid], 0)).toEqual(["Du hast 21 $ erhalten"]);
    expect(english([paid], 1)).toEqual([]);
    expect(english([paid])).toEqual([]);
  });

  test("a payment that another event tells is not told", () => {
    const reasons = ["company", "share", "sale", "terrain", "token", "withheld", "train"] as const;
    for (const reason of [...reasons, "conversion", "loan", "repayment", "bankruptcy"] as const) {
      expect(english([{ type: "moneyPaid", from: "bank", to: "seat:0", amount: 21, reason }], 0)).toEqual([]);
    }
  });

  test("what a take-over pays is told to the one who receives it; the treasury goes without saying", () => {
    const paid: GameEvent = { type: "moneyPaid", from: "corporation:Ug", to: "seat:0", amount: 21, reason: "takeover" };
    expect(english([paid], 0)).toEqual(["You received $21"]);
    expect(english([paid], 1)).toEqual([]);
    expect(english([{ ...paid, from: "corporation:KFN", to: "corporation:Ug" }])).toEqual([]);
  });

  test("players of equal worth share a place", () => {
    const end: GameEvent = { type: "gameEnded", reason: "bank", worth: [500, 900, 900], last: "9.3" };
    expect(english([end])).toEqual(["The game is over: the bank is broken. 1. Bert $900, 1. Cleo $900, 3. Anna $500"]);
  });
});

const pay = (from: string, to: string, amount: number, reason: string) =>
  ({ type: "moneyPaid", from, to, amount, reason }) as GameEvent;
const moved = (corporation: string, fromPrice: number, toPrice: number, reason: string) =>
  ({ type: "markerMoved", corporation, from: [5, 5], to: [5, 6], fromPrice, toPrice, reason }) as GameEvent;
const certificates = (reason: string, from: string, to: string, corporation = "NYC") =>
  ({ type: "certificatesMoved", corporation, certificates: [1], percent: 10, from, to, reason }) as GameEvent;

const ran: GameEvent = {
  type: "routesRun",
  corporation: "PRR",
  routes: [{ train: "2-0", stops: ["H12.c0", "H10.c0"], stretches: [["H12", "H10"]] }],
  sums: [70],
  revenue: 70,
  best: true,
};
const decided = (kind: "pay" | "withhold"): GameEvent => ({
  type: "dividendDecided",
  corporation: "PRR",
  kind,
  revenue: 70,
  perShare: 7,
  forced: false,
});
const laid: GameEvent = {
  type: "tileLaid",
  corporation: "PRR",
  hex: "H10",
  tile: "57",
  rotation: 1,
  replaced: null,
  cities: [],
  company: null,
  cost: 0,
  counts: true,
};

describe("events together", () => {
  test("a purchase is told once, with its price", () => {
    const events: GameEvent[] = [
      pay("seat:0", "bank", 67, "share"),
      certificates("bought", "offering", "seat:0"),
      { type: "sharesBought", seat: 0, corporation: "NYC", from: "offering", percent: 10, price: 67 },
      { type: "stockTurn", seat: 1 },
    ];
    expect(english(events)).toEqual(["Anna bought 10% of NYC from the offering for $67"]);
    expect(german(events)).toEqual(["Anna hat 10 % der NYC aus der Bank für 67 $ gekauft"]);
  });

  test("a start says the price and what the president's certificate cost", () => {
    const events: GameEvent[] = [
      { type: "parSet", corporation: "NYC", seat: 0, price: 67, cell: [5, 6] },
      { type: "presidentChanged", corporation: "NYC", from: null, to: 0 },
      { type: "sharesBought", seat: 0, corporation: "NYC", from: "par", percent: 20, price: 134 },
    ];
    expect(english(events)).toEqual(["Anna started NYC at $67: 20% for $134"]);
    expect(german(events, 0)).toEqual(["Du hast die NYC zu 67 $ gestartet: 20 % für 134 $"]);
  });

  test("a granted presidency comes with the issue price", () => {
    const events: GameEvent[] = [
      { type: "parSet", corporation: "B&O", seat: 0, price: 100, cell: [0, 6] },
      certificates("granted", "offering", "seat:0", "B&O"),
    ];
    expect(english(events)).toEqual(["Anna set the issue price of B&O at $100 and received 10% for nothing"]);
  });

  test("a private company is told with the share that comes with it", () => {
    const events: GameEvent[] = [
      { type: "companyMoved", company: "CA", from: "bank", to: "seat:0", price: 160 },
      certificates("granted", "offering", "seat:0", "PRR"),
    ];
    expect(english(events)).toEqual(["Anna bought CA for $160 and received 10% of PRR with it"]);
  });

  test("a sale carries the fall of the price, and stands before the change of president it causes", () => {
    const events: GameEvent[] = [
      pay("bank", "seat:0", 134, "sale"),
      certificates("presidency", "seat:0", "seat:1"),
      { type: "presidentChanged", corporation: "NYC", from: 0, to: 1 },
      { type: "sharesSold", seat: 0, corporation: "NYC", count: 2, percent: 20, proceeds: 134, pricePerShare: 67 },
      moved("NYC", 67, 60, "sold"),
    ];
    expect(english(events, 1)).toEqual(["Anna sold 20% of NYC for $134, 67 ▼ 60", "You are now president of NYC"]);
    expect(german(events, 1)).toEqual([
      "Anna hat 20 % der NYC für 134 $ verkauft, 67 ▼ 60",
      "Die Direktoraktie der NYC geht an dich",
    ]);
  });

  test("a float is told with its capital", () => {
    const events: GameEvent[] = [
      { type: "floated", corporation: "NYC" },
      pay("bank", "corporation:NYC", 670, "capital"),
    ];
    expect(english(events)).toEqual(["NYC has floated and receives $670"]);
    expect(german(events)).toEqual(["NYC geht in Betrieb und erhält 670 $ Startkapital"]);
  });

  test("a run, its dividend and the marker are one line, with what the reader received", () => {
    const events = [
      ran,
      decided("pay"),
      pay("bank", "seat:0", 21, "dividend"),
      pay("bank", "seat:1", 14, "dividend"),
      moved("PRR", 76, 82, "paid"),
    ];
    expect(english(events)).toEqual(["PRR: ran H12–H10 for $70, paid $7 a share, 76 ▲ 82"]);
    expect(english(events, 0)).toEqual(["PRR: ran H12–H10 for $70, paid $7 a share, 76 ▲ 82; you received $21"]);
    expect(german(events, 1)).toEqual([
      "PRR: H12–H10 für 70 $ gefahren, 7 $ je Aktie ausgeschüttet, 76 ▲ 82; du erhältst 14 $",
    ]);
  });

  test("withheld revenue is told with the fall of the price", () => {
    const events = [ran, decided("withhold"), moved("PRR", 76, 71, "withheld")];
    expect(english(events)).toEqual(["PRR: ran H12–H10 for $70, withheld, 76 ▼ 71"]);
    expect(german(events.slice(1))).toEqual(["PRR: 70 $ einbehalten, 76 ▼ 71"]);
  });

  test("a marker that moves to a cell of the same price still shows which way it went", () => {
    const events: GameEvent[] = [decided("withhold"), moved("PRR", 67, 67, "withheld")];
    expect(english(events)).toEqual(["PRR: withheld $70, 67 ▼ 67"]);
  });

  test("what one corporation does in a row is one line, another's begins the next", () => {
    const events = [laid, ran, { ...laid, corporation: "NYC", hex: "H8", tile: "9", cost: 80 }];
    expect(english(events)).toEqual([
      "PRR: laid tile 57 on Pittsburgh, H10; ran H12–H10 for $70",
      "NYC: laid tile 9 on H8 for $80",
    ]);
  });

  test("what was declined is told only if there is nothing else", () => {
    const declined: GameEvent = { type: "declined", corporation: "PRR", step: "track" };
    expect(english([declined])).toEqual(["PRR: laid nothing"]);
    expect(english([declined, ran])).toEqual(["PRR: ran H12–H10 for $70"]);
  });

  test("the president's help is told with the train, by name", () => {
    const bought: GameEvent = {
      type: "trainBought",
      corporation: "PRR",
      train: { id: "D-0", rank: "D" },
      from: "bank",
      price: 1100,
      help: 205,
      tradedIn: null,
    };
    const events = [
      pay("seat:0", "corporation:PRR", 205, "help"),
      pay("corporation:PRR", "bank", 1100, "train"),
      bought,
    ];
    expect(english(events)).toEqual(["PRR: bought a diesel for $1,100; Anna added $205"]);
    expect(german(events, 0)).toEqual(["PRR: eine Diesellok für 1.100 $ gekauft; du hast 205 $ zugeschossen"]);
  });

  test("equal trains bought in a row are counted", () => {
    const one = { type: "trainBought", corporation: "PRR", from: "bank", price: 80, help: 0, tradedIn: null } as const;
    const events: GameEvent[] = [0, 1, 2].map((n) => ({ ...one, train: { id: `2-${n}`, rank: "2" } }));
    expect(english(events)).toEqual(["PRR: bought 3 2-trains for $80 each"]);
    expect(german(events)).toEqual(["PRR: 3 2er-Loks für je 80 $ gekauft"]);
  });

  test("an accepted offer is told as the deal", () => {
    const events: GameEvent[] = [
      { type: "offerClosed", from: 0, to: 1, accepted: true, withdrawn: false },
      pay("corporation:PRR", "seat:1", 80, "company"),
      { type: "companyMoved", company: "CS", from: "seat:1", to: "corporation:PRR", price: 80 },
    ];
    expect(english(events)).toEqual(["PRR: bought CS from Bert for $80"]);
  });

  test("an exchange is one line, whatever order it is booked in", () => {
    const events: GameEvent[] = [
      certificates("exchanged", "pool", "seat:0"),
      { type: "companyClosed", company: "MH", owner: "seat:0" },
    ];
    for (const order of [events, events.toReversed()]) {
      expect(english(order)).toEqual(["Anna exchanged MH for 10% of NYC from the pool"]);
    }
  });

  test("the companies' revenue is one line, each owner once", () => {
    const events = [
      pay("bank", "seat:0", 10, "companyRevenue"),
      pay("bank", "corporation:PRR", 15, "companyRevenue"),
      pay("bank", "seat:0", 25, "companyRevenue"),
    ];
    expect(english(events, 0)).toEqual(["Private companies pay: you $35 and PRR $15"]);
    expect(german(events)).toEqual(["Privatgesellschaften zahlen: Anna 35 $ und PRR 15 $"]);
  });

  test("passes in a row, and companies that close together, share a line", () => {
    const passes: GameEvent[] = [0, 1, 2].map((seat) => ({ type: "passed", seat, forced: false }));
    expect(english(passes, 1)).toEqual(["Passed: Anna, you and Cleo"]);
    const closed: GameEvent[] = ["SV", "CS"].map((company) => ({ type: "companyClosed", company, owner: null }));
    expect(english(closed)).toEqual(["SV and CS close"]);
    expect(german(closed)).toEqual(["SV und CS werden geschlossen"]);
  });
});
