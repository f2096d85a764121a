/** The one public index of the rules engine: pure functions over plain JSON. */
export type { Decision, DividendOutcome, Bundle, Option, OptionOf, OptionType, TrainOption } from "./model/decision.ts";
export type { EventOf, EventType, GameEvent, MoneyReason } from "./model/event.ts";
export { moveSchema, routeSchema } from "./model/move.ts";
export type { Move, MoveOf, MoveType, Route } from "./model/move.ts";
export { REFUSAL_CODES } from "./model/refusal.ts";
export type { Refusal, RefusalCode } from "./model/refusal.ts";
export type * from "./model/state.ts";
export type * from "./model/title.ts";
export * from "./model/words.ts";
export { decide, decideAll, decision, evolve, fold, newGame } from "./game.ts";
export type { Decided, NewGameInput } from "./game.ts";
export { titleById, TITLES } from "./titles/registry.ts";
export * from "./queries.ts";
