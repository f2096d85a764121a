/** Whole turns composed on the page: tried without a trace, committed as one entry, all or nothing. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameHead } from "../../lambdas/service/api.ts";
import { type Answer, moveFields, startTestApp, type TestApp, type Visitor } from "./support/app.ts";
import type { Fields } from "./support/html.ts";
import { additionsOf, askedOf, commitFields, playOn } from "./support/played.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

interface Table {
  readonly game: GameHead;
  readonly path: string;
  readonly asked: Visitor;
  readonly others: readonly Visitor[];
}

let tables = 0;

/** A started game in which somebody is asked, after some moves of a random game. */
async function table(title = "1830", players = 3, seed = 1, moves = 0): Promise<Table> {
  tables += 1;
  const names = ["A", "B", "C"].slice(0, players).map((name) => `${name}${tables}`);
  const people = await Promise.all(names.map((name) => test.signIn(name)));
  const game = await test.startGame(people, title, seed);
  if (moves > 0) await playOn(test.services, game, seed, moves);
  const asked = await askedOf(test.services, game, people);
  return { game, path: `/games/${game.id}`, asked, others: people.filter((one) => one !== asked) };
}

const versionOf = async (game: GameHead): Promise<number> => (await test.services.games.head(game.id)).version;

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

const draftOf = (fields: Fields): { type: string }[] => JSON.parse(fields.draft?.[0] ?? "[]");

const WANTED = ["layTile", "placeToken", '"routes":"best"', '"kind":"pay"', '"type":"done"', '"type":"pass"'];

/** What a player would add: track where there is some, a station, the best run, the payment, and then no more. */
function nextAddition(html: string): Fields | undefined {
  const all = additionsOf(html);
  const found = WANTED.map((part) => all.find(({ move }) => move?.[0]?.includes(part)));
  const place = all.find((one) => one.place);
  return found[0] ?? place ?? found.find((one) => one !== undefined);
}

/** Adds to the turn until the decision is another's, and gives the pages on the way. */
async function composeTurn({ path, asked, game }: Table): Promise<Answer> {
  const places = (await asked.get(path)).html.match(/href="([^"]*\?at=[^"]*)#move"/)?.[1]?.replaceAll("&amp;", "&");
  const first = await asked.get(places ?? path);
  const before = await versionOf(game);
  let page = await asked.post(`${path}/turn`, moveFields(first.html, "layTile"));
  for (let added = 0; added < 20; added++) {
    expect(page.status).toBe(200);
    const next = nextAddition(page.html);
    if (!next) break;
    page = await asked.post(`${path}/turn`, next);
  }
  expect(await versionOf(game)).toBe(before);
  return page;
}

describe("a whole operating turn", () => {
  it.each<[string, number, number, number, string[]]>([
    ["1830", 3, 6, 86, ["layTile", "placeToken", "run", "dividend"]],
    ["18cz", 2, 65, 22, ["layTile", "placeToken", "run", "dividend"]],
    ["1835", 3, 30, 87, ["layTile", "layTile", "run", "dividend"]],
  ])(
    "of %s is composed step by step and committed as one entry",
    async (title, players, seed, moves, types) => {
      const at = await table(title, players, seed, moves);
      const page = await composeTurn(at);
      const fields = commitFields(page.html);
      const composed = draftOf(fields);
      expect(composed.map(({ type }) => type)).toEqual(expect.arrayContaining(types));
      expect(text(page.html)).toContain(`Commit these ${composed.length} moves`);
      const version = await versionOf(at.game);
      const answer = await at.asked.post(`${at.path}/move`, fields);
      expect(answer.status).toBe(303);
      expect(await versionOf(at.game)).toBe(version + 1);
      const [entry] = await test.services.games.entries(at.game.id, version + 1);
      expect(entry?.moves).toEqual(composed);
      expect(test.faults).toEqual([]);
    },
    120_000,
  );
});
