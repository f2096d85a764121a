/**
 * Loads a bundled handler as Lambda would: in a fresh process, with the environment that the stack sets and a parameter store that
 * answers on this machine.
 */
import { execFile } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";

const TIMED_IMPORT = `
  const start = performance.now();
  const module = await import(process.argv[1]);
  const took = performance.now() - start;
  if (typeof module.handler !== "function") throw new Error("the bundle exports no handler");
  console.log(took);
  process.exit(0);`;

/** Milliseconds that the import of a bundle takes, reading the link secret included; throws if it does not load. */
export async function importMs(file: string): Promise<number> {
  const parameters = await startParameters();
  try {
    const { port } = parameters.address() as AddressInfo;
    const env = { ...environment(`http://127.0.0.1:${port}`), PATH: process.env.PATH };
    const run = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", TIMED_IMPORT, "--", file], {
      env,
    });
    return Number((await run).stdout);
  } finally {
    parameters.close();
  }
}

function environment(parameters: string): Record<string, string> {
  return {
    TABLE: "bahnpost",
    ORIGIN: "https://bahnpost.example",
    MAIL_DOMAIN: "bahnpost.example",
    INBOX: "bahnpost-inbox",
    MAIL_FROM: "Bahnpost <play@bahnpost.example>",
    LINK_SECRET_PARAMETER: "/bahnpost/link-secret",
    AWS_REGION: "eu-central-1",
    AWS_ACCESS_KEY_ID: "local",
    AWS_SECRET_ACCESS_KEY: "local",
    AWS_ENDPOINT_URL_SSM: parameters,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  };
}

/** A parameter store that knows one parameter: the secret that signs links. */
export async function startParameters(): Promise<Server> {
  const answer = JSON.stringify({ Parameter: { Name: "/bahnpost/link-secret", Value: "x".repeat(64) } });
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader("content-type", "application/x-amz-json-1.1").end(answer);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return server;
}
