/** The notify bundle as Lambda runs it, against a store and an SES on this machine: its turn mails have the picture, texts and all. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleHandlers } from "../../infra/aws/bundling.ts";
import { DRAWING_FILES } from "../../infra/drawing.ts";
import { createDrawMap } from "../../lambdas/drawing.ts";
import { entryKey } from "../../lambdas/store/keys.ts";
import { entryRecord } from "../../lambdas/stream.ts";
import { startService, TABLE, type TestService } from "../support/service.ts";

const HANDLE = `
  const { handler } = await import(process.argv[1]);
  const answer = await handler(JSON.parse(process.argv[2]));
  console.log(JSON.stringify(answer));
  process.exit(0);`;

const folder = mkdtempSync(join(tmpdir(), "bundled-drawing-"));
let service: TestService;
beforeAll(async () => {
  service = await startService();
  await bundleHandlers(folder);
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

test("the bundle draws the map, with the words on it, and mails it", async () => {
  const people = [await service.signIn("Anna"), await service.signIn("Bert")];
  const game = await service.startGame(people);
  const Records = [entryRecord(game.id, game.version, entryKey(game.id, game.version))];
  const { store: AWS_ENDPOINT_URL_DYNAMODB, ses: AWS_ENDPOINT_URL_SESV2 } = service.endpoints;
  const env = {
    ...{ PATH: process.env.PATH, TABLE, ORIGIN: "https://bahnpost.test", MAIL_FROM: "play@bahnpost.test" },
    ...{ LINK_SECRET: "x".repeat(40), AWS_REGION: "local", AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local" },
    ...{ AWS_ENDPOINT_URL_DYNAMODB, AWS_ENDPOINT_URL_SESV2, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true" },
  };
  const bundle = join(folder, "notify", "index.mjs");
  const args = ["--input-type=module", "--eval", HANDLE, "--", bundle, JSON.stringify({ Records })];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout.trim().split("\n").at(-1)).toBe('{"batchItemFailures":[]}');

  const turn = (await service.sesMails()).find(({ body }) => body.text?.includes("/t/"));
  const [picture] = turn?.attachments ?? [];
  const { state } = await service.services.games.load(game.id);
  if (!state) throw new Error("the game has not started");
  const expected = await createDrawMap(DRAWING_FILES)(state, { legal: [], fresh: [] });
  expect(picture?.content === Buffer.from(expected).toString("base64")).toBe(true);
});
