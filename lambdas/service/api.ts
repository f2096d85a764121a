/**
 * The use cases as web pages, mail and tests see them: inputs, answers, and the family of situations. No AWS, no HTTP.
 * `createServices` in `services.ts` gives the implementation.
 */
import type { AccessService } from "./access/api.ts";
import type { Exchange } from "./api/exchange.ts";
import type { Games } from "./api/games.ts";
import type { Links } from "./api/links.ts";
import type { People } from "./api/people.ts";
import type { ClockService, ProgramsService, TableService, UndoService } from "./api/table.ts";

export { MESSAGE_LENGTH } from "../store/entry.ts";
export { MAIL_WISHES, type MailWish } from "../store/mailWishes.ts";
export {
  CLOSINGS,
  type Closing,
  ENDING_AIMS,
  type EndingAim,
  type Matters,
  PATIENCE,
  PATIENCE_DAYS,
} from "../store/matters.ts";
export {
  AT_TIMEOUT,
  type AtTimeout,
  type Pace,
  paceSchema,
  type Reminders,
  remindersSchema,
  WEEK,
} from "../store/pace.ts";
export * from "./api/exchange.ts";
export * from "./api/games.ts";
export * from "./api/links.ts";
export * from "./api/people.ts";
export * from "./api/table.ts";
export { REASONS, type Reason, SITUATIONS, type Situation, SituationError } from "./reasons.ts";

export interface Services {
  readonly exchange: Exchange;
  readonly people: People;
  readonly games: Games;
  readonly links: Links;
  readonly clock: ClockService;
  readonly programs: ProgramsService;
  readonly undo: UndoService;
  readonly access: AccessService;
  readonly table: TableService;
}
