/** Moves as short lines of text that people write and read, in both directions, for every title. */

export type { At as NotationAt } from "./at.ts";
export { canonicalMove } from "./canonical.ts";
export {
  type NotationLanguage,
  type NotRead,
  type ReadMove,
  type ReadTurn,
  readMove,
  readTurn,
  writeMove,
} from "./notation.ts";
export { type NotationLine, notationLines } from "./offer.ts";
export type { NotationProblem } from "./read.ts";
export { type ReadRoutes, type RouteFault, readRoutes, writeRoute } from "./routes.ts";
export {
  type ReadTranscript,
  readTranscript,
  type Transcript,
  type TranscriptMove,
  writeTranscript,
} from "./transcript.ts";
