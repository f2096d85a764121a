/**
 * `npm run -s import -- FILE... [--person ID=ADDRESS]...`: puts exported games back, chain verified before and after. `--person` says which
 * address a person of the games has here; do it before the service looks at them. STORE and TABLE name another store than the local one.
 * One line a file; exit status 1 if one could not be taken.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { systemChance, systemClock } from "../../lambdas/service/deps.ts";
import { importGame, introduce, TransferError } from "../../lambdas/service/transfer.ts";
import type { Store } from "../../lambdas/store/store.ts";
import { withStore } from "./opening.ts";

const { values, positionals } = parseArgs({
  options: { person: { type: "string", multiple: true } },
  allowPositionals: true,
});

async function importFile(store: Store, file: string): Promise<boolean> {
  const deps = { store, clock: systemClock, chance: systemChance };
  try {
    const verdict = await importGame(deps, readFileSync(file, "utf8").trimEnd().split("\n"));
    const told = verdict.ok
      ? `entries=${verdict.entries} hash=${verdict.hash}`
      : `at=${verdict.version} ${verdict.fault}`;
    console.log(`${verdict.ok ? "ok" : "FAIL"} ${file} ${verdict.game} ${told}`);
    return verdict.ok;
  } catch (error) {
    if (!(error instanceof TransferError)) throw error;
    console.log(`FAIL ${file} ${error.message}`);
    return false;
  }
}

withStore(async (store) => {
  if (positionals.length === 0) throw new Error("usage: npm run -s import -- FILE... [--person ID=ADDRESS]...");
  for (const one of values.person ?? []) {
    const [person = "", address = ""] = one.split("=");
    await introduce({ store, clock: systemClock }, person, address);
  }
  let isFine = true;
  for (const file of positionals) isFine = (await importFile(store, file)) && isFine;
  return isFine;
});
