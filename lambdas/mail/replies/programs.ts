/** Lines of a reply that speak of programmed moves, in three languages: `program: ...`, `programs`, `cancel program 2`. */
import type { ProgramWish } from "../../../engine/index.ts";

export type ProgramLine =
  | { readonly kind: "list" }
  | { readonly kind: "cancel"; readonly number: number }
  | { readonly kind: "add"; readonly wish: ProgramWish }
  | { readonly kind: "turn"; readonly lines: string }
  | { readonly kind: "unread" };

const LIST = /^(programs|programme|programma'?s)[.!?]?$/i;
const NAME = "(?:program|programm|programma)";
const CANCEL = new RegExp(
  `^(?:(?:cancel|revoke|lösche|widerrufe|annuleer)\\s+${NAME}\\s+(\\d{1,4})|${NAME}\\s+(\\d{1,4})\\s+(?:cancel|löschen|widerrufen|annuleren))[.!]?$`,
  "i",
);
const ADD = new RegExp(`^${NAME}\\s*:\\s*(.*)$`, "i");

const PASS = ["pass", "passe", "passen", "pas"];
const BUY = ["buy", "kaufe", "kaufen", "koop", "kopen"];
const BID = ["bid", "biete", "bieten", "bied", "bieden"];
const RUN = ["run", "fahre", "fahren", "rij", "rijden"];
const TURN = ["turn", "zug", "beurt"];
const PAY = ["pay", "ausschütten", "zahlen", "uitkeren", "betalen"];
const WITHHOLD = ["withhold", "einbehalten", "inhouden"];
const SPLIT = ["split", "half", "halb"];
const ONLY = ["only", "nur", "alleen"];

/** What the lines ask for; null if none of them speaks of programs, so that they are moves. */
export function programLines(text: string): readonly ProgramLine[] | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const read = lines.map((line) => programLine(line.trim()));
  if (read.every((one) => one === null)) return null;
  return read.map((one) => one ?? { kind: "unread" });
}

function programLine(line: string): ProgramLine | null {
  if (LIST.test(line)) return { kind: "list" };
  const cancel = CANCEL.exec(line);
  if (cancel) return { kind: "cancel", number: Number(cancel[1] ?? cancel[2]) };
  const add = ADD.exec(line);
  return add ? addition(add[1]?.trim() ?? "") : null;
}

function addition(text: string): ProgramLine {
  const [verb = "", ...rest] = text.split(/\s+/);
  const isVerb = (words: readonly string[]): boolean => words.includes(verb.toLowerCase());
  const [name = ""] = rest;
  if (isVerb(PASS)) return { kind: "add", wish: { kind: "pass" } };
  if (isVerb(TURN)) return { kind: "turn", lines: text.slice(verb.length).trim() };
  if (isVerb(BUY)) return buying(name, rest.slice(1));
  if (isVerb(BID)) return bidding(name, rest.slice(1));
  return isVerb(RUN) ? running(name, rest.slice(1)) : { kind: "unread" };
}

/** `50% ... 100`: the first figure with a sign of percent, the last one without. */
function buying(corporation: string, words: readonly string[]): ProgramLine {
  const percent = words.map((word) => /^(\d{1,3})%$/.exec(word)?.[1]).find((found) => found !== undefined);
  const price = figureIn(words);
  if (percent === undefined || price === undefined) return { kind: "unread" };
  return { kind: "add", wish: { kind: "buy", corporation, percent: Number(percent), price } };
}

function bidding(company: string, words: readonly string[]): ProgramLine {
  const max = figureIn(words);
  return max === undefined ? { kind: "unread" } : { kind: "add", wish: { kind: "bid", company, max } };
}

function running(corporation: string, words: readonly string[]): ProgramLine {
  const has = (list: readonly string[]): boolean => words.some((word) => list.includes(word.toLowerCase()));
  const dividend = has(SPLIT) ? "split" : has(WITHHOLD) ? "withhold" : has(PAY) ? "pay" : null;
  if (dividend === null) return { kind: "unread" };
  return { kind: "add", wish: { kind: "run", corporation, dividend, rest: has(ONLY) ? "decline" : "ask" } };
}

function figureIn(words: readonly string[]): number | undefined {
  const figures = words.filter((word) => /^\d{1,5}$/.test(word));
  return figures.length === 1 ? Number(figures[0]) : undefined;
}
