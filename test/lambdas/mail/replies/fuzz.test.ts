/** Anything at all as a mail: nothing breaks, nothing goes on for ever, and no move is ever read out of what was only quoted. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textOfHtml } from "../../../../lambdas/mail/replies/html.ts";
import { readHeader, readMail } from "../../../../lambdas/mail/replies/message.ts";
import { saidIn } from "../../../../lambdas/mail/replies/said.ts";
import { bytesOf, CASES } from "./corpus/cases.ts";
import {
  type Answered,
  appleMail,
  below,
  type Client,
  gmail,
  gmx,
  inline,
  iPhone,
  outlookClassic,
  outlookNew,
  plain,
  ruled,
  SENDER,
  thunderbird,
  thunderbirdHtml,
} from "./corpus/clients.ts";
import { mailBytes } from "./corpus/mime.ts";
import { sampleTurn } from "./corpus/sample.ts";

const ADDRESS = "move+game-0-5-abcdefghijklmnopqrstuvwxyz@bahnpost.test";
const MAILS = CASES.map((one) => bytesOf(one, sampleTurn("en"), ADDRESS));

async function readWhole(raw: Uint8Array): Promise<string> {
  const mail = await readMail(raw);
  await readHeader(raw);
  return mail ? saidIn(mail.text, ["Anna"]).moves : "";
}

/** A mail with some bytes changed, left out, or doubled. */
const broken = fc
  .tuple(
    fc.constantFrom(...MAILS),
    fc.array(fc.tuple(fc.nat(), fc.nat(40), fc.uint8Array({ maxLength: 12 })), { minLength: 1, maxLength: 8 }),
  )
  .map(([mail, cuts]) =>
    cuts.reduce<Buffer>((bytes, [place, length, put]) => {
      const at = place % (bytes.length + 1);
      return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + length)]);
    }, mail),
  );

describe("any bytes", () => {
  it("are read or not, but never break the reader", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 4000 }), async (raw) => void (await readWhole(raw))),
      { numRuns: 150 },
    );
  });

  it("made of a mail by accident neither", async () => {
    await fc.assert(
      fc.asyncProperty(broken, async (raw) => void (await readWhole(raw))),
      { numRuns: 250 },
    );
  });

  it.each<[string, string]>([
    [
      "parts within parts",
      Array.from({ length: 3000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join(
        "",
      ),
    ],
    ["a header without end", `Subject: ${"x ".repeat(400_000)}`],
    ["very many headers", "X-A: b\r\n".repeat(100_000)],
    ["encoded words without end", `Subject: ${"=?utf-8?q?=".repeat(50_000)}\r\n\r\nx`],
    ["many authors", `From: ${"a@b.c, ".repeat(50_000)}\r\n\r\nx`],
    ["many brackets", `From: ${"<(".repeat(100_000)}\r\n\r\nx`],
  ])("end: %s", async (_, text) => {
    await readWhole(Buffer.from(text));
  });
});

describe("any HTML", () => {
  const pieces = fc.constantFrom(
    ...[
      "<div>",
      "</div>",
      "<blockquote>",
      "</blockquote>",
      "<p",
      ">",
      "<br>",
      "</",
      "<!--",
      "-->",
      "&amp;",
      "&#",
      "&#x110000;",
      '"',
      "'",
      "=",
    ],
    ...[
      "<span style='display:none'>",
      "</span>",
      "<td>",
      "<hr/>",
      "<style>",
      "</style>",
      "<body>",
      "<pre>",
      "bid DH 75",
      "\n",
      " ",
      "<a href=",
      "é",
    ],
  );

  it("becomes lines of text", () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 300 }), (soup) => {
        expect(textOfHtml(soup.join(""))).toEqual(expect.any(String));
      }),
    );
  });

  it("says nothing after a quotation that does not end", () => {
    const inner = pieces.filter((piece) => !["</blockquote>", "<!--", "<style>", "-->", "</style>"].includes(piece));
    fc.assert(
      fc.property(fc.array(inner, { maxLength: 60 }), (soup) => {
        const text = textOfHtml(`<div>pass</div><blockquote>${soup.join("")}`);
        expect(saidIn(text).moves).toBe("pass");
      }),
    );
  });

  it.each([
    "<",
    "<a ",
    "<a b='",
    "<!--",
    "<blockquote>",
    "</div>",
    "<div><span>",
    "&",
    "&#x",
    "<td>",
    " ",
    "<p>x",
    "<b =",
    '<i a="',
  ])("comes to an end: %s again and again", (piece) => {
    expect(textOfHtml(piece.repeat(Math.ceil(600_000 / piece.length)))).toEqual(expect.any(String));
  });
});

describe("any text", () => {
  it("is looked at to its end", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 2000 }), (text) => void saidIn(text, ["Anna"])));
  });

  it.each([
    ">",
    "-",
    "_",
    "On ",
    "From: a\n",
    "\n",
    "say: ",
    "wrote:\n",
    "Am 1\n",
    ":\n",
    "@\n",
    "Danke ",
    "\u200b",
    "-- x ",
    "1@:\n",
  ])("of the same again and again: %j", (piece) => {
    expect(saidIn(piece.repeat(100_000))).toBeDefined();
  });
});

describe("quoted moves", () => {
  const EN = `On Mon, Nov 30, 2026 at 9:00 AM ${SENDER} wrote:`;
  const HEADERS = ["From", "Sent", "To", "Subject"];
  const clients: [string, Client][] = [
    ["Gmail", gmail(EN)],
    ["Gmail, HTML", (own, mail) => ({ html: gmail(EN)(own, mail).html })],
    ["Apple Mail", appleMail(EN)],
    ["iPhone", iPhone("Sent from my iPhone", EN)],
    ["Outlook classic", outlookClassic(HEADERS)],
    ["Outlook classic, HTML", (own, mail) => ({ html: outlookClassic(HEADERS)(own, mail).html })],
    ["Outlook", outlookNew(HEADERS)],
    ["Outlook, HTML", (own, mail) => ({ html: outlookNew(HEADERS)(own, mail).html })],
    ["Thunderbird", thunderbird("Am 30.11.26 um 09:00 schrieb Bahnpost:")],
    ["Thunderbird, below", thunderbird("Am 30.11.26 um 09:00 schrieb Bahnpost:", false)],
    ["Thunderbird, HTML", thunderbirdHtml("Am 30.11.26 um 09:00 schrieb Bahnpost:")],
    ["GMX", gmx()],
    ["T-Online", ruled("-----Original-Nachricht-----", HEADERS)],
    ["mutt", plain(EN)],
    ["mutt, below", below(EN)],
    ["mutt, inline", inline(EN)],
  ];
  /** Lines of the answered mail: each could be a move, or a trap for whoever looks for the end of a quotation. */
  const line = fc.constantFrom(
    ...[
      "pass",
      "buy SV",
      "bid MH 115",
      "say: quoted",
      "end",
      "-- ",
      "",
      "  bid CS 45",
      "Hi Anna,",
      "From: a@b.c",
      "To: d@e.f",
    ],
    ...[
      "> pass",
      `${EN}`,
      "_____",
      "-----Original Message-----",
      "Sent from my iPhone",
      "=== Bahnpost: above ===",
      "Anna",
      "x@y.z:",
    ],
  );
  const answered = fc.array(line, { minLength: 1, maxLength: 30 }).map(
    (lines): Answered => ({
      text: lines.join("\n"),
      html: lines.map((one) => `<div>${one.replaceAll(">", "&gt;")}</div>`).join(""),
      subject: "your turn",
    }),
  );
  const own = fc.constantFrom("", "bid DH 75", "lay F10 57 r2\ntoken F10", "Hi,\n\nbid DH 75");

  it.each(clients)("are never read as the writer's own: %s", async (_, client) => {
    await fc.assert(
      fc.asyncProperty(answered, own, async (mail, said) => {
        const raw = mailBytes(["From: Anna <anna@example.org>"], client(said, mail));
        const read = await readMail(raw);
        expect(saidIn(read?.text ?? "").moves).toBe(said.replace("Hi,\n\n", ""));
      }),
      { numRuns: 60 },
    );
  });
});
