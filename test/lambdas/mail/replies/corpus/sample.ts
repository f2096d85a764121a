/** A turn mail as it is answered in the corpus. */

import { decision, newGame } from "../../../../../engine/index.ts";
import { turnMail } from "../../../../../lambdas/mail/game.ts";
import type { GameHead, Language } from "../../../../../lambdas/service/api.ts";
import { NO_MATTERS } from "../../../../../lambdas/store/matters.ts";
import type { Answered } from "./clients.ts";

const AT = "2026-11-30T08:00:00.000Z";

/** The mail that asks the first player of a new game. */
export function sampleTurn(language: Language): Answered {
  const state = newGame({ title: "1830", players: 3, options: {}, seed: 1 });
  const head: GameHead = {
    ...{
      id: "g1",
      title: "1830",
      name: "Sunday",
      options: {},
      host: "p0",
      seatCount: 3,
      status: "running",
      version: 5,
    },
    ...{ pace: null, clocks: [], undo: null, matters: NO_MATTERS, createdAt: AT, updatedAt: AT },
    waiting: [{ seat: 0, since: 5, at: AT }],
    seats: ["Anna", "Bert", "Cleo"].map((name, seat) => ({ seat, person: `p${seat}`, name, status: "seated" })),
  };
  return turnMail({
    ...{ to: "anna@example.org", language, seat: 0, head, state, origin: "https://bahnpost.test" },
    replyTo: "move+g1-0-5-abcdefghijklmnopqrstuvwxyz@bahnpost.test",
    ...{ gameUrl: "https://bahnpost.test/g/g1", unsubscribeUrl: "https://bahnpost.test/unsubscribe/token" },
    ...{ decision: decision(state), turnUrl: "https://bahnpost.test/t/token", since: AT, news: [], hasMoved: false },
  });
}
