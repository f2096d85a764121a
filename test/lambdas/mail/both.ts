/** Mails of random positions, and what must hold for both parts of each. */

import { expect } from "vitest";
import type { GameState } from "../../../engine/index.ts";
import type { GameMailInput } from "../../../lambdas/mail/frame.ts";
import { turnMail } from "../../../lambdas/mail/game.ts";
import type { OutgoingMail } from "../../../lambdas/mail/port.ts";
import type { GameHead, Language, LogEntry } from "../../../lambdas/service/api.ts";
import { NO_MATTERS } from "../../../lambdas/store/matters.ts";
import { type Played, playRandomly } from "../../engine/narration/random-game.ts";

export const AT = "2026-11-30T08:00:00.000Z";
export const ORIGIN = "https://bahnpost.test";
/** Short enough for every column, so that no table has to cut them. */
export const NAMES = ["A&B <i>", `"Q" 'x'`, "Zoë Дм"];
export const TITLES = ["1830", "18cz"] as const;
export const games = { "1830": [...playRandomly(7, 3, 500)], "18cz": [...playRandomly(36, 3, 500, "18cz")] };
export const played = games["1830"];

/** What any mail of a position needs. */
export function inputFor(state: GameState, seat: number, language: Language): GameMailInput {
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
    ...{
      status: "running",
      version: 348,
      waiting: [{ seat, since: 348, at: AT }],
      pace: null,
      clocks: [],
      undo: null,
      matters: NO_MATTERS,
      createdAt: AT,
      updatedAt: AT,
    },
  };
  const gameUrl = `${ORIGIN}/g/g1`;
  const unsubscribeUrl = `${ORIGIN}/unsubscribe/token`;
  return { to: "a@example.org", language, seat, head, state, origin: ORIGIN, gameUrl, unsubscribeUrl };
}

/** The turn mail of a position, with the moves before it as its news. */
export function turnOf(
  { state, seat, decision: asked }: Played,
  language: Language,
  before: readonly Played[],
): OutgoingMail {
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

/** The same words and addresses in both parts, whole. */
export function expectSame(mail: OutgoingMail): void {
  expect(words(mail.text).length).toBeGreaterThan(20);
  expect(shownWords(mail)).toEqual(words(mail.text));
  expect(addresses(unescaped(mail.html))).toEqual(addresses(mail.text));
  expect(mail.text).not.toMatch(/undefined|NaN|\[object|…/);
}

/** Headers by name. */
export const headersOf = ({ headers }: OutgoingMail) =>
  Object.fromEntries(headers.map(({ name, value }) => [name, value]));
