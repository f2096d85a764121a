/** What a player may do, in German; made as the English labels are, in the infinitive. */
import type { enOptions } from "../en/options.ts";
import { dative, PLACE } from "./words.ts";

type Options = typeof enOptions;

const pass: Options["pass"] = {
  contest: "Aussteigen",
  track: "Nichts legen",
  grantedToken: "Auf den freien Bahnhof verzichten",
  token: "Keinen Bahnhof bauen",
  routes: "Keine Lok fahren lassen",
  takeover: "Niemanden übernehmen",
  trains: "Keine Lok kaufen",
  companies: "Zug beenden",
};

const done: Options["done"] = {
  track: "Nichts mehr legen",
  acquired: "Die Loks behalten, wie sie sind",
  trains: "Keine weitere Lok kaufen",
  companies: "Zug beenden",
};

const consent: Options["consent"] = {
  person: ({ choice, owner }) =>
    owner.you ? `${choice} (du musst zustimmen)` : `${choice} (${owner.name} muss zustimmen)`,
  corporation: ({ terms, choice, seller }) => `${choice} (der ${terms.president} der ${seller} muss zustimmen)`,
};

const moves: Options["moves"] = {
  buyPrivate: ({ company }) => `${company} kaufen`,
  buyPrivateFor: ({ company, price }) => `${company} für ${price} kaufen`,
  bid: ({ company, amount }) => `${amount} auf ${company} bieten`,
  start: ({ corporation, price }) => `Die ${corporation} zu ${price} starten`,
  startFor: ({ corporation, price, percent, cost }) => `Die ${corporation} zu ${price} starten: ${percent} für ${cost}`,
  issuePrice: ({ corporation, price }) => `Ausgabekurs der ${corporation} auf ${price} festlegen`,
  buyShare: ({ corporation, from }) => `Eine Aktie der ${corporation} aus ${PLACE[from]} kaufen`,
  buyShareFor: ({ corporation, from, percent, price }) =>
    `${percent} der ${corporation} aus ${PLACE[from]} für ${price} kaufen`,
  sell: ({ corporation, count }) =>
    count === 1 ? `Eine Aktie der ${corporation} verkaufen` : `${count} Aktien der ${corporation} verkaufen`,
  sellFor: ({ corporation, percent, proceeds }) => `${percent} der ${corporation} für ${proceeds} verkaufen`,
  buyPrivateFrom: ({ company, price }) => `${company} dem Besitzer für ${price} abkaufen`,
  buyPrivateFromOwner: ({ company, owner, price }) => `${company} von ${dative(owner)} für ${price} kaufen`,
  exchange: ({ company, corporation, from }) =>
    `${company} gegen eine Aktie der ${corporation} aus ${PLACE[from]} tauschen`,
  buyCompany: ({ company, price }) => `${company} für ${price} kaufen`,
  buyCompanyFromOwner: ({ corporation, company, owner, price }) =>
    `${company} von ${dative(owner)} für die ${corporation} kaufen, ${price}`,
  layTile: ({ tile, place, rotation }) => `Plättchen ${tile} auf ${place} legen, Drehung ${rotation}`,
  layTileFor: ({ tile, place, rotation, cost }) =>
    `Plättchen ${tile} auf ${place} für ${cost} legen, Drehung ${rotation}`,
  layTileWith: ({ tile, place, rotation, company }) =>
    `Plättchen ${tile} auf ${place} mit ${company} legen, Drehung ${rotation}`,
  layTileWithFor: ({ tile, place, rotation, company, cost }) =>
    `Plättchen ${tile} auf ${place} mit ${company} für ${cost} legen, Drehung ${rotation}`,
  placeToken: ({ place }) => `Bahnhof in ${place} bauen`,
  placeTokenFor: ({ place, price }) => `Bahnhof in ${place} für ${price} bauen`,
  placeTokenFree: ({ place }) => `Bahnhof in ${place} kostenlos bauen`,
  placeTokenWith: ({ place, company }) => `Bahnhof in ${place} mit ${company} bauen`,
  homeStation: ({ corporation, place }) => `Heimatbahnhof der ${corporation} in ${place} bauen`,
  stationCity: ({ corporation, place }) => `Bahnhof der ${corporation} nach ${place} setzen`,
  runBest: "Die besten Strecken fahren",
  run: ({ routes }) => `${routes} fahren`,
  runNothing: "Keine Lok fahren lassen",
  route: ({ train, stops }) => `${stops} mit der ${train}`,
  pay: "Dividende ausschütten",
  payPerShare: ({ perShare, price }) => `${perShare} je Aktie ausschütten, Kurs dann ${price}`,
  withhold: "Einbehalten",
  withholdFor: ({ treasury, price }) => `${treasury} einbehalten, Kurs dann ${price}`,
  trainFromBank: ({ train, price }) => `Eine ${train} für ${price} kaufen`,
  trainFromPool: ({ train, price }) => `Eine ${train} aus dem Bankpool für ${price} kaufen`,
  trainFrom: ({ train, price, seller }) => `Eine ${train} von der ${seller} für ${price} kaufen`,
  tradeIn: ({ train, price, old }) => `Eine ${train} für ${price} kaufen und dafür eine ${old} abgeben`,
  discard: ({ corporation, train }) => `Eine ${train} der ${corporation} abgeben`,
  sellCompany: ({ company }) => `${company} an die Bank verkaufen`,
  sellCompanyFor: ({ company, price }) => `${company} für ${price} an die Bank verkaufen`,
  takeOver: ({ corporation, price }) => `Die ${corporation} zu ${price} je Aktie übernehmen`,
  takeOverFor: ({ corporation, price, total }) =>
    `Die ${corporation} zu ${price} je Aktie übernehmen, insgesamt ${total}`,
  dropStation: ({ place }) => `Den Bahnhof in ${place} vom Plan nehmen`,
  dropStationOf: ({ corporation, place }) => `Den Bahnhof der ${corporation} in ${place} vom Plan nehmen`,
  homeTile: ({ place, rotation }) => `Heimatplättchen auf ${place} legen, Drehung ${rotation}`,
  convert: ({ train }) => `Die ${train} auf die andere Seite ihrer Karte drehen`,
  convertFor: ({ train, to, price }) => `Die ${train} für ${price} in eine ${to} umwandeln`,
  convertFree: ({ train, to }) => `Die ${train} kostenlos in eine ${to} umwandeln`,
  scrap: ({ train }) => `Die ${train} ausmustern`,
  repay: "Schulden zurückzahlen",
  repayPart: ({ amount, debt }) => `${amount} deiner Schulden von ${debt} zurückzahlen`,
  repayAll: ({ debt }) => `Deine Schulden von ${debt} zurückzahlen`,
  nationalise: ({ corporation, percent, owner }) => `${percent} der ${corporation} von ${dative(owner)} verstaatlichen`,
  nationaliseFor: ({ corporation, percent, owner, price }) =>
    `${percent} der ${corporation} von ${dative(owner)} für ${price} verstaatlichen`,
  swap: ({ certificates }) => `${certificates} wählen`,
  swapOf: ({ corporation, certificates }) => `${certificates} der ${corporation} wählen`,
  found: "Gründen",
  foundOf: ({ corporation }) => `Die ${corporation} gründen`,
  notFound: "Noch nicht gründen",
  notFoundOf: ({ corporation }) => `Die ${corporation} noch nicht gründen`,
  joinNothing: "Nichts umtauschen",
  join: ({ papers }) => `${papers} umtauschen`,
  joinFor: ({ papers, corporation, percent }) => `${papers} gegen ${percent} der ${corporation} umtauschen`,
  bankruptcy: "Bankrott erklären",
  accept: "Angebot annehmen",
  decline: "Angebot ablehnen",
  withdraw: "Dein Angebot zurückziehen",
};

const ranges: Options["ranges"] = {
  bid: ({ company, min, max }) => `Auf ${company} bieten, ${min} bis ${max}`,
  start: ({ corporation, percent, prices }) => `Die ${corporation} mit ${percent} starten, je Aktie ${prices}`,
  issuePrice: ({ corporation, prices }) => `Ausgabekurs der ${corporation} festlegen: ${prices}`,
  sell: ({ corporation, bundles }) => `${corporation} verkaufen: ${bundles}`,
  bundle: ({ percent, proceeds }) => `${percent} für ${proceeds}`,
  buyPrivateFrom: ({ company, owner, min, max }) => `${company} von ${dative(owner)} kaufen, ${min} bis ${max}`,
  exchange: ({ company, corporation }) =>
    `${company} gegen eine Aktie der ${corporation} aus der Bank oder dem Bankpool tauschen`,
  buyCompany: ({ corporation, company, owner, min, max }) =>
    `${company} von ${dative(owner)} für die ${corporation} kaufen, ${min} bis ${max}`,
  lay: ({ place, tiles }) => `Auf ${place} legen: ${tiles}`,
  layFor: ({ place, tiles, cost }) => `Auf ${place} für ${cost} legen: ${tiles}`,
  layWith: ({ place, tiles, company }) => `Auf ${place} mit ${company} legen: ${tiles}`,
  layWithFor: ({ place, tiles, company, cost }) => `Auf ${place} mit ${company} für ${cost} legen: ${tiles}`,
  tile: ({ tile, turns }) => `${tile} (Drehung ${turns})`,
  run: ({ trains }) => `Fahren mit: ${trains}`,
  train: ({ train, seller, min, max }) => `Eine ${train} von der ${seller} kaufen, ${min} bis ${max}`,
  help: ({ terms, choice, help }) => `${choice}, davon ${help} vom ${terms.president}`,
  draft: ({ companies }) => `Kaufen: ${companies}`,
  draftItem: ({ company, price }) => `${company} für ${price}`,
  takeOver: ({ corporation, min, max, total }) =>
    `Die ${corporation} zu ${min} bis ${max} je Aktie übernehmen, insgesamt ${total.min} bis ${total.max}`,
  homeTile: ({ place, turns }) => `Heimatplättchen auf ${place} legen (Drehung ${turns})`,
  found: ({ corporation }) => `Die ${corporation} gründen oder noch warten`,
  join: ({ corporation, papers }) => `Gegen Aktien der ${corporation} umtauschen oder behalten: ${papers}`,
  paper: ({ paper, percent }) => `${paper} (${percent})`,
  answer: "Angebot annehmen oder ablehnen",
};

export const deOptions: Options = { pass, passElse: "Passen", done, doneElse: "Zug beenden", consent, moves, ranges };
