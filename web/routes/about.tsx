/** What is kept of people, how long, who sees it, and how to take it along or delete it. */
import { Hono } from "hono";
import type { Env } from "../http.ts";
import { Page, Sheet } from "../parts/layout.tsx";

export function aboutRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", (c) => {
    const words = c.get("words");
    return c.html(
      <Page words={words} language={c.get("language")} title={words.about} person={c.get("person")}>
        <div class="head plain">
          <h1>{words.aboutHeading}</h1>
        </div>
        {Object.entries(words.aboutSections).map(([id, { heading, lines }]) => (
          <Sheet id={id} heading={heading} class="narrow">
            {lines.map((line) => (
              <p>{line}</p>
            ))}
          </Sheet>
        ))}
        {c.get("person") && (
          <p>
            <a class="btn" href="/me">
              {words.me}
            </a>
          </p>
        )}
      </Page>,
    );
  });
  return app;
}
