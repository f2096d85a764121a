/** What answers to posted forms have in common: who posts, the page with the form as it was posted, and routes from text. */
import { type Decision, type GameState, type Move, readRoutes, titleOf } from "../../engine/index.ts";
import type { GameView, LogEntry, Person } from "../../lambdas/service/api.ts";
import { Kept, MESSAGE_FIELD, NOTHING_KEPT } from "../forms/fields.ts";
import { type Envelope, type Fields, type FormProblem, type MoveForm, parseMoveForm } from "../forms/parse.ts";
import { GamePage } from "../game/page.tsx";
import type { Choice, Paths } from "../game/scene.ts";
import type { Ctx } from "../http.ts";
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
  readonly check: (form: Envelope) => void | Promise<void>;
}

/** What a page in answer to a form shows besides the form. */
export type Answered = Pick<SceneInput, "view" | "refused" | "movedOn" | "draft" | "stale" | "unread" | "choice">;

/** The page with the form as it was posted; after a success (200) the form starts anew. */
export async function filledIn(
  c: Ctx,
  mover: Mover,
  fields: Fields,
  answered: Answered,
  status: 200 | 409 | 422,
): Promise<Response> {
  const seat = Number(fields.seat?.[0] ?? 0);
  const own = answered.view.head.seats[seat]?.person === mover.person;
  const scene = await sceneOf(c, {
    choice: status === 200 ? NOWHERE : keptChoice(fields),
    ...answered,
    seat: own ? seat : null,
    paths: own ? mover.paths : { ...mover.paths, post: null },
    message: messageIn(fields),
    kept: status === 200 ? NOTHING_KEPT : new Kept(fields),
  });
  return c.html(<GamePage scene={scene} person={mover.reader} />, status);
}

/** What is to be said to the table with the moves; empty if nothing is. */
export const messageIn = (fields: Fields): string => (fields[MESSAGE_FIELD]?.[0] ?? "").trim();

/** The game has moved on: what happened meanwhile, and what had been chosen or composed. */
export function movedOnPage(
  c: Ctx,
  mover: Mover,
  fields: Fields,
  { draft, moves }: Pick<MoveForm, "draft" | "moves">,
  { view, since }: { view: GameView; since: readonly LogEntry[] },
): Promise<Response> {
  const stale = draft.length > 0 ? [...draft, ...moves] : [];
  return filledIn(c, mover, fields, { view, movedOn: since, stale }, 409);
}

/** Why a form is no submission, for the player. */
export function problemText(c: Ctx, problem: FormProblem): { sentence: string; rule: null } {
  const words = c.get("words");
  return { sentence: problem.kind === "amount" ? words.notANumber(problem.text) : words.nothingChosen, rule: null };
}

/** Routes from text, read against a position; a sentence if they cannot be read. */
export function ownRun(
  c: Ctx,
  { state, decision }: { state: GameState | null; decision: Decision | null },
  text: string,
): readonly Move[] | string {
  const corporation = state?.corporations[decision?.corporation ?? ""];
  if (!state || !corporation) return c.get("words").nothingChosen;
  const read = readRoutes(text, { title: titleOf(state), state }, corporation.trains);
  return read.ok ? [{ type: "run", routes: read.routes }] : c.get("words").routeFault(read.fault);
}

const NOWHERE: Choice = { at: null, by: null, confirm: false };

/** The place that a posted lay was for, so that its pictures stand open again. */
export function keptChoice(fields: Fields): Choice {
  const lay = parseLay(fields.move?.[0]);
  return lay ? { at: lay.hex, by: lay.company, confirm: false } : NOWHERE;
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
