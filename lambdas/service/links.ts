/**
 * Signed links: they say what they are for and carry a code that only this service can make. They hold no secret of a person, can be
 * made again at any time, and are worth nothing once the game has moved on.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { type Links, PATHS, type SeatTicket, type TurnTicket } from "./api.ts";

export interface Unsubscription {
  readonly person: string;
  /** Null: the daily mail. */
  readonly game: string | null;
}

export interface SignedLinks extends Links {
  /** Path that stops the mails of a game, or the daily mail, to a person. */
  unsubscribe(ticket: Unsubscription): string;
  readUnsubscribe(token: string): Unsubscription | null;
  /** Mail address for moves of one seat, asked since one version; at most 64 small letters, digits, `-` and `+` before the `@`. */
  replyAddress(ticket: TurnTicket, mailDomain: string): string;
  /** What an address says, whether or not a mail program has changed its case; null if it is none of ours. */
  readReplyAddress(address: string, mailDomain: string): TurnTicket | null;
}

/** 22 characters of base64url: 132 bits. */
const CODE_LENGTH = 22;
/** 26 characters of base32: 130 bits. */
const ADDRESS_CODE_LENGTH = 26;
const ADDRESS_START = "move+";
const LONGEST_ADDRESS = 320;
/** No game has this id. */
const DAILY = "daily";
const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * Links signed with this secret. While a secret is being replaced, links that the previous one has signed are still read; none is
 * made with it any more.
 */
export function createLinks(secret: string, previous?: string): SignedLinks {
  const secrets = previous === undefined ? [secret] : [secret, previous];
  const make = (purpose: string, parts: readonly (string | number)[]): string =>
    [...parts, codeOf(secret, purpose, parts)].join(".");
  const read = (purpose: string, token: string, count: number): string[] | null => {
    const parts = token.split(".");
    const code = parts.pop() ?? "";
    const isOurs = secrets.some((one) => isSame(code, codeOf(one, purpose, parts)));
    return parts.length === count && isOurs ? parts : null;
  };
  return {
    turn: ({ game, seat, since }) => PATHS.turn + make("turn", [game, seat, since]),
    readTurn(token) {
      const [game, seat, since] = read("turn", token, 3) ?? [];
      return game && seat && since ? { game, seat: Number(seat), since: Number(since) } : null;
    },
    watch: (game) => PATHS.watch + make("watch", [game]),
    readWatch: (token) => read("watch", token, 1)?.[0] ?? null,
    seat: ({ game, seat, version }) => PATHS.seat + make("seat", [game, seat, version]),
    readSeat(token): SeatTicket | null {
      const [game, seat, version] = read("seat", token, 3) ?? [];
      return game && seat && version ? { game, seat: Number(seat), version: Number(version) } : null;
    },
    unsubscribe: ({ person, game }) => PATHS.unsubscribe + make("unsubscribe", [person, game ?? DAILY]),
    readUnsubscribe(token) {
      const [person, game] = read("unsubscribe", token, 2) ?? [];
      return person && game ? { person, game: game === DAILY ? null : game } : null;
    },
    replyAddress: (ticket, mailDomain) => replyAddress(secret, ticket, mailDomain),
    readReplyAddress: (address, mailDomain) => readReplyAddress(secrets, address, mailDomain),
  };
}

function replyAddress(secret: string, { game, seat, since }: TurnTicket, mailDomain: string): string {
  const parts = [game, seat, since];
  return `${ADDRESS_START}${[...parts, addressCode(secret, parts)].join("-")}@${mailDomain}`;
}

function readReplyAddress(secrets: readonly string[], address: string, mailDomain: string): TurnTicket | null {
  const [local = "", domain, ...rest] = address.slice(0, LONGEST_ADDRESS).toLowerCase().split("@");
  if (domain !== mailDomain.toLowerCase() || rest.length > 0 || !local.startsWith(ADDRESS_START)) return null;
  const [game, seat, since, code = "", ...more] = local.slice(ADDRESS_START.length).split("-");
  if (!game || !seat || !since || more.length > 0) return null;
  return secrets.some((one) => isSame(code, addressCode(one, [game, seat, since])))
    ? { game, seat: Number(seat), since: Number(since) }
    : null;
}

function codeOf(secret: string, purpose: string, parts: readonly (string | number)[]): string {
  return signed(secret, purpose, parts).toString("base64url").slice(0, CODE_LENGTH);
}

/** In letters of one case only: mail programs and servers may lower it. */
function addressCode(secret: string, parts: readonly (string | number)[]): string {
  return base32(signed(secret, "reply", parts)).slice(0, ADDRESS_CODE_LENGTH);
}

function signed(secret: string, purpose: string, parts: readonly (string | number)[]): Buffer {
  return createHmac("sha256", secret)
    .update(`${purpose}:${parts.join(".")}`)
    .digest();
}

/** RFC 4648 without padding, in small letters. */
function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join("");
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
