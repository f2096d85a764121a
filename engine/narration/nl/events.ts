/** What happened, in Dutch; made as the English messages are. */
import type { enEvents } from "../en/events.ts";
import { upper } from "../en/words.ts";
import { nlFormationEvents as formation } from "./formation.ts";
import { object, PLACE, subject } from "./words.ts";

type Events = typeof enEvents;

const auction: Events["auction"] = {
  bid: ({ who, company, amount }) => `${subject(who)} bood ${amount} op ${company}`,
  droppedOut: ({ who, company }) => `${subject(who)} haakte af bij ${company}`,
  couldNotRaise: ({ who, company }) => `${subject(who)} kon niet verhogen en haakte af bij ${company}`,
  contest: ({ company }) => `${company} wordt onder de bieders geveild`,
  priceFell: ({ company, price }) => `De prijs van ${company} daalt naar ${price}`,
  parAwaited: ({ who, corporation }) => `${subject(who)} stelt nu de uitgiftekoers van ${corporation} vast`,
};

const companies: Events["companies"] = {
  bought: ({ who, company, price }) => `${subject(who)} kocht ${company} voor ${price}`,
  boughtWithShares: ({ who, company, price, shares, corporation }) =>
    `${subject(who)} kocht ${company} voor ${price} en kreeg er ${shares} van ${corporation} bij`,
  gift: ({ who, company }) => `${subject(who)} kreeg ${company} gratis`,
  boughtFromPlayer: ({ who, from, company, price }) =>
    `${subject(who)} kocht ${company} voor ${price} van ${object(from)}`,
  close: ({ companies: list, count }) => (count === 1 ? `${list} sluit` : `${list} sluiten`),
  powerLost: ({ company }) => `Het bijzondere recht van ${company} kan niet meer worden gebruikt`,
  powerDeclined: ({ company }) => `Van het gratis station van ${company} is afgezien`,
  revenue: ({ terms, payments }) => `${upper(terms.companies)} betalen: ${payments}`,
  payment: ({ to, amount }) => `${to} ${amount}`,
  price: ({ terms, price, left }) => {
    const worth = `${upper(terms.companies)} zijn nu ${price} waard`;
    if (left === 0) return `${worth}: dit is de laatste operatieronde`;
    return `${worth}: ${left === 1 ? "hierna volgt nog één operatieronde" : `hierna volgen nog ${left} operatierondes`}`;
  },
};

const shares: Events["shares"] = {
  issuePrice: ({ who, corporation, price }) =>
    `${subject(who)} stelde de uitgiftekoers van ${corporation} vast op ${price}`,
  issuePriceAndShares: ({ who, corporation, price, percent }) =>
    `${subject(who)} stelde de uitgiftekoers van ${corporation} vast op ${price} en kreeg ${percent} gratis`,
  started: ({ who, corporation, price, percent, cost }) =>
    `${subject(who)} startte ${corporation} op ${price}: ${percent} voor ${cost}`,
  bought: ({ who, corporation, percent, from, price }) =>
    `${subject(who)} kocht ${percent} van ${corporation} uit ${PLACE[from]} voor ${price}`,
  boughtPresidency: ({ who, corporation, percent, price }) =>
    `${subject(who)} kocht het directeursaandeel van ${corporation}, ${percent}, voor ${price}`,
  sold: ({ who, corporation, percent, proceeds, move }) =>
    `${subject(who)} verkocht ${percent} van ${corporation} voor ${proceeds}${move ? `, ${move}` : ""}`,
  granted: ({ who, corporation, percent }) => `${subject(who)} kreeg ${percent} van ${corporation} gratis`,
  exchanged: ({ who, company, corporation, percent, from }) =>
    `${subject(who)} ruilde ${company} voor ${percent} van ${corporation} uit ${PLACE[from]}`,
  receivedInExchange: ({ who, corporation, percent, from }) =>
    `${subject(who)} kreeg in ruil voor een particuliere maatschappij ${percent} van ${corporation} uit ${PLACE[from]}`,
  president: ({ who, terms, corporation }) =>
    `${who.you ? "Je bent" : `${who.name} is`} nu ${terms.president} van ${corporation}`,
  floated: ({ corporation }) => `${corporation} gaat in bedrijf`,
  floatedWithCapital: ({ corporation, capital }) => `${corporation} gaat in bedrijf en krijgt ${capital} startkapitaal`,
  dividendToYou: ({ amount }) => `Je kreeg ${amount}`,
  soldOut: ({ corporation, move }) =>
    move ? `${corporation} is uitverkocht, ${move}` : `${corporation} is uitverkocht`,
  neutral: ({ name, corporation, percent, price }) =>
    `${name} krijgt ${percent} van ${corporation}, die met koers ${price} in bedrijf gaat`,
};

const loans: Events["loans"] = {
  taken: ({ who, corporation, amount, debt }) =>
    `${subject(who)} leende voor ${corporation} ${amount} van de bank: ${debt} terug te betalen, en aan het einde ${amount} boete`,
  repaid: ({ who, amount, debt }) => `${subject(who)} betaalde ${amount} terug, nog ${debt} te gaan`,
  allRepaid: ({ who, amount }) => `${subject(who)} betaalde ${amount} terug en is schuldenvrij`,
};

const rounds: Events["rounds"] = {
  passed: ({ who }) => `${subject(who)} paste`,
  forcedPass: ({ who }) => `${subject(who)} had geen keus en paste`,
  allPassed: ({ people }) => `Gepast: ${people}`,
  stock: ({ number, who }) =>
    who.you
      ? `Aandelenronde ${number} begint, jij hebt voorrang`
      : `Aandelenronde ${number} begint, ${who.name} heeft voorrang`,
  stockFrom: ({ number, who }) => `Aandelenronde ${number} begint bij ${object(who)}`,
  order: ({ people }) => `Volgorde van de spelers vanaf nu: ${people}`,
  withPrice: ({ round, price }) => `${round}. ${price}`,
  operating: ({ set, number, order }) => `Operatieronde ${set}.${number} begint, in deze volgorde: ${order}`,
  operatingEmpty: ({ set, number }) => `Operatieronde ${set}.${number} begint, geen enkele maatschappij is in bedrijf`,
  bankBroke: "De bank is gesprongen: het spel loopt ten einde",
  bankrupt: ({ who, corporation, given }) =>
    `${who.you ? "Je kunt" : `${who.name} kan`} de trein die ${corporation} moet kopen niet betalen en ${who.you ? "bent" : "is"} failliet${given ? `; ${given} geld gaat naar ${corporation}` : ""}`,
  ended: ({ reason, standing }) => `Het spel is afgelopen: ${reason}. ${standing}`,
  place: ({ place, name, worth }) => `${place}. ${name} ${worth}`,
};

const trains: Events["trains"] = {
  rust: ({ trains: kind }) => `Alle ${kind} roesten weg`,
  rustOf: ({ trains: kind, owners }) => `Alle ${kind} roesten weg: ${owners}`,
  owner: ({ owner, count }) => `${owner} ${count}`,
  rustSeveral: ({ trains: kinds }) => `Meer dan één soort trein roest weg: ${kinds}`,
  rustKind: ({ trains: kind, owners }) => `${kind} (${owners})`,
  exported: ({ train }) => `De volgende trein van de bank verlaat het spel: een ${train}`,
  phase: ({ phase, colours, limits, news }) =>
    [`Fase ${phase} begint: ${colours} tegels`, `hoogstens ${limits} treinen per maatschappij`, ...news].join(", "),
  sizesOpen: ({ sizes }) => `${sizes} maatschappijen mogen starten`,
  mayForm: ({ corporation: formed }) => `${formed} mag worden opgericht`,
  mustForm: ({ corporation: formed }) => `${formed} moet nu zijn opgericht`,
  companySales: ({ terms }) => `maatschappijen mogen ${terms.companies} kopen`,
  trainSales: "maatschappijen mogen elkaar treinen verkopen",
  discards: ({ corporations, count }) =>
    count === 1 ? `${corporations} heeft te veel treinen` : `${corporations} hebben te veel treinen`,
};

const offers: Events["offers"] = {
  forCompany: ({ from, to, company, price }) => `${subject(from)} bood ${object(to)} ${price} voor ${company}`,
  forTrain: ({ from, to, train, seller, price }) =>
    `${subject(from)} bood ${object(to)} ${price} voor een ${train} van ${seller}`,
  forShares: ({ from, to, target, price }) =>
    `${subject(from)} bood ${object(to)} ${price} per aandeel voor de overname van ${target}`,
  accepted: ({ from, to }) =>
    from.you ? `${to.name} nam je bod aan` : `${subject(to)} nam het bod van ${from.name} aan`,
  declined: ({ from, to }) =>
    from.you ? `${to.name} wees je bod af` : `${subject(to)} wees het bod van ${from.name} af`,
  withdrawn: ({ from }) => `${subject(from)} trok het bod in`,
};

const corporation: Events["corporation"] = {
  line: ({ corporation: name, news }) => `${name}: ${news.join("; ")}`,
  youReceived: ({ amount }) => `jij krijgt ${amount}`,
  laid: ({ tile, place }) => `tegel ${tile} op ${place} gelegd`,
  laidFor: ({ tile, place, cost }) => `tegel ${tile} op ${place} gelegd voor ${cost}`,
  laidWith: ({ tile, place, company }) => `tegel ${tile} op ${place} gelegd met ${company}`,
  laidWithFor: ({ tile, place, company, cost }) => `tegel ${tile} op ${place} gelegd met ${company} voor ${cost}`,
  upgraded: ({ tile, place, colour }) => `${place} vervangen door ${tile} (${colour})`,
  upgradedFor: ({ tile, place, colour, cost }) => `${place} vervangen door ${tile} (${colour}) voor ${cost}`,
  upgradedWith: ({ tile, place, colour, company }) => `${place} vervangen door ${tile} (${colour}) met ${company}`,
  upgradedWithFor: ({ tile, place, colour, company, cost }) =>
    `${place} vervangen door ${tile} (${colour}) met ${company} voor ${cost}`,
  homeTile: ({ place }) => `thuistegel op ${place} gelegd`,
  home: ({ place }) => `thuisstation in ${place}`,
  station: ({ place, price }) => `station in ${place} gebouwd voor ${price}`,
  freeStation: ({ place }) => `station in ${place} gratis gebouwd`,
  stationWith: ({ place, company }) => `station in ${place} gebouwd met ${company}`,
  stationMoved: ({ place }) => `haar station staat nu in ${place}`,
  route: ({ route, sum }) => `${route} (${sum})`,
  ran: ({ routes, revenue }) => `${routes} gereden voor ${revenue}`,
  ranAndPaid: ({ routes, revenue, perShare, move }) =>
    `${routes} gereden voor ${revenue}, ${perShare} per aandeel uitgekeerd${move ? `, ${move}` : ""}`,
  ranAndKept: ({ routes, revenue, move }) => `${routes} gereden voor ${revenue}, ingehouden${move ? `, ${move}` : ""}`,
  ranAndSplit: ({ routes, revenue, half }) => `${routes} gereden voor ${revenue}, de helft, ${half}, naar de eigenaar`,
  split: ({ half }) => `de helft van de opbrengst, ${half}, aan de eigenaar betaald`,
  paid: ({ perShare, move }) => `${perShare} per aandeel uitgekeerd${move ? `, ${move}` : ""}`,
  kept: ({ revenue, move }) => `${revenue} ingehouden${move ? `, ${move}` : ""}`,
  earnedNothing: ({ move }) => (move ? `niets verdiend, ${move}` : "niets verdiend"),
  moved: ({ move }) => `koers ${move}`,
  unmoved: ({ price }) => `koers blijft ${price}`,
  trainFromBank: ({ train, price }) => `een ${train} gekocht voor ${price}`,
  trainsFromBank: ({ count, trains: kind, price }) => `${count} ${kind} gekocht voor ${price} per stuk`,
  trainFromPool: ({ train, price }) => `een ${train} uit de pool gekocht voor ${price}`,
  trainFromCorporation: ({ train, price, seller }) => `een ${train} van ${seller} gekocht voor ${price}`,
  trainTradedIn: ({ train, price, old }) => `een ${train} gekocht voor ${price} en een ${old} ingeleverd`,
  helped: ({ who, amount }) => (who.you ? `jij legde ${amount} bij` : `${who.name} legde ${amount} bij`),
  helpedBySomebody: ({ terms, amount }) => `de ${terms.president} legde ${amount} bij`,
  discarded: ({ train }) => `een ${train} afgestaan`,
  companyBought: ({ from, company, price }) => `${company} van ${object(from)} gekocht voor ${price}`,
  companyGained: ({ company, price }) => `${company} gekocht voor ${price}`,
  companyInherited: ({ company, from }) => `${company} van ${from} gekregen`,
  companySold: ({ company, price }) => `${company} voor ${price} aan de bank verkocht`,
  trainReceived: ({ train }) => `een ${train} gratis gekregen`,
  scrapped: ({ train }) => `een ${train} gesloopt`,
  converted: ({ train, to, price }) => `een ${train} voor ${price} in een ${to} omgezet`,
  convertedFree: ({ train, to }) => `een ${train} gratis in een ${to} omgezet`,
  tookOver: ({ target, price }) => `${target} overgenomen voor ${price} per aandeel`,
  tookOverWith: ({ target, price, gains }) => `${target} overgenomen voor ${price} per aandeel, met ${gains}`,
  gainedTreasury: ({ amount }) => `${amount} uit de kas`,
  gainedTrain: ({ train }) => `een ${train}`,
  gainedStations: ({ places, count }) => (count === 1 ? `het station in ${places}` : `de stations in ${places}`),
  stationLifted: ({ place }) => `haar eigen station in ${place} gaat van de kaart`,
  stationDropped: ({ place }) => `haar station in ${place} gaat van de kaart`,
  merged: ({ target }) => `${target} bestaat niet meer`,
  mergedStations: ({ target, places, count }) =>
    count === 1 ? `het station van ${target} in ${places} gekregen` : `de stations van ${target} in ${places} gekregen`,
  declined: {
    homeTile: "geen thuistegel gelegd",
    homeToken: "geen thuisstation gebouwd",
    track: "niets gelegd",
    stationChoice: "geen stad gekozen",
    grantedToken: "van het gratis station afgezien",
    token: "geen station gebouwd",
    routes: "geen trein laten rijden",
    dividend: "niets uitgekeerd",
    takeover: "niemand overgenomen",
    stationDrop: "geen station opgegeven",
    acquired: "de treinen gehouden zoals ze zijn",
    trains: "geen trein gekocht",
    companies: "de beurt beëindigd",
  },
};

export const nlEvents: Events = { auction, companies, shares, loans, rounds, trains, offers, formation, corporation };
