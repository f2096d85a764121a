/** `npm run -s legal -- FILE --at K`: the decision before action K of a game file, as JSON. */
import { parseArgs } from "node:util";
import { decision } from "../../engine/index.ts";
import { Replayer } from "../../engine/interop/replayer.ts";
import { readGame } from "../conformance/oracle.ts";

function decisionBefore(path: string, at: number) {
  const file = readGame(path);
  const replayer = new Replayer(file);
  for (const [index, action] of file.actions.slice(0, at).entries()) {
    const played = replayer.play(action, file.resolved?.[String(index)]);
    if (!played.ok) throw new Error(`action ${index} is refused: ${played.refusal.code} (${played.refusal.rule})`);
  }
  return decision(replayer.state);
}

function main(): void {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { at: { type: "string" } } });
  const at = Number(values.at ?? Number.NaN);
  const path = positionals[0];
  if (path === undefined || !Number.isInteger(at) || at < 0) throw new Error("usage: npm run -s legal -- FILE --at K");
  console.log(JSON.stringify(decisionBefore(path, at), null, 2));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
