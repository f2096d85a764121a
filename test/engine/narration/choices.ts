/** One or more of every option and move; the types say that none is missing. */
import type { Move, MoveOf, MoveType, Option, OptionOf, OptionType } from "../../../engine/index.ts";

const OWN = { seat: 0, side: false } as const;
const ROUTE = {
  train: "3-0",
  stops: ["H12.c0", "H10.c0", "J2.o0"],
  stretches: [
    ["H12", "H10"],
    ["H10", "I9", "J8", "J6", "J4", "J2"],
  ],
};
const TWO = { id: "2-1", rank: "2" };
const DIESEL = { id: "D-0", rank: "D" };

const OPTIONS_BY_TYPE: { readonly [T in OptionType]: readonly OptionOf<T>[] } = {
  pass: [{ type: "pass", ...OWN }],
  done: [{ type: "done", ...OWN }],
  buyPrivate: [{ type: "buyPrivate", company: "SV", price: 20, ...OWN }],
  bid: [
    { type: "bid", company: "DH", min: 75, max: 530, ...OWN },
    { type: "bid", company: "DH", min: 75, max: 75, ...OWN },
  ],
  par: [{ type: "par", corporation: "NYC", prices: [67, 71, 100], percent: 20, ...OWN }],
  buyShare: [
    { type: "buyShare", corporation: "NYC", from: "offering", price: 67, percent: 10, ...OWN },
    { type: "buyShare", corporation: "NYC", from: "pool", price: 60, percent: 10, ...OWN },
    { type: "buyShare", corporation: "NYC", from: "pool", price: 120, percent: 20, ...OWN },
  ],
  sellShares: [
    { type: "sellShares", corporation: "PRR", bundles: [{ count: 1, percent: 10, proceeds: 67 }], ...OWN },
    {
      type: "sellShares",
      corporation: "PRR",
      bundles: [
        { count: 1, percent: 10, proceeds: 670 },
        { count: 2, percent: 20, proceeds: 1340 },
      ],
      ...OWN,
    },
  ],
  buyPrivateFrom: [
    { type: "buyPrivateFrom", company: "CS", owner: 1, min: 1, max: 213, consent: true, ...OWN },
    { type: "buyPrivateFrom", company: "CS", owner: 1, min: 1, max: 1, consent: false, ...OWN },
  ],
  exchange: [
    { type: "exchange", company: "MH", corporation: "NYC", from: ["offering", "pool"], ...OWN },
    { type: "exchange", company: "MH", corporation: "NYC", from: ["pool"], ...OWN },
  ],
  buyCompany: [
    { type: "buyCompany", company: "CS", owner: 1, corporation: "NYC", min: 20, max: 80, consent: true, ...OWN },
    { type: "buyCompany", company: "CS", owner: 0, corporation: "NYC", min: 20, max: 20, consent: false, ...OWN },
  ],
  layTile: [
    { type: "layTile", corporation: "PRR", hex: "H10", tile: "57", rotations: [0, 1], cost: 0, company: null, ...OWN },
    { type: "layTile", corporation: "PRR", hex: "H8", tile: "9", rotations: [1], cost: 80, company: null, ...OWN },
    { type: "layTile", corporation: "PRR", hex: "B20", tile: "58", rotations: [1], cost: 0, company: "CS", ...OWN },
    { type: "layTile", corporation: "PRR", hex: "F16", tile: "57", rotations: [1], cost: 120, company: "DH", ...OWN },
  ],
  placeToken: [
    { type: "placeToken", corporation: "PRR", hex: "E19", city: 0, price: 40, company: null, ...OWN },
    { type: "placeToken", corporation: "ERIE", hex: "E11", city: 1, price: 0, company: null, ...OWN },
    { type: "placeToken", corporation: "PRR", hex: "F16", city: 0, price: 0, company: "DH", ...OWN },
  ],
  run: [{ type: "run", trains: [TWO, DIESEL], ...OWN }],
  dividend: [
    {
      type: "dividend",
      kinds: [
        { kind: "pay", perShare: 7, treasury: 7, price: 82 },
        { kind: "withhold", perShare: 0, treasury: 70, price: 71 },
      ],
      ...OWN,
    },
  ],
  buyTrain: [
    train({ from: "bank" }),
    train({ from: "pool" }),
    train({ from: "bank", help: 40 }),
    train({ from: "bank", tradeIn: "4-1" }),
    train({ from: "NYC", min: 1, max: 1180, consent: true }),
    train({ from: "NYC", min: 1, max: 1 }),
    train({ from: "bank", train: "3c-1", rank: "2+2c", min: 80, max: 80 }),
  ],
  discardTrain: [{ type: "discardTrain", corporation: "PRR", train: "2-1", rank: "2", ...OWN }],
  sellCompany: [{ type: "sellCompany", company: "S1", corporation: "BCB", price: 60, ...OWN }],
  takeOver: [
    { type: "takeOver", corporation: "KFN", min: 33, max: 97, shares: 4, owner: 1, consent: true, ...OWN },
    { type: "takeOver", corporation: "KFN", min: 33, max: 33, shares: 4, owner: 0, consent: false, ...OWN },
  ],
  dropStation: [{ type: "dropStation", corporation: "KFN", hex: "E12", city: 1, ...OWN }],
  convertTrain: [
    { type: "convertTrain", train: "3d-0", rank: "3d", to: "3Ed", price: 130, ...OWN },
    { type: "convertTrain", train: "3c-0", rank: "3c", to: "2+2c", price: 0, ...OWN },
  ],
  scrapTrain: [{ type: "scrapTrain", train: "3c-0", rank: "2+2c", ...OWN }],
  nationalise: [{ type: "nationalise", corporation: "BY", from: 1, percent: 10, price: 240, ...OWN }],
  swap: [
    { type: "swap", corporation: "BY", percents: [20], ...OWN },
    { type: "swap", corporation: "BY", percents: [10, 10], ...OWN },
  ],
  found: [{ type: "found", corporation: "PR", ...OWN }],
  join: [
    { type: "join", corporation: "PR", papers: [{ paper: "M1", percent: 5 }], ...OWN },
    {
      type: "join",
      corporation: "PR",
      papers: [
        { paper: "BB", percent: 10 },
        { paper: "M4", percent: 10 },
      ],
      ...OWN,
    },
  ],
  repayLoan: [
    { type: "repayLoan", amount: 50, debt: 130, ...OWN },
    { type: "repayLoan", amount: 130, debt: 130, ...OWN },
  ],
  declareBankruptcy: [{ type: "declareBankruptcy", ...OWN }],
  answer: [{ type: "answer", ...OWN }],
  withdraw: [{ type: "withdraw", ...OWN }],
};

export const OPTIONS: readonly Option[] = Object.values(OPTIONS_BY_TYPE).flat();

function train(part: Partial<OptionOf<"buyTrain">>): OptionOf<"buyTrain"> {
  return {
    type: "buyTrain",
    from: "bank",
    train: "3-0",
    rank: "3",
    min: 180,
    max: 180,
    tradeIn: null,
    help: 0,
    consent: false,
    ...OWN,
    ...part,
  };
}

const MOVES_BY_TYPE: { readonly [T in MoveType]: readonly MoveOf<T>[] } = {
  pass: [{ type: "pass" }],
  done: [{ type: "done" }],
  buyPrivate: [
    { type: "buyPrivate", company: "SV" },
    { type: "buyPrivate", company: "S2", price: 30 },
  ],
  bid: [{ type: "bid", company: "DH", amount: 75 }],
  par: [{ type: "par", corporation: "NYC", price: 67 }],
  buyShare: [
    { type: "buyShare", corporation: "NYC", from: "offering" },
    { type: "buyShare", corporation: "CPR", from: "pool" },
    { type: "buyShare", corporation: "NYC", from: "pool", percent: 20 },
  ],
  sellShares: [
    { type: "sellShares", corporation: "PRR", count: 1 },
    { type: "sellShares", corporation: "CPR", count: 3 },
    { type: "sellShares", corporation: "CPR", count: 2, percents: [20, 10] },
  ],
  buyPrivateFrom: [
    { type: "buyPrivateFrom", company: "CS", price: 20 },
    { type: "buyPrivateFrom", company: "CA", price: 20 },
  ],
  exchange: [{ type: "exchange", company: "MH", corporation: "NYC", from: "pool" }],
  buyCompany: [
    { type: "buyCompany", company: "CS", price: 20 },
    { type: "buyCompany", company: "CA", price: 20 },
  ],
  layTile: [
    { type: "layTile", hex: "H10", tile: "57", rotation: 1 },
    { type: "layTile", hex: "H8", tile: "9", rotation: 1 },
    { type: "layTile", hex: "F16", tile: "57", rotation: 1, company: "DH" },
    { type: "layTile", hex: "B20", tile: "58", rotation: 1, company: "CS" },
  ],
  placeToken: [
    { type: "placeToken", hex: "E19", city: 0 },
    { type: "placeToken", hex: "F4", city: 0 },
    { type: "placeToken", hex: "F16", city: 0, company: "DH" },
  ],
  run: [
    { type: "run", routes: "best" },
    { type: "run", routes: [] },
    { type: "run", routes: [ROUTE, ROUTE] },
  ],
  dividend: [
    { type: "dividend", kind: "pay" },
    { type: "dividend", kind: "withhold" },
  ],
  buyTrain: [
    { type: "buyTrain", from: "bank", train: "3-0", price: 180 },
    { type: "buyTrain", from: "pool", train: "3-0", price: 180 },
    { type: "buyTrain", from: "NYC", train: "3-0", price: 1100 },
    { type: "buyTrain", from: "bank", train: "D-0", price: 800, tradeIn: "4-1" },
    { type: "buyTrain", from: "bank", train: "3c-1", price: 80, rank: "2+2c" },
    { type: "buyTrain", from: "BN", train: "3c-1", price: 80 },
  ],
  discardTrain: [{ type: "discardTrain", corporation: "PRR", train: "2-1" }],
  sellCompany: [
    { type: "sellCompany", company: "S1" },
    { type: "sellCompany", company: "S2", price: 60 },
    { type: "sellCompany", company: "S3" },
  ],
  takeOver: [
    { type: "takeOver", corporation: "KFN", price: 65 },
    { type: "takeOver", corporation: "EKJ", price: 65 },
  ],
  dropStation: [
    { type: "dropStation", hex: "E12", city: 1 },
    { type: "dropStation", hex: "B9", city: 0 },
  ],
  convertTrain: [
    { type: "convertTrain", train: "3d-0" },
    { type: "convertTrain", train: "3c-0" },
    { type: "convertTrain", train: "2b-0" },
  ],
  scrapTrain: [
    { type: "scrapTrain", train: "3c-0" },
    { type: "scrapTrain", train: "2b-0" },
  ],
  nationalise: [
    { type: "nationalise", corporation: "BY", from: 1, percent: 10 },
    { type: "nationalise", corporation: "SX", from: 0, percent: 20 },
  ],
  swap: [
    { type: "swap", percents: [20] },
    { type: "swap", percents: [10, 10] },
  ],
  found: [
    { type: "found", accept: true },
    { type: "found", accept: false },
  ],
  join: [
    { type: "join", papers: [] },
    { type: "join", papers: ["M1"] },
    { type: "join", papers: ["BB", "M6"] },
  ],
  repayLoan: [{ type: "repayLoan" }],
  declareBankruptcy: [{ type: "declareBankruptcy" }],
  answer: [
    { type: "answer", accept: true },
    { type: "answer", accept: false },
  ],
  withdraw: [{ type: "withdraw" }],
};

export const MOVES: readonly Move[] = Object.values(MOVES_BY_TYPE).flat();
