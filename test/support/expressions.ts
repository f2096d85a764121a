/**
 * The little language of DynamoDB's conditions and changes, as far as the store speaks it: read and carried out in one pass. What it
 * does not know it refuses loudly, so that a new kind of expression cannot pass by chance.
 */
import type { Expression, Item } from "../../lambdas/store/database.ts";

type Value = unknown;
type Parts = Pick<Expression, "names" | "values">;

const TOKEN = /\s*(<>|<=|>=|[=<>(),+]|[#:]?[A-Za-z_]\w*)/y;

/** The words of an expression, one after the other. */
class Words {
  private readonly words: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.words = wordsOf(text);
  }

  get next(): string {
    return this.words[this.at] ?? "";
  }

  take(): string {
    const word = this.next;
    this.at += 1;
    return word;
  }

  /** Takes the word if it comes next, whatever its letters' size. */
  takes(word: string): boolean {
    const isNext = this.next.toUpperCase() === word;
    if (isNext) this.at += 1;
    return isNext;
  }

  expect(word: string): void {
    if (!this.takes(word)) throw new Error(`expected ${word}, found ${this.next || "the end"}`);
  }
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const word = TOKEN.exec(text)?.[1];
    if (word === undefined) throw new Error(`cannot read ${text.slice(from)}`);
    words.push(word);
  }
  return words;
}

/** Whether a condition holds for an item; an absent item has no attributes. */
export function holds(text: string, parts: Parts, item: Item): boolean {
  const words = new Words(text);
  const answer = either(words, parts, item);
  if (words.next) throw new Error(`cannot read ${words.next} in ${text}`);
  return answer;
}

function either(words: Words, parts: Parts, item: Item): boolean {
  let answer = both(words, parts, item);
  while (words.takes("OR")) answer = both(words, parts, item) || answer;
  return answer;
}

function both(words: Words, parts: Parts, item: Item): boolean {
  let answer = single(words, parts, item);
  while (words.takes("AND")) answer = single(words, parts, item) && answer;
  return answer;
}

function single(words: Words, parts: Parts, item: Item): boolean {
  if (words.takes("NOT")) return !single(words, parts, item);
  if (words.takes("(")) return closing(words, either(words, parts, item));
  const operand = words.take();
  if (words.takes("(")) return closing(words, called(operand, words, parts, item));
  const value = operandOf(operand, parts, item);
  if (words.takes("IN")) return listed(words, parts, item, value);
  if (words.takes("BETWEEN")) {
    const low = operandOf(words.take(), parts, item);
    words.expect("AND");
    const high = operandOf(words.take(), parts, item);
    return compared(">=", value, low) && compared("<=", value, high);
  }
  return compared(words.take(), value, operandOf(words.take(), parts, item));
}

function closing(words: Words, answer: boolean): boolean {
  words.expect(")");
  return answer;
}

function called(name: string, words: Words, parts: Parts, item: Item): boolean {
  const value = operandOf(words.take(), parts, item);
  if (name === "attribute_exists") return value !== undefined;
  if (name === "attribute_not_exists") return value === undefined;
  if (name !== "begins_with") throw new Error(`the stand-in does not know ${name}`);
  words.expect(",");
  const beginning = String(operandOf(words.take(), parts, item));
  return typeof value === "string" && value.startsWith(beginning);
}

function listed(words: Words, parts: Parts, item: Item, value: Value): boolean {
  let answer = false;
  words.expect("(");
  do answer = compared("=", value, operandOf(words.take(), parts, item)) || answer;
  while (words.takes(","));
  return closing(words, answer);
}

/** Values of different types are unequal and in no order; so is what is absent. */
function compared(sign: string, a: Value, b: Value): boolean {
  if (sign === "<>") return !compared("=", a, b);
  if (a === undefined || b === undefined || typeof a !== typeof b) return false;
  if (sign === "=") return a === b;
  const order = typeof a === "number" ? a - Number(b) : Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
  if (sign === "<") return order < 0;
  if (sign === "<=") return order <= 0;
  if (sign === ">") return order > 0;
  if (sign === ">=") return order >= 0;
  throw new Error(`the stand-in does not know ${sign}`);
}

function nameOf(word: string, { names }: Parts): string {
  return word.startsWith("#") ? given(names, word) : word;
}

function operandOf(word: string, parts: Parts, item: Item): Value {
  return word.startsWith(":") ? given(parts.values, word) : item[nameOf(word, parts)];
}

function given<T>(record: Readonly<Record<string, T>> | undefined, word: string): T {
  const value = record?.[word];
  if (value === undefined) throw new Error(`${word} is not given`);
  return value;
}

/** The item after a change; what is changed is read from the item as it was. */
export function changed(text: string, parts: Parts, item: Item): Item {
  const words = new Words(text);
  const after: Item = { ...item };
  while (words.next) {
    const clause = clauses[words.take().toUpperCase()];
    if (!clause) throw new Error(`cannot read ${text}`);
    do clause(words, parts, item, after);
    while (words.takes(","));
  }
  return after;
}

type Clause = (words: Words, parts: Parts, before: Item, after: Item) => void;

const clauses: Readonly<Record<string, Clause>> = {
  SET(words, parts, before, after) {
    const name = nameOf(words.take(), parts);
    words.expect("=");
    after[name] = assigned(words, parts, before);
  },
  REMOVE(words, parts, _before, after) {
    delete after[nameOf(words.take(), parts)];
  },
  ADD(words, parts, before, after) {
    const name = nameOf(words.take(), parts);
    const [old, more] = [before[name], operandOf(words.take(), parts, before)];
    after[name] = more instanceof Set ? new Set([...asSet(old), ...more]) : Number(old ?? 0) + Number(more);
  },
  DELETE(words, parts, before, after) {
    const name = nameOf(words.take(), parts);
    const gone = asSet(operandOf(words.take(), parts, before));
    const left = [...asSet(before[name])].filter((one) => !gone.has(one));
    if (left.length > 0) after[name] = new Set(left);
    else delete after[name];
  },
};

/** A value, the older one if there is one, or a sum. */
function assigned(words: Words, parts: Parts, before: Item): Value {
  const word = words.take();
  const value = word === "if_not_exists" ? orElse(words, parts, before) : operandOf(word, parts, before);
  return words.takes("+") ? Number(value) + Number(operandOf(words.take(), parts, before)) : value;
}

function orElse(words: Words, parts: Parts, before: Item): Value {
  words.expect("(");
  const old = operandOf(words.take(), parts, before);
  words.expect(",");
  const otherwise = operandOf(words.take(), parts, before);
  words.expect(")");
  return old ?? otherwise;
}

const asSet = (value: Value): Set<unknown> => (value instanceof Set ? value : new Set());
