/** Mail through an SMTP server: it arrives as SES would have sent it, and a refusal says nothing about whose mail it was. */
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSmtpPort } from "../../../infra/local/smtpOut.ts";
import { MailError, type OutgoingMail } from "../../../lambdas/mail/port.ts";

const FROM = "Bahnpost <play@bahnpost.test>";
const PNG = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]);
const MAIL: OutgoingMail = {
  ...{ to: "zoe@example.org", replyTo: "move+g-0-4-abc@bahnpost.test", subject: "[18CZ Sonntag] Grüße: Dein Zug" },
  ...{ text: "Frýdlant & Plzeň\n-- \nfoot\n", html: '<p>Frýdlant</p><img src="cid:map" alt="map" />' },
  headers: [
    { name: "Auto-Submitted", value: "auto-generated" },
    { name: "References", value: "<game.g1@bahnpost.test>" },
    { name: "In-Reply-To", value: "<game.g1@bahnpost.test>" },
    { name: "List-Unsubscribe", value: `<https://bahnpost.test/unsubscribe/${"token".repeat(20)}>` },
    { name: "List-Unsubscribe-Post", value: "List-Unsubscribe=One-Click" },
  ],
};

interface Taken {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: Buffer;
}

const taken: Taken[] = [];
let server: SMTPServer;
let url = "";
beforeAll(async () => {
  server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ["STARTTLS", "AUTH"] },
    onRcptTo({ address }, _session, answer) {
      const refusal = Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 });
      answer(address.startsWith("nobody") ? refusal : undefined);
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
        taken.push({ envelope, raw: Buffer.concat(chunks) });
        answer();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((done) => server.close(done)));

async function lastTaken() {
  const last = taken.at(-1) ?? expect.fail("nothing came");
  return { ...last, mail: await PostalMime.parse(last.raw) };
}

test("a mail arrives with both parts, its headers, and the address for the reply", async () => {
  const identity = await createSmtpPort({ url, from: FROM }).send(MAIL);
  const { envelope, mail } = await lastTaken();
  expect(envelope).toEqual({ from: "play@bahnpost.test", to: ["zoe@example.org"] });
  expect(mail).toMatchObject({
    ...{ messageId: identity, subject: MAIL.subject, from: { name: "Bahnpost" } },
    ...{ to: [{ address: MAIL.to }], replyTo: [{ address: MAIL.replyTo }] },
  });
  expect(mail.text?.trim()).toBe(MAIL.text.trim());
  expect(mail.html?.trim()).toBe(MAIL.html);
  for (const { name, value } of MAIL.headers)
    expect(mail.headers.find(({ key }) => key === name.toLowerCase())?.value, name).toBe(value);
});

test("the picture arrives inline, where the HTML part shows it", async () => {
  const attachments = [{ name: "map.png", contentType: "image/png", contentId: "map", bytes: PNG }];
  await createSmtpPort({ url, from: FROM }).send({ ...MAIL, attachments });
  const [picture] = (await lastTaken()).mail.attachments;
  expect(picture).toMatchObject({ mimeType: "image/png", disposition: "inline", contentId: "<map>", related: true });
  expect(Buffer.from(picture?.content as ArrayBuffer).equals(Buffer.from(PNG))).toBe(true);
});

test("a refused mail is a MailError that names neither address nor content", async () => {
  const error: unknown = await createSmtpPort({ url, from: FROM })
    .send({ ...MAIL, to: "nobody@example.org" })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MailError);
  expect(String(error)).toMatch(/mail not taken: EENVELOPE 550$/);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/nobody|example\.org/);
});

test("a server out of reach is a MailError too", async () => {
  const away = createSmtpPort({ url: "smtp://127.0.0.1:9", from: FROM });
  await expect(away.send(MAIL)).rejects.toThrow(/^mail not taken: \w+$/);
});
