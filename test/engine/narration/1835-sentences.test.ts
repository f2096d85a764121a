/** What 1835 adds: the start packet, nationalised shares, and the founding of Prussia with what joins it. */
import { describe, expect, test } from "vitest";
import { decide, decision, type GameEvent, type GameState, type Move } from "../../../engine/index.ts";
import {
  describeMove,
  describeOption,
  describeOptions,
  narrateEvents,
  question,
} from "../../../engine/narration/index.ts";
import { changed, game1835, owns } from "../../support/positions.ts";
import { company1835, minor, operating1835, packetSold, phase1835 } from "../../support/prussia.ts";
import { failing, founding, joining } from "../../web/support/seldom.ts";
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
      "Found PR now? The minor M2 is exchanged for the director's certificate, 10%; its treasury, trains and station pass to PR, which begins at 154 M and receives 0 M from the bank for the shares sold so far. Then each player may exchange papers of his own. If you refuse, you are asked again when the next round begins; with the first 4+4-train PR must be founded.",
    );
    expect(asked(founding, "de")).toContain("mit der ersten 4+4-Lok muss die PR gegründet werden");
  });

  test("is told with what it receives", () => {
    expect(told(played(founding, { type: "found", accept: true }))).toEqual([
      "Anna founded PR at 154 M",
      "Anna exchanged M2 for 10% of PR, which receives the treasury of 150 M and a 3-train",
    ]);
    expect(told(played(joining, { type: "join", papers: ["M1", "BB"] }), "de")).toEqual([
      "Anna hat M1 gegen 5 % der PR umgetauscht; sie erhält die Kasse mit 40 M",
      "Anna hat BB gegen 10 % der PR umgetauscht",
    ]);
  });

  test("is joined by papers of which each is named with its share", () => {
    expect(asked(joining)).toContain("BB for 10% and M1 for 5%");
    expect(asked(joining, "de")).toContain("mit der ersten 5er-Lok muss alles umgetauscht werden");
    const context = reader("en", 0, TITLE_1835);
    expect(describeOptions(decision(joining), 0, context).map(plain)).toEqual([
      "Exchange for shares of PR, or keep: BB (10%) and M1 (5%)",
    ]);
    const label = (papers: string[]): string =>
      plain(describeMove({ type: "join", papers }, context, decision(joining)));
    expect(label(["M1", "BB"])).toBe("Exchange M1 and BB for 15% of PR");
    expect(label([])).toBe("Exchange nothing");
  });
});

describe("the first turn of Prussia", () => {
  const within = (acted: string[], ...changes: Parameters<typeof changed>[1]): GameState =>
    changed(game1835(4), [
      packetSold,
      minor("M2", 0, { cash: 226 }),
      company1835("BY", { director: 1, cash: 50 }),
      phase1835("2.3"),
      ...changes,
      operating1835("BY", "trains", {}, { acted }),
      (draft) => {
        draft.formation = { kind: "found", seats: [0], when: "purchase" };
      },
    ]);

  test("is told with the question as far as it is settled, and not in a stock round", () => {
    expect(asked(within(["M2"]))).toContain("PR has its first turn in the next operating round.");
    expect(asked(within(["M2"]), "de")).toContain("Die PR ist erst in der nächsten Betriebsrunde an der Reihe.");
    expect(asked(within([]))).toContain("PR has a turn in this operating round. If");
    expect(asked(within([], owns(2, "BB")))).toContain("unless a paper joins that has earned in it already");
    expect(asked(founding)).not.toContain("turn");
  });
});

describe("a train that a director must pay for", () => {
  const needy = changed(failing, [operating1835("HE", "trains")]);

  test("is chosen first; then shares are sold, and bankruptcy is not kept secret", () => {
    expect(asked(needy)).toBe(
      "HE needs a train; the cheapest costs 360 M. It has 20 M, you have 102 M: choose a train, then sell shares for the rest, with the cheapest 238 M. If your shares cannot bring it, you are bankrupt.",
    );
    expect(asked(needy, "de")).toContain("Wähle eine Lok und verkaufe dann Aktien für den Rest");
  });
});

describe("a bankruptcy that the others survive", () => {
  const events = played(failing, { type: "sellShares", corporation: "BA", count: 1, percents: [10] });

  test("is told from the cash to the certificates, who directs then, and the debt", () => {
    expect(told(events)).toEqual([
      "Anna sold 10% of BA for 84 M, 84 ▼ 80",
      "Anna cannot pay for the train that HE must buy, and is bankrupt; 186 M of cash go to HE",
      "HE: bought a 4-train for 360 M; owes the bank 154 M, to be repaid out of its revenue first",
      "All 2-trains rust",
      "NF closes",
      "You are now director of SX, but without the certificate: it is part of the 20% of Anna that go to the pool",
      "The shares of Anna go to the pool: 10% of WT",
      "Cleo is now director of HE",
      "The shares of Anna go to the pool: 20% of HE",
    ]);
  });

  test("reads as well in German, and to the one it befalls", () => {
    expect(told(events, "de")).toContain(
      "Du leitest jetzt die SX, aber ohne die Direktoraktie: Sie gehört zu den 20 % von Anna, die in den Bankpool gehen",
    );
    const own = narrateEvents(events, reader("de", 0, TITLE_1835)).map(plain);
    expect(own).toContain(
      "Du kannst die Pflichtlok der HE nicht bezahlen und bist bankrott; 186 M Bargeld gehen an die HE",
    );
    expect(own).toContain("Deine Aktien gehen in den Bankpool: 10 % der WT");
  });

  test("leaves a debt of which each payment is told with what is left", () => {
    const paid = (amount: number, debt: number): GameEvent[] => [
      { type: "dividendDecided", corporation: "HE", kind: "withhold", revenue: 60, perShare: 0, forced: true },
      { type: "corporationIndebted", corporation: "HE", amount: -amount, debt },
    ];
    expect(told(paid(60, 94))).toEqual(["HE: withheld 60 M; repaid 60 M to the bank and still owes 94 M"]);
    expect(told(paid(34, 0), "de")).toEqual([
      "HE: 60 M einbehalten; 34 M an die Bank zurückgezahlt, sie ist schuldenfrei",
    ]);
  });
});

test("the price at which a corporation begins by rule is nobody's choice, and not told", () => {
  const events: GameEvent[] = [
    { type: "floated", corporation: "SX" },
    { type: "parSet", corporation: "SX", seat: 0, price: 88, cell: [3, 2] },
  ];
  expect(told(events)).toEqual(["SX has floated"]);
});

test("phases tell that Prussia may be founded, and must be", () => {
  expect(told([{ type: "phaseStarted", phase: "2.3" }])[0]).toMatch(/, PR may be founded$/);
  expect(told([{ type: "phaseStarted", phase: "2.4" }], "de")[0]).toMatch(/, die PR muss gegründet sein$/);
});

test("bundles of the same sum are told apart by their certificates", () => {
  const bundle = (proceeds: number, ...percents: number[]) => ({
    ...{ count: percents.length, percent: percents.reduce((sum, one) => sum + one, 0), proceeds, percents },
  });
  const bundles = [bundle(100, 10), bundle(200, 20), bundle(200, 10, 10)];
  const option = { type: "sellShares", corporation: "BA", bundles, seat: 0, side: false } as const;
  expect(plain(describeOption(option, reader("en", 0, TITLE_1835)))).toBe(
    "Sell BA: 10% for 100 M, 20% for 200 M or 10% + 10% for 200 M",
  );
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
  expect(told([event])).toEqual(["Anna nationalised 20% of SX: you had to give it up for 240 M"]);
  expect(told([event], "de")).toEqual(["Anna hat 20 % der SX verstaatlicht und dir dafür 240 M gezahlt"]);
});
