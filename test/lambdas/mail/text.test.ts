import { describe, expect, it } from "vitest";
import { htmlOf } from "../../../lambdas/mail/html.tsx";
import type { Letter } from "../../../lambdas/mail/letter.ts";
import { post } from "../../../lambdas/mail/posting.ts";
import { textOf, wrapped } from "../../../lambdas/mail/text.ts";

const URL = `https://bahnpost.test/t/${"x".repeat(90)}`;
const letter: Letter = {
  ...{
    language: "en",
    subject: "[1830 Sunday] Your turn",
    preview: "Buy or pass.",
    place: "1830 Sunday, stock round 3",
  },
  ...{ heading: "Your turn: buy or sell", note: "since Mon 30 Nov 08:00", tone: "yellow" },
  blocks: [
    {
      kind: "text",
      text: `Cash $1\u00a0103. ${"Sell any number of shares, then buy one certificate, or pass. ".repeat(3)}`,
    },
    { kind: "link", label: "Form", url: URL, isMain: true },
    { kind: "list", items: ["Buy 10 % of NYC from the offering for $67", `Sell ${"PRR, ".repeat(30)}`] },
    { kind: "title", text: "Since your last move" },
    {
      kind: "news",
      items: [{ at: "Mon 07:00", who: "Maximiliane von und zu", lines: ["bought 10 % of PRR", "passed ".repeat(20)] }],
    },
    {
      kind: "table",
      columns: [
        { title: "player", align: "left" },
        { title: "cash", align: "right" },
      ],
      rows: [
        { cells: ["Anna (you)", "$5"], isMarked: true },
        { cells: ["B".repeat(90), "$1,103"], isMarked: false },
      ],
    },
  ],
  foot: [{ text: "Version 348." }, { text: "Stop mails of this game", url: URL }],
};

describe("the text part", () => {
  const text = textOf(letter);

  it("has 72 columns, but for addresses, which stay whole on lines of their own", () => {
    for (const line of text.split("\n")) if (line !== URL) expect([...line].length).toBeLessThanOrEqual(72);
    expect(text.split("\n").filter((line) => line === URL)).toHaveLength(2);
  });

  it("begins with what must be done and says everything in the order of the letter", () => {
    expect(
      text.startsWith("YOUR TURN: BUY OR SELL\n1830 Sunday, stock round 3\nsince Mon 30 Nov 08:00\n\nCash $1 103."),
    ).toBe(true);
    const places = [
      "certificate, or pass",
      "Buy 10 % of NYC",
      "SINCE YOUR LAST MOVE",
      "bought 10 % of PRR",
      "> Anna (you)",
      "-- \nVersion 348.",
    ];
    const found = places.map((part) => text.indexOf(part));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  it("sets figures under one another and marks the reader's row", () => {
    const rows = text.split("\n").filter((line) => /\$5$|\$1,103$|cash$/.test(line));
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows.map((row) => row[0])).toEqual([" ", ">", " "]);
  });

  it("sets the choices in, and what is left of a long one further in", () => {
    const lines = text.split("\n");
    expect(lines).toContain("  Buy 10 % of NYC from the offering for $67");
    expect(lines[lines.findIndex((line) => line.startsWith("  Sell PRR,")) + 1]).toMatch(/^ {4}PRR,/);
  });

  it("breaks lines between words only", () => {
    expect(wrapped("one two three", 7)).toBe("one two\nthree");
    expect(wrapped("unbreakable words", 4)).toBe("unbreakable\nwords");
  });
});

describe("the HTML part", () => {
  it("says the same as the text part", () => {
    const html = htmlOf(letter);
    for (const part of [
      "Your turn: buy or sell",
      "Buy 10 % of NYC",
      "Since your last move",
      "Anna (you)",
      "Version 348.",
      `href="${URL}"`,
    ])
      expect(html).toContain(part);
  });

  it("shows what people have written as text, never as markup", () => {
    const html = htmlOf({ ...letter, place: '<img src=x onerror="alert(1)">', heading: "<script>alert(1)</script>" });
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain("&lt;script&gt;");
  });

  it("brings nothing from elsewhere", () => {
    expect(htmlOf(letter)).not.toMatch(/<(img|link|script|iframe|style)\b|url\(/);
  });
});

describe("a mail", () => {
  it("has its subject on one line, whatever a game is called", () => {
    const subject = "[1830 Sunday\r\nBcc: all@example.org] Your turn";
    expect(post({ ...letter, subject }, "a@example.org", []).subject).toBe(
      "[1830 Sunday Bcc: all@example.org] Your turn",
    );
  });
});
