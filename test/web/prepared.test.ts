/** A turn prepared on the board, in each language: found from the game's page, kept, played if nothing has changed, and else not. */
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { LANGUAGES, type Language } from "../../lambdas/service/api.ts";
import { PROGRAM_TEXTS } from "../../lambdas/service/programs/words/index.ts";
import { moveFields, startTestApp, type TestApp, type Visitor } from "./support/app.ts";
import { type Fields, formsOf, type HtmlForm } from "./support/html.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let tables = 0;
async function table(language: Language) {
  tables += 1;
  const people = await Promise.all(["P", "Q", "R"].map((name) => app.signIn(`${name}${tables}`, language)));
  const head = await app.startGame(people);
  const at = (seat: number): Visitor =>
    people.find(({ person }) => person.id === head.seats[seat]?.person) ?? expect.fail();
  return { game: head.id, path: `/games/${head.id}`, at, texts: PROGRAM_TEXTS[language] };
}
type Table = Awaited<ReturnType<typeof table>>;

/** Where a redirect leads, without its fragment. */
const pathOf = ({ status, location }: { status: number; location: string | null }): string => {
  expect(status).toBe(303);
  return (location ?? "").replace(/#.*/, "");
};

/** The board after everybody before this seat has passed, as its player comes to it. */
async function board({ path, at }: Table, seat: number): Promise<string> {
  const html = (await at(seat).get(path)).html;
  expect(html).toContain(`href="${path}/what-if/my-turn"`);
  return pathOf(await at(seat).get(`${path}/what-if/my-turn`));
}

const hiddenOf = ({ controls }: HtmlForm): Fields =>
  Object.fromEntries(controls.flatMap(({ kind, name, values }) => (kind === "hidden" ? [[name, [...values]]] : [])));

/** The fields that keep the turn of a board, null if it offers none. */
function keeping(html: string, { path }: Table) {
  const form = formsOf(html).find(({ action }) => action === `${path}/programs`);
  return form ? hiddenOf(form) : null;
}

/** A bid composed on the board, up to the button that keeps it. */
async function composed(at: Table, seat: number) {
  const empty = await board(at, seat);
  const { html } = await at.at(seat).get(empty);
  expect(html).toContain(at.texts.prepareLead);
  expect(keeping(html, at)).toBeNull();
  const full = pathOf(await at.at(seat).post(`${empty}/turn`, moveFields(html, "bid")));
  const page = (await at.at(seat).get(full)).html;
  expect(page).toContain(at.texts.keepTurn);
  return { full, fields: keeping(page, at) ?? expect.fail("nothing to keep") };
}

async function move(at: Table, type: "pass" | "bid"): Promise<void> {
  const { head } = await app.services.games.load(at.game);
  const seat = head.waiting[0]?.seat ?? expect.fail();
  const { html } = await at.at(seat).get(at.path);
  const tried = await at.at(seat).post(`${at.path}/turn`, moveFields(html, type));
  expect(tried.status).toBe(200);
  const form = formsOf(tried.html).find(({ action }) => action === `${at.path}/move`) ?? expect.fail();
  pathOf(await at.at(seat).post(`${at.path}/move`, hiddenOf(form)));
  await app.local.pump.drain();
}

test.each(LANGUAGES)("is kept from the board and played when everybody before has passed, in %s", async (language) => {
  const at = await table(language);
  const { fields } = await composed(at, 2);
  expect(await at.at(2).post(`${at.path}/programs`, fields)).toMatchObject({ location: `${at.path}#programs` });
  expect((await at.at(2).get(at.path)).html).toContain(at.texts.waits);
  await move(at, "pass");
  await move(at, "pass");
  const last = (await app.services.games.story(at.game)).entries.at(-1);
  expect(last).toMatchObject({ seat: 2, programmed: true, moves: [{ type: "bid" }] });
  expect(app.faults).toEqual([]);
});

test.each(LANGUAGES)(
  "is not played once something has changed: its player is asked, and told why, in %s",
  async (language) => {
    const at = await table(language);
    const { fields } = await composed(at, 2);
    await at.at(2).post(`${at.path}/programs`, fields);
    await move(at, "bid");
    await move(at, "pass");
    const { entries, head } = await app.services.games.story(at.game);
    expect(entries.filter(({ programmed }) => programmed)).toEqual([]);
    expect(head.waiting.map(({ seat }) => seat)).toEqual([2]);
    expect((await at.at(2).get(at.path)).html).toContain(at.texts.over(at.texts.ends.changed));
  },
);

describe("the board", () => {
  it("keeps nothing of a position that is past when the button is pressed", async () => {
    const at = await table("en");
    const { full, fields } = await composed(at, 2);
    await move(at, "pass");
    const { status, html } = await at.at(2).post(`${at.path}/programs`, fields);
    expect(status).toBe(409);
    expect(html).toContain("The game has moved on since you composed this turn");
    expect(keeping((await at.at(2).get(full)).html, at)).toBeNull();
    expect((await at.at(2).get(at.path)).html).toContain(at.texts.none);
  });

  it("offers it to nobody else, and to nobody whose turn it is", async () => {
    const at = await table("en");
    const { full, fields } = await composed(at, 2);
    for (const seat of [0, 1]) {
      expect(keeping((await at.at(seat).get(full)).html, at)).toBeNull();
      expect((await at.at(seat).post(`${at.path}/programs`, fields)).status).toBe(403);
    }
    const watch = app.services.links.watch(at.game);
    const seen = await app.visitor().get(full.replace(at.path, watch));
    expect(seen.status).toBe(200);
    expect(seen.html).not.toContain(at.texts.keepTurn);
    expect((await app.visitor().get(`${watch}/what-if/my-turn`)).status).toBe(404);
    expect((await at.at(0).get(at.path)).html).not.toContain("what-if/my-turn");
  });
});
