/** Deutsch: die Blätter einer Spielseite. */
import type { Colour, StepName } from "../../../engine/index.ts";
import type { game as english, HexKind } from "../en/game.ts";

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  white: "weiße",
  yellow: "gelbe",
  green: "grüne",
  brown: "braune",
  gray: "graue",
  red: "rote",
};

export const game: typeof english = {
  skipToMove: "Zum Zug springen",
  thisPage: "Diese Seite",
  move: "Zug",
  newsShort: "Neues",
  moneyShort: "Geld",
  you: "Du",
  nameYou: (name) => `${name} (du)`,
  theGame: "Das Spiel",
  since: "seit",
  orderOfPlay: "Reihenfolge",
  stepsOfTurn: "Schritte des Zuges",
  operatingShort: (set, number) => `BR ${set}.${number}`,
  stockShort: (number) => `AR ${number}`,
  endShort: "Ende",
  priority: "Vorrang",
  stepName: (step) => STEP_NAMES[step] ?? step,

  nothingToDo: "Du musst nichts tun.",
  allAsked: (names) => `Das Spiel wartet auf ${names}.`,
  offerStands: (from, to) => `${from} hat ${to} ein Angebot gemacht:`,
  alsoPossible: "Außerdem möglich",
  newsSinceYourMove: (count) => (count === 1 ? "Ein Zug seit deinem letzten" : `${count} Züge seit deinem letzten`),
  sinceYourMove: "Seit deinem letzten Zug",
  latest: "Was zuletzt geschah",
  noNews: "Noch ist nichts geschehen.",
  wholeLog: (count) => `Alle ${count} Einträge`,
  notPossible: "Nicht möglich.",
  rule: (number) => `Regel ${number}`,
  movedOn: "Inzwischen ging es weiter.",
  movedOnMeans:
    "Von deinem Formular wurde nichts ausgeführt. Deine Auswahl steht unten, soweit sie noch möglich ist. Inzwischen:",

  pastVersion: (version, last) =>
    version === last
      ? `Version ${version}, zur Zeit die letzte`
      : `Version ${version}, nicht die gegenwärtige (${last})`,
  versions: "Versionen",
  first: "Erste",
  previous: "Vorige",
  following: "Nächste",
  last: "Letzte",
  present: "Zur Gegenwart",
  versionLink: (version) => `Version ${version}, fester Link`,
  watchLink: "Link zum Zusehen",
  log: "Verlauf",
  logOf: (name) => `Verlauf von ${name}`,
  logPages: "Seiten des Verlaufs",
  newer: "Neuere",
  older: "Ältere",
  entry: (version) => `Version ${version}`,
  entryKinds: {
    created: (name) => `${name} hat den Tisch eröffnet.`,
    invited: (name) => `${name} hat eine Einladung geschickt.`,
    joined: (name) => `${name} hat Platz genommen.`,
    left: (name) => `Ein Platz wurde wieder frei: ${name}.`,
    started: (name) => `${name} hat das Spiel gestartet.`,
    moved: (name) => `${name} hat gezogen.`,
    said: (name) => `${name} sagt:`,
    paced: (name) => `${name} hat das Tempo am Tisch geändert.`,
    voted: (name) => `${name} will, dass der Spieler passt, dessen Zeit um ist.`,
  },
  message: (text) => `„${text}“`,
  somebody: "Jemand",

  map: "Karte",
  mapNear: "Ausschnitt der Karte um die Orte, auf die es jetzt ankommt",
  mapWhole: "Karte des ganzen Plans",
  mapScrolls: "Karte, seitlich verschiebbar",
  hexKind: (kind) => HEX_KINDS[kind],
  chart: "Aktienkurse",
  chartMoves: (shape) =>
    shape === "grid"
      ? "Ausgeschüttet: rechts. Nichts ausgeschüttet: links. Verkauft: hinab. Ganz bei Spielern: hinauf."
      : "Ausgeschüttet: rechts. Nichts ausgeschüttet: links. Verkauft: nächstniedrigerer Kurs. Ganz bei Spielern: nächsthöherer.",
  chartScrolls: "Kurstafel, seitlich verschiebbar",
  chartCaption: "Kurstafel, Zeilen von oben nach unten",
  chartKeySizes: (letters) => `Gerahmt: Ausgabekurse, nach Größe der Gesellschaft (${letters}).`,
  chartKey: "Gerahmt: Ausgabekurse.",
  zoneKey: (zone) => ZONE_KEYS[zone] ?? "",
  zoneDots: (zone) => ({ yellow: "·", orange: "··", brown: "···" })[zone] ?? "",
  corporations: "Gesellschaften",
  corporationsRemark: (president) => `Anteile in Prozent, ★ ${president}`,
  corporationsScroll: "Gesellschaften, seitlich verschiebbar",
  notStartedYet: (size, symbols, isOpen) =>
    `Nicht gegründet, ${size}${isOpen ? "" : " (noch nicht offen)"}: ${symbols}.`,
  takenOver: (symbols) => `Übernommen: ${symbols}.`,
  partOf: (corporation, symbols) => `In der ${corporation} aufgegangen: ${symbols}.`,
  owesBank: (debt) => `schuldet der Bank ${debt}`,
  whoTakesOver: (pairs) =>
    `Nach der Ausschüttung dürfen ${pairs
      .map(({ buyer, targets }) => `${buyer} Gesellschaften ${targets} übernehmen`)
      .join(", ")}.`,
  bankHeld: "Bank",
  corporation: "Gesellschaft",
  price: "Kurs",
  buyingPrice: "Preis",
  treasury: "Kasse",
  trains: "Loks",
  stationsLeft: "Bahnhöfe übrig",
  lastRun: "Letzte Fahrt",
  offering: "Bank",
  pool: "Bankpool",
  notStarted: "nicht gegründet",
  notFloated: "nicht in Betrieb",
  players: "Spieler",
  playersScroll: "Spieler, seitlich verschiebbar",
  player: "Spieler",
  cash: "Bargeld",
  worth: "Vermögen",
  certificates: "Zertifikate",
  ofLimit: (count, limit) => `${count} von ${limit}`,
  bank: (amount) => `Bank ${amount}`,
  bankBroken: "Die Bank ist pleite: das Ende naht",
  bankrupt: "bankrott",
  owes: (debt, penalty) => `schuldet ${debt}; am Ende außerdem abgezogen: ${penalty}`,
  penalty: (penalty) => `am Ende abgezogen: ${penalty}`,
  inOrderOfPlay: "in der Zugreihenfolge",
  bound: (amount) => `${amount} durch Gebote gebunden`,
  trainsRemark: "was übrig ist und was die erste jeder Art ändert",
  trainsScroll: "Loks, seitlich verschiebbar",
  trainHead: "Lok",
  left: "Übrig",
  firstSold: "Sobald die erste verkauft ist",
  next: "nächste",
  unlimited: "beliebig",
  trainPool: (ranks) => `Im Bankpool: ${ranks}`,
  rusts: (ranks) => {
    const [rank = "", ...more] = ranks;
    if (more.length > 0) return `${ranks.join(", ")} rosten`;
    return /^\d+$/.test(rank) ? `${rank}er-Loks rosten` : `${rank}-Loks rosten`;
  },
  tilesOf: (colour) => `${COLOUR_NAMES[colour]} Plättchen`,
  trainLimit: (limit) => `höchstens ${limit} Loks`,
  trainLimitOf: (size, limit) => `${size} Gesellschaften: höchstens ${limit === 1 ? "1 Lok" : `${limit} Loks`}`,
  limitsNow: (limits) => `Loklimit jetzt: ${limits.map(({ size, limit }) => `${size} ${limit}`).join(", ")}.`,
  mayForm: (corporation) => `die ${corporation} darf gegründet werden`,
  mustForm: (corporation) => `die ${corporation} muss gegründet werden`,
  allJoin: (corporation, companies) =>
    `alle Papiere werden gegen Aktien der ${corporation} getauscht, übrige ${companies} geschlossen`,
  sizeOpens: (size) => `${size} Gesellschaften dürfen starten`,
  trainTrade: "Gesellschaften dürfen einander Loks verkaufen",
  card: "Karte",
  rusted: "verrostet",
  rustNext: (list) =>
    `Als Nächstes rosten: ${list.map(({ ranks, by }) => `${ranks.join(", ")} mit der ersten ${by}`).join("; ")}.`,
  exports: "Nach den Betriebsrunden eines Satzes verlässt die oberste Karte das Spiel.",
  operatingRounds: (count) => `${count} Betriebsrunden`,
  companiesClose: (companies) => `${companies} schließen`,
  companiesForSale: (companies) => `Gesellschaften dürfen ${companies} kaufen`,
  tiles: "Plättchen",
  tilesLeftList: "Plättchen im Vorrat",
  tile: (name) => `Plättchen ${name}`,
  times: (count) => `× ${count}`,
  companyPrice: (companies, price, left) => `${companies} ${price}, ${roundsLeft(left)}`,
  companyPriceNow: (price, left) => `jede jetzt ${price} wert, ${roundsLeft(left)}`,
  companyPriceBefore: "jede zu ihrem eigenen Preis, bis die erste Betriebsrunde beginnt",
  priceTrack: "Preis nach Betriebsrunden",
  companyList: "Wem was gehört",
  income: "Einnahme",
  owner: "Besitzer",
  power: "Sonderrecht",
  powerUsed: "genutzt",
  powerLeft: "frei",
  finalStanding: "Endstand",
  place: "Platz",
};

const roundsLeft = (left: number): string =>
  left === 0 ? "keine Betriebsrunde übrig" : left === 1 ? "noch 1 Betriebsrunde" : `noch ${left} Betriebsrunden`;

const ZONE_KEYS: Readonly<Record<string, string>> = {
  yellow: "· gelb: zählt nicht zum Zertifikatslimit.",
  orange: "·· orange: auch mehr als das Besitzlimit erlaubt.",
  brown: "··· braun: auch mehrere auf einmal.",
};

const STEP_NAMES: Partial<Record<StepName, string>> = {
  track: "Strecke",
  token: "Bahnhof",
  routes: "Fahrt",
  dividend: "Divi\u00addende",
  takeover: "Über\u00adnahme",
  trains: "Loks",
};

const HEX_KINDS: Readonly<Record<HexKind, string>> = {
  white: "freies Land",
  yellow: "gelb: ein Punkt",
  green: "grün: zwei Punkte, schräg",
  brown: "braun: drei Punkte, waagrecht",
  gray: "grau: vier Punkte",
  fixed: "bleibt immer: Gitter",
  red: "außerhalb des Plans",
  site: "für ein Heimatplättchen frei",
  homeTile: "Heimatplättchen: Strecken enden hier",
  power: "violetter Rand: nur durch ein Sonderrecht gelegt",
};
