/** Pages about taking moves back, as a browser asks for them, in three languages. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wordsIn } from "../../web/words/index.ts";
import { startTestApp, type TestApp } from "./support/app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

let tables = 0;

/** A table of three, one of each language, by seat; `move` lets the seat that is asked pass. */
async function table() {
  tables += 1;
  const people = [
    await test.signIn(`Anna${tables}`, "en"),
    await test.signIn(`Bert${tables}`, "de"),
    await test.signIn(`Cleo${tables}`, "nl"),
  ];
  const head = await test.startGame(people);
  const at = (seat: number) =>
    people.find(({ person }) => person.id === head.seats[seat]?.person) ?? expect.fail("an empty seat");
  const move = async (seat: number): Promise<void> => {
    const { version } = await test.services.games.load(head.id);
    const fields = { seat: [String(seat)], version: [String(version)], submission: [`pass-${version}-x`] };
    const answer = await at(seat).post(`/games/${head.id}/move`, { ...fields, move: ['{"type":"pass"}'] });
    expect(answer.status).toBe(303);
  };
  const fields = async (seat: number, more: Record<string, string[]>) => {
    const { version } = await test.services.games.load(head.id);
    return { seat: [String(seat)], version: [String(version)], submission: [`undo-${version}-${seat}`], ...more };
  };
  return {
    game: head.id,
    page: `/games/${head.id}`,
    start: head.version,
    at,
    move,
    fields,
    words: (seat: number) => wordsIn(at(seat).person.language),
  };
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("'", "&#39;");

describe("one's own last move", () => {
  it("has a button that says what would go, for its author alone, and the log then says what went", async () => {
    const { page, start, at, move, fields, words } = await table();
    expect((await at(0).get(page)).html).not.toContain(escaped(words(0).undoLast));
    await move(0);
    const { html } = await at(0).get(page);
    expect(html).toContain(escaped(words(0).undoLast));
    expect(html).toContain(`name="to" value="${start}"`);
    expect((await at(1).get(page)).html).not.toContain(escaped(words(1).undoLast));
    const answer = await at(0).post(`${page}/undo`, await fields(0, { to: [String(start)] }));
    expect(answer).toMatchObject({ status: 303, location: page });
    for (const seat of [0, 1, 2]) {
      const log = (await at(seat).get(`${page}/log`)).html;
      expect(log).toContain('class="undone"');
      expect(log).toContain(escaped(words(seat).undoneBy(start + 2)));
    }
    const past = (await at(1).get(`${page}/v/${start + 1}`)).html;
    expect(past).toContain(escaped(words(1).undoneBy(start + 2)));
    expect((await at(1).get(page)).html).toContain(at(0).person.name);
    await move(0);
    expect((await at(0).get(`${page}/moves`)).html.match(/^1: /gm)?.length).toBe(1);
  });

  it("is not taken back when somebody has moved meanwhile", async () => {
    const { page, start, at, move, fields, words } = await table();
    await move(0);
    const form = await fields(0, { to: [String(start)] });
    await move(1);
    const late = await at(0).post(`${page}/undo`, form);
    expect(late.status).toBe(409);
    expect(late.html).toContain(escaped(words(0).undoMovedOn));
  });
});

describe("a request", () => {
  it("shows to all who asks and why, with buttons for those who must answer, in their languages", async () => {
    const { game, page, start, at, move, fields, words } = await table();
    for (const seat of [0, 1, 2]) await move(seat);
    const form = (await at(0).get(`${page}/undo`)).html;
    expect(form).toContain(escaped(words(0).undoNeeds(`${at(1).person.name}, ${at(2).person.name}`)));
    const wish = await fields(0, { to: [String(start)], message: ["<b>wrong</b> hex"] });
    expect((await at(0).post(`${page}/undo`, wish)).status).toBe(303);
    for (const seat of [1, 2]) {
      const { html } = await at(seat).get(page);
      expect(html).toContain(escaped(words(seat).undoAsks(at(0).person.name)));
      expect(html).toContain("&lt;b&gt;wrong&lt;/b&gt; hex");
      expect(html).toContain(`>${words(seat).undoAccept}<`);
      expect((await at(seat).get("/games")).html).toContain(`${page}#undo-h`);
    }
    const own = (await at(0).get(page)).html;
    expect(own).not.toContain(`>${words(0).undoAccept}<`);
    expect(own).toContain(words(0).undoWithdraw);
    const request = String((await test.services.games.head(game)).undo?.version);
    const accept = { request: [request], answer: ["accepted"] };
    expect((await at(0).post(`${page}/undo/answer`, await fields(0, accept))).status).toBe(403);
    expect((await at(1).post(`${page}/undo/answer`, await fields(1, accept))).status).toBe(303);
    expect((await at(2).post(`${page}/undo/answer`, await fields(2, accept))).status).toBe(303);
    const after = await test.services.games.load(game);
    expect(after.state).toEqual((await test.services.games.loadAt(game, start)).state);
  });

  it("is answered by the link in its mail, without signing in, once; an old turn link says that the game has moved on", async () => {
    const { game, page, start, at, move, fields } = await table();
    await move(0);
    const turn = /\/t\/[^\s"]+/.exec((await test.mailTo(at(1).person.address)).text)?.[0] ?? expect.fail("no link");
    await move(1);
    await at(0).post(`${page}/undo`, await fields(0, { to: [String(start)] }));
    const link = /\/t\/[^\s"]+/.exec((await test.mailTo(at(1).person.address)).text)?.[0] ?? expect.fail("no link");
    expect(link).not.toBe(turn);
    const nobody = test.visitor();
    const shown = await nobody.get(link);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain(`action="${link}/undo/answer"`);
    const request = [String((await test.services.games.head(game)).undo?.version)];
    const foreign = await nobody.post(`${turn}/undo/answer`, await fields(1, { request, answer: ["accepted"] }));
    expect(foreign.status).toBe(409);
    const answer = await nobody.post(`${link}/undo/answer`, await fields(1, { request, answer: ["accepted"] }));
    expect(answer.status).toBe(303);
    expect((await test.services.games.head(game)).waiting.map(({ seat }) => seat)).toEqual([0]);
    expect((await nobody.get(link)).status).toBe(410);
    expect((await nobody.get(turn)).status).toBe(410);
  });
});
