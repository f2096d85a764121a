/** Taking moves back: by those at the table, by the link of a turn, and answering a request by the link in its mail. */
import { Hono } from "hono";
import type { GameHead, SubmitAnswer, UndoWord } from "../../lambdas/service/api.ts";
import { SituationError, type TurnTicket } from "../../lambdas/service/api.ts";
import { formerOf } from "../../lambdas/service/matters.ts";
import { errorPage } from "../errors.tsx";
import { type Ctx, type Env, fieldText, gamePath, readForm, seeOther } from "../http.ts";
import { UndoPage } from "../undo/page.tsx";
import { headForMember } from "./lobby.tsx";
import { addressSeat, gonePage, isAlive, readTicket, turnPaths } from "./turn.tsx";

/** Of those at the table. */
export function gameUndoRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/:game/undo", undoPage);
  app.post("/:game/undo", async (c) => {
    const { person, head } = await headForMember(c);
    return takeBack(c, { game: head.id, person: person.id, seat: null, since: 1 }, gamePath(head.id));
  });
  app.post("/:game/undo/answer", async (c) => {
    const { person, head } = await headForMember(c);
    return answer(c, { game: head.id, person: person.id, seat: null, since: 1 }, gamePath(head.id));
  });
  return app;
}

/** By the link of a turn, which takes back that turn's moves only, and by that of a request. */
export function turnUndoRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.post("/:token/undo", (c) => byLink(c, isAlive, (actor, paths) => takeBack(c, actor, paths.page)));
  app.post("/:token/undo/answer", (c) =>
    byLink(
      c,
      (head, ticket) => formerOf(head.matters, ticket) === null,
      (actor, paths) => answer(c, actor, paths.history),
    ),
  );
  return app;
}

interface Actor {
  readonly game: string;
  readonly person: string;
  /** The only seat for which he may act; null: any of his own. */
  readonly seat: number | null;
  /** The version behind which he may not go; of an answer by link, the request. */
  readonly since: number;
}

async function undoPage(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const own = head.seats.filter((place) => place.person === person.id).map(({ seat }) => seat);
  const seat = own.find((one) => head.waiting.some((asked) => asked.seat === one)) ?? own[0];
  if (head.status !== "running" || seat === undefined) return seeOther(c, gamePath(head.id));
  const steps = await c.get("input").services.undo.steps(head.id, seat);
  const page = gamePath(head.id);
  const common = { words: c.get("words"), language: c.get("language"), person, seat };
  return c.html(<UndoPage {...common} {...{ head, steps, page }} history={page} />);
}

async function byLink(
  c: Ctx,
  isOpen: (head: GameHead, ticket: TurnTicket) => boolean,
  act: (actor: Actor, paths: { page: string; history: string }) => Promise<Response>,
): Promise<Response> {
  const ticket = readTicket(c);
  const head = await c.get("input").services.games.head(ticket.game);
  addressSeat(c, head, ticket);
  const person = head.seats[ticket.seat]?.person;
  if (!person || !isOpen(head, ticket)) return gonePage(c, ticket, head);
  return act({ ...ticket, person }, turnPaths(c, ticket));
}

async function takeBack(c: Ctx, actor: Actor, afterwards: string): Promise<Response> {
  const form = await readForm(c);
  const to = numberIn(form, "to");
  if (to < actor.since) throw new SituationError("forbidden", "undoNotAsked");
  const said = fieldText(form, "message").trim();
  const message = said === "" ? {} : { message: said };
  const wish = { ...envelopeOf(actor, form), to, ...message };
  return answered(c, await c.get("input").services.undo.takeBack(wish), afterwards);
}

async function answer(c: Ctx, actor: Actor, afterwards: string): Promise<Response> {
  const form = await readForm(c);
  const request = numberIn(form, "request");
  const word = WORDS.find((one) => one === fieldText(form, "answer"));
  if (!word || (actor.seat !== null && request !== actor.since)) throw new SituationError("conflict", "undoGone");
  const wish = { ...envelopeOf(actor, form), request, answer: word };
  return answered(c, await c.get("input").services.undo.answer(wish), afterwards);
}

const WORDS: readonly UndoWord[] = ["accepted", "declined", "withdrawn"];

type Form = Readonly<Record<string, unknown>>;

function envelopeOf({ game, person, seat }: Actor, form: Form) {
  const posted = numberIn(form, "seat");
  if (seat !== null && posted !== seat) throw new SituationError("forbidden", "notYourSeat");
  const [version, submission] = [numberIn(form, "version"), fieldText(form, "submission")];
  return { game, person, seat: posted, version, submission };
}

/** A whole number of a form. Throws SituationError invalid. */
function numberIn(form: Form, name: string): number {
  const text = fieldText(form, name);
  if (!/^\d{1,6}$/.test(text)) throw new SituationError("invalid", "version");
  return Number(text);
}

/** Where to look next; that the game has moved on is said in so many words. */
function answered(c: Ctx, { outcome }: SubmitAnswer, afterwards: string): Response | Promise<Response> {
  return outcome === "accepted" ? seeOther(c, afterwards) : errorPage(c, "conflict", 409, c.get("words").undoMovedOn);
}
