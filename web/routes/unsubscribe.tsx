/**
 * Stopping the mails of a game. The POST comes from mail programs too (RFC 8058), without cookie or origin, so it stands before the
 * defence against foreign forms: all it can do is stop mails, and its token says whose.
 */
import { Hono } from "hono";
import { type Env, speak } from "../http.ts";
import { Page } from "../parts/layout.tsx";

export function unsubscribeRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/:token", async (c) => {
    const found = await c.get("input").services.people.peekUnsubscribe(c.req.param("token"));
    speak(c, found.language);
    const words = c.get("words");
    return c.html(
      <Page words={words} language={found.language} title={words.unsubscribeHeading} person={null}>
        <div class="head plain">
          <h1>{words.unsubscribeHeading}</h1>
        </div>
        <form method="post" class="note narrow">
          <p>{words.unsubscribeLead(found.name)}</p>
          <button type="submit" class="go">
            {words.mute}
          </button>
        </form>
      </Page>,
    );
  });
  app.post("/:token", async (c) => {
    const done = await c.get("input").services.people.unsubscribe(c.req.param("token"));
    speak(c, done.language);
    const words = c.get("words");
    return c.html(
      <Page words={words} language={done.language} title={words.unsubscribeHeading} person={null}>
        <div class="head plain">
          <h1>{words.unsubscribeHeading}</h1>
        </div>
        <p class="note narrow">{words.unsubscribed(done.name)}</p>
      </Page>,
    );
  });
  return app;
}
