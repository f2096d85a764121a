/** Receiving a move form, from a session or a turn link: parse, submit, answer. */

import { createHash } from "node:crypto";
import { type Move, readRoutes, titleFor, titleOf } from "../../engine/index.ts";
import { refusalSentence } from "../../engine/narration/index.ts";
import type { GameView, Person } from "../../lambdas/service/api.ts";
import { errorPage } from "../errors.tsx";
import { Kept } from "../forms/fields.ts";
import { collectFields, type Fields, type FormProblem, type MoveForm, parseMoveForm } from "../forms/parse.ts";
import { GamePage } from "../game/page.tsx";
import type { Choice, Paths } from "../game/scene.ts";
import { type Ctx, readForm, seeOther } from "../http.ts";
import { type SceneInput, sceneOf } from "./scenes.ts";

/** Who posts, and where the answers lie. */
export interface Mover {
  readonly game: string;
  /** Id of the person who acts. */
  readonly person: string;
  readonly paths: Paths;
  /** Where to go after the move, if the seat must not act any more. */
  readonly afterwards: string;
  /** Who is signed in, for the masthead. */
  readonly reader: Person | null;
  /** A sentence of its own if the form may not be used at all. */
  readonly check: (form: MoveForm) => void;
}

/** Carries out a posted form, or shows it again with the reason. */
export async function postMove(c: Ctx, mover: Mover): Promise<Response> {
  const fields = collectFields(await readForm(c));
  const parsed = parseMoveForm(fields);
  if (!parsed.ok && parsed.problem.kind === "broken") return errorPage(c, "broken", 400);
  const { games } = c.get("input").services;
  if (!parsed.ok) return again(c, mover, fields, problemText(c, parsed.problem));
  const { form } = parsed;
  mover.check(form);
  const moves = form.routes === null ? form.moves : await ownRun(c, mover, form, form.routes);
  if (typeof moves === "string") return again(c, mover, fields, { sentence: moves, rule: null });
  const answer = await games.submit({
    game: mover.game,
    seat: form.seat,
    person: mover.person,
    version: form.version,
    submission: submissionId(form.submission, moves),
    moves,
  });
  if (answer.outcome === "accepted") {
    return seeOther(c, answer.entry.waiting.includes(form.seat) ? mover.paths.page : mover.afterwards);
  }
  if (answer.outcome === "movedOn") return movedOnPage(c, mover, fields, form, answer.since);
  const view = await games.load(mover.game);
  const context = {
    title: titleFor(view.head.title, view.head.seatCount),
    language: c.get("language"),
    names: { seat: (seat: number) => view.head.seats[seat]?.name ?? "" },
    you: form.seat,
  };
  return again(
    c,
    mover,
    fields,
    { sentence: refusalSentence(answer.refusal, context), rule: answer.refusal.rule },
    view,
  );
}

/** One identity per form and choice: the same choice twice counts once, another choice from the same page is another submission. */
const submissionId = (form: string, moves: readonly Move[]): string =>
  createHash("sha256")
    .update(`${form}:${JSON.stringify(moves)}`)
    .digest("base64url");

/** Routes from text, read against the board for which they were written; a sentence if they cannot be read. */
async function ownRun(c: Ctx, { game }: Mover, form: MoveForm, text: string): Promise<readonly Move[] | string> {
  const view = await c.get("input").services.games.loadAt(game, form.version);
  const corporation = view.state?.corporations[view.decision?.corporation ?? ""];
  if (!view.state || !corporation) return c.get("words").nothingChosen;
  const read = readRoutes(text, { title: titleOf(view.state), state: view.state }, corporation.trains);
  return read.ok ? [{ type: "run", routes: read.routes }] : c.get("words").routeFault(read.fault);
}

function problemText(c: Ctx, problem: FormProblem): { sentence: string; rule: null } {
  const words = c.get("words");
  return { sentence: problem.kind === "amount" ? words.notANumber(problem.text) : words.nothingChosen, rule: null };
}

type Refusal = NonNullable<SceneInput["refused"]>;

async function again(c: Ctx, mover: Mover, fields: Fields, refused: Refusal, loaded?: GameView): Promise<Response> {
  const view = loaded ?? (await c.get("input").services.games.load(mover.game));
  return filledIn(c, mover, fields, { view, refused }, 422);
}

async function movedOnPage(
  c: Ctx,
  mover: Mover,
  fields: Fields,
  form: MoveForm,
  since: NonNullable<SceneInput["movedOn"]>,
): Promise<Response> {
  const view = await c.get("input").services.games.load(mover.game);
  return filledIn(c, mover, { ...fields, seat: [String(form.seat)] }, { view, movedOn: since }, 409);
}

/** The page with the form as it was posted. */
async function filledIn(
  c: Ctx,
  mover: Mover,
  fields: Fields,
  input: Pick<SceneInput, "view" | "refused" | "movedOn">,
  status: 409 | 422,
): Promise<Response> {
  const seat = Number(fields.seat?.[0] ?? 0);
  const own = input.view.head.seats[seat]?.person === mover.person;
  const scene = await sceneOf(c, {
    ...input,
    seat: own ? seat : null,
    paths: own ? mover.paths : { ...mover.paths, post: null },
    kept: new Kept(fields),
    choice: keptChoice(fields),
  });
  return c.html(<GamePage scene={scene} person={mover.reader} />, status);
}

/** The place that a posted lay was for, so that its pictures stand open again. */
function keptChoice(fields: Fields): Choice {
  const lay = parseLay(fields.move?.[0]);
  return { at: lay?.hex ?? null, by: lay?.company ?? null, confirm: false };
}

function parseLay(text: string | undefined): { hex: string; company: string | null } | null {
  const parsed = parseMoveForm({
    seat: ["0"],
    version: ["0"],
    submission: ["--------"],
    move: text === undefined ? [] : [text],
  });
  const [move] = parsed.ok ? parsed.form.moves : [];
  return move?.type === "layTile" ? { hex: move.hex, company: move.company ?? null } : null;
}
