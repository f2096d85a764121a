/** Lambda's runtime API on this machine, and a process that runs one bundle behind it. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { listening } from "./platform.ts";

const BOOTSTRAP = fileURLToPath(new URL("bootstrap.mjs", import.meta.url));
const DEADLINE_MS = 60_000;

/** What became of an event: the handler's answer, or the error that it ended with. */
export type Outcome =
  | { readonly answer: unknown }
  | { readonly error: { readonly errorType: string; readonly errorMessage: string } };

export interface Runtime {
  /** Offers an event; one at a time is handled, as in one sandbox of Lambda. */
  invoke(event: unknown): Promise<Outcome>;
  /** Everything that the process has written. */
  output(): string;
  stop(): Promise<void>;
}

interface Call {
  readonly id: string;
  readonly event: string;
  readonly settle: (outcome: Outcome) => void;
}

/** Starts a process with just this environment that serves the bundle's handler. */
export async function startRuntime(bundle: string, environment: Readonly<Record<string, string>>): Promise<Runtime> {
  const offered: Call[] = [];
  const running = new Map<string, Call>();
  const idle: ServerResponse[] = [];
  const hand = (): void => {
    const [call, response] = [offered[0], idle[0]];
    if (!call || !response) return;
    offered.shift();
    idle.shift();
    running.set(call.id, call);
    response.setHeader("lambda-runtime-aws-request-id", call.id);
    response.setHeader("lambda-runtime-deadline-ms", String(Date.now() + DEADLINE_MS));
    response.end(call.event);
  };
  const server = createServer(async (request, response) => {
    if (request.url?.endsWith("/invocation/next")) {
      idle.push(response);
      return hand();
    }
    const [, id = "", kind] = /invocation\/([\w-]+)\/(response|error)$/.exec(request.url ?? "") ?? [];
    const content = JSON.parse(await bodyOf(request));
    running.get(id)?.settle(kind === "error" ? { error: content } : { answer: content });
    running.delete(id);
    response.writeHead(202).end();
  });
  const api = new URL(await listening(server)).host;
  const child = spawn(process.execPath, [BOOTSTRAP, bundle], {
    env: { PATH: process.env.PATH, ...environment, AWS_LAMBDA_RUNTIME_API: api },
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => written.push(String(chunk)));
  const output = (): string => written.join("");
  child.once("exit", () => {
    const error = { errorType: "Runtime.ExitError", errorMessage: output() };
    for (const call of [...running.values(), ...offered]) call.settle({ error });
  });
  return {
    output,
    invoke(event) {
      return new Promise((settle) => {
        offered.push({ id: randomUUID(), event: JSON.stringify(event), settle });
        hand();
      });
    },
    stop: () => stopped(child, server),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function stopped(child: ChildProcess, server: Server): Promise<void> {
  if (child.exitCode === null) {
    const exited = new Promise((done) => child.once("exit", done));
    child.kill();
    await exited;
  }
  server.closeAllConnections();
  server.close();
}
