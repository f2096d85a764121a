/**
 * The built bundles as Lambda runs them: each in a process of its own behind the runtime API, with the environment of the stack, woken
 * by events of AWS's shapes. Together they play the beginning of a game; the tests build on each other in their order.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIGatewayProxyStructuredResultV2, DynamoDBBatchResponse } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundleHandlers, HANDLERS, type HandlerName } from "../../infra/aws/bundling.ts";
import { INBOX_PREFIX } from "../../lambdas/inbox.ts";
import { entryKey } from "../../lambdas/store/keys.ts";
import { entryRecord } from "../../lambdas/stream.ts";
import { mailBytes } from "../lambdas/mail/replies/corpus/mime.ts";
import { bounce, snsEvent } from "../support/ses-events.ts";
import { type PageRequest, pageEvent, receiptEvent, tickEvent } from "./events.ts";
import { INBOX, type Platform, type PlatformMail, startPlatform, TABLE } from "./platform.ts";
import { type Outcome, type Runtime, startRuntime } from "./runtime.ts";
import { FULL, type Statement, statementsOf, templateWith } from "./template.ts";

/** What the stack leaves to CloudFormation. */
const DRAWN: Readonly<Record<string, string>> = { TABLE, INBOX, MAIL_CONFIGURATION_SET: "mail" };
const template = templateWith(FULL);
const folder = mkdtempSync(join(tmpdir(), "handlers-"));
const runtimes = new Map<HandlerName, Runtime>();
let platform: Platform;

beforeAll(async () => {
  platform = await startPlatform();
  for (const { handler, file } of await bundleHandlers(folder)) {
    const environment = { ...environmentOf(handler), ...platform.environmentFor(handler) };
    runtimes.set(handler, await startRuntime(file, environment));
  }
});
afterAll(async () => {
  await Promise.all([...runtimes.values()].map((runtime) => runtime.stop()));
  await platform.stop();
  rmSync(folder, { recursive: true });
});

function functionOf(handler: HandlerName) {
  const functions = Object.values(template.findResources("AWS::Lambda::Function"));
  const named = functions.find(
    ({ Properties }) => Properties.Environment.Variables.POWERTOOLS_SERVICE_NAME === `bahnpost-${handler}`,
  );
  return named?.Properties ?? expect.fail(`no function for ${handler}`);
}

function environmentOf(handler: HandlerName): Record<string, string> {
  const variables: Record<string, unknown> = functionOf(handler).Environment.Variables;
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const drawn = typeof value === "string" ? value : DRAWN[name];
      return [name, drawn ?? expect.fail(`the value of ${name} is drawn elsewhere`)];
    }),
  );
}

async function invoke(handler: HandlerName, event: unknown): Promise<Outcome> {
  return (await runtimes.get(handler)?.invoke(event)) ?? expect.fail(`${handler} does not run`);
}

async function answerOf<T>(handler: HandlerName, event: unknown): Promise<T> {
  const outcome = await invoke(handler, event);
  return "answer" in outcome ? (outcome.answer as T) : expect.fail(JSON.stringify(outcome.error));
}

const page = (request: PageRequest) => answerOf<APIGatewayProxyStructuredResultV2>("web", pageEvent(request));
const post = (path: string, form: Record<string, string>, cookies: readonly string[] = []) =>
  page({ method: "POST", path, form, cookies });

async function lastMail(address: string): Promise<PlatformMail> {
  return (await platform.mailsTo(address)).at(-1) ?? expect.fail(`no mail to ${address}`);
}

const secrets: string[] = [];
const addressOf = (name: string): string => `${name.toLowerCase()}@players.example`;

/** Follows the account link in the last mail; answers the cookie and where it leads. */
async function follow(name: string): Promise<{ cookie: string; to: string }> {
  const [link = ""] = /\/sign-in\/[\w-]+/.exec((await lastMail(addressOf(name))).body.text) ?? [];
  expect((await page({ path: link })).cookies ?? []).toEqual([]);
  const answer = await post(link, { name, language: "en" });
  expect(answer.statusCode).toBe(303);
  const [cookie = ""] = answer.cookies?.[0]?.split(";") ?? [];
  secrets.push(link.slice("/sign-in/".length), cookie.slice(cookie.indexOf("=") + 1));
  return { cookie, to: String(answer.headers?.location) };
}

let host = { cookie: "", to: "" };
let game = "";

/** Offers the entries from a version on to the notify handler, and records that name no entry; answers what failed. */
async function stream(from: number, poison: readonly number[] = []): Promise<string[]> {
  const entries = await platform.store.log.entries(game, from, Number.POSITIVE_INFINITY);
  const versions = [...poison, ...entries.map(({ version }) => version)];
  const Records = versions.map((version) => entryRecord(game, version, entryKey(game, version)));
  const { batchItemFailures } = await answerOf<DynamoDBBatchResponse>("notify", { Records });
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

const headOf = async () => (await platform.store.heads.many([game]))[0] ?? expect.fail("no head");
const personOf = async (name: string) => {
  const seats = (await headOf()).seats.flatMap(({ person }) => person ?? []);
  const profiles = await platform.store.people.many(seats);
  return profiles.find((profile) => profile.name === name) ?? expect.fail(`no ${name}`);
};

describe("the web handler", () => {
  test("answers a page, with its defences", async () => {
    const answer = await page({ path: "/" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers?.["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.headers?.["strict-transport-security"]).toBeDefined();
    expect(answer.body).toContain("Bahnpost");
  });

  test("takes a form with its body in base64, and refuses one from elsewhere", async () => {
    const form = { address: addressOf("Anna") };
    const foreign = await page({ method: "POST", path: "/sign-in", form, origin: "https://elsewhere.example" });
    expect(foreign.statusCode).toBe(403);
    expect(await platform.mailsTo(addressOf("Anna"))).toEqual([]);
    expect((await post("/sign-in", form)).statusCode).toBe(200);
    expect(await platform.mailsTo(addressOf("Anna"))).toHaveLength(1);
  });

  test("gives a session in a cookie that the next request brings back", async () => {
    host = await follow("Anna");
    expect(host.cookie).toMatch(/^__Host-session=/);
    const answer = await page({ path: host.to, cookies: [host.cookie] });
    expect(answer.statusCode).toBe(200);
    expect((await page({ path: host.to })).statusCode).not.toBe(200);
  });

  test("says sorry, and says nothing of the address, when SES takes no mail to it", async () => {
    platform.refused.add(addressOf("Refused"));
    const answer = await post("/sign-in", { address: addressOf("Refused") });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/MessageRejected|not verified| at \w+ \(/);
  });
});

describe("the notify handler", () => {
  test("mails an invitation, whose link leads to the table", async () => {
    const made = await post("/games/new", { title: "1830", name: "Sunday", seats: "3" }, [host.cookie]);
    game = String(made.headers?.location).split("/").at(-1) ?? "";
    for (const name of ["Bert", "Cleo"]) {
      const { version } = await headOf();
      await post(`/games/${game}/invite`, { address: addressOf(name), language: "en" }, [host.cookie]);
      expect(await stream(version + 1)).toEqual([]);
      expect((await follow(name)).to).toBe(`/games/${game}`);
    }
    expect((await headOf()).seats.map(({ status }) => status)).toEqual(["seated", "seated", "seated"]);
  });

  test("reports the record that cannot be dealt with, and deals with the others of the batch", async () => {
    const { version } = await headOf();
    expect((await post(`/games/${game}/start`, {}, [host.cookie])).statusCode).toBe(303);
    expect(await stream(version + 1, [999])).toEqual(["999"]);
    for (const name of ["Anna", "Bert", "Cleo"]) {
      const mails = await platform.mailsTo(addressOf(name));
      expect(mails.filter(({ subject }) => subject.includes("has started"))).toHaveLength(1);
    }
  });
});

describe("the inbound handler", () => {
  test("reads a mail from the bucket and books the move in it", async () => {
    const before = await headOf();
    const [asked] = await platform.store.people.many([before.seats[before.waiting[0]?.seat ?? 0]?.person ?? ""]);
    const turn = await lastMail(asked?.address ?? "");
    const [to = ""] = turn.replyTo ?? [];
    secrets.push(to, /\/t\/([\w.-]+)/.exec(turn.body.text)?.[1] ?? expect.fail("no turn link"));
    const from = asked?.address ?? "";
    const header = [`From: ${from}`, `To: ${to}`, "Subject: Re: your turn", "Message-ID: <one@players.example>"];
    platform.objects.set(`/${INBOX}/${INBOX_PREFIX}mail-1`, mailBytes(header, { text: "pass" }));
    await answerOf("inbound", receiptEvent("mail-1", from, to));
    expect((await headOf()).version).toBe(before.version + 1);
    await answerOf("inbound", receiptEvent("mail-1", from, to));
    expect((await headOf()).version).toBe(before.version + 1);
    expect(await stream(before.version + 1)).toEqual([]);
  });

  test("ends with an error if the mail is not in the bucket, so that it is offered again", async () => {
    const outcome = await invoke("inbound", receiptEvent("mail-2", addressOf("Bert"), "move+x@play.example.org"));
    expect(outcome).toMatchObject({ error: { errorType: expect.anything() } });
  });
});

describe("the feedback handler", () => {
  test("ends the mails to an address that returns them, and tells the host", async () => {
    const report = snsEvent(bounce({ to: addressOf("Bert"), at: new Date(Date.now() + 1000) }));
    await answerOf("feedback", report);
    await answerOf("feedback", report);
    expect((await personOf("Bert")).suppression).toMatchObject({ reason: "bounce", told: true });
    const told = (await platform.mailsTo(addressOf("Anna"))).filter(({ subject }) =>
      subject.includes("No mail reaches"),
    );
    expect(told).toHaveLength(1);
  });

  test("ends with an error on a report that it cannot read", async () => {
    const unreadable = JSON.stringify({ eventType: "Bounce", mail: { destination: [addressOf("Cleo")] } });
    expect(await invoke("feedback", snsEvent(unreadable))).toMatchObject({
      error: { errorType: "Error", errorMessage: expect.not.stringContaining("@") },
    });
  });
});

describe("the clock handler", () => {
  test("writes how long the oldest mail has waited, as the alarm expects it", async () => {
    await answerOf("clock", tickEvent());
    const lines = runtimes.get("clock")?.output().split("\n") ?? [];
    const metric = lines.flatMap((line) => (line.includes("CloudWatchMetrics") ? JSON.parse(line) : [])).at(0);
    const [alarm] = Object.values(template.findResources("AWS::CloudWatch::Alarm")).filter(
      ({ Properties }) => Properties.AlarmName === "bahnpost-unsent-mail",
    );
    const { MetricName, Namespace, Dimensions } = alarm?.Properties ?? {};
    expect(metric).toMatchObject({
      _aws: { CloudWatchMetrics: [{ Namespace, Dimensions: [["service"]], Metrics: [{ Name: MetricName }] }] },
      service: Dimensions[0].Value,
      OldestUnsentMail: 0,
    });
  });
});

describe("all of them", () => {
  test("write structured lines without addresses, names, tokens or secrets", () => {
    for (const handler of HANDLERS) {
      const output = runtimes.get(handler)?.output() ?? "";
      expect(output, handler).not.toMatch(/@players\.example|@play\.example\.org|Anna|Bert|Cleo|x{64}/);
      expect(secrets.filter((secret) => secret === "" || output.includes(secret))).toEqual([]);
    }
    expect(secrets.length).toBeGreaterThan(7);
    const lines = [...runtimes.values()]
      .flatMap((runtime) => runtime.output().split("\n"))
      .filter((line) => line !== "");
    const own = lines.filter((line) => !line.startsWith("Invoke Error "));
    expect(own.filter((line) => !line.startsWith("{"))).toEqual([]);
    expect(lines.length).toBeGreaterThan(5);
  });

  test("ask of the table only what their roles allow", () => {
    for (const handler of HANDLERS) {
      const start = handler.charAt(0).toUpperCase() + handler.slice(1);
      const allowed = new Set(statementsOf(template, `${start}Role`).flatMap(callsAllowedBy));
      const made = [...(platform.calls.get(handler) ?? [])];
      expect(made.length, handler).toBeGreaterThan(0);
      expect(
        made.filter((call) => !allowed.has(call)),
        handler,
      ).toEqual([]);
    }
  });
});

function callsAllowedBy({ Action, Resource }: Statement): string[] {
  const [, index] = /\/index\/(\w+)/.exec(JSON.stringify(Resource)) ?? [];
  const calls = [Action].flat().filter((action) => action.startsWith("dynamodb:"));
  return calls.map((action) => action.slice("dynamodb:".length) + (index ? ` ${index}` : ""));
}
