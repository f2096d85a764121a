/** English: the sheets of a game's page. */
import type { Colour, StepName } from "../../../engine/index.ts";

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  white: "white",
  yellow: "yellow",
  green: "green",
  brown: "brown",
  gray: "gray",
  red: "red",
};

export const game = {
  skipToMove: "Skip to the move",
  thisPage: "This page",
  move: "Move",
  newsShort: "News",
  moneyShort: "Money",
  you: "You",
  nameYou: (name: string) => `${name} (you)`,
  theGame: "The game",
  since: "since",
  orderOfPlay: "Order of play",
  stepsOfTurn: "Steps of the turn",
  operatingShort: (set: number, number: number) => `OR ${set}.${number}`,
  stockShort: (number: number) => `SR ${number}`,
  endShort: "End",
  priority: "priority",
  stepName: (step: StepName): string => STEP_NAMES[step] ?? step,

  nothingToDo: "Nothing to do for you.",
  allAsked: (names: string) => `The game waits for ${names}.`,
  offerStands: (from: string, to: string) => `${from} has made ${to} an offer:`,
  alsoPossible: "Also possible now",
  newsSinceYourMove: (count: number) =>
    count === 1 ? "One turn since your last move" : `${count} moves since your last one`,
  sinceYourMove: "Since your last move",
  latest: "What happened last",
  noNews: "Nothing has happened yet.",
  wholeLog: (count: number) => `All ${count} entries`,
  notPossible: "Not possible.",
  rule: (number: string) => `Rule ${number}`,
  movedOn: "The game has moved on.",
  movedOnMeans:
    "Nothing of your form was carried out. What was chosen is kept below where it is still possible. Meanwhile:",

  pastVersion: (version: number, last: number) =>
    version === last
      ? `Version ${version}, at this moment the last one`
      : `Version ${version}, not the present one (${last})`,
  versions: "Versions",
  first: "First",
  previous: "Previous",
  following: "Next",
  last: "Last",
  present: "To the present",
  versionLink: (version: number) => `Version ${version}, permanent link`,
  watchLink: "Read-only link to share",
  log: "Log",
  logOf: (game: string) => `Log of ${game}`,
  logPages: "Pages of the log",
  newer: "Newer",
  older: "Older",
  entry: (version: number) => `Version ${version}`,
  entryKinds: {
    created: (name: string) => `${name} opened the table.`,
    invited: (name: string) => `${name} sent an invitation.`,
    joined: (name: string) => `${name} took a seat.`,
    left: (name: string) => `A seat became free again: ${name}.`,
    started: (name: string) => `${name} started the game.`,
    moved: (name: string) => `${name} moved.`,
    said: (name: string) => `${name} said:`,
    paced: (name: string) => `${name} changed the table's pace.`,
    voted: (name: string) => `${name} wants the player whose time is up to pass.`,
  },
  message: (text: string) => `“${text}”`,
  somebody: "Somebody",

  map: "Map",
  mapNear: "Part of the map around the places that matter now",
  mapWhole: "Map of the whole board",
  mapScrolls: "Map, scrolls sideways",
  hexKind: (kind: HexKind): string => HEX_KINDS[kind],
  chart: "Stock chart",
  chartScrolls: "Stock chart, scrolls sideways",
  chartCaption: "Stock chart, rows from top to bottom",
  chartKeySizes: (letters: string) => `Framed: issue prices, by size of corporation (${letters}).`,
  chartKey: "Framed: issue prices.",
  zoneKey: (zone: string): string => ZONE_KEYS[zone] ?? "",
  zoneDots: (zone: string): string => ({ yellow: "·", orange: "··", brown: "···" })[zone] ?? "",
  corporations: "Corporations",
  corporationsRemark: (president: string) => `percent held, ★ ${president}`,
  corporationsScroll: "Corporations, scrolls sideways",
  notStartedYet: (size: string, symbols: string, isOpen: boolean): string =>
    `Not started, ${size}${isOpen ? "" : " (not open yet)"}: ${symbols}.`,
  takenOver: (symbols: string) => `Taken over: ${symbols}.`,
  partOf: (corporation: string, symbols: string) => `Now part of ${corporation}: ${symbols}.`,
  owesBank: (debt: string) => `owes the bank ${debt}`,
  whoTakesOver: (pairs: readonly { buyer: string; targets: string }[]): string =>
    `After paying out, ${pairs
      .map(({ buyer, targets }) => `${buyer} corporations may take over ${targets} ones`)
      .join(", ")}.`,
  bankHeld: "Bank",
  corporation: "Corporation",
  /** Of a share; in English it is called like that of anything else. */
  price: "Price",
  buyingPrice: "Price",
  treasury: "Treasury",
  trains: "Trains",
  stationsLeft: "Stations left",
  lastRun: "Last run",
  offering: "Offering",
  pool: "Pool",
  notStarted: "not started",
  notFloated: "not floated",
  players: "Players",
  playersScroll: "Players, scrolls sideways",
  player: "Player",
  cash: "Cash",
  worth: "Worth",
  certificates: "Certificates",
  ofLimit: (count: number, limit: number) => `${count} of ${limit}`,
  bank: (amount: string) => `Bank ${amount}`,
  bankBroken: "The bank is broken: the end is near",
  bankrupt: "bankrupt",
  owes: (debt: string, penalty: string) => `owes ${debt}; taken off at the end besides: ${penalty}`,
  penalty: (penalty: string) => `taken off at the end: ${penalty}`,
  inOrderOfPlay: "in order of play",
  bound: (amount: string) => `${amount} bound by bids`,
  trainsRemark: "what is left, and what the first one of each kind changes",
  trainsScroll: "Trains, scrolls sideways",
  trainHead: "Train",
  left: "Left",
  firstSold: "When the first is sold",
  next: "next",
  unlimited: "any",
  trainPool: (ranks: string) => `In the pool: ${ranks}`,
  rusts: (ranks: readonly string[]): string => `${ranks.join(", ")}${ranks.length === 1 ? "-trains" : ""} rust`,
  tilesOf: (colour: Colour) => `${COLOUR_NAMES[colour]} tiles`,
  trainLimit: (limit: number) => `${limit} trains at most`,
  trainLimitOf: (size: string, limit: number): string =>
    `${size} corporations: ${limit === 1 ? "1 train" : `${limit} trains`} at most`,
  limitsNow: (limits: readonly { size: string; limit: number }[]): string =>
    `Train limits now: ${limits.map(({ size, limit }) => `${size} ${limit}`).join(", ")}.`,
  mayForm: (corporation: string) => `${corporation} may be founded`,
  mustForm: (corporation: string) => `${corporation} must be founded`,
  allJoin: (corporation: string, companies: string) =>
    `all papers are exchanged for shares of ${corporation}, other ${companies} close`,
  sizeOpens: (size: string): string => `${size} corporations may start`,
  trainTrade: "corporations may sell trains to each other",
  card: "Card",
  rusted: "rusted",
  rustNext: (list: readonly { ranks: readonly string[]; by: string }[]): string =>
    `Next to rust: ${list.map(({ ranks, by }) => `${ranks.join(", ")} with the first ${by}`).join("; ")}.`,
  exports: "After the operating rounds of a set the top card leaves the game.",
  operatingRounds: (count: number) => `${count} operating rounds`,
  companiesClose: (companies: string) => `${companies} close`,
  companiesForSale: (companies: string) => `corporations may buy ${companies}`,
  tiles: "Tiles",
  tilesLeftList: "Tiles left in the supply",
  tile: (name: string) => `Tile ${name}`,
  times: (count: number) => `× ${count}`,
  companyPrice: (companies: string, price: string, left: number): string =>
    `${companies} ${price}, ${roundsLeft(left)}`,
  companyPriceNow: (price: string, left: number): string => `each worth ${price} now, ${roundsLeft(left)}`,
  companyPriceBefore: "each at its own price until the first operating round",
  priceTrack: "Price of each by operating round",
  companyList: "Who owns what",
  income: "Income",
  owner: "Owner",
  power: "Power",
  powerUsed: "used",
  powerLeft: "not used",
  finalStanding: "Final standing",
  place: "Place",
};

export type HexKind = Colour | "fixed" | "site" | "homeTile" | "power";

const roundsLeft = (left: number): string =>
  left === 0 ? "no operating round left" : left === 1 ? "1 operating round left" : `${left} operating rounds left`;

const ZONE_KEYS: Readonly<Record<string, string>> = {
  yellow: "· yellow: does not count against the certificate limit.",
  orange: "·· orange: more than the holding limit allowed, too.",
  brown: "··· brown: several at once, too.",
};

const STEP_NAMES: Partial<Record<StepName, string>> = {
  track: "Track",
  token: "Station",
  routes: "Run",
  dividend: "Pay",
  takeover: "Take over",
  trains: "Trains",
};

const HEX_KINDS: Readonly<Record<HexKind, string>> = {
  white: "open land",
  yellow: "yellow: one dot",
  green: "green: two dots, slanted",
  brown: "brown: three dots, level",
  gray: "gray: four dots",
  fixed: "never replaced: grid",
  red: "off the board",
  site: "kept for a home tile",
  homeTile: "home tile: routes end here",
  power: "purple border: laid by a power only",
};
