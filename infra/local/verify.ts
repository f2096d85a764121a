/**
 * `npm run -s verify -- --game ID`: promise 9 against the local store. While `npm start` runs it asks that store, else it opens the data
 * folder; STORE and TABLE name another one. One line; exit status 1 on a fault.
 */
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import dynalite from "dynalite";
import { type Verified, verifyGame } from "../../lambdas/service/verifying.ts";
import { createStore, dynamoClient } from "../../lambdas/store/store.ts";
import { ensureTable } from "../../lambdas/store/table.ts";
import { dataPath, lockOf, openFolder } from "./folder.ts";
import { TABLE } from "./service.ts";

interface Opened {
  readonly endpoint: string | undefined;
  close(): void;
}

/** The store to ask: the one named, the one that is running, or the folder's, opened for this command. */
async function openStore(): Promise<Opened> {
  if (process.env.STORE || process.env.TABLE) return { endpoint: process.env.STORE, close: () => undefined };
  const lock = lockOf(dataPath());
  if (lock?.storeEndpoint) return { endpoint: lock.storeEndpoint, close: () => undefined };
  const folder = openFolder(dataPath());
  const server = dynalite({ createTableMs: 0, path: folder.store });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await ensureTable(dynamoClient(endpoint), TABLE);
  return {
    endpoint,
    close() {
      server.closeAllConnections();
      server.close();
      folder.release();
    },
  };
}

function okLine({ game, entries, moved, redecided, hash }: Verified): string {
  return `ok ${game} entries=${entries} moves=${moved} redecided=${redecided} hash=${hash}`;
}

async function main(): Promise<void> {
  const { game } = parseArgs({ options: { game: { type: "string" } } }).values;
  if (!game) throw new Error("usage: npm run -s verify -- --game ID");
  const opened = await openStore();
  try {
    const store = createStore(dynamoClient(opened.endpoint), process.env.TABLE ?? TABLE);
    const verdict = await verifyGame({ store }, game);
    if (verdict.ok) console.log(okLine(verdict));
    else console.log(`FAIL ${game} at=${verdict.version} ${verdict.fault}`);
    process.exitCode = verdict.ok ? 0 : 1;
  } finally {
    opened.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
