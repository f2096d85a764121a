/** What the use cases are given: the store, the way out for mail, time, chance, the secret that signs links, and where pages are. */
import { randomBytes, randomInt } from "node:crypto";
import type { DrawMap } from "../mail/picture.ts";
import type { MailPort } from "../mail/port.ts";
import type { Store } from "../store/store.ts";
import type { PostHook } from "./hooks/port.ts";

export interface Clock {
  now(): Date;
}

export interface Chance {
  /** A short name for a game or person: 12 letters and digits that are hard to mistake. */
  id(): string;
  /** 256 bits in letters that need no escaping in a URL. */
  token(): string;
  /** A whole number from 0 up to, but not including, `below`. */
  int(below: number): number;
}

/** Structured log; details never hold addresses, tokens or names. */
export interface Log {
  info(message: string, details: Readonly<Record<string, unknown>>): void;
  error(message: string, details: Readonly<Record<string, unknown>>): void;
}

export interface Deps {
  readonly store: Store;
  readonly mail: MailPort;
  readonly clock: Clock;
  readonly chance: Chance;
  /** Key that signs links. */
  readonly secret: string;
  /** The key before it, whose links are still good for a while; absent when none is being replaced. */
  readonly previousSecret?: string;
  /** Public address of the pages, without a slash at its end. */
  readonly origin: string;
  /** Domain at which replies are received; without it mails lead to the pages only. */
  readonly mailDomain?: string;
  readonly log: Log;
  /** Draws the map for turn mails; without it they have no picture. */
  readonly drawMap?: DrawMap;
  /** Posts to webhooks; without it no notices are sent. */
  readonly postHook?: PostHook;
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Chance from the operating system's source. */
export const systemChance: Chance = {
  id: () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  token: () => randomBytes(32).toString("base64url"),
  int: (below) => randomInt(below),
};

export const systemClock: Clock = { now: () => new Date() };
