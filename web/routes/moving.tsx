/** Receiving a move form, from a session or a turn link: parse, submit, answer. */

import { createHash } from "node:crypto";
import { type Move, type Refusal, titleFor } from "../../engine/index.ts";
import { refusalSentence } from "../../engine/narration/index.ts";
import type { GameHead, GameView } from "../../lambdas/service/api.ts";
import { errorPage } from "../errors.tsx";
import { collectFields, type Fields, type MoveForm, parseMoveForm } from "../forms/parse.ts";
import { compose } from "../game/draft.ts";
import type { Refused } from "../game/scene.ts";
import { type Ctx, readForm, seeOther } from "../http.ts";
import { type Answered, filledIn, type Mover, messageIn, movedOnPage, ownRun, problemText } from "./answers.tsx";

/** Carries out a posted form, or shows it again with the reason. */
export async function postMove(c: Ctx, mover: Mover): Promise<Response> {
  const fields = collectFields(await readForm(c));
  const parsed = parseMoveForm(fields);
  if (!parsed.ok && parsed.problem.kind === "broken") return errorPage(c, "broken", 400);
  const { games } = c.get("input").services;
  if (!parsed.ok) return again(c, mover, fields, { refused: problemText(c, parsed.problem) });
  const { form } = parsed;
  await mover.check(form);
  const added = form.routes === null ? form.moves : await ownRoutes(c, mover, form, form.routes);
  if (typeof added === "string") return again(c, mover, fields, { refused: { sentence: added, rule: null } });
  const moves = [...form.draft, ...added];
  const message = messageIn(fields);
  const answer = await games.submit({
    ...{ game: mover.game, seat: form.seat, person: mover.person, version: form.version },
    ...{ submission: submissionId(form.submission, moves), moves, ...(message === "" ? {} : { message }) },
  });
  if (answer.outcome === "accepted") {
    return seeOther(c, answer.entry.waiting.includes(form.seat) ? mover.paths.page : mover.afterwards);
  }
  const view = await games.load(mover.game);
  if (answer.outcome === "movedOn") return movedOnPage(c, mover, fields, form, { view, since: answer.since });
  return refusedPage(c, mover, fields, { view, form, moves, refusal: answer.refusal });
}

/** One identity per form and choice: the same choice twice counts once, another choice from the same page is another submission. */
const submissionId = (form: string, moves: readonly Move[]): string =>
  createHash("sha256")
    .update(`${form}:${JSON.stringify(moves)}`)
    .digest("base64url");

/** Routes from text, read against the board for which they were written. */
async function ownRoutes(c: Ctx, { game }: Mover, form: MoveForm, text: string): Promise<readonly Move[] | string> {
  return ownRun(c, await c.get("input").services.games.loadAt(game, form.version), text);
}

async function again(c: Ctx, mover: Mover, fields: Fields, answered: Omit<Answered, "view">): Promise<Response> {
  const view = await c.get("input").services.games.load(mover.game);
  return filledIn(c, mover, fields, { view, ...answered }, 422);
}

interface RefusedMoves {
  readonly view: GameView;
  readonly form: MoveForm;
  readonly moves: readonly Move[];
  readonly refusal: Refusal;
}

/** The refused form; of a composed turn what is possible of it, still as a draft. */
function refusedPage(c: Ctx, mover: Mover, fields: Fields, answer: RefusedMoves): Promise<Response> {
  const { view, form, moves, refusal } = answer;
  const refused = refusalText(c, view.head, form.seat, refusal);
  const possible = form.draft.length > 0 && view.state ? compose(view.state, form.seat, moves).draft : null;
  if (!possible) return filledIn(c, mover, fields, { view, refused }, 422);
  const draft = possible.steps.length > 0 ? { draft: possible } : {};
  const stale = moves.slice(possible.steps.length);
  return filledIn(c, mover, fields, { view, ...draft, stale, refused }, 422);
}

/** A refusal as a sentence for the seat. */
export function refusalText(c: Ctx, head: GameHead, seat: number, refusal: Refusal): Refused {
  const context = {
    title: titleFor(head.title, head.seatCount),
    language: c.get("language"),
    names: { seat: (one: number) => head.seats[one]?.name ?? "" },
    you: seat,
  };
  return { sentence: refusalSentence(refusal, context), rule: refusal.rule };
}
