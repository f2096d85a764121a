/**
 * Composing a turn: forms come here to be tried. The answer is the page of the position that would follow; nothing is kept, the
 * moves travel in the page's forms until they are committed as one submission.
 */
import { decision, type GameState, type Move, type ReadTurn, readTurn, type Seat } from "../../engine/index.ts";
import { type GameHead, type GameView, MOVES_AT_ONCE, SituationError } from "../../lambdas/service/api.ts";
import { movesOn } from "../../lambdas/service/ledger.ts";
import { errorPage } from "../errors.tsx";
import { collectFields, type Fields, fitsDraft } from "../forms/parse.ts";
import { parseTurnForm, type TurnForm } from "../forms/turnForm.ts";
import { type Composed, compose } from "../game/draft.ts";
import type { Refused, Unread } from "../game/scene.ts";
import { type Ctx, readForm, seeOther } from "../http.ts";
import { type Answered, filledIn, type Mover, movedOnPage, ownRun, problemText } from "./answers.tsx";
import { refusalText } from "./moving.tsx";

type UnreadTurn = Extract<ReadTurn, { read: false }>;

/** One posted form with the present position of its game. */
interface Posted {
  readonly mover: Mover;
  readonly fields: Fields;
  readonly form: TurnForm;
  readonly view: GameView;
  /** The draft as it was posted, tried on the present position. */
  readonly composed: Composed;
}

/** Tries what a form adds, and shows what would follow; or shows the form again with the reason. */
export async function postTurn(c: Ctx, mover: Mover): Promise<Response> {
  const fields = collectFields(await readForm(c));
  const form = parseTurnForm(fields);
  if (!form) return errorPage(c, "broken", 400);
  await mover.check(form);
  const { games } = c.get("input").services;
  const view = await games.load(mover.game);
  requireSeat(view, form, mover);
  if (form.version > view.version) throw new SituationError("invalid", "version", { version: view.version });
  if (form.version < view.version) {
    const since = await games.entries(mover.game, form.version + 1, view.version);
    if (since.some(movesOn)) return movedOnPage(c, mover, fields, allMoves(form), { view, since });
  }
  if (!view.state) throw new SituationError("conflict", "notStarted");
  const composed = compose(view.state, form.seat, form.draft);
  return answer(c, { mover, fields, form, view, composed });
}

function requireSeat({ head }: GameView, { seat }: TurnForm, { person }: Mover): void {
  if (head.seats[seat]?.person !== person) throw new SituationError("forbidden", "notYourSeat");
}

/** Everything a form holds, as far as it can be told without the position. */
const allMoves = ({ draft, wish }: TurnForm) => ({ draft, moves: wish.kind === "add" ? wish.form.moves : [] });

function answer(c: Ctx, posted: Posted): Promise<Response> | Response {
  const { form, composed, mover } = posted;
  const { wish } = form;
  if (composed.refusal) return show(c, posted, composed, { stale: form.draft.slice(composed.draft.steps.length) });
  switch (wish.kind) {
    case "look":
      return show(c, posted, composed, { choice: wish.choice });
    case "problem":
      return show(c, posted, composed, { refused: problemText(c, wish.problem) });
    case "back":
      return form.draft.length > 1 ? tryMoves(c, posted, form.draft.slice(0, -1)) : seeOther(c, mover.paths.page);
    case "write":
      return tryLines(c, posted, wish.text);
    case "add":
      return wish.form.routes === null
        ? tryMoves(c, posted, [...form.draft, ...wish.form.moves])
        : tryRoutes(c, posted, wish.form.routes);
  }
}

function tryMoves(c: Ctx, posted: Posted, moves: readonly Move[]): Promise<Response> {
  const { view, form, composed } = posted;
  if (!fitsDraft(moves)) return refuse(c, posted, c.get("words").turnFull(MOVES_AT_ONCE));
  if (!view.state) return show(c, posted, composed, {});
  const tried = compose(view.state, form.seat, moves);
  if (!tried.refusal && tried.draft.steps.length < moves.length) return refuse(c, posted, c.get("words").drawnFirst);
  return show(c, posted, tried.refusal ? { ...composed, refusal: tried.refusal } : tried, {});
}

function tryRoutes(c: Ctx, posted: Posted, text: string): Promise<Response> {
  const { after } = posted.composed.draft;
  const run = ownRun(c, { state: after, decision: decision(after) }, text);
  return typeof run === "string" ? refuse(c, posted, run) : tryMoves(c, posted, [...posted.form.draft, ...run]);
}

/** Written lines are read against the position after the draft; what cannot be read stays in its box with the reason. */
function tryLines(c: Ctx, posted: Posted, written: string): Promise<Response> {
  const { composed, form, view } = posted;
  const read = readLines(c, { head: view.head, state: composed.draft.after, seat: form.seat, written });
  return "moves" in read
    ? tryMoves(c, posted, [...form.draft, ...read.moves])
    : show(c, posted, composed, { unread: read.unread });
}

interface Written {
  readonly head: GameHead;
  readonly state: GameState;
  readonly seat: Seat;
  readonly written: string;
}

/** The moves of written lines, or which line cannot be read and why. */
export function readLines(
  c: Ctx,
  { head, state, seat, written }: Written,
): { moves: readonly Move[] } | { unread: Unread } {
  const text = written.replaceAll(/\s*(?:;|\r?\n)\s*/g, "\n");
  const read = readTurn(text, state, seat, c.get("language"));
  if (read.read) return { moves: read.moves };
  const { sentence, rule } = unreadReason(c, head, seat, read);
  const { line, text: part, candidates } = read;
  return { unread: { text, line: line + 1, written: part, candidates, reason: sentence, rule } };
}

function unreadReason(c: Ctx, head: GameHead, seat: Seat, { problem, refusal, route }: UnreadTurn): Refused {
  const words = c.get("words");
  if (refusal) return refusalText(c, head, seat, refusal);
  return { sentence: route ? words.routeFault(route) : words.unreadable(problem), rule: null };
}

const refuse = (c: Ctx, posted: Posted, sentence: string): Promise<Response> =>
  show(c, posted, posted.composed, { refused: { sentence, rule: null } });

/** The page after the composed moves; without any it is the present one. */
function show(c: Ctx, posted: Posted, composed: Composed, answered: Omit<Answered, "view">): Promise<Response> {
  const { mover, fields, view, form } = posted;
  const draft = composed.draft.steps.length > 0 ? { draft: composed.draft } : {};
  const refused = composed.refusal ? { refused: refusalText(c, view.head, form.seat, composed.refusal) } : {};
  const all = { view, ...draft, ...refused, ...answered };
  return filledIn(c, mover, fields, all, all.refused || all.unread ? 422 : 200);
}
