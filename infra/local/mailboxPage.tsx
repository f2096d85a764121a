/** The mailbox page: the mail of this machine as its readers would see it. Never part of a deployed service. */
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { KeptMail, Mailbox } from "./mailbox.ts";

const STYLE = `body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;max-width:62rem;padding:1rem;color:#15201b;background:#eff1ec}
h1{font-size:1.4rem}li{padding:.5rem 0;border-top:1px solid #c3c9c2}ol{list-style:none;padding:0}a{color:#0b4a83}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fcfdfa;padding:1rem;border-top:3px solid #15201b}
iframe{width:100%;height:60rem;border:1px solid #c3c9c2;background:#fff}dt{font-weight:bold}dd{margin:0 0 .25rem}`;

/** Where the page lies on a local service. */
export const MAILBOX_PATH = "/mailbox";

/** The routes below `/mailbox`: a list, optionally of one reader (`?to=`), one mail, and its HTML part alone. */
export function mailboxRoutes(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.get("/", (c) => c.html(<List mails={mailbox.all()} to={c.req.query("to")} />));
  app.get("/:number", (c) => {
    const mail = find(mailbox, c.req.param("number"));
    return mail ? c.html(<One mail={mail} />) : c.text("There is no such mail.", 404);
  });
  app.get("/:number/html", (c) => {
    const mail = find(mailbox, c.req.param("number"));
    return mail ? c.html(html`${raw(mail.html)}`) : c.text("There is no such mail.", 404);
  });
  return app;
}

const find = (mailbox: Mailbox, number: string): KeptMail | undefined =>
  mailbox.all().find((mail) => String(mail.number) === number);

function Page({ title, children }: { title: string; children: unknown }) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{raw(STYLE)}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}

function List({ mails, to }: { mails: readonly KeptMail[]; to: string | undefined }) {
  const shown = mails.filter((mail) => to === undefined || mail.to === to).toReversed();
  const readers = [...new Set(mails.map((mail) => mail.to))].sort();
  return (
    <Page title="Mailbox">
      <h1>Mailbox of this machine</h1>
      <p>
        <a href={MAILBOX_PATH}>All</a>
        {readers.map((reader) => (
          <>
            {" · "}
            <a href={`${MAILBOX_PATH}?to=${encodeURIComponent(reader)}`}>{reader}</a>
          </>
        ))}
      </p>
      {shown.length === 0 ? <p>No mail yet.</p> : null}
      <ol>
        {shown.map((mail) => (
          <li>
            <a href={`${MAILBOX_PATH}/${mail.number}`}>{mail.subject}</a>
            <br />
            {mail.to}, {mail.at.slice(0, 16).replace("T", " ")} UTC
          </li>
        ))}
      </ol>
    </Page>
  );
}

function One({ mail }: { mail: KeptMail }) {
  return (
    <Page title={mail.subject}>
      <p>
        <a href={MAILBOX_PATH}>All mail</a> ·{" "}
        <a href={`${MAILBOX_PATH}?to=${encodeURIComponent(mail.to)}`}>Mail to {mail.to}</a>
      </p>
      <h1>{mail.subject}</h1>
      <dl>
        {[{ name: "To", value: mail.to }, ...mail.headers].map(({ name, value }) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        ))}
      </dl>
      <h2>Text</h2>
      <pre>{raw(linked(mail.text))}</pre>
      <h2>HTML</h2>
      <iframe
        title="HTML part"
        sandbox="allow-popups allow-top-navigation-by-user-activation"
        src={`${MAILBOX_PATH}/${mail.number}/html`}
      />
    </Page>
  );
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escaped text in which web addresses can be clicked. */
function linked(text: string): string {
  const escaped = text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
  return escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
