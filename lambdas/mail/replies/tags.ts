/** Tags of HTML as they stand in mails: found in one pass, however broken. */

export interface Tag {
  /** Small letters; empty for comments, declarations, and what is no tag at all. */
  readonly name: string;
  readonly isEnd: boolean;
  /** `<br/>`. */
  readonly isEmpty: boolean;
  readonly attributes: string;
  /** Index behind it; one behind its beginning if it is no tag. */
  readonly end: number;
}

export interface Attributes {
  readonly id: string;
  /** Its classes and its name. */
  readonly marks: readonly string[];
  readonly style: string;
}

const LONGEST_NAME = 20;
const LONGEST_ATTRIBUTES = 800;

/** The tag that begins with `<` at `start`. */
export function tagAt(html: string, start: number): Tag {
  const none = { name: "", isEnd: false, isEmpty: false, attributes: "" };
  if (html.startsWith("<!--", start)) return { ...none, end: behind(html, "-->", start + 4) };
  if (/[!?]/.test(html[start + 1] ?? "")) return { ...none, end: behind(html, ">", start + 1) };
  const head = /^<(\/?)([A-Za-z][A-Za-z\d:]*)/.exec(html.slice(start, start + LONGEST_NAME));
  if (!head) return { ...none, end: start + 1 };
  const [whole, slash = "", name = ""] = head;
  const end = tagEnd(html, start + whole.length);
  const attributes = html.slice(start + whole.length, Math.min(end - 1, start + LONGEST_ATTRIBUTES));
  const isEmpty = html[end - 2] === "/";
  return { name: name.toLowerCase(), isEnd: slash === "/", isEmpty, attributes, end };
}

/** Its identity and marks; `x_` before them comes from programs that quote a mail twice. */
export function attributesOf(text: string): Attributes {
  const found = new Map<string, string>();
  for (const [, name = "", , double, single, plain] of text.matchAll(
    /([A-Za-z-]{1,20})\s{0,5}=\s{0,5}("([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
  )) {
    found.set(name.toLowerCase(), (double ?? single ?? plain ?? "").toLowerCase());
  }
  const plainName = (mark: string): string => mark.replace(/^(x_)+/, "");
  const marks = `${found.get("class") ?? ""} ${found.get("name") ?? ""}`.split(/\s+/).filter((mark) => mark !== "");
  return {
    id: plainName(found.get("id") ?? ""),
    marks: marks.map(plainName),
    style: found.get("style") ?? "",
  };
}

/** Behind the `>` that ends a tag: one in quotation marks does not. An unfinished tag ends with the text. */
function tagEnd(html: string, from: number): number {
  let quote = "";
  for (let at = from; at < html.length; at++) {
    const letter = html[at] ?? "";
    if (quote !== "") quote = letter === quote ? "" : quote;
    else if (letter === ">") return at + 1;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return html.length;
}

function behind(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from);
  return at < 0 ? html.length : at + end.length;
}
