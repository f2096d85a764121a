/** Whether a mail comes from where it says: what the receiving server found out, held against the author's address. */
import type { ReplyMail } from "./message.ts";

/** `unclear`: not checked, not signed, no policy, or the check did not come to an end. */
export const VERDICTS = ["pass", "fail", "unclear"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What the receiving server found out about a mail. */
export interface Verdicts {
  readonly spf: Verdict;
  readonly dkim: Verdict;
  readonly dmarc: Verdict;
  readonly spam: Verdict;
  readonly virus: Verdict;
}

/** `unclear`: the author must confirm by a link. `bad`: nobody hears of it. */
export type Trust = "good" | "unclear" | "bad";

/**
 * A passed DMARC check ties the mail to the author's domain. Where that domain has no policy, a passed SPF or DKIM check does so only
 * if it was made for that very domain: anybody can pass both for a domain of his own.
 */
export function trustIn(mail: ReplyMail, verdicts: Verdicts, sender: string): Trust {
  const { spf, dkim, dmarc, spam, virus } = verdicts;
  if (spam === "fail" || virus === "fail" || dmarc === "fail") return "bad";
  if (dmarc !== "pass" && spf === "fail" && dkim !== "pass") return "bad";
  const isTied =
    dmarc === "pass" ||
    (spf === "pass" && isWithin(domainOf(sender), domainOf(mail.from ?? ""))) ||
    (dkim === "pass" && isSignedByAuthor(mail));
  return isTied && spam === "pass" && virus === "pass" ? "good" : "unclear";
}

/** Which of several signatures was found good is not known: so all of them must be the author's. */
function isSignedByAuthor({ headers, from }: ReplyMail): boolean {
  const signatures = headers.get("dkim-signature") ?? [];
  const signers = signatures.map((value) => /(?:^|;)\s*d\s*=\s*([^;\s]+)/i.exec(value)?.[1]?.toLowerCase() ?? "");
  return signers.length > 0 && signers.every((signer) => isWithin(signer, domainOf(from ?? "")));
}

/** The domain itself or one below it. */
const isWithin = (domain: string, author: string): boolean =>
  author !== "" && (domain === author || domain.endsWith(`.${author}`));

const domainOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/[<>\s]/g, "")
    .split("@")
    .at(-1) ?? "";
