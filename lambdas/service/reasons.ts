/** What may be wrong that is nobody's bug: situations, and the reasons for which people have sentences. */
import { ACCESS_REASONS } from "./access/api.ts";

/** Situations that are nobody's bug: mapped to HTTP and to mail in one table each. */
export const SITUATIONS = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "notFound",
  "gone",
  "conflict",
  "tooMany",
] as const;
export type Situation = (typeof SITUATIONS)[number];

/** Keys of the sentences for people: what is wrong in a situation. */
export const REASONS = [
  "address",
  "name",
  "nameNeeded",
  "gameName",
  "title",
  "seatCount",
  "options",
  "submission",
  "moves",
  "message",
  "version",
  "linkGone",
  "noGame",
  "noVersion",
  "hostOnly",
  "notYourSeat",
  "notInGame",
  "alreadyInGame",
  "noOpenSeat",
  "noInvitation",
  "alreadyStarted",
  "notStarted",
  "tooFewPlayers",
  "busy",
  "tooManyMails",
  "tooManyInvitations",
  "tooManyGames",
  "sameAddress",
  "addressTaken",
  "addressBusy",
  "fileTooLarge",
  "noFile",
  "fileTooLong",
  "fileTitle",
  "filePlayers",
  "fileOptions",
  "fileTrouble",
  "fileEmpty",
  "importedAlready",
  "seatTwice",
  "seatMissing",
  "seedHidden",
  "notFinished",
  "noFileForm",
  "pace",
  "gameOver",
  "passGone",
  "notOverdue",
  "noPass",
  "zone",
  "reminders",
  "absenceDays",
  "absenceLong",
  "absencesMany",
  "absenceOver",
  "undoNothing",
  "undoOpen",
  "undoGone",
  "undoNotAsked",
  "program",
  "programNow",
  "programName",
  "programHeld",
  "programsMany",
  "programAsked",
  "programPosition",
  "programLine",
  "programMoved",
  ...ACCESS_REASONS,
  "mailWish",
  "patience",
  "notRunning",
  "seatNotSought",
  "seatSought",
  "seatNotIdle",
  "endingOpen",
  "endingGone",
  "notepad",
  "notepadSaved",
  "tooManyWords",
] as const;
export type Reason = (typeof REASONS)[number];

export class SituationError extends Error {
  readonly situation: Situation;
  /** Key of the sentence for people in the catalogues, with its parameters. */
  readonly reason: string;
  /** Of tooMany, `retryAfter`: seconds until there is room again. */
  readonly details: Readonly<Record<string, string | number>>;

  constructor(situation: Situation, reason: string, details: Readonly<Record<string, string | number>> = {}) {
    super(`${situation}: ${reason}`);
    this.situation = situation;
    this.reason = reason;
    this.details = details;
  }
}
