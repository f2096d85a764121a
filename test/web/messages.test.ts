/** What is said to the table, on the pages: in the news and in the log, as text. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { askedNow, moveFields, startTestApp, type TestApp } from "./support/app.ts";
import { commitFields } from "./support/played.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

it("a message stands in everybody's news and in the log, with or without moves, and is no markup", async () => {
  const people = await Promise.all(["A", "B", "C"].map((name) => test.signIn(name)));
  const game = await test.startGame(people);
  const first = await askedNow(test.services, game.id);
  for (const [n, moves] of [[], [{ type: "pass" } as const]].entries()) {
    const asked = await askedNow(test.services, game.id);
    const said = { game: game.id, submission: `said-000${n}`, moves, message: `<script>${n}</script> & more` };
    expect((await test.services.games.submit({ ...asked, ...said })).outcome).toBe("accepted");
  }
  const reader = people.find(({ person }) => person.id !== first.person);
  for (const path of [`/games/${game.id}`, `/games/${game.id}/log`]) {
    const page = await reader?.get(path);
    for (const n of [0, 1]) expect(page?.html).toContain(`&lt;script&gt;${n}&lt;/script&gt; &amp; more`);
    expect(page?.html).not.toContain("<script>0");
  }
  expect(test.faults).toEqual([]);
});

it("what is written with a composed turn is said with it, as one entry, and is kept while the turn is not committed", async () => {
  const people = await Promise.all(["D", "E", "F"].map((name) => test.signIn(name)));
  const game = await test.startGame(people);
  const path = `/games/${game.id}`;
  const asked = await askedNow(test.services, game.id);
  const mover = people.find(({ person }) => person.id === asked.person);
  if (!mover) throw new Error("nobody is asked");
  const composed = await mover.post(`${path}/turn`, moveFields((await mover.get(path)).html, "pass"));
  expect(composed.html).toMatch(/<textarea[^>]* name="message"[^>]*><\/textarea>/);
  const fields = { ...commitFields(composed.html), message: [" No <b>more</b>\r\nfor me "] };
  const again = await mover.post(`${path}/turn`, { ...fields, step: ["again"] });
  expect(again.html).toMatch(/name="message"[^>]*>No &lt;b&gt;more&lt;\/b&gt;\r?\nfor me<\/textarea>/);
  expect((await mover.post(`${path}/move`, fields)).status).toBe(303);
  const said = { kind: "moved", moves: [{ type: "pass" }], message: "No <b>more</b>\nfor me" };
  expect(await test.services.games.entries(game.id, asked.version + 1)).toMatchObject([said]);
  const late = await mover.post(`${path}/move`, { ...fields, submission: ["another-form"] });
  expect(late.status).toBe(409);
  expect(late.html).toMatch(/<input[^>]* name="message" value="No &lt;b&gt;more/);
  expect(test.faults).toEqual([]);
});
