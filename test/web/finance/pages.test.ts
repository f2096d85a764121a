/** The pages about money and tiles, asked as a browser would: sorted by address, linked to versions, open to whom they belong. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { netWorth, TITLES, titleOf } from "../../../engine/index.ts";
import type { GameHead } from "../../../lambdas/service/api.ts";
import { type Answer, startTestApp, type TestApp, type Visitor } from "../support/app.ts";
import { playOn } from "../support/played.ts";

const HOSTILE = `<b>"'&x</b>`;
let test: TestApp;
let anna: Visitor;
let clara: Visitor;
const games = new Map<string, GameHead>();
beforeAll(async () => {
  test = await startTestApp();
  const people = [await test.signIn("Anna"), await test.signIn("Bert"), await test.signIn("Clara", "de")];
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error("no people");
  [anna, clara] = [first, third];
  await test.services.people.update(second.person.id, { name: HOSTILE });
  for (const { id } of TITLES) {
    const game = await test.startGame(people, id, 4);
    await playOn(test.services, game, 4, 60);
    games.set(id, game);
  }
}, 120_000);
afterAll(() => test.stop());

const pathOf = (title: string): string => `/games/${games.get(title)?.id}`;
const money = (query = "", title = "1830"): Promise<Answer> => anna.get(`${pathOf(title)}/money${query}`);

/** The table with a caption: its heads with what `aria-sort` says, and the first cells of its rows. */
function tableOf(html: string, caption: string) {
  const table = html.split("<table").find((part) => part.includes(`>${caption}</caption>`)) ?? "";
  const heads = [...table.matchAll(/<th scope="col"([^>]*)>(.*?)<\/th>/g)].map(([, attributes = "", inner = ""]) => ({
    text: plain(inner).replace(/ [▲▼]$/, ""),
    sort: /aria-sort="(\w+)"/.exec(attributes)?.[1] ?? null,
    href: /href="([^"]+)"/.exec(inner)?.[1]?.replaceAll("&amp;", "&") ?? null,
  }));
  const body = table.slice(table.indexOf("<tbody"), table.indexOf("</tbody>"));
  const rows = body.split("<tr").slice(1);
  const cells = rows.map((row) => [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) => plain(cell)));
  return { heads, cells };
}

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, "").trim();
const figures = (cells: readonly string[][], column: number): number[] =>
  cells.map((row) => Number((row[column] ?? "").replaceAll(/[^\d-]/g, "")));

describe("the page about money", () => {
  it.each(TITLES.map(({ id }) => id))(
    "of %s is well-formed, in every language and without inline script or style",
    async (title) => {
      for (const page of ["money", "tiles"]) {
        for (const reader of [anna, clara]) {
          const { status, html } = await reader.get(`${pathOf(title)}/${page}`);
          expect(status).toBe(200);
          const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
          expect(ids.length).toBe(new Set(ids).size);
          expect(html.match(/<h1/g)).toHaveLength(1);
          expect(html).not.toMatch(
            /\sstyle=|<style|<script(?! type="module" src="\/assets\/)|\son\w+=|undefined|NaN|Infinity|\[object/,
          );
          for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(["main", ...ids]).toContain(target);
        }
      }
    },
  );

  it("shows what every player is worth", async () => {
    const { state } = await test.services.games.load(games.get("1830")?.id ?? "");
    if (!state) throw new Error("not started");
    const { cells } = tableOf((await money()).html, "Players");
    expect(figures(cells, 3)).toEqual(state.order.map((seat) => netWorth(titleOf(state), state, seat)));
  });

  it("sorts by the links in its heads, and says so", async () => {
    const plainTable = tableOf((await money()).html, "Players");
    expect(plainTable.heads.map(({ sort }) => sort)).toEqual(plainTable.heads.map(() => null));
    for (const [column, { text, href }] of plainTable.heads.entries()) {
      if (!["Cash", "Worth", "Liquid"].includes(text)) continue;
      const { html } = await anna.get(href ?? "");
      const down = tableOf(html, "Players");
      expect(down.heads.filter(({ sort }) => sort !== null)).toEqual([
        { text, sort: "descending", href: down.heads[column]?.href },
      ]);
      const read = (cells: string[][]) =>
        cells.map((row) => Number(/[\d,]+/.exec(row[column] ?? "")?.[0].replace(",", "")));
      expect(read(down.cells)).toEqual(read(plainTable.cells).toSorted((a, b) => b - a));
      const up = tableOf((await anna.get(down.heads[column]?.href ?? "")).html, "Players");
      expect(up.heads[column]?.sort).toBe("ascending");
      expect(read(up.cells)).toEqual(read(plainTable.cells).toSorted((a, b) => a - b));
      expect(html).toContain("back to the order of play");
    }
  });

  it("keeps each table's order and figure when another changes", async () => {
    const { html } = await money("?players=-cash&playerFigure=liquid");
    const { heads } = tableOf(html, "Corporations");
    expect(heads.find(({ text }) => text === "Price")?.href).toContain(
      "money?players=-cash&corporations=-price&playerFigure=liquid#corporations",
    );
  });

  it.each(["?players=nothing", "?players=-", "?players=<script>&playerFigure=__proto__", "?corporations=constructor"])(
    "takes %s for no wish",
    async (query) => {
      const { status, html } = await money(query);
      expect(status).toBe(200);
      expect(tableOf(html, "Players").cells).toEqual(tableOf((await money()).html, "Players").cells);
    },
  );

  it("leads from every figure to the page of its version, where it stands", async () => {
    const { html } = await money();
    const table = html.split("<table").find((part) => part.includes(">Players by round: Worth</caption>")) ?? "";
    const links = [...table.matchAll(/<a class="cell" href="([^"]+)">/g)].map(([, href = ""]) => href);
    const { heads, cells } = tableOf(html, "Players by round: Worth");
    expect(links.length).toBe(3 * (heads.length - 1));
    expect(heads.slice(0, 4).map(({ text }) => text)).toEqual(["Player", "Now", "Start", "Auction"]);
    const then = tableOf((await anna.get(`${links[2]}/money`)).html, "Players");
    expect(figures(then.cells, 3).toSorted()).toEqual(figures(cells, 3).toSorted());
    expect((await anna.get(links[2] ?? "")).status).toBe(200);
  });

  it("draws the same figures that the table beneath holds", async () => {
    const { html } = await money("?playerFigure=cash");
    expect(html).toContain("Cash over the rounds, from Start to Now. The table below holds the same figures.");
    expect(html).toContain(">Players by round: Cash</caption>");
    expect(html).toContain(">Corporations by round: Price</caption>");
    expect(html.match(/<svg class="plot narrow"/g)?.length).toBe(2);
  });

  it("says so while there is nothing to draw", async () => {
    const { html } = await anna.get(`${pathOf("1830")}/v/12/money`);
    expect(html).toContain("There is nothing to draw yet.");
    expect(html.match(/<svg class="plot narrow"/g)?.length).toBe(1);
  });

  it("escapes names", async () => {
    const { html } = await money();
    expect(html).not.toContain("<b>&quot;");
    expect(html).not.toContain(HOSTILE);
    expect(html).toContain("&lt;b&gt;");
  });

  it("shows an earlier version with its own figures and a way to others", async () => {
    const { html } = await anna.get(`${pathOf("1830")}/v/12/money`);
    expect(html).toContain("Version 12, not the present one");
    expect(html).toContain(`href="${pathOf("1830")}/v/13/money"`);
    expect(tableOf(html, "Players by round: Worth").heads.map(({ text }) => text)[1]).toBe("Version 12");
  });

  it.each(["0", "99999", "x", "1.5"])("has no version %s", async (version) => {
    expect((await anna.get(`${pathOf("1830")}/v/${version}/money`)).status).toBe(404);
  });
});

describe("the tiles", () => {
  it("are all there, with how many are left and what they become", async () => {
    const { html } = await anna.get(`${pathOf("1830")}/tiles`);
    for (const { id, tiles } of TITLES)
      if (id === "1830") for (const tile of Object.keys(tiles)) expect(html).toContain(`id="tile-${tile}"`);
    const seven = html.split('<li id="tile-').find((part) => part.startsWith("7&quot;") || part.startsWith('7"')) ?? "";
    expect(plain(`<${seven}`)).toMatch(/[0-4] of 4/);
    expect(seven).toContain('href="#tile-18"');
  });
});

describe("visitors", () => {
  it("with the read-only link see both pages, and links that stay there", async () => {
    const watch = test.services.links.watch(games.get("1830")?.id ?? "");
    const nobody = test.visitor();
    for (const page of ["money", "tiles"]) {
      const { status, html } = await nobody.get(`${watch}/${page}`);
      expect(status).toBe(200);
      expect(html).not.toContain("/games/");
      expect(html).not.toContain("(you)");
      expect(html).toContain(`href="${watch}/money"`);
    }
    expect((await nobody.get(watch)).html).toContain(`href="${watch}/tiles"`);
  });

  it("of another table see nothing, and whoever is unknown is asked to sign in", async () => {
    const stranger = await test.signIn("Stranger");
    for (const page of ["money", "tiles", "v/5/money", "v/5/tiles"]) {
      expect((await stranger.get(`${pathOf("1830")}/${page}`)).status).toBe(404);
      expect((await test.visitor().get(`${pathOf("1830")}/${page}`)).status).toBe(303);
      expect((await test.visitor().get(`/w/forged/${page}`)).status).toBe(404);
    }
  });

  it("find the pages from the game's own", async () => {
    const { html } = await anna.get(pathOf("18cz"));
    expect(html).toContain(`href="${pathOf("18cz")}/money"`);
    expect(html).toContain(`href="${pathOf("18cz")}/tiles"`);
    expect((await anna.get(`${pathOf("18cz")}/v/9`)).html).toContain(`href="${pathOf("18cz")}/v/9/money"`);
  });
});
