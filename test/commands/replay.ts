/** `npm run -s replay -- [--json] [--legal-every N] FILE...`: replays game files and compares all they hold; one line a file. */
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { readGame } from "../conformance/oracle.ts";
import { isOwnFile, readOwn, replayOwn } from "../conformance/own.ts";
import { type ReplayReport, replayGame } from "../conformance/replay.ts";
import { readTranscript, replayTranscript } from "../conformance/transcript/replay.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    "legal-every": { type: "string", default: "1" },
    "legal-offset": { type: "string", default: "0" },
  },
});

interface Line extends ReplayReport {
  readonly name: string;
  readonly ms: number;
}

const shorten = (value: unknown): string => (JSON.stringify(value) ?? "nothing").slice(0, 400);

function asText(line: Line): string {
  const { name, failure } = line;
  if (failure) {
    return `FAIL ${name} at=${failure.at} path=${failure.path} expected=${shorten(failure.expected)} got=${shorten(failure.got)}`;
  }
  return `ok ${name} actions=${line.actions} states=${line.states} legal=${line.legal} result=${line.result} ms=${line.ms}`;
}

function replayFile(path: string): Line {
  const name = basename(path).replace(/\.json(\.gz)?$/, "");
  const start = performance.now();
  const choice = { legalEvery: Number(values["legal-every"]), legalOffset: Number(values["legal-offset"]) };
  const report = readAndReplay(path, choice);
  return { name, ...report, ms: Math.round(performance.now() - start) };
}

function replayOwnFile(path: string): ReplayReport {
  const game = readOwn(path);
  const failure = replayOwn(game);
  const counts = { actions: game.moves.length, states: game.hashes.length, legal: 0, routes: 0 };
  return failure ? { ok: false, ...counts, result: "none", failure } : { ok: true, ...counts, result: "match" };
}

function readAndReplay(path: string, choice: Parameters<typeof replayGame>[1]): ReplayReport {
  try {
    if (isOwnFile(path)) return replayOwnFile(path);
    const told = readTranscript(path);
    return told ? replayTranscript(told) : replayGame(readGame(path), choice);
  } catch (error) {
    const got = error instanceof Error ? error.message : String(error);
    const failure = { at: -1, path: "(file)", expected: "a readable game file", got };
    return { ok: false, actions: 0, states: 0, legal: 0, routes: 0, result: "none", failure };
  }
}

if (positionals.length === 0) {
  console.error("usage: npm run -s replay -- [--json] FILE...");
  process.exit(2);
}
let failed = 0;
for (const path of positionals) {
  const line = replayFile(path);
  if (!line.ok) failed += 1;
  console.log(values.json ? JSON.stringify(line) : asText(line));
}
process.exitCode = failed > 0 ? 1 : 0;
