/**
 * The page that a turn mail leads to: the form of one seat, without a session. The link can do nothing but post moves of that seat, and
 * only as long as the game has waited for it without interruption.
 */
import { Hono } from "hono";
import { type GameHead, SituationError, type TurnTicket } from "../../lambdas/service/api.ts";
import { movesOn } from "../../lambdas/service/ledger.ts";
import { formerOf } from "../../lambdas/service/matters.ts";
import { GamePage } from "../game/page.tsx";
import type { Paths, Scene } from "../game/scene.ts";
import { addressTo, type Ctx, type Env, gamePath, seeOther } from "../http.ts";
import { Page } from "../parts/layout.tsx";
import { AnswerPage } from "../undo/page.tsx";
import { postTurn } from "./composing.tsx";
import { mapPage } from "./map.tsx";
import { postMove } from "./moving.tsx";
import { sceneOf } from "./scenes.ts";

export function turnRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/:token", (c) => show(c, (scene) => c.html(<GamePage scene={scene} person={null} />)));
  app.get("/:token/map", (c) => show(c, (scene) => mapPage(c, scene, null)));
  app.post("/:token/move", (c) => post(c, postMove));
  app.get("/:token/turn", (c) => seeOther(c, turnPaths(c, readTicket(c)).page));
  app.post("/:token/turn", (c) => post(c, postTurn));
  return app;
}

/** What the address says. Throws SituationError notFound if it is none of ours. */
export function readTicket(c: Ctx): TurnTicket {
  const ticket = c.get("input").services.links.readTurn(c.req.param("token") ?? "");
  if (!ticket) throw new SituationError("notFound", "noGame");
  return ticket;
}

/** Where the pages of one turn lie. */
export function turnPaths(c: Ctx, ticket: TurnTicket): Paths {
  const page = `/t/${encodeURIComponent(c.req.param("token") ?? "")}`;
  const watch = c.get("input").services.links.watch(ticket.game);
  return { page, history: watch, post: `${page}/move`, watch: null, mails: null };
}

/** Whoever comes by the link of a turn and is not signed in reads in language and zone of the seat's player, as the mail was. */
export function addressSeat(c: Ctx, { seats }: GameHead, { seat }: TurnTicket): void {
  const { language, zone = "UTC" } = seats[seat] ?? {};
  if (c.get("person") === null && language !== undefined) addressTo(c, { language, zone });
}

/** Is the seat still asked what it was asked then? */
export const isAlive = (head: GameHead, ticket: TurnTicket): boolean =>
  head.waiting.some(({ seat, since }) => seat === ticket.seat && since === ticket.since);

async function show(c: Ctx, page: (scene: Scene) => Response | Promise<Response>): Promise<Response> {
  const ticket = readTicket(c);
  const view = await c.get("input").services.games.load(ticket.game);
  addressSeat(c, view.head, ticket);
  if (!isAlive(view.head, ticket)) return answerPage(c, view.head, ticket) ?? gonePage(c, ticket, view.head);
  return page(await sceneOf(c, { view, seat: ticket.seat, paths: turnPaths(c, ticket) }));
}

/** The page that a request's link leads to; null if the link is not of a request that is open for its seat. */
function answerPage(c: Ctx, head: GameHead, ticket: TurnTicket): Response | Promise<Response> | null {
  const request = head.undo;
  if (!request || request.version !== ticket.since || !request.answering.includes(ticket.seat)) return null;
  const { page, history } = turnPaths(c, ticket);
  const common = { words: c.get("words"), language: c.get("language"), seat: ticket.seat };
  return c.html(<AnswerPage {...common} {...{ head, request, page, history }} />);
}

/** An old link may repeat its submission and learn what happened; a new move it cannot make. */
async function post(c: Ctx, answer: typeof postMove): Promise<Response> {
  const ticket = readTicket(c);
  const head = await c.get("input").services.games.head(ticket.game);
  addressSeat(c, head, ticket);
  const person = head.seats[ticket.seat]?.person;
  const alive = isAlive(head, ticket);
  if (!person || formerOf(head.matters, ticket) !== null) return gonePage(c, ticket, head);
  const paths = turnPaths(c, ticket);
  return answer(c, {
    game: ticket.game,
    person,
    paths: alive ? paths : { ...paths, post: null },
    afterwards: paths.history,
    reader: null,
    async check(form) {
      if (form.seat !== ticket.seat) throw new SituationError("forbidden", "notYourSeat");
      if (!alive && (await isPresent(c, head, form.version))) throw new SituationError("gone", "linkGone");
    },
  });
}

/** Is the position still that of an earlier version, however much has been said or voted since? Then a form of it could make a new move. */
export async function isPresent(c: Ctx, head: GameHead, version: number): Promise<boolean> {
  if (version >= head.version) return true;
  const since = await c.get("input").services.games.entries(head.id, version + 1, head.version);
  return !since.some(movesOn);
}

/** The answer to a link of a turn that is over. */
export function gonePage(c: Ctx, ticket: TurnTicket, head: GameHead): Response | Promise<Response> {
  const words = c.get("words");
  return c.html(
    <Page words={words} language={c.get("language")} title={words.turnGone} person={null}>
      <div class="head plain">
        <h1>{words.turnGone}</h1>
      </div>
      <div class="note narrow">
        <p>{formerOf(head.matters, ticket) === null ? words.turnGoneLead : words.seatGoneLead}</p>
        <p>
          <a class="btn go" href={gamePath(ticket.game)}>
            {words.toGame}
          </a>
        </p>
      </div>
    </Page>,
    410,
  );
}
