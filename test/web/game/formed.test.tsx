/** What the sheets of a title with a start packet, minors and a corporation formed out of others show. */
import { describe, expect, it } from "vitest";
import { type GameState, newGame } from "../../../engine/index.ts";
import { Chart } from "../../../web/game/chart.tsx";
import { Corporations } from "../../../web/game/corporations.tsx";
import { OrderLine, TurnSteps } from "../../../web/game/line.tsx";
import { Trains } from "../../../web/game/trains.tsx";
import { changed, game1830, game1835, operating, stock } from "../../support/positions.ts";
import { company1835, joined, minor, operating1835, packetSold, phase1835 } from "../../support/prussia.ts";
import { sceneFor } from "../support/scenes.ts";
import { indebtedCorporation } from "../support/seldom.ts";

const text = (html: unknown): string =>
  String(html)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[\s\u00a0]+/g, " ");

const rowOf = (html: unknown, start: string): string => {
  const rows = [...String(html).matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) => text(row).trim());
  return rows.find((row) => row.startsWith(`${start} `)) ?? expect.fail(`no row begins with ${start}`);
};

const stops = (html: unknown): string[] =>
  [...String(html).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, stop = ""]) => text(stop).trim().split(" ")[0] ?? "");

describe("the line of play", () => {
  const start = (order: string): GameState => newGame({ title: "1835", players: 4, options: { start: order } });
  const line = (state: GameState): string[] => stops(<OrderLine scene={sceneFor(state, null)} />);

  it("runs as the start packet is sold, there and back where the table plays so", () => {
    expect(line(start("standard"))).toEqual(["Anna", "Bert", "Cleo", "Dirk"]);
    expect(line(start("snake"))).toEqual(["Anna", "Bert", "Cleo", "Dirk", "Dirk", "Cleo", "Bert"]);
    expect(line(start("clemens"))).toEqual(["Dirk", "Cleo", "Bert", "Anna", "Anna", "Bert", "Cleo"]);
    expect(line(changed(start("snake"), [stock(1, { number: 2 })]))).toEqual(["Bert", "Cleo", "Dirk", "Anna"]);
  });

  it("takes two rows on narrow screens where many act", () => {
    const minors = ["M1", "M2", "M3", "M4", "M5", "M6"].map((symbol) => minor(symbol, 0));
    const large = ["BY", "SX", "BA"].map((symbol) => company1835(symbol, { director: 1 }));
    const html = (...changes: Parameters<typeof changed>[1]): string =>
      String(
        <OrderLine scene={sceneFor(changed(game1835(4), [packetSold, ...changes, operating1835("M1", "track")]), 0)} />,
      );
    expect(html(...minors, ...large)).toContain('class="line many"');
    expect(html(...minors)).not.toContain("many");
  });

  it("has no steps for what minors never do", () => {
    const state = changed(game1835(4), [packetSold, minor("M1", 0), company1835("BY", { director: 1 })]);
    const steps = (symbol: string): string[] =>
      stops(<TurnSteps scene={sceneFor(changed(state, [operating(symbol, "track")]), 0)} />);
    expect(steps("M1")).toEqual(["Track", "Run", "Trains"]);
    expect(steps("BY")).toEqual(["Track", "Station", "Run", "Pay", "Trains"]);
  });
});

describe("the stock chart", () => {
  it("frames where corporations begin by rule, and explains only zones that it has", () => {
    const html = String(<Chart scene={sceneFor(game1835(4), 0)} />);
    const framed = [...html.matchAll(/<td class="par"><b>(\d+)/g)].map(([, price]) => price);
    expect(framed).toEqual(["92", "84", "88", "154", "80"]);
    expect(text(html)).toContain("Framed: issue prices.");
    expect(text(html)).not.toContain("yellow");
    expect(text(<Chart scene={sceneFor(game1830(4), 0)} />)).toMatch(/· yellow: .* ·· orange: .* ··· brown: /);
  });
});

describe("the trains", () => {
  const sheet = (state: GameState) => <Trains scene={sceneFor(state, 0)} />;

  it("come with the limits of each size and what they mean for the corporation to be formed", () => {
    const html = sheet(game1835(4));
    expect(rowOf(html, "4")).toMatch(/2-trains rust, major corporations: 3 trains at most, .* PR may be founded$/);
    expect(rowOf(html, "4+4")).toMatch(/PR must be founded$/);
    expect(rowOf(html, "5")).toMatch(/all papers are exchanged for shares of PR, other private companies close$/);
    expect(text(html)).toContain("Train limits now: major 4, Prussian 4, minor 2. Next to rust: 2 with the first 4.");
  });

  it("say nothing of founding once it has happened", () => {
    const state = changed(game1835(4), [
      packetSold,
      company1835("PR", { director: 0, shares: { 0: 30 } }),
      phase1835("2.3"),
    ]);
    expect(rowOf(sheet(state), "4+4")).not.toContain("founded");
  });
});

describe("the corporations", () => {
  it("that have joined are told as part of the one they formed", () => {
    const state = changed(game1835(4), [packetSold, joined("M2"), joined("M1"), stock(0)]);
    const html = text(<Corporations scene={sceneFor(state, 0)} />);
    expect(html).toContain("Now part of PR: M1, M2.");
    expect(html).not.toContain("Taken over");
  });

  it("show what they owe the bank", () => {
    expect(rowOf(<Corporations scene={sceneFor(indebtedCorporation, 2)} />, "HE")).toContain("owes the bank 154 M");
  });
});
