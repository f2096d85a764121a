/**
 * `npm start`: the whole service on this machine, with its data in a folder. PORT (3000), HOST (127.0.0.1) and DATA (./data) change
 * where.
 */
import { dataPath, openFolder } from "./folder.ts";
import { MAILBOX_PATH } from "./mailboxPage.tsx";
import { startLocal } from "./service.ts";

const log = {
  info: () => undefined,
  error: (message: string, details: object) => console.error(JSON.stringify({ level: "error", message, ...details })),
};

async function main(): Promise<void> {
  const folder = openFolder(dataPath());
  const service = await startLocal({
    storeFolder: folder.store,
    mailFile: folder.mail,
    secret: folder.secret,
    previousSecret: folder.previousSecret,
    host: process.env.HOST ?? "127.0.0.1",
    port: Number(process.env.PORT ?? 3000),
    log,
  }).catch((error: unknown) => {
    folder.release();
    throw error;
  });
  folder.announce(service.storeEndpoint);
  console.log(`Bahnpost: ${service.origin}`);
  console.log(`Mailbox:  ${service.origin}${MAILBOX_PATH}`);
  console.log(`Data:     ${dataPath()}`);
  const stop = (): void => {
    void service.stop().then(() => {
      folder.release();
      process.exit(0);
    });
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
