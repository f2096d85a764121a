/** Dutch: the move forms. */
import { type Colour, type CompanyFact, routeFaultSentence, type StepName } from "../../../engine/index.ts";
import type { moves as english } from "../en/moves.ts";

const train = (rank: string): string => `${rank}-trein`;

export const moves: typeof english = {
  range: (min, max) => `${min} tot ${max}`,
  amount: "bedrag",
  faceAndIncome: (face, income) => `Nominale waarde ${face}, inkomsten ${income}.`,
  companyPower,
  powerSpent: "Haar bijzondere recht is gebruikt.",
  draftGroup: (size, count) => `${size}: nog ${count}`,
  draftIncome: (income) => `Inkomsten ${income}`,
  tooDear: (price) => `${price}, te duur voor jou`,
  owners: (sizes) => `Voor ${sizes} maatschappijen.`,
  packetRow: (number) => `Rij ${number}`,
  packetMinor: (capital, share, corporation) =>
    `Een minor: zij begint meteen met ${capital} in kas en betaalt jou de helft van haar opbrengst. Later wordt zij omgeruild voor ${share} van ${corporation}.`,
  packetPresidency: (share, corporation) => `Het directeursaandeel van ${corporation}, ${share}.`,
  packetNotYet: (price) => `${price}, nog niet te koop`,
  nationalise: "Of nationaliseren: een aandeel van een medespeler, voor anderhalf keer de koers",
  nationaliseFrom: (share, corporation, owner, price) => `${share} van ${corporation} van ${owner} voor ${price}`,
  foundNow: (corporation) => `${corporation} nu oprichten`,
  foundNotYet: "Nog niet",
  joinFor: "Omruilen voor aandelen van",
  joinTicked: "Omruilen wat is aangevinkt",
  joinNothing: "Niets omruilen",
  swapFor: (certificates, corporation) => `${certificates} van ${corporation}`,
  buyFor: (what, price) => `${what} kopen voor ${price}`,
  buy: (what) => `${what} kopen`,
  offerFor: (what) => `Bod doen op ${what}`,
  bidOn: (company) => `Op ${company} bieden`,
  raiseOn: (company) => `Bod op ${company} verhogen`,
  ownedBy: (name) => (name === null ? "Nog niet verkocht." : `Eigenaar: ${name}.`),
  fromPlayers: (company) => `Een ${company} van een andere speler kopen`,
  setPar: (corporation) => `Uitgiftekoers van ${corporation} vaststellen`,

  tradeCaption: "Aandelen, één regel per maatschappij, duurste eerst",
  youHold: "Jij hebt",
  sell: "Eerst verkopen",
  sellNone: "niets",
  sellShares: (corporation) => `Aandelen ${corporation} verkopen`,
  buyOffering: "Kopen: bank",
  buyPool: "Kopen: pool",
  buyBank: "Kopen: bank",
  shareFromBank: (share, corporation) => `voor ${share} van ${corporation} uit de bank`,
  repay: (amount, debt) =>
    amount === debt ? `De hele schuld van ${debt} aflossen` : `${amount} van de schuld van ${debt} aflossen`,
  shareFrom: (share, corporation, from) =>
    `voor ${share} van ${corporation} uit de ${from === "pool" ? "pool" : "bank"}`,
  ofLeft: (share) => `van ${share}`,
  sellAndBuy: "Verkopen en kopen zoals gekozen",
  buyChosen: "Gekozen certificaat kopen",
  sellChosen: "Gekozen aandelen verkopen",

  where: "1 · Waar?",
  layKind: (colour) => LAY_KINDS[colour] ?? "vervanging",
  withCompany: (company, places) => (places === 1 ? `Met ${company}: 1 veld` : `Met ${company}: ${places} velden`),
  by: (company) => `met ${company}`,
  chooseHex: (hex, name, company) =>
    `Kies ${hex}${name === null ? "" : `, ${name}`}${company === null ? "" : `, met ${company}`}`,
  whichTile: (hex, name) => `2 · ${name === null ? hex : `${name}, ${hex}`}: welke tegel, hoe gedraaid?`,
  tileTurned: (tile, rotation) => `${tile} r${rotation}`,
  tilesLeft: (count) => `nog ${count}`,
  costs: (amount) => `kost ${amount}`,
  layTile: (hex, company) =>
    company === null ? `Gekozen tegel op ${hex} leggen` : `Gekozen tegel met ${company} op ${hex} leggen`,
  stationOf: "Waar komt het station van",
  placeStation: "Station hier bouwen",
  free: "gratis",

  runBest: (amount) => `Rijden voor ${amount}`,
  ownRoutes: "Routes, één trein per regel",
  ownRoutesHelp: (trains) =>
    `Trein, dubbele punt, de velden op volgorde. Treinen: ${trains}. “H12.c1” noemt een van meer haltes op een veld, “(H12)” rijdt een halte voorbij.`,
  runOwn: "Deze routes rijden",
  runNothing: "Alle treinen laten staan",
  routeFault: (fault) => routeFaultSentence(fault, "nl"),

  sharePrice: "Koers",
  payOut: (amount) => `${amount} per aandeel uitkeren`,
  payAll: (amount) => `${amount} uitkeren`,
  keep: (amount) => `${amount} inhouden`,

  train,
  cardOf: (ranks) => `Kaart ${ranks.join(" / ")}`,
  cannotRun: (corporation) => `${corporation} mag hem bezitten, maar niet laten rijden.`,
  fromCorporations: "Van andere maatschappijen",
  buyTrain: (rank, price) => `${train(rank)} kopen voor ${price}`,
  atOnce: (effects) => `Meteen: ${effects}.`,
  help: (treasury, help) => `De kas geeft ${treasury}, jij legt ${help} bij.`,
  loan: (treasury, cash, loan) =>
    `De kas geeft ${treasury}, jij geeft ${cash} en leent ${loan} van de bank. Aan het einde gaat de schuld er twee keer af.`,
  consentNeeded: (who) => `${who} moet toestemmen.`,
  givesUp: "staat een trein af",
  discard: "Gekozen trein afstaan",
  bankruptcy: "Faillissement aanvragen …",
  bankruptcyMeans:
    "Bij een faillissement worden al je aandelen verkocht, gaat je geld weg en is het spel meteen voor iedereen afgelopen. Het kan niet worden teruggenomen.",
  declareBankruptcy: "Faillissement aanvragen en het spel beëindigen",
  bankruptcyNot: "Terug",

  exchange: (company, corporation, from) =>
    `${company} ruilen voor een aandeel ${corporation} uit de ${from === "pool" ? "pool" : "bank"}`,
  toSell: (price) => `Aan de bank verkopen, voor ${price} per stuk`,
  toBuy: "Van spelers kopen",
  sellTo: (company, price) => `${company} verkopen voor ${price}`,

  perShare: "prijs per aandeel",
  takeOver: (corporation) => `${corporation} overnemen`,
  offerToTakeOver: (corporation) => `Overname van ${corporation} aanbieden`,
  takeOverCosts: (shares, least, most, treasury) =>
    `Bij spelers ${shares === 1 ? "is 1 aandeel" : `zijn ${shares} aandelen`}: samen ${least === most ? least : `${least} tot ${most}`}; in kas zit ${treasury}.`,
  comesAlong: (cash, things) => `Daarbij komen ${[cash, ...things].join(", ")}.`,
  stationsOnMap: (count) => (count === 1 ? "1 station op de kaart" : `${count} stations op de kaart`),
  stationsToPlace: (count) => (count === 1 ? "1 station om te bouwen" : `${count} stations om te bouwen`),
  acceptShare: (amount) => `Aannemen voor ${amount} per aandeel`,
  eachShare: (price) => `${price} per aandeel`,
  whichStation: "Welk station gaat van de kaart?",
  dropStation: "Dit station van de kaart nemen",
  trainRoom: (corporation, owned, limit) => `${corporation} bezit ${owned} van hoogstens ${limit} treinen.`,
  cameFrom: "kwam mee met de overname",
  convert: (rank, price) => `Omzetten in ${rank}${price === null ? ", gratis" : ` voor ${price}`}`,
  ifTurned: (effects) => `Na het omzetten: ${effects}.`,
  scrap: (rank) => `${rank} slopen`,

  accept: (amount) => `Aannemen voor ${amount}`,
  decline: "Afwijzen",
  withdraw: "Bod intrekken",

  wayOut,

  nothingChosen: "Er is nog niets gekozen.",
  notANumber: (text) => (text === "" ? "Er ontbreekt een bedrag." : `“${text}” is geen bedrag.`),
};

const LAY_KINDS: Partial<Record<Colour, string>> = { white: "eerste tegel", red: "thuistegel" };

const TERRAINS: Readonly<Record<string, string>> = { water: "rivieren", hill: "heuvels", mountain: "bergen" };

const either = (items: readonly string[]): string =>
  new Intl.ListFormat("nl-NL", { type: "disjunction" }).format(items);

const COLOURS: Partial<Record<Colour, string>> = { yellow: "geel", green: "groen", brown: "bruin", gray: "grijs" };

function companyPower(fact: CompanyFact, colours: readonly Colour[]): string {
  const sentences = [
    fact.extraLay && `Haar maatschappij mag op ${fact.extraLay.hex} een extra tegel leggen.`,
    fact.teleport && `Haar maatschappij mag op ${fact.teleport.hex} een tegel leggen en een station bouwen.`,
    fact.exchange && `Te ruilen voor ${fact.exchange.percent}% van ${fact.exchange.corporation}.`,
    fact.grant &&
      (fact.grant.president
        ? `Geeft het directeursaandeel van ${fact.grant.corporation}.`
        : `Geeft ${fact.grant.percent}% van ${fact.grant.corporation}.`),
    fact.directorLays &&
      `De eigenaar mag een maatschappij waarvan hij directeur is een extra tegel laten leggen op ${either(Object.keys(fact.directorLays))}, zonder aansluiting en zonder kosten.`,
    fact.directorToken &&
      `De eigenaar mag een maatschappij waarvan hij directeur is gratis een station laten bouwen op ${fact.directorToken.hex}; daarna sluit zij.`,
    fact.closesWithTrainOf && `Sluit als ${fact.closesWithTrainOf} haar eerste trein koopt.`,
    fact.once &&
      `Eén keer, voor haar maatschappij: een tegel op ${either(fact.once.terrains.map((kind) => TERRAINS[kind] ?? kind))} zonder kosten, of een extra vervanging met een tegel met paarse rand (${colours.map((colour) => COLOURS[colour] ?? colour).join(", ")}).`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

function wayOut(step: StepName, type: "pass" | "done"): string {
  switch (step) {
    case "contest":
      return "Afhaken";
    case "track":
      return "Niets leggen";
    case "token":
    case "grantedToken":
      return "Geen station bouwen";
    case "trains":
      return type === "done" ? "Geen treinen meer" : "Geen trein kopen";
    case "takeover":
      return "Niemand overnemen";
    case "acquired":
      return "De andere treinen houden";
    case "companies":
      return "Beurt beëindigen";
    case "stock":
      return type === "done" ? "Klaar, beurt beëindigen" : "Passen";
    default:
      return type === "done" ? "Klaar" : "Passen";
  }
}
