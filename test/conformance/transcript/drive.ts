/** Drives the engine with the decisions of a transcript. */
import { DECISIONS, FORESEEN } from "./decisions.ts";
import type { Driver } from "./driver.ts";
import { type Line, TranscriptFault } from "./file.ts";

/** Plays every decision; throws a TranscriptFault at the first that is refused. */
export function drive(driver: Driver): void {
  for (const [index, line] of driver.file.events.entries()) {
    if (line.kind === "decision" && !line.hint) play(driver, line, index);
    else FORESEEN[line.type]?.(driver, line, index);
  }
  finish(driver);
}

function play(driver: Driver, line: Line, index: number): void {
  const decide = DECISIONS[line.type];
  if (!decide) throw new TranscriptFault(line.n, line.type, "a known decision", line.type);
  decide(driver, line, index);
}

/** After the last decision a game may still go on by itself to its end, or to the next corporation's turn. */
function finish(driver: Driver): void {
  const last = driver.file.events.at(-1);
  if (last?.type === "ranking") driver.skipTo(last, (asked) => asked.step === "over");
  if (last?.type === "operates") driver.skipTo(last, (asked) => asked.corporation === last["company"]);
}
