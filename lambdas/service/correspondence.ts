/** What is known of a reply by mail before it is read: whose it is, and the game as it stood. */
import type { Profile } from "../store/people.ts";
import type { TurnTicket } from "./api.ts";
import type { Book } from "./book.ts";

/** A mail from the person of a seat. */
export interface Correspondence {
  readonly ticket: TurnTicket;
  /** The game as it stood when the mail came. */
  readonly book: Book;
  readonly profile: Profile;
  /** The person sat there when the mail was sent that is answered, and does no more. */
  readonly hasPassed: boolean;
  /** Names at the table, by seat; empty for a place without one. */
  readonly names: readonly string[];
  /** Names the mail; the submission that it makes has the same name. */
  readonly identity: string;
}
