/** Programmed moves: pure functions from programs and a decision to moves, or to the reason why the player is asked. */

export { endOf } from "./advise.ts";
export type { Asking, Happening } from "./asking.ts";
export { type WayToTurn, wayToTurn } from "./prepare.ts";
export {
  PROGRAM_ENDS,
  PROGRAM_STOPS,
  type Program,
  type ProgramEnd,
  type ProgramKind,
  type ProgramOf,
  type ProgramStop,
  type ProgramWish,
  programFor,
  programSchema,
  programWishSchema,
  wishFault,
} from "./program.ts";
export { type Counsel, counsel, type Standing } from "./together.ts";
