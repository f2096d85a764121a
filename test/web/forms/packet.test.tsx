/** The papers of the start packet: prices and incomes as the table plays them, what comes with a paper, and what it says of others. */
import { describe, expect, it } from "vitest";
import type { GameState } from "../../../engine/index.ts";
import type { Language } from "../../../lambdas/service/api.ts";
import { boardPicture } from "../../../web/board/map.tsx";
import { Forms } from "../../../web/forms/index.tsx";
import { optionsOf } from "../../../web/game/scene.ts";
import { cash, changed, game1835, stock } from "../../support/positions.ts";
import { packetHas } from "../../support/prussia.ts";
import { sceneFor } from "../support/scenes.ts";

function packet(state: GameState, language: Language = "en"): string {
  const scene = sceneFor(state, 0, { language });
  const board = boardPicture(scene.title, state);
  const html = String(<Forms scene={scene} options={optionsOf(scene, false)} board={board} best={null} />);
  return html.replaceAll(/<[^>]*>/g, " ").replaceAll(/[\s\u00a0]+/g, " ");
}

describe("papers of the start packet", () => {
  it("that cannot be bought now show the price of this round, as those that can", () => {
    const later = (discountPrivates: string): string =>
      packet(changed(game1835(4, { discountPrivates }), [packetHas("M3", "M4", "HB", "PfB"), stock(0, { number: 3 })]));
    expect(later("no")).toContain("150 M, not for sale yet");
    expect(later("yes")).toContain("120 M, not for sale yet");
    expect(later("yes")).toContain("100 M, not for sale yet");
    const last = changed(game1835(4, { discountPrivates: "yes" }), [packetHas("PfB"), stock(0, { number: 3 })]);
    expect(packet(last)).toContain("Buy PfB for 120 M");
  });

  it("that are too dear say so", () => {
    const state = changed(game1835(4), [packetHas("M5", "M6", "PfB"), cash(0, 111), stock(0, { number: 3 })]);
    expect(packet(state)).toContain("150 M, too dear for you");
  });

  it("show the income that the table has agreed on", () => {
    expect(packet(game1835(4))).toContain("Face value 190 M, income 20 M.");
    expect(packet(game1835(4, { ldIncome: "30" }))).toContain("Face value 190 M, income 30 M.");
  });

  it("call the director's certificate by the title's own name", () => {
    expect(packet(game1835(4))).toContain("Comes with the director’s certificate of SX.");
    expect(packet(game1835(4), "de")).toContain("Bringt die Direktoraktie der SX.");
  });
});
