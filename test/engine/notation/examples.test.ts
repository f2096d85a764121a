/** How each kind of move is written in each language, and that what is written is read as the same move. */
import { describe, expect, it } from "vitest";
import {
  type Move,
  type MoveType,
  NARRATION_LANGUAGES,
  type OptionBody,
  readMove,
  writeMove,
} from "../../../engine/index.ts";
import { offered } from "./at.ts";

interface Example {
  readonly title?: string;
  readonly options: readonly OptionBody[];
  readonly move: Move;
  readonly en: string;
  readonly de: string;
}

const one = (option: OptionBody, move: Move, en: string, de: string, title = "1830"): Example => ({
  title,
  options: [option],
  move,
  en,
  de,
});

const share = (from: "offering" | "pool", percent = 10) =>
  ({ type: "buyShare", corporation: "NYC", from, price: 67, percent }) as const;
const lay = { type: "layTile", corporation: "PRR", hex: "F10", tile: "57", rotations: [0, 2], cost: 0 } as const;
const token = { type: "placeToken", corporation: "ERIE", hex: "E11", price: 40, company: null } as const;
const from = { type: "buyTrain", tradeIn: null, help: 0, consent: false } as const;
const bank = { ...from, from: "bank", train: "3-0", rank: "3", min: 180, max: 180 } as const;
const other = { ...from, from: "CPR", rank: "3", min: 1, max: 400 } as const;
const diesel = { ...from, from: "bank", train: "D-0", rank: "D" } as const;
const trade = (train: string) => ({ ...diesel, min: 800, max: 800, tradeIn: train }) as const;
const buyD = { type: "buyTrain", from: "bank", train: "D-0", rank: "D" } as const;
const papers = ["M1", "M3", "HB"].map((paper) => ({ paper, percent: 5 }));
const sizes: OptionBody = {
  type: "sellShares",
  corporation: "BY",
  bundles: [
    { count: 1, percent: 10, proceeds: 92, percents: [10] },
    { count: 1, percent: 20, proceeds: 184, percents: [20] },
    { count: 2, percent: 20, proceeds: 184, percents: [10, 10] },
    { count: 2, percent: 30, proceeds: 276, percents: [20, 10] },
  ],
};
const sale = (...percents: number[]): Move => ({
  type: "sellShares",
  corporation: "BY",
  count: percents.length,
  percents,
});

const EXAMPLES: { readonly [T in MoveType]: readonly Example[] } = {
  pass: [one({ type: "pass" }, { type: "pass" }, "pass", "passe")],
  done: [one({ type: "done" }, { type: "done" }, "done", "fertig")],
  buyPrivate: [
    one({ type: "buyPrivate", company: "DH", price: 70 }, { type: "buyPrivate", company: "DH" }, "buy DH", "kaufe DH"),
    one(
      { type: "buyPrivate", company: "BY", price: 184 },
      { type: "buyPrivate", company: "BY" },
      "buy BY",
      "kaufe BY",
      "1835",
    ),
  ],
  bid: [
    one(
      { type: "bid", company: "DH", min: 75, max: 530 },
      { type: "bid", company: "DH", amount: 75 },
      "bid DH 75",
      "biete DH 75",
    ),
  ],
  par: [
    one(
      { type: "par", corporation: "PRR", prices: [67, 71, 82], percent: 20 },
      { type: "par", corporation: "PRR", price: 82 },
      "par PRR 82",
      "starte PRR 82",
    ),
  ],
  buyShare: [
    one(share("offering"), { type: "buyShare", corporation: "NYC", from: "offering" }, "buy NYC", "kaufe NYC"),
    {
      options: [share("offering"), share("pool")],
      move: { type: "buyShare", corporation: "NYC", from: "pool" },
      en: "buy NYC from pool",
      de: "kaufe NYC aus Bankpool",
    },
    {
      options: [share("pool"), share("pool", 20)],
      move: { type: "buyShare", corporation: "NYC", from: "pool", percent: 20 },
      en: "buy 20% NYC",
      de: "kaufe 20% NYC",
    },
  ],
  nationalise: [
    one(
      { type: "nationalise", corporation: "BY", from: 2, percent: 10, price: 138 },
      { type: "nationalise", corporation: "BY", from: 2, percent: 10 },
      "nationalise 10% BY",
      "verstaatliche 10% BY",
      "1835",
    ),
    {
      title: "1835",
      options: [1, 2].map((seat) => ({ type: "nationalise", corporation: "BY", from: seat, percent: 10, price: 138 })),
      move: { type: "nationalise", corporation: "BY", from: 2, percent: 10 },
      en: "nationalise 10% BY from player 3",
      de: "verstaatliche 10% BY von Spieler 3",
    },
  ],
  sellShares: [
    one(
      {
        type: "sellShares",
        corporation: "B&O",
        bundles: [1, 2].map((count) => ({ count, percent: count * 10, proceeds: 67 })),
      },
      { type: "sellShares", corporation: "B&O", count: 2 },
      "sell 2 B&O",
      "verkaufe 2 B&O",
    ),
    one(sizes, sale(20), "sell 1 BY 20%", "verkaufe 1 BY 20%", "1835"),
    one(sizes, sale(20, 10), "sell 2 BY 20%+10%", "verkaufe 2 BY 20%+10%", "1835"),
  ],
  buyPrivateFrom: [
    one(
      { type: "buyPrivateFrom", company: "DH", owner: 1, min: 1, max: 200, consent: true },
      { type: "buyPrivateFrom", company: "DH", price: 120 },
      "company DH for 120",
      "Gesellschaft DH für 120",
    ),
  ],
  exchange: [
    one(
      { type: "exchange", company: "MH", corporation: "NYC", from: ["offering"] },
      { type: "exchange", company: "MH", corporation: "NYC", from: "offering" },
      "exchange MH NYC",
      "tausche MH NYC",
    ),
    one(
      { type: "exchange", company: "MH", corporation: "NYC", from: ["offering", "pool"] },
      { type: "exchange", company: "MH", corporation: "NYC", from: "pool" },
      "exchange MH NYC from pool",
      "tausche MH NYC aus Bankpool",
    ),
  ],
  buyCompany: [
    one(
      { type: "buyCompany", company: "S1", owner: 1, corporation: "BN", min: 1, max: 50, consent: true },
      { type: "buyCompany", company: "S1", price: 50 },
      "company S1 for 50",
      "Gesellschaft S1 für 50",
      "18cz",
    ),
  ],
  layTile: [
    one(
      { ...lay, company: null },
      { type: "layTile", hex: "F10", tile: "57", rotation: 2 },
      "lay F10 57 r2",
      "lege F10 57 r2",
    ),
    {
      options: [
        { ...lay, company: null },
        { ...lay, company: "CS" },
      ],
      move: { type: "layTile", hex: "F10", tile: "57", rotation: 2, company: "CS" },
      en: "lay F10 57 r2 with CS",
      de: "lege F10 57 r2 mit CS",
    },
  ],
  placeToken: [
    one({ ...token, city: 0 }, { type: "placeToken", hex: "E11", city: 0 }, "token E11", "Bahnhof E11"),
    {
      options: [0, 1].map((city) => ({ ...token, city })),
      move: { type: "placeToken", hex: "E11", city: 1 },
      en: "token E11 city 2",
      de: "Bahnhof E11 Stadt 2",
    },
  ],
  run: [one({ type: "run", trains: [] }, { type: "run", routes: "best" }, "run best", "fahre beste")],
  dividend: (["pay", "withhold"] as const).map((kind) =>
    one(
      {
        type: "dividend",
        kinds: (["pay", "withhold"] as const).map((each) => ({ kind: each, perShare: 1, treasury: 0, price: 1 })),
      },
      { type: "dividend", kind },
      kind,
      kind === "pay" ? "ausschütten" : "einbehalten",
    ),
  ),
  buyTrain: [
    one(bank, { type: "buyTrain", from: "bank", train: "3-0", price: 180 }, "train 3", "Lok 3"),
    {
      options: [bank, { ...other, train: "3-4" }],
      move: { type: "buyTrain", from: "CPR", train: "3-4", price: 120 },
      en: "train 3 from CPR for 120",
      de: "Lok 3 von CPR für 120",
    },
    {
      options: [bank, { ...bank, from: "pool", train: "3-1" }],
      move: { type: "buyTrain", from: "pool", train: "3-1", price: 180 },
      en: "train 3 from pool",
      de: "Lok 3 aus Bankpool",
    },
    {
      options: ["3-1", "3-2"].map((train) => ({ ...other, train })),
      move: { type: "buyTrain", from: "CPR", train: "3-2", price: 7 },
      en: "train 3 3-2 from CPR for 7",
      de: "Lok 3 3-2 von CPR für 7",
    },
    {
      options: [{ ...diesel, min: 1100, max: 1100 }, trade("4-0"), trade("5-0")],
      move: { ...buyD, price: 800, tradeIn: "4-0" },
      en: "train D trade 4",
      de: "Lok D gegen 4",
    },
  ],
  discardTrain: [
    one(
      { type: "discardTrain", corporation: "PRR", train: "3-1", rank: "3" },
      { type: "discardTrain", corporation: "PRR", train: "3-1" },
      "discard PRR 3",
      "abgeben PRR 3",
    ),
  ],
  sellCompany: [
    one(
      { type: "sellCompany", company: "S1", corporation: "BN", price: 25 },
      { type: "sellCompany", company: "S1" },
      "sell S1",
      "verkaufe S1",
      "18cz",
    ),
  ],
  takeOver: [
    one(
      { type: "takeOver", corporation: "BCB", min: 43, max: 113, shares: 4, owner: 1, consent: true },
      { type: "takeOver", corporation: "BCB", price: 80 },
      "take over BCB at 80",
      "übernehme BCB zu 80",
      "18cz",
    ),
  ],
  dropStation: [
    {
      title: "18cz",
      options: [0, 1].map((city) => ({ type: "dropStation", corporation: "BN", hex: "E12", city })),
      move: { type: "dropStation", hex: "E12", city: 1 },
      en: "drop E12 city 2",
      de: "entferne E12 Stadt 2",
    },
  ],
  convertTrain: [
    one(
      { type: "convertTrain", train: "2b-0", rank: "2b", to: "2+2b", price: 10 },
      { type: "convertTrain", train: "2b-0" },
      "convert 2b",
      "umwandeln 2b",
      "18cz",
    ),
  ],
  scrapTrain: [
    one(
      { type: "scrapTrain", train: "2a-0", rank: "2a" },
      { type: "scrapTrain", train: "2a-0" },
      "scrap 2a",
      "verschrotte 2a",
      "18cz",
    ),
  ],
  repayLoan: [one({ type: "repayLoan", amount: 20, debt: 50 }, { type: "repayLoan" }, "repay", "tilge", "18cz")],
  swap: [
    {
      title: "1835",
      options: [[20], [10, 10]].map((percents) => ({ type: "swap", corporation: "BY", percents })),
      move: { type: "swap", percents: [10, 10] },
      en: "swap 10+10",
      de: "wechsle 10+10",
    },
    {
      title: "1835",
      options: [[20], [10, 10]].map((percents) => ({ type: "swap", corporation: "BY", percents })),
      move: { type: "swap", percents: [20] },
      en: "swap 20",
      de: "wechsle 20",
    },
  ],
  found: [true, false].map((accept) =>
    one(
      { type: "found", corporation: "PR" },
      { type: "found", accept },
      accept ? "found yes" : "found no",
      accept ? "gründe ja" : "gründe nein",
      "1835",
    ),
  ),
  join: [
    one(
      { type: "join", corporation: "PR", papers },
      { type: "join", papers: ["M1", "HB"] },
      "join M1 HB",
      "umtauschen M1 HB",
      "1835",
    ),
    one(
      { type: "join", corporation: "PR", papers },
      { type: "join", papers: [] },
      "join none",
      "umtauschen nichts",
      "1835",
    ),
  ],
  declareBankruptcy: [one({ type: "declareBankruptcy" }, { type: "declareBankruptcy" }, "bankruptcy", "Bankrott")],
  answer: [true, false].map((accept) =>
    one(
      { type: "answer" },
      { type: "answer", accept },
      accept ? "accept" : "decline",
      accept ? "annehmen" : "ablehnen",
    ),
  ),
  withdraw: [one({ type: "withdraw" }, { type: "withdraw" }, "withdraw", "zurückziehen")],
};

const all = Object.values(EXAMPLES).flat();

/** The Dutch line of each, by the English one. */
const DUTCH: Readonly<Record<string, string>> = {
  pass: "pas",
  done: "klaar",
  "buy DH": "koop DH",
  "buy BY": "koop BY",
  "bid DH 75": "bied DH 75",
  "par PRR 82": "start PRR 82",
  "buy NYC": "koop NYC",
  "buy NYC from pool": "koop NYC uit pool",
  "buy 20% NYC": "koop 20% NYC",
  "nationalise 10% BY": "nationaliseer 10% BY",
  "nationalise 10% BY from player 3": "nationaliseer 10% BY van speler 3",
  "sell 2 B&O": "verkoop 2 B&O",
  "sell 1 BY 20%": "verkoop 1 BY 20%",
  "sell 2 BY 20%+10%": "verkoop 2 BY 20%+10%",
  "company DH for 120": "maatschappij DH voor 120",
  "exchange MH NYC": "ruil MH NYC",
  "exchange MH NYC from pool": "ruil MH NYC uit pool",
  "company S1 for 50": "maatschappij S1 voor 50",
  "lay F10 57 r2": "leg F10 57 r2",
  "lay F10 57 r2 with CS": "leg F10 57 r2 met CS",
  "token E11": "station E11",
  "token E11 city 2": "station E11 stad 2",
  "run best": "rijd beste",
  pay: "uitkeren",
  withhold: "inhouden",
  "train 3": "trein 3",
  "train 3 from CPR for 120": "trein 3 van CPR voor 120",
  "train 3 from pool": "trein 3 uit pool",
  "train 3 3-2 from CPR for 7": "trein 3 3-2 van CPR voor 7",
  "train D trade 4": "trein D tegen 4",
  "discard PRR 3": "afstaan PRR 3",
  "sell S1": "verkoop S1",
  "take over BCB at 80": "overnemen BCB voor 80",
  "drop E12 city 2": "verwijder E12 stad 2",
  "convert 2b": "omzetten 2b",
  "scrap 2a": "sloop 2a",
  repay: "aflossen",
  "swap 10+10": "wissel 10+10",
  "swap 20": "wissel 20",
  "found yes": "oprichten ja",
  "found no": "oprichten nee",
  "join M1 HB": "omruilen M1 HB",
  "join none": "omruilen niets",
  bankruptcy: "failliet",
  accept: "aannemen",
  decline: "afwijzen",
  withdraw: "intrekken",
};

describe("every kind of move has its line", () => {
  it.each(all)("$en / $de", ({ title = "1830", options, move, en, de }) => {
    const at = offered(title, ...options);
    const written = NARRATION_LANGUAGES.map((language) => writeMove(move, at, language));
    expect(written).toEqual([en, de, DUTCH[en]]);
    for (const line of written) expect(readMove(line, at)).toEqual({ read: true, move: expect.objectContaining(move) });
  });
});
