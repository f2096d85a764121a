/** Refusals as sentences. */
import { describe, expect, test } from "vitest";
import { REFUSAL_CODES, type Refusal, type RefusalCode } from "../../../engine/index.ts";
import { NARRATION_LANGUAGES, refusalSentence } from "../../../engine/narration/index.ts";
import { faulty, READERS, reader, TITLE, TITLE_18CZ } from "./contexts.ts";

type Details = Refusal["details"];

/** Every detail that any sentence of C-22 names. */
const ALL: Details = {
  decider: 1,
  president: 0,
  player: 0,
  step: "track",
  payer: "corporation:PRR",
  cash: 15,
  amount: 40,
  corp: "PRR",
  target: "KFN",
  hex: "H10",
  kind: "gray",
  private: "Delaware & Hudson",
  colour: "yellow",
  next: "green",
  n: 3,
  tile: "57",
  what: "label",
  e: 3,
  city: "E19",
  rank: "3",
  train: "3-1",
  price: 1100,
  min: 35,
  max: 140,
  sum: 60,
  limit: 16,
  list: ["67", "71", "100"],
};

const refusal = (code: RefusalCode, details: Details): Refusal => ({ code, rule: "C-1", details });
const sentence = (code: RefusalCode, details: Details, language: "en" | "de", you?: number): string =>
  refusalSentence(refusal(code, details), reader(language, you)).replaceAll("\u00a0", " ");
const without = (key: string): Details => Object.fromEntries(Object.entries(ALL).filter(([name]) => name !== key));

describe.each(REFUSAL_CODES)("%s", (code) => {
  test("is a readable sentence, whichever details are missing", () => {
    const cases: Details[] = [ALL, {}, ...Object.keys(ALL).flatMap((key) => [without(key), { [key]: ALL[key] ?? "" }])];
    const texts = cases.flatMap((details) =>
      READERS.map((context) => refusalSentence(refusal(code, details), context)),
    );
    expect(faulty(texts)).toEqual([]);
    expect(texts.filter((text) => !text.endsWith("."))).toEqual([]);
  });

  test("differs between languages, with details and without", () => {
    for (const details of [ALL, {}]) {
      for (const title of [TITLE, TITLE_18CZ]) {
        const [english, german] = NARRATION_LANGUAGES.map((language) =>
          refusalSentence(refusal(code, details), reader(language, undefined, title)),
        );
        expect(german).not.toBe(english);
      }
    }
  });

  test("says nothing of please or illegal, and does not shout", () => {
    for (const details of [ALL, {}]) {
      for (const context of READERS) {
        expect(refusalSentence(refusal(code, details), context)).not.toMatch(/!|please|bitte|illegal/i);
      }
    }
  });
});

const SENTENCES: readonly (readonly [RefusalCode, Details, string, string])[] = [
  ["NOT_YOUR_TURN", { decider: 1 }, "It is Bert's turn.", "Bert ist am Zug."],
  [
    "NOT_NOW",
    { step: "dividend" },
    "This move is not possible now; awaited is: the dividend.",
    "Das ist jetzt nicht möglich; erwartet wird: die Dividende.",
  ],
  [
    "MONEY_SHORT",
    { payer: "corporation:PRR", cash: 15, amount: 1040 },
    "PRR has $15 and cannot pay $1,040.",
    "PRR hat 15 $ und kann 1.040 $ nicht bezahlen.",
  ],
  [
    "MONEY_SHORT",
    { payer: "seat:1", cash: 15, amount: 40 },
    "Bert has $15 and cannot pay $40.",
    "Bert hat 15 $ und kann 40 $ nicht bezahlen.",
  ],
  [
    "HEX_BLOCKED",
    { hex: "F16", private: "Delaware & Hudson" },
    "Scranton, F16 is blocked while a player owns DH.",
    "Scranton, F16 ist gesperrt, solange ein Spieler DH besitzt.",
  ],
  [
    "TILE_COLOUR_PHASE",
    { colour: "brown", n: "5" },
    "Tiles in brown are not available before phase 5.",
    "Plättchen in Braun gibt es erst ab Phase 5.",
  ],
  [
    "PAR_PRICE",
    { price: 70, list: ["67", "71", "100"] },
    "$70 is not an issue price. Choose one of $67, $71 or $100.",
    "70 $ ist kein Ausgabekurs. Möglich sind 67 $, 71 $ oder 100 $.",
  ],
  [
    "TRAIN_TRADE_IN",
    { rank: "D", list: ["4", "5"] },
    "For a diesel one of these can be handed in: 4-train or 5-train.",
    "Für eine Diesellok kann eine von diesen abgegeben werden: 4er-Lok oder 5er-Lok.",
  ],
  [
    "HOLDING_LIMIT",
    { n: 60, corp: "PRR" },
    "Nobody may hold more than 60% of PRR at its present price.",
    "Bei diesem Kurs darf niemand mehr als 60 % der PRR besitzen.",
  ],
  [
    "ROUTE_TOO_LONG",
    { train: "3-1", reason: "tooLong" },
    "The route of the 3-train has more stops than the train can make.",
    "Die Strecke der 3er-Lok hat mehr Halte, als die Lok anfahren kann.",
  ],
  [
    "SELL_POOL_FULL",
    { n: 1, corp: "PRR" },
    "The pool can hold only 1 more share of PRR.",
    "Im Bankpool ist nur noch Platz für 1 Aktie der PRR.",
  ],
  [
    "COMPANY_NOT_FOR_SALE",
    { private: "CS", reason: "owner" },
    "CS cannot be bought from its owner.",
    "CS kann ihrem Besitzer nicht abgekauft werden.",
  ],
];

test.each(SENTENCES)("%s %j", (code, details, english, german) => {
  expect(sentence(code, details, "en")).toBe(english);
  expect(sentence(code, details, "de")).toBe(german);
});

test("the reader is addressed where the sentence is about him", () => {
  expect(sentence("MONEY_SHORT", { payer: "seat:1", cash: 15, amount: 40 }, "en", 1)).toBe(
    "You have $15 and cannot pay $40.",
  );
  expect(sentence("BANKRUPT_NOT_POOR", { president: 0, amount: 300, price: 280 }, "de", 0)).toBe(
    "Du kannst noch 300 $ aufbringen; die Lok kostet 280 $.",
  );
});
