/**
 * `npm run -s verify -- --game ID` or `--all`: promise 9 against the local store, or the one that STORE and TABLE name. One line a game;
 * exit status 1 on a fault.
 */
import { parseArgs } from "node:util";
import { type Verdict, verifyGame } from "../../lambdas/service/verifying.ts";
import { withStore } from "./opening.ts";

/** One line about a game's log. */
export function lineOf(verdict: Verdict): string {
  if (!verdict.ok) return `FAIL ${verdict.game} at=${verdict.version} ${verdict.fault}`;
  const { game, entries, moved, redecided, hash } = verdict;
  return `ok ${game} entries=${entries} moves=${moved} redecided=${redecided} hash=${hash}`;
}

const { game, all } = parseArgs({ options: { game: { type: "string" }, all: { type: "boolean" } } }).values;

withStore(async (store) => {
  if (!game && !all) throw new Error("usage: npm run -s verify -- --game ID, or --all");
  const games = game ? [game] : [...(await store.log.games()).keys()].sort();
  let isFine = true;
  for (const one of games) {
    const verdict = await verifyGame({ store }, one);
    console.log(lineOf(verdict));
    isFine &&= verdict.ok;
  }
  return isFine;
});
