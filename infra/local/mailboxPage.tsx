/** The mailbox page: the mail of this machine as its readers would see it. Never part of a deployed service. */
import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { html, raw } from "hono/html";
import type { KeptMail, Mailbox } from "./mailbox.ts";
import type { SendReply } from "./replyBox.ts";

const STYLE = `body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;max-width:62rem;padding:1rem;color:#15201b;background:#eff1ec}
h1{font-size:1.4rem}li{padding:.5rem 0;border-top:1px solid #c3c9c2}ol{list-style:none;padding:0}a{color:#0b4a83}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fcfdfa;padding:1rem;border-top:3px solid #15201b}
iframe{width:100%;height:60rem;border:1px solid #c3c9c2;background:#fff}textarea{box-sizing:border-box;width:100%;font:inherit}button{font:inherit;padding:.5rem 1rem}dt{font-weight:bold}dd{margin:0 0 .25rem}`;

/** Where the page lies on a local service. */
export const MAILBOX_PATH = "/mailbox";

/**
 * The routes below `/mailbox`: a list, optionally of one reader (`?to=`), one mail with a box for a reply where there is a way to send
 * it, its HTML part alone, and what is attached to it.
 */
export function mailboxRoutes(mailbox: Mailbox, sendReply: SendReply | null): Hono {
  const app = new Hono();
  app.use(csrf());
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.get("/", (c) => c.html(<List mails={mailbox.all()} to={c.req.query("to")} />));
  app.get("/:number", (c) => {
    const mail = find(mailbox, c.req.param("number"));
    return mail ? c.html(<One mail={mail} canReply={sendReply !== null} />) : c.text(NO_MAIL, 404);
  });
  app.get("/:number/html", (c) => {
    const mail = find(mailbox, c.req.param("number"));
    return mail ? c.html(html`${raw(withPictures(mail))}`) : c.text(NO_MAIL, 404);
  });
  app.get("/:number/attached/:id", (c) => {
    const mail = find(mailbox, c.req.param("number"));
    const found = mail && mailbox.attached(mail, c.req.param("id"));
    return found ? c.body(Uint8Array.from(found.bytes), 200, { "Content-Type": found.contentType }) : c.notFound();
  });
  app.post("/:number/reply", async (c) => {
    const mail = find(mailbox, c.req.param("number"));
    if (!mail || !sendReply) return c.text(NO_MAIL, 404);
    const { text } = await c.req.parseBody();
    return sendReply(mail, typeof text === "string" ? text : "").then(
      () => c.redirect(`${MAILBOX_PATH}?to=${encodeURIComponent(mail.to)}`, 303),
      () => c.text("The reply was not taken. Try again later.", 502),
    );
  });
  return app;
}

const NO_MAIL = "There is no such mail.";

/** The HTML part with what it shows of the mail's own attachments. */
const withPictures = ({ html: part, number }: KeptMail): string =>
  part.replaceAll(/src="cid:([^"]+)"/g, (_, id: string) => `src="${MAILBOX_PATH}/${number}/attached/${id}"`);

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

function ReplyBox({ mail }: { mail: KeptMail }) {
  return (
    <form method="post" action={`${MAILBOX_PATH}/${mail.number}/reply`}>
      <h2>
        <label for="reply">Reply</label>
      </h2>
      <textarea id="reply" name="text" rows={5} required />
      <p>
        <button type="submit">Send</button>
      </p>
    </form>
  );
}

function One({ mail, canReply }: { mail: KeptMail; canReply: boolean }) {
  const replyTo = mail.replyTo ? [{ name: "Reply-To", value: mail.replyTo }] : [];
  return (
    <Page title={mail.subject}>
      <p>
        <a href={MAILBOX_PATH}>All mail</a> ·{" "}
        <a href={`${MAILBOX_PATH}?to=${encodeURIComponent(mail.to)}`}>Mail to {mail.to}</a>
      </p>
      <h1>{mail.subject}</h1>
      <dl>
        {[{ name: "To", value: mail.to }, ...replyTo, ...mail.headers].map(({ name, value }) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        ))}
      </dl>
      <h2>Text</h2>
      <pre>{raw(linked(mail.text))}</pre>
      {canReply && mail.replyTo ? <ReplyBox mail={mail} /> : null}
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
