/** What a player may do, in Dutch; made as the English labels are, in the infinitive. */
import type { enOptions } from "../en/options.ts";
import { object, PLACE } from "./words.ts";

type Options = typeof enOptions;

const pass: Options["pass"] = {
  contest: "Afhaken",
  track: "Niets leggen",
  grantedToken: "Van het gratis station afzien",
  token: "Geen station bouwen",
  routes: "Geen trein laten rijden",
  takeover: "Niemand overnemen",
  trains: "Geen trein kopen",
  companies: "Beurt beëindigen",
};

const done: Options["done"] = {
  track: "Niets meer leggen",
  acquired: "De treinen houden zoals ze zijn",
  trains: "Geen treinen meer kopen",
  companies: "Beurt beëindigen",
};

const consent: Options["consent"] = {
  person: ({ choice, owner }) =>
    owner.you ? `${choice} (jij moet toestemmen)` : `${choice} (${owner.name} moet toestemmen)`,
  corporation: ({ terms, choice, seller }) => `${choice} (de ${terms.president} van ${seller} moet toestemmen)`,
};

const moves: Options["moves"] = {
  buyPrivate: ({ company }) => `${company} kopen`,
  buyPrivateFor: ({ company, price }) => `${company} kopen voor ${price}`,
  bid: ({ company, amount }) => `${amount} op ${company} bieden`,
  start: ({ corporation, price }) => `${corporation} starten op ${price}`,
  startFor: ({ corporation, price, percent, cost }) => `${corporation} starten op ${price}: ${percent} voor ${cost}`,
  issuePrice: ({ corporation, price }) => `Uitgiftekoers van ${corporation} vaststellen op ${price}`,
  buyShare: ({ corporation, from }) => `Een aandeel ${corporation} uit ${PLACE[from]} kopen`,
  buyShareFor: ({ corporation, from, percent, price }) =>
    `${percent} van ${corporation} uit ${PLACE[from]} kopen voor ${price}`,
  sell: ({ corporation, count }) =>
    count === 1 ? `Een aandeel ${corporation} verkopen` : `${count} aandelen ${corporation} verkopen`,
  sellFor: ({ corporation, percent, proceeds }) => `${percent} van ${corporation} verkopen voor ${proceeds}`,
  buyPrivateFrom: ({ company, price }) => `${company} van de eigenaar kopen voor ${price}`,
  buyPrivateFromOwner: ({ company, owner, price }) => `${company} van ${object(owner)} kopen voor ${price}`,
  exchange: ({ company, corporation, from }) => `${company} ruilen voor een aandeel ${corporation} uit ${PLACE[from]}`,
  buyCompany: ({ company, price }) => `${company} kopen voor ${price}`,
  buyCompanyFromOwner: ({ corporation, company, owner, price }) =>
    `${company} van ${object(owner)} kopen voor ${corporation}, ${price}`,
  layTile: ({ tile, place, rotation }) => `Tegel ${tile} op ${place} leggen, draai ${rotation}`,
  layTileFor: ({ tile, place, rotation, cost }) => `Tegel ${tile} op ${place} leggen voor ${cost}, draai ${rotation}`,
  layTileWith: ({ tile, place, rotation, company }) =>
    `Tegel ${tile} op ${place} leggen met ${company}, draai ${rotation}`,
  layTileWithFor: ({ tile, place, rotation, company, cost }) =>
    `Tegel ${tile} op ${place} leggen met ${company} voor ${cost}, draai ${rotation}`,
  placeToken: ({ place }) => `Station in ${place} bouwen`,
  placeTokenFor: ({ place, price }) => `Station in ${place} bouwen voor ${price}`,
  placeTokenFree: ({ place }) => `Station in ${place} gratis bouwen`,
  placeTokenWith: ({ place, company }) => `Station in ${place} bouwen met ${company}`,
  homeStation: ({ corporation, place }) => `Thuisstation van ${corporation} in ${place} bouwen`,
  stationCity: ({ corporation, place }) => `Station van ${corporation} naar ${place} zetten`,
  runBest: "De beste routes rijden",
  run: ({ routes }) => `${routes} rijden`,
  runNothing: "Geen trein laten rijden",
  route: ({ train, stops }) => `${stops} met de ${train}`,
  pay: "Dividend uitkeren",
  payPerShare: ({ perShare, price }) => `${perShare} per aandeel uitkeren, koers dan ${price}`,
  withhold: "Inhouden",
  withholdFor: ({ treasury, price }) => `${treasury} inhouden, koers dan ${price}`,
  trainFromBank: ({ train, price }) => `Een ${train} kopen voor ${price}`,
  trainFromPool: ({ train, price }) => `Een ${train} uit de pool kopen voor ${price}`,
  trainFrom: ({ train, price, seller }) => `Een ${train} van ${seller} kopen voor ${price}`,
  tradeIn: ({ train, price, old }) => `Een ${train} kopen voor ${price} en een ${old} inleveren`,
  discard: ({ corporation, train }) => `${corporation} staat een ${train} af`,
  sellCompany: ({ company }) => `${company} aan de bank verkopen`,
  sellCompanyFor: ({ company, price }) => `${company} aan de bank verkopen voor ${price}`,
  takeOver: ({ corporation, price }) => `${corporation} overnemen voor ${price} per aandeel`,
  takeOverFor: ({ corporation, price, total }) => `${corporation} overnemen voor ${price} per aandeel, samen ${total}`,
  dropStation: ({ place }) => `Het station in ${place} van de kaart nemen`,
  dropStationOf: ({ corporation, place }) => `Het station van ${corporation} in ${place} van de kaart nemen`,
  homeTile: ({ place, rotation }) => `Thuistegel op ${place} leggen, draai ${rotation}`,
  convert: ({ train }) => `De ${train} omdraaien naar de andere kant van de kaart`,
  convertFor: ({ train, to, price }) => `De ${train} in een ${to} omzetten voor ${price}`,
  convertFree: ({ train, to }) => `De ${train} gratis in een ${to} omzetten`,
  scrap: ({ train }) => `De ${train} slopen`,
  repay: "Schuld aflossen",
  repayPart: ({ amount, debt }) => `${amount} van je schuld van ${debt} aflossen`,
  repayAll: ({ debt }) => `Je schuld van ${debt} aflossen`,
  nationalise: ({ corporation, percent, owner }) => `${percent} van ${corporation} van ${object(owner)} nationaliseren`,
  nationaliseFor: ({ corporation, percent, owner, price }) =>
    `${percent} van ${corporation} van ${object(owner)} nationaliseren voor ${price}`,
  swap: ({ certificates }) => `${certificates} kiezen`,
  swapOf: ({ corporation, certificates }) => `${certificates} van ${corporation} kiezen`,
  found: "Oprichten",
  foundOf: ({ corporation }) => `${corporation} oprichten`,
  notFound: "Nog niet oprichten",
  notFoundOf: ({ corporation }) => `${corporation} nog niet oprichten`,
  joinNothing: "Niets omruilen",
  join: ({ papers }) => `${papers} omruilen`,
  joinFor: ({ papers, corporation, percent }) => `${papers} omruilen voor ${percent} van ${corporation}`,
  bankruptcy: "Faillissement aanvragen",
  accept: "Bod aannemen",
  decline: "Bod afwijzen",
  withdraw: "Je bod intrekken",
};

const ranges: Options["ranges"] = {
  bid: ({ company, min, max }) => `Op ${company} bieden, ${min} tot ${max}`,
  start: ({ corporation, percent, prices }) => `${corporation} starten met ${percent}, per aandeel ${prices}`,
  issuePrice: ({ corporation, prices }) => `Uitgiftekoers van ${corporation} vaststellen: ${prices}`,
  sell: ({ corporation, bundles }) => `${corporation} verkopen: ${bundles}`,
  bundle: ({ percent, proceeds }) => `${percent} voor ${proceeds}`,
  buyPrivateFrom: ({ company, owner, min, max }) => `${company} van ${object(owner)} kopen, ${min} tot ${max}`,
  exchange: ({ company, corporation }) => `${company} ruilen voor een aandeel ${corporation} uit de bank of de pool`,
  buyCompany: ({ corporation, company, owner, min, max }) =>
    `${company} van ${object(owner)} kopen voor ${corporation}, ${min} tot ${max}`,
  lay: ({ place, tiles }) => `Op ${place} leggen: ${tiles}`,
  layFor: ({ place, tiles, cost }) => `Op ${place} leggen voor ${cost}: ${tiles}`,
  layWith: ({ place, tiles, company }) => `Op ${place} leggen met ${company}: ${tiles}`,
  layWithFor: ({ place, tiles, company, cost }) => `Op ${place} leggen met ${company} voor ${cost}: ${tiles}`,
  tile: ({ tile, turns }) => `${tile} (draai ${turns})`,
  run: ({ trains }) => `Rijden met: ${trains}`,
  train: ({ train, seller, min, max }) => `Een ${train} van ${seller} kopen, ${min} tot ${max}`,
  help: ({ terms, choice, help }) => `${choice}, waarvan ${help} van de ${terms.president}`,
  draft: ({ companies }) => `Kopen: ${companies}`,
  draftItem: ({ company, price }) => `${company} voor ${price}`,
  takeOver: ({ corporation, min, max, total }) =>
    `${corporation} overnemen voor ${min} tot ${max} per aandeel, samen ${total.min} tot ${total.max}`,
  homeTile: ({ place, turns }) => `Thuistegel op ${place} leggen (draai ${turns})`,
  found: ({ corporation }) => `${corporation} oprichten of nog wachten`,
  join: ({ corporation, papers }) => `Omruilen voor aandelen van ${corporation} of houden: ${papers}`,
  paper: ({ paper, percent }) => `${paper} (${percent})`,
  answer: "Bod aannemen of afwijzen",
};

export const nlOptions: Options = {
  pass,
  passElse: "Passen",
  done,
  doneElse: "Beurt beëindigen",
  consent,
  moves,
  ranges,
};
