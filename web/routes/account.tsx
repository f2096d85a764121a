/** The first page, signing in and out, and what a person can say about himself. */
import { Hono } from "hono";
import { titleFor } from "../../engine/index.ts";
import { LANGUAGES, type Language, PATHS } from "../../lambdas/service/api.ts";
import { TimeLink } from "../account/absence.tsx";
import { reasonText, STATUS } from "../errors.tsx";
import {
  attempt,
  type Ctx,
  closeSession,
  type Env,
  fieldText,
  gamePath,
  openSession,
  readForm,
  requirePerson,
  seeOther,
  sourceOf,
  speak,
} from "../http.ts";
import { LanguageChoice } from "../parts/choices.tsx";
import { Page, Sheet, Trouble } from "../parts/layout.tsx";

export function accountRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", (c) => (c.get("person") ? seeOther(c, "/games") : welcome(c, {})));
  app.get("/sign-in", (c) => welcome(c, { next: c.req.query("next") }));
  app.post("/sign-in", requestLink);
  app.get("/sign-in/:token", (c) => linkPage(c, c.req.param("token")));
  app.post("/sign-in/:token", (c) => useLink(c, c.req.param("token")));
  app.post("/sign-out", async (c) => {
    await closeSession(c);
    return seeOther(c, "/");
  });
  app.get("/me", (c) => profile(c, {}));
  app.post("/me", saveProfile);
  app.get(`${PATHS.game}:game`, (c) => seeOther(c, gamePath(c.req.param("game"))));
  return app;
}

/** A language as a form names it. */
const languageOf = (text: string): Language | undefined => LANGUAGES.find((language) => language === text);

interface Welcome {
  readonly next?: string | undefined;
  readonly address?: string;
  readonly trouble?: string;
}

function welcome(
  c: Ctx,
  { next, address, trouble }: Welcome,
  status: 200 | 422 | 429 = 200,
): Response | Promise<Response> {
  const words = c.get("words");
  return c.html(
    <Page words={words} language={c.get("language")} title={words.welcome} person={c.get("person")}>
      <div class="head plain">
        <h1>{words.welcome}</h1>
        <p class="narrow">{words.welcomeLead}</p>
      </div>
      <Sheet id="sign-in" heading={words.signInHeading} class="now-sheet narrow">
        <form method="post" action="/sign-in" class="body">
          {trouble && <Trouble words={words} sentence={trouble} />}
          <p class="ask">{words.signInLead}</p>
          {next && <input type="hidden" name="next" value={next.slice(0, 300)} />}
          <div class="field">
            <label for="address">{words.address}</label>
            <input
              type="email"
              id="address"
              name="address"
              value={address}
              maxlength={254}
              required
              autocomplete="email"
            />
          </div>
          <div class="row">
            <button type="submit" class="go">
              {words.sendLink}
            </button>
          </div>
        </form>
      </Sheet>
    </Page>,
    status,
  );
}

async function requestLink(c: Ctx): Promise<Response> {
  const form = await readForm(c);
  const address = fieldText(form, "address");
  const next = fieldText(form, "next");
  const { people } = c.get("input").services;
  const source = sourceOf(c);
  const done = await attempt(() =>
    people.requestSignIn({
      address,
      language: c.get("language"),
      ...(next ? { next } : {}),
      ...(source ? { source } : {}),
    }),
  );
  const words = c.get("words");
  if ("situation" in done) {
    const status = done.situation.situation === "tooMany" ? 429 : 422;
    return welcome(c, { next, address: address.slice(0, 254), trouble: reasonText(words, done.situation) }, status);
  }
  return c.html(
    <Page words={words} language={c.get("language")} title={words.mailSent} person={null}>
      <div class="head plain">
        <h1>{words.mailSent}</h1>
      </div>
      <p class="note narrow">{words.mailSentLead}</p>
    </Page>,
  );
}

interface Link {
  readonly name?: string;
  readonly trouble?: string;
}

async function linkPage(c: Ctx, token: string, { name, trouble }: Link = {}): Promise<Response> {
  const { people } = c.get("input").services;
  const link = await people.peekSignIn(token);
  speak(c, link.isNew ? c.get("language") : link.language);
  const words = c.get("words");
  const invitation = link.purpose === "invitation" && link.game ? await invitationOf(c, link.game) : null;
  const heading = invitation ? words.invitationHeading(invitation.name) : words.linkHeading;
  return c.html(
    <Page words={words} language={c.get("language")} title={heading} person={null}>
      <div class="head plain">
        <h1>{heading}</h1>
      </div>
      <form method="post" class="note narrow stack">
        {trouble && <Trouble words={words} sentence={trouble} />}
        {invitation && <p>{words.invitationLead(invitation.title, invitation.seats)}</p>}
        <p>{words.linkFor(link.address)}</p>
        {link.isNew && <NewPerson c={c} name={name ?? ""} />}
        <button type="submit" class="go">
          {invitation ? words.takeSeat : words.signInButton}
        </button>
      </form>
    </Page>,
    trouble ? STATUS.invalid : 200,
  );
}

const NewPerson = ({ c, name }: { c: Ctx; name: string }) => (
  <>
    <div class="field">
      <label for="name">{c.get("words").yourName}</label>
      <input type="text" id="name" name="name" value={name} maxlength={40} required autocomplete="nickname" />
    </div>
    <LanguageChoice words={c.get("words")} language={c.get("language")} />
  </>
);

async function invitationOf(c: Ctx, game: string): Promise<{ name: string; title: string; seats: number } | null> {
  const found = await attempt(() => c.get("input").services.games.head(game));
  if ("situation" in found) return null;
  const { name, title, seatCount } = found.value;
  return { name, title: titleFor(title, seatCount).name, seats: seatCount };
}

async function useLink(c: Ctx, token: string): Promise<Response> {
  const form = await readForm(c);
  const name = fieldText(form, "name");
  const language = languageOf(fieldText(form, "language"));
  const { people } = c.get("input").services;
  const done = await attempt(() =>
    people.confirmSignIn(token, { ...(name ? { name } : {}), ...(language ? { language } : {}) }),
  );
  if ("value" in done) {
    openSession(c, done.value.session);
    return seeOther(c, done.value.game ? gamePath(done.value.game) : (done.value.next ?? "/games"));
  }
  if (done.situation.situation !== "invalid") throw done.situation;
  return linkPage(c, token, { name: name.slice(0, 40), trouble: reasonText(c.get("words"), done.situation) });
}

function profile(c: Ctx, { trouble, saved }: { trouble?: string; saved?: boolean }): Response | Promise<Response> {
  const person = requirePerson(c);
  const words = c.get("words");
  return c.html(
    <Page words={words} language={c.get("language")} title={words.me} person={person} current="me">
      <div class="head plain">
        <h1>{words.me}</h1>
      </div>
      <form method="post" action="/me" class="note narrow stack">
        {trouble && <Trouble words={words} sentence={trouble} />}
        {saved && <p role="status">{words.saved}</p>}
        <div class="field">
          <label for="name">{words.yourName}</label>
          <input
            type="text"
            id="name"
            name="name"
            value={person.name}
            maxlength={40}
            required
            autocomplete="nickname"
          />
        </div>
        <LanguageChoice words={words} language={person.language} />
        <p class="dim">{words.mailsGoTo(person.address)}</p>
        <button type="submit" class="go">
          {words.save}
        </button>
      </form>
      <TimeLink words={words} />
      <form method="post" action="/sign-out">
        <button type="submit">{words.signOut}</button>
      </form>
    </Page>,
    trouble ? STATUS.invalid : 200,
  );
}

async function saveProfile(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const form = await readForm(c);
  const language = languageOf(fieldText(form, "language"));
  const change = { name: fieldText(form, "name"), ...(language ? { language } : {}) };
  const done = await attempt(() => c.get("input").services.people.update(person.id, change));
  if ("situation" in done) return profile(c, { trouble: reasonText(c.get("words"), done.situation) });
  c.set("person", done.value);
  speak(c, done.value.language);
  return profile(c, { saved: true });
}
