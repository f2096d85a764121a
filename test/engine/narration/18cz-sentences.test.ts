/** 18CZ in words: the owner at whom nobody sits, and refusals. */
import { describe, expect, test } from "vitest";
import {
  type GameEvent,
  newGame,
  type Option,
  type Refusal,
  type RefusalCode,
  titleFor,
} from "../../../engine/index.ts";
import { narrateEvents, question, refusalSentence } from "../../../engine/narration/index.ts";
import { asked, own, plain, reader, turnOf } from "./table18cz.ts";

const BOHEMIA = titleFor("18cz", 2);

describe("the owner at whom nobody sits", () => {
  test("is called by his name when he receives a corporation", () => {
    const events: GameEvent[] = [
      {
        type: "neutralStarted",
        corporation: "BCB",
        price: 50,
        cell: [0, 2],
        certificates: [0],
        percent: 50,
        seed: 1,
      },
      { type: "trainReceived", corporation: "BCB", train: { id: "2a-0", rank: "2a" } },
    ];
    const name = BOHEMIA.neutral?.name ?? "";
    const [english, german] = (["en", "de"] as const).map((language) =>
      narrateEvents(events, reader(language, 0, BOHEMIA)).map(plain),
    );
    expect(english).toEqual([
      `${name} receives 50% of BCB, which begins at 50 K and has floated`,
      "BCB: received a 2a-train for nothing",
    ]);
    expect(german).toEqual([
      `${name} erhält 50 % der BCB, die mit dem Kurs 50 K in Betrieb geht`,
      "BCB: eine 2a-Lok kostenlos erhalten",
    ]);
  });

  test("pays for the terrain of his corporations", () => {
    const two = newGame({ title: "18cz", players: 2, seed: 7 });
    const symbol = Object.values(two.corporations).find((one) => one.floated)?.symbol ?? "";
    const state = { ...two, round: turnOf(symbol, "track") };
    const pass: Option = { type: "pass", ...own };
    const sentence = question(asked("track", [pass], symbol), state, 0, reader("en", 0, BOHEMIA));
    expect(sentence).toBe(`${symbol} can lay no tile: lay nothing. ${BOHEMIA.neutral?.name} pays for the terrain.`);
  });
});

const SENTENCES: readonly (readonly [RefusalCode, Refusal["details"], string, string])[] = [
  ["DRAFT_GONE", { private: "S1" }, "S1 is not there to be bought any more.", "S1 ist nicht mehr zu haben."],
  [
    "SIZE_NOT_OPEN",
    { corp: "NWB", n: "b" },
    "Medium corporations open with the first b train.",
    "Mittlere Gesellschaften gibt es ab der ersten Lok der Reihe b.",
  ],
  [
    "SELL_PRESIDENT_NO_SUCCESSOR",
    { n: 40, corp: "BTE" },
    "Nobody else holds 40% of BTE, so the director's certificate cannot be sold.",
    "Niemand sonst besitzt 40 % der BTE, deshalb kann die Direktoraktie nicht abgegeben werden.",
  ],
  [
    "COMPANY_SIZE",
    { private: "M1", corp: "BCB" },
    "BCB is small and may own small local railways only.",
    "Die BCB ist klein und darf nur kleine Lokalbahnen besitzen.",
  ],
  [
    "COMPANY_SIZE",
    { private: "L1", corp: "NWB" },
    "NWB is medium and may own small and medium local railways only.",
    "Die NWB ist mittelgroß und darf nur kleine und mittlere Lokalbahnen besitzen.",
  ],
  [
    "TRAIN_SIZE",
    { rank: "2+2b", corp: "BCB" },
    "BCB is small and cannot own a 2+2b-train.",
    "Die BCB ist klein und kann keine 2+2b-Lok besitzen.",
  ],
  [
    "HOLDING_LIMIT",
    { n: 75, corp: "BCB" },
    "Nobody may hold more than 75% of BCB.",
    "Niemand darf mehr als 75 % der BCB besitzen.",
  ],
  [
    "POWER_TERRAIN",
    { hex: "E18", list: ["water", "hill"] },
    "The local railway covers rivers and hills only, where the first tile costs something; E18 is no such place.",
    "Diese Lokalbahn gilt nur für Flüsse und Hügel, wo das erste Plättchen etwas kostet; E18 gehört nicht dazu.",
  ],
  [
    "TRAIN_MUST_BUY",
    { corp: "NWB" },
    "NWB must own a train of its own size at the end of its turn.",
    "Die NWB braucht am Ende ihres Zuges eine Lok ihrer Größe.",
  ],
  [
    "TRAIN_LIMIT_REACHED",
    { corp: "NWB", n: 3, reason: "lastPlace" },
    "The last place of NWB is for a train of its own size.",
    "Der letzte Platz der NWB ist für eine Lok ihrer Größe.",
  ],
  [
    "ROUTE_REVENUE",
    { amount: 50, sum: 40 },
    "The routes bring 40 K, not 50 K.",
    "Die Strecken bringen 40 K, nicht 50 K.",
  ],
  [
    "TAKEOVER_PRICE",
    { target: "KFN", min: 33, max: 97 },
    "A share of KFN is taken over for 33 K to 97 K.",
    "Eine Aktie der KFN wird für 33 K bis 97 K übernommen.",
  ],
  [
    "ROUTE_TOO_LONG",
    { train: "3c-0", reason: "tooLong" },
    "The route of the 3c/2+2c-train has more stops than the train can make.",
    "Die Strecke der 3c/2+2c-Lok hat mehr Halte, als die Lok anfahren kann.",
  ],
  ["COMPANY_PRICE", { private: "S1", min: 60, max: 60 }, "The price of S1 is 60 K.", "Der Preis von S1 ist 60 K."],
  [
    "COMPANY_NOT_FOR_SALE",
    { private: "S1", reason: "bank" },
    "S1 cannot be sold to the bank.",
    "S1 kann nicht an die Bank verkauft werden.",
  ],
];

test.each(SENTENCES)("%s %j", (code, details, inEnglish, inGerman) => {
  const refusal: Refusal = { code, rule: "18CZ-1.1", details };
  expect(plain(refusalSentence(refusal, reader("en")))).toBe(inEnglish);
  expect(plain(refusalSentence(refusal, reader("de")))).toBe(inGerman);
});
