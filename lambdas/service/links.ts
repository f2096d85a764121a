/**
 * Signed links: they say what they are for and carry a code that only this service can make. They hold no secret of a person, can be
 * made again at any time, and are worth nothing once the game has moved on.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { type Links, PATHS } from "./api.ts";

export interface Unsubscription {
  readonly person: string;
  readonly game: string;
}

export interface SignedLinks extends Links {
  /** Path that stops the mails of a game to a person. */
  unsubscribe(ticket: Unsubscription): string;
  readUnsubscribe(token: string): Unsubscription | null;
}

/** 22 characters of base64url: 132 bits. */
const CODE_LENGTH = 22;

/** Links signed with this secret. */
export function createLinks(secret: string): SignedLinks {
  const make = (purpose: string, parts: readonly (string | number)[]): string =>
    [...parts, codeOf(secret, purpose, parts)].join(".");
  const read = (purpose: string, token: string, count: number): string[] | null => {
    const parts = token.split(".");
    const code = parts.pop() ?? "";
    return parts.length === count && isSame(code, codeOf(secret, purpose, parts)) ? parts : null;
  };
  return {
    turn: ({ game, seat, since }) => PATHS.turn + make("turn", [game, seat, since]),
    readTurn(token) {
      const [game, seat, since] = read("turn", token, 3) ?? [];
      return game && seat && since ? { game, seat: Number(seat), since: Number(since) } : null;
    },
    watch: (game) => PATHS.watch + make("watch", [game]),
    readWatch: (token) => read("watch", token, 1)?.[0] ?? null,
    unsubscribe: ({ person, game }) => PATHS.unsubscribe + make("unsubscribe", [person, game]),
    readUnsubscribe(token) {
      const [person, game] = read("unsubscribe", token, 2) ?? [];
      return person && game ? { person, game } : null;
    },
  };
}

function codeOf(secret: string, purpose: string, parts: readonly (string | number)[]): string {
  const signed = createHmac("sha256", secret).update(`${purpose}:${parts.join(".")}`);
  return signed.digest("base64url").slice(0, CODE_LENGTH);
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
