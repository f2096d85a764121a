/** From posted fields to moves: shape only, whether they are legal is for the engine to say. */
import * as z from "zod";
import { type Move, type MoveOf, moveSchema } from "../../engine/index.ts";
import { MOVES_AT_ONCE } from "../../lambdas/service/api.ts";
import { AMOUNT_PROPERTY, amountField, DRAFT_FIELD, PAPER_FIELD } from "./fields.ts";

/** Posted fields by name, in the order of the form. */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** What keeps a form from being a submission; `broken` cannot come from a form of ours. */
export type FormProblem =
  | { readonly kind: "broken" }
  | { readonly kind: "nothing" }
  | { readonly kind: "amount"; readonly text: string };

/** What every form carries. */
export interface Envelope {
  readonly seat: number;
  readonly version: number;
  readonly submission: string;
  /** Moves composed before, which come first. */
  readonly draft: readonly Move[];
}

export interface MoveForm extends Envelope {
  /** What the form adds to the draft; empty only if there is one. */
  readonly moves: readonly Move[];
  /** Routes written as text, to be read against the board. */
  readonly routes: string | null;
}

export type ParsedForm =
  | { readonly ok: true; readonly form: MoveForm }
  | { readonly ok: false; readonly problem: FormProblem };

const whole = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

const envelopeSchema = z.object({
  seat: whole,
  version: whole,
  submission: z.string().regex(/^[\w-]{8,64}$/),
});

const draftSchema = moveSchema.array().min(1).max(MOVES_AT_ONCE);

const MOST_MOVES = 12;
const LONGEST_DRAFT = 16_000;
const LONGEST_MOVE = 8_000;
const LONGEST_ROUTES = 4_000;

/** Collects a form's fields; files and other odd things become empty texts. */
export function collectFields(body: Readonly<Record<string, unknown>>): Fields {
  const entries = Object.entries(body).map(([name, value]): [string, string[]] => [
    name,
    (Array.isArray(value) ? value : [value]).map((one) => (typeof one === "string" ? one : "")),
  ]);
  return Object.fromEntries(entries);
}

/** Reads what every form carries; null if that can be from no form of ours. */
export function readEnvelope(fields: Fields): Envelope | null {
  const envelope = envelopeSchema.safeParse({
    seat: fields.seat?.[0],
    version: fields.version?.[0],
    submission: fields.submission?.[0],
  });
  const draft = readDraft(fields[DRAFT_FIELD]?.[0]);
  return envelope.success && draft ? { ...envelope.data, draft } : null;
}

function readDraft(text: string | undefined): readonly Move[] | null {
  if (text === undefined) return [];
  return text.length > LONGEST_DRAFT ? null : (draftSchema.safeParse(readJson(text)).data ?? null);
}

/** Can so many moves be composed and still travel in a form? */
export const fitsDraft = (moves: readonly Move[]): boolean =>
  moves.length <= MOVES_AT_ONCE && JSON.stringify(moves).length <= LONGEST_DRAFT;

/** Reads a move form: sales first, then the move. */
export function parseMoveForm(fields: Fields): ParsedForm {
  const envelope = readEnvelope(fields);
  if (!envelope) return broken;
  const routes = fields.routes?.[0] ?? null;
  if (routes !== null) return readRoutes(envelope, routes);
  const texts = [...(fields.sell ?? []), ...(fields.move ?? [])].filter((text) => text !== "");
  if (texts.length === 0 && envelope.draft.length === 0) return { ok: false, problem: { kind: "nothing" } };
  if (texts.length > MOST_MOVES) return broken;
  const moves: Move[] = [];
  for (const text of texts) {
    const read = readMove(text, fields);
    if ("problem" in read) return { ok: false, problem: read.problem };
    moves.push(read.move);
  }
  return { ok: true, form: { ...envelope, moves, routes: null } };
}

const broken: ParsedForm = { ok: false, problem: { kind: "broken" } };

function readRoutes(envelope: Envelope, routes: string): ParsedForm {
  if (routes.length > LONGEST_ROUTES) return broken;
  return { ok: true, form: { ...envelope, moves: [], routes } };
}

/** A move as JSON, completed with its papers, or with its amount if that stands in a field of its own. */
function readMove(text: string, fields: Fields): { move: Move } | { problem: FormProblem } {
  const open = text.length > LONGEST_MOVE ? null : readObject(text);
  if (!open) return { problem: { kind: "broken" } };
  const complete = moveSchema.safeParse(open);
  if (complete.success) return { move: complete.data };
  if (open.type === "join") return readPapers(fields);
  const property = AMOUNT_PROPERTY.get(open.type);
  const typed = fields[amountField(open)]?.[0]?.replaceAll(/[\s.,'$]/g, "");
  if (property === undefined || typed === undefined) return { problem: { kind: "broken" } };
  if (!/^\d{1,5}$/.test(typed)) return { problem: { kind: "amount", text: typed.slice(0, 20) } };
  const filled = moveSchema.safeParse({ ...open, [property]: Number(typed) });
  return filled.success ? { move: filled.data } : { problem: { kind: "broken" } };
}

function readPapers(fields: Fields): { move: Move } | { problem: FormProblem } {
  const papers = fields[PAPER_FIELD] ?? [];
  if (papers.length === 0) return { problem: { kind: "nothing" } };
  const filled = moveSchema.safeParse({ type: "join", papers });
  return filled.success ? { move: filled.data } : { problem: { kind: "broken" } };
}

const objectSchema = z.record(z.string(), z.unknown());

const readObject = (text: string): Record<string, unknown> | null =>
  objectSchema.safeParse(readJson(text)).data ?? null;

/** A lay of track as its control carries it, null if the text is none. */
export function parseLay(text: string): MoveOf<"layTile"> | null {
  const read = moveSchema.safeParse(readJson(text));
  return read.success && read.data.type === "layTile" ? read.data : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
