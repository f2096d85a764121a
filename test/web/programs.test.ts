/** Programmed moves on the page: made, listed and revoked in each language, and without a trace anywhere else. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { LANGUAGES } from "../../lambdas/service/api.ts";
import { PROGRAM_TEXTS } from "../../lambdas/service/programs/words/index.ts";
import { startTestApp, type TestApp, type Visitor } from "./support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A limit that is found again in any language's figures. */
const MARK = "7777";
const TRACE = /7.?777\b/;

test.each(LANGUAGES)("a program is its player's alone, in %s", async (language) => {
  const texts = PROGRAM_TEXTS[language];
  const people = [await app.signIn(`One${language}`, language), await app.signIn(`Two${language}`, language)];
  const head = await app.startGame(people);
  const path = `/games/${head.id}`;
  const at = (seat: number): Visitor =>
    people.find(({ person }) => person.id === head.seats[seat]?.person) ?? expect.fail();
  const [asked, other] = [at(0), at(1)];
  const fields = { seat: ["1"], kind: ["bid"], company: ["CA"], max: [MARK] };
  expect((await other.post(`${path}/programs`, { ...fields, max: ["many"] })).status).toBe(422);
  expect((await other.post(`${path}/programs`, { ...fields, kind: ["run"] })).status).toBe(422);
  expect((await asked.post(`${path}/programs`, fields)).status).toBe(403);
  expect(await other.post(`${path}/programs`, fields)).toMatchObject({ status: 303, location: `${path}#programs` });
  const own = (await other.get(path)).html;
  expect(own).toMatch(TRACE);
  for (const text of [texts.heading, texts.explain.pass, texts.waits, texts.revoke]) expect(own).toContain(text);
  await expectNoTrace(asked, other, head.id);
  const revoke = /action="([^"]+\/revoke)"/.exec(own)?.[1] ?? "";
  expect((await asked.post(revoke, { seat: ["1"] })).status).toBe(403);
  expect((await other.get(path)).html).toMatch(TRACE);
  expect((await other.post(revoke, { seat: ["1"] })).status).toBe(303);
  expect((await other.get(path)).html).not.toMatch(TRACE);
  expect(app.faults).toEqual([]);
});

/** Pages of the other player, of onlookers and of turn links, the log, moves and mails. */
async function expectNoTrace(reader: Visitor, owner: Visitor, game: string): Promise<void> {
  const path = `/games/${game}`;
  const watch = app.services.links.watch(game);
  const { version, waiting } = await app.services.games.head(game);
  const turn = app.services.links.turn({ game, seat: 0, since: waiting[0]?.since ?? 0 });
  const below = ["", "/log", "/map", "/money", `/v/${version}`, `/what-if/${version}`];
  const pages = [...below.map((one) => path + one), ...below.map((one) => watch + one), turn];
  for (const page of pages) {
    const { status, html } = await reader.get(page);
    expect([page, status]).toEqual([page, 200]);
    expect(html).not.toMatch(TRACE);
  }
  for (const one of below.slice(1)) expect((await owner.get(path + one)).html).not.toMatch(TRACE);
  await app.local.pump.drain();
  for (const { text, html } of app.local.mailbox.all()) expect(text + html).not.toMatch(TRACE);
  expect(JSON.stringify(await app.services.games.story(game))).not.toMatch(TRACE);
}
