/** The store for an operator's command: the one named, the one that is running, or the data folder's, opened for this command. */
import type { AddressInfo } from "node:net";
import dynalite from "dynalite";
import { createStore, dynamoClient, type Store } from "../../lambdas/store/store.ts";
import { ensureTable } from "../../lambdas/store/table.ts";
import { dataPath, lockOf, openFolder } from "./folder.ts";
import { TABLE } from "./service.ts";

interface Opened {
  /** Undefined: AWS, as the environment says. */
  readonly endpoint: string | undefined;
  close(): void;
}

/**
 * Runs a command on a store. STORE (an address) and TABLE (a name; alone it means AWS) say which; else the service that runs on this
 * machine is asked, else its data folder is opened. An error is one line, with exit status 1.
 */
export function withStore(command: (store: Store) => Promise<boolean>): void {
  run(command).then(
    (isFine) => {
      process.exitCode = isFine ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    },
  );
}

async function run(command: (store: Store) => Promise<boolean>): Promise<boolean> {
  const opened = await openStore();
  try {
    return await command(createStore(dynamoClient(opened.endpoint), process.env.TABLE ?? TABLE));
  } finally {
    opened.close();
  }
}

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
