/** The words of the notation: those that are read, in English, German and Dutch, and those that are written. */
import type { MoveType } from "../model/move.ts";
import type { NarrationLanguage } from "../narration/context.ts";
import type { Said } from "./said.ts";
import { fold } from "./text.ts";

/** A word that begins a line, the moves it may stand for, and what it says by itself. */
export interface Verb {
  readonly types: readonly MoveType[];
  readonly said: Said;
}

interface VerbWords extends Partial<Pick<Verb, "said">> {
  readonly types: readonly MoveType[];
  /** Separated by commas; spaces, case and umlauts make no difference. */
  readonly words: string;
}

const VERB_WORDS: readonly VerbWords[] = [
  {
    types: ["pass"],
    words: "pass, drop out, skip, passe, passen, steige aus, aussteigen, verzichte, pas, haak af, afhaken, zie af",
  },
  {
    types: ["done"],
    words:
      "done, end, end turn, finish, finished, that is all, fertig, ende, beende zug, zug beenden, klaar, einde, beurt beëindigen, beëindig beurt",
  },
  {
    types: ["buyPrivate", "buyShare", "buyPrivateFrom", "buyCompany", "buyTrain"],
    words: "buy, purchase, kaufe, kauf, kaufen, erwerbe, koop, kopen",
  },
  {
    types: ["buyPrivateFrom", "buyCompany", "buyPrivate"],
    words:
      "company, private, private company, local railway, buy company, buy private, gesellschaft, privatbahn, privatgesellschaft, lokalbahn, kaufe gesellschaft, kaufe privatbahn, kaufe lokalbahn, maatschappij, particuliere maatschappij, lokaalspoorweg, koop maatschappij, koop lokaalspoorweg",
  },
  { types: ["bid"], words: "bid, biete, bieten, gebot, bied, bieden, bod" },
  {
    types: ["par"],
    words:
      "par, set par, start, issue price, starte, starten, pari, ausgabekurs, parkurs, kurs, start op, uitgiftekoers, koers",
  },
  {
    types: ["sellShares", "sellCompany"],
    words: "sell, verkaufe, verkauf, verkaufen, verkoop, verkopen",
  },
  {
    types: ["nationalise"],
    words: "nationalise, nationalize, verstaatliche, verstaatlichen, nationaliseer, nationaliseren",
  },
  {
    types: ["exchange", "join", "swap"],
    words: "exchange, tausche, tauschen, umtauschen, ruil, ruilen, ruil om, omruilen",
  },
  { types: ["swap", "exchange"], words: "swap, wechsle, wechseln, wissel, wisselen" },
  { types: ["join"], words: "join, merge, fold, beitreten" },
  {
    types: ["layTile"],
    words:
      "lay, tile, track, lay tile, upgrade, lege, legen, gleis, plättchen, lege gleis, lege plättchen, leg, leggen, tegel, leg tegel, leg spoor, spoor, vervang",
  },
  { types: ["layTile", "placeToken"], words: "build, place, baue, bauen, setze, bouw, bouwen, plaats, zet" },
  {
    types: ["placeToken"],
    words:
      "token, station, place token, place station, build station, bahnhof, baue bahnhof, setze bahnhof, marker, bouw station, plaats station",
  },
  {
    types: ["run"],
    words: "run, run train, run trains, route, routes, fahre, fahr, fahren, betrieb, strecken, rijd, rijden, rit",
  },
  {
    types: ["dividend"],
    said: { kind: "pay" },
    words:
      "pay, pay out, payout, dividend, pay dividend, ausschütten, schütte aus, ausschüttung, dividende, zahle, keer uit, uitkeren, uitkering, dividend uitkeren",
  },
  {
    types: ["dividend"],
    said: { kind: "withhold" },
    words: "withhold, retain, einbehalten, behalte ein, inhouden, hou in, houd in",
  },
  {
    types: ["dividend"],
    said: { kind: "split" },
    words: "half, half pay, split, halb, halbe dividende, teilen, helft, halve uitkering",
  },
  {
    types: ["buyTrain"],
    words: "train, buy train, loco, lok, loks, zug, kaufe lok, kaufe zug, kauf lok, trein, koop trein, treinen",
  },
  {
    types: ["discardTrain"],
    words:
      "discard, discard train, abgeben, gib, gib ab, abwerfen, wirf, wirf ab, verwerfe, afleggen, afstaan, sta af, sta, staat, doe weg",
  },
  {
    types: ["takeOver"],
    words: "take over, acquire, übernehme, übernimm, übernehmen, übernahme, neem over, neem, overnemen, overname",
  },
  {
    types: ["dropStation"],
    words: "drop, drop station, remove, remove station, abbauen, entferne, entfernen, verwijder, verwijderen",
  },
  {
    types: ["convertTrain"],
    words: "convert, flip, umwandeln, wandle, wandle um, omzetten, zet om, omdraaien, draai om",
  },
  { types: ["scrapTrain"], words: "scrap, verschrotte, verschrotten, ausmustern, mustere aus, sloop, slopen" },
  {
    types: ["repayLoan"],
    words: "repay, repay loan, tilge, tilgen, zurückzahlen, zahle zurück, aflossen, los af, betaal terug, terugbetalen",
  },
  {
    types: ["found"],
    said: { accept: true },
    words: "found, form, gründe, gründen, gründung, oprichten, richt op, richt",
  },
  {
    types: ["declareBankruptcy"],
    words: "bankruptcy, bankrupt, declare bankruptcy, bankrott, pleite, insolvenz, failliet, faillissement",
  },
  {
    types: ["answer", "found"],
    said: { accept: true },
    words:
      "accept, yes, agree, ok, okay, annehmen, nehme an, ja, akzeptiere, akzeptieren, zustimmen, stimme zu, akkoord, aannemen, neem aan, toestemmen, stem toe",
  },
  {
    types: ["answer", "found"],
    said: { accept: false },
    words: "decline, no, reject, refuse, ablehnen, lehne ab, nein, nee, weiger, weigeren, afwijzen, wijs af",
  },
  { types: ["withdraw"], words: "withdraw, retract, zurückziehen, ziehe zurück, intrekken, trek in" },
];

/** By folded letters. */
export const VERBS: ReadonlyMap<string, Verb> = new Map(
  VERB_WORDS.flatMap(({ types, said, words }) =>
    words.split(",").map((phrase): [string, Verb] => [fold(phrase), { types, said: said ?? {} }]),
  ),
);

const keys = (words: string): ReadonlySet<string> => new Set(words.split(" ").map(fold));

/** Words without meaning of their own: articles, and nouns that the verb says already. */
export const FILLERS = keys(
  "a an the of on in into to by at my its share shares tile train trains token station please i we und and " +
    "der die das den dem des auf im ins nach ein eine einen einer je pro aktie aktien anteil anteile plättchen lok loks zug " +
    "bahnhof gesellschaft company private privatbahn lokalbahn papier papers paper paar bitte ich wir each per gleis zertifikat " +
    "for für gegen certificate certificates ab aus an um zurück zu ein vom de het een van aandeel aandelen dollar dollars gulden mark kronen stück " +
    "en op in naar aan over af om door voor nog per uit leggen bouwen haar mijn hem er bij trein treinen tegel spoor stationsfiche maatschappij particuliere lokaalspoorweg minor certificaat certificaten graag alsjeblieft",
);
/** What may stand before a verb. */
export const POLITE_WORDS = keys("i we please ich wir bitte ik wij graag");
export const AMOUNT_WORDS = keys("for at für zu um à gegen voor tegen op");
export const FROM_WORDS = keys("from von vom aus of der bei van uit bij");
export const POWER_WORDS = keys("with using by mit durch per met");
export const TRADE_WORDS = keys("trade trading tradein trade-in exchange gegen inzahlung inruil tegen");
export const CITY_WORDS = keys("city stadt slot stad");
export const SEAT_WORDS = keys("player seat spieler platz speler");
export const ROTATION_WORDS = keys("r rot rotation turn drehung dreh draai draaiing");
export const POOL_WORDS = keys("pool bankpool market");
export const BANK_WORDS = keys("bank");
export const OFFERING_WORDS = keys("offering ipo bank treasury angebot");
export const BEST_WORDS = keys("best beste besten optimal auto");
export const NONE_WORDS = keys("none nothing nichts keine keinen keins niets geen");
export const ALL_WORDS = keys("all everything alle alles");
export const YES_WORDS = keys("yes ja");
export const NO_WORDS = keys("no not nein nicht nee niet");
export const COUNT_WORDS: ReadonlyMap<string, number> = new Map(
  [
    "one two three four five six",
    "eine zwei drei vier fünf sechs",
    "een twee drie vier vijf zes",
    "a",
    "einen",
    "an",
  ].flatMap((words) => words.split(" ").map((word, index): [string, number] => [fold(word), index + 1])),
);

/** How the notation writes a move: a word for each type, and the words between its figures. */
export const WRITTEN = {
  en: {
    pass: "pass",
    done: "done",
    withdraw: "withdraw",
    repayLoan: "repay",
    declareBankruptcy: "bankruptcy",
    accept: "accept",
    decline: "decline",
    found: "found",
    yes: "yes",
    no: "no",
    pay: "pay",
    withhold: "withhold",
    split: "half",
    run: "run",
    best: "best",
    none: "none",
    join: "join",
    swap: "swap",
    bid: "bid",
    par: "par",
    takeOver: "take over",
    buy: "buy",
    company: "company",
    sell: "sell",
    nationalise: "nationalise",
    exchange: "exchange",
    lay: "lay",
    placeToken: "token",
    dropStation: "drop",
    city: "city",
    buyTrain: "train",
    trade: "trade",
    discardTrain: "discard",
    convertTrain: "convert",
    scrapTrain: "scrap",
    from: "from",
    out: "from",
    for: "for",
    at: "at",
    with: "with",
    player: "player",
    offering: "offering",
    bank: "bank",
    pool: "pool",
  },
  de: {
    pass: "passe",
    done: "fertig",
    withdraw: "zurückziehen",
    repayLoan: "tilge",
    declareBankruptcy: "Bankrott",
    accept: "annehmen",
    decline: "ablehnen",
    found: "gründe",
    yes: "ja",
    no: "nein",
    pay: "ausschütten",
    withhold: "einbehalten",
    split: "halb",
    run: "fahre",
    best: "beste",
    none: "nichts",
    join: "umtauschen",
    swap: "wechsle",
    bid: "biete",
    par: "starte",
    takeOver: "übernehme",
    buy: "kaufe",
    company: "Gesellschaft",
    sell: "verkaufe",
    nationalise: "verstaatliche",
    exchange: "tausche",
    lay: "lege",
    placeToken: "Bahnhof",
    dropStation: "entferne",
    city: "Stadt",
    buyTrain: "Lok",
    trade: "gegen",
    discardTrain: "abgeben",
    convertTrain: "umwandeln",
    scrapTrain: "verschrotte",
    from: "von",
    out: "aus",
    for: "für",
    at: "zu",
    with: "mit",
    player: "Spieler",
    offering: "Bank",
    bank: "Bank",
    pool: "Bankpool",
  },
  nl: {
    pass: "pas",
    done: "klaar",
    withdraw: "intrekken",
    repayLoan: "aflossen",
    declareBankruptcy: "failliet",
    accept: "aannemen",
    decline: "afwijzen",
    found: "oprichten",
    yes: "ja",
    no: "nee",
    pay: "uitkeren",
    withhold: "inhouden",
    split: "helft",
    run: "rijd",
    best: "beste",
    none: "niets",
    join: "omruilen",
    swap: "wissel",
    bid: "bied",
    par: "start",
    takeOver: "overnemen",
    buy: "koop",
    company: "maatschappij",
    sell: "verkoop",
    nationalise: "nationaliseer",
    exchange: "ruil",
    lay: "leg",
    placeToken: "station",
    dropStation: "verwijder",
    city: "stad",
    buyTrain: "trein",
    trade: "tegen",
    discardTrain: "afstaan",
    convertTrain: "omzetten",
    scrapTrain: "sloop",
    from: "van",
    out: "uit",
    for: "voor",
    at: "voor",
    with: "met",
    player: "speler",
    offering: "bank",
    bank: "bank",
    pool: "pool",
  },
} as const satisfies Record<NarrationLanguage, unknown>;

export type WrittenWords = Readonly<Record<keyof (typeof WRITTEN)["en"], string>>;
