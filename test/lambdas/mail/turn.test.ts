/** Turn mails of whole games: at every decision that a game comes to, in every language. */

import { describe, expect, it } from "vitest";
import { decision, endReason, type GameState, newGame } from "../../../engine/index.ts";
import { Replayer } from "../../../engine/interop/replayer.ts";
import { contextOf, type GameMailInput } from "../../../lambdas/mail/frame.ts";
import { endedMail, turnMail } from "../../../lambdas/mail/game.ts";
import type { OutgoingMail } from "../../../lambdas/mail/port.ts";
import { type GameHead, LANGUAGES, type Language } from "../../../lambdas/service/api.ts";
import { NO_MATTERS } from "../../../lambdas/store/matters.ts";
import { readGame } from "../../conformance/oracle.ts";

const NAMES = [
  "Anna",
  "Bert",
  "Kunigunde von und zu Hohenzollern-Sigmaringen".slice(0, 40),
  "Дмитрий",
  "李小龙",
  "Zoë & <b>",
];
const LARGEST = 100 * 1024;

function inputFor(state: GameState, seat: number, language: Language): GameMailInput {
  const at = "2026-11-30T08:00:00.000Z";
  const head: GameHead = {
    ...{ id: "g1", title: state.title, name: "Coal & comfort", options: state.options, host: "p0", status: "running" },
    ...{
      seatCount: state.players.length,
      version: 348,
      pace: null,
      clocks: [],
      undo: null,
      matters: NO_MATTERS,
      createdAt: at,
      updatedAt: at,
      waiting: [{ seat, since: 348, at }],
    },
    seats: state.players.map((_, one) => ({ seat: one, person: `p${one}`, name: NAMES[one] ?? "", status: "seated" })),
  };
  return {
    ...{ to: "a@example.org", language, seat, head, state, origin: "https://bahnpost.test" },
    ...{ gameUrl: "https://bahnpost.test/g/g1", unsubscribeUrl: "https://bahnpost.test/unsubscribe/token" },
    replyTo: "move+g1-0-348-abcdefghijklmnopqrstuvwxyz@bahnpost.test",
  };
}

function sound(mail: OutgoingMail): void {
  const long = mail.text.split("\n").filter((line) => !line.includes("https://") && [...line].length > 72);
  expect(long).toEqual([]);
  expect(mail.text + mail.html).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  expect(mail.html).not.toContain("<b>,");
  expect(Buffer.byteLength(mail.html)).toBeLessThan(LARGEST);
  expect(mail.subject).toMatch(/^\[1830 Coal & comfort\] \S/);
}

/** States at which somebody must decide, each with the decision's step. */
function positions(file: string): { states: { step: string; state: GameState; seat: number }[]; end: GameState } {
  const game = readGame(new URL(`../../conformance/games/${file}.json.gz`, import.meta.url).pathname);
  const replayer = new Replayer(game);
  const states: { step: string; state: GameState; seat: number }[] = [];
  for (const [at, action] of game.actions.entries()) {
    const { step, deciders } = decision(replayer.state);
    for (const seat of deciders) states.push({ step, state: replayer.state, seat });
    replayer.play(action, game.resolved?.[String(at)]);
  }
  return { states, end: replayer.state };
}

/** Enough of each step: the first ones and then every ninth. */
function sampled<T extends { step: string }>(all: readonly T[]): T[] {
  const seen = new Map<string, number>();
  return all.filter(({ step }) => {
    const count = (seen.get(step) ?? 0) + 1;
    seen.set(step, count);
    return count <= 4 || count % 9 === 0;
  });
}

describe.each(["1830-3p-crash-1024", "1830-6p-slow-1061"])("the mails of game %s", (file) => {
  const { states, end } = positions(file);

  it.each(LANGUAGES)("ask for every decision in %s, complete, 72 columns wide, small enough", (language) => {
    for (const { state, seat } of sampled(states)) {
      const turn = {
        turnUrl: "https://bahnpost.test/t/token",
        since: "2026-11-30T08:00:00.000Z",
        news: [],
        hasMoved: true,
      };
      const mail = turnMail({ ...inputFor(state, seat, language), ...turn, decision: decision(state) });
      sound(mail);
      for (const part of [mail.text, mail.html]) expect(part).toContain("https://bahnpost.test/t/token");
    }
  });

  it.each(LANGUAGES)("tell the end in %s with its reason and all places", (language) => {
    const input = inputFor(end, 0, language);
    const mail = endedMail(input);
    sound(mail);
    const reason = endReason(end.result?.reason ?? "", contextOf(input));
    expect(reason).not.toBe("");
    for (const part of [mail.text.replace(/\s+/g, " "), mail.html]) expect(part).toContain(reason);
    for (const [seat, worth] of (end.result?.worth ?? expect.fail("the game has no end")).entries()) {
      expect(mail.text).toContain((NAMES[seat] ?? "").slice(0, 12));
      expect(mail.text.replace(/\D/g, "")).toContain(String(worth));
    }
  });
});

it.each([
  ["en", "Tue 1 Dec 01:45", "All times are in Asia/Kathmandu."],
  ["de", "Di. 1. Dez. 01:45", "Alle Zeiten in Asia/Kathmandu."],
  ["nl", "di 1 dec 01:45", "Alle tijden in Asia/Kathmandu."],
] as const)("in %s a turn mail tells times in its reader's zone, and names it", (language, since, zone) => {
  const state = newGame({ title: "1830", players: 3 });
  const input = inputFor(state, 0, language);
  const seats = input.head.seats.map((place) => ({
    ...place,
    zone: place.seat === 0 ? "Asia/Kathmandu" : "Europe/Berlin",
  }));
  const turn = {
    turnUrl: "https://bahnpost.test/t/token",
    since: "2026-11-30T20:00:00.000Z",
    news: [],
    hasMoved: true,
  };
  const mail = turnMail({ ...input, head: { ...input.head, seats }, ...turn, decision: decision(state) });
  for (const part of [mail.text, mail.html]) for (const words of [since, zone]) expect(part).toContain(words);
});
