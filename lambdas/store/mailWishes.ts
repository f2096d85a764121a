/**
 * Which mails a person wants: a wish for all games and an own one for single games. Part of the profile, so that whoever reads it knows
 * them. Each wish for a game is an element of one of four sets, so that a change is one write and loses no other.
 */
import * as z from "zod";
import type { Expression } from "./database.ts";

/** `turns`: when I must move, at the start and the end. `all`: every move and message too. `digest`: one mail a day. */
export const MAIL_WISHES = ["turns", "all", "digest", "nothing"] as const;
export type MailWish = (typeof MAIL_WISHES)[number];

const SETS = { turns: "mailedTurns", all: "mailedAll", digest: "mailedDaily", nothing: "muted" } as const;

const games = z.set(z.string()).default(new Set());
export const DIGEST_HOUR = 7;

export const mailWishesShape = {
  /** Of all games without an own wish. */
  mailWish: z.enum(MAIL_WISHES).default("turns"),
  /** Hour of the day in the person's zone at which the digest goes out. */
  digestHour: z.int().min(0).max(23).default(DIGEST_HOUR),
  /** Games by wish; `muted` those of which the person wants no mail. */
  ...{ muted: games, mailedTurns: games, mailedAll: games, mailedDaily: games },
};

export interface MailWishes {
  readonly mailWish: MailWish;
  readonly digestHour: number;
  readonly muted: ReadonlySet<string>;
  readonly mailedTurns: ReadonlySet<string>;
  readonly mailedAll: ReadonlySet<string>;
  readonly mailedDaily: ReadonlySet<string>;
}

/** Of somebody who has said nothing. */
export const NO_MAIL_WISHES: MailWishes = {
  ...{ mailWish: "turns", digestHour: DIGEST_HOUR },
  ...{ muted: new Set(), mailedTurns: new Set(), mailedAll: new Set(), mailedDaily: new Set() },
};

/** The own wish for a game, null without one. */
export const ownWish = (wishes: MailWishes, game: string): MailWish | null =>
  MAIL_WISHES.find((wish) => wishes[SETS[wish]].has(game)) ?? null;

/** What counts for a game. */
export const wishFor = (wishes: MailWishes, game: string): MailWish => ownWish(wishes, game) ?? wishes.mailWish;

/** Games with an own wish of this kind. */
export const gamesWith = (wishes: MailWishes, wish: MailWish): string[] => [...wishes[SETS[wish]]];

/** Could any game be told of in a digest? */
export const wantsDigest = (wishes: MailWishes): boolean => wishes.mailWish === "digest" || wishes.mailedDaily.size > 0;

/** The change of a profile that gives a game its own wish; null: none any more. */
export function wishChange(game: string, wish: MailWish | null): Expression {
  const others = MAIL_WISHES.filter((one) => one !== wish).map((one) => `${SETS[one]} :games`);
  const add = wish === null ? "" : `ADD ${SETS[wish]} :games `;
  return { text: `${add}DELETE ${others.join(", ")}`, values: { ":games": new Set([game]) } };
}

/** Attributes that hold wishes, for a profile that is wiped. */
export const WISH_ATTRIBUTES = ["mailWish", "digestHour", ...Object.values(SETS)];
