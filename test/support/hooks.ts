/** A server for webhooks on this machine, under a name that only its own client knows, with a certificate that only that client trusts. */
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { type Connecting, createPostHook } from "../../lambdas/hooks/posting.ts";
import type { PostHook } from "../../lambdas/service/hooks/port.ts";

const file = (name: string): string => readFileSync(new URL(`../lambdas/hooks/${name}`, import.meta.url), "utf8");
const CERTIFICATE = file("certificate.pem");

export interface Notice {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HookServer {
  readonly url: string;
  /** What has come in, oldest first. */
  readonly notices: Notice[];
  /** What it answers from now on; null: nothing at all. */
  answer(status: number | null, location?: string): void;
  /** Posts as the service does, but to this server, which is not public. */
  postHook(other?: Partial<Connecting>): PostHook;
  stop(): Promise<void>;
}

/** Starts the server on a free port. */
export async function startHookServer(): Promise<HookServer> {
  const notices: Notice[] = [];
  let [status, location]: [number | null, string | undefined] = [204, undefined];
  const server = createServer({ key: file("key.pem"), cert: CERTIFICATE }, (request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      notices.push({ headers: request.headers, body: Buffer.concat(parts).toString("utf8") });
      if (status !== null) response.writeHead(status, location ? { location } : {}).end("a body that nobody reads");
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", () => ready()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://hooks.test:${port}/turn`,
    notices,
    answer(other, to) {
      [status, location] = [other, to];
    },
    postHook: (other = {}) =>
      createPostHook({
        ca: CERTIFICATE,
        isAllowed: () => true,
        resolve: (_name, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
        ...other,
      }),
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
