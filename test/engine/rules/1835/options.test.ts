/** The options of a table: 1835-17.7, and how often it stops. */
import { describe, expect, it } from "vitest";
import { newGame, titleById } from "../../../../engine/index.ts";
import { pass } from "../../../support/moves.ts";
import { P1, P2, P3, tile } from "../../../support/positions.ts";
import { game1835, minor, operating1835, packetSold } from "../../../support/prussia.ts";
import { given } from "../../../support/scene.ts";

const title = titleById("1835");
const values = (id: string) => title.options.find((one) => one.id === id)?.values;

describe("what a table may choose", () => {
  it.each([
    ["1835-5.3", "level3NeedsPrussia", ["no", "yes"]],
    ["1835-6.6", "nationaliseRounding", ["down", "up"]],
    ["1835-6.12", "salesOfOneTurnAtOnePrice", ["no", "yes"]],
    ["1835-7.9", "swapChoice", ["oldDirector", "fewest", "inOrder"]],
    ["1835-9.4", "upgradeReach", ["permissive", "semiRestrictive"]],
    ["1835-9.7", "unlimitedTiles", ["no", "plainYellow", "yes"]],
    ["1835-10.7", "badenChoice", ["flotation", "firstTurn"]],
    ["1835-13.7", "forcedTrain", ["any", "cheapestNewOrUsed"]],
    ["1835-14.6", "laterAsk", ["markerHolder", "opener"]],
    ["1835-14.10", "prussiaSameOr", ["wait", "denyDividend"]],
    ["1835-16.3", "privatesCount", ["no", "yes"]],
    ["1835-17.1", "start", ["standard", "snake", "clemens"]],
    ["1835-17.2", "minorsWait", ["no", "byFloated", "packetSold"]],
    ["1835-17.3", "ldIncome", ["20", "30"]],
    ["1835-17.4", "discountPrivates", ["no", "yes"]],
    ["1835-17.5", "byFloatsAt", ["50", "20"]],
    ["1835-18.2", "powerMarkersOnlyInMarkerStep", ["no", "yes"]],
    ["1835-18.4", "pfbCloses", ["marker", "both"]],
  ])("1835-17.7: rule %s: %s, one of %j, the first unless the table says otherwise", (_, id, expected) => {
    expect(values(id)).toEqual(expected);
    expect(game1835(4).options[id]).toBe(expected[0]);
  });

  it("1835-17.7: nothing else", () => {
    expect(() => newGame({ title: "1835", players: 4, options: { start: "auction" } })).toThrow();
    expect(() => newGame({ title: "1835", players: 4, options: { level4: "yes" } })).toThrow();
  });
});

it("1835-19: a turn without anything to do goes by, unless the table stops everywhere", () => {
  /** M4 ends its turn; M5, whose only track leads to M2's station, has neither money nor train. */
  const next = (stops: string) =>
    given(
      game1835(4, { stops }),
      packetSold,
      minor("M2", P2),
      minor("M4", P1, { cash: 100 }),
      minor("M5", P3),
      tile("D18", "7", 5),
      tile("E17", "7", 3),
      operating1835("M4", "trains", {}, { acted: ["M2"] }),
    ).when(P1, pass);
  next("lean").follows({ type: "corporationActed", corporation: "M5" }, { type: "stockRoundStarted" });
  expect(next("all").decision).toMatchObject({ corporation: "M5", step: "track", deciders: [P3] });
});
