/** Mails that take moves and mails that answer them: how a reply works, what was booked, why nothing was. */
import { describe, expect, it } from "vitest";
import { decision, notationLines } from "../../../engine/index.ts";
import { type Answer, answerMail } from "../../../lambdas/mail/answers.ts";
import { turnMail } from "../../../lambdas/mail/game.ts";
import { isMarker } from "../../../lambdas/mail/marker.ts";
import { LANGUAGES, type Language, type LogEntry, SITUATIONS } from "../../../lambdas/service/api.ts";
import { AT, expectSame, games, headersOf, inputFor, ORIGIN, played, TITLES } from "./both.ts";

const REPLY_TO = "move+g1-0-348-abcdefghijklmnopqrstuvwxyz@bahnpost.test";
const asking = { turnUrl: `${ORIGIN}/t/token`, since: AT };

const entry: LogEntry = {
  ...{ version: 348, kind: "moved", at: AT, by: "p0", seat: 0, waiting: [1], moves: [{ type: "pass" }] },
  events: [{ type: "passed", seat: 0, forced: false }],
  message: "see <b>you</b>\nlater & so on",
};

const unread = (problem: "unknown" | "notNow" | "ambiguous" | "route", rest: object): Answer => ({
  kind: "unread",
  unread: { problem, candidates: ["pass", "bid DH 75"], text: "bid <DH> & so", ...rest },
});

const ANSWERS: readonly [string, Answer][] = [
  ["what is booked", { kind: "booked", entry }],
  ["what is past", { kind: "past", news: [entry] }],
  ["past, and nothing happened", { kind: "past", news: [] }],
  ["what cannot be read", unread("unknown", {})],
  [
    "what is refused",
    unread("notNow", { refusal: { code: "BID_TOO_HIGH", rule: "1830-2.3b", details: { private: "DH", max: 9 } } }),
  ],
  ["what could be several moves", unread("ambiguous", {})],
  ["what is no route", unread("route", { route: { kind: "apart", train: "2-0", from: "H10", to: "A9" } })],
  ["an empty mail", { kind: "unread", unread: { problem: "empty", candidates: [], text: "" } }],
  [
    "what must be confirmed",
    { kind: "confirm", lines: ["bid DH 75"], message: "hello", url: `${ORIGIN}/t/token/confirm?a=b` },
  ],
  ["what is too large", { kind: "tooLarge", megabytes: 4 }],
  ["an absence", { kind: "absence", told: ["Away & back.", "See you."], label: "Time", url: `${ORIGIN}/me/time` }],
  ["too long a message", { kind: "messageTooLong", max: 1000 }],
  ...SITUATIONS.map((situation): [string, Answer] => [`the situation ${situation}`, { kind: "situation", situation }]),
];

function answerTo(answer: Answer, language: Language, isAsked: boolean) {
  const { state } = played[0] ?? expect.fail("nothing was played");
  const input = { ...inputFor(state, 0, language), replyTo: REPLY_TO };
  const head = isAsked ? input.head : { ...input.head, waiting: [{ seat: 1, since: 349, at: AT }] };
  const asked = isAsked ? { ...asking, decision: decision(state) } : null;
  return answerMail({ ...input, head, answer, asked, picture: null, answered: "<their@mail.example>" });
}

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(TITLES)(
    "turn mails of %s begin with the line above which one writes, and hold the lines that one may write",
    (title) => {
      for (const { state, seat, decision: asked } of games[title].filter((_, n) => n % 25 === 0)) {
        const input = { ...inputFor(state, seat, language), replyTo: REPLY_TO };
        const mail = turnMail({ ...input, ...asking, decision: asked, news: [], hasMoved: true });
        expectSame(mail);
        expect(isMarker(mail.text.split("\n")[0] ?? "")).toBe(true);
        expect(mail.replyTo).toBe(REPLY_TO);
        const lines = mail.text.split("\n").filter((line) => [...line].length > 72 && !line.includes("https:"));
        expect(lines).toEqual([]);
        for (const { line } of notationLines(state, asked, seat, language).slice(0, 40)) {
          expect(
            mail.text.split("\n").some((one) => one.startsWith(`  ${line}`)),
            line,
          ).toBe(true);
        }
      }
    },
  );

  it("a turn mail without an address for replies speaks of none", () => {
    const { state, seat, decision: asked } = played[0] ?? expect.fail("nothing was played");
    const mail = turnMail({ ...inputFor(state, seat, language), ...asking, decision: asked, news: [], hasMoved: true });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).not.toMatch(/^===|say:|sage:/m);
  });

  it.each(ANSWERS)("an answer about %s says the same in both parts, to who is asked and to who is not", (_, answer) => {
    for (const isAsked of [true, false]) {
      const mail = answerTo(answer, language, isAsked);
      expectSame(mail);
      expect(mail.replyTo).toBe(REPLY_TO);
      expect(mail.text.split("\n").filter((line) => [...line].length > 72 && !line.includes("https:"))).toEqual([]);
      const hasForm = isAsked && answer.kind !== "confirm";
      expect(mail.text.includes(`${ORIGIN}/t/token\n`)).toBe(hasForm);
      expect(headersOf(mail)).toMatchObject({
        "Auto-Submitted": "auto-replied",
        References: "<game.g1@bahnpost.test> <their@mail.example>",
        "In-Reply-To": "<their@mail.example>",
      });
    }
  });

  it("what is booked comes with the map if its author must decide further", () => {
    const { state } = played[0] ?? expect.fail("nothing was played");
    const input = { ...inputFor(state, 0, language), replyTo: REPLY_TO, answered: null };
    const picture = { png: new Uint8Array([1]), marks: { legal: ["F10"], fresh: [] } };
    const asked = { ...asking, decision: decision(state) };
    const pictured = answerMail({ ...input, answer: { kind: "booked", entry }, asked, picture });
    expect(pictured.attachments?.[0]?.bytes).toEqual(picture.png);
    expect(pictured.html).toContain("cid:map");
    expect(answerMail({ ...input, answer: { kind: "past", news: [] }, asked, picture }).attachments).toBeUndefined();
  });

  it("an answer names the line, the rule that refuses it, and what comes close", () => {
    const [, refused] = ANSWERS[4] ?? expect.fail();
    const { text } = answerTo(refused, language, true);
    for (const part of ["bid <DH> & so", "1830-2.3b", "  bid DH 75"]) expect(text).toContain(part);
  });

  it("what was said to the table is shown as it was written, and is no markup", () => {
    const { text, html } = answerTo({ kind: "booked", entry }, language, false);
    expect(text).toContain("see <b>you</b>");
    expect(html).toContain("see &lt;b&gt;you&lt;/b&gt;");
    expect(html).toContain("later &amp; so on");
  });
});
