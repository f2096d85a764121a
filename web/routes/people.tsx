/** Pages about mails at will, seats that pass on, ending a game, and notes. */
import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { ENDING_AIMS, type GameHead, type Person, SituationError } from "../../lambdas/service/api.ts";
import { reasonText, STATUS } from "../errors.tsx";
import { attempt, type Ctx, type Env, fieldText, gamePath, readForm, requirePerson, seeOther } from "../http.ts";
import { TablePage, type TableView, tablePath } from "../people/table.tsx";
import { TakingPage } from "../people/taking.tsx";
import { AllMailsPage, MAILS_PATH } from "../people/wishes.tsx";
import { headForMember } from "./lobby.tsx";
import { watchedGame } from "./watch.tsx";

/** Of one game, for those at its table. */
export function gamePeopleRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/:game/table", async (c) => tablePage(c, await headForMember(c)));
  app.post("/:game/table/offer", (c) =>
    change(c, (person, game, form) => table(c).offerSeat(person, game, fieldText(form, "to") === "anybody")),
  );
  app.post("/:game/table/keep", (c) => change(c, (person, game) => table(c).keepSeat(person, game)));
  app.post("/:game/table/vote", (c) =>
    change(c, (person, game, form) => table(c).voteSeat(person, game, seatIn(fieldText(form, "seat")))),
  );
  app.post("/:game/table/end", (c) => change(c, (person, game, form) => voteEnd(c, person, game, form)));
  app.post("/:game/table/say", (c) => change(c, (person, game, form) => say(c, person, game, form)));
  app.post("/:game/table/notes", saveNotes);
  return app;
}

/** For whoever has a link that offers a seat, or watches a game in which one is sought. */
export function seatRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/seat/:token", (c) => offeredPage(c, null));
  app.post("/seat/:token", takeOffered);
  app.get("/w/:token/seat/:seat", (c) => openSeatPage(c, null));
  app.post("/w/:token/seat/:seat", takeOpen);
  return app;
}

/** Of one person. */
export function accountMailRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", (c) => mailsPage(c, null));
  app.post("/", saveMails);
  return app;
}

type Form = Readonly<Record<string, unknown>>;

const table = (c: Ctx) => c.get("input").services.table;
const readerOf = (c: Ctx) => ({ words: c.get("words"), language: c.get("language") });

function seatIn(text: string, first = 0): number {
  if (!/^\d{1,2}$/.test(text)) throw new SituationError("conflict", "seatNotSought");
  return Number(text) - first;
}

async function tablePage(
  c: Ctx,
  { person, head }: { person: Person; head: GameHead },
  extra: Partial<TableView> = {},
  status: 200 | 403 | 409 | 422 | 429 = 200,
): Promise<Response> {
  const isSeated = head.seats.some((place) => place.person === person.id);
  const [idle, notepad] = await Promise.all([
    table(c).idle(head.id),
    isSeated ? table(c).notepad(person, head.id) : { text: "", version: 0 },
  ]);
  const view = {
    ...{ head, idle, notepad, unsaved: null, trouble: null },
    ...{ submission: randomUUID(), seatLink: seatLinkOf(c, head, person), ...extra },
  };
  return c.html(<TablePage {...readerOf(c)} person={person} view={view} />, status);
}

/** The link of the offer that stands, for the player alone. */
function seatLinkOf(c: Ctx, head: GameHead, person: Person): string | null {
  const seat = head.seats.find((place) => place.person === person.id)?.seat;
  const offer = head.matters.sought.find((one) => one.seat === seat && one.self);
  if (!offer) return null;
  const { origin, services } = c.get("input");
  return origin + services.links.seat({ game: head.id, seat: offer.seat, version: offer.version });
}

async function change(c: Ctx, use: (person: Person, game: string, form: Form) => Promise<unknown>): Promise<Response> {
  const { person, head } = await headForMember(c);
  const form = await readForm(c);
  const done = await attempt(() => use(person, head.id, form));
  if ("value" in done) return seeOther(c, tablePath(head.id));
  return refused(c, { person, head }, done.situation);
}

function refused(
  c: Ctx,
  at: { person: Person; head: GameHead },
  situation: SituationError,
  extra: Partial<TableView> = {},
): Promise<Response> {
  const status = ([403, 409, 422, 429] as const).find((one) => one === STATUS[situation.situation]);
  if (status === undefined) throw situation;
  return tablePage(c, at, { trouble: reasonText(c.get("words"), situation), ...extra }, status);
}

function voteEnd(c: Ctx, person: Person, game: string, form: Form): Promise<unknown> {
  const aim = ENDING_AIMS.find((one) => one === fieldText(form, "aim"));
  if (!aim) throw new SituationError("conflict", "endingGone");
  return table(c).voteEnd(person, game, { aim, yes: fieldText(form, "say") === "yes" });
}

/** A message is said however far the game has gone on meanwhile. */
async function say(c: Ctx, person: Person, game: string, form: Form): Promise<unknown> {
  const { games } = c.get("input").services;
  const submission = fieldText(form, "submission");
  const seat = seatIn(fieldText(form, "seat"));
  for (;;) {
    const { version } = await games.head(game);
    const message = fieldText(form, "message");
    const answer = await games.submit({ game, seat, person: person.id, version, submission, moves: [], message });
    if (answer.outcome !== "movedOn") return answer;
  }
}

async function saveNotes(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const form = await readForm(c);
  const [text, version] = [fieldText(form, "text"), Number(fieldText(form, "version"))];
  const done = await attempt(() => table(c).saveNotepad(person, head.id, text, version));
  if ("value" in done) return seeOther(c, `${tablePath(head.id)}#notes`);
  return refused(c, { person, head }, done.situation, { unsaved: text });
}

async function offeredPage(c: Ctx, trouble: SituationError | null): Promise<Response> {
  const { links, games } = c.get("input").services;
  const token = c.req.param("token") ?? "";
  const ticket = links.readSeat(token);
  const head = ticket && (await games.head(ticket.game));
  const offer = head?.matters.sought.find((one) => one.self && one.seat === ticket?.seat);
  if (!ticket || !head || offer?.version !== ticket.version) throw new SituationError("gone", "linkGone");
  return takingPage(c, { head, seat: ticket.seat, path: `/seat/${encodeURIComponent(token)}` }, trouble);
}

async function takeOffered(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const ticket = c.get("input").services.links.readSeat(c.req.param("token") ?? "");
  if (!ticket) throw new SituationError("gone", "linkGone");
  const done = await attempt(() => table(c).takeOffered(person, ticket));
  return "value" in done ? seeOther(c, gamePath(ticket.game)) : offeredPage(c, done.situation);
}

async function openSeatPage(c: Ctx, trouble: SituationError | null): Promise<Response> {
  const game = watchedGame(c);
  const seat = seatIn(c.req.param("seat") ?? "", 1);
  const head = await c.get("input").services.games.head(game);
  const isSought =
    head.matters.sought.some((one) => one.seat === seat && one.open) ||
    head.clocks.some((clock) => clock.seat === seat && clock.isSought);
  if (!isSought) throw trouble ?? new SituationError("conflict", "seatNotSought");
  const path = `/w/${encodeURIComponent(c.req.param("token") ?? "")}/seat/${seat + 1}`;
  return takingPage(c, { head, seat, path }, trouble);
}

async function takeOpen(c: Ctx): Promise<Response> {
  const game = watchedGame(c);
  const person = requirePerson(c);
  const seat = seatIn(c.req.param("seat") ?? "", 1);
  const done = await attempt(() => table(c).takeSeat(person, game, seat));
  return "value" in done ? seeOther(c, gamePath(game)) : openSeatPage(c, done.situation);
}

function takingPage(
  c: Ctx,
  taking: { head: GameHead; seat: number; path: string },
  trouble: SituationError | null,
): Response | Promise<Response> {
  const page = (
    <TakingPage
      {...readerOf(c)}
      {...taking}
      person={c.get("person")}
      trouble={trouble && reasonText(c.get("words"), trouble)}
    />
  );
  return c.html(page, trouble ? STATUS[trouble.situation] : 200);
}

async function mailsPage(c: Ctx, trouble: SituationError | null): Promise<Response> {
  const person = requirePerson(c);
  const settings = await c.get("input").services.people.mails(person.id);
  const saved = c.req.query("saved") !== undefined;
  const sentence = trouble && reasonText(c.get("words"), trouble);
  return c.html(
    <AllMailsPage {...readerOf(c)} person={person} settings={settings} saved={saved} trouble={sentence} />,
    trouble ? STATUS[trouble.situation] : 200,
  );
}

async function saveMails(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const form = await readForm(c);
  const settings = { wish: fieldText(form, "wish"), hour: Number(fieldText(form, "hour") || Number.NaN) };
  const done = await attempt(() => c.get("input").services.people.setMails(person.id, settings));
  return "value" in done ? seeOther(c, `${MAILS_PATH}?saved`) : mailsPage(c, done.situation);
}
