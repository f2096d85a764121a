/** Games that come from files and leave as files. */
import type { Survey } from "../../../engine/interop/survey.ts";
import type { GameHead, Language, Person } from "./games.ts";

/** Who takes a seat: the host, whoever has the address, or nobody (of a game that is over). */
export type SeatWish = "host" | "nobody" | { readonly address: string };

export interface ImportAsked {
  readonly text: string;
  readonly name: string;
  readonly seats: readonly SeatWish[];
  /** Language of the mails to persons who are not known here yet. */
  readonly language: Language;
  /** Take the moves before the trouble, if there is trouble. */
  readonly partial: boolean;
}

/** Games taken over from files, and given out as files. */
export interface Exchange {
  /** What is in a file of another site. Throws SituationError invalid. */
  survey(text: string): Survey;
  /** Makes the game of a file, whole or not at all; the same again is the same game. Throws SituationError invalid, conflict, tooMany. */
  importFile(host: Person, asked: ImportAsked): Promise<GameHead>;
  /** The game as a file of that site. Throws SituationError conflict for a title that it has not, or if it would tell what will be drawn. */
  exportFile(game: string): Promise<string>;
  /** The log in our own format, of a game that is over. Throws SituationError conflict before. */
  exportLog(game: string): Promise<string>;
}
