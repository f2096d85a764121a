/**
 * Facts that follow from a move: past tense, never refused. `evolve` books them without knowing a rule, so each carries all
 * that booking needs. Stored in the log: a change of shape here needs an up-cast in `lambdas/store`.
 */
import type { Route } from "./move.ts";
import type { Cell, Formation, OperatingTurn, Station, Swap, Train } from "./state.ts";
import type { Account, CompanyOwner, DividendKind, Holder, MarketReason, Seat, SharePlace } from "./words.ts";

export type MoneyReason =
  | "company"
  | "companyRevenue"
  | "share"
  | "sale"
  | "capital"
  | "terrain"
  | "token"
  | "dividend"
  | "withheld"
  | "train"
  | "help"
  | "takeover"
  | "conversion"
  | "loan"
  | "repayment"
  | "bankruptcy";

export type GameEvent =
  // money
  | { type: "moneyPaid"; from: Account; to: Account; amount: number; reason: MoneyReason }
  | { type: "bankBroke" }
  // auction
  | { type: "bidPlaced"; seat: Seat; company: string; amount: number }
  | { type: "bidWithdrawn"; seat: Seat; company: string; forced: boolean }
  | { type: "bidsReturned"; company: string }
  | { type: "contestOpened"; company: string }
  | { type: "contestClosed"; company: string }
  | { type: "companyPriceFell"; company: string; price: number }
  | { type: "parAwaited"; corporation: string; seat: Seat }
  // draft
  | { type: "draftTurn"; seat: Seat; step: number }
  // companies
  | { type: "companyPriceSet"; price: number; left: number }
  | { type: "companySold"; company: string; corporation: string; price: number }
  | { type: "companyMoved"; company: string; from: CompanyOwner | "bank"; to: CompanyOwner; price: number }
  | { type: "companyClosed"; company: string; owner: CompanyOwner | null }
  | { type: "companyUsed"; company: string; why: "used" | "declined" | "void" }
  // shares
  | { type: "parSet"; corporation: string; seat: Seat; price: number; cell: Cell }
  | {
      type: "certificatesMoved";
      corporation: string;
      /** Positions in the corporation's list of certificates. */
      certificates: number[];
      percent: number;
      from: Holder;
      to: Holder;
      reason: "bought" | "sold" | "granted" | "exchanged" | "presidency" | "bankruptcy" | "nationalised";
    }
  | {
      type: "sharesBought";
      seat: Seat;
      corporation: string;
      from: SharePlace | "par" | `seat:${Seat}`;
      percent: number;
      price: number;
    }
  | {
      type: "sharesSold";
      seat: Seat;
      corporation: string;
      count: number;
      percent: number;
      proceeds: number;
      pricePerShare: number;
    }
  | { type: "companyBoughtInStockRound"; seat: Seat; company: string; price: number }
  | { type: "presidentChanged"; corporation: string; from: Seat | null; to: Seat }
  | { type: "floated"; corporation: string }
  | {
      type: "markerMoved";
      corporation: string;
      from: Cell;
      to: Cell;
      fromPrice: number;
      toPrice: number;
      reason: MarketReason;
    }
  // start packet
  | { type: "packetItemSold"; item: string; seat: Seat; price: number }
  | { type: "packetTurn"; seat: Seat; turns: number }
  | { type: "released"; corporation: string }
  // the corporation formed out of others
  | { type: "formationDue"; due: "ask" | "must" | "all" | null }
  | { type: "formationAsked"; question: Formation }
  | { type: "roundBegun"; order: string[] }
  | { type: "formationAnswered"; seat: Seat; papers: string[]; question: Formation | null }
  | { type: "corporationFounded"; corporation: string; seat: Seat; price: number; cell: Cell; voluntary: boolean }
  | {
      type: "paperJoined";
      paper: string;
      corporation: string;
      seat: Seat;
      /** Positions in the corporation's list of certificates. */
      certificates: number[];
      percent: number;
      trains: Train[];
      /** Its station that stands for the corporation from now on; null if none does. */
      station: Station | null;
      /** It had already earned in this operating round. */
      earned: boolean;
      forced: boolean;
    }
  | { type: "operatingOrderSet"; order: string[] }
  // choice of certificates at a change of presidency
  | { type: "swapAsked"; swap: Swap }
  | { type: "swapChosen"; seat: Seat; corporation: string }
  // forced purchases
  | {
      type: "trainWanted";
      corporation: string;
      from: string;
      train: string;
      rank: string;
      price: number;
      amount: number;
    }
  | { type: "corporationIndebted"; corporation: string; amount: number; debt: number }
  // the neutral owner
  | {
      type: "neutralStarted";
      corporation: string;
      price: number;
      cell: Cell;
      /** Positions in the corporation's list of certificates. */
      certificates: number[];
      percent: number;
      /** State of the random generator after the draw. */
      seed: number;
    }
  | { type: "trainReceived"; corporation: string; train: Train }
  // loans
  | { type: "loanTaken"; seat: Seat; corporation: string; amount: number; debt: number }
  | { type: "loanRepaid"; seat: Seat; amount: number; debt: number }
  // turns and rounds
  | { type: "seatsOrdered"; order: Seat[] }
  | { type: "passed"; seat: Seat; forced: boolean }
  | { type: "passesCleared" }
  | { type: "priorityMoved"; seat: Seat }
  | { type: "auctionTurn"; seat: Seat }
  | { type: "stockRoundStarted"; number: number; seat: Seat }
  | { type: "stockTurn"; seat: Seat }
  | { type: "operatingSetStarted"; set: number; of: number }
  | { type: "operatingRoundStarted"; set: number; number: number; of: number; order: string[]; waits?: boolean }
  | { type: "corporationTurn"; turn: OperatingTurn }
  | { type: "stepReached"; step: OperatingTurn["step"] }
  | { type: "declined"; corporation: string; step: OperatingTurn["step"] }
  | { type: "corporationActed"; corporation: string }
  // operating
  | {
      type: "tileLaid";
      corporation: string;
      hex: string;
      tile: string;
      rotation: number;
      /** Tile that returns to the supply, null for a printed hex. */
      replaced: string | null;
      /** Where the old cities' stations go: new city number by old city number. */
      cities: number[];
      company: string | null;
      cost: number;
      /** It is one of the turn's lays. */
      counts: boolean;
      /** It counts as an upgrade, where that makes a difference; absent: as a lay. */
      upgrade?: boolean;
    }
  | { type: "stationChoiceAsked"; corporation: string; hex: string }
  | { type: "stationMoved"; corporation: string; hex: string; from: number; to: number }
  | { type: "grantedTokenAsked"; company: string; hex: string }
  | {
      type: "tokenPlaced";
      corporation: string;
      hex: string;
      city: number;
      price: number;
      kind: "home" | "regular" | "granted";
      company: string | null;
    }
  | { type: "routesRun"; corporation: string; routes: Route[]; sums: number[]; revenue: number; best: boolean }
  | {
      type: "dividendDecided";
      corporation: string;
      kind: DividendKind;
      revenue: number;
      perShare: number;
      forced: boolean;
    }
  // trains and phases
  | {
      type: "trainBought";
      corporation: string;
      train: Train;
      from: string;
      price: number;
      help: number;
      tradedIn: Train | null;
    }
  | { type: "trainDiscarded"; corporation: string; train: Train }
  | { type: "trainsRusted"; rank: string; trains: { train: Train; owner: string }[] }
  | { type: "phaseStarted"; phase: string }
  | { type: "discardsAwaited"; corporations: string[] }
  | { type: "ranksRusted"; ranks: string[] }
  | { type: "trainExported"; train: Train }
  | { type: "trainScrapped"; corporation: string; train: Train }
  | { type: "trainConverted"; corporation: string; train: Train; rank: string; price: number }
  // take-overs
  | {
      type: "takenOver";
      corporation: string;
      by: string;
      price: number;
      trains: Train[];
      /** Hexes where both have stations in different cities: one of the two must go before they are merged. */
      drops: string[];
      /** The buyer's own stations that come off the map because both stood in one city. */
      lifted: Station[];
      /** Prices of the buyer's own tokens from now on. */
      tokens: number[];
    }
  | {
      type: "corporationMerged";
      corporation: string;
      by: string;
      /** Stations that stand for the buyer from now on. */
      stations: Station[];
      /** Prices of the buyer's tokens from now on. */
      tokens: number[];
    }
  | { type: "stationDropAsked"; corporation: string; hex: string }
  | { type: "stationDropped"; corporation: string; hex: string; city: number; price: number }
  // consent
  | { type: "offerMade"; from: Seat; to: Seat; move: import("./state.ts").Offer["move"] }
  | { type: "offerClosed"; from: Seat; to: Seat; accepted: boolean; withdrawn: boolean }
  // end
  | { type: "bankrupted"; seat: Seat; corporation: string }
  | { type: "gameEnded"; reason: "bank" | "bankrupt" | "rounds"; worth: number[]; last: string };

export type EventType = GameEvent["type"];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
