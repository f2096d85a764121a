/** The page that explains the keys. With script it also comes up as a help above other pages. */
import { Hono } from "hono";
import type { Env } from "../http.ts";
import { Page } from "../parts/layout.tsx";

export function keyRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/keys", (c) => {
    const words = c.get("words");
    return c.html(
      <Page words={words} language={c.get("language")} title={words.keys} person={c.get("person")}>
        <section class="sheet narrow alone" id="keys" aria-labelledby="keys-h">
          <header>
            <h1 id="keys-h">{words.keys}</h1>
          </header>
          <p>{words.keysLead}</p>
          <table class="keys">
            <thead>
              <tr>
                <th scope="col">{words.keyHead}</th>
                <th scope="col">{words.keyDoes}</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(words.keysFor).map(([shortcut, does]) => (
                <tr>
                  <th scope="row">
                    <Shortcut text={shortcut} />
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div data-keyswitch={words.keysOn} />
        </section>
      </Page>,
    );
  });
  return app;
}

/** Keys that do the same have a comma between them, those of a pair a space. */
const Shortcut = ({ text }: { text: string }) => (
  <>{text.split(/([ ,]+)/).map((part) => (/^[ ,]/.test(part) ? part : <kbd>{part}</kbd>))}</>
);
