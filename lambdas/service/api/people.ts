/** Persons and what they settle for themselves. */
import type { MailWish } from "../../store/mailWishes.ts";
import type { Reminders } from "../../store/pace.ts";
import type { Language, Person } from "./games.ts";

/** What a person says of time; dates are of the person's own calendar, such as `2026-12-07`. */
export interface TimeSettings {
  readonly zone: string;
  /** Null: as each table has it. */
  readonly reminders: Reminders | null;
  readonly today: string;
  /** Those that are not over. */
  readonly absences: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly hasBegun: boolean;
  }[];
}

export interface MailSettings {
  readonly wish: MailWish;
  /** Hour of the day in the person's zone at which the digest goes out. */
  readonly hour: number;
  readonly zone: string;
}

/** How far an end of mails reaches: this game; all that is no turn, start or end; the daily mail; everything. */
export const UNSUBSCRIBE_SCOPES = ["game", "besides", "digest", "everything"] as const;
export type UnsubscribeScope = (typeof UNSUBSCRIBE_SCOPES)[number];

/** What a link that stops mails is about: a game, or with null the daily mail. */
export interface Unsubscribing {
  readonly game: string | null;
  readonly name: string;
  readonly language: Language;
  /** What it stops by itself. */
  readonly scope: UnsubscribeScope;
}

export interface People {
  /** Mails an account link if the rate allows; says nothing about whether the address is known. */
  requestSignIn(input: {
    address: string;
    language: Language;
    /** Path to go to after signing in; dropped unless it is a path of this site. */
    next?: string;
    /** Network address of the asker, for the rate; throws SituationError tooMany beyond it. */
    source?: string;
  }): Promise<void>;
  /** Looks at an account link without using it: for the page with the button. Throws SituationError gone. */
  peekSignIn(token: string): Promise<{
    address: string;
    isNew: boolean;
    purpose: "signIn" | "invitation";
    game?: string;
    language: Language;
    next?: string;
  }>;
  /** Uses an account link once and opens a session. `name` is needed for a new person. Throws SituationError gone or invalid. */
  confirmSignIn(
    token: string,
    input: { name?: string; language?: Language },
  ): Promise<{ session: string; person: Person; game?: string; next?: string }>;
  personOfSession(session: string): Promise<Person | null>;
  /** Whose personal token it is, null if nobody's or at its end; counts the call. Throws SituationError tooMany, or forbidden if it `acts` and may not. */
  personOfToken(token: string, acts?: boolean): Promise<Person | null>;
  signOut(session: string): Promise<void>;
  update(person: string, change: { name?: string; language?: Language }): Promise<Person>;
  /** Mails an account link to the new address; says nothing about whether the address is known. Throws SituationError invalid or tooMany. */
  requestAddressChange(person: Person, address: string): Promise<void>;
  /** Looks at such a link without using it. Throws SituationError gone. */
  peekAddressChange(token: string): Promise<{ name: string; address: string; language: Language }>;
  /** Uses it once: mails go to the new address from now on, the old one is told. Throws SituationError gone, or conflict if it is somebody else's. */
  confirmAddressChange(token: string): Promise<Person>;
  /** Deletes the account: name, address, links and sessions. Games and their logs stay as they are. What was cut short may be repeated. */
  erase(person: Person): Promise<void>;
  /** Persons by id; unknown ids are absent. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Which mails the person wants of all games, and at which hour the digest. */
  mails(person: string): Promise<MailSettings>;
  /** Throws SituationError invalid. */
  setMails(person: string, settings: { readonly wish: string; readonly hour: number }): Promise<void>;
  /** The person's own wish for a game; null: as for all games. */
  mailWish(person: string, game: string): Promise<MailWish | null>;
  setMailWish(person: string, game: string, wish: MailWish | null): Promise<void>;
  /** Looks at an unsubscribe link without using it. Throws SituationError gone. */
  peekUnsubscribe(token: string): Promise<Unsubscribing>;
  /** Stops mails to one person (RFC 8058), as far as the link says or the scope; may be repeated. Throws SituationError gone. */
  unsubscribe(token: string, scope?: UnsubscribeScope): Promise<Unsubscribing>;
}
