/** What 1835 adds: the start packet, nationalised shares, and the founding of Prussia with what joins it. */
import { describe, expect, test } from "vitest";
import { decide, decision, type GameEvent, type GameState, type Move } from "../../../engine/index.ts";
import { describeMove, describeOptions, narrateEvents, question } from "../../../engine/narration/index.ts";
import { founding, joining } from "../../web/support/seldom.ts";
import { reader, TITLE_1835 } from "./contexts.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");
const told = (events: readonly GameEvent[], language: "en" | "de" = "en"): string[] =>
  narrateEvents(events, reader(language, 1, TITLE_1835)).map(plain);
const asked = (state: GameState, language: "en" | "de" = "en"): string =>
  plain(question(decision(state), state, 0, reader(language, 0, TITLE_1835)));

function played(state: GameState, move: Move): readonly GameEvent[] {
  const decided = decide(state, 0, move);
  if (!decided.accepted) throw new Error(decided.refusal.code);
  return decided.events;
}

describe("Prussia", () => {
  test("is founded knowing what passes to it and what a refusal means", () => {
    expect(asked(founding)).toBe(
      "Found PR now? The minor M2 is exchanged for the director's certificate, 10 %; its treasury, trains and station pass to PR, which begins at 154 M and receives 0 M from the bank for the shares sold so far. Then each player may exchange papers of his own. If you refuse, you are asked again when the next round begins; with the first 4+4-train PR must be founded.",
    );
    expect(asked(founding, "de")).toContain("mit der ersten 4+4-Lok muss die PR gegründet werden");
  });

  test("is told with what it receives", () => {
    expect(told(played(founding, { type: "found", accept: true }))).toEqual([
      "Anna founded PR at 154 M",
      "Anna exchanged M2 for 10 % of PR, which receives the treasury of 150 M and a 3-train",
    ]);
    expect(told(played(joining, { type: "join", papers: ["M1", "BB"] }), "de")).toEqual([
      "Anna hat M1 gegen 5 % der PR umgetauscht; sie erhält die Kasse mit 40 M",
      "Anna hat BB gegen 10 % der PR umgetauscht",
    ]);
  });

  test("is joined by papers of which each is named with its share", () => {
    expect(asked(joining)).toContain("BB for 10 % and M1 for 5 %");
    expect(asked(joining, "de")).toContain("mit der ersten 5er-Lok muss alles umgetauscht werden");
    const context = reader("en", 0, TITLE_1835);
    expect(describeOptions(decision(joining), 0, context).map(plain)).toEqual([
      "Exchange for shares of PR, or keep: BB (10 %) and M1 (5 %)",
    ]);
    const label = (papers: string[]): string =>
      plain(describeMove({ type: "join", papers }, context, decision(joining)));
    expect(label(["M1", "BB"])).toBe("Exchange M1 and BB for 15 % of PR");
    expect(label([])).toBe("Exchange nothing");
  });
});

test("a minor is told with its price alone, a certificate with the director it makes", () => {
  const bought = (item: string): GameEvent[] => [
    { type: "packetItemSold", item, seat: 0, price: 170 },
    { type: "presidentChanged", corporation: item, from: null, to: 0 },
    { type: "floated", corporation: item },
  ];
  expect(told(bought("M2"))).toEqual(["Anna bought the minor M2 for 170 M"]);
  expect(told(bought("BY"), "de")).toEqual([
    "Anna hat die Direktoraktie der BY für 170 M gekauft",
    "BY geht in Betrieb",
  ]);
});

test("who is nationalised is addressed", () => {
  const event: GameEvent = {
    type: "sharesBought",
    seat: 0,
    corporation: "SX",
    from: "seat:1",
    percent: 20,
    price: 240,
  };
  expect(told([event])).toEqual(["Anna nationalised 20 % of SX: you had to give it up for 240 M"]);
  expect(told([event], "de")).toEqual(["Anna hat 20 % der SX verstaatlicht und dir dafür 240 M gezahlt"]);
});
