/** What a form wants that composes a turn: add moves, choose a place first, take one back, read written lines. */
import type { Choice } from "../game/scene.ts";
import { DRAFT_STEP_FIELD, DRAFT_STEPS, LINES_FIELD, PLACE_FIELD } from "./fields.ts";
import { type Envelope, type Fields, type FormProblem, type MoveForm, parseMoveForm, readEnvelope } from "./parse.ts";

export type Wish =
  | { readonly kind: "add"; readonly form: MoveForm }
  /** Only looks at the draft: a place for track, the question before a bankruptcy, or nothing else. */
  | { readonly kind: "look"; readonly choice: Choice }
  | { readonly kind: "back" }
  | { readonly kind: "write"; readonly text: string }
  | { readonly kind: "problem"; readonly problem: FormProblem };

export interface TurnForm extends Envelope {
  readonly wish: Wish;
}

const LONGEST_TEXT = 5_000;
const LONGEST_PLACE = 20;

/** Reads a form that composes; null if it can be from no form of ours. */
export function parseTurnForm(fields: Fields): TurnForm | null {
  const envelope = readEnvelope(fields);
  const wish = envelope && readWish(fields);
  return wish ? { ...envelope, wish } : null;
}

function readWish(fields: Fields): Wish | null {
  const place = fields[PLACE_FIELD]?.[0];
  if (place !== undefined) return place.length > LONGEST_PLACE ? null : { kind: "look", choice: placeIn(place) };
  const text = fields[LINES_FIELD]?.[0];
  if (text !== undefined) return text.length > LONGEST_TEXT ? null : { kind: "write", text };
  const named = fields[DRAFT_STEP_FIELD]?.[0];
  if (named === "sell") return readAddition({ ...fields, move: [] });
  return named === undefined ? readAddition(fields) : readStep(named);
}

function readAddition(fields: Fields): Wish | null {
  const parsed = parseMoveForm(fields);
  if (!parsed.ok) return parsed.problem.kind === "broken" ? null : { kind: "problem", problem: parsed.problem };
  const { form } = parsed;
  const nothing = form.moves.length === 0 && form.routes === null;
  return nothing ? { kind: "problem", problem: { kind: "nothing" } } : { kind: "add", form };
}

function readStep(named: string): Wish | null {
  const step = DRAFT_STEPS.find((one) => one === named);
  if (step === undefined) return null;
  return step === "back" ? { kind: "back" } : { kind: "look", choice: { ...NOWHERE, confirm: step === "bankruptcy" } };
}

const NOWHERE: Choice = { at: null, by: null, confirm: false };

function placeIn(value: string): Choice {
  const [at = "", by = null] = value.split(" ");
  return { ...NOWHERE, at, by };
}
