/** Builds mails as bytes: the way over the wire of what a mail program has written. */

export type Charset = "utf-8" | "us-ascii" | "iso-8859-1" | "iso-8859-2" | "iso-8859-15" | "windows-1252" | "utf-16le";
export type Encoding = "7bit" | "8bit" | "quoted-printable" | "base64";

export interface Body {
  readonly text?: string;
  readonly html?: string;
  readonly charset?: Charset;
  readonly encoding?: Encoding;
  /** RFC 3676. */
  readonly isFlowed?: boolean;
  /** Further parts beside the body, each with its own header. */
  readonly attachments?: readonly Part[];
  /** Parts within the alternative's HTML: pictures. */
  readonly related?: readonly Part[];
}

export interface Part {
  readonly header: readonly string[];
  readonly content: Buffer;
}

/** A whole mail. Header lines are given without line ends. */
export function mailBytes(header: readonly string[], body: Body): Buffer {
  const root = rootPart(body);
  return Buffer.concat([
    Buffer.from([...header, "MIME-Version: 1.0", ...root.header, "", ""].join("\r\n")),
    root.content,
  ]);
}

/** Parts within one, of the given kind. */
export function multipart(kind: string, parts: readonly Part[]): Part {
  const boundary = `=_${kind}_${parts.length}_x`;
  const pieces = parts.flatMap(({ header, content }) => [
    Buffer.from(`--${boundary}\r\n${header.join("\r\n")}\r\n\r\n`),
    content,
    Buffer.from("\r\n"),
  ]);
  return {
    header: [`Content-Type: multipart/${kind}; boundary="${boundary}"`],
    content: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** A text part in a charset and an encoding. */
export function textPart(kind: "plain" | "html", text: string, body: Body): Part {
  const { charset = "utf-8", encoding = "8bit", isFlowed = false } = body;
  const flowed = isFlowed && kind === "plain" ? "; format=flowed" : "";
  return {
    header: [`Content-Type: text/${kind}; charset=${charset}${flowed}`, `Content-Transfer-Encoding: ${encoding}`],
    content: transferred(inCharset(text.replaceAll("\n", "\r\n"), charset), encoding),
  };
}

/** A small picture, as signatures and quoted maps bring along. */
export const picture = (disposition: "inline" | "attachment"): Part => ({
  header: [
    'Content-Type: image/png; name="map.png"',
    `Content-Disposition: ${disposition}; filename="map.png"`,
    "Content-ID: <map@bahnpost>",
    "Content-Transfer-Encoding: base64",
  ],
  content: transferred(Buffer.alloc(3000, 7), "base64"),
});

function rootPart(body: Body): Part {
  const { text, html, attachments = [], related = [] } = body;
  const page = html === undefined ? [] : [withRelated(textPart("html", html, body), related)];
  const parts = [...(text === undefined ? [] : [textPart("plain", text, body)]), ...page];
  const [only = textPart("plain", "", body)] = parts;
  const main = parts.length > 1 ? multipart("alternative", parts) : only;
  return attachments.length > 0 ? multipart("mixed", [main, ...attachments]) : main;
}

const withRelated = (page: Part, related: readonly Part[]): Part =>
  related.length > 0 ? multipart("related", [page, ...related]) : page;

function inCharset(text: string, charset: Charset): Buffer {
  if (charset === "utf-8" || charset === "us-ascii") return Buffer.from(text);
  if (charset === "utf-16le") return Buffer.from(`\ufeff${text}`, "utf16le");
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(charset).decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 0x3f));
}

function transferred(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === "base64") return Buffer.from(bytes.toString("base64").replace(/.{76}/g, "$&\r\n"));
  return encoding === "quoted-printable" ? Buffer.from(quotedPrintable(bytes)) : bytes;
}

function quotedPrintable(bytes: Buffer): string {
  const lines = bytes.toString("latin1").split("\r\n");
  return lines.map((line) => softBroken(line.replace(/[^ -<>-~]|\s$/g, escaped))).join("\r\n");
}

const escaped = (letter: string): string => `=${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

const softBroken = (line: string): string => (line.match(/(?:=[\dA-F]{2}|[^=]){1,24}/g) ?? [""]).join("=\r\n");
