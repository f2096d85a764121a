/**
 * The text of an HTML reply. Quotations come out as lines marked with `>`, what can only be the other mail is cut off, what nobody
 * sees is left out: so that one reader of plain text is enough. One pass, whatever the HTML.
 */
import { type Reader, readTags, type Tag } from "./tags.ts";

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  "address article blockquote body center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header li main ol p pre section table tr ul".split(
    " ",
  ),
);
/** Elements that are followed until they end; of the others only the tags matter. */
const FOLLOWED = new Set("blockquote div head pre script section span style svg table td textarea title".split(" "));
const UNSEEN = new Set(["head", "script", "style", "svg", "textarea", "title"]);
/** Identities of the elements with which programs begin the mail that is answered. */
const CUTS = ["appendonsend", "divrplyfwdmsg", "mail-editor-reference-message-container", "olk_src_body_section"];
/** Classes and names of quotations that are no blockquote, and of signatures. */
const QUOTES = ["gmail_attr", "moz-cite-prefix", "yahoo_quoted", "quote"];
const SIGNATURES = ["gmail_signature", "moz-signature", "k9mail-signature", "ms-outlook-mobile-signature", "signature"];
/** Beyond so many elements within each other nothing is read. */
const DEEPEST = 200;
const LONGEST = 512 * 1024;

interface Open {
  readonly name: string;
  readonly isQuote: boolean;
  readonly isHidden: boolean;
}

/** Lines of text of an HTML document or a piece of one. */
export function textOfHtml(html: string): string {
  const page = new Page();
  readTags(html.slice(0, LONGEST), page);
  return page.written();
}

class Page implements Reader {
  readonly #open: Open[] = [];
  readonly #lines: string[] = [];
  #line = "";
  #isOver = false;

  written(): string {
    this.#endLine();
    return this.#lines.join("\n");
  }

  text(text: string): void {
    if (this.#isOver || this.#open.some(({ isHidden }) => isHidden)) return;
    const isAsWritten = this.#open.some(({ name }) => name === "pre");
    const parts = isAsWritten ? text.split(/\r\n?|\n/) : [text.replace(/[ \t\r\n\f]+/g, " ")];
    for (const [index, part] of parts.entries()) {
      if (index > 0) this.#endLine();
      this.#line += part;
    }
  }

  ends(name: string): void {
    if (this.#isOver) return;
    this.#breakLine(name);
    this.#close(name);
  }

  begins(tag: Tag, isEmpty: boolean): void {
    if (this.#isOver) return;
    this.#breakLine(tag.name);
    if (tag.name === "br") this.#endLine();
    else if (tag.name === "hr") this.#lines.push(this.#marked("_____"));
    else if (tag.name === "td" || tag.name === "th") this.#line += " ";
    else this.#follow(tag, isEmpty);
  }

  #breakLine(name: string): void {
    if (BLOCKS.has(name) && this.#line.trim() !== "") this.#endLine();
  }

  #follow(tag: Tag, isEmpty: boolean): void {
    const { id, marks, style } = tag;
    if (tag.name === "body") while (UNSEEN.has(this.#open.at(-1)?.name ?? "")) this.#open.pop();
    if (CUTS.includes(id)) this.#isOver = true;
    if (!FOLLOWED.has(tag.name) || isEmpty) return;
    if (this.#open.length >= DEEPEST) this.#isOver = true;
    const isIn = (list: readonly string[]): boolean => list.includes(id) || marks.some((mark) => list.includes(mark));
    const isUnseen = UNSEEN.has(tag.name) || /display\s?:\s?none/.test(style);
    this.#open.push({
      name: tag.name,
      isQuote: tag.name === "blockquote" || isIn(QUOTES),
      isHidden: isUnseen || isIn(SIGNATURES),
    });
  }

  /** A quotation ends with its own tag alone, an inline element within its own line of elements. */
  #close(name: string): void {
    for (let at = this.#open.length - 1; at >= 0; at--) {
      const one = this.#open[at];
      if (one?.name === name) {
        this.#open.length = at;
        return;
      }
      if (one?.isQuote || name === "span" || UNSEEN.has(one?.name ?? "")) return;
    }
  }

  #endLine(): void {
    if (this.#lines.at(-1) !== "" || this.#line.trim() !== "") this.#lines.push(this.#marked(this.#line.trim()));
    this.#line = "";
  }

  #marked(line: string): string {
    return this.#open.some(({ isQuote }) => isQuote) ? `> ${line}` : line;
  }
}
