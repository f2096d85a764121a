/** Both parts of each kind of mail: the same words in text and HTML, and people's texts as they wrote them, whatever they are. */
import { describe, expect, it } from "vitest";
import type { GameState } from "../../../engine/index.ts";
import { invitationMail, signInMail } from "../../../lambdas/mail/account.ts";
import { endedMail, startedMail } from "../../../lambdas/mail/game.ts";
import { LANGUAGES } from "../../../lambdas/service/api.ts";
import { expectSame, games, headersOf, inputFor, NAMES, ORIGIN, played, TITLES, turnOf } from "./both.ts";

const everyTwentieth = played.filter((_, n) => n % 20 === 0);

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
