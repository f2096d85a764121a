/**
 * Stopping mails. The POST comes from mail programs too (RFC 8058), without cookie or origin, so it stands before the defence against
 * foreign forms: all it can do is stop mails, and its token says whose. Without a scope it stops what the link says.
 */
import { Hono } from "hono";
import { UNSUBSCRIBE_SCOPES } from "../../lambdas/service/api.ts";
import { type Env, fieldText, readForm, speak } from "../http.ts";
import { Page } from "../parts/layout.tsx";

export function unsubscribeRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/:token", async (c) => {
    const found = await c.get("input").services.people.peekUnsubscribe(c.req.param("token"));
    speak(c, found.language);
    const words = c.get("words");
    const offered = UNSUBSCRIBE_SCOPES.filter((scope) => scope !== (found.game === null ? "game" : "digest"));
    return c.html(
      <Page words={words} language={found.language} title={words.unsubscribeHeading} person={null}>
        <div class="head plain">
          <h1>{words.unsubscribeHeading}</h1>
        </div>
        <form method="post" class="note narrow stack">
          <p>{words.stopLead(found.name)}</p>
          {offered.map((scope) => (
            <label class="radio">
              <input type="radio" name="scope" value={scope} checked={scope === found.scope} />
              {words.stopScopes[scope]}
            </label>
          ))}
          <button type="submit" class="go">
            {words.stopButton}
          </button>
        </form>
      </Page>,
    );
  });
  app.post("/:token", async (c) => {
    const chosen = fieldText(await readForm(c), "scope");
    const scope = UNSUBSCRIBE_SCOPES.find((one) => one === chosen);
    const done = await c.get("input").services.people.unsubscribe(c.req.param("token"), scope);
    speak(c, done.language);
    const words = c.get("words");
    return c.html(
      <Page words={words} language={done.language} title={words.unsubscribeHeading} person={null}>
        <div class="head plain">
          <h1>{words.unsubscribeHeading}</h1>
        </div>
        <p class="note narrow">{words.stopped[done.scope](done.name)}</p>
      </Page>,
    );
  });
  return app;
}
