/**
 * `npm run -s import-18xx -- FILE --host ADDRESS --seats NAME=ADDRESS,... [--name TEXT] [--partial]`: takes over a game of an 18xx.games
 * file. Names are those in the file; in a game that is over a seat that is left out is nobody's. One line; exit status 1 if it cannot be taken.
 * STORE and TABLE name another store than the local one.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type SeatWish, SituationError } from "../../lambdas/service/api.ts";
import { checkedAddress } from "../../lambdas/service/checks.ts";
import { importFile, surveyed } from "../../lambdas/service/importing.ts";
import { personFor, personOf } from "../../lambdas/service/persons.ts";
import { commandDeps } from "./commandDeps.ts";
import { withStore } from "./opening.ts";

const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  options: { host: text, seats: text, name: text, partial: { type: "boolean", default: false } },
  allowPositionals: true,
});

const pairs = (values.seats?.split(",") ?? []).map((pair): [string, string] => {
  const at = pair.lastIndexOf("=");
  return [pair.slice(0, at), pair.slice(at + 1)];
});

withStore(async (store) => {
  const [file] = positionals;
  if (!file || !values.host)
    throw new Error("usage: npm run -s import-18xx -- FILE --host ADDRESS --seats NAME=ADDRESS,...");
  const deps = commandDeps(store);
  const content = readFileSync(file, "utf8");
  const addresses = new Map(pairs);
  try {
    const { players, trouble, orders, messages, undone } = surveyed(content);
    const unknown = [...addresses.keys()].find((name) => !players.includes(name));
    if (unknown !== undefined) throw new Error(`nobody in the file is called ${unknown}, but ${players.join(", ")}`);
    const host = personOf(await personFor(deps, checkedAddress(values.host), "en"));
    const seats = players.map((name): SeatWish => {
      const address = addresses.get(name);
      return address === undefined ? "nobody" : { address };
    });
    const asked = { text: content, name: values.name ?? "18xx.games", seats, partial: values.partial };
    if (trouble)
      console.log(
        `trouble action=${trouble.action} ${trouble.type} ${trouble.refusal?.code ?? "unreadable"} ${trouble.refusal?.rule ?? ""}`,
      );
    const head = await importFile(deps, host, { ...asked, language: host.language });
    console.log(
      `ok ${head.id} entries=${head.version} ${head.status} orders=${orders} messages=${messages} undone=${undone}`,
    );
    return true;
  } catch (error) {
    if (!(error instanceof SituationError)) throw error;
    console.log(`FAIL ${file} ${error.reason} ${JSON.stringify(error.details)}`);
    return false;
  }
});
