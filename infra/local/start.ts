/**
 * `npm start`: the whole service on this machine, with its data in a folder. PORT (3000), HOST (127.0.0.1) and DATA (./data) change
 * where; SMTP_PORT (2525), SMTP_HOST (127.0.0.1) and MAIL_DOMAIN where replies are received; SMTP_URL and MAIL_FROM send mail through a
 * server. DEMOS=no leaves the demo games out.
 */
import { createDrawMap } from "../../lambdas/drawing.ts";
import { DRAWING_FILES } from "../drawing.ts";
import { makeDemos } from "./demos.ts";
import { dataPath, openFolder } from "./folder.ts";
import { MAILBOX_PATH } from "./mailboxPage.tsx";
import { type LocalOptions, startLocal } from "./service.ts";

const SMTP_PORT = 2525;

const log = {
  info: () => undefined,
  error: (message: string, details: object) => console.error(JSON.stringify({ level: "error", message, ...details })),
};

/** Without SMTP_PORT the usual one if it is free, else any. */
function mailSettings(): Pick<LocalOptions, "smtp" | "mailDomain" | "mailFrom" | "smtpUrl"> {
  const {
    SMTP_HOST: host,
    SMTP_PORT: port,
    MAIL_DOMAIN: mailDomain,
    MAIL_FROM: mailFrom,
    SMTP_URL: smtpUrl,
  } = process.env;
  return {
    smtp: { host: host ?? "127.0.0.1", ports: port ? [Number(port)] : [SMTP_PORT, 0] },
    ...(mailDomain ? { mailDomain } : {}),
    ...(mailFrom ? { mailFrom } : {}),
    ...(smtpUrl ? { smtpUrl } : {}),
  };
}

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
    drawMap: createDrawMap(DRAWING_FILES),
    ...mailSettings(),
  }).catch((error: unknown) => {
    folder.release();
    throw error;
  });
  folder.announce(service.storeEndpoint);
  console.log(`Bahnpost: ${service.origin}`);
  console.log(`Replies:  ${service.smtpAddress}`);
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
  if (process.env.DEMOS !== "no") await makeDemos(service.deps);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
