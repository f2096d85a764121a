/**
 * What happened, in English. `line` joins what one corporation did; the messages of `corporation` are its parts, without a
 * subject. All others are whole sentences, without a full stop.
 */
import type { Person } from "../context.ts";
import { object, one, subject } from "./words.ts";

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
  revenue: (p: { payments: string }): string => `Private companies pay: ${p.payments}`,
  payment: (p: { to: string; amount: string }): string => `${p.to} ${p.amount}`,
};

const shares = {
  issuePrice: (p: { who: Person; corporation: string; price: string }): string =>
    `${subject(p.who)} set the issue price of ${p.corporation} at ${p.price}`,
  issuePriceAndShares: (p: { who: Person; corporation: string; price: string; percent: string }): string =>
    `${subject(p.who)} set the issue price of ${p.corporation} at ${p.price} and received ${p.percent} for nothing`,
  started: (p: { who: Person; corporation: string; price: string; percent: string; cost: string }): string =>
    `${subject(p.who)} started ${p.corporation} at ${p.price}: ${p.percent} for ${p.cost}`,
  bought: (p: {
    who: Person;
    corporation: string;
    percent: string;
    from: "offering" | "pool";
    price: string;
  }): string => `${subject(p.who)} bought ${p.percent} of ${p.corporation} from the ${p.from} for ${p.price}`,
  boughtPresidency: (p: { who: Person; corporation: string; percent: string; price: string }): string =>
    `${subject(p.who)} bought the president's certificate of ${p.corporation}, ${p.percent}, for ${p.price}`,
  sold: (p: { who: Person; corporation: string; percent: string; proceeds: string; move: string | null }): string =>
    `${subject(p.who)} sold ${p.percent} of ${p.corporation} for ${p.proceeds}${p.move ? `, ${p.move}` : ""}`,
  granted: (p: { who: Person; corporation: string; percent: string }): string =>
    `${subject(p.who)} received ${p.percent} of ${p.corporation} for nothing`,
  exchanged: (p: {
    who: Person;
    company: string;
    corporation: string;
    percent: string;
    from: "offering" | "pool";
  }): string => `${subject(p.who)} exchanged ${p.company} for ${p.percent} of ${p.corporation} from the ${p.from}`,
  receivedInExchange: (p: { who: Person; corporation: string; percent: string; from: "offering" | "pool" }): string =>
    `${subject(p.who)} received ${p.percent} of ${p.corporation} from the ${p.from} in exchange for a private company`,
  president: (p: { who: Person; corporation: string }): string =>
    p.who.you ? `You are now president of ${p.corporation}` : `${p.who.name} is now president of ${p.corporation}`,
  floated: (p: { corporation: string }): string => `${p.corporation} has floated`,
  floatedWithCapital: (p: { corporation: string; capital: string }): string =>
    `${p.corporation} has floated and receives ${p.capital}`,
  dividendToYou: (p: { amount: string }): string => `You received ${p.amount}`,
  soldOut: (p: { corporation: string; move: string | null }): string =>
    p.move ? `${p.corporation} is sold out, ${p.move}` : `${p.corporation} is sold out`,
};

const rounds = {
  passed: (p: { who: Person }): string => `${subject(p.who)} passed`,
  forcedPass: (p: { who: Person }): string => `${subject(p.who)} had nothing to choose and passed`,
  allPassed: (p: { people: string }): string => `Passed: ${p.people}`,
  stock: (p: { number: number; who: Person }): string =>
    p.who.you
      ? `Stock round ${p.number} begins, you have priority`
      : `Stock round ${p.number} begins, ${p.who.name} has priority`,
  operating: (p: { set: number; number: number; order: string }): string =>
    `Operating round ${p.set}.${p.number} begins, in this order: ${p.order}`,
  operatingEmpty: (p: { set: number; number: number }): string =>
    `Operating round ${p.set}.${p.number} begins, no corporation operates`,
  bankBroke: "The bank is broken: the game nears its end",
  bankrupt: (p: { who: Person; corporation: string }): string =>
    p.who.you
      ? `You cannot pay for the train that ${p.corporation} must buy, and are bankrupt`
      : `${p.who.name} cannot pay for the train that ${p.corporation} must buy, and is bankrupt`,
  ended: (p: { reason: string; standing: string }): string => `The game is over: ${p.reason}. ${p.standing}`,
  place: (p: { place: number; name: string; worth: string }): string => `${p.place}. ${p.name} ${p.worth}`,
};

const trains = {
  rust: (p: { trains: string }): string => `All ${p.trains} rust`,
  rustOf: (p: { trains: string; owners: string }): string => `All ${p.trains} rust: ${p.owners}`,
  owner: (p: { owner: string; count: number }): string => `${p.owner} ${p.count}`,
  phase: (p: { phase: string; colours: string; limit: number }): string =>
    `Phase ${p.phase} begins: ${p.colours} tiles, at most ${p.limit} trains each`,
  phaseWithSales: (p: { phase: string; colours: string; limit: number }): string =>
    `Phase ${p.phase} begins: ${p.colours} tiles, at most ${p.limit} trains each, corporations may buy private companies`,
  discards: (p: { corporations: string; count: number }): string =>
    p.count === 1 ? `${p.corporations} has too many trains` : `${p.corporations} have too many trains`,
};

const offers = {
  forCompany: (p: { from: Person; to: Person; company: string; price: string }): string =>
    `${subject(p.from)} offered ${object(p.to)} ${p.price} for ${p.company}`,
  forTrain: (p: { from: Person; to: Person; train: string; seller: string; price: string }): string =>
    `${subject(p.from)} offered ${object(p.to)} ${p.price} for ${one(p.train)} of ${p.seller}`,
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
  helpedBySomebody: (p: { amount: string }): string => `its president added ${p.amount}`,
  discarded: (p: { train: string }): string => `gave up ${one(p.train)}`,
  companyBought: (p: { from: Person; company: string; price: string }): string =>
    `bought ${p.company} from ${object(p.from)} for ${p.price}`,
  companyGained: (p: { company: string; price: string }): string => `bought ${p.company} for ${p.price}`,
  declined: {
    homeToken: "placed no home station",
    track: "laid nothing",
    stationChoice: "chose no city",
    grantedToken: "gave up its free station",
    token: "placed no station",
    routes: "ran no train",
    dividend: "paid nothing",
    trains: "bought no train",
    companies: "ended its turn",
  },
};

export const enEvents = { auction, companies, shares, rounds, trains, offers, corporation };
