/**
 * `npm run -s export-18xx -- --game ID`: a game as an 18xx.games file, on standard output. It tells what the game draws from: of a running
 * game not to be passed on to its players. STORE and TABLE name another store than the local one.
 */
import { parseArgs } from "node:util";
import { exportFile } from "../../lambdas/service/exchanging.ts";
import { commandDeps } from "./commandDeps.ts";
import { withStore } from "./opening.ts";

const { game } = parseArgs({ options: { game: { type: "string" } } }).values;

withStore(async (store) => {
  if (!game) throw new Error("usage: npm run -s export-18xx -- --game ID");
  process.stdout.write(await exportFile(commandDeps(store), game, true));
  return true;
});
