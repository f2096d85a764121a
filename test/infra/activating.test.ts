/** Making a receipt rule set active, over the protocol that SES's older API speaks, and as an operator calls it. */
import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import { SESClient } from "@aws-sdk/client-ses";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { activate, activationText } from "../../infra/aws/receiptRules.ts";
import { listening } from "./platform.ts";

const XMLNS = "http://ses.amazonaws.com/doc/2010-12-01/";
const SETS = ["Bahnpost-MailIn", "Club-Letters"];

let active: string | null = null;
let server: Server;
let endpoint = "";
let client: SESClient;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = new URLSearchParams(Buffer.concat(chunks).toString());
    const { status, xml } = answerTo(asked.get("Action"), asked.get("RuleSetName") ?? "");
    response.writeHead(status, { "content-type": "text/xml" }).end(xml);
  });
  endpoint = await listening(server);
  client = new SESClient({ endpoint, region: "local", credentials: { accessKeyId: "a", secretAccessKey: "b" } });
});
afterAll(() => {
  client.destroy();
  server.close();
});
beforeEach(() => {
  active = null;
});

function answerTo(action: string | null, ruleSet: string): { status: number; xml: string } {
  if (action === "DescribeActiveReceiptRuleSet") {
    const created = "<CreatedTimestamp>2026-11-30T08:00:00.000Z</CreatedTimestamp>";
    const metadata = active === null ? "" : `<Metadata><Name>${active}</Name>${created}</Metadata><Rules/>`;
    return { status: 200, xml: resultOf(action, metadata) };
  }
  if (!SETS.includes(ruleSet)) {
    const error = `<Type>Sender</Type><Code>RuleSetDoesNotExist</Code><Message>no such set</Message><Name>${ruleSet}</Name>`;
    return { status: 400, xml: `<ErrorResponse xmlns="${XMLNS}"><Error>${error}</Error></ErrorResponse>` };
  }
  active = ruleSet;
  return { status: 200, xml: resultOf("SetActiveReceiptRuleSet", "") };
}

function resultOf(action: string, content: string): string {
  return `<${action}Response xmlns="${XMLNS}"><${action}Result>${content}</${action}Result></${action}Response>`;
}

describe("a rule set", () => {
  test("becomes active where none is, and stays so when asked again", async () => {
    expect(await activate(client, "Bahnpost-MailIn", false)).toEqual({ outcome: "activated", instead: null });
    expect(active).toBe("Bahnpost-MailIn");
    expect(await activate(client, "Bahnpost-MailIn", false)).toEqual({ outcome: "already" });
  });

  test("takes another's place only when that is said", async () => {
    active = "Club-Letters";
    const refused = await activate(client, "Bahnpost-MailIn", false);
    expect(refused).toEqual({ outcome: "other", active: "Club-Letters" });
    expect(activationText("Bahnpost-MailIn", refused)).toMatch(/^Club-Letters is active\. With --replace/);
    expect(active).toBe("Club-Letters");
    expect(await activate(client, "Bahnpost-MailIn", true)).toEqual({ outcome: "activated", instead: "Club-Letters" });
    expect(active).toBe("Bahnpost-MailIn");
  });

  test("that there is not changes nothing", async () => {
    active = "Club-Letters";
    expect(await activate(client, "Misspelt", true)).toEqual({ outcome: "missing" });
    expect(active).toBe("Club-Letters");
  });
});

describe("the command", () => {
  const run = (...args: string[]): Promise<{ status: number | null; said: string }> =>
    new Promise((done) => {
      const child = spawn("node_modules/.bin/tsx", ["infra/aws/activateMail.ts", ...args], {
        env: {
          ...{ PATH: process.env.PATH, AWS_REGION: "local", AWS_ACCESS_KEY_ID: "a", AWS_SECRET_ACCESS_KEY: "b" },
          AWS_ENDPOINT_URL_SES: endpoint,
          AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
        },
      });
      let said = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
      child.once("close", (status) => done({ status, said }));
    });

  test("says what it did, and by its status whether the set is active", async () => {
    active = "Club-Letters";
    const refused = await run("--rule-set", "Bahnpost-MailIn");
    expect(refused.status).toBe(1);
    expect(refused.said).toContain("Club-Letters is active");
    const replaced = await run("--rule-set", "Bahnpost-MailIn", "--replace");
    expect(replaced).toEqual({ status: 0, said: "Bahnpost-MailIn is active now instead of Club-Letters.\n" });
  });

  test("explains itself when it is not understood", async () => {
    for (const args of [[], ["--replace"], ["--ruleset", "Bahnpost-MailIn"]]) {
      const answer = await run(...args);
      expect(answer.status).toBe(2);
      expect(answer.said).toContain("--rule-set NAME");
    }
    expect(active).toBeNull();
  });
});
