/** Replays a transcript and reports in the same form as the replay of a game file. */
import { readFileSync } from "node:fs";
import type { ReplayReport } from "../replay.ts";
import { compareConsequences } from "./consequences.ts";
import { drive } from "./drive.ts";
import { Driver } from "./driver.ts";
import { type Transcript, TranscriptFault, transcript } from "./file.ts";

/** The transcript in a file; undefined if it holds something else. */
export function readTranscript(path: string): Transcript | undefined {
  if (path.endsWith(".gz")) return undefined;
  const read = transcript.safeParse(JSON.parse(readFileSync(path, "utf8")));
  return read.success ? read.data : undefined;
}

/** `actions` are the moves, `states` the consequences that agreed. */
export function replayTranscript(file: Transcript): ReplayReport {
  const driver = new Driver(file);
  const none = { legal: 0, routes: 0, result: "none" } as const;
  try {
    const states = driveAndCompare(file, driver);
    const result = file.events.some((one) => one.type === "ranking") ? "match" : "none";
    return { ...none, ok: true, actions: driver.line.length, states, result };
  } catch (error) {
    const failure = failureOf(error);
    return { ...none, ok: false, actions: driver.line.length, states: 0, failure };
  }
}

/** Where the engine refuses a decision, an earlier difference in the consequences is told first. */
function driveAndCompare(file: Transcript, driver: Driver): number {
  try {
    drive(driver);
  } catch (error) {
    const at = error instanceof TranscriptFault ? error.at : 0;
    compareConsequences({ ...file, events: file.events.filter(({ n }) => n < at) }, driver);
    throw error;
  }
  return compareConsequences(file, driver);
}

function failureOf(error: unknown) {
  if (!(error instanceof TranscriptFault)) throw error;
  const { at, path, expected, got } = error;
  return { at, path, expected: expected as never, got: got as never };
}
