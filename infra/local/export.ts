/**
 * `npm run -s export -- --out DIR [--game ID]`: every game, or one, as a file of JSON lines. STORE and TABLE name another store than the
 * local one. One line a game; exit status 1 if a log does not prove itself: such a game is not written.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { exportGame, TransferError } from "../../lambdas/service/transfer.ts";
import { withStore } from "./opening.ts";

const { out, game } = parseArgs({ options: { out: { type: "string" }, game: { type: "string" } } }).values;

withStore(async (store) => {
  if (!out) throw new Error("usage: npm run -s export -- --out DIR [--game ID]");
  mkdirSync(out, { recursive: true });
  let isFine = true;
  for (const one of game ? [game] : [...(await store.log.games()).keys()].sort()) {
    try {
      const lines = await exportGame({ store }, one);
      const file = join(out, `${one}.jsonl`);
      writeFileSync(file, `${lines.join("\n")}\n`);
      console.log(`ok ${file} entries=${lines.length - 1}`);
    } catch (error) {
      if (!(error instanceof TransferError)) throw error;
      console.log(`FAIL ${error.message}`);
      isFine = false;
    }
  }
  return isFine;
});
