/** English: what the move forms add to the moves themselves: figures of the outcome, reasons, headings of tables. */

export const panel = {
  possibleInstead: "Possible:",
  andMore: (count: number): string => (count === 1 ? "and 1 more" : `and ${count} more`),
  commitMove: (move: string) => `Commit: ${move}`,

  faceValue: "Face value",
  bidsHead: "Bids",
  yourBid: "Your bid",
  noBid: "none",
  otherCompanies: (companies: string) => `The other ${companies}`,

  parHeading: "Start a corporation",
  startFor: (corporation: string) => `Issue price of ${corporation}`,
  parCost: (price: string, cost: string) => `${price}, you pay ${cost}`,
  floatsLater: (percent: string, capital: string) => `${percent} more must be sold; then it has ${capital}`,
  floatsNow: (capital: string) => `it floats at once with ${capital}`,
  idleHeading: (count: number): string =>
    count === 1 ? "1 corporation with nothing for you to do" : `${count} corporations with nothing for you to do`,
  saleLine: (share: string, proceeds: string, price: string) => `${share}: +${proceeds}, price then ${price}`,
  sellAndDecide: "Sell, then decide again",

  dividendKind: { pay: "Pay out", withhold: "Keep", split: "Pay half" },
  unchanged: (price: string) => `stays ${price}`,

  bestProven: (amount: string) => `Best run: ${amount}, proven`,
  bestUnproven: (amount: string) => `Best run found: ${amount}; the search was stopped early`,
  trainStands: "stands still",
  changeRoutes: "Change the routes",
  routesScored: "The preview checks the routes and says what they earn; nothing is run by it.",

  pricePays: (before: string, after: string) => `Treasury ${before} → ${after}.`,
  trainsOf: (train: string, corporation: string) => `${train} of ${corporation}`,
  losesTrains: (trains: string) => `Rusting: ${trains}.`,
  mustDiscard: (corporations: string) => `Over the limit then and to give up a train: ${corporations}.`,
  forTraded: "for",
  leftInBank: (count: number | null): string => (count === null ? "any number left" : `${count} left`),

  emergencyMoney: (corporation: string, price: string) => `${corporation} needs ${price} for a train`,
  treasuryGives: "The treasury gives",
  youGive: "You give",
  stillMissing: "Still missing",

  ifAccepted: "If you accept",
  ifDeclined: "If you decline, nothing changes hands.",
  joinAll: "Exchange all",
  answersMissing: (names: string) => `Still to answer: ${names}.`,
};
