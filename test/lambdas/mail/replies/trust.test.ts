/** When a reply counts as its author's: verdicts held against the address it names. */
import { describe, expect, it } from "vitest";
import { readMail } from "../../../../lambdas/mail/replies/message.ts";
import { trustIn, type Verdicts } from "../../../../lambdas/mail/replies/trust.ts";
import { mailBytes } from "./corpus/mime.ts";

const NOTHING: Verdicts = { spf: "unclear", dkim: "unclear", dmarc: "unclear", spam: "pass", virus: "pass" };
const AUTHOR = "anna@example.org";

interface Checked {
  readonly verdicts: Partial<Verdicts>;
  readonly sender?: string;
  /** Domains that signed it. */
  readonly signers?: readonly string[];
}

async function trustFor({ verdicts, sender = AUTHOR, signers = [] }: Checked) {
  const signatures = signers.map((domain) => `DKIM-Signature: v=1; a=rsa-sha256; d=${domain}; s=x; h=from; b=abc`);
  const mail = await readMail(mailBytes([`From: Anna <${AUTHOR}>`, ...signatures], { text: "pass" }));
  return trustIn(mail ?? expect.fail("not read"), { ...NOTHING, ...verdicts }, sender);
}

describe("a reply", () => {
  it.each<[string, Checked]>([
    ["its domain's policy stands for it", { verdicts: { dmarc: "pass" }, sender: "bounces@elsewhere.net" }],
    ["it was forwarded, and the signature held", { verdicts: { dmarc: "pass", spf: "fail" } }],
    ["SPF holds for the author's domain", { verdicts: { spf: "pass" } }],
    ["SPF holds for a domain below the author's", { verdicts: { spf: "pass" }, sender: "b@bounces.example.org" }],
    [
      "the author's domain has signed it",
      { verdicts: { dkim: "pass" }, sender: "x@elsewhere.net", signers: ["Example.org"] },
    ],
  ])("is its author's if %s", async (_, checked) => {
    expect(await trustFor(checked)).toBe("good");
  });

  it.each<[string, Checked]>([
    ["nothing was found out", { verdicts: {} }],
    ["SPF holds for a domain of somebody else", { verdicts: { spf: "pass" }, sender: "mallory@example.net" }],
    [
      "SPF holds for a domain that only looks like the author's",
      { verdicts: { spf: "pass" }, sender: "m@notexample.org" },
    ],
    ["somebody else has signed it", { verdicts: { dkim: "pass" }, signers: ["example.net"] }],
    [
      "somebody else has signed it besides a signature in the author's name",
      { verdicts: { dkim: "pass" }, signers: ["example.org", "example.net"] },
    ],
    ["a signature held, but none is there", { verdicts: { dkim: "pass" } }],
    ["it may be spam", { verdicts: { dmarc: "pass", spam: "unclear" } }],
    ["nobody has looked for viruses", { verdicts: { dmarc: "pass", virus: "unclear" } }],
  ])("must be confirmed if %s", async (_, checked) => {
    expect(await trustFor(checked)).toBe("unclear");
  });

  it.each<[string, Checked]>([
    [
      "its domain's policy rejects it",
      { verdicts: { dmarc: "fail", spf: "pass", dkim: "pass" }, signers: ["example.org"] },
    ],
    ["SPF rejects it and nobody has signed it", { verdicts: { spf: "fail" } }],
    ["it is spam", { verdicts: { dmarc: "pass", spam: "fail" } }],
    ["it carries a virus", { verdicts: { dmarc: "pass", virus: "fail" } }],
  ])("is dropped if %s", async (_, checked) => {
    expect(await trustFor(checked)).toBe("bad");
  });
});
