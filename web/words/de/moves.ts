/** Deutsch: die Formulare für Züge im Spiel. */
import type { CompanyFact, StepName } from "../../../engine/index.ts";
import type { RouteFault } from "../../forms/routeText.ts";
import type { moves as english } from "../en/moves.ts";

const train = (rank: string): string => (/^\d/.test(rank) ? `${rank}er-Lok` : `${rank}-Lok`);

export const moves: typeof english = {
  range: (min, max) => `${min} bis ${max}`,
  amount: "Betrag",
  faceAndIncome: (face, income) => `Nennwert ${face}, Einnahme ${income}.`,
  companyPower,
  bids: (list) => `Gebote: ${list}`,
  buyFor: (what, price) => `${what} für ${price} kaufen`,
  buy: (what) => `${what} kaufen`,
  offerFor: (what) => `Angebot für ${what} machen`,
  bidOn: (company) => `Auf ${company} bieten`,
  raiseOn: (company) => `Gebot auf ${company} erhöhen`,
  ownedBy: (name) => (name === null ? "Noch nicht verkauft." : `Gehört ${name}.`),
  fromPlayers: "Eine Privatgesellschaft von einem Mitspieler kaufen",
  parOf: "Ausgabekurs von",
  setPar: (corporation) => `Ausgabekurs von ${corporation} festlegen`,
  capitalIfFloated: (amount) => `Kapital bei Betriebsaufnahme ${amount}`,

  tradeCaption: "Aktien, eine Zeile je Gesellschaft, teuerste zuerst",
  youHold: "Du hältst",
  sell: "Erst verkaufen",
  sellNone: "nichts",
  sellShares: (corporation) => `Aktien von ${corporation} verkaufen`,
  buyOffering: "Kaufen: Bank",
  buyPool: "Kaufen: Bankpool",
  startAt: "starten mit",
  parLabel: (corporation) => `Ausgabekurs von ${corporation}`,
  parCosts: (par, cost) => `${par}, kostet ${cost}`,
  shareFrom: (share, corporation, from) =>
    `für ${share} von ${corporation} aus ${from === "pool" ? "dem Bankpool" : "der Bank"}`,
  ofLeft: (share) => `von ${share}`,
  leftNotForYou: (share) => `${share}, jetzt nicht für dich`,
  sellAndBuy: "Wie gewählt verkaufen und kaufen",
  buyChosen: "Gewähltes Zertifikat kaufen",
  sellChosen: "Gewählte Aktien verkaufen",

  where: "1 · Wo?",
  layKind: (colour) => (colour === "white" ? "erstes Plättchen" : "Aufwertung"),
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

  bestRun: (amount, proven) => (proven ? `Beste Fahrt: ${amount}, bewiesen` : `Beste gefundene Fahrt: ${amount}`),
  runBest: (amount) => `Für ${amount} fahren`,
  runOtherwise: "Anders fahren",
  ownRoutes: "Strecken, eine Lok je Zeile",
  ownRoutesHelp: (trains) =>
    `Lok, Doppelpunkt, die Felder der Reihe nach. Loks: ${trains}. „H12.c1“ nennt einen von mehreren Halten auf einem Feld, „(H12)“ fährt an einem Halt vorbei.`,
  runOwn: "Diese Strecken fahren",
  runNothing: "Alle Loks stehen lassen",
  routeFault,

  sharePrice: "Kurs",
  payOut: (amount) => `${amount} je Aktie ausschütten`,
  keep: (amount) => `${amount} einbehalten`,

  train,
  fromCorporations: "Von anderen Gesellschaften",
  fromBank: "von der Bank",
  fromPool: "aus dem Bankpool",
  buyTrain: (rank, price) => `${train(rank)} für ${price} kaufen`,
  tradedIn: (rank) => `Dafür geht eine ${train(rank)} ab.`,
  atOnce: (effects) => `Sofort: ${effects}.`,
  help: (treasury, help) => `Die Kasse gibt ${treasury}, du legst ${help} dazu.`,
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
  accept: (amount) => `Für ${amount} annehmen`,
  decline: "Ablehnen",
  withdraw: "Angebot zurückziehen",

  wayOut,

  nothingChosen: "Noch ist nichts gewählt.",
  notANumber: (text) => (text === "" ? "Ein Betrag fehlt." : `„${text}“ ist kein Betrag.`),
};

function companyPower(fact: CompanyFact): string {
  const sentences = [
    fact.extraLay && `Ihre Gesellschaft darf auf ${fact.extraLay.hex} ein zusätzliches Plättchen legen.`,
    fact.teleport && `Ihre Gesellschaft darf auf ${fact.teleport.hex} ein Plättchen legen und einen Bahnhof bauen.`,
    fact.exchange && `Tauschbar gegen ${fact.exchange.percent} % der ${fact.exchange.corporation}.`,
    fact.grant &&
      (fact.grant.president
        ? `Bringt das Direktorenzertifikat der ${fact.grant.corporation}.`
        : `Bringt ${fact.grant.percent} % der ${fact.grant.corporation}.`),
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
    case "companies":
      return "Zug beenden";
    case "stock":
      return type === "done" ? "Fertig, Zug beenden" : "Passen";
    default:
      return type === "done" ? "Fertig" : "Passen";
  }
}

function routeFault(fault: RouteFault): string {
  switch (fault.kind) {
    case "line":
      return `„${fault.line}“ ist keine Strecke. Schreib die Lok, einen Doppelpunkt und die Felder.`;
    case "train":
      return `Eine Lok ${fault.train} gibt es nicht, oder sie hat schon eine Strecke.`;
    case "hex":
      return `${fault.train}: „${fault.hex}“ ist kein Feld dieser Karte.`;
    case "apart":
      return `${fault.train}: ${fault.from} und ${fault.to} berühren sich nicht.`;
    case "track":
      return `${fault.train}: auf ${fault.hex} gibt es solches Gleis nicht.`;
    case "several":
      return `${fault.train}: ${fault.hex} hat mehrere Halte. Sag welchen: ${fault.stops}.`;
    case "end":
      return `${fault.train}: auf ${fault.hex} kann keine Strecke enden.`;
    case "short":
      return `${fault.train}: eine Strecke hat mindestens zwei Halte.`;
  }
}
