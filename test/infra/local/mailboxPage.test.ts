/** The mailbox page: pictures of mails, and a box whose replies go the way of every mail. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMailbox } from "../../../infra/local/mailbox.ts";
import { mailboxRoutes } from "../../../infra/local/mailboxPage.tsx";
import { replyThrough } from "../../../infra/local/replyBox.ts";
import { type SmtpListener, startSmtpIn } from "../../../infra/local/smtpIn.ts";
import type { OutgoingMail } from "../../../lambdas/mail/port.ts";
import type { InboundMail } from "../../../lambdas/service/replying.ts";
import { formsOf } from "../../web/support/html.ts";

const ORIGIN = "http://localhost:3000";
const REPLY_TO = "move+g-0-4-abc@bahnpost.localhost";
const PNG = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]);
const TURN: OutgoingMail = {
  ...{ to: "zoe@example.org", replyTo: REPLY_TO, subject: "[1830 Sunday] Your turn" },
  ...{ text: "YOUR TURN\n\npass\n", html: '<img src="cid:map" alt="Map" />' },
  headers: [{ name: "References", value: "<game.g1@localhost>" }],
  attachments: [{ name: "map.png", contentType: "image/png", contentId: "map", bytes: PNG }],
};

const folder = mkdtempSync(join(tmpdir(), "mailbox-"));
const file = join(folder, "mail.jsonl");
const received: InboundMail[] = [];
let listener: SmtpListener;
let pages: ReturnType<typeof mailboxRoutes>;
beforeAll(async () => {
  const mailbox = openMailbox(file);
  const port = mailbox.keeping({ send: async () => "taken" });
  await port.send(TURN);
  await port.send({ to: "zoe@example.org", subject: "Sign in", text: "link", html: "<p>link</p>", headers: [] });
  listener = await startSmtpIn({
    ...{ host: "127.0.0.1", ports: [0], mailDomain: "bahnpost.localhost" },
    async receive(mail) {
      received.push(mail);
      return "booked";
    },
    log: { info: () => undefined, error: () => undefined },
  });
  pages = mailboxRoutes(openMailbox(file), replyThrough(listener.address));
});
afterAll(async () => {
  await listener.stop();
  rmSync(folder, { recursive: true });
});

const reply = (path: string, text: string, origin = ORIGIN) =>
  pages.request(`${ORIGIN}${path}`, { method: "POST", body: new URLSearchParams({ text }), headers: { origin } });

describe("a mail's page", () => {
  it("shows its picture, also after a new start", async () => {
    const html = await (await pages.request(`${ORIGIN}/1/html`)).text();
    const [, source = ""] = /src="\/mailbox(\/1\/attached\/[^"]+)"/.exec(html) ?? [];
    const answer = await pages.request(ORIGIN + source);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
    expect((await pages.request(`${ORIGIN}/1/attached/other`)).status).toBe(404);
  });

  it("has a box for a reply exactly where the mail can be replied to", async () => {
    const formsAt = async (path: string) => formsOf(await (await pages.request(ORIGIN + path)).text());
    expect((await formsAt("/1")).map(({ action }) => action)).toEqual(["/mailbox/1/reply"]);
    expect(await formsAt("/2")).toEqual([]);
  });
});

describe("the reply box", () => {
  it("sends what was written as a mail program does: from the reader, to the mail's address, above the quoted mail", async () => {
    const answer = await reply("/1/reply", "pass\r\nsay: grüß dich");
    expect(answer.status).toBe(303);
    const mail = received.at(-1) ?? expect.fail("nothing came");
    expect(mail).toMatchObject({ sender: "zoe@example.org", recipients: [REPLY_TO] });
    const message = await PostalMime.parse(mail.raw);
    expect(message).toMatchObject({ from: { address: "zoe@example.org" }, subject: "Re: [1830 Sunday] Your turn" });
    expect(message.references).toBe("<game.g1@localhost>");
    expect(message.text?.split("\n").slice(0, 2)).toEqual(["pass", "say: grüß dich"]);
    expect(message.text).toMatch(/wrote:\n> YOUR TURN\n>\n> pass/);
  });

  it("sends nothing for a form of another site, or to a mail that takes no reply", async () => {
    const before = received.length;
    expect((await reply("/1/reply", "pass", "https://elsewhere.example")).status).toBe(403);
    expect((await reply("/2/reply", "pass")).status).toBe(502);
    expect((await reply("/77/reply", "pass")).status).toBe(404);
    expect(received.length).toBe(before);
  });
});
