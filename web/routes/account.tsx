/** The first page, signing in and out. */
import { Hono } from "hono";
import { titleFor } from "../../engine/index.ts";
import { LANGUAGES, type Language, PATHS } from "../../lambdas/service/api.ts";
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
  seeOther,
  sourceOf,
  speak,
} from "../http.ts";
import { demoLinks } from "../lobby/demos.ts";
import { WelcomePage } from "../lobby/welcome.tsx";
import { LanguageChoice } from "../parts/choices.tsx";
import { Page, Trouble } from "../parts/layout.tsx";

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

/** The first page: whole for who just comes by, the form alone for who was on the way somewhere. */
async function welcome(c: Ctx, form: Welcome, status: 200 | 422 | 429 = 200): Promise<Response> {
  const isFront = form.next === undefined && c.req.path === "/";
  const demos = isFront ? await demoLinks(c) : [];
  return c.html(
    <WelcomePage
      words={c.get("words")}
      language={c.get("language")}
      person={c.get("person")}
      form={form}
      demos={demos}
      isFront={isFront}
    />,
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
