/** Replies whose author could not be proved: booked only by the button on the page that the answer leads to. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { KeptMail } from "../../infra/local/mailbox.ts";
import { createLinks } from "../../lambdas/service/links.ts";
import { receive, type Verdicts } from "../../lambdas/service/replying.ts";
import { replyOf } from "../lambdas/service/replies.ts";
import { askedNow, startTestApp, type TestApp, type Visitor } from "./support/app.ts";
import { type Fields, formsOf } from "./support/html.ts";

const MAIL_DOMAIN = "bahnpost.localhost";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

let tables = 0;

interface Table {
  readonly game: string;
  readonly asked: Visitor;
  /** Path of the page with the button. */
  readonly path: string;
  readonly answer: KeptMail;
}

/** A game whose first player has answered by a mail without proof. */
async function mailed(
  text: string,
  verdicts: Partial<Verdicts> = { dmarc: "unclear", spf: "unclear", dkim: "unclear" },
): Promise<Table> {
  tables += 1;
  const people = await Promise.all(["A", "B", "C"].map((name) => test.signIn(`${name}${tables}`)));
  const { id: game } = await test.startGame(people);
  const { person } = await askedNow(test.services, game);
  const asked = people.find((one) => one.person.id === person) ?? expect.fail("nobody is asked");
  const { address } = asked.person;
  const deps = { ...test.local.deps, mailDomain: MAIL_DOMAIN };
  const head = await test.services.games.head(game);
  const [waiting] = head.waiting;
  const ticket = { game, seat: waiting?.seat ?? -1, since: waiting?.since ?? -1 };
  const to = createLinks(deps.secret).replyAddress(ticket, MAIL_DOMAIN);
  await test.local.pump.drain();
  expect(await receive(deps, replyOf({ from: address, to, text, verdicts }))).toBe("answered");
  expect((await test.services.games.head(game)).version).toBe(head.version);
  const answer = await test.mailTo(address);
  const path = /https?:\/\/[^/\s]+(\/t\/\S+\/confirm\?\S+)/.exec(answer.text)?.[1] ?? "";
  return { game, asked, path, answer };
}

const hidden = (html: string): Fields => {
  const form = formsOf(html).find(({ action }) => action.endsWith("/confirm")) ?? expect.fail("no form");
  return Object.fromEntries(
    form.controls.filter(({ kind }) => kind === "hidden").map(({ name, values }) => [name, [...values]]),
  );
};

const movesOf = async (game: string) =>
  (await test.services.games.entries(game, 1)).filter(({ kind }) => kind === "moved" || kind === "said");

describe("a reply without proof of its author", () => {
  it("books nothing; its answer says what was read and leads to a page with one button", async () => {
    const { answer, game, path } = await mailed("bid DH 75\nsay: <i>hello</i>");
    expect(answer.text).toContain("bid DH 75");
    expect(await movesOf(game)).toEqual([]);
    const page = await test.visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.html).toContain("&lt;i&gt;hello&lt;/i&gt;");
    expect(page.html.match(/<button/g)).toHaveLength(1);
    expect(await movesOf(game)).toEqual([]);
  });

  it("is booked by the button, once however often it is pressed", async () => {
    const { game, path } = await mailed("bid DH 75\nsay: hello");
    const visitor = test.visitor();
    const fields = hidden((await visitor.get(path)).html);
    for (let n = 0; n < 3; n++) expect((await visitor.post(path.split("?")[0] ?? "", fields)).status).toBe(303);
    expect(await movesOf(game)).toMatchObject([
      { moves: [{ type: "bid", company: "DH", amount: 75 }], message: "hello" },
    ]);
    expect((await visitor.get(path)).status).toBe(410);
  });

  it("is gone when the game has moved on", async () => {
    const { game, asked, path } = await mailed("bid DH 75");
    const fields = hidden((await test.visitor().get(path)).html);
    const { version, seat } = await askedNow(test.services, game);
    await test.services.games.submit({
      game,
      seat,
      person: asked.person?.id ?? "",
      version,
      submission: "by-the-page",
      moves: [{ type: "pass" }],
    });
    expect((await test.visitor().get(path)).status).toBe(410);
    expect((await test.visitor().post(path.split("?")[0] ?? "", fields)).status).toBe(410);
    expect(await movesOf(game)).toHaveLength(1);
  });

  it("cannot be confirmed with a changed address, nor with other things than moves", async () => {
    const { game, path } = await mailed("bid DH 75");
    const visitor = test.visitor();
    const fields = hidden((await visitor.get(path)).html);
    const place = path.split("?")[0] ?? "";
    expect(
      (
        await visitor.post(
          place.replace(/\.(\d)\./, (_, seat) => `.${(Number(seat) + 1) % 3}.`),
          fields,
        )
      ).status,
    ).toBe(404);
    expect((await visitor.post(place, { ...fields, moves: ["nonsense"] })).status).toBe(410);
    expect((await visitor.post(place, { ...fields, submission: ["x"] })).status).toBe(404);
    expect((await visitor.post(place, { ...fields, version: ["99"] })).status).toBe(404);
    expect((await visitor.post(place, { ...fields, say: ["x".repeat(1001)] })).status).toBe(422);
    expect(await movesOf(game)).toEqual([]);
    expect(test.faults).toEqual([]);
  });
});
