/** What is said to the table, on the pages: in the news and in the log, as text. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { askedNow, startTestApp, type TestApp } from "./support/app.ts";

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
