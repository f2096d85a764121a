/** A chart that is one long list: narrow screens get it in lines, on the game's page only those around the markers. */
import { describe, expect, it } from "vitest";
import { titleOf } from "../../../engine/index.ts";
import { Chart } from "../../../web/game/chart.tsx";
import { changed, game18cz, marker } from "../../support/positions.ts";
import { sceneFor } from "../support/scenes.ts";

const state = changed(game18cz(3), [marker("BCB", [0, 20]), marker("OFE", [0, 20]), marker("kk", [0, 22])]);
const list = titleOf(state).market[0] ?? [];
const render = (elsewhere?: string): string =>
  String(<Chart scene={sceneFor(state, null)} {...(elsewhere === undefined ? {} : { elsewhere })} />);

/** The part for narrow screens, and the prices in it from low to high. */
const lines = (html: string): string => html.slice(html.indexOf('class="chart-lines"'));
const prices = (html: string): number[] =>
  [...html.matchAll(/<b>(\d+)<\/b>/g)].map(([, price]) => Number(price)).toSorted((a, b) => a - b);

describe("the list of prices on a narrow screen", () => {
  it("is whole on the page about money, in lines that fit", () => {
    const html = lines(render());
    expect(prices(html)).toEqual(list.map((cell) => cell?.price));
    for (const table of html.split("<table").slice(1)) expect(prices(table).length).toBeLessThanOrEqual(14);
    expect(html).not.toContain("href");
  });

  it("is what lies around the markers on the game's page, with a link to all of it", () => {
    const html = lines(render("/games/g/money#chart"));
    expect(prices(html)).toEqual(list.slice(18, 25).map((cell) => cell?.price));
    expect(html).toContain('href="/games/g/money#chart"');
  });

  it("has the markers of a field in their order, first to operate on top", () => {
    expect(lines(render("/"))).toMatch(/co-BCB">BCB<\/span><span class="co co-OFE">/);
  });

  it("begins with the issue prices while there is no marker", () => {
    const html = lines(String(<Chart scene={sceneFor(game18cz(3), null)} elsewhere="/" />));
    for (const cell of list) if (cell?.par) expect(prices(html)).toContain(cell.price);
  });
});
