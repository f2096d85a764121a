/** Both parts of each kind of mail: the same words in text and HTML, and people's texts as they wrote them, whatever they are. */
import { describe, expect, it } from "vitest";
import type { GameState } from "../../../engine/index.ts";
import { invitationMail, signInMail } from "../../../lambdas/mail/account.ts";
import type { GameMailInput } from "../../../lambdas/mail/frame.ts";
import { endedMail, startedMail, turnMail } from "../../../lambdas/mail/game.ts";
import type { OutgoingMail } from "../../../lambdas/mail/port.ts";
import { type GameHead, LANGUAGES, type Language, type LogEntry } from "../../../lambdas/service/api.ts";
import { type Played, playRandomly } from "../../engine/narration/random-game.ts";

const AT = "2026-11-30T08:00:00.000Z";
const ORIGIN = "https://bahnpost.test";
/** Short enough for every column, so that no table has to cut them. */
const NAMES = ["A&B <i>", `"Q" 'x'`, "Zoë Дм"];
const TITLES = ["1830", "18cz"] as const;
const games = { "1830": [...playRandomly(7, 3, 500)], "18cz": [...playRandomly(36, 3, 500, "18cz")] };
const played = games["1830"];
const everyTwentieth = played.filter((_, n) => n % 20 === 0);

function inputFor(state: GameState, seat: number, language: Language): GameMailInput {
  const seats = NAMES.map((name, one) => ({ seat: one, person: `p${one}`, name, status: "seated" as const }));
  const head: GameHead = {
    ...{
      id: "g1",
      title: state.title,
      name: "Coal & <Comfort>",
      options: state.options,
      host: "p0",
      seatCount: 3,
      seats,
    },
    ...{ status: "running", version: 348, waiting: [{ seat, since: 348, at: AT }], createdAt: AT, updatedAt: AT },
  };
  const gameUrl = `${ORIGIN}/g/g1`;
  const unsubscribeUrl = `${ORIGIN}/unsubscribe/token`;
  return { to: "a@example.org", language, seat, head, state, origin: ORIGIN, gameUrl, unsubscribeUrl };
}

/** The turn mail of a position, with the moves before it as its news. */
function turnOf({ state, seat, decision: asked }: Played, language: Language, before: readonly Played[]): OutgoingMail {
  const news = before.map(
    ({ seat: by, move, events }, n): LogEntry => ({
      ...{ version: 300 + n, kind: "moved", at: AT, by: `p${by}`, seat: by, moves: [move], events, waiting: [] },
    }),
  );
  const turn = { decision: asked, turnUrl: `${ORIGIN}/t/token`, since: AT, news, hasMoved: true };
  return turnMail({ ...inputFor(state, seat, language), ...turn });
}

const SIGNS: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
const unescaped = (html: string): string => html.replace(/&(lt|gt|quot|#39|amp);/g, (sign) => SIGNS[sign] ?? sign);

/** Words without regard to case, order, marks and addresses. */
const words = (text: string): string[] =>
  (
    text
      .replace(/https:\S+/g, " ")
      .normalize("NFC")
      .toLocaleLowerCase("de")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).toSorted();

/** What a mail program shows of the HTML part, without the name of the site that only it begins with. */
function shownWords({ html }: OutgoingMail): string[] {
  const body = html.replace(/^[\s\S]*?<main>/, "").replace("Bahnpost <span", "<span");
  return words(unescaped(body.replace(/<[^>]*>/g, " ")));
}

const addresses = (text: string): string[] => [...new Set(text.match(/https:[^\s"<]+/g) ?? [])].toSorted();

function expectSame(mail: OutgoingMail): void {
  expect(words(mail.text).length).toBeGreaterThan(20);
  expect(shownWords(mail)).toEqual(words(mail.text));
  expect(addresses(unescaped(mail.html))).toEqual(addresses(mail.text));
  expect(mail.text).not.toMatch(/undefined|NaN|\[object|…/);
}

const headersOf = ({ headers }: OutgoingMail) => Object.fromEntries(headers.map(({ name, value }) => [name, value]));

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(TITLES)("turn mails of %s say the same in both parts, whatever is to be decided", (title) => {
    const asked = games[title].filter((_, n) => n % 10 === 0);
    expect(new Set(asked.map((one) => one.decision.step)).size).toBeGreaterThan(4);
    for (const [n, one] of asked.entries()) {
      expectSame(turnOf(one, language, games[title].slice(Math.max(0, 10 * n - 7), 10 * n)));
    }
  });

  it("the mail of the start does", () => {
    const { state } = played[0] ?? expect.fail("nothing was played");
    for (const seat of [0, 1]) expectSame(startedMail(inputFor(state, seat, language)));
  });

  it("the mail of the end does, also with a shared first place", () => {
    const { state } = played.at(-1) ?? expect.fail("nothing was played");
    for (const worth of [
      [5, 900, 7],
      [900, 900, 7],
    ]) {
      const over: GameState = {
        ...state,
        round: { kind: "ended", last: "operating" },
        result: { reason: "bank", worth },
      };
      expectSame(endedMail(inputFor(over, 0, language)));
    }
  });

  it("mails that let somebody in do, and show their link in both", () => {
    const url = `${ORIGIN}/sign-in/token`;
    const game = { id: "g1", label: "1830 Coal & <Comfort>", title: "1830", subtitle: "Railways & <Barons>" };
    const words = { host: NAMES[0] ?? "", options: ["a & b", "c"], seated: NAMES };
    const invitation = invitationMail({
      ...{ to: "a@example.org", language, url, days: 14, origin: ORIGIN, game },
      ...words,
    });
    expectSame(invitation);
    expect(headersOf(invitation)).toMatchObject({
      "Auto-Submitted": "auto-generated",
      References: "<game.g1@bahnpost.test>",
    });
    const signIn = signInMail({ to: "a@example.org", language, url, minutes: 30, origin: ORIGIN });
    expectSame(signIn);
    for (const { html, text } of [invitation, signIn]) {
      expect(html).toContain(`href="${url}"`);
      expect(text).toContain(url);
    }
  });

  it("people's texts are never markup", () => {
    const one = everyTwentieth.at(-1) ?? expect.fail("nothing was played");
    const { html, text, subject } = turnOf(one, language, played.slice(-10));
    expect(html).not.toMatch(/<i>|<Comfort>/);
    for (const part of [text, subject]) expect(part).toContain("Coal & <Comfort>");
    expect(html).toContain("Coal &amp; &lt;Comfort&gt;");
  });
});

describe("a game's mails", () => {
  it("lead to an end of mails by one request of a program, and hang in one thread", () => {
    const { state } = played[0] ?? expect.fail("nothing was played");
    const input = inputFor(state, 0, "en");
    for (const mail of [startedMail(input), turnOf(played[0] ?? expect.fail(), "en", [])]) {
      expect(headersOf(mail)).toEqual({
        "Auto-Submitted": "auto-generated",
        References: "<game.g1@bahnpost.test>",
        "In-Reply-To": "<game.g1@bahnpost.test>",
        "List-Unsubscribe": `<${ORIGIN}/unsubscribe/token>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      });
    }
  });
});
