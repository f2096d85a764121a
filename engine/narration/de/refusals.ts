/** Why a move is refused, in German; made as the English sentences are. */
import type { RefusalMessages, RefusalWords } from "../en/refusals.ts";
import { subject } from "./words.ts";

const shares = (n: string): string => (n === "1" ? "1 Aktie" : `${n} Aktien`);

const route = ({ train }: RefusalWords): string => (train ? `Die Strecke der ${train}` : "Die Strecke");

const the = (corp: string | undefined): string => (corp ? `Die ${corp}` : "Die Gesellschaft");

/** A colour as a noun: `in Grün`. */
const noun = (colour: string): string => colour.charAt(0).toUpperCase() + colour.slice(1);

const of = (corp: string | undefined): string => (corp ? `der ${corp}` : "der Gesellschaft");

const general = {
  GAME_OVER: () => "Das Spiel ist zu Ende; weitere Züge sind nicht möglich.",
  NOT_YOUR_TURN: ({ decider }) => {
    if (!decider) return "Du bist nicht am Zug.";
    return decider.you ? "Du bist am Zug." : `${decider.name} ist am Zug.`;
  },
  NOT_NOW: ({ step }) =>
    step ? `Das ist jetzt nicht möglich; erwartet wird: ${step}.` : "Das ist jetzt nicht möglich.",
  MONEY_SHORT: ({ payer, cash, amount }) => {
    if (!payer || !cash || !amount) return "Dafür reicht das Geld nicht.";
    return payer.you
      ? `Du hast ${cash} und kannst ${amount} nicht bezahlen.`
      : `${payer.name} hat ${cash} und kann ${amount} nicht bezahlen.`;
  },
} satisfies Partial<RefusalMessages>;

const track = {
  TRACK_NO_LAY_LEFT: ({ corp }) => `${the(corp)} hat in diesem Zug schon gelegt.`,
  HEX_FIXED: ({ hex, kind }) => {
    if (!hex) return "Dort kann kein Plättchen liegen.";
    if (kind === "outside") return `Auf ${hex} kann kein Plättchen liegen: Das Feld gibt es nicht.`;
    return kind
      ? `Auf ${hex} kann kein Plättchen liegen: Das Feld ist ${kind}.`
      : `Auf ${hex} kann kein Plättchen liegen.`;
  },
  HEX_BLOCKED: (p) =>
    `${p.hex ?? "Das Feld"} ist gesperrt, solange ein Spieler ${p.private ?? "die Privatgesellschaft dort"} besitzt.`,
  TILE_COLOUR_PHASE: ({ colour, n }) => {
    if (!colour) return "Plättchen dieser Farbe gibt es noch nicht.";
    return n
      ? `Plättchen in ${noun(colour)} gibt es erst ab Phase ${n}.`
      : `Plättchen in ${noun(colour)} gibt es noch nicht.`;
  },
  TILE_COLOUR_STEP: ({ hex, colour, next }) =>
    hex && colour && next
      ? `${hex} ist ${colour}; darauf passt nur ein Plättchen in ${noun(next)}.`
      : "Auf ein Plättchen folgt nur eines der nächsten Farbe.",
  TILE_MISFIT: ({ tile, hex, what }) => {
    const lay = tile && hex ? `Plättchen ${tile} passt nicht auf ${hex}` : "Das Plättchen passt dort nicht";
    if (what === "label") return `${lay}: Die Kennzeichen sind verschieden.`;
    if (what === "towns") return `${lay}: Die Zahl der Orte ist verschieden.`;
    return what === "cities" ? `${lay}: Die Städte sind verschieden.` : `${lay}.`;
  },
  TILE_NONE_LEFT: ({ tile }) => (tile ? `Plättchen ${tile} ist nicht mehr da.` : "Dieses Plättchen ist nicht mehr da."),
  TILE_CLOSED_SIDE: ({ hex, e, what }) => {
    const side = hex && e ? `an Seite ${e} von ${hex}` : "an einer Seite des Feldes";
    if (what === "edge") return `Das Gleis liefe ${side} gegen den Rand des Plans.`;
    if (what === "water") return `Das Gleis liefe ${side} gegen Wasser.`;
    return what === "blank"
      ? `Das Gleis liefe ${side} gegen ein Feld ohne Gleis.`
      : `Das Gleis liefe ${side} gegen eine gesperrte Kante.`;
  },
  TILE_TRACK_LOST: ({ hex }) =>
    hex ? `Alle Gleise auf ${hex} müssen erhalten bleiben.` : "Alle Gleise müssen erhalten bleiben.",
  TILE_NOT_CONNECTED: ({ corp }) => `Kein Gleis des Plättchens ist mit einem Bahnhof ${of(corp)} verbunden.`,
  TILE_RESTRICTION: ({ corp, what }) =>
    what === "new"
      ? `Das neue Plättchen muss Gleise hinzufügen, die für einen Zug ${of(corp)} erreichbar sind.`
      : `Das neue Plättchen muss Gleise haben, die für einen Zug ${of(corp)} erreichbar sind.`,
} satisfies Partial<RefusalMessages>;

const stations = {
  TOKEN_ONE_PER_TURN: ({ corp }) => `${the(corp)} hat in diesem Zug schon einen Bahnhof gebaut.`,
  TOKEN_NONE_LEFT: ({ corp }) => `${the(corp)} hat keinen Bahnhofsmarker mehr.`,
  TOKEN_NOT_CITY: () => "Bahnhöfe können nur in Städten stehen.",
  TOKEN_NOT_CONNECTED: ({ corp, city }) => `${the(corp)} hat keine freie Verbindung nach ${city ?? "dieser Stadt"}.`,
  TOKEN_SAME_HEX: ({ corp, hex }) => `${the(corp)} hat auf ${hex ?? "diesem Feld"} schon einen Bahnhof.`,
  TOKEN_NO_SLOT: ({ city }) => (city ? `Alle Plätze in ${city} sind besetzt.` : "Alle Plätze dort sind besetzt."),
  TOKEN_RESERVED: ({ city, corp }) =>
    `Der freie Platz in ${city ?? "dieser Stadt"} ist dem Heimatbahnhof ${corp ? `der ${corp}` : "einer anderen Gesellschaft"} vorbehalten.`,
} satisfies Partial<RefusalMessages>;

const trains = {
  TRAIN_LIMIT_REACHED: ({ corp, n, what }) => {
    if (what === "lastPlace") return `Der letzte Platz ${of(corp)} ist für eine Lok ihrer Größe.`;
    if (!n) return `${the(corp)} hat schon so viele Loks, wie diese Phase erlaubt.`;
    return n === "1"
      ? `${the(corp)} hat schon 1 Lok, das Limit dieser Phase.`
      : `${the(corp)} hat schon ${n} Loks, das Limit dieser Phase.`;
  },
  TRAIN_NOT_FOR_SALE: ({ train }) =>
    train ? `Eine ${train} steht jetzt nicht zum Verkauf.` : "Diese Lok steht jetzt nicht zum Verkauf.",
  TRAIN_PRICE: ({ price, min, max }) => {
    if (min && max && min !== max) return `Der Preis muss zwischen ${min} und ${max} liegen.`;
    return price ? `Diese Lok kostet ${price}.` : "Das ist nicht der Preis der Lok.";
  },
  TRAIN_OWN: () => "Eine Gesellschaft kann ihre eigene Lok nicht kaufen.",
  TRAIN_TRADE_IN: ({ train, list }) =>
    train && list
      ? `Für eine ${train} kann eine von diesen abgegeben werden: ${list}.`
      : "So eine Lok kann dafür nicht abgegeben werden.",
  TRAIN_MUST_BUY: ({ corp, ownSize, mustOwn }) => {
    if (ownSize) return `${the(corp)} braucht am Ende ihres Zuges eine Lok ihrer Größe.`;
    return mustOwn
      ? `${the(corp)} braucht am Ende ihres Zuges eine Lok.`
      : `${the(corp)} hat eine Strecke, aber keine Lok, und muss eine kaufen.`;
  },
  DISCARD_NOT_NEEDED: ({ corp }) => `${the(corp)} liegt nicht über dem Loklimit.`,
  EMERGENCY_NOT_ALLOWED: ({ president, corp }) => {
    const owner = corp ? `die ${corp}` : "die Gesellschaft";
    if (!president) return `Der Direktor darf nichts zuschießen: Für ${owner} besteht keine Kaufpflicht.`;
    return president.you
      ? `Du darfst nichts zuschießen: Für ${owner} besteht keine Kaufpflicht.`
      : `${president.name} darf nichts zuschießen: Für ${owner} besteht keine Kaufpflicht.`;
  },
  EMERGENCY_NOT_CHEAPEST: ({ train, price }) =>
    train && price
      ? `Mit dem Geld des Direktors ist nur die billigste Lok zu haben: eine ${train} für ${price}.`
      : "Mit dem Geld des Direktors ist nur die billigste Lok zu haben.",
  EMERGENCY_ABOVE_FACE: ({ price }) =>
    price
      ? `Mit dem Geld des Direktors darf höchstens der aufgedruckte Preis gezahlt werden, ${price}.`
      : "Mit dem Geld des Direktors darf höchstens der aufgedruckte Preis gezahlt werden.",
  EMERGENCY_NO_TRADE_IN: () => "Wird eine Lok abgegeben, kann der Direktor nichts zuschießen.",
  EMERGENCY_ENOUGH_CASH: ({ amount, price }) =>
    amount && price
      ? `Es müssen keine Aktien verkauft werden: ${amount} sind da, die Lok kostet ${price}.`
      : "Es müssen keine Aktien verkauft werden.",
  EMERGENCY_PRESIDENCY: ({ corp }) =>
    `Mit diesem Verkauf bekäme die Käuferin der Lok einen anderen Direktor: ${corp ?? "die Gesellschaft"}.`,
  EMERGENCY_TOO_MANY: ({ corp, n }) =>
    n
      ? `Von ${of(corp)} ${n === "1" ? "kann" : "können"} höchstens ${shares(n)} verkauft werden: Mehr braucht die Lok nicht.`
      : "Für die Lok genügen weniger Aktien.",
  EMERGENCY_SALE_NOT_NEEDED: ({ price }) =>
    price
      ? `Nach dem letzten Verkauf muss die Lok mindestens ${price} kosten: Sonst war er nicht nötig.`
      : "Zu diesem Preis war der letzte Verkauf von Aktien nicht nötig.",
  BANKRUPT_NOT_POOR: ({ president, amount, price }) => {
    if (!amount || !price) return "Das Geld für die Lok lässt sich noch aufbringen.";
    if (!president) return `Der Direktor kann noch ${amount} aufbringen; die Lok kostet ${price}.`;
    return `${subject(president)} ${president.you ? "kannst" : "kann"} noch ${amount} aufbringen; die Lok kostet ${price}.`;
  },
} satisfies Partial<RefusalMessages>;

const routes = {
  ROUTE_BROKEN: (p) => `${route(p)} ist keine durchgehende Linie.`,
  ROUTE_TOO_SHORT: (p) => `${route(p)} braucht mindestens zwei Halte.`,
  ROUTE_TOO_LONG: (p) => `${route(p)} hat mehr Halte, als die Lok anfahren kann.`,
  ROUTE_STOP_TWICE: (p) => `${route(p)} fährt einen Halt zweimal an.`,
  ROUTE_THROUGH_OFFBOARD: (p) => `${route(p)} führt durch eine Fernverbindung; dort kann sie nur beginnen oder enden.`,
  ROUTE_THROUGH_BLOCKED: (p) =>
    `${route(p)} führt durch eine Stadt voll fremder Bahnhöfe; dort kann sie nur beginnen oder enden.`,
  ROUTE_GROUP_TWICE: (p) => `${route(p)} fährt eine Fernverbindung zweimal an.`,
  ROUTE_NO_STATION: (p) => `${route(p)} berührt keinen Bahnhof der Gesellschaft.`,
  ROUTE_TRACK_TWICE: (p) => `${route(p)} führt über ein Gleis, das schon befahren wird.`,
  ROUTE_TRAIN_TWICE: ({ train }) =>
    train
      ? `Die ${train} fährt zwei Strecken; jede Lok fährt eine.`
      : "Eine Lok fährt zwei Strecken; jede Lok fährt eine.",
  ROUTE_NOT_YOUR_TRAIN: ({ train }) =>
    train ? `Die Gesellschaft hat diese ${train} nicht.` : "Die Gesellschaft hat diese Lok nicht.",
} satisfies Partial<RefusalMessages>;

const purchases = {
  BUY_ONE_PER_TURN: () => "Du hast in diesem Zug schon gekauft.",
  BUY_AFTER_SALE: ({ corp }) =>
    `Du hast in dieser Aktienrunde ${corp ? `Aktien der ${corp}` : "Aktien dieser Gesellschaft"} verkauft und kannst erst in der nächsten wieder kaufen.`,
  PRESIDENT_FIRST: ({ corp }) => `Zuerst muss die Direktoraktie ${of(corp)} gekauft werden.`,
  PAR_PRICE: ({ price, list }) =>
    price && list ? `${price} ist kein Ausgabekurs. Möglich sind ${list}.` : "Das ist kein Ausgabekurs.",
  SHARE_NOT_AVAILABLE: ({ corp }) => `Dort liegt keine Aktie ${of(corp)}.`,
  HOLDING_LIMIT: ({ n, corp, limitByPrice }) => {
    const much = n ? `mehr als ${n}` : "so viele Aktien";
    return limitByPrice
      ? `Bei diesem Kurs darf niemand ${much} ${of(corp)} besitzen.`
      : `Niemand darf ${much} ${of(corp)} besitzen.`;
  },
  CERT_LIMIT: ({ n, limit }) =>
    n && limit
      ? `Bei dir zählen ${n} Zertifikate, das Limit ist ${limit}.`
      : "Du hast schon so viele Zertifikate, wie du darfst.",
  COMPANY_NOT_FOR_SALE: (p) => {
    const company = p.private ?? `Diese ${p.terms.company}`;
    if (p.what === "phase" || p.what === "now") return `${company} kann jetzt nicht gekauft werden.`;
    if (p.what === "bank") return `${company} kann nicht an die Bank verkauft werden.`;
    if (p.what === "corporation") return `${company} kann nicht von einer Gesellschaft gekauft werden.`;
    return p.what === "owner"
      ? `${company} kann ihrem Besitzer nicht abgekauft werden.`
      : `${company} kann nicht gekauft werden.`;
  },
  COMPANY_PRICE: (p) => {
    const company = p.private ?? `der ${p.terms.company}`;
    if (p.min && p.min === p.max) return `Der Preis von ${company} ist ${p.min}.`;
    return p.min && p.max
      ? `Der Preis von ${company} muss zwischen ${p.min} und ${p.max} liegen.`
      : `Das ist kein möglicher Preis von ${company}.`;
  },
} satisfies Partial<RefusalMessages>;

const sales = {
  MUST_SELL: () => "Du liegst über einem Limit und musst zuerst verkaufen.",
  NO_SALE_YET: () => "In der ersten Aktienrunde können keine Aktien verkauft werden.",
  SELL_NOT_OWNED: ({ n, corp }) =>
    n ? `Du hast keine ${shares(n)} ${of(corp)}.` : `So viele Aktien ${of(corp)} hast du nicht.`,
  SELL_NO_PRICE: ({ corp }) => `${the(corp)} hat noch keinen Kurs.`,
  SELL_POOL_FULL: ({ n, corp }) =>
    !n || n === "0"
      ? `Im Bankpool ist kein Platz mehr für Aktien ${of(corp)}.`
      : `Im Bankpool ist nur noch Platz für ${shares(n)} ${of(corp)}.`,
  SELL_PRESIDENT_NO_SUCCESSOR: ({ n, corp }) =>
    n
      ? `Niemand sonst besitzt ${n} ${of(corp)}, deshalb kann die Direktoraktie nicht abgegeben werden.`
      : `Niemand sonst kann die Direktoraktie ${of(corp)} übernehmen, deshalb kann sie nicht abgegeben werden.`,
} satisfies Partial<RefusalMessages>;

const auction = {
  BID_TOO_LOW: (p) =>
    p.min
      ? `Das niedrigste mögliche Gebot auf ${p.private ?? "diese Privatgesellschaft"} ist ${p.min}.`
      : "Das Gebot ist zu niedrig.",
  BID_TOO_HIGH: ({ max }) =>
    max
      ? `Neben deinen anderen Geboten kannst du höchstens ${max} bieten.`
      : "Neben deinen anderen Geboten kannst du nicht so viel bieten.",
  BID_ON_CHEAPEST: (p) => {
    const company = p.private ?? "Diese Privatgesellschaft";
    return p.price
      ? `${company} ist die billigste, die noch da ist: Kaufe sie für ${p.price}, statt zu bieten.`
      : `${company} ist die billigste, die noch da ist: Kaufe sie, statt zu bieten.`;
  },
  DRAFT_GONE: (p) => `${p.private ?? `Diese ${p.terms.company}`} ist nicht mehr zu haben.`,
} satisfies Partial<RefusalMessages>;

const build = {
  TRACK_MIXED: ({ corp }) =>
    `${the(corp)} darf in ihrem ersten Zug zwei gelbe Plättchen legen oder eines aufwerten, aber nicht beides.`,
  TILE_POWER_ONLY: ({ tile, terms }) =>
    `${tile ? `Plättchen ${tile}` : "Dieses Plättchen"} wird nur mit dem Sonderrecht einer ${terms.company} gelegt.`,
  TILE_STUB: ({ hex, e }) =>
    hex && e
      ? `Ein Plättchen auf ${hex} braucht ein Gleis an Seite ${e}: Dorthin führt das aufgedruckte Gleis.`
      : "Ein Plättchen muss dort an das aufgedruckte Gleis des Nachbarfelds anschließen.",
  POWER_NOT_AVAILABLE: (p) =>
    `Das Sonderrecht von ${p.private ?? `dieser ${p.terms.company}`} ist verbraucht oder gehört der Gesellschaft nicht.`,
  POWER_TILE: ({ tile, terms }) =>
    `Mit dieser ${terms.company} kann ${tile ? `Plättchen ${tile}` : "dieses Plättchen"} nicht gelegt werden.`,
  POWER_TERRAIN: ({ hex, list, terms }) =>
    `Diese ${terms.company} gilt nur für ${list ?? "manches Gelände"}, wo das erste Plättchen etwas kostet; ${hex ?? "dieses Feld"} gehört nicht dazu.`,
  HOME_TILE: ({ hex }) =>
    `Das Heimatplättchen passt so nicht ${hex ? `auf ${hex}` : "dorthin"}: Es gehört auf eines von zwei Feldern, alle Gleise zum Plan hin.`,
} satisfies Partial<RefusalMessages>;

const sizesAndDebts = {
  ROUTE_TRAIN_SIZE: ({ train }) =>
    train
      ? `Die ${train} fährt nicht: Sie hat nicht die Größe der Gesellschaft.`
      : "Es fahren nur Loks von der Größe der Gesellschaft.",
  ROUTE_REVENUE: ({ amount, sum }) =>
    amount && sum ? `Die Strecken bringen ${sum}, nicht ${amount}.` : "Die Strecken bringen diesen Betrag nicht.",
  SELL_BEFORE_BUY: () => "Verkauft wird vor dem Kauf, nicht danach.",
  SIZE_NOT_OPEN: ({ sizesBefore, n }) => {
    const which = sizesBefore ? `${noun(sizesBefore)} Gesellschaften` : "Gesellschaften dieser Größe";
    return n ? `${which} gibt es ab der ersten Lok der Reihe ${n}.` : `${which} gibt es noch nicht.`;
  },
  IN_DEBT: ({ amount }) =>
    amount
      ? `Du schuldest der Bank ${amount} und kannst bis zur Rückzahlung nichts kaufen.`
      : "Du hast Schulden bei der Bank und kannst bis zur Rückzahlung nichts kaufen.",
  NO_DEBT: () => "Du schuldest der Bank nichts.",
  COMPANY_SIZE: (p) => {
    if (p.corp && p.size && p.ownedSizes) {
      return `${the(p.corp)} ist ${p.size} und darf nur ${p.ownedSizes} ${p.terms.companies} besitzen.`;
    }
    return `${the(p.corp)} darf keine ${p.terms.company} dieser Größe besitzen.`;
  },
  TRAIN_SIZE: ({ corp, size, train }) => {
    const owner = corp && size ? `${the(corp)} ist ${size} und` : the(corp);
    return `${owner} kann ${train ? `keine ${train}` : "keine Lok dieser Größe"} besitzen.`;
  },
  TRAIN_TRADE_PHASE: () => "In dieser Phase verkaufen Gesellschaften einander noch keine Loks.",
  EMERGENCY_LAST: ({ terms }) =>
    `Der ${terms.president} hat eine Lok mitbezahlt; in diesem Zug kann keine weitere gekauft werden.`,
} satisfies Partial<RefusalMessages>;

const takeovers = {
  TAKEOVER_TARGET: ({ corp, target }) =>
    `${the(corp)} kann ${target ? `die ${target}` : "diese Gesellschaft"} nicht übernehmen: Möglich ist das nur bei kleineren, die in Betrieb sind und Spielern gehören.`,
  TAKEOVER_PRICE: ({ target, min, max }) =>
    min && max
      ? `Eine Aktie ${of(target)} wird für ${min} bis ${max} übernommen.`
      : `Das ist kein möglicher Preis für eine Aktie ${of(target)}.`,
  STATION_DROP: ({ hex }) => `Wähle einen der beiden Bahnhöfe ${hex ? `in ${hex}` : "an diesem Ort"}.`,
  ACQUIRED_TRAIN: ({ train }) =>
    `${train ? `Die ${train}` : "Diese Lok"} kam nicht mit der Übernahme und bleibt, wie sie ist.`,
  CONVERT_SIDE: ({ corp, train }) =>
    `Die Karte ${train ? `der ${train}` : "dieser Lok"} hat keine andere Seite von der Größe ${of(corp)}.`,
  CONVERT_RUSTED: ({ train }) =>
    `${train ? `Die ${train}` : "Diese Seite"} ist verrostet; keine Karte kann auf sie gedreht werden.`,
} satisfies Partial<RefusalMessages>;

const formation = {
  NATIONALISE: ({ corp, n }) =>
    n && n !== "0"
      ? `Aktien ${of(corp)} können nicht verstaatlicht werden: Sie muss in Betrieb sein, und du musst schon ${n} von ihr besitzen.`
      : `Aktien ${of(corp)} können nicht verstaatlicht werden.`,
  FORMATION: (p) =>
    p.private
      ? `${p.private} kannst du jetzt nicht umtauschen, oder es ist zweimal genannt.`
      : "Das kann jetzt nicht umgetauscht werden.",
} satisfies Partial<RefusalMessages>;

export const deRefusals: RefusalMessages = {
  ...general,
  ...track,
  ...stations,
  ...trains,
  ...routes,
  ...purchases,
  ...sales,
  ...auction,
  ...build,
  ...sizesAndDebts,
  ...takeovers,
  ...formation,
};
