/** Deutsch: die Formulare für Züge im Spiel. */
import { type Colour, type CompanyFact, routeFaultSentence, type StepName } from "../../../engine/index.ts";
import type { moves as english } from "../en/moves.ts";

const train = (rank: string): string => (/^\d+$/.test(rank) ? `${rank}er-Lok` : `${rank}-Lok`);

export const moves: typeof english = {
  range: (min, max) => `${min} bis ${max}`,
  amount: "Betrag",
  faceAndIncome: (face, income) => `Nennwert ${face}, Einnahme ${income}.`,
  companyPower,
  powerSpent: "Ihr Sonderrecht ist genutzt.",
  draftGroup: (size, count) => `${size}: noch ${count}`,
  draftIncome: (income) => `Einnahme ${income}`,
  tooDear: (price) => `${price}, zu teuer für dich`,
  owners: (sizes) => `Für ${sizes} Gesellschaften.`,
  packetRow: (number) => `Reihe ${number}`,
  packetMinor: (capital, share, corporation) =>
    `Eine Vorpreußische: Sie beginnt sofort mit ${capital} in der Kasse und zahlt dir die Hälfte ihrer Einnahmen. Später wird sie gegen ${share} der ${corporation} umgetauscht.`,
  packetPresidency: (share, corporation) => `Die Direktoraktie der ${corporation}, ${share}.`,
  packetNotYet: (price) => `${price}, noch nicht zu haben`,
  nationalise: "Oder verstaatlichen: die Aktie eines Mitspielers zum anderthalbfachen Kurs",
  nationaliseFrom: (share, corporation, owner, price) => `${share} der ${corporation} von ${owner} für ${price}`,
  foundNow: (corporation) => `Die ${corporation} jetzt gründen`,
  foundNotYet: "Noch nicht",
  joinFor: "Umtausch gegen Aktien der",
  joinTicked: "Angekreuztes umtauschen",
  joinNothing: "Nichts umtauschen",
  swapFor: (certificates, corporation) => `${certificates} der ${corporation}`,
  buyFor: (what, price) => `${what} für ${price} kaufen`,
  buy: (what) => `${what} kaufen`,
  offerFor: (what) => `Angebot für ${what} machen`,
  bidOn: (company) => `Auf ${company} bieten`,
  raiseOn: (company) => `Gebot auf ${company} erhöhen`,
  ownedBy: (name) => (name === null ? "Noch nicht verkauft." : `Gehört ${name}.`),
  fromPlayers: (company) => `Eine ${company} von einem Mitspieler kaufen`,
  setPar: (corporation) => `Ausgabekurs von ${corporation} festlegen`,

  tradeCaption: "Aktien, eine Zeile je Gesellschaft, teuerste zuerst",
  youHold: "Du hältst",
  sell: "Erst verkaufen",
  sellNone: "nichts",
  sellShares: (corporation) => `Aktien von ${corporation} verkaufen`,
  buyOffering: "Kaufen: Bank",
  buyPool: "Kaufen: Bankpool",
  buyBank: "Kaufen: Bank",
  shareFromBank: (share, corporation) => `für ${share} von ${corporation} aus der Bank`,
  repay: (amount, debt) =>
    amount === debt ? `Die ganzen Schulden von ${debt} zurückzahlen` : `${amount} von ${debt} Schulden zurückzahlen`,
  shareFrom: (share, corporation, from) =>
    `für ${share} von ${corporation} aus ${from === "pool" ? "dem Bankpool" : "der Bank"}`,
  ofLeft: (share) => `von ${share}`,
  sellAndBuy: "Wie gewählt verkaufen und kaufen",
  buyChosen: "Gewähltes Zertifikat kaufen",
  sellChosen: "Gewählte Aktien verkaufen",

  where: "1 · Wo?",
  layKind: (colour) => LAY_KINDS[colour] ?? "Aufwertung",
  withCompany: (company, places) => (places === 1 ? `Mit ${company}: 1 Feld` : `Mit ${company}: ${places} Felder`),
  by: (company) => `mit ${company}`,
  chooseHex: (hex, name, company) =>
    `${hex}${name === null ? "" : `, ${name},`} wählen${company === null ? "" : `, mit ${company}`}`,
  whichTile: (hex, name) => `2 · ${name === null ? hex : `${name}, ${hex}`}: welches Plättchen, wie herum?`,
  tileTurned: (tile, rotation) => `${tile} r${rotation}`,
  tilesLeft: (count) => `noch ${count}`,
  costs: (amount) => `kostet ${amount}`,
  layTile: (hex, company) =>
    company === null ? `Gewähltes Plättchen auf ${hex} legen` : `Gewähltes Plättchen mit ${company} auf ${hex} legen`,
  stationOf: "Wohin mit dem Bahnhof von",
  placeStation: "Bahnhof hier bauen",
  free: "kostenlos",

  runBest: (amount) => `Für ${amount} fahren`,
  ownRoutes: "Strecken, eine Lok je Zeile",
  ownRoutesHelp: (trains) =>
    `Lok, Doppelpunkt, die Felder der Reihe nach. Loks: ${trains}. „H12.c1“ nennt einen von mehreren Halten auf einem Feld, „(H12)“ fährt an einem Halt vorbei.`,
  runOwn: "Diese Strecken fahren",
  runNothing: "Alle Loks stehen lassen",
  routeFault: (fault) => routeFaultSentence(fault, "de"),

  sharePrice: "Kurs",
  payOut: (amount) => `${amount} je Aktie ausschütten`,
  payAll: (amount) => `${amount} ausschütten`,
  keep: (amount) => `${amount} einbehalten`,

  train,
  cardOf: (ranks) => `Karte ${ranks.join(" / ")}`,
  cannotRun: (corporation) => `${corporation} darf sie besitzen, aber nicht fahren lassen.`,
  fromCorporations: "Von anderen Gesellschaften",
  buyTrain: (rank, price) => `${train(rank)} für ${price} kaufen`,
  atOnce: (effects) => `Sofort: ${effects}.`,
  help: (treasury, help) => `Die Kasse gibt ${treasury}, du legst ${help} dazu.`,
  loan: (treasury, cash, loan) =>
    `Die Kasse gibt ${treasury}, du gibst ${cash} und leihst ${loan} von der Bank. Am Ende werden die Schulden und noch einmal so viel abgezogen.`,
  consentNeeded: (who) => `${who} muss zustimmen.`,
  givesUp: "gibt eine Lok ab",
  discard: "Gewählte Lok abgeben",
  bankruptcy: "Bankrott erklären …",
  bankruptcyMeans:
    "Ein Bankrott verkauft alle deine Aktien, nimmt dein Bargeld und beendet das Spiel sofort für alle. Er lässt sich nicht zurücknehmen.",
  declareBankruptcy: "Bankrott erklären und das Spiel beenden",
  bankruptcyNot: "Zurück",

  exchange: (company, corporation, from) =>
    `${company} gegen eine Aktie von ${corporation} aus ${from === "pool" ? "dem Bankpool" : "der Bank"} tauschen`,
  toSell: (price) => `An die Bank verkaufen, für je ${price}`,
  toBuy: "Von Spielern kaufen",
  sellTo: (company, price) => `${company} für ${price} verkaufen`,

  perShare: "Preis je Aktie",
  takeOver: (corporation) => `${corporation} übernehmen`,
  offerToTakeOver: (corporation) => `Übernahme von ${corporation} anbieten`,
  takeOverCosts: (shares, least, most, treasury) =>
    `${shares === 1 ? "1 Aktie ist" : `${shares} Aktien sind`} bei Spielern: ${least === most ? least : `${least} bis ${most}`} insgesamt; in der Kasse sind ${treasury}.`,
  comesAlong: (cash, things) => `Mit ihr kommen ${[cash, ...things].join(", ")}.`,
  stationsOnMap: (count) => (count === 1 ? "1 Bahnhof auf der Karte" : `${count} Bahnhöfe auf der Karte`),
  stationsToPlace: (count) => (count === 1 ? "1 Bahnhof zum Bauen" : `${count} Bahnhöfe zum Bauen`),
  acceptShare: (amount) => `Für ${amount} je Aktie annehmen`,
  eachShare: (price) => `${price} je Aktie`,
  whichStation: "Welcher Bahnhof kommt von der Karte?",
  dropStation: "Diesen Bahnhof von der Karte nehmen",
  trainRoom: (corporation, owned, limit) => `${corporation} besitzt ${owned} von höchstens ${limit} Loks.`,
  cameFrom: "kam mit der Übernahme",
  convert: (rank, price) => `In ${rank} umwandeln${price === null ? ", kostenlos" : ` für ${price}`}`,
  ifTurned: (effects) => `Nach dem Umwandeln: ${effects}.`,
  scrap: (rank) => `${rank} ausmustern`,

  accept: (amount) => `Für ${amount} annehmen`,
  decline: "Ablehnen",
  withdraw: "Angebot zurückziehen",

  wayOut,

  nothingChosen: "Noch ist nichts gewählt.",
  notANumber: (text) => (text === "" ? "Ein Betrag fehlt." : `„${text}“ ist kein Betrag.`),
};

const LAY_KINDS: Partial<Record<Colour, string>> = { white: "erstes Plättchen", red: "Heimatplättchen" };

/** Nach „auf“. */
const TERRAINS: Readonly<Record<string, string>> = { water: "Flüssen", hill: "Hügeln", mountain: "Bergen" };

const either = (items: readonly string[]): string =>
  new Intl.ListFormat("de-DE", { type: "disjunction" }).format(items);

const COLOURS: Partial<Record<Colour, string>> = { green: "grün", brown: "braun", gray: "grau" };

function companyPower(fact: CompanyFact, colours: readonly Colour[]): string {
  const sentences = [
    fact.extraLay && `Ihre Gesellschaft darf auf ${fact.extraLay.hex} ein zusätzliches Plättchen legen.`,
    fact.teleport && `Ihre Gesellschaft darf auf ${fact.teleport.hex} ein Plättchen legen und einen Bahnhof bauen.`,
    fact.exchange && `Tauschbar gegen ${fact.exchange.percent} % der ${fact.exchange.corporation}.`,
    fact.grant &&
      (fact.grant.president
        ? `Bringt die Direktoraktie der ${fact.grant.corporation}.`
        : `Bringt ${fact.grant.percent} % der ${fact.grant.corporation}.`),
    fact.directorLays &&
      `Ihr Besitzer darf mit einer Gesellschaft, die er leitet, zusätzlich ein Plättchen auf ${either(Object.keys(fact.directorLays))} legen, ohne Anschluss und ohne Kosten.`,
    fact.directorToken &&
      `Ihr Besitzer darf mit einer Gesellschaft, die er leitet, kostenlos einen Bahnhof auf ${fact.directorToken.hex} bauen; dann wird sie geschlossen.`,
    fact.closesWithTrainOf && `Wird geschlossen, wenn ${fact.closesWithTrainOf} ihre erste Lok kauft.`,
    fact.once &&
      `Einmal, für ihre Gesellschaft: ein Plättchen auf ${either(fact.once.terrains.map((kind) => TERRAINS[kind] ?? kind))} ohne Kosten, oder eine zusätzliche Aufwertung mit einem violett gerahmten Plättchen (${colours.map((colour) => COLOURS[colour] ?? colour).join(", ")}).`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

function wayOut(step: StepName, type: "pass" | "done"): string {
  switch (step) {
    case "contest":
      return "Aussteigen";
    case "track":
      return "Nichts legen";
    case "token":
    case "grantedToken":
      return "Keinen Bahnhof bauen";
    case "trains":
      return type === "done" ? "Keine weitere Lok" : "Keine Lok kaufen";
    case "takeover":
      return "Niemanden übernehmen";
    case "acquired":
      return "Die übrigen Loks behalten";
    case "companies":
      return "Zug beenden";
    case "stock":
      return type === "done" ? "Fertig, Zug beenden" : "Passen";
    default:
      return type === "done" ? "Fertig" : "Passen";
  }
}
