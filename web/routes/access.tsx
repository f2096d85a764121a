/** The page of personal tokens and the webhook. What is shown once is the answer to the form itself: a redirect would have to carry it. */

import { Hono } from "hono";
import { TOKEN_DAYS } from "../../lambdas/service/access/api.ts";
import type { SituationError } from "../../lambdas/service/api.ts";
import { ACCESS_PATH, AccessPage, type AccessView } from "../account/access.tsx";
import { reasonText, STATUS } from "../errors.tsx";
import { attempt, type Ctx, type Env, fieldText, readForm, requirePerson, seeOther } from "../http.ts";

export function accessRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", (c) => accessPage(c, {}));
  app.post("/tokens", createToken);
  app.post("/tokens/:id/revoke", async (c) => {
    await c.get("input").services.access.revokeToken(requirePerson(c).id, c.req.param("id"));
    return seeOther(c, ACCESS_PATH);
  });
  app.post("/hook", setHook);
  app.post("/hook/remove", async (c) => {
    await c.get("input").services.access.removeHook(requirePerson(c).id);
    return seeOther(c, ACCESS_PATH);
  });
  return app;
}

const NOTHING_SHOWN = { made: null, tokenTrouble: null, secret: null, hookTrouble: null };

async function accessPage(c: Ctx, shown: Partial<AccessView>, trouble?: SituationError): Promise<Response> {
  const person = requirePerson(c);
  const { access } = c.get("input").services;
  const [tokens, hook] = await Promise.all([access.tokens(person.id), access.hook(person.id)]);
  const view: AccessView = { tokens, hook, ...NOTHING_SHOWN, ...shown };
  const page = <AccessPage words={c.get("words")} language={c.get("language")} person={person} view={view} />;
  return c.html(page, trouble ? STATUS[trouble.situation] : 200);
}

async function createToken(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const form = await readForm(c);
  const days = TOKEN_DAYS.find((one) => String(one) === fieldText(form, "days")) ?? null;
  const rights = { days, looksOnly: fieldText(form, "looks") === "yes" };
  const { access } = c.get("input").services;
  const done = await attempt(() => access.createToken(person.id, fieldText(form, "name"), rights));
  if ("value" in done) return accessPage(c, { made: done.value.token });
  return accessPage(c, { tokenTrouble: reasonText(c.get("words"), done.situation) }, done.situation);
}

async function setHook(c: Ctx): Promise<Response> {
  const person = requirePerson(c);
  const url = fieldText(await readForm(c), "url").trim();
  const done = await attempt(() => c.get("input").services.access.setHook(person.id, url));
  if ("value" in done) return accessPage(c, { secret: done.value.secret });
  const sentence = reasonText(c.get("words"), done.situation);
  return accessPage(c, { hookTrouble: { sentence, url: url.slice(0, 500) } }, done.situation);
}
