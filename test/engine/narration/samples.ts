/** One or more of every event; the types say that none is missing. */
import type { EventOf, EventType, GameEvent } from "../../../engine/index.ts";
import { freshTurn } from "../../../engine/model/fresh.ts";

const ROUTE = {
  train: "3-0",
  stops: ["H12.c0", "H10.c0", "J2.o0"],
  stretches: [
    ["H12", "H10"],
    ["H10", "I9", "J8", "J6", "J4", "J2"],
  ],
};
const TWO: { id: string; rank: string } = { id: "2-1", rank: "2" };
const DIESEL: { id: string; rank: string } = { id: "D-0", rank: "D" };
const PLUS: { id: string; rank: string } = { id: "3c-0", rank: "2+2c" };

const TURN = freshTurn("PRR", "homeToken");

/** Events that are told on their own. */
type Told = { readonly [T in EventType]?: readonly EventOf<T>[] };

export const TOLD = {
  moneyPaid: [
    { type: "moneyPaid", from: "bank", to: "seat:0", amount: 1030, reason: "companyRevenue" },
    { type: "moneyPaid", from: "bank", to: "corporation:PRR", amount: 10, reason: "companyRevenue" },
  ],
  companyPriceSet: [11, 1, 0].map((left) => ({ type: "companyPriceSet", price: 45, left }) as const),
  companySold: [{ type: "companySold", company: "S1", corporation: "BCB", price: 60 }],
  neutralStarted: [
    {
      type: "neutralStarted",
      corporation: "BCB",
      price: 50,
      cell: [0, 2],
      certificates: [0],
      percent: 50,
      seed: 1,
    },
  ],
  trainReceived: [{ type: "trainReceived", corporation: "BCB", train: PLUS }],
  loanTaken: [{ type: "loanTaken", seat: 0, corporation: "NWB", amount: 130, debt: 1130 }],
  loanRepaid: [
    { type: "loanRepaid", seat: 0, amount: 50, debt: 80 },
    { type: "loanRepaid", seat: 0, amount: 80, debt: 0 },
  ],
  seatsOrdered: [{ type: "seatsOrdered", order: [2, 0, 1] }],
  ranksRusted: [
    { type: "ranksRusted", ranks: ["2"] },
    { type: "ranksRusted", ranks: ["2a", "2b"] },
  ],
  trainExported: [{ type: "trainExported", train: { id: "3c-1", rank: "3c" } }],
  trainScrapped: [{ type: "trainScrapped", corporation: "Ug", train: PLUS }],
  trainConverted: [
    { type: "trainConverted", corporation: "Ug", train: { id: "3d-0", rank: "3d" }, rank: "3Ed", price: 130 },
    { type: "trainConverted", corporation: "BN", train: { id: "3c-0", rank: "3c" }, rank: "2+2c", price: 0 },
  ],
  takenOver: [
    takeover({}),
    takeover({ trains: [PLUS], lifted: [{ hex: "G24", city: 0 }], drops: ["E12"], tokens: [100, 100] }),
  ],
  corporationMerged: [
    { type: "corporationMerged", corporation: "KFN", by: "Ug", stations: [], tokens: [100] },
    { type: "corporationMerged", corporation: "KFN", by: "Ug", stations: [{ hex: "G20", city: 0 }], tokens: [100] },
  ],
  stationDropped: [{ type: "stationDropped", corporation: "Ug", hex: "E12", city: 1, price: 100 }],
  bankBroke: [{ type: "bankBroke" }],
  bidPlaced: [{ type: "bidPlaced", seat: 0, company: "DH", amount: 75 }],
  bidWithdrawn: [
    { type: "bidWithdrawn", seat: 0, company: "DH", forced: false },
    { type: "bidWithdrawn", seat: 1, company: "DH", forced: true },
  ],
  contestOpened: [{ type: "contestOpened", company: "DH" }],
  companyPriceFell: [{ type: "companyPriceFell", company: "SV", price: 15 }],
  parAwaited: [{ type: "parAwaited", corporation: "B&O", seat: 0 }],
  companyMoved: [
    { type: "companyMoved", company: "DH", from: "bank", to: "seat:0", price: 75 },
    { type: "companyMoved", company: "SV", from: "bank", to: "seat:0", price: 0 },
    { type: "companyMoved", company: "DH", from: "seat:0", to: "seat:1", price: 90 },
    { type: "companyMoved", company: "DH", from: "seat:1", to: "corporation:NYC", price: 140 },
    { type: "companyMoved", company: "DH", from: "bank", to: "corporation:NYC", price: 140 },
    { type: "companyMoved", company: "S1", from: "corporation:KFN", to: "corporation:Ug", price: 0 },
  ],
  companyClosed: [{ type: "companyClosed", company: "MH", owner: "seat:0" }],
  companyUsed: [
    { type: "companyUsed", company: "CS", why: "void" },
    { type: "companyUsed", company: "DH", why: "declined" },
  ],
  parSet: [{ type: "parSet", corporation: "NYC", seat: 0, price: 67, cell: [5, 6] }],
  certificatesMoved: [
    {
      type: "certificatesMoved",
      corporation: "PRR",
      certificates: [1],
      percent: 10,
      from: "offering",
      to: "seat:0",
      reason: "granted",
    },
    {
      type: "certificatesMoved",
      corporation: "NYC",
      certificates: [1],
      percent: 10,
      from: "pool",
      to: "seat:0",
      reason: "exchanged",
    },
    {
      type: "certificatesMoved",
      corporation: "NYC",
      certificates: [1],
      percent: 10,
      from: "seat:0",
      to: "pool",
      reason: "bankruptcy",
    },
  ],
  sharesBought: [
    { type: "sharesBought", seat: 0, corporation: "NYC", from: "offering", percent: 10, price: 67 },
    { type: "sharesBought", seat: 0, corporation: "NYC", from: "pool", percent: 10, price: 60 },
    { type: "sharesBought", seat: 0, corporation: "NYC", from: "seat:1", percent: 10, price: 90 },
    { type: "sharesBought", seat: 0, corporation: "NYC", from: "par", percent: 20, price: 134 },
  ],
  sharesSold: [
    { type: "sharesSold", seat: 0, corporation: "PRR", count: 2, percent: 20, proceeds: 1340, pricePerShare: 670 },
  ],
  presidentChanged: [{ type: "presidentChanged", corporation: "PRR", from: 1, to: 0 }],
  floated: [{ type: "floated", corporation: "PRR" }],
  markerMoved: [
    { type: "markerMoved", corporation: "PRR", from: [1, 4], to: [1, 5], fromPrice: 76, toPrice: 82, reason: "paid" },
    {
      type: "markerMoved",
      corporation: "PRR",
      from: [0, 18],
      to: [0, 18],
      fromPrice: 350,
      toPrice: 350,
      reason: "paid",
    },
    {
      type: "markerMoved",
      corporation: "PRR",
      from: [2, 4],
      to: [1, 4],
      fromPrice: 65,
      toPrice: 76,
      reason: "soldOut",
    },
  ],
  passed: [
    { type: "passed", seat: 0, forced: false },
    { type: "passed", seat: 0, forced: true },
  ],
  stockRoundStarted: [{ type: "stockRoundStarted", number: 3, seat: 0 }],
  operatingRoundStarted: [
    { type: "operatingRoundStarted", set: 4, number: 2, of: 2, order: ["PRR", "NYC"] },
    { type: "operatingRoundStarted", set: 1, number: 1, of: 1, order: [] },
  ],
  declined: (
    [
      "homeTile",
      "homeToken",
      "track",
      "stationChoice",
      "grantedToken",
      "token",
      "routes",
      "dividend",
      "takeover",
      "stationDrop",
      "acquired",
      "trains",
      "companies",
    ] as const
  ).map((step) => ({ type: "declined", corporation: "PRR", step }) as const),
  tileLaid: [
    lay({ hex: "H10", tile: "57" }),
    lay({ hex: "H8", tile: "9", cost: 80 }),
    lay({ hex: "B20", tile: "58", company: "CS" }),
    lay({ hex: "F16", tile: "57", company: "DH", cost: 120 }),
    lay({ hex: "H10", tile: "14", replaced: "57" }),
    lay({ hex: "E5", tile: "59", cost: 80 }),
    lay({ hex: "H10", tile: "14", replaced: "57", company: "CS" }),
    lay({ hex: "H10", tile: "14", replaced: "57", company: "CS", cost: 80 }),
  ],
  stationMoved: [{ type: "stationMoved", corporation: "ERIE", hex: "E11", from: 0, to: 1 }],
  tokenPlaced: [
    { type: "tokenPlaced", corporation: "PRR", hex: "H12", city: 0, price: 0, kind: "home", company: null },
    { type: "tokenPlaced", corporation: "PRR", hex: "H18", city: 1, price: 40, kind: "regular", company: null },
    { type: "tokenPlaced", corporation: "PRR", hex: "H18", city: 1, price: 0, kind: "regular", company: null },
    { type: "tokenPlaced", corporation: "PRR", hex: "F16", city: 0, price: 0, kind: "granted", company: "DH" },
  ],
  routesRun: [
    { type: "routesRun", corporation: "PRR", routes: [ROUTE], sums: [70], revenue: 70, best: true },
    { type: "routesRun", corporation: "PRR", routes: [ROUTE, ROUTE], sums: [70, 1030], revenue: 1100, best: true },
    { type: "routesRun", corporation: "PRR", routes: [], sums: [], revenue: 0, best: false },
  ],
  dividendDecided: [
    { type: "dividendDecided", corporation: "PRR", kind: "pay", revenue: 70, perShare: 7, forced: false },
    { type: "dividendDecided", corporation: "PRR", kind: "withhold", revenue: 1070, perShare: 0, forced: false },
    { type: "dividendDecided", corporation: "M1", kind: "split", revenue: 70, perShare: 35, forced: true },
    { type: "dividendDecided", corporation: "PRR", kind: "withhold", revenue: 0, perShare: 0, forced: true },
  ],
  trainBought: [
    buy({ train: TWO, from: "bank", price: 80 }),
    buy({ train: TWO, from: "pool", price: 80 }),
    buy({ train: TWO, from: "NYC", price: 1 }),
    buy({ train: DIESEL, from: "bank", price: 1100, help: 205 }),
    buy({ train: DIESEL, from: "bank", price: 800, tradedIn: { id: "4-1", rank: "4" } }),
  ],
  trainDiscarded: [{ type: "trainDiscarded", corporation: "PRR", train: TWO }],
  trainsRusted: [
    {
      type: "trainsRusted",
      rank: "2",
      trains: [
        { train: TWO, owner: "PRR" },
        { train: TWO, owner: "pool" },
      ],
    },
    { type: "trainsRusted", rank: "2", trains: [{ train: TWO, owner: "bank" }] },
  ],
  phaseStarted: [
    { type: "phaseStarted", phase: "3" },
    { type: "phaseStarted", phase: "5" },
  ],
  discardsAwaited: [
    { type: "discardsAwaited", corporations: ["PRR"] },
    { type: "discardsAwaited", corporations: ["PRR", "NYC"] },
  ],
  offerMade: [
    { type: "offerMade", from: 0, to: 1, move: { type: "buyCompany", company: "CS", price: 80 } },
    { type: "offerMade", from: 0, to: 1, move: { type: "buyPrivateFrom", company: "CS", price: 80 } },
    { type: "offerMade", from: 0, to: 1, move: { type: "buyTrain", from: "NYC", train: "3-1", price: 80 } },
    {
      type: "offerMade",
      from: 0,
      to: 1,
      move: { type: "buyTrain", from: "BN", train: "3c-1", price: 80, rank: "2+2c" },
    },
    { type: "offerMade", from: 0, to: 1, move: { type: "takeOver", corporation: "KFN", price: 80 } },
  ],
  offerClosed: [
    { type: "offerClosed", from: 0, to: 1, accepted: true, withdrawn: false },
    { type: "offerClosed", from: 0, to: 1, accepted: false, withdrawn: false },
    { type: "offerClosed", from: 0, to: 1, accepted: false, withdrawn: true },
  ],
  packetItemSold: [
    { type: "packetItemSold", item: "M2", seat: 0, price: 170 },
    { type: "packetItemSold", item: "BY", seat: 1, price: 184 },
  ],
  released: [{ type: "released", corporation: "BA" }],
  formationAnswered: [{ type: "formationAnswered", seat: 0, papers: [], question: null }],
  corporationFounded: [
    { type: "corporationFounded", corporation: "PR", seat: 0, price: 154, cell: [3, 8], voluntary: true },
    { type: "corporationFounded", corporation: "PR", seat: 1, price: 154, cell: [3, 8], voluntary: false },
  ],
  paperJoined: [
    paper({ paper: "M1", trains: [TWO] }),
    paper({ paper: "M1", forced: true, station: { hex: "H2", city: 0 } }),
    paper({ paper: "BB", percent: 10, seat: 1 }),
  ],
  trainWanted: [
    { type: "trainWanted", corporation: "BY", from: "bank", train: "4-0", rank: "4", price: 360, amount: 120 },
  ],
  corporationIndebted: [
    { type: "corporationIndebted", corporation: "BY", amount: 100, debt: 100 },
    { type: "corporationIndebted", corporation: "BY", amount: -60, debt: 40 },
    { type: "corporationIndebted", corporation: "BY", amount: -100, debt: 0 },
  ],
  bankrupted: [{ type: "bankrupted", seat: 0, corporation: "PRR" }],
  gameEnded: [
    { type: "gameEnded", reason: "bank", worth: [1831, 2127, 310, 2127], last: "9.3" },
    { type: "gameEnded", reason: "bankrupt", worth: [1831, 2127], last: "9.3" },
    { type: "gameEnded", reason: "rounds", worth: [1831, -278], last: "8.3" },
  ],
} satisfies Told;

/** Events that are bookkeeping: the events around them, or the decision after them, say it. */
export const UNTOLD = {
  bidsReturned: { type: "bidsReturned", company: "DH" },
  contestClosed: { type: "contestClosed", company: "DH" },
  companyBoughtInStockRound: { type: "companyBoughtInStockRound", seat: 0, company: "DH", price: 90 },
  passesCleared: { type: "passesCleared" },
  priorityMoved: { type: "priorityMoved", seat: 1 },
  auctionTurn: { type: "auctionTurn", seat: 1 },
  draftTurn: { type: "draftTurn", seat: 1, step: 4 },
  stockTurn: { type: "stockTurn", seat: 1 },
  operatingSetStarted: { type: "operatingSetStarted", set: 4, of: 2 },
  corporationTurn: { type: "corporationTurn", turn: TURN },
  stepReached: { type: "stepReached", step: "token" },
  corporationActed: { type: "corporationActed", corporation: "PRR" },
  stationChoiceAsked: { type: "stationChoiceAsked", corporation: "ERIE", hex: "E11" },
  grantedTokenAsked: { type: "grantedTokenAsked", company: "DH", hex: "F16" },
  packetTurn: { type: "packetTurn", seat: 1, turns: 3 },
  formationDue: { type: "formationDue", due: "ask" },
  formationAsked: { type: "formationAsked", question: { kind: "join", seats: [0, 1], when: "round" } },
  roundBegun: { type: "roundBegun", order: ["BY"] },
  operatingOrderSet: { type: "operatingOrderSet", order: ["BY"] },
  swapAsked: {
    type: "swapAsked",
    swap: { corporation: "BY", from: 1, old: 0, to: "seat", choices: [[20], [10, 10]] },
  },
  swapChosen: { type: "swapChosen", seat: 0, corporation: "BY" },
  stationDropAsked: { type: "stationDropAsked", corporation: "Ug", hex: "E12" },
} satisfies { readonly [T in Exclude<EventType, keyof typeof TOLD>]: EventOf<T> };

export const TOLD_EVENTS: readonly GameEvent[] = Object.values(TOLD).flat();

function lay(part: Pick<EventOf<"tileLaid">, "hex" | "tile"> & Partial<EventOf<"tileLaid">>): EventOf<"tileLaid"> {
  return {
    type: "tileLaid",
    corporation: "PRR",
    rotation: 0,
    replaced: null,
    cities: [],
    company: null,
    cost: 0,
    counts: true,
    ...part,
  };
}

function paper(part: Pick<EventOf<"paperJoined">, "paper"> & Partial<EventOf<"paperJoined">>): EventOf<"paperJoined"> {
  const joined = { corporation: "PR", seat: 0, certificates: [5], percent: 5, trains: [], station: null };
  return { type: "paperJoined", ...joined, earned: false, forced: false, ...part };
}

function buy(
  part: Pick<EventOf<"trainBought">, "train" | "from" | "price"> & Partial<EventOf<"trainBought">>,
): EventOf<"trainBought"> {
  return { type: "trainBought", corporation: "PRR", help: 0, tradedIn: null, ...part };
}

function takeover(part: Partial<EventOf<"takenOver">>): EventOf<"takenOver"> {
  return {
    type: "takenOver",
    corporation: "KFN",
    by: "Ug",
    price: 65,
    trains: [],
    drops: [],
    lifted: [],
    tokens: [100],
    ...part,
  };
}
