/** What is not read: texts that fit several moves, lack something, mean nothing, or are against the rules; nothing is ever guessed. */
import { describe, expect, it } from "vitest";
import { newGame, readMove } from "../../../engine/index.ts";
import { corporation, game1830, operating, P1, P2, phase, stock, tile } from "../../support/positions.ts";
import { given } from "../../support/scene.ts";
import { asked, offered } from "./at.ts";

const auction = asked(game1830(3));
const trading = asked(
  given(
    game1830(3),
    corporation("B&O", { president: P1, par: 100, shares: { [P1]: 50, [P2]: 10, pool: 10 } }),
    corporation("PRR", { president: P2, par: 67, shares: { [P2]: 50, [P1]: 20 } }),
    stock(P1, { number: 3 }),
  ).state,
);

/** PRR may place a station in Pittsburgh. */
const stations = () =>
  asked(
    given(
      game1830(3),
      corporation("PRR", { president: P1, cash: 500, trains: ["2"] }),
      tile("H10", "57", 1),
      operating("PRR", "token"),
    ).state,
  );

const letters = offered(
  "1830",
  { type: "buyShare", corporation: "B&O", from: "pool", price: 100, percent: 10 },
  { type: "buyPrivateFrom", company: "BO", owner: 1, min: 1, max: 900, consent: true },
);
const bundle = (count: number, percents: number[]) => ({ count, percent: 20, proceeds: 184, percents });
const papers = offered("1835", {
  type: "sellShares",
  corporation: "BY",
  bundles: [bundle(1, [20]), bundle(2, [10, 10])],
});

describe("a text that fits several moves is refused with the candidates", () => {
  it("shares of offering and pool", () => {
    expect(readMove("buy B&O", trading)).toEqual({
      read: false,
      problem: "ambiguous",
      candidates: ["buy B&O from offering", "buy B&O from pool"],
    });
  });

  it("a private company and a corporation with the same letters, until one is written as the title does", () => {
    expect(readMove("buy B&O", letters)).toMatchObject({ read: true, move: { type: "buyShare" } });
    expect(readMove("buy BO from pool", letters)).toMatchObject({ read: true, move: { corporation: "B&O" } });
    expect(readMove("buy BO for 150", letters)).toMatchObject({
      read: true,
      move: { type: "buyPrivateFrom", price: 150 },
    });
    expect(readMove("buy BO", letters)).toEqual({
      read: false,
      problem: "ambiguous",
      candidates: ["buy B&O", "company BO for 1"],
    });
  });

  it("certificates of another size with the same sum", () => {
    const answer = readMove("sell 20% BY", papers);
    expect(answer).toMatchObject({ problem: "ambiguous", candidates: ["sell 1 BY", "sell 2 BY"] });
    expect(readMove("sell 2 BY", papers)).toMatchObject({ read: true, move: { percents: [10, 10] } });
  });

  it("a number of shares that is not said", () => {
    const answer = readMove("sell B&O", trading);
    expect(answer).toMatchObject({
      problem: "ambiguous",
      candidates: expect.arrayContaining(["sell 1 B&O", "sell 2 B&O"]),
    });
  });

  it("a tile without its turn; the candidates are in the reader's language", () => {
    const lay = { type: "layTile", corporation: "PRR", hex: "F10", tile: "57", cost: 0, company: null } as const;
    const at = offered("1830", { ...lay, rotations: [0, 2] });
    expect(readMove("lay F10 57", at, "de")).toMatchObject({
      problem: "ambiguous",
      candidates: ["lege F10 57 r0", "lege F10 57 r2"],
    });
  });

  it("a train that bank and pool sell", () => {
    const one = { type: "buyTrain", rank: "3", min: 180, max: 180, tradeIn: null, help: 0, consent: false } as const;
    const at = offered("1830", { ...one, from: "bank", train: "3-0" }, { ...one, from: "pool", train: "3-1" });
    expect(readMove("train 3", at)).toMatchObject({ candidates: ["train 3 from bank", "train 3 from pool"] });
  });

  it("names at most eight", () => {
    const lay = {
      type: "layTile",
      corporation: "PRR",
      tile: "57",
      cost: 0,
      company: null,
      rotations: [0, 1, 2],
    } as const;
    const at = offered("1830", ...["F10", "H10", "H4", "F6"].map((hex) => ({ ...lay, hex })));
    const answer = readMove("lay 57", at);
    expect(!answer.read && answer.candidates).toHaveLength(8);
  });
});

describe("a text that lacks something is incomplete", () => {
  it.each([
    ["bid DH", ["bid DH 75"]],
    ["company BO", ["company BO for 1"]],
  ])("%s", (text, candidates) => {
    const at = text.startsWith("bid") ? auction : letters;
    expect(readMove(text, at)).toEqual({ read: false, problem: "incomplete", candidates });
  });

  it("without a name, though only one thing could be bought", () => {
    expect(readMove("buy", auction)).toMatchObject({ problem: "incomplete", candidates: ["buy SV"] });
  });

  it("even where nothing like it is possible", () => {
    expect(readMove("bid", trading)).toMatchObject({ read: false, problem: "incomplete" });
  });
});

describe("a text that means nothing is unknown, with the word that does not", () => {
  it.each([
    ["hello there", "hello"],
    ["bid DH 75 tomorrow", "tomorrow"],
    ["buy XYZ", "xyz"],
    ["sell 2 B&O and PRR", "prr"],
    ["bid DH 75 80", "80"],
    ["bid DH -75", "-75"],
    ["constructor", "constructor"],
    ["bid __proto__ 75", "proto"],
  ])("%s", (text, word) => {
    expect(readMove(text, auction)).toMatchObject({ read: false, problem: "unknown", word });
  });

  it("names what is possible", () => {
    const answer = readMove("hello", auction);
    expect(answer).toMatchObject({ candidates: ["pass", "buy SV", "bid CS 45"] });
  });
});

describe("a legal move with a detail that it does not have is not made", () => {
  const at = offered("1830", { type: "nationalise", corporation: "PRR", from: 1, percent: 10, price: 100 });

  it.each([
    ["buy B&O from pool for 70", "buy B&O from pool", trading],
    ["token H10 for 50", "token H10", stations()],
    ["kaufe B&O aus der Bank für 99", "buy B&O from offering", trading],
    ["buy SV for 25", null, auction],
    ["nationalise PRR from player 3", null, at],
  ])("%s", (text, line, where) => {
    const answer = readMove(text, where);
    expect(answer).toMatchObject({ read: false, problem: line === null ? "notNow" : "mismatch" });
    if (line !== null) expect(answer).toMatchObject({ candidates: [line] });
  });
});

describe("bounds", () => {
  it("nothing, and too much", () => {
    expect(readMove("  * ", auction)).toMatchObject({ problem: "empty" });
    expect(readMove(`bid DH 75${" ".repeat(300)}x`, auction).read).toBe(false);
    expect(readMove(`bid DH ${"7".repeat(400)}`, auction)).toMatchObject({ problem: "tooLong" });
    expect(readMove("x".repeat(100_000), auction)).toMatchObject({ problem: "tooLong" });
  });
});

describe("a clear move that is not legal comes back with the rule that refuses it", () => {
  const inTurn = (...trains: string[]) =>
    asked(
      given(
        game1830(3),
        corporation("PRR", { president: P1, cash: 100, trains }),
        corporation("NYC", { president: P2, cash: 100, trains: ["2"] }),
        phase("3"),
        operating("PRR", "trains"),
      ).state,
    );

  it.each([
    ["bid DH 70", "BID_TOO_LOW", auction],
    ["bid DH 9000", "BID_TOO_HIGH", auction],
    ["bid SV 25", "BID_ON_CHEAPEST", auction],
    ["buy NYC", "NOT_NOW", auction],
    ["sell 2 PRR", "NOT_NOW", auction],
    ["accept", "NOT_NOW", auction],
    ["lay H10 57 r1", "NOT_NOW", auction],
    ["lay H10 57", "NOT_NOW", auction],
    ["par NYC 75", "PAR_PRICE", trading],
    ["sell 3 PRR", "SELL_NOT_OWNED", trading],
    ["verkaufe 3 PRR", "SELL_NOT_OWNED", trading],
    ["buy CPR", "PRESIDENT_FIRST", trading],
    ["train 3", "EMERGENCY_NOT_ALLOWED", inTurn("2")],
    ["train D trade 2", "TRAIN_NOT_FOR_SALE", inTurn("2")],
    ["train 4", "TRAIN_NOT_FOR_SALE", inTurn("2")],
    ["train 2 from PRR for 10", "TRAIN_OWN", inTurn("2")],
    ["discard PRR 2", "NOT_NOW", inTurn("2")],
  ])("%s: %s", (text, code, at) => {
    expect(readMove(text, at)).toMatchObject({ read: false, problem: "notNow", refusal: { code } });
  });

  it("also for a seat that is not asked", () => {
    const other = asked(game1830(3), 1);
    for (const text of ["pass", "buy SV", "bid DH 75", "fertig"]) {
      expect(readMove(text, other)).toMatchObject({ problem: "notNow", refusal: { code: "NOT_YOUR_TURN" } });
    }
  });

  it("and with lines that come near", () => {
    const answer = readMove("bid DH 70", auction);
    expect(!answer.read && answer.candidates[0]).toBe("bid DH 75");
    const lay = readMove("par NYC 75", trading);
    expect(!lay.read && lay.candidates.slice(0, 2)).toEqual(["par NYC 67", "par NYC 71"]);
  });

  it("a train is never traded in unless the line says so", () => {
    const at = asked(
      given(
        game1830(3),
        corporation("PRR", { president: P1, cash: 850, trains: ["4"] }),
        phase("D"),
        operating("PRR", "trains"),
      ).state,
    );
    expect(readMove("train D trade 4", at)).toMatchObject({ read: true, move: { tradeIn: "4-0", price: 800 } });
    expect(readMove("train D", at)).toMatchObject({ problem: "notNow", refusal: { code: expect.any(String) } });
  });

  it("after the end of the game nothing is possible", () => {
    const ended = { ...newGame({ title: "1830", players: 3 }), round: { kind: "ended", last: "" } } as const;
    expect(readMove("pass", asked(ended, 0))).toMatchObject({ problem: "notNow", refusal: { code: "GAME_OVER" } });
  });
});
