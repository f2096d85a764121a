/** English: the move forms. */
import {
  type Colour,
  type CompanyFact,
  type RouteFault,
  routeFaultSentence,
  type SharePlace,
  type StepName,
} from "../../../engine/index.ts";

export const moves = {
  range: (min: string, max: string) => `${min} to ${max}`,
  amount: "amount",
  faceAndIncome: (face: string, income: string) => `Face value ${face}, income ${income}.`,
  companyPower,
  powerSpent: "Its power has been used.",
  draftGroup: (size: string, count: number) => `${size}: ${count} left`,
  draftIncome: (income: string) => `Income ${income}`,
  tooDear: (price: string) => `${price}, too dear for you`,
  owners: (sizes: string) => `For ${sizes} corporations.`,
  packetRow: (number: number) => `Row ${number}`,
  packetMinor: (capital: string, share: string, corporation: string) =>
    `A minor: it starts at once with ${capital} in its treasury and pays you half its revenue. Later it is exchanged for ${share} of ${corporation}.`,
  packetPresidency: (share: string, corporation: string) => `The director’s certificate of ${corporation}, ${share}.`,
  packetNotYet: (price: string) => `${price}, not for sale yet`,
  nationalise: "Or nationalise: another player’s certificate, at one and a half times its price",
  nationaliseFrom: (share: string, corporation: string, owner: string, price: string) =>
    `${share} of ${corporation} from ${owner} for ${price}`,
  foundNow: (corporation: string) => `Found ${corporation} now`,
  foundNotYet: "Not yet",
  joinFor: "Exchange for shares of",
  joinTicked: "Exchange what is ticked",
  joinNothing: "Exchange nothing",
  swapFor: (certificates: string, corporation: string) => `${certificates} of ${corporation}`,
  buyFor: (what: string, price: string) => `Buy ${what} for ${price}`,
  buy: (what: string) => `Buy ${what}`,
  offerFor: (what: string) => `Make an offer for ${what}`,
  bidOn: (company: string) => `Bid on ${company}`,
  raiseOn: (company: string) => `Raise the bid on ${company}`,
  ownedBy: (name: string | null) => (name === null ? "Not sold yet." : `Owner: ${name}.`),
  fromPlayers: (company: string) => `Buy a ${company} from another player`,
  setPar: (corporation: string) => `Set the issue price of ${corporation}`,

  tradeCaption: "Shares, one line per corporation, dearest first",
  youHold: "You hold",
  sell: "Sell first",
  sellNone: "nothing",
  sellShares: (corporation: string) => `Sell shares of ${corporation}`,
  buyOffering: "Buy: offering",
  buyPool: "Buy: pool",
  buyBank: "Buy: bank",
  shareFromBank: (share: string, corporation: string) => `for ${share} of ${corporation} from the bank`,
  repay: (amount: string, debt: string): string =>
    amount === debt ? `Repay the whole debt of ${debt}` : `Repay ${amount} of the debt of ${debt}`,
  shareFrom: (share: string, corporation: string, from: SharePlace) =>
    `for ${share} of ${corporation} from the ${from === "pool" ? "pool" : "offering"}`,
  ofLeft: (share: string) => `of ${share}`,
  sellAndBuy: "Sell and buy as chosen",
  buyChosen: "Buy the chosen certificate",
  sellChosen: "Sell the chosen shares",

  where: "1 · Where?",
  layKind: (colour: Colour): string => LAY_KINDS[colour] ?? "upgrade",
  withCompany: (company: string, places: number): string =>
    places === 1 ? `With ${company}: 1 place` : `With ${company}: ${places} places`,
  by: (company: string) => `with ${company}`,
  chooseHex: (hex: string, name: string | null, company: string | null) =>
    `Choose ${hex}${name === null ? "" : `, ${name}`}${company === null ? "" : `, with ${company}`}`,
  whichTile: (hex: string, name: string | null) =>
    `2 · ${name === null ? hex : `${name}, ${hex}`}: which tile, which way?`,
  tileTurned: (tile: string, rotation: number) => `${tile} r${rotation}`,
  tilesLeft: (count: number) => `${count} left`,
  costs: (amount: string) => `costs ${amount}`,
  layTile: (hex: string, company: string | null) =>
    company === null ? `Lay the chosen tile on ${hex}` : `Lay the chosen tile on ${hex} with ${company}`,
  stationOf: "Where to place the station of",
  placeStation: "Place the station here",
  free: "free",

  runBest: (amount: string) => `Run for ${amount}`,
  ownRoutes: "Routes, one train a line",
  ownRoutesHelp: (trains: string) =>
    `Train, colon, the hexes in order. Trains: ${trains}. “H12.c1” names one of several stops on a hex, “(H12)” runs past a stop.`,
  runOwn: "Run these routes",
  runNothing: "Let all trains stand",
  routeFault: (fault: RouteFault) => routeFaultSentence(fault, "en"),

  sharePrice: "Share price",
  payOut: (amount: string) => `Pay ${amount} a share`,
  payAll: (amount: string) => `Pay out ${amount}`,
  keep: (amount: string) => `Keep ${amount}`,

  train: (rank: string) => `${rank}-train`,
  cardOf: (ranks: readonly string[]): string => `Card ${ranks.join(" / ")}`,
  cannotRun: (corporation: string) => `${corporation} may own it, but cannot run it.`,
  fromCorporations: "From other corporations",
  buyTrain: (rank: string, price: string) => `Buy the ${rank}-train for ${price}`,
  atOnce: (effects: string) => `At once: ${effects}.`,
  help: (treasury: string, help: string) => `The treasury gives ${treasury}, you add ${help}.`,
  loan: (treasury: string, cash: string, loan: string) =>
    `The treasury gives ${treasury}, you give ${cash} and borrow ${loan} from the bank. At the end debt and as much again are taken off.`,
  consentNeeded: (who: string) => `${who} must agree.`,
  givesUp: "gives up a train",
  discard: "Give up the chosen train",
  bankruptcy: "Declare bankruptcy …",
  bankruptcyMeans:
    "Bankruptcy sells all your shares, takes your cash and ends the game at once for everybody. It cannot be taken back.",
  declareBankruptcy: "Declare bankruptcy and end the game",
  bankruptcyNot: "Back",

  exchange: (company: string, corporation: string, from: SharePlace) =>
    `Exchange ${company} for a share of ${corporation} from the ${from === "pool" ? "pool" : "offering"}`,
  toSell: (price: string) => `Sell to the bank, for ${price} each`,
  toBuy: "Buy from players",
  sellTo: (company: string, price: string) => `Sell ${company} for ${price}`,

  perShare: "price a share",
  takeOver: (corporation: string) => `Take over ${corporation}`,
  offerToTakeOver: (corporation: string) => `Offer to take over ${corporation}`,
  takeOverCosts: (shares: number, least: string, most: string, treasury: string): string =>
    `${shares === 1 ? "1 share is" : `${shares} shares are`} in players' hands: ${least === most ? least : `${least} to ${most}`} in all; the treasury holds ${treasury}.`,
  comesAlong: (cash: string, things: readonly string[]) => `With it come ${[cash, ...things].join(", ")}.`,
  stationsOnMap: (count: number): string => (count === 1 ? "1 station on the map" : `${count} stations on the map`),
  stationsToPlace: (count: number): string => (count === 1 ? "1 station to place" : `${count} stations to place`),
  acceptShare: (amount: string) => `Accept for ${amount} a share`,
  eachShare: (price: string) => `${price} a share`,
  whichStation: "Which station comes off the map?",
  dropStation: "Take this station off the map",
  trainRoom: (corporation: string, owned: number, limit: number) =>
    `${corporation} owns ${owned} of at most ${limit} trains.`,
  cameFrom: "came with the take-over",
  convert: (rank: string, price: string | null) => `Turn to ${rank}${price === null ? ", free" : ` for ${price}`}`,
  ifTurned: (effects: string) => `If turned: ${effects}.`,
  scrap: (rank: string) => `Scrap the ${rank}`,

  accept: (amount: string) => `Accept for ${amount}`,
  decline: "Decline",
  withdraw: "Withdraw the offer",

  wayOut,

  nothingChosen: "Nothing is chosen yet.",
  notANumber: (text: string) => (text === "" ? "An amount is missing." : `“${text}” is not an amount.`),
};

const LAY_KINDS: Partial<Record<Colour, string>> = { white: "first tile", red: "home tile" };

const TERRAINS: Readonly<Record<string, string>> = { water: "rivers", hill: "hills", mountain: "mountains" };

const either = (items: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(items);

/** What a private company can do, in one or two sentences; `colours` are those of the tiles that its power lays. */
function companyPower(fact: CompanyFact, colours: readonly Colour[], president: string): string {
  const sentences = [
    fact.extraLay && `Its corporation may lay an extra tile on ${fact.extraLay.hex}.`,
    fact.teleport && `Its corporation may lay a tile and place a station on ${fact.teleport.hex}.`,
    fact.exchange && `Can be exchanged for ${fact.exchange.percent}% of ${fact.exchange.corporation}.`,
    fact.grant &&
      (fact.grant.president
        ? `Comes with the ${president}’s certificate of ${fact.grant.corporation}.`
        : `Comes with ${fact.grant.percent}% of ${fact.grant.corporation}.`),
    fact.directorLays &&
      `Its owner may have a corporation that he directs lay a tile on ${either(Object.keys(fact.directorLays))} without connection or cost, besides its own lays.`,
    fact.directorToken &&
      `Its owner may have a corporation that he directs place a free station on ${fact.directorToken.hex}; then it closes.`,
    fact.closesWithTrainOf && `Closes when ${fact.closesWithTrainOf} buys its first train.`,
    fact.once &&
      `Once, for its corporation: a lay on ${either(fact.once.terrains.map((kind) => TERRAINS[kind] ?? kind))} without the cost, or an extra upgrade with a purple-bordered tile (${colours.join(", ")}).`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

/** The button that does nothing more. */
function wayOut(step: StepName, type: "pass" | "done"): string {
  switch (step) {
    case "contest":
      return "Drop out";
    case "track":
      return "Lay nothing";
    case "token":
    case "grantedToken":
      return "Place no station";
    case "trains":
      return type === "done" ? "No more trains" : "Buy no train";
    case "takeover":
      return "Take over nobody";
    case "acquired":
      return "Keep the other trains";
    case "companies":
      return "End the turn";
    case "stock":
      return type === "done" ? "Done, end the turn" : "Pass";
    default:
      return type === "done" ? "Done" : "Pass";
  }
}
