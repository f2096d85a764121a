/** Many ways to write the same move: case, spaces, umlauts, signs, full names, three languages, what mail programs make of a text. */
import { describe, expect, it } from "vitest";
import { type Move, type NotationAt, readMove } from "../../../engine/index.ts";
import { offered } from "./at.ts";

const bundles = [1, 2].map((count) => ({ count, percent: count * 10, proceeds: count * 67 }));
const lay = { type: "layTile", corporation: "PRR", hex: "F10", tile: "57", cost: 0, company: null } as const;
const token = { type: "placeToken", corporation: "PRR", price: 40, company: null } as const;
const bank = {
  type: "buyTrain",
  from: "bank",
  train: "3-0",
  rank: "3",
  min: 180,
  max: 180,
  tradeIn: null,
  help: 0,
  consent: false,
} as const;
const diesel = { ...bank, train: "D-0", rank: "D", min: 1100, max: 1100 } as const;

const at1830 = offered(
  "1830",
  { type: "bid", company: "DH", min: 75, max: 5000 },
  { type: "bid", company: "CS", min: 45, max: 5000 },
  { type: "par", corporation: "PRR", prices: [67, 82, 100], percent: 20 },
  { type: "buyShare", corporation: "NYC", from: "offering", price: 67, percent: 10 },
  { type: "sellShares", corporation: "B&O", bundles },
  { type: "sellShares", corporation: "C&O", bundles: bundles.slice(0, 1) },
  { ...lay, rotations: [0, 2] },
  { ...lay, hex: "H10", rotations: [3] },
  { ...lay, hex: "J14", rotations: [0, 3] },
  { ...lay, hex: "B20", tile: "58", rotations: [1], company: "CS" },
  { ...token, hex: "E11", city: 1 },
  { ...token, hex: "H12", city: 0 },
  { type: "run", trains: [{ id: "2-0", rank: "2" }] },
  {
    type: "dividend",
    kinds: (["pay", "withhold"] as const).map((kind) => ({ kind, perShare: 1, treasury: 1, price: 1 })),
  },
  bank,
  { ...bank, from: "CPR", train: "3-1", min: 1, max: 400 },
  diesel,
  { ...diesel, min: 800, max: 800, tradeIn: "4-0" },
  { type: "exchange", company: "MH", corporation: "NYC", from: ["offering"] },
  { type: "buyCompany", company: "BO", owner: 1, corporation: "PRR", min: 110, max: 440, consent: true },
  { type: "answer" },
  { type: "done" },
);
const papers = ["M1", "M3", "HB"].map((paper) => ({ paper, percent: 5 }));
const at1835 = offered(
  "1835",
  { type: "buyShare", corporation: "WT", from: "offering", price: 84, percent: 10 },
  { type: "buyPrivate", company: "NF", price: 100 },
  { type: "found", corporation: "PR" },
  { type: "join", corporation: "PR", papers },
  { ...bank, train: "3+3-0", rank: "3+3" },
  { type: "sellShares", corporation: "BY", bundles: [{ count: 2, percent: 30, proceeds: 276, percents: [20, 10] }] },
  { type: "nationalise", corporation: "SX", from: 1, percent: 10, price: 99 },
  { type: "nationalise", corporation: "SX", from: 2, percent: 10, price: 99 },
);
const at18cz = offered(
  "18cz",
  { type: "takeOver", corporation: "BCB", min: 43, max: 1200, shares: 4, owner: 1, consent: true },
  { type: "discardTrain", corporation: "BCB", train: "2a-0", rank: "2a" },
  { type: "sellCompany", company: "S1", corporation: "BN", price: 25 },
);

/** Each move with ways to write it. */
const WAYS: readonly (readonly [NotationAt, Partial<Move>, readonly string[]])[] = [
  [
    at1830,
    { type: "bid", company: "DH", amount: 75 },
    [
      "bid DH 75",
      "BID dh 75",
      "  bid   75   on D&H ",
      "bid: Delaware & Hudson, $75",
      "bid Delaware and Hudson 75 $",
      "bid D and H 75",
      "biete 75 auf DH",
      "Ich biete 75 auf die DH.",
      "bid\u00a0DH\u202f75",
      "bid D&amp;H 75!",
      "- bid DH 75",
      "2. bid DH 75",
      "\u201ebid DH 75\u201c",
      "bied DH 75",
    ],
  ],
  [
    at1830,
    { type: "bid", company: "DH", amount: 1100 },
    ["bid DH 1,100", "bid DH 1.100", "bid DH $1'100", "bid DH 1\u202f100", "bid DH 1’100"],
  ],
  [
    at1830,
    { type: "par", corporation: "PRR", price: 82 },
    ["par PRR at 82", "start Pennsylvania 82", "Starte PRR zu 82", "PRR starten 82", "par pennsylvania railroad $82"],
  ],
  [
    at1830,
    { type: "buyShare", corporation: "NYC" },
    [
      "buy NYC",
      "buy a share of NYC",
      "buy NYC from the offering",
      "buy 10% NYC",
      "kaufe eine Aktie der NYC",
      "Kauf NYC für 67",
      "NYC kaufen",
      "buy New York Central",
    ],
  ],
  [
    at1830,
    { type: "sellShares", corporation: "B&O", count: 2 },
    [
      "sell 2 B&O",
      "sell 2 BO",
      "sell 2 B and O",
      "sell 2 B & O",
      "sell B&O 2",
      "sell two shares of B&O",
      "sell 20% B&O",
      "sell 20 % of B&O",
      "verkaufe 2 B&O",
      "verkaufe zwei Aktien der B&O",
      "2 B&O verkaufen",
      "sell 2 B&amp;O",
      "sell 2x B&O",
    ],
  ],
  [at1830, { type: "sellShares", corporation: "C&O", count: 1 }, ["sell C&O", "sell a C&O", "sell 1 co"]],
  [
    at1830,
    { type: "layTile", hex: "F10", tile: "57", rotation: 2 },
    [
      "lay F10 57 r2",
      "lay 57 F10 r2",
      "lay f-10 57 rot 2",
      "lay F010 57 rotation 2",
      "lay tile 57 on F10, turn 2",
      "lege 57 auf F10 Drehung 2",
      "Gleis F10 57 r2",
      "lay F10/57/r2",
      "lay F10 57 2",
      "lay #57 F10 r2",
      "upgrade F10 57 r 2",
      "build Erie 57 r2",
    ],
  ],
  [
    at1830,
    { type: "layTile", hex: "H10", tile: "57", rotation: 3 },
    ["lay H10 57", "lay 57 in Pittsburgh", "lay Pittsburgh, H10 57 r3"],
  ],
  [at1830, { type: "layTile", hex: "J14", rotation: 0 }, ["lay J14 57", "lay Washington 57 r0"]],
  [at1830, { type: "layTile", hex: "J14", rotation: 3 }, ["lay J14 57 r3"]],
  [
    at1830,
    { type: "layTile", hex: "B20", company: "CS" },
    ["lay B20 58 r1 with CS", "lay B20 58", "lege B20 58 mit Champlain & St. Lawrence"],
  ],
  [
    at1830,
    { type: "placeToken", hex: "E11", city: 1 },
    [
      "token E11",
      "token E11 city 2",
      "place token E11",
      "Bahnhof E11 Stadt 2",
      "station in Buffalo",
      "setze Bahnhof in Dunkirk & Buffalo",
    ],
  ],
  [at1830, { type: "placeToken", hex: "H12", city: 0 }, ["token H12", "Token in Altoona", "build H12"]],
  [at1830, { type: "run", routes: "best" }, ["run best", "Run: best", "fahre beste", "run best routes", "routes best"]],
  [
    at1830,
    { type: "dividend", kind: "pay" },
    ["pay", "Pay out", "pay dividend", "ausschütten", "ausschuetten", "AUSSCHUTTEN", "Schütte aus", "Dividende"],
  ],
  [at1830, { type: "dividend", kind: "withhold" }, ["withhold", "Einbehalten", "behalte ein"]],
  [
    at1830,
    { type: "buyTrain", from: "CPR", train: "3-1", price: 120 },
    [
      "train 3 from CPR for 120",
      "buy train 3 from CPR for 120",
      "buy a 3-train from CPR for $120",
      "Lok 3 von CPR für 120",
      "Zug 3 von der CPR für 120",
      "kaufe eine 3er-Lok von CPR für 120",
      "train 3 CPR 120",
      "train for 120 3 from Canadian Pacific",
    ],
  ],
  [
    at1830,
    { type: "buyTrain", from: "bank", train: "D-0", price: 1100 },
    ["train D from bank", "buy a diesel", "Diesellok aus der Bank kaufen", "train D for 1,100"],
  ],
  [
    at1830,
    { type: "buyTrain", from: "bank", train: "D-0", price: 800, tradeIn: "4-0" },
    ["train D trade 4", "train D trading in a 4", "Lok D gegen 4", "Lok D gegen eine 4er", "train D for 800 trade 4-0"],
  ],
  [
    at1830,
    { type: "exchange", company: "MH", corporation: "NYC" },
    ["exchange MH NYC", "exchange M&H for NYC", "exchange MH", "tausche Mohawk & Hudson gegen NYC"],
  ],
  [
    at1830,
    { type: "buyCompany", company: "BO", price: 200 },
    [
      "company BO for 200",
      "buy BO for 200",
      "buy private BO for 200",
      "Gesellschaft BO für 200",
      "kaufe Baltimore & Ohio von Spieler 2 für 200",
      "buy company B&O 200",
    ],
  ],
  [at1830, { type: "answer", accept: true }, ["accept", "yes", "OK", "Annehmen", "Ja", "nehme an", "stimme zu"]],
  [at1830, { type: "answer", accept: false }, ["decline", "No", "Ablehnen", "nein", "lehne ab"]],
  [
    at1830,
    { type: "done" },
    ["done", "Done.", "fertig", "Fertig!", "end turn", "Zug beenden", "pass", "passe", "Ich passe"],
  ],
  [
    at1835,
    { type: "buyShare", corporation: "WT" },
    [
      "buy WT",
      "buy Württembergische",
      "buy Wuerttembergische Eisenbahn",
      "kaufe WURTTEMBERGISCHE",
      "kaufe W&uuml;rttembergische",
    ],
  ],
  [
    at1835,
    { type: "buyPrivate", company: "NF" },
    ["buy NF", "kaufe Nürnberg-Fürth", "buy nuernberg fuerth", "NF kaufen", "kaufe NF für 100 M", "kaufe NF für 100M"],
  ],
  [
    at1835,
    { type: "found", accept: true },
    ["found yes", "found PR", "gründe PR", "gründe die Preußische Eisenbahn", "gruende preussische", "ja"],
  ],
  [at1835, { type: "found", accept: false }, ["found no", "gründe nein", "gründe PR nicht", "no"]],
  [
    at1835,
    { type: "join", papers: ["M1", "HB"] },
    ["join M1 HB", "join HB and M1", "join M1, HB", "umtauschen M1 HB", "tausche M1 und HB um", "exchange M1 HB"],
  ],
  [at1835, { type: "join", papers: ["M1", "M3", "HB"] }, ["join all", "alle umtauschen"]],
  [at1835, { type: "join", papers: [] }, ["join none", "umtauschen nichts"]],
  [at1835, { type: "buyTrain", rank: "3+3" }, ["train 3+3", "train 3 + 3", "buy a 3+3-train", "kaufe 3+3er-Lok"]],
  [
    at1835,
    { type: "sellShares", percents: [20, 10] },
    ["sell 2 BY", "sell BY 20%+10%", "sell BY 10 % + 20 %", "sell 30% BY", "verkaufe BY 20+10"],
  ],
  [
    at1835,
    { type: "nationalise", from: 2 },
    ["nationalise SX from player 3", "nationalize 10% of SX from P3", "verstaatliche SX von Spieler 3"],
  ],
  [
    at18cz,
    { type: "takeOver", corporation: "BCB", price: 80 },
    [
      "take over BCB at 80",
      "takeover BCB 80",
      "take-over BCB @ 80",
      "übernimm BCB zu 80",
      "uebernehme Böhmische Commercialbahn für 80K",
      "BCB übernehmen 80",
      "take over BCB at 80 K",
    ],
  ],
  [
    at18cz,
    { type: "takeOver", corporation: "BCB", price: 1100 },
    ["take over BCB at 1.100", "take over BCB at 1,100 K"],
  ],
  [
    at18cz,
    { type: "discardTrain", train: "2a-0" },
    ["discard BCB 2a", "discard a 2a of BCB", "gib 2a der BCB ab", "abgeben 2a", "BCB 2a abgeben", "discard 2A"],
  ],
  [at18cz, { type: "sellCompany", company: "S1" }, ["sell S1", "verkaufe S1 für 25", "sell Plan \u2013 Tachau"]],
];

/** In Dutch, as labels say it and as people do. */
const DUTCH: typeof WAYS = [
  [at1830, { type: "bid", amount: 75 }, ["bied 75 op DH", "75 op DH bieden", "Ik bied $ 75 op Delaware en Hudson."]],
  [at1830, { type: "bid", amount: 1100 }, ["bied DH 1.100", "bied 1.100 op de DH"]],
  [at1830, { type: "par", price: 82 }, ["start PRR op 82", "PRR starten op $ 82", "uitgiftekoers PRR 82"]],
  [at1830, { type: "buyShare" }, ["koop NYC", "koop een aandeel NYC", "een aandeel NYC uit de bank kopen"]],
  [at1830, { type: "sellShares", count: 2 }, ["verkoop 2 B&O", "verkoop twee aandelen B&O", "2 aandelen B&O verkopen"]],
  [
    at1830,
    { type: "layTile", hex: "F10", rotation: 2 },
    [
      "leg F10 57 r2",
      "leg tegel 57 op F10, draai 2",
      "Tegel 57 op F10 leggen, draai 2",
      "vervang F10 door 57, draai 2",
    ],
  ],
  [at1830, { type: "layTile", hex: "B20" }, ["leg B20 58 met CS", "tegel 58 op B20 leggen met CS"]],
  [
    at1830,
    { type: "placeToken", hex: "E11", city: 1 },
    ["station E11 stad 2", "bouw een station in Buffalo", "station in E11 bouwen", "plaats station E11"],
  ],
  [
    at1830,
    { type: "run", routes: "best" },
    ["rijd beste", "rijden: beste", "rijd de beste routes", "fahre die besten Strecken"],
  ],
  [at1830, { type: "dividend", kind: "pay" }, ["uitkeren", "keer uit", "dividend uitkeren", "Keer uit!"]],
  [at1830, { type: "dividend", kind: "withhold" }, ["inhouden", "houd in", "hou in"]],
  [
    at1830,
    { type: "buyTrain", from: "CPR", price: 120 },
    ["trein 3 van CPR voor 120", "koop een 3-trein van CPR voor $ 120", "een 3-trein van CPR kopen voor 120"],
  ],
  [at1830, { type: "buyTrain", train: "D-0", price: 1100 }, ["koop een dieseltrein", "trein D uit de bank"]],
  [at1830, { type: "buyTrain", train: "D-0", tradeIn: "4-0" }, ["trein D tegen 4", "trein D inruil 4"]],
  [at1830, { type: "exchange", company: "MH" }, ["ruil MH NYC", "MH ruilen voor NYC", "ruil MH voor een aandeel NYC"]],
  [at1830, { type: "buyCompany", price: 200 }, ["maatschappij BO voor 200", "BO van speler 2 kopen voor 200"]],
  [at1830, { type: "answer", accept: true }, ["aannemen", "neem aan", "akkoord", "ja"]],
  [at1830, { type: "answer", accept: false }, ["afwijzen", "wijs af", "weiger", "nee"]],
  [at1830, { type: "done" }, ["klaar", "beurt beëindigen", "pas", "ik pas", "passen"]],
  [at1835, { type: "buyPrivate", company: "NF" }, ["koop NF", "NF kopen voor 100 M"]],
  [at1835, { type: "found", accept: true }, ["oprichten ja", "PR oprichten", "richt PR op"]],
  [at1835, { type: "found", accept: false }, ["oprichten nee", "PR nog niet oprichten"]],
  [at1835, { type: "join", papers: ["M1", "HB"] }, ["omruilen M1 HB", "ruil M1 en HB om", "M1 en HB omruilen"]],
  [at1835, { type: "join", papers: ["M1", "M3", "HB"] }, ["alle omruilen", "omruilen alles"]],
  [at1835, { type: "join", papers: [] }, ["omruilen niets", "niets omruilen"]],
  [
    at1835,
    { type: "nationalise", from: 2 },
    ["nationaliseer SX van speler 3", "10% van SX nationaliseren van speler 3"],
  ],
  [
    at18cz,
    { type: "takeOver", price: 80 },
    ["overnemen BCB voor 80", "neem BCB over voor 80 K", "BCB overnemen voor 80 K per aandeel"],
  ],
  [at18cz, { type: "discardTrain" }, ["afstaan BCB 2a", "sta 2a van BCB af", "BCB staat een 2a-trein af"]],
  [at18cz, { type: "sellCompany" }, ["verkoop S1", "S1 verkopen", "verkoop S1 voor 25 K"]],
];

const cases = [...WAYS, ...DUTCH].flatMap(([at, move, ways]) => ways.map((way) => ({ at, move, way })));

describe("is read however it is written", () => {
  it.each(cases)("$way", ({ at, move, way }) => {
    expect(readMove(way, at)).toEqual({ read: true, move: expect.objectContaining(move) });
  });

  it("an owner by the name of the person at the seat", () => {
    const names = { seat: (seat: number) => ["Anna Berg", "Björn", "Cyril"][seat] ?? "" };
    for (const way of ["verstaatliche SX von Cyril", "nationalise SX from CYRIL"]) {
      expect(readMove(way, { ...at1835, names })).toMatchObject({ read: true, move: { from: 2 } });
    }
  });
});
