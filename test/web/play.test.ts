/** Games of every title played from their pages alone: by links and forms, without any script. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decision, type StepName } from "../../engine/index.ts";
import { dice, pick } from "../support/legal.ts";
import { startTestApp, type TestApp, type Visitor } from "./support/app.ts";
import { type Fields, formsOf, submissionsOf } from "./support/html.ts";
import { playOn as playFirst } from "./support/played.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

type Roll = (below: number) => number;

const isEnd = ({ move }: Fields): boolean => /"(pass|done)"/.test(move?.[0] ?? "");

/** All that the page offers: the submissions of its forms, and those behind one of its links to a place for track. */
async function offers(reader: Visitor, path: string, roll: Roll): Promise<Fields[]> {
  const page = await reader.get(path);
  expect(page.status).toBe(200);
  const links = [...page.html.matchAll(/href="([^"]*\?at=[^"]*)#move"/g)].map(([, href = ""]) => href);
  const place = links.length > 0 ? await reader.get(pick(links, roll).replaceAll("&amp;", "&")) : null;
  return [page, ...(place ? [place] : [])].flatMap(({ html }) => formsOf(html).flatMap(submissionsOf));
}

/** Whoever is asked posts something that his page offers, an end of the turn now and then. */
async function playOn(path: string, game: string, people: readonly Visitor[], roll: Roll): Promise<StepName> {
  const { head, state } = await test.services.games.load(game);
  const asked = state ? decision(state) : expect.fail("the game has not started");
  const person = head.seats[asked.deciders[0] ?? 0]?.person;
  const reader = people.find((one) => one.person?.id === person) ?? expect.fail("nobody is asked");
  const all = await offers(reader, path, roll);
  const others = all.filter((one) => !isEnd(one));
  const chosen = pick(others.length > 0 && roll(5) > 0 ? others : all, roll);
  const answer = await reader.post(`${path}/move`, chosen);
  expect(answer.status, `${JSON.stringify(chosen)} at ${asked.step}`).toBe(303);
  return asked.step;
}

const names = (title: string, count: number): string[] =>
  ["A", "B", "C"].slice(0, count).map((name) => `${name}${title}${count}`);

describe.each<[string, number, number, StepName[]]>([
  ["18cz", 2, 40, ["draft", "stock", "track", "trains"]],
  ["18cz", 3, 40, ["draft", "stock", "track", "trains"]],
  ["1830", 3, 24, ["auction"]],
  ["1835", 3, 24, ["packet"]],
])("a game of %s for %i", (title, count, moves, expected) => {
  it("goes on with whatever a page offers, from its start", async () => {
    const people = await Promise.all(names(title, count).map((name) => test.signIn(name)));
    const game = await test.startGame(people, title);
    const roll = dice(7 + count);
    const steps = new Set<StepName>();
    for (let move = 0; move < moves; move++) steps.add(await playOn(`/games/${game.id}`, game.id, people, roll));
    expect([...steps]).toEqual(expect.arrayContaining(expected));
    const [first] = people;
    expect((await first?.get(`/games/${game.id}/log`))?.status).toBe(200);
    expect(test.faults).toEqual([]);
  }, 120_000);
});

describe.each<[string, number, number]>([
  ["1830", 1, 45],
  ["1835", 30, 87],
])("a game of %s that has reached its operating rounds", (title, seed, played) => {
  it("goes on with whatever a page offers", async () => {
    const people = await Promise.all(names(`${title}late`, 3).map((name) => test.signIn(name)));
    const game = await test.startGame(people, title, seed);
    await playFirst(test.services, game, seed, played);
    const roll = dice(seed);
    const steps = new Set<StepName>();
    for (let move = 0; move < 24; move++) steps.add(await playOn(`/games/${game.id}`, game.id, people, roll));
    expect([...steps]).toEqual(expect.arrayContaining(["track"]));
    expect(test.faults).toEqual([]);
  }, 120_000);
});
