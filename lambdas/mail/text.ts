/** The text part: 72 columns, complete without the HTML part. Addresses stand unbroken on lines of their own. */
import type { Block, Choice, Column, FootLine, Letter, News, Row } from "./letter.ts";

export const COLUMNS = 72;
const WHO_COLUMNS = 14;
/** Lines to copy share a line with their words up to this length. */
const CHOICE_COLUMNS = 24;

/** Sets a letter as plain text. */
export function textOf(letter: Letter): string {
  const marker = letter.marker ? [letter.marker] : [];
  const head = [wrapped(letter.heading.toLocaleUpperCase(letter.language)), wrapped(letter.place)];
  const note = letter.note ? [wrapped(letter.note)] : [];
  const body = letter.blocks.flatMap((block) =>
    block.kind === "picture" ? [] : [textOfBlock(block, letter.language)],
  );
  const foot = letter.foot.map(footText);
  const parts = [...marker, [...head, ...note].join("\n"), ...body, ["-- ", ...foot].join("\n")];
  return `${plain(parts.join("\n\n"))}\n`;
}

/** Breaks a text into lines of at most `width` columns; a longer word stays whole. */
export function wrapped(text: string, width = COLUMNS): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    const isFirst = line.trim() === "";
    if (isFirst || lengthOf(line) + 1 + lengthOf(word) <= width)
      lines[lines.length - 1] = isFirst ? line + word : `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

/** Pictures have no place here: what they show is told in words. */
function textOfBlock(block: Exclude<Block, { kind: "picture" }>, language: string): string {
  switch (block.kind) {
    case "title":
      return wrapped(block.text.toLocaleUpperCase(language));
    case "text":
      return wrapped(block.text);
    case "link":
      return addressed(block.label, block.url);
    case "list":
      return block.items.map(itemText).join("\n");
    case "choices":
      return choicesText(block.items);
    case "news":
      return block.items.map(newsText).join("\n");
    case "table":
      return tableText(block.columns, block.rows);
  }
}

function itemText(item: string): string {
  const lines = wrapped(item, COLUMNS - 4).split("\n");
  return lines.map((line, index) => (index === 0 ? "  " : "    ") + line).join("\n");
}

/** Lines to copy in a column of their own; a long one has its words below it. */
function choicesText(items: readonly Choice[]): string {
  const short = items.map(({ line }) => lengthOf(line)).filter((length) => length <= CHOICE_COLUMNS);
  const width = Math.max(0, ...short) + 2;
  return items.map((item) => choiceText(item, width)).join("\n");
}

function choiceText({ line, does }: Choice, width: number): string {
  if (does === "") return `  ${line}`;
  const words = wrapped(does, COLUMNS - width - 2).split("\n");
  const indented = words.map((one) => " ".repeat(width + 2) + one);
  const isShort = lengthOf(line) <= CHOICE_COLUMNS;
  const first = `  ${padded(line, width, "left")}${words[0] ?? ""}`;
  return (isShort ? [first, ...indented.slice(1)] : [`  ${line}`, ...indented]).join("\n");
}

function addressed(label: string, url: string): string {
  return lengthOf(label) + 2 + lengthOf(url) <= COLUMNS ? `${label}: ${url}` : `${wrapped(label)}:\n${url}`;
}

function footText({ text, url }: FootLine): string {
  return url ? addressed(text, url) : wrapped(text);
}

function newsText({ at, who, lines }: News): string {
  const head = `  ${at}  ${padded(who, WHO_COLUMNS, "left")}  `;
  const indent = " ".repeat(lengthOf(head));
  const width = COLUMNS - lengthOf(head);
  const told = lines.flatMap((line) => wrapped(line, width).split("\n"));
  return told.map((line, index) => (index === 0 ? head : indent) + line).join("\n");
}

function tableText(columns: readonly Column[], rows: readonly Row[]): string {
  const widths = fitted(
    columns.map((column, at) => Math.max(...[column.title, ...rows.map((row) => row.cells[at] ?? "")].map(lengthOf))),
  );
  const line = (cells: readonly string[], mark: string): string =>
    `${mark} ${cells.map((cell, at) => padded(cell, widths[at] ?? 0, columns[at]?.align ?? "left")).join("  ")}`.trimEnd();
  const head = line(
    columns.map(({ title }) => title),
    " ",
  );
  return [head, ...rows.map(({ cells, isMarked }) => line(cells, isMarked ? ">" : " "))].join("\n");
}

/** Narrows the widest columns until the table fits. */
function fitted(widths: readonly number[]): number[] {
  const fitting = [...widths];
  const room = COLUMNS - 2 - 2 * (widths.length - 1);
  while (fitting.reduce((sum, width) => sum + width, 0) > room) {
    const widest = fitting.indexOf(Math.max(...fitting));
    fitting[widest] = (fitting[widest] ?? 1) - 1;
  }
  return fitting;
}

/** Exactly `width` columns: filled with blanks, or cut with a sign that it was cut. */
function padded(text: string, width: number, align: "left" | "right"): string {
  const letters = [...text];
  const cut = letters.length > width ? `${letters.slice(0, Math.max(0, width - 1)).join("")}…` : text;
  const blanks = " ".repeat(Math.max(0, width - lengthOf(cut)));
  return align === "left" ? cut + blanks : blanks + cut;
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** No-break spaces help only where lines are broken by the reader's program. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ").replace(/\u00ad/g, "");
}
