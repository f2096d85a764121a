/**
 * What written routes would earn, for the script of the route editor: tried on the position as the preview of a turn does it, and nothing
 * is kept. Who may post the form may ask.
 */
import { Hono } from "hono";
import { decision, type GameState, type Seat, type Title, titleOf } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { type GameView, SituationError } from "../../lambdas/service/api.ts";
import { centreOf, distance, type Point, RADIUS } from "../board/geometry.ts";
import { errorPage } from "../errors.tsx";
import { collectFields, type Fields, type MoveForm, parseMoveForm } from "../forms/parse.ts";
import { compose, type Draft } from "../game/draft.ts";
import { type Ctx, type Env, readForm, requirePerson } from "../http.ts";
import type { Score } from "../script/tapping.ts";
import { ownRun } from "./answers.tsx";
import { gameParam, isMember } from "./lobby.tsx";
import { refusalText } from "./moving.tsx";
import { addressSeat, isAlive, readTicket } from "./turn.tsx";

/** Throws a situation unless the asker may try this form on this game. */
type Check = (view: GameView, form: MoveForm) => void;

export function scoringRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.post("/games/:game/score", (c) => {
    const person = requirePerson(c);
    return score(c, gameParam(c), ({ head }, { seat }) => {
      if (!isMember(head, person)) throw new SituationError("notFound", "noGame");
      if (head.seats[seat]?.person !== person.id) throw new SituationError("forbidden", "notYourSeat");
    });
  });
  app.post("/t/:token/score", (c) => {
    const ticket = readTicket(c);
    return score(c, ticket.game, ({ head }, { seat }) => {
      addressSeat(c, head, ticket);
      if (!isAlive(head, ticket)) throw new SituationError("gone", "linkGone");
      if (seat !== ticket.seat) throw new SituationError("forbidden", "notYourSeat");
    });
  });
  return app;
}

/** Fields as the form of the routes has them; `tap` is a point of the map that was tapped. */
async function score(c: Ctx, game: string, check: Check): Promise<Response> {
  const fields = collectFields(await readForm(c));
  const view = await c.get("input").services.games.load(game);
  const parsed = parseMoveForm(fields);
  check(view, parsed.ok ? parsed.form : { ...NO_FORM, seat: Number(fields.seat?.[0] ?? -1) });
  if (!parsed.ok || parsed.form.routes === null) return errorPage(c, "broken", 400);
  if (!view.state) throw new SituationError("conflict", "notStarted");
  const hex = tappedHex(titleOf(view.state), fields);
  const outdated = { says: c.get("words").routesOutdated, valid: false };
  const said =
    view.version === parsed.form.version ? judge(c, view, view.state, parsed.form, parsed.form.routes) : outdated;
  return c.json({ ...said, hex } satisfies Score);
}

const NO_FORM: Omit<MoveForm, "seat"> = { version: 0, submission: "", draft: [], moves: [], routes: null };

function judge(c: Ctx, view: GameView, state: GameState, form: MoveForm, text: string): Omit<Score, "hex"> {
  const words = c.get("words");
  const { after } = compose(state, form.seat, form.draft).draft;
  const run = ownRun(c, { state: after, decision: decision(after) }, text);
  if (typeof run === "string") return { says: run, valid: false };
  const { draft, refusal } = compose(after, form.seat, run);
  if (!refusal) return { says: earned(c, draft, form.seat), valid: true };
  const { sentence, rule } = refusalText(c, view.head, form.seat, refusal);
  return { says: rule === null ? sentence : `${sentence} (${words.rule(rule)})`, valid: false };
}

/** The revenue of the run at the end of a draft. */
function earned(c: Ctx, { before, steps }: Draft, you: Seat): string {
  const title = titleOf(before);
  const context = { title, language: c.get("language"), names: { seat: () => "" }, you };
  const run = steps.flatMap(({ events }) => events).find((event) => event.type === "routesRun");
  const words = c.get("words");
  if (!run || run.routes.length === 0) return words.nothingRuns;
  const trains = run.routes.map(({ train }, index) => ({ train, sum: money(run.sums[index] ?? 0, context) }));
  return words.routesEarn(money(run.revenue, context), trains);
}

/** The hex of the map under the tapped point, null for none. */
function tappedHex({ map }: Title, fields: Fields): string | null {
  const [, x, y] = /^(-?\d{1,5}) (-?\d{1,5})$/.exec(fields.tap?.[0] ?? "") ?? [];
  if (x === undefined || y === undefined) return null;
  const point: Point = [Number(x), Number(y)];
  const away = (hex: string): number => distance(point, centreOf(hex));
  const nearest = Object.keys(map).reduce<string | null>(
    (best, hex) => (best === null || away(hex) < away(best) ? hex : best),
    null,
  );
  return nearest !== null && away(nearest) <= RADIUS ? nearest : null;
}
