/** What happened, in German; made as the English messages are. */
import type { enEvents } from "../en/events.ts";
import { deFormationEvents as formation } from "./formation.ts";
import { accusative, dative, PLACE, subject } from "./words.ts";

type Events = typeof enEvents;

const auction: Events["auction"] = {
  bid: ({ who, company, amount }) =>
    who.you ? `Du hast ${amount} auf ${company} geboten` : `${who.name} hat ${amount} auf ${company} geboten`,
  droppedOut: ({ who, company }) =>
    who.you ? `Du bist bei ${company} ausgestiegen` : `${who.name} ist bei ${company} ausgestiegen`,
  couldNotRaise: ({ who, company }) =>
    who.you
      ? `Du konntest nicht erhöhen und bist bei ${company} ausgestiegen`
      : `${who.name} konnte nicht erhöhen und ist bei ${company} ausgestiegen`,
  contest: ({ company }) => `${company} wird unter den Bietern versteigert`,
  priceFell: ({ company, price }) => `Der Preis von ${company} fällt auf ${price}`,
  parAwaited: ({ who, corporation }) =>
    who.you
      ? `Du legst jetzt den Ausgabekurs der ${corporation} fest`
      : `${who.name} legt jetzt den Ausgabekurs der ${corporation} fest`,
};

const companies: Events["companies"] = {
  bought: ({ who, company, price }) =>
    who.you ? `Du hast ${company} für ${price} gekauft` : `${who.name} hat ${company} für ${price} gekauft`,
  boughtWithShares: ({ who, company, price, shares, corporation }) =>
    who.you
      ? `Du hast ${company} für ${price} gekauft und dazu ${shares} der ${corporation} erhalten`
      : `${who.name} hat ${company} für ${price} gekauft und dazu ${shares} der ${corporation} erhalten`,
  gift: ({ who, company }) =>
    who.you ? `Du hast ${company} kostenlos erhalten` : `${who.name} hat ${company} kostenlos erhalten`,
  boughtFromPlayer: ({ who, from, company, price }) =>
    who.you
      ? `Du hast ${company} für ${price} von ${dative(from)} gekauft`
      : `${who.name} hat ${company} für ${price} von ${dative(from)} gekauft`,
  close: ({ companies: list, count }) => (count === 1 ? `${list} wird geschlossen` : `${list} werden geschlossen`),
  powerLost: ({ company }) => `Das Sonderrecht von ${company} kann nicht mehr genutzt werden`,
  powerDeclined: ({ company }) => `Auf den freien Bahnhof von ${company} wurde verzichtet`,
  revenue: ({ terms, payments }) => `${terms.companies} zahlen: ${payments}`,
  payment: ({ to, amount }) => `${to} ${amount}`,
  price: ({ terms, price, left }) => {
    const worth = `${terms.companies} sind jetzt ${price} wert`;
    if (left === 0) return `${worth}: Dies ist die letzte Betriebsrunde`;
    return `${worth}: ${left === 1 ? "Danach folgt noch eine Betriebsrunde" : `Danach folgen noch ${left} Betriebsrunden`}`;
  },
};

const shares: Events["shares"] = {
  issuePrice: ({ who, corporation, price }) =>
    who.you
      ? `Du hast den Ausgabekurs der ${corporation} auf ${price} festgelegt`
      : `${who.name} hat den Ausgabekurs der ${corporation} auf ${price} festgelegt`,
  issuePriceAndShares: ({ who, corporation, price, percent }) =>
    who.you
      ? `Du hast den Ausgabekurs der ${corporation} auf ${price} festgelegt und ${percent} kostenlos erhalten`
      : `${who.name} hat den Ausgabekurs der ${corporation} auf ${price} festgelegt und ${percent} kostenlos erhalten`,
  started: ({ who, corporation, price, percent, cost }) =>
    who.you
      ? `Du hast die ${corporation} zu ${price} gestartet: ${percent} für ${cost}`
      : `${who.name} hat die ${corporation} zu ${price} gestartet: ${percent} für ${cost}`,
  bought: ({ who, corporation, percent, from, price }) =>
    who.you
      ? `Du hast ${percent} der ${corporation} aus ${PLACE[from]} für ${price} gekauft`
      : `${who.name} hat ${percent} der ${corporation} aus ${PLACE[from]} für ${price} gekauft`,
  boughtPresidency: ({ who, corporation, percent, price }) =>
    who.you
      ? `Du hast die Direktoraktie der ${corporation}, ${percent}, für ${price} gekauft`
      : `${who.name} hat die Direktoraktie der ${corporation}, ${percent}, für ${price} gekauft`,
  sold: ({ who, corporation, percent, proceeds, move }) =>
    `${subject(who)} ${who.you ? "hast" : "hat"} ${percent} der ${corporation} für ${proceeds} verkauft${move ? `, ${move}` : ""}`,
  granted: ({ who, corporation, percent }) =>
    who.you
      ? `Du hast ${percent} der ${corporation} kostenlos erhalten`
      : `${who.name} hat ${percent} der ${corporation} kostenlos erhalten`,
  exchanged: ({ who, company, corporation, percent, from }) =>
    who.you
      ? `Du hast ${company} gegen ${percent} der ${corporation} aus ${PLACE[from]} getauscht`
      : `${who.name} hat ${company} gegen ${percent} der ${corporation} aus ${PLACE[from]} getauscht`,
  receivedInExchange: ({ who, corporation, percent, from }) =>
    who.you
      ? `Du hast für eine Privatgesellschaft ${percent} der ${corporation} aus ${PLACE[from]} eingetauscht`
      : `${who.name} hat für eine Privatgesellschaft ${percent} der ${corporation} aus ${PLACE[from]} eingetauscht`,
  president: ({ who, corporation }) => `Die Direktoraktie der ${corporation} geht an ${accusative(who)}`,
  floated: ({ corporation }) => `${corporation} geht in Betrieb`,
  floatedWithCapital: ({ corporation, capital }) => `${corporation} geht in Betrieb und erhält ${capital} Startkapital`,
  dividendToYou: ({ amount }) => `Du hast ${amount} erhalten`,
  soldOut: ({ corporation, move }) =>
    move ? `${corporation} ist ausverkauft, ${move}` : `${corporation} ist ausverkauft`,
  neutral: ({ name, corporation, percent, price }) =>
    `${name} erhält ${percent} der ${corporation}, die mit dem Kurs ${price} in Betrieb geht`,
};

const loans: Events["loans"] = {
  taken: ({ who, corporation, amount, debt }) =>
    who.you
      ? `Du hast dir für die ${corporation} ${amount} von der Bank geliehen: ${debt} sind zurückzuzahlen, dazu am Ende ${amount} Strafe`
      : `${who.name} hat sich für die ${corporation} ${amount} von der Bank geliehen: ${debt} sind zurückzuzahlen, dazu am Ende ${amount} Strafe`,
  repaid: ({ who, amount, debt }) =>
    who.you
      ? `Du hast ${amount} zurückgezahlt, ${debt} bleiben offen`
      : `${who.name} hat ${amount} zurückgezahlt, ${debt} bleiben offen`,
  allRepaid: ({ who, amount }) =>
    who.you
      ? `Du hast ${amount} zurückgezahlt und bist schuldenfrei`
      : `${who.name} hat ${amount} zurückgezahlt und ist schuldenfrei`,
};

const rounds: Events["rounds"] = {
  passed: ({ who }) => (who.you ? "Du hast gepasst" : `${who.name} hat gepasst`),
  forcedPass: ({ who }) =>
    who.you ? "Du hattest keine Wahl und hast gepasst" : `${who.name} hatte keine Wahl und hat gepasst`,
  allPassed: ({ people }) => `Gepasst: ${people}`,
  stock: ({ number, who }) =>
    who.you
      ? `Aktienrunde ${number} beginnt, du hast das Erstkaufsrecht`
      : `Aktienrunde ${number} beginnt, ${who.name} hat das Erstkaufsrecht`,
  stockFrom: ({ number, who }) => `Aktienrunde ${number} beginnt mit ${dative(who)}`,
  order: ({ people }) => `Reihenfolge der Spieler von nun an: ${people}`,
  withPrice: ({ round, price }) => `${round}. ${price}`,
  operating: ({ set, number, order }) => `Betriebsrunde ${set}.${number} beginnt, in dieser Reihenfolge: ${order}`,
  operatingEmpty: ({ set, number }) => `Betriebsrunde ${set}.${number} beginnt, keine Gesellschaft ist in Betrieb`,
  bankBroke: "Die Bank ist pleite: Das Spiel geht dem Ende zu",
  bankrupt: ({ who, corporation, given }) =>
    `${subject(who)} ${who.you ? "kannst" : "kann"} die Pflichtlok der ${corporation} nicht bezahlen und ${who.you ? "bist" : "ist"} bankrott${given ? `; ${given} Bargeld gehen an die ${corporation}` : ""}`,
  ended: ({ reason, standing }) => `Das Spiel ist zu Ende, denn ${reason}. ${standing}`,
  place: ({ place, name, worth }) => `${place}. ${name} ${worth}`,
};

const trains: Events["trains"] = {
  rust: ({ trains: kind }) => `Alle ${kind} werden verschrottet`,
  rustOf: ({ trains: kind, owners }) => `Alle ${kind} werden verschrottet: ${owners}`,
  owner: ({ owner, count }) => `${owner} ${count}`,
  rustSeveral: ({ trains: kinds }) => `Mehrere Loks werden verschrottet: ${kinds}`,
  rustKind: ({ trains: kind, owners }) => `${kind} (${owners})`,
  exported: ({ train }) => `Die nächste Lok der Bank verlässt das Spiel: eine ${train}`,
  phase: ({ phase, colours, limits, news }) =>
    [`Phase ${phase} beginnt: ${colours} Plättchen`, `höchstens ${limits} Loks je Gesellschaft`, ...news].join(", "),
  sizesOpen: ({ sizes }) => `${sizes} Gesellschaften können gegründet werden`,
  mayForm: ({ corporation: formed }) => `die ${formed} darf gegründet werden`,
  mustForm: ({ corporation: formed }) => `die ${formed} muss gegründet sein`,
  companySales: ({ terms }) => `Gesellschaften dürfen ${terms.companies} kaufen`,
  trainSales: "Gesellschaften dürfen einander Loks verkaufen",
  discards: ({ corporations, count }) =>
    count === 1 ? `${corporations} hat zu viele Loks` : `${corporations} haben zu viele Loks`,
};

const offers: Events["offers"] = {
  forCompany: ({ from, to, company, price }) =>
    from.you
      ? `Du hast ${dative(to)} ${price} für ${company} geboten`
      : `${from.name} hat ${dative(to)} ${price} für ${company} geboten`,
  forTrain: ({ from, to, train, seller, price }) =>
    from.you
      ? `Du hast ${dative(to)} ${price} für eine ${train} der ${seller} geboten`
      : `${from.name} hat ${dative(to)} ${price} für eine ${train} der ${seller} geboten`,
  forShares: ({ from, to, target, price }) =>
    from.you
      ? `Du hast ${dative(to)} ${price} je Aktie für die Übernahme der ${target} geboten`
      : `${from.name} hat ${dative(to)} ${price} je Aktie für die Übernahme der ${target} geboten`,
  accepted: ({ from, to }) => {
    if (from.you) return `${to.name} hat dein Angebot angenommen`;
    return to.you
      ? `Du hast das Angebot von ${from.name} angenommen`
      : `${to.name} hat das Angebot von ${from.name} angenommen`;
  },
  declined: ({ from, to }) => {
    if (from.you) return `${to.name} hat dein Angebot abgelehnt`;
    return to.you
      ? `Du hast das Angebot von ${from.name} abgelehnt`
      : `${to.name} hat das Angebot von ${from.name} abgelehnt`;
  },
  withdrawn: ({ from }) =>
    from.you ? "Du hast das Angebot zurückgezogen" : `${from.name} hat das Angebot zurückgezogen`,
};

const corporation: Events["corporation"] = {
  line: ({ corporation: name, news }) => `${name}: ${news.join("; ")}`,
  youReceived: ({ amount }) => `du erhältst ${amount}`,
  laid: ({ tile, place }) => `Plättchen ${tile} auf ${place} gelegt`,
  laidFor: ({ tile, place, cost }) => `Plättchen ${tile} auf ${place} für ${cost} gelegt`,
  laidWith: ({ tile, place, company }) => `Plättchen ${tile} auf ${place} mit ${company} gelegt`,
  laidWithFor: ({ tile, place, company, cost }) => `Plättchen ${tile} auf ${place} mit ${company} für ${cost} gelegt`,
  upgraded: ({ tile, place, colour }) => `${place} auf ${tile} (${colour}) aufgewertet`,
  upgradedFor: ({ tile, place, colour, cost }) => `${place} für ${cost} auf ${tile} (${colour}) aufgewertet`,
  upgradedWith: ({ tile, place, colour, company }) => `${place} mit ${company} auf ${tile} (${colour}) aufgewertet`,
  upgradedWithFor: ({ tile, place, colour, company, cost }) =>
    `${place} mit ${company} für ${cost} auf ${tile} (${colour}) aufgewertet`,
  homeTile: ({ place }) => `Heimatplättchen auf ${place} gelegt`,
  home: ({ place }) => `Heimatbahnhof in ${place}`,
  station: ({ place, price }) => `Bahnhof in ${place} für ${price} gebaut`,
  freeStation: ({ place }) => `Bahnhof in ${place} kostenlos gebaut`,
  stationWith: ({ place, company }) => `Bahnhof in ${place} mit ${company} gebaut`,
  stationMoved: ({ place }) => `ihr Bahnhof steht jetzt in ${place}`,
  route: ({ route, sum }) => `${route} (${sum})`,
  ran: ({ routes, revenue }) => `${routes} für ${revenue} gefahren`,
  ranAndPaid: ({ routes, revenue, perShare, move }) =>
    `${routes} für ${revenue} gefahren, ${perShare} je Aktie ausgeschüttet${move ? `, ${move}` : ""}`,
  ranAndKept: ({ routes, revenue, move }) => `${routes} für ${revenue} gefahren, einbehalten${move ? `, ${move}` : ""}`,
  ranAndSplit: ({ routes, revenue, half }) => `${routes} für ${revenue} gefahren, die Hälfte, ${half}, an den Besitzer`,
  split: ({ half }) => `die Hälfte der Einnahmen, ${half}, an den Besitzer gezahlt`,
  paid: ({ perShare, move }) => `${perShare} je Aktie ausgeschüttet${move ? `, ${move}` : ""}`,
  kept: ({ revenue, move }) => `${revenue} einbehalten${move ? `, ${move}` : ""}`,
  earnedNothing: ({ move }) => (move ? `nichts eingefahren, ${move}` : "nichts eingefahren"),
  moved: ({ move }) => `Kurs ${move}`,
  unmoved: ({ price }) => `Kurs bleibt bei ${price}`,
  trainFromBank: ({ train, price }) => `eine ${train} für ${price} gekauft`,
  trainsFromBank: ({ count, trains: kind, price }) => `${count} ${kind} für je ${price} gekauft`,
  trainFromPool: ({ train, price }) => `eine ${train} aus dem Bankpool für ${price} gekauft`,
  trainFromCorporation: ({ train, price, seller }) => `eine ${train} von der ${seller} für ${price} gekauft`,
  trainTradedIn: ({ train, price, old }) => `eine ${train} für ${price} gekauft und dafür eine ${old} abgegeben`,
  helped: ({ who, amount }) => (who.you ? `du hast ${amount} zugeschossen` : `${who.name} hat ${amount} zugeschossen`),
  helpedBySomebody: ({ terms, amount }) => `${amount} kamen vom ${terms.president}`,
  discarded: ({ train }) => `eine ${train} abgegeben`,
  companyBought: ({ from, company, price }) => `${company} von ${dative(from)} für ${price} gekauft`,
  companyGained: ({ company, price }) => `${company} für ${price} gekauft`,
  companyInherited: ({ company, from }) => `${company} von der ${from} erhalten`,
  companySold: ({ company, price }) => `${company} für ${price} an die Bank verkauft`,
  trainReceived: ({ train }) => `eine ${train} kostenlos erhalten`,
  scrapped: ({ train }) => `eine ${train} ausgemustert`,
  converted: ({ train, to, price }) => `eine ${train} für ${price} in eine ${to} umgewandelt`,
  convertedFree: ({ train, to }) => `eine ${train} kostenlos in eine ${to} umgewandelt`,
  tookOver: ({ target, price }) => `${target} für ${price} je Aktie übernommen`,
  tookOverWith: ({ target, price, gains }) => `${target} für ${price} je Aktie übernommen, dazu ${gains}`,
  gainedTreasury: ({ amount }) => `${amount} aus der Kasse`,
  gainedTrain: ({ train }) => `eine ${train}`,
  gainedStations: ({ places, count }) => (count === 1 ? `den Bahnhof in ${places}` : `die Bahnhöfe in ${places}`),
  stationLifted: ({ place }) => `ihr eigener Bahnhof in ${place} kommt vom Plan`,
  stationDropped: ({ place }) => `ihr Bahnhof in ${place} kommt vom Plan`,
  merged: ({ target }) => `${target} gibt es nicht mehr`,
  mergedStations: ({ target, places, count }) =>
    count === 1
      ? `den Bahnhof der ${target} in ${places} erhalten`
      : `die Bahnhöfe der ${target} in ${places} erhalten`,
  declined: {
    homeTile: "kein Heimatplättchen gelegt",
    homeToken: "keinen Heimatbahnhof gebaut",
    track: "nichts gelegt",
    stationChoice: "keine Stadt gewählt",
    grantedToken: "auf den freien Bahnhof verzichtet",
    token: "keinen Bahnhof gebaut",
    routes: "keine Lok gefahren",
    dividend: "nichts ausgeschüttet",
    takeover: "niemanden übernommen",
    stationDrop: "keinen Bahnhof aufgegeben",
    acquired: "die Loks behalten, wie sie sind",
    trains: "keine Lok gekauft",
    companies: "den Zug beendet",
  },
};

export const deEvents: Events = { auction, companies, shares, loans, rounds, trains, offers, formation, corporation };
