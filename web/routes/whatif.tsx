/**
 * The what-if board of a game, for players and for onlookers with the link. All of it lies in the address: the version with which it
 * begins, and the moves. Looking tries them again; a form is answered with the address that holds its move besides. Nothing is kept.
 */
import type { Hono } from "hono";
import { decision, type Refusal, type Seat, titleFor, wayToTurn } from "../../engine/index.ts";
import { refusalSentence } from "../../engine/narration/index.ts";
import { type GameHead, type GameView, SituationError } from "../../lambdas/service/api.ts";
import { errorPage } from "../errors.tsx";
import { Kept, NOTHING_KEPT } from "../forms/fields.ts";
import { collectFields, type Fields } from "../forms/parse.ts";
import { parseTurnForm, type Wish } from "../forms/turnForm.ts";
import { type Composed, composePlays, decisionAfter, type Play } from "../game/draft.ts";
import type { Choice, Refused, Scene } from "../game/scene.ts";
import { type Ctx, type Env, readForm, seeOther } from "../http.ts";
import { ownSeat, preparedOf } from "../programs/prepared.ts";
import { MOST_PLAYS, NO_PLAYS, packPlays, unpackPlays } from "../whatif/code.ts";
import { WhatIfPage } from "../whatif/page.tsx";
import { keptChoice, ownRun, problemText } from "./answers.tsx";
import { readLines } from "./composing.tsx";
import type { Visitor } from "./history.tsx";
import { sceneOf } from "./scenes.ts";

/** Adds the routes under the path of a game; `visitorOf` says who looks, or throws for those who may not. */
export function whatIfRoutes(app: Hono<Env>, base: string, visitorOf: (c: Ctx) => Promise<Visitor>): void {
  app.get(`${base}/what-if`, async (c) => present(c, await visitorOf(c)));
  app.get(`${base}/what-if/:version`, async (c) => look(c, await visitorOf(c)));
  app.get(`${base}/what-if/:version/:moves`, async (c) => look(c, await visitorOf(c)));
  app.get(`${base}/what-if/:version/:moves/turn`, async (c) => {
    const { paths } = await visitorOf(c);
    return seeOther(c, pathOf(paths.history, versionIn(c), codeIn(c)));
  });
  app.post(`${base}/what-if/:version/:moves/turn`, async (c) => post(c, await visitorOf(c)));
}

/** The present position, at an address that stays. */
async function present(c: Ctx, { game, paths }: Visitor): Promise<Response> {
  const { version, state } = await c.get("input").services.games.load(game);
  if (!state) throw new SituationError("notFound", "noVersion");
  return seeOther(c, `${paths.history}/what-if/${version}`);
}

/** The present position after the passes of everybody before the reader's turn, on which that turn can be composed. */
export async function myTurn(c: Ctx, { game, person, paths }: Visitor): Promise<Response> {
  const { version, state, head } = await c.get("input").services.games.load(game);
  const seat = state && ownSeat(head, person);
  const way = state && seat !== null ? wayToTurn(state, seat) : null;
  if (!way) throw new SituationError("conflict", "programPosition");
  return seeOther(c, `${pathOf(paths.history, version, packPlays(way.passes) ?? NO_PLAYS)}#move`);
}

const pathOf = (history: string, version: number, code: string): string => `${history}/what-if/${version}/${code}`;

const codeIn = (c: Ctx): string => c.req.param("moves") ?? NO_PLAYS;

function versionIn(c: Ctx): number {
  const wanted = c.req.param("version") ?? "";
  if (!/^\d{1,6}$/.test(wanted)) throw new SituationError("notFound", "noVersion");
  return Number(wanted);
}

/** What the address says, tried on its position. */
interface Tried {
  readonly visitor: Visitor;
  readonly view: GameView;
  readonly plays: readonly Play[];
  readonly composed: Composed;
}

/** Reads the address; null if its moves are none. Throws SituationError notFound for a version that is none. */
async function tryAddress(c: Ctx, visitor: Visitor): Promise<Tried | null> {
  const plays = unpackPlays(codeIn(c));
  if (!plays) return null;
  const view = await c.get("input").services.games.loadAt(visitor.game, versionIn(c));
  if (!view.state) throw new SituationError("notFound", "noVersion");
  return { visitor, view, plays, composed: composePlays(view.state, plays) };
}

const broken = (c: Ctx) => errorPage(c, "invalid", 400, c.get("words").whatIfBroken);

async function look(c: Ctx, visitor: Visitor): Promise<Response> {
  const tried = await tryAddress(c, visitor);
  if (!tried) return broken(c);
  const refused = addressTrouble(c, tried);
  return show(c, tried, refused ? { refused } : {});
}

/** Why the address goes no further: a move that is not legal, or something drawn. */
function addressTrouble(c: Ctx, { view, plays, composed }: Tried): Refused | null {
  const words = c.get("words");
  const { steps } = composed.draft;
  if (composed.refusal) {
    const { sentence, rule } = refusalOf(c, view.head, composed.refusal);
    return { sentence: words.whatIfRefused(steps.length + 1, sentence), rule };
  }
  return steps.length < plays.length ? { sentence: words.whatIfAfterDraw, rule: null } : null;
}

/** A refusal as a sentence for somebody who moves for all. */
function refusalOf(c: Ctx, head: GameHead, refusal: Refusal): Refused {
  const title = titleFor(head.title, head.seatCount);
  const names = { seat: (seat: Seat) => head.seats[seat]?.name ?? "" };
  return { sentence: refusalSentence(refusal, { title, language: c.get("language"), names }), rule: refusal.rule };
}

async function post(c: Ctx, visitor: Visitor): Promise<Response> {
  const { draft: _, ...fields } = collectFields(await readForm(c));
  const form = parseTurnForm(fields);
  const tried = await tryAddress(c, visitor);
  if (!form || !tried || tried.view.state?.players[form.seat] === undefined) return broken(c);
  if (addressTrouble(c, tried)) return look(c, visitor);
  return answer(c, tried, { fields, wish: form.wish, seat: form.seat });
}

/** What a form wants. */
interface Asked {
  readonly fields: Fields;
  readonly wish: Wish;
  readonly seat: Seat;
}

function answer(c: Ctx, tried: Tried, asked: Asked): Promise<Response> | Response {
  const { plays, composed, view } = tried;
  const { wish, seat } = asked;
  const { after } = composed.draft;
  switch (wish.kind) {
    case "look":
      return seeOther(c, `${addressOf(tried, plays)}${queryOf(wish.choice, seat)}#move`);
    case "problem":
      return again(c, tried, asked, { refused: problemText(c, wish.problem) });
    case "back":
      return seeOther(c, `${addressOf(tried, plays.slice(0, -1))}#move`);
    case "write": {
      const read = readLines(c, { head: view.head, state: after, seat, written: wish.text });
      return "moves" in read ? add(c, tried, asked, read.moves) : again(c, tried, asked, { unread: read.unread });
    }
    case "add": {
      const { moves, routes } = wish.form;
      const added = routes === null ? moves : ownRun(c, { state: after, decision: decision(after) }, routes);
      return typeof added === "string"
        ? again(c, tried, asked, { refused: { sentence: added, rule: null } })
        : add(c, tried, asked, added);
    }
  }
}

/** Tries further moves of one seat, and leads to the address that holds them too. */
function add(c: Ctx, tried: Tried, asked: Asked, moves: readonly Play["move"][]): Promise<Response> | Response {
  const words = c.get("words");
  const plays = [...tried.plays, ...moves.map((move) => ({ seat: asked.seat, move }))];
  const refuse = (refused: Refused) => again(c, tried, asked, { refused });
  const code = packPlays(plays);
  if (code === null) return refuse({ sentence: words.whatIfFull(MOST_PLAYS), rule: null });
  const { draft, refusal } = composePlays(tried.composed.draft.before, plays);
  if (refusal) return refuse(refusalOf(c, tried.view.head, refusal));
  if (draft.steps.length < plays.length) return refuse({ sentence: words.whatIfDrawn, rule: null });
  return seeOther(c, `${pathOf(tried.visitor.paths.history, tried.view.version, code)}#move`);
}

/** The address of some of the moves of an address that could be read. */
const addressOf = ({ visitor, view }: Pick<Tried, "visitor" | "view">, plays: readonly Play[]): string =>
  pathOf(visitor.paths.history, view.version, packPlays(plays) ?? NO_PLAYS);

function queryOf({ at, by, confirm }: Choice, seat: Seat): string {
  const query = new URLSearchParams({ seat: String(seat + 1) });
  if (at !== null) query.set("at", at);
  if (by !== null) query.set("by", by);
  if (confirm) query.set("confirm", "bankruptcy");
  return `?${query}`;
}

type Shown = Partial<Pick<Scene, "refused" | "unread" | "kept" | "choice">>;

/** The form once more as it was posted, with the reason. */
const again = (c: Ctx, tried: Tried, { fields, seat }: Asked, why: Shown): Promise<Response> =>
  show(c, tried, { ...why, kept: new Kept(fields), choice: keptChoice(fields) }, seat);

/** The page; with a reason it is a refusal (422). */
async function show(c: Ctx, tried: Tried, shown: Shown, seat?: Seat): Promise<Response> {
  const { visitor, view, composed } = tried;
  const { draft } = composed;
  const { person, paths } = visitor;
  const page = addressOf(tried, draft.steps);
  const asked = seat ?? seatIn(c, decisionAfter(draft));
  const scene = await sceneOf(c, { view, seat: asked, paths: { ...paths, page, post: `${page}/turn` }, draft });
  const { you: _, ...context } = scene.context;
  const html = (
    <WhatIfPage
      scene={{ ...scene, context, kept: NOTHING_KEPT, ...shown }}
      draft={draft}
      paths={around(c, tried)}
      person={person}
      prepared={await preparedIn(c, tried)}
    />
  );
  return c.html(html, shown.refused || shown.unread ? 422 : 200);
}

/** The seat that the address names if it may move, else the first that is asked. */
function seatIn(c: Ctx, { deciders, options }: ReturnType<typeof decision>): Seat {
  const wanted = Number(c.req.query("seat") ?? "0") - 1;
  return options.some(({ seat }) => seat === wanted) ? wanted : (deciders[0] ?? 0);
}

/** What of this board may be kept as the reader's prepared turn: only at the present position, and for those at the table. */
async function preparedIn(c: Ctx, { visitor, view, composed }: Tried) {
  const seat = visitor.paths.mails === null ? null : ownSeat(view.head, visitor.person);
  if (seat === null || view.head.status !== "running") return null;
  const prepared = preparedOf(composed.draft, seat, c.get("language"));
  if (!prepared) return null;
  const { version } = await c.get("input").services.games.pulse(visitor.game);
  return version === view.version ? prepared : null;
}

function around(c: Ctx, tried: Tried) {
  const { steps } = tried.composed.draft;
  const { services, origin } = c.get("input");
  const { history } = tried.visitor.paths;
  const { version } = tried.view;
  return {
    anew: pathOf(history, version, NO_PLAYS),
    back: steps.length > 0 ? addressOf(tried, steps.slice(0, -1)) : null,
    version: `${history}/v/${version}`,
    share: `${origin}${pathOf(services.links.watch(tried.visitor.game), version, packPlays(steps) ?? NO_PLAYS)}`,
  };
}
