/** The log of long games: by rounds and turns, by player and company, in pages; its sentences with links; what people say as text. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { titleFor } from "../../../engine/index.ts";
import type { GameHead, LogEntry } from "../../../lambdas/service/api.ts";
import { entriesIn } from "../../../web/game/chapters.ts";
import { type Excerpt, excerptOf, ON_A_PAGE, type Wish } from "../../../web/game/excerpt.ts";
import { LogPage } from "../../../web/game/log.tsx";
import { wordsIn } from "../../../web/words/index.ts";
import { sceneFor } from "../support/scenes.ts";
import { STARTED, told } from "../support/stories.ts";

const game = told("1835", 4, 4);
const { positions, chapters, story } = game;
const log = { entries: story.entries, positions, chapters };
const NOTHING: Wish = { round: null, version: null, seat: null, about: null, after: null, page: null };

const excerpt = (wish: Partial<Wish>): Excerpt => excerptOf(log, { ...NOTHING, ...wish });
const entriesOf = ({ groups }: Excerpt): LogEntry[] =>
  groups.flatMap(({ turns }) => turns).flatMap(({ entries }) => [...entries]);
const versions = (shown: Excerpt): number[] => entriesOf(shown).map(({ version }) => version);

/** All pages of what is wished for. */
const allPages = (wish: Partial<Wish>): Excerpt[] =>
  Array.from({ length: excerpt(wish).pages }, (_, index) => excerpt({ ...wish, page: index + 1 }));

const state = positions.at(-1)?.state ?? expect.fail();
const head: GameHead = { ...sceneFor(state, null).head, version: story.entries.length };
const names = new Map(head.seats.map(({ person, name }) => [person ?? "", name]));

function page(shown: Excerpt, seat: number | null = null): string {
  const props = { words: wordsIn("en"), language: "en", person: null, head, chapters, names, seat } as const;
  return String(<LogPage {...props} excerpt={shown} history="/games/g" />);
}
const text = (html: string): string => html.replaceAll(/<[^>]*>/g, "").replaceAll(/\s+/g, " ");

describe("the log", () => {
  it("shows every entry once over its rounds, in the order in which they were made", () => {
    expect(story.entries.length).toBeGreaterThan(400);
    const all = chapters.flatMap(({ number }) => allPages({ round: number }).flatMap(versions));
    expect(all).toEqual(story.entries.map(({ version }) => version));
  });

  it("opens with the latest round, at its last page", () => {
    const shown = excerpt({});
    expect(versions(shown).at(-1)).toBe(story.entries.length);
    expect(shown.page).toBe(shown.pages);
  });

  it("groups what was done under the round and the turn in which it was done", () => {
    for (const { number } of chapters) {
      for (const { chapter, turns } of excerpt({ round: number, page: 1 }).groups) {
        for (const { actor, entries } of turns) {
          for (const { version } of entries) {
            const made = positions[version - 1 - STARTED];
            expect(made?.actor ?? null).toEqual(actor);
            if (chapter) expect(version > chapter.from && version <= entriesIn(chapter).to).toBe(true);
            else expect(version).toBeLessThanOrEqual(STARTED);
          }
        }
      }
    }
  });

  it("finds the page of an entry by its version", () => {
    for (const version of [1, STARTED, 77, 200, story.entries.length])
      expect(versions(excerpt({ version }))).toContain(version);
  });

  it("of one player holds just his entries, and what he said", () => {
    const his = allPages({ seat: 1 }).flatMap(versions);
    expect(his).toEqual(story.entries.filter(({ seat }) => seat === 1).map(({ version }) => version));
  });

  it("about a company holds every entry whose events name it, and no other", () => {
    for (const symbol of ["M1", "BY", "NF"]) {
      const named = story.entries.filter(({ events, moves }) => {
        const words = JSON.stringify([events, moves]).match(/[\w:]+/g) ?? [];
        return words.some((word) => word === symbol || word === `corporation:${symbol}`);
      });
      expect(named.length).toBeGreaterThan(1);
      expect(allPages({ about: symbol }).flatMap(versions)).toEqual(named.map(({ version }) => version));
    }
  });

  it("since one's last move begins right after it", () => {
    expect(allPages({ after: 300 }).flatMap(versions)[0]).toBe(301);
  });

  it("never has more on a page than is quick to load", () => {
    const wishes: Partial<Wish>[] = [
      ...chapters.map(({ number }) => ({ round: number })),
      { after: 0 },
      { seat: 0 },
      { about: "BY" },
    ];
    const sizes = wishes.flatMap(allPages).map((shown) => {
      expect(versions(shown).length).toBeLessThanOrEqual(ON_A_PAGE);
      return gzipSync(page(shown, 0)).length;
    });
    expect(Math.max(...sizes)).toBeLessThan(20_000);
  });

  it("stays as light in a game in which people talk without end", () => {
    const talk = (version: number): LogEntry => ({
      ...(story.entries[2] ?? expect.fail()),
      ...{ version, kind: "said", seat: 1, message: `${version} ${"chatter & <i>more</i> ".repeat(45)}` },
    });
    const last = story.entries.length;
    const entries = [...story.entries, ...Array.from({ length: 900 }, (_, index) => talk(last + 1 + index))];
    const shown = excerptOf({ ...log, entries }, { ...NOTHING, after: last });
    expect(shown.pages).toBe(9);
    expect(gzipSync(page(shown)).length).toBeLessThan(60_000);
  });
});

describe("a page of the log", () => {
  it("is well-formed, with a time at every entry and links that lead to versions and rounds that are there", () => {
    const shown = excerpt({ round: 3 });
    const html = page(shown, 1);
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
    expect(html).not.toMatch(/\sstyle=|<script|undefined|NaN|\[object/);
    expect(html.match(/<time datetime="2026/g)).toHaveLength(versions(shown).length);
    for (const [, version] of html.matchAll(/\/v\/(\d+)/g)) expect(positions[Number(version) - STARTED]).toBeDefined();
    for (const [, round] of html.matchAll(/log\?round=(\d+)/g))
      expect(chapters.some(({ number }) => number === Number(round))).toBe(true);
    expect(html).toContain('href="/games/g/log?since=mine"');
  });

  it("links the hexes and companies of its sentences, and changes nothing else in them", () => {
    const lay = story.entries.find(({ events }) => events.some(({ type }) => type === "tileLaid")) ?? expect.fail();
    const html = page(excerpt({ version: lay.version }));
    const hex = lay.events.flatMap((event) => (event.type === "tileLaid" ? [event.hex] : []))[0] ?? "";
    expect(html).toContain(`<a href="/games/g/v/${lay.version}/map?at=${hex}#map">${hex}</a>`);
    expect(html).toMatch(/<a href="\/games\/g\/log\?about=M\d">M\d<\/a>/);
    const { map, corporations } = titleFor("1835", 4);
    for (const [, at] of html.matchAll(/\?at=([^#"]+)#map/g)) expect(map[at ?? ""]).toBeDefined();
    for (const { symbol } of corporations) expect(html).toContain(`about=${symbol}"`);
  });

  it("shows what was said where it was said, as text", () => {
    const said = story.entries.find(({ kind }) => kind === "said") ?? expect.fail();
    const html = page(excerpt({ version: said.version }));
    expect(html).toContain(`“&lt;b&gt;move&lt;/b&gt; ${said.version - 1}”`);
    expect(html).not.toContain("<b>move");
    const at = (version: number): number => html.indexOf(`id="v${version}"`);
    expect(at(said.version)).toBeGreaterThan(at(said.version - 1));
  });

  it("says so where nothing fits", () => {
    expect(text(page(excerpt({ seat: 0, after: story.entries.length })))).toContain("There is no entry of this kind.");
  });
});
