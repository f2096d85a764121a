/**
 * How mail programs write a reply: where the own words stand, what they put above the quotation, how they quote. Made after the habits
 * of the programs named; none is a copy of anybody's mail.
 */
import type { Body } from "./mime.ts";

/** What is answered. */
export interface Answered {
  readonly text: string;
  readonly html: string;
  readonly subject: string;
}

/** A program in one language: the body it makes of own words and the answered mail. */
export type Client = (own: string, answered: Answered) => Body;

export const SENDER = "Bahnpost <play@bahnpost.test>";

/** Every line with the mark of a quotation. */
export const marked = (text: string, mark = "> "): string =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => `${mark}${line}`.trimEnd())
    .join("\n");

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("  ", "&nbsp; ");

const divs = (own: string): string =>
  own
    .split("\n")
    .map((line) => `<div>${line === "" ? "<br>" : escaped(line)}</div>`)
    .join("");

const paragraphs = (own: string): string =>
  own
    .split("\n")
    .map((line) => `<p class="MsoNormal">${line === "" ? "<o:p>&nbsp;</o:p>" : `${escaped(line)}<o:p></o:p>`}</p>`)
    .join("\n");

/** Gmail in a browser or on Android: an intro line that may be wrapped, then the quotation. */
export const gmail =
  (intro: string): Client =>
  (own, { text, html }) => ({
    text: `${own}\n\n${intro}\n\n${marked(text)}\n`,
    html:
      `<div dir="ltr">${divs(own)}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">` +
      `${escaped(intro)}<br></div><blockquote class="gmail_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid">${html}</blockquote></div>`,
    encoding: "quoted-printable",
  });

/** Apple Mail on a Mac: the intro is quoted itself. */
export const appleMail =
  (intro: string): Client =>
  (own, { text, html }) => ({
    text: `${own}\n\n> ${intro}\n> \n${marked(text)}\n`,
    html:
      `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word;">` +
      `${divs(own)}<div><br><blockquote type="cite"><div>${escaped(intro)}</div><br><div>${html}</div></blockquote></div></body></html>`,
    encoding: "quoted-printable",
  });

/** Apple Mail on a telephone: a signature of its own above, an invisible letter within the quotation. */
export const iPhone =
  (signature: string, intro: string): Client =>
  (own, { text, html }) => ({
    text: `${own}\n\n${signature}\n\n> ${intro}\n> \n> \ufeff${marked(text).slice(2)}\n`,
    html:
      `<html><body dir="auto">${divs(own)}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">${signature}</div>` +
      `<div dir="ltr"><br><blockquote type="cite">${escaped(intro)}<br><br></blockquote></div><blockquote type="cite">${html}</blockquote></body></html>`,
    encoding: "base64",
  });

/** Header lines of the answered mail in a language's words, as programs of one family quote them. */
export const headerBlock = (labels: readonly string[], subject: string): string => {
  const values = [SENDER, "Montag, 30. November 2026 09:00", "anna@example.org", subject];
  return labels.map((label, index) => `${label}: ${values[index]}`).join("\n");
};

/** Outlook on Windows: a header in the text, nothing quoted with a mark. */
export const outlookClassic =
  (labels: readonly string[], rule = ""): Client =>
  (own, { text, html, subject }) => ({
    text: `${own}\n\n${rule ? `${rule}\n` : ""}${headerBlock(labels, subject)}\n\n${text}`,
    html:
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!--\np.MsoNormal {margin:0cm;}\n--></style></head>` +
      `<body lang="DE"><div class="WordSection1">${paragraphs(own)}<p class="MsoNormal"><o:p>&nbsp;</o:p></p>` +
      `<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal">` +
      `${headerBlock(labels, subject)
        .split("\n")
        .map((line) => `<b>${escaped(line).replace(":", ":</b>")}<br>`)
        .join("\n")}</p></div>${html}</div></body></html>`,
    charset: "windows-1252",
    encoding: "quoted-printable",
  });

/** The new Outlook, in browsers and on telephones: a rule of underscores, marks in the HTML. */
export const outlookNew =
  (labels: readonly string[], signature = ""): Client =>
  (own, { text, html, subject }) => ({
    text: `${own}\n\n${signature ? `${signature}<https://aka.ms/o0ukef>\n` : ""}${"_".repeat(32)}\n${headerBlock(labels, subject)}\n\n${text}`,
    html:
      `<html><head></head><body>${divs(own)}<div id="ms-outlook-mobile-signature">${signature}</div>` +
      `<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1">` +
      `<div id="divRplyFwdMsg" dir="ltr"><font>${headerBlock(labels, subject).split("\n").map(escaped).join("<br>")}</font></div>${html}</body></html>`,
    encoding: "base64",
  });

/** Thunderbird: flowed text, quoted with marks; `above` says where the own words stand. */
export const thunderbird =
  (intro: string, above = true): Client =>
  (own, { text }) => ({
    text: above ? `${own}\n\n${intro}\n${marked(text)}\n` : `${intro}\n${marked(text)}\n\n${own}\n`,
    isFlowed: true,
  });

/** Thunderbird writing HTML. */
export const thunderbirdHtml =
  (intro: string): Client =>
  (own, { html }) => ({
    html:
      `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body>` +
      `<p>${own.split("\n").map(escaped).join("<br>\n")}</p><div class="moz-cite-prefix">${escaped(intro)}<br></div>` +
      `<blockquote type="cite" cite="mid:1@bahnpost">${html}</blockquote><br></body></html>`,
  });

/** GMX and Web.de in a browser: HTML alone, the quotation is a named element with a header in it. */
export const gmx =
  (signature = ""): Client =>
  (own, { html, subject }) => ({
    html:
      `<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;">${divs(own)}<div>&nbsp;</div><div>${signature}</div>` +
      `<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; border-left:2px solid #C3D9E5;">` +
      `<div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;Montag, 30. November 2026 um 09:00 Uhr<br/><b>Von:</b>&nbsp;${escaped(SENDER)}<br/>` +
      `<b>An:</b>&nbsp;anna@example.org<br/><b>Betreff:</b>&nbsp;${escaped(subject)}</div><div name="quoted-content">${html}</div></div></div></body></html>`,
    charset: "utf-8",
    encoding: "quoted-printable",
  });

/** Programs that put a rule with words over a header: T-Online, Seznam, Zimbra. */
export const ruled =
  (rule: string, labels: readonly string[], charset: Body["charset"] = "utf-8"): Client =>
  (own, { text, subject }) => ({
    text: `${own}\n\n\n${rule}\n${headerBlock(labels, subject)}\n\n${text}`,
    charset,
    encoding: charset === "utf-8" ? "8bit" : "quoted-printable",
  });

/** Plain text with an intro: mutt, K-9, Roundcube, Proton and many more. `below` are lines behind the quotation. */
export const plain =
  (intro: string, body: Omit<Body, "text"> = {}, below = ""): Client =>
  (own, { text }) => ({ text: `${own}\n\n${intro}\n${marked(text)}\n${below}`, ...body });

/** Own words under the quotation, or between its lines. */
export const below =
  (intro: string, body: Omit<Body, "text"> = {}): Client =>
  (own, { text }) => ({ text: `${intro}\n\n${marked(text)}\n\n${own}\n`, ...body });

export const inline =
  (intro: string): Client =>
  (own, { text }) => {
    const lines = marked(text).split("\n");
    const half = Math.ceil(lines.length / 2);
    return { text: `${intro}\n${lines.slice(0, half).join("\n")}\n\n${own}\n\n${lines.slice(half).join("\n")}\n` };
  };

/** The quotation without any mark, under an intro: some programs of old. */
export const unmarked =
  (intro: string): Client =>
  (own, { text }) => ({ text: `${own}\n\n${intro}\n\n${text}` });
