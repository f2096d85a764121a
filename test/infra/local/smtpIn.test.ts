/** The listener for replies, asked by a mail client: whose mail it takes, what it hands on, what it answers when something fails. */
import { createTransport } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it, test } from "vitest";
import { type SmtpInOptions, type SmtpListener, startSmtpIn, verdictsFor } from "../../../infra/local/smtpIn.ts";
import { type InboundMail, LARGEST_MAIL, type Receipt } from "../../../lambdas/service/replying.ts";

const DOMAIN = "bahnpost.localhost";
const RAW = "From: zoe@example.org\r\nSubject: Re: turn\r\n\r\npass\r\n";

let received: InboundMail[] = [];
let faults: string[] = [];
let outcome: () => Promise<Receipt> = async () => "booked";
let listener: SmtpListener;

const options: SmtpInOptions = {
  ...{ host: "127.0.0.1", ports: [0], mailDomain: DOMAIN },
  receive(mail) {
    received.push(mail);
    return outcome();
  },
  log: {
    info: () => undefined,
    error: (message, details) => void faults.push(`${message} ${JSON.stringify(details)}`),
  },
};
beforeEach(async () => {
  [received, faults, outcome] = [[], [], async () => "booked"];
  listener = await startSmtpIn(options);
});
afterEach(() => listener.stop());

/** Sends a message as it stands; answers the code with which the server took or refused it. */
async function send(
  raw: string,
  to: string | string[] = `move+a@${DOMAIN}`,
  from = "zoe@example.org",
): Promise<number> {
  const transport = createTransport(`${listener.address}?ignoreTLS=true`);
  return transport.sendMail({ raw, envelope: { from, to } }).then(
    ({ response }) => Number(response.slice(0, 3)),
    (error: { responseCode?: number }) => error.responseCode ?? 0,
  );
}

describe("the listener", () => {
  it("hands on the message as it came, with its envelope", async () => {
    expect(await send(RAW)).toBe(250);
    const [mail] = received;
    expect(Buffer.from(mail?.raw ?? []).toString()).toBe(RAW);
    expect(mail).toMatchObject({ sender: "zoe@example.org", recipients: [`move+a@${DOMAIN}`] });
  });

  it("takes bounces, which have no sender, and leaves it to others to pass them over", async () => {
    expect(await send(RAW, `move+a@${DOMAIN}`, "")).toBe(250);
    expect(received[0]?.sender).toBe("");
  });

  it("takes mail for its own domain only, so that nobody can relay through it", async () => {
    for (const to of ["zoe@example.org", `zoe@x${DOMAIN}`, `zoe@${DOMAIN}.example.org`])
      expect(await send(RAW, to)).toBe(550);
    expect(received).toEqual([]);
    expect(await send(RAW, "MOVE+A@Bahnpost.LocalHost")).toBe(250);
  });

  it("takes a few recipients and no crowd", async () => {
    const crowd = Array.from({ length: 9 }, (_, n) => `move+${n}@${DOMAIN}`);
    expect(await send(RAW, crowd)).toBe(250);
    expect(received[0]?.recipients).toEqual(crowd.slice(0, 5));
  });

  it("refuses a message that is too large, for good", async () => {
    const large = `${RAW}${"x".repeat(70)}\r\n`.padEnd(LARGEST_MAIL + 100_000, "yes and no\r\n");
    expect(await send(large)).toBe(552);
    expect(received).toEqual([]);
  });

  it("asks for another try when something fails, logs it without addresses, and goes on listening", async () => {
    outcome = async () => {
      throw new Error("the store is away");
    };
    expect(await send(RAW)).toBe(451);
    expect(faults.join()).toContain("the store is away");
    expect(faults.join()).not.toContain("@");
    outcome = async () => "underWay";
    expect(await send(RAW)).toBe(451);
    outcome = async () => "ignored";
    expect(await send(RAW)).toBe(250);
  });

  it("gives a second try of the same message the same name, and another message another", async () => {
    for (const raw of [RAW, RAW, `${RAW}done\r\n`]) await send(raw);
    const [first, again, other] = received.map(({ id }) => id);
    expect(first).toBe(again);
    expect(first).not.toBe(other);
  });

  it("moves to the next port when one is taken, and says so if none is left", async () => {
    const port = Number(new URL(listener.address).port);
    const second = await startSmtpIn({ ...options, ports: [port, 0] });
    expect(second.address).not.toBe(listener.address);
    await second.stop();
    await expect(startSmtpIn({ ...options, ports: [port] })).rejects.toThrow(/EADDRINUSE/);
  });
});

test("only on this machine alone does mail pass without a link that confirms it", () => {
  const own = verdictsFor({ host: "127.0.0.1", mailDomain: DOMAIN });
  expect(new Set(Object.values(own))).toEqual(new Set(["pass"]));
  for (const elsewhere of [
    { host: "0.0.0.0", mailDomain: DOMAIN },
    { host: "127.0.0.1", mailDomain: "play.example.org" },
  ])
    expect(new Set(Object.values(verdictsFor(elsewhere)))).toEqual(new Set(["unclear"]));
});
