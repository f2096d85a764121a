/** A mail as bytes becomes what the service wants to know of it: who says so, which message it is, its text. */
import PostalMime, { addressParser } from "postal-mime";
import { textOfHtml } from "./html.ts";

export interface ReplyMail {
  /** The author's address in small letters; null unless there is exactly one. */
  readonly from: string | null;
  /** Message-ID with its angle brackets, if it has a usable one. */
  readonly messageId: string | null;
  readonly subject: string;
  /** Text of the mail, made of its HTML if there is no other. */
  readonly text: string;
  /** Values of the header's lines by name in small letters. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
}

/** Bytes of a header that are looked at, parts within parts, and characters of text. */
const LARGEST_HEADERS = 128 * 1024;
const DEEPEST_PARTS = 24;
const LONGEST_TEXT = 256 * 1024;

/** Reads a mail; null if no reader could agree on what it says. Attachments and mails within it are left aside. */
export async function readMail(raw: Uint8Array): Promise<ReplyMail | null> {
  const parsed = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    maxHeadersSize: LARGEST_HEADERS,
    maxNestingDepth: DEEPEST_PARTS,
  }).catch(() => null);
  if (!parsed) return null;
  const headers = new Map<string, string[]>();
  for (const { key, value } of parsed.headers) headers.set(key, [...(headers.get(key) ?? []), value]);
  const text = parsed.text ?? "";
  return {
    from: authorOf(headers.get("from") ?? []),
    messageId: /<[!-;=?-~]{1,250}>/.exec(parsed.messageId ?? "")?.[0] ?? null,
    subject: (parsed.subject ?? "").slice(0, 300),
    text: (text.trim() === "" ? textOfHtml(parsed.html ?? "") : text).slice(0, LONGEST_TEXT),
    headers,
  };
}

/** The header of a mail that is too large to be read as a whole, with nothing below it. */
export async function readHeader(raw: Uint8Array): Promise<ReplyMail | null> {
  const start = Buffer.from(raw.subarray(0, LARGEST_HEADERS)).toString("latin1");
  const end = /\r?\n\r?\n/.exec(start)?.index;
  return end === undefined ? null : readMail(raw.subarray(0, end));
}

/** Two authors, a group, or a second From line: whoever says so cannot be known. */
function authorOf(lines: readonly string[]): string | null {
  const [line] = lines;
  if (lines.length !== 1 || line === undefined) return null;
  const [author, ...others] = addressParser(line.slice(0, 2000));
  return others.length === 0 && author?.address ? author.address.trim().toLowerCase() : null;
}
