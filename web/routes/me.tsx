/** What a person can say about himself, move to another address, or delete. */
import { Hono } from "hono";
import { titleFor } from "../../engine/index.ts";
import { type GameHead, LANGUAGES, PATHS } from "../../lambdas/service/api.ts";
import { reasonText, STATUS } from "../errors.tsx";
import {
  attempt,
  type Ctx,
  closeSession,
  type Env,
  fieldText,
  gamePath,
  readForm,
  requirePerson,
  speak,
} from "../http.ts";
import { DeletePage } from "../lobby/deleting.tsx";
import { MePage, type MeView } from "../lobby/me.tsx";
import { Page } from "../parts/layout.tsx";

export function meRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/me", (c) => mePage(c, {}));
  app.post("/me", saveProfile);
  app.post("/me/address", requestAddress);
  app.get("/me/delete", (c) => deletePage(c));
  app.post("/me/delete", deleteAccount);
  app.get(`${PATHS.address}:token`, addressPage);
  app.post(`${PATHS.address}:token`, confirmAddress);
  return app;
}

const readerOf = (c: Ctx) => ({ words: c.get("words"), language: c.get("language") });

function mePage(c: Ctx, view: MeView, status: 200 | 422 | 429 = 200): Response | Promise<Response> {
  return c.html(<MePage {...readerOf(c)} person={requirePerson(c)} view={view} />, status);
}

async function saveProfile(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const form = await readForm(c);
  const language = LANGUAGES.find((one) => one === fieldText(form, "language"));
  const change = { name: fieldText(form, "name"), ...(language ? { language } : {}) };
  const done = await attempt(() => c.get("input").services.people.update(person.id, change));
  if ("situation" in done) return mePage(c, { trouble: reasonText(c.get("words"), done.situation) }, STATUS_INVALID);
  c.set("person", done.value);
  speak(c, done.value.language);
  return mePage(c, { saved: c.get("words").saved });
}

const STATUS_INVALID = 422;

async function requestAddress(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const address = fieldText(await readForm(c), "address").trim();
  const done = await attempt(() => c.get("input").services.people.requestAddressChange(person, address));
  const words = c.get("words");
  if ("value" in done) return mePage(c, { saved: words.newAddressSent(address) });
  const trouble = reasonText(words, done.situation);
  const status = done.situation.situation === "tooMany" ? 429 : STATUS_INVALID;
  return mePage(c, { addressTrouble: trouble, address: address.slice(0, 254) }, status);
}

async function addressPage(c: Ctx): Promise<Response> {
  const { name, address, language } = await c.get("input").services.people.peekAddressChange(tokenOf(c));
  speak(c, language);
  const words = c.get("words");
  return c.html(
    <Page {...readerOf(c)} title={words.confirmAddressHeading} person={null}>
      <div class="head plain">
        <h1>{words.confirmAddressHeading}</h1>
      </div>
      <form method="post" class="note narrow stack">
        <p>{words.confirmAddressLead(name, address)}</p>
        <button type="submit" class="go">
          {words.confirmAddressButton}
        </button>
      </form>
    </Page>,
  );
}

async function confirmAddress(c: Ctx): Promise<Response> {
  const changed = await c.get("input").services.people.confirmAddressChange(tokenOf(c));
  speak(c, changed.language);
  return notePage(c, c.get("words").confirmAddressHeading, c.get("words").addressChanged(changed.address));
}

const tokenOf = (c: Ctx): string => c.req.param("token") ?? "";

function notePage(c: Ctx, heading: string, sentence: string): Response | Promise<Response> {
  return c.html(
    <Page {...readerOf(c)} title={heading} person={null}>
      <div class="head plain">
        <h1>{heading}</h1>
      </div>
      <div class="note narrow">
        <p role="status">{sentence}</p>
        <p>
          <a class="btn" href="/">
            {c.get("words").toStart}
          </a>
        </p>
      </div>
    </Page>,
  );
}

async function deletePage(c: Ctx, trouble: string | null = null): Promise<Response> {
  const person = requirePerson(c);
  const heads = await c.get("input").services.games.listFor(person);
  const open = heads.filter(({ status }) => status !== "finished").map(tableOf);
  const page = <DeletePage {...readerOf(c)} person={person} tables={open} trouble={trouble} />;
  return c.html(page, trouble ? STATUS.invalid : 200);
}

const tableOf = ({ id, title, seatCount, name }: GameHead) => ({
  path: gamePath(id),
  name: `${titleFor(title, seatCount).name} ${name}`,
});

/** Once it is done nobody is signed in any more, so the last page is shown at once. */
async function deleteAccount(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  if (fieldText(await readForm(c), "sure") !== "yes") return deletePage(c, c.get("words").deleteNotSure);
  await c.get("input").services.people.erase(person);
  await closeSession(c);
  const { deleted, deletedLead } = c.get("words");
  c.set("person", null);
  return notePage(c, deleted, deletedLead);
}
