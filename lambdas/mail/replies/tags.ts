/** Tags and text of HTML as they stand in mails, in their order. What is open within what is left to the reader: mails are often broken. */
import { Tokenizer } from "htmlparser2";

export interface Tag {
  /** Small letters. */
  readonly name: string;
  readonly id: string;
  /** Its classes and its name. */
  readonly marks: readonly string[];
  readonly style: string;
}

/** What is met, one after the other. */
export interface Reader {
  /** Characters are decoded; one text may come in several parts. */
  text(text: string): void;
  /** `<br/>` is empty. */
  begins(tag: Tag, isEmpty: boolean): void;
  ends(name: string): void;
}

/** Leads a reader through a document or a piece of one. */
export function readTags(html: string, reader: Reader): void {
  let tag = "";
  let attribute = "";
  let attributes = new Map<string, string>();
  const addToValue = (text: string): void => {
    attributes.set(attribute, (attributes.get(attribute) ?? "") + text.toLowerCase());
  };
  const begins = (isEmpty: boolean): void => reader.begins(tagOf(tag, attributes), isEmpty);
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => reader.text(html.slice(start, end)),
      ontextentity: (code) => reader.text(String.fromCodePoint(code)),
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        attributes.set(attribute, "");
      },
      onattribdata: (start, end) => addToValue(html.slice(start, end)),
      onattribentity: (code) => addToValue(String.fromCodePoint(code)),
      onopentagend: () => begins(false),
      onselfclosingtag: () => begins(true),
      onclosetag: (start, end) => reader.ends(html.slice(start, end).toLowerCase()),
      ...{
        onattribend() {},
        oncdata() {},
        oncomment() {},
        ondeclaration() {},
        onprocessinginstruction() {},
        onend() {},
      },
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/** `x_` before an identity or a mark comes from programs that quote a mail twice. */
function tagOf(name: string, attributes: ReadonlyMap<string, string>): Tag {
  const value = (attribute: string): string => attributes.get(attribute) ?? "";
  const plainName = (mark: string): string => mark.replace(/^(x_)+/, "");
  const marks = `${value("class")} ${value("name")}`.split(/\s+/).filter((mark) => mark !== "");
  return { name, id: plainName(value("id")), marks: marks.map(plainName), style: value("style") };
}
