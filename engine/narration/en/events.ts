/**
 * What happened, in English. `line` joins what one corporation did; the messages of `corporation` are its parts, without a
 * subject. All others are whole sentences, without a full stop.
 */
import type { Terms } from "../../titles/title-words.ts";
import type { Person } from "../context.ts";
import { formationEvents as formation } from "./formation.ts";
import { object, one, type Place, subject, upper } from "./words.ts";

const auction = {
  bid: (p: { who: Person; company: string; amount: string }): string =>
    `${subject(p.who)} bid ${p.amount} on ${p.company}`,
  droppedOut: (p: { who: Person; company: string }): string =>
    `${subject(p.who)} dropped out of the bidding for ${p.company}`,
  couldNotRaise: (p: { who: Person; company: string }): string =>
    `${subject(p.who)} could not raise the bid and dropped out of the bidding for ${p.company}`,
  contest: (p: { company: string }): string => `${p.company} is auctioned among its bidders`,
  priceFell: (p: { company: string; price: string }): string => `The price of ${p.company} falls to ${p.price}`,
  parAwaited: (p: { who: Person; corporation: string }): string =>
    p.who.you
      ? `You now set the issue price of ${p.corporation}`
      : `${p.who.name} now sets the issue price of ${p.corporation}`,
};

const companies = {
  bought: (p: { who: Person; company: string; price: string }): string =>
    `${subject(p.who)} bought ${p.company} for ${p.price}`,
  boughtWithShares: (p: { who: Person; company: string; price: string; shares: string; corporation: string }): string =>
    `${subject(p.who)} bought ${p.company} for ${p.price} and received ${p.shares} of ${p.corporation} with it`,
  gift: (p: { who: Person; company: string }): string => `${subject(p.who)} received ${p.company} for nothing`,
  boughtFromPlayer: (p: { who: Person; from: Person; company: string; price: string }): string =>
    `${subject(p.who)} bought ${p.company} from ${object(p.from)} for ${p.price}`,
  close: (p: { companies: string; count: number }): string =>
    p.count === 1 ? `${p.companies} closes` : `${p.companies} close`,
  powerLost: (p: { company: string }): string => `The power of ${p.company} can no longer be used`,
  powerDeclined: (p: { company: string }): string => `The free station of ${p.company} was given up`,
  revenue: (p: { terms: Terms; payments: string }): string => `${upper(p.terms.companies)} pay: ${p.payments}`,
  payment: (p: { to: string; amount: string }): string => `${p.to} ${p.amount}`,
  /** `left`: operating rounds after the one that begins. */
  price: (p: { terms: Terms; price: string; left: number }): string => {
    const worth = `${upper(p.terms.companies)} are now worth ${p.price}`;
    if (p.left === 0) return `${worth}: this is the last operating round`;
    return `${worth}: ${p.left === 1 ? "one more operating round follows" : `${p.left} more operating rounds follow`}`;
  },
};

const shares = {
  issuePrice: (p: { who: Person; corporation: string; price: string }): string =>
    `${subject(p.who)} set the issue price of ${p.corporation} at ${p.price}`,
  issuePriceAndShares: (p: { who: Person; corporation: string; price: string; percent: string }): string =>
    `${subject(p.who)} set the issue price of ${p.corporation} at ${p.price} and received ${p.percent} for nothing`,
  started: (p: { who: Person; corporation: string; price: string; percent: string; cost: string }): string =>
    `${subject(p.who)} started ${p.corporation} at ${p.price}: ${p.percent} for ${p.cost}`,
  bought: (p: { who: Person; corporation: string; percent: string; from: Place; price: string }): string =>
    `${subject(p.who)} bought ${p.percent} of ${p.corporation} from the ${p.from} for ${p.price}`,
  boughtPresidency: (p: { who: Person; terms: Terms; corporation: string; percent: string; price: string }): string =>
    `${subject(p.who)} bought the ${p.terms.president}'s certificate of ${p.corporation}, ${p.percent}, for ${p.price}`,
  sold: (p: { who: Person; corporation: string; percent: string; proceeds: string; move: string | null }): string =>
    `${subject(p.who)} sold ${p.percent} of ${p.corporation} for ${p.proceeds}${p.move ? `, ${p.move}` : ""}`,
  granted: (p: { who: Person; corporation: string; percent: string }): string =>
    `${subject(p.who)} received ${p.percent} of ${p.corporation} for nothing`,
  exchanged: (p: { who: Person; company: string; corporation: string; percent: string; from: Place }): string =>
    `${subject(p.who)} exchanged ${p.company} for ${p.percent} of ${p.corporation} from the ${p.from}`,
  receivedInExchange: (p: { who: Person; corporation: string; percent: string; from: Place }): string =>
    `${subject(p.who)} received ${p.percent} of ${p.corporation} from the ${p.from} in exchange for a private company`,
  president: (p: { who: Person; terms: Terms; corporation: string }): string =>
    `${p.who.you ? "You are" : `${p.who.name} is`} now ${p.terms.president} of ${p.corporation}`,
  floated: (p: { corporation: string }): string => `${p.corporation} has floated`,
  floatedWithCapital: (p: { corporation: string; capital: string }): string =>
    `${p.corporation} has floated and receives ${p.capital}`,
  dividendToYou: (p: { amount: string }): string => `You received ${p.amount}`,
  soldOut: (p: { corporation: string; move: string | null }): string =>
    p.move ? `${p.corporation} is sold out, ${p.move}` : `${p.corporation} is sold out`,
  neutral: (p: { name: string; corporation: string; percent: string; price: string }): string =>
    `${p.name} receives ${p.percent} of ${p.corporation}, which begins at ${p.price} and has floated`,
};

const loans = {
  taken: (p: { who: Person; corporation: string; amount: string; debt: string }): string =>
    `${subject(p.who)} borrowed ${p.amount} from the bank for ${p.corporation}: ${p.debt} to repay, and a penalty of ${p.amount} at the end`,
  repaid: (p: { who: Person; amount: string; debt: string }): string =>
    `${subject(p.who)} repaid ${p.amount}, ${p.debt} to go`,
  allRepaid: (p: { who: Person; amount: string }): string =>
    p.who.you
      ? `You repaid ${p.amount} and owe nothing more`
      : `${p.who.name} repaid ${p.amount} and owes nothing more`,
};

const rounds = {
  passed: (p: { who: Person }): string => `${subject(p.who)} passed`,
  forcedPass: (p: { who: Person }): string => `${subject(p.who)} had nothing to choose and passed`,
  allPassed: (p: { people: string }): string => `Passed: ${p.people}`,
  stock: (p: { number: number; who: Person }): string =>
    p.who.you
      ? `Stock round ${p.number} begins, you have priority`
      : `Stock round ${p.number} begins, ${p.who.name} has priority`,
  stockFrom: (p: { number: number; who: Person }): string => `Stock round ${p.number} begins with ${object(p.who)}`,
  order: (p: { people: string }): string => `Order of players from now on: ${p.people}`,
  withPrice: (p: { round: string; price: string }): string => `${p.round}. ${p.price}`,
  operating: (p: { set: number; number: number; order: string }): string =>
    `Operating round ${p.set}.${p.number} begins, in this order: ${p.order}`,
  operatingEmpty: (p: { set: number; number: number }): string =>
    `Operating round ${p.set}.${p.number} begins, no corporation operates`,
  bankBroke: "The bank is broken: the game nears its end",
  bankrupt: (p: { who: Person; corporation: string; given: string | null }): string =>
    `${p.who.you ? "You" : p.who.name} cannot pay for the train that ${p.corporation} must buy, and ${p.who.you ? "are" : "is"} bankrupt${p.given ? `; ${p.given} of cash go to ${p.corporation}` : ""}`,
  ended: (p: { reason: string; standing: string }): string => `The game is over: ${p.reason}. ${p.standing}`,
  place: (p: { place: number; name: string; worth: string }): string => `${p.place}. ${p.name} ${p.worth}`,
};

const trains = {
  rust: (p: { trains: string }): string => `All ${p.trains} rust`,
  rustOf: (p: { trains: string; owners: string }): string => `All ${p.trains} rust: ${p.owners}`,
  owner: (p: { owner: string; count: number }): string => `${p.owner} ${p.count}`,
  rustSeveral: (p: { trains: string }): string => `Several trains rust: ${p.trains}`,
  rustKind: (p: { trains: string; owners: string }): string => `${p.trains} (${p.owners})`,
  exported: (p: { train: string }): string => `The bank's next train leaves the game: ${one(p.train)}`,
  phase: (p: { phase: string; colours: string; limits: string; news: readonly string[] }): string =>
    [`Phase ${p.phase} begins: ${p.colours} tiles`, `at most ${p.limits} trains each`, ...p.news].join(", "),
  sizesOpen: (p: { sizes: string }): string => `${p.sizes} corporations may be started`,
  mayForm: (p: { corporation: string }): string => `${p.corporation} may be founded`,
  mustForm: (p: { corporation: string }): string => `${p.corporation} must be founded by now`,
  companySales: (p: { terms: Terms }): string => `corporations may buy ${p.terms.companies}`,
  trainSales: "corporations may sell each other trains",
  discards: (p: { corporations: string; count: number }): string =>
    p.count === 1 ? `${p.corporations} has too many trains` : `${p.corporations} have too many trains`,
};

const offers = {
  forCompany: (p: { from: Person; to: Person; company: string; price: string }): string =>
    `${subject(p.from)} offered ${object(p.to)} ${p.price} for ${p.company}`,
  forTrain: (p: { from: Person; to: Person; train: string; seller: string; price: string }): string =>
    `${subject(p.from)} offered ${object(p.to)} ${p.price} for ${one(p.train)} of ${p.seller}`,
  forShares: (p: { from: Person; to: Person; target: string; price: string }): string =>
    `${subject(p.from)} offered ${object(p.to)} ${p.price} a share to take over ${p.target}`,
  accepted: (p: { from: Person; to: Person }): string =>
    p.from.you ? `${p.to.name} accepted your offer` : `${subject(p.to)} accepted the offer of ${p.from.name}`,
  declined: (p: { from: Person; to: Person }): string =>
    p.from.you ? `${p.to.name} declined your offer` : `${subject(p.to)} declined the offer of ${p.from.name}`,
  withdrawn: (p: { from: Person }): string => `${subject(p.from)} withdrew the offer`,
};

const corporation = {
  line: (p: { corporation: string; news: readonly string[] }): string => `${p.corporation}: ${p.news.join("; ")}`,
  youReceived: (p: { amount: string }): string => `you received ${p.amount}`,
  laid: (p: { tile: string; place: string }): string => `laid tile ${p.tile} on ${p.place}`,
  laidFor: (p: { tile: string; place: string; cost: string }): string =>
    `laid tile ${p.tile} on ${p.place} for ${p.cost}`,
  laidWith: (p: { tile: string; place: string; company: string }): string =>
    `laid tile ${p.tile} on ${p.place} with ${p.company}`,
  laidWithFor: (p: { tile: string; place: string; company: string; cost: string }): string =>
    `laid tile ${p.tile} on ${p.place} with ${p.company} for ${p.cost}`,
  upgraded: (p: { tile: string; place: string; colour: string }): string =>
    `upgraded ${p.place} to ${p.colour} ${p.tile}`,
  upgradedFor: (p: { tile: string; place: string; colour: string; cost: string }): string =>
    `upgraded ${p.place} to ${p.colour} ${p.tile} for ${p.cost}`,
  upgradedWith: (p: { tile: string; place: string; colour: string; company: string }): string =>
    `upgraded ${p.place} to ${p.colour} ${p.tile} with ${p.company}`,
  upgradedWithFor: (p: { tile: string; place: string; colour: string; company: string; cost: string }): string =>
    `upgraded ${p.place} to ${p.colour} ${p.tile} with ${p.company} for ${p.cost}`,
  homeTile: (p: { place: string }): string => `laid its home tile on ${p.place}`,
  home: (p: { place: string }): string => `home station in ${p.place}`,
  station: (p: { place: string; price: string }): string => `placed a station in ${p.place} for ${p.price}`,
  freeStation: (p: { place: string }): string => `placed a station in ${p.place} for nothing`,
  stationWith: (p: { place: string; company: string }): string => `placed a station in ${p.place} with ${p.company}`,
  stationMoved: (p: { place: string }): string => `its station now stands in ${p.place}`,
  route: (p: { route: string; sum: string }): string => `${p.route} (${p.sum})`,
  ran: (p: { routes: string; revenue: string }): string => `ran ${p.routes} for ${p.revenue}`,
  ranAndPaid: (p: { routes: string; revenue: string; perShare: string; move: string | null }): string =>
    `ran ${p.routes} for ${p.revenue}, paid ${p.perShare} a share${p.move ? `, ${p.move}` : ""}`,
  ranAndKept: (p: { routes: string; revenue: string; move: string | null }): string =>
    `ran ${p.routes} for ${p.revenue}, withheld${p.move ? `, ${p.move}` : ""}`,
  ranAndSplit: (p: { routes: string; revenue: string; half: string }): string =>
    `ran ${p.routes} for ${p.revenue}, half of it, ${p.half}, to the owner`,
  split: (p: { half: string }): string => `paid half its revenue, ${p.half}, to the owner`,
  paid: (p: { perShare: string; move: string | null }): string =>
    `paid ${p.perShare} a share${p.move ? `, ${p.move}` : ""}`,
  kept: (p: { revenue: string; move: string | null }): string => `withheld ${p.revenue}${p.move ? `, ${p.move}` : ""}`,
  earnedNothing: (p: { move: string | null }): string => (p.move ? `earned nothing, ${p.move}` : "earned nothing"),
  moved: (p: { move: string }): string => `share price ${p.move}`,
  unmoved: (p: { price: string }): string => `share price stays at ${p.price}`,
  trainFromBank: (p: { train: string; price: string }): string => `bought ${one(p.train)} for ${p.price}`,
  trainsFromBank: (p: { count: number; trains: string; price: string }): string =>
    `bought ${p.count} ${p.trains} for ${p.price} each`,
  trainFromPool: (p: { train: string; price: string }): string => `bought ${one(p.train)} from the pool for ${p.price}`,
  trainFromCorporation: (p: { train: string; price: string; seller: string }): string =>
    `bought ${one(p.train)} from ${p.seller} for ${p.price}`,
  trainTradedIn: (p: { train: string; price: string; old: string }): string =>
    `bought ${one(p.train)} for ${p.price} and handed in ${one(p.old)}`,
  helped: (p: { who: Person; amount: string }): string =>
    p.who.you ? `you added ${p.amount}` : `${p.who.name} added ${p.amount}`,
  helpedBySomebody: (p: { terms: Terms; amount: string }): string => `its ${p.terms.president} added ${p.amount}`,
  discarded: (p: { train: string }): string => `gave up ${one(p.train)}`,
  companyBought: (p: { from: Person; company: string; price: string }): string =>
    `bought ${p.company} from ${object(p.from)} for ${p.price}`,
  companyGained: (p: { company: string; price: string }): string => `bought ${p.company} for ${p.price}`,
  companyInherited: (p: { company: string; from: string }): string => `received ${p.company} from ${p.from}`,
  companySold: (p: { company: string; price: string }): string => `sold ${p.company} to the bank for ${p.price}`,
  trainReceived: (p: { train: string }): string => `received ${one(p.train)} for nothing`,
  scrapped: (p: { train: string }): string => `scrapped ${one(p.train)}`,
  converted: (p: { train: string; to: string; price: string }): string =>
    `turned ${one(p.train)} into ${one(p.to)} for ${p.price}`,
  convertedFree: (p: { train: string; to: string }): string => `turned ${one(p.train)} into ${one(p.to)} for nothing`,
  tookOver: (p: { target: string; price: string }): string => `took over ${p.target} for ${p.price} a share`,
  tookOverWith: (p: { target: string; price: string; gains: string }): string =>
    `took over ${p.target} for ${p.price} a share, and with it ${p.gains}`,
  gainedTreasury: (p: { amount: string }): string => `${p.amount} from the treasury`,
  gainedTrain: (p: { train: string }): string => one(p.train),
  gainedStations: (p: { places: string; count: number }): string =>
    p.count === 1 ? `the station in ${p.places}` : `the stations in ${p.places}`,
  stationLifted: (p: { place: string }): string => `its own station in ${p.place} comes off the map`,
  stationDropped: (p: { place: string }): string => `its station in ${p.place} comes off the map`,
  merged: (p: { target: string }): string => `${p.target} is no more`,
  mergedStations: (p: { target: string; places: string; count: number }): string =>
    p.count === 1
      ? `received the station of ${p.target} in ${p.places}`
      : `received the stations of ${p.target} in ${p.places}`,
  declined: {
    homeTile: "laid no home tile",
    homeToken: "placed no home station",
    track: "laid nothing",
    stationChoice: "chose no city",
    grantedToken: "gave up its free station",
    token: "placed no station",
    routes: "ran no train",
    dividend: "paid nothing",
    takeover: "took nobody over",
    stationDrop: "gave up no station",
    acquired: "kept the trains as they are",
    trains: "bought no train",
    companies: "ended its turn",
  },
};

export const enEvents = { auction, companies, shares, loans, rounds, trains, offers, formation, corporation };
