/** The one public index of the rules engine: pure functions over plain JSON. */

export { evolve, fold } from "./book.ts";
export * from "./figures.ts";
export { type Decided, type DecidedAll, decide, decideAll, decision } from "./game.ts";
export type {
  Bundle,
  Decision,
  DividendOutcome,
  Option,
  OptionBody,
  OptionOf,
  OptionType,
  TrainOption,
} from "./model/decision.ts";
export type { EventOf, EventType, GameEvent, MoneyReason } from "./model/event.ts";
export type { Move, MoveOf, MoveType, Route } from "./model/move.ts";
export { moveSchema, routeSchema } from "./model/move.ts";
export type { Refusal, RefusalCode } from "./model/refusal.ts";
export { REFUSAL_CODES } from "./model/refusal.ts";
export type * from "./model/state.ts";
export type * from "./model/title.ts";
export * from "./model/words.ts";
export * from "./narration/index.ts";
export * from "./notation/index.ts";
export * from "./programs/index.ts";
export * from "./queries.ts";
export { type NewGameInput, newGame } from "./setup.ts";
export { TITLES, titleById, titleFor, titleOf } from "./titles/registry.ts";
