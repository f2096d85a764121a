/**
 * The services that the handlers call on AWS, on this machine: an embedded DynamoDB, an emulator of SES, a bucket, a parameter. What
 * each handler asks of the table is noted, to be compared with its rights.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import dynalite from "dynalite";
import { startParameters } from "../../infra/aws/loading.ts";
import { createStore, dynamoClient, type Store } from "../../lambdas/store/store.ts";
import { ensureTable } from "../../lambdas/store/table.ts";

export const TABLE = "bahnpost";
export const INBOX = "inbox";

export interface PlatformMail {
  readonly destination: { readonly to: readonly string[] };
  readonly replyTo?: readonly string[];
  readonly subject: string;
  readonly body: { readonly text: string };
}

export interface Platform {
  readonly store: Store;
  /** Names of objects (with a slash before them) and their bytes. */
  readonly objects: Map<string, Uint8Array>;
  /** Addresses to which SES takes nothing, saying so as it does in its sandbox. */
  readonly refused: Set<string>;
  /** Calls on the table by handler, each once, such as `PutItem` or `Query unsent`. */
  readonly calls: ReadonlyMap<string, ReadonlySet<string>>;
  /** The environment that leads a handler's SDK here. */
  environmentFor(handler: string): Record<string, string>;
  /** Mails to an address, oldest first. */
  mailsTo(address: string): Promise<PlatformMail[]>;
  stop(): Promise<void>;
}

/** Starts them all. */
export async function startPlatform(): Promise<Platform> {
  const database = dynalite({ createTableMs: 0 });
  const databaseUrl = await listening(database);
  const client = dynamoClient(databaseUrl);
  await ensureTable(client, TABLE);
  const ses = await startSes();
  const parameters = await startParameters();
  const objects = new Map<string, Uint8Array>();
  const refused = new Set<string>();
  const calls = new Map<string, Set<string>>();
  const fronts = {
    table: createServer(async (request, response) => {
      const [, handler = "", path = ""] = /^\/([a-z]+)(.*)$/.exec(request.url ?? "") ?? [];
      const body = await bytesOf(request);
      const noted = calls.get(handler) ?? new Set();
      calls.set(handler, noted.add(callOf(request, body)));
      await passOn(request, body, databaseUrl + path, response);
    }),
    mail: createServer(async (request, response) => {
      const body = await bytesOf(request);
      const address = [...refused].find((one) => body.includes(one));
      if (address === undefined) return passOn(request, body, ses.url + request.url, response);
      const message = `Email address is not verified. The following identities failed the check: ${address}`;
      response.writeHead(400, { "x-amzn-errortype": "MessageRejected", "content-type": "application/json" });
      response.end(JSON.stringify({ message }));
    }),
    bucket: createServer((request, response) => {
      const object = objects.get(new URL(request.url ?? "", "http://s3").pathname);
      response.writeHead(object ? 206 : 404).end(object);
    }),
  };
  const [table, mail, bucket] = await Promise.all(Object.values(fronts).map(listening));
  return {
    ...{ store: createStore(client, TABLE), objects, refused, calls },
    environmentFor: (handler) => ({
      AWS_REGION: "eu-central-1",
      AWS_ACCESS_KEY_ID: "local",
      AWS_SECRET_ACCESS_KEY: "local",
      AWS_ENDPOINT_URL_DYNAMODB: `${table}/${handler}`,
      AWS_ENDPOINT_URL_SESV2: String(mail),
      AWS_ENDPOINT_URL_S3: String(bucket),
      AWS_ENDPOINT_URL_SSM: urlOf(parameters),
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    }),
    async mailsTo(address) {
      const answer = (await (await fetch(`${ses.url}/store`)).json()) as { emails: PlatformMail[] };
      return answer.emails.filter(({ destination }) => destination.to.includes(address));
    },
    async stop() {
      client.destroy();
      for (const server of [...Object.values(fronts), parameters, ses.server, database]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

/** Listens on any free port and answers the address. */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((ready, failed) => {
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => ready());
  });
  return urlOf(server);
}

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function startSes(): Promise<{ url: string; server: Server }> {
  const require = createRequire(import.meta.url);
  const start = (require("aws-ses-v2-local") as typeof import("aws-ses-v2-local")).default;
  const server = await start({ host: "127.0.0.1", port: 0 });
  return { url: urlOf(server), server };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function callOf(request: IncomingMessage, body: Buffer): string {
  const call = String(request.headers["x-amz-target"]).split(".").at(-1) ?? "";
  const { IndexName } = JSON.parse(body.toString()) as { IndexName?: string };
  return IndexName ? `${call} ${IndexName}` : call;
}

async function passOn(request: IncomingMessage, body: Buffer, url: string, response: ServerResponse): Promise<void> {
  const kept = ["content-type", "x-amz-target", "authorization", "x-amz-date"];
  const headers = kept.flatMap((name): [string, string][] => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const answer = await fetch(url, { method: request.method ?? "POST", headers, body });
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "application/json" });
  response.end(Buffer.from(await answer.arrayBuffer()));
}
