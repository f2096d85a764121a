/** My games, opening a table, and a table until its game starts. */
import { Hono } from "hono";
import { TITLES } from "../../engine/index.ts";
import { type GameHead, LANGUAGES, MAIL_WISHES, type Person, SituationError } from "../../lambdas/service/api.ts";
import { checkedPace } from "../../lambdas/service/clock/pacing.ts";
import { reasonText, STATUS } from "../errors.tsx";
import { attempt, type Ctx, type Env, fieldText, gamePath, readForm, requirePerson, seeOther } from "../http.ts";
import { demoLinks } from "../lobby/demos.ts";
import { GamesPage, type ListedGame } from "../lobby/games.tsx";
import { listKnown } from "../lobby/known.ts";
import { LobbyPage, type LobbyView, MailsPage } from "../lobby/lobby.tsx";
import { type NewGameForm, NewGamePage } from "../lobby/newGame.tsx";
import { paceOf } from "../lobby/pace.tsx";
import type { GameMails } from "../people/wishes.tsx";

/** Games whose present question the list tells, at most. */
const MOST_TOLD = 12;

export function lobbyRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", myGames);
  app.get("/new", (c) => newGamePage(c, askedForm(c)));
  app.post("/new", createGame);
  app.post("/:game/invite", invite);
  app.post("/:game/withdraw", (c) => change(c, withdraw));
  app.post("/:game/join", (c) => change(c, (person, game) => c.get("input").services.games.join(person, game)));
  app.post("/:game/start", (c) => change(c, (person, game) => c.get("input").services.games.start(person, game)));
  app.post("/:game/leave", leave);
  app.get("/:game/mails", mailsPage);
  app.post("/:game/mails", setMails);
  return app;
}

function askedForm(c: Ctx): NewGameForm {
  const profile = c.req.query("profile");
  return { title: c.req.query("title") ?? "", ...(profile === undefined ? {} : { profile }) };
}

async function myGames(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const { games } = c.get("input").services;
  const heads = await games.listFor(person);
  const told = heads.filter((head) => head.status === "running").slice(0, MOST_TOLD);
  const views = await Promise.all(told.map((head) => games.load(head.id)));
  const listed: ListedGame[] = heads.map((head) => ({
    head,
    view: views.find((view) => view.head.id === head.id) ?? null,
  }));
  const known = listKnown(heads, person.id);
  const demos = heads.length === 0 ? await demoLinks(c) : [];
  const own = { person, games: listed, known, demos };
  return c.html(<GamesPage words={c.get("words")} language={c.get("language")} {...own} />);
}

function newGamePage(c: Ctx, form: NewGameForm, trouble?: string): Response | Promise<Response> {
  const person = requirePerson(c);
  const page = (
    <NewGamePage
      words={c.get("words")}
      language={c.get("language")}
      person={person}
      form={form}
      trouble={trouble ?? null}
    />
  );
  return c.html(page, trouble ? STATUS.invalid : 200);
}

async function createGame(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const fields = await readForm(c);
  const title = TITLES.find(({ id }) => id === fieldText(fields, "title"));
  const options = Object.fromEntries(
    (title?.options ?? [])
      .map(({ id }) => [id, fieldText(fields, `option.${id}`)] as const)
      .filter(([, value]) => value !== ""),
  );
  const form = {
    title: fieldText(fields, "title"),
    name: fieldText(fields, "name"),
    seats: fieldText(fields, "seats"),
    options,
  };
  const input = {
    title: form.title,
    name: form.name,
    seatCount: /^\d{1,2}$/.test(form.seats) ? Number(form.seats) : 0,
    options,
    pace: paceOf(fields),
    ...patienceOf(fieldText(fields, "patience")),
  };
  const made = await attempt(() => c.get("input").services.games.create(person, input));
  if ("value" in made) return seeOther(c, gamePath(made.value.id));
  if (made.situation.situation !== "invalid") throw made.situation;
  const pace = await attempt(async () => checkedPace(input.pace));
  const kept = { ...form, name: form.name.slice(0, 60), pace: "value" in pace ? pace.value : null };
  return newGamePage(c, kept, reasonText(c.get("words"), made.situation));
}

/** What the form says of patience; nothing of it where the form does not ask. */
const patienceOf = (text: string): { patience?: number } => (text === "" ? {} : { patience: Number(text) });

/** A game's head for somebody who belongs to it; for anybody else there is no such game. */
export async function headForMember(c: Ctx): Promise<{ person: Person; head: GameHead }> {
  const person = requirePerson(c);
  const game = gameParam(c);
  const head = await c.get("input").services.games.head(game);
  if (!isMember(head, person)) throw new SituationError("notFound", "noGame");
  return { person, head };
}

export const isMember = (head: GameHead, person: Person): boolean =>
  head.host === person.id || head.seats.some((seat) => seat.person === person.id);

/** The id of the game in the path; odd ones name no game. */
export function gameParam(c: Ctx): string {
  const game = c.req.param("game") ?? "";
  if (!/^[\w-]{1,40}$/.test(game)) throw new SituationError("notFound", "noGame");
  return game;
}

/** The page of a table that gathers its players. */
export async function lobbyPage(
  c: Ctx,
  head: GameHead,
  extra: Partial<LobbyView> & { status?: 200 | 409 | 422 | 429 | 403 } = {},
): Promise<Response> {
  const person = c.get("person");
  const { games, links } = c.get("input").services;
  const isHost = person?.id === head.host;
  const { status, ...shown } = extra;
  const view: LobbyView = {
    head,
    invitations: person && isHost ? await games.invitations(person, head.id) : [],
    unreachable: person && isHost ? await games.unreachable(person, head.id) : [],
    watch: c.get("input").origin + links.watch(head.id),
    mails: person && (await mailsOf(c, person, head.id)),
    joinPath: `${gamePath(head.id)}/join`,
    address: "",
    trouble: null,
    ...shown,
  };
  return c.html(
    <LobbyPage words={c.get("words")} language={c.get("language")} person={person} view={view} />,
    status ?? 200,
  );
}

async function invite(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const form = await readForm(c);
  const address = fieldText(form, "address").trim();
  const language = LANGUAGES.find((one) => one === fieldText(form, "language")) ?? c.get("language");
  const { games } = c.get("input").services;
  const done = await attempt(() => games.invite(person, head.id, { address, language }));
  if ("value" in done) return seeOther(c, gamePath(head.id));
  return refusedLobby(c, head, done.situation, address.slice(0, 254));
}

/** Something at the table changes; if it cannot, the table says why. */
async function change(c: Ctx, use: (person: Person, game: string, c: Ctx) => Promise<unknown>): Promise<Response> {
  const { person, head } = await headForMember(c);
  const done = await attempt(() => use(person, head.id, c));
  return "value" in done ? seeOther(c, gamePath(head.id)) : refusedLobby(c, head, done.situation, "");
}

async function withdraw(person: Person, game: string, c: Ctx): Promise<unknown> {
  const form = await readForm(c);
  const seat = fieldText(form, "seat");
  if (!/^\d{1,2}$/.test(seat)) throw new SituationError("conflict", "noInvitation");
  return c.get("input").services.games.withdrawInvitation(person, game, Number(seat));
}

async function leave(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const done = await attempt(() => c.get("input").services.games.leave(person, head.id));
  return "value" in done ? seeOther(c, "/games") : refusedLobby(c, head, done.situation, "");
}

async function refusedLobby(c: Ctx, head: GameHead, situation: SituationError, address: string): Promise<Response> {
  if (head.status !== "gathering") throw situation;
  const trouble = reasonText(c.get("words"), situation);
  const status = STATUS[situation.situation];
  const known = [403, 409, 422, 429].find((one): one is 403 | 409 | 422 | 429 => one === status);
  if (known === undefined) throw situation;
  return lobbyPage(c, head, { trouble, address, status: known });
}

async function mailsPage(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const mails = await mailsOf(c, person, head.id);
  return c.html(
    <MailsPage words={c.get("words")} language={c.get("language")} person={person} head={head} mails={mails} />,
  );
}

async function mailsOf(c: Ctx, person: Person, game: string): Promise<GameMails> {
  const { people } = c.get("input").services;
  const [own, { wish }] = await Promise.all([people.mailWish(person.id, game), people.mails(person.id)]);
  return { own, general: wish };
}

async function setMails(c: Ctx): Promise<Response> {
  const { person, head } = await headForMember(c);
  const form = await readForm(c);
  const chosen = fieldText(form, "mails");
  const wish = MAIL_WISHES.find((one) => one === chosen) ?? null;
  if (wish !== null || chosen === "general") await c.get("input").services.people.setMailWish(person.id, head.id, wish);
  return seeOther(c, head.status === "gathering" ? gamePath(head.id) : `${gamePath(head.id)}/mails`);
}
