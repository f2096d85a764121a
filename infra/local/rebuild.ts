/**
 * `npm run -s rebuild -- --game ID` or `--all`: drops the read models (HEAD, snapshot, whose games) and makes them anew from the log.
 * STORE and TABLE name another store than the local one. One line a game; exit status 1 if a log cannot be read.
 */
import { parseArgs } from "node:util";
import { rebuildAll, rebuildGame } from "../../lambdas/service/rebuilding.ts";
import { withStore } from "./opening.ts";

const { game, all } = parseArgs({ options: { game: { type: "string" }, all: { type: "boolean" } } }).values;

withStore(async (store) => {
  if (!game && !all) throw new Error("usage: npm run -s rebuild -- --game ID, or --all");
  if (game) {
    await rebuildGame({ store }, game);
    console.log(`ok ${game}`);
    return true;
  }
  const { rebuilt, failed } = await rebuildAll({ store });
  for (const one of rebuilt) console.log(`ok ${one}`);
  for (const one of failed) console.log(`FAIL ${one} cannot be read; its read models are as they were`);
  return failed.length === 0;
});
