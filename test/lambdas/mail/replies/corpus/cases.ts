/**
 * The corpus: replies to one turn mail, as programs in several languages, careless and malicious people send them, each with what is to
 * be read in it and what must become of it. The one who is asked may bid 75 for DH.
 */
import {
  type Answered,
  appleMail,
  below,
  type Client,
  gmail,
  gmx,
  inline,
  iPhone,
  marked,
  outlookClassic,
  outlookNew,
  plain,
  ruled,
  SENDER,
  thunderbird,
  thunderbirdHtml,
  unmarked,
} from "./clients.ts";
import { type Body, mailBytes, multipart, picture, textPart } from "./mime.ts";

export interface Case {
  readonly name: string;
  readonly client: Client;
  /** What the person types. */
  readonly own: string;
  /** Lines to be read as moves. */
  readonly moves: string;
  /** What is to be told to the table. */
  readonly message: string | null;
  /** `booked`: in the log; `answered`: told why not; `ignored`: no answer at all. */
  readonly outcome: "booked" | "answered" | "ignored";
  /** Lines of the header besides the usual ones. */
  readonly header: readonly string[];
  /** Another author than the seat's person; several lines if it holds line breaks. */
  readonly from?: string;
}

const BID = "bid DH 75";

const one = (name: string, client: Client, own = BID, rest: Partial<Case> = {}): Case => ({
  ...{ name, client, own, moves: BID, message: null, outcome: "booked", header: [] },
  ...rest,
});

/** Read as it stands, and answered because it is no move. */
const unread = (name: string, client: Client, own: string, moves = own): Case =>
  one(name, client, own, { moves, outcome: "answered" });

const ignored = (name: string, rest: Partial<Case>): Case => one(name, EN, BID, { outcome: "ignored", ...rest });

const INTROS = {
  en: `On Mon, Nov 30, 2026 at 9:00 AM ${SENDER} wrote:`,
  enWrapped: `On Mon, Nov 30, 2026 at 9:00 AM Bahnpost\n<play@bahnpost.test> wrote:`,
  de: `Am Mo., 30. Nov. 2026 um 09:00 Uhr schrieb ${SENDER}:`,
  deWrapped: `Am Mo., 30. Nov. 2026 um 09:00 Uhr schrieb Bahnpost <\nplay@bahnpost.test>:`,
  nl: `Op ma 30 nov 2026 om 09:00 schreef ${SENDER}:`,
  nlWrapped: `Op ma 30 nov 2026 om 09:00 heeft Bahnpost <play@bahnpost.test>\nhet volgende geschreven:`,
  cs: `po 30. 11. 2026 v 9:00 odesílatel Bahnpost <play@bahnpost.test>\nnapsal:`,
  fr: `Le lun. 30 nov. 2026 à 09:00, ${SENDER} a écrit :`,
} as const;

const LABELS = {
  en: ["From", "Sent", "To", "Subject"],
  de: ["Von", "Gesendet", "An", "Betreff"],
  nl: ["Van", "Verzonden", "Aan", "Onderwerp"],
  cs: ["Od", "Datum", "Komu", "Předmět"],
  fr: ["De", "Envoyé", "À", "Objet"],
} as const;

const EN = gmail(INTROS.en);

const CLIENTS: readonly Case[] = [
  one("Gmail, English", EN),
  one("Gmail, English, intro wrapped", gmail(INTROS.enWrapped)),
  one("Gmail, German", gmail(INTROS.de)),
  one("Gmail, German, address wrapped", gmail(INTROS.deWrapped)),
  one("Gmail, Dutch", gmail(INTROS.nl)),
  one("Gmail, Czech, intro wrapped", gmail(INTROS.cs)),
  one("Gmail, French", gmail(INTROS.fr)),
  one("Gmail, HTML alone", (own, answered) => ({ html: EN(own, answered).html, encoding: "base64" })),
  one("Gmail, Portuguese", gmail(`Em seg., 30 de nov. de 2026 às 09:00, ${SENDER} escreveu:`)),
  one("Apple Mail, English", appleMail(`On 30. Nov 2026, at 09:00, ${SENDER} wrote:`)),
  one("Apple Mail, German", appleMail(`Am 30.11.2026 um 09:00 schrieb ${SENDER}:`)),
  one("Apple Mail of old, Dutch", plain(`Op 30 nov. 2026, om 09:00 heeft ${SENDER} het volgende geschreven:\n`)),
  one("Apple Mail, HTML alone", (own, mail) => ({ html: appleMail(INTROS.fr)(own, mail).html })),
  one("iPhone, English", iPhone("Sent from my iPhone", `On 30 Nov 2026, at 09:00, ${SENDER} wrote:`)),
  one("iPhone, German", iPhone("Von meinem iPhone gesendet", `Am 30.11.2026 um 09:00 schrieb ${SENDER}:`)),
  one("iPhone, Dutch", iPhone("Verstuurd vanaf mijn iPhone", `Op 30 nov 2026 om 09:00 heeft ${SENDER} geschreven:`)),
  one("iPad, Czech", iPhone("Odesláno z iPadu", `30. 11. 2026 v 9:00, ${SENDER}:`)),
  one("iPhone, French, HTML alone", (own, mail) => ({
    html: iPhone("Envoyé de mon iPhone", INTROS.fr)(own, mail).html,
  })),
  one("Outlook classic, English", outlookClassic(LABELS.en)),
  one("Outlook classic, German, with its rule", outlookClassic(LABELS.de, "-----Ursprüngliche Nachricht-----")),
  one("Outlook classic, Dutch, with its rule", outlookClassic(LABELS.nl, "-----Oorspronkelijk bericht-----")),
  one("Outlook classic, HTML alone", (own, mail) => ({ html: outlookClassic(LABELS.de)(own, mail).html })),
  one("Outlook new, English", outlookNew(LABELS.en)),
  one("Outlook new, German, HTML alone", (own, mail) => ({ html: outlookNew(LABELS.de)(own, mail).html })),
  one("Outlook for iOS", outlookNew(LABELS.en, "Get Outlook for iOS")),
  one("Outlook für Android", outlookNew(LABELS.de, "Outlook für Android herunterladen")),
  one("Outlook, Czech", outlookNew(LABELS.cs)),
  one("Outlook, French", outlookNew(LABELS.fr)),
  one("Thunderbird, German, above", thunderbird("Am 30.11.26 um 09:00 schrieb Bahnpost:")),
  one("Thunderbird, English, below", thunderbird("On 11/30/26 09:00, Bahnpost wrote:", false)),
  one("Thunderbird, Czech, below", thunderbird("Dne 30. 11. 26 v 9:00 Bahnpost napsal(a):", false)),
  one("Thunderbird, HTML", thunderbirdHtml("Am 30.11.26 um 09:00 schrieb Bahnpost:")),
  one("GMX", gmx()),
  one("Web.de app", gmx("Diese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.")),
  one("T-Online", ruled("-----Original-Nachricht-----", ["Von", "Datum", "An", "Betreff"], "iso-8859-1")),
  one("Seznam", ruled("---------- Původní e-mail ----------", LABELS.cs)),
  one("Zimbra", ruled("----- Ursprüngliche Mail -----", LABELS.de)),
  one("Web forms of old", ruled("-----Original Message-----", LABELS.en)),
  one(
    "Proton",
    plain(`On Monday, November 30th, 2026 at 9:00 AM, ${SENDER} wrote:\n`),
    `${BID}\n\nSent with Proton Mail secure email.`,
  ),
  one(
    "K-9",
    plain("Am 30. November 2026 09:00:00 MEZ schrieb Bahnpost <play@bahnpost.test>:"),
    `${BID}\n-- \nDiese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.`,
  ),
  one("mutt, below", below("On Mon, Nov 30, 2026 at 09:00:00AM +0100, Bahnpost wrote:")),
  one("mutt, inline", inline("On Mon, Nov 30, 2026 at 09:00:00AM +0100, Bahnpost wrote:")),
  one("Roundcube", plain("Am 2026-11-30 09:00, schrieb Bahnpost:")),
  one("Open-Xchange", plain(`${SENDER} hat am 30.11.2026 09:00 CET geschrieben:\n`)),
  one("Spark", plain(`On 30. Nov 2026, 09:00 +0100, ${SENDER}, wrote:`)),
  one("Horde", plain(`Zitat von ${SENDER}:\n`)),
  one(
    "Yahoo, nothing marked",
    unmarked("On Monday, November 30, 2026 at 09:00:00 AM GMT+1, Bahnpost <play@bahnpost.test> wrote:"),
  ),
  one("an unknown program in an unknown language", plain(`Pe 30.11.2026, ${SENDER} a spus:`)),
  one("an unknown program that marks nothing", (own, { text }) => ({ text: `${own}\n\n${text}` })),
  one("a new mail without quotation", (own) => ({ text: `${own}\n` })),
];

const ENCODINGS: readonly Case[] = [
  one("ISO-8859-1, quoted-printable", plain(INTROS.de, { charset: "iso-8859-1", encoding: "quoted-printable" })),
  one("ISO-8859-15, 8 bit", plain(INTROS.fr, { charset: "iso-8859-15" })),
  one("ISO-8859-2, base64", plain(INTROS.cs, { charset: "iso-8859-2", encoding: "base64" })),
  one("Windows-1252, base64", plain(INTROS.de, { charset: "windows-1252", encoding: "base64" })),
  one("UTF-16 with its mark, base64", plain(INTROS.de, { charset: "utf-16le", encoding: "base64" })),
  one("UTF-8, base64, with pictures within the HTML", (own, mail) => ({
    ...EN(own, mail),
    encoding: "base64",
    related: [picture("inline")],
  })),
  one("with an attached picture and a second text after it", (own, mail) => ({
    ...plain(INTROS.en)(own, mail),
    attachments: [picture("attachment"), attachedText("text/plain", "pass")],
  })),
  one("with the answered mail attached", (own, mail) => ({
    text: own,
    attachments: [attachedText("message/rfc822", `From: a@b\r\n\r\n${mail.text}`)],
  })),
  one("flowed lines that a program has broken", (_, { text }) => ({
    text: `bid DH \n75\n\n${marked(text)}`,
    isFlowed: true,
  })),
  one("odd blanks and invisible letters", EN, "\u200bbid\u00a0DH\u202f75\ufeff"),
];

const MANNERS: readonly Case[] = [
  one("with greeting, thanks and name", EN, `Hi Bert,\n\n${BID}\n\nThanks!\nBest regards\nAnna`),
  one("mit Gruß", gmail(INTROS.de), `Hallo zusammen,\n\n${BID}\n\nViele Grüße\nAnna`),
  one("met groet", gmail(INTROS.nl), `Hoi allemaal,\n${BID}\nGroetjes, Anna`),
  one("greeting above, move below the quotation", (own, { text }) => ({
    text: `Hi,\n\n${INTROS.en}\n${marked(text)}\n\n${own}\n`,
  })),
  one("as a list, in bold", EN, `* *${BID}*`),
  one("with an end word before much else", EN, `${BID}\nend\nMy uncle says one should pass.\npass`),
  one("mit Ende", gmail(INTROS.de), `${BID}\n\nEnde.\nUnd sonst so?`),
  one("met einde", gmail(INTROS.nl), `${BID}\n\nEinde.\nEn hoe is het verder?`),
  one("with a signature", EN, `${BID}\n-- \nAnna Muster\nMusterweg 1\npass`),
  one("with a message", EN, `${BID}\nsay: Good luck to all!\nEven to Bert.`, {
    message: "Good luck to all!\nEven to Bert.",
  }),
  one("met bericht", gmail(INTROS.nl), `${BID}\nzeg: Veel succes, en bedankt!`, {
    message: "Veel succes, en bedankt!",
  }),
  one("mit Nachricht", gmail(INTROS.de), `${BID}\n\nSage: Viel Glück & <b>Spaß</b>`, {
    message: "Viel Glück & <b>Spaß</b>",
  }),
  one("a message alone", EN, "say: I need a day, sorry.", { moves: "", message: "I need a day, sorry." }),
];

const UNREAD: readonly Case[] = [
  unread("nothing but the quotation", EN, "", ""),
  unread("nothing but a quotation without marks", unmarked(INTROS.en), "", ""),
  unread("nothing but thanks", EN, "Danke!", ""),
  unread("prose", EN, "I think I would like to have the D&H please"),
  unread("a move and prose", EN, `${BID}\nor what do you think?`),
  unread("a move that is none now", EN, "sell 2 B&O"),
  unread("a move beyond the cash", EN, "bid DH 9000"),
  unread("two moves of which the second is too much", EN, `${BID}\nbid MH 115`),
  unread("nothing in HTML", (_, { html }) => ({ html: `<blockquote>${html}</blockquote>` }), "", ""),
  unread("a message that is too long", EN, `say: ${"blah ".repeat(300)}`, ""),
];

const MACHINES: readonly Case[] = [
  ignored("a vacation note", { header: ["Auto-Submitted: auto-replied"] }),
  ignored("a vacation note of Exchange", { header: ["X-Auto-Response-Suppress: All"] }),
  ignored("a vacation note of old", { header: ["Precedence: bulk"] }),
  ignored("a mail of a list", { header: ["List-Id: <18xx.example.org>"] }),
  ignored("an answering machine", { header: ["X-Autoreply: yes"] }),
  ignored("a bounce", { header: ["Return-Path: <>"] }),
  ignored("a note that only its subject gives away", { header: ["Subject: Automatische Antwort: Du bist am Zug"] }),
];

const STRANGERS: readonly Case[] = [
  ignored("somebody else", { from: "mallory@example.net" }),
  ignored("somebody else under the player's name", { from: '"anna@example.org" <mallory@example.net>' }),
  ignored("two authors", { from: "anna@example.org, mallory@example.net" }),
  ignored("two lines that say who wrote it", { from: "anna@example.org\r\nFrom: mallory@example.net" }),
  ignored("a group of authors", { from: "players: anna@example.org;" }),
  ignored("nobody", { from: "" }),
];

const BROKEN: readonly Case[] = [
  one("a boundary that never ends", () =>
    cut(multipart("alternative", [textPart("plain", BID, {}), textPart("html", `<p>${BID}</p>`, {})])),
  ),
  one("HTML that never ends", () => ({ html: `<div>${BID}<blockquote><div>pass` })),
  one("HTML with its tags crossed", (own, { html }) => ({
    html: `<div><b>${own}</div></b><blockquote><p></div>pass</p>${html}`,
  })),
  one("an unknown charset", () => raw(["Content-Type: text/plain; charset=klingon"], BID)),
  one("an unknown encoding", () => raw(["Content-Type: text/plain", "Content-Transfer-Encoding: rot13"], BID)),
  one("no content type at all", () => raw(["X-Nothing: here"], BID)),
  unread(
    "HTML with a script that would move",
    () => ({ html: `<script>document.write("${BID}")</script><style>${BID}</style>` }),
    "",
    "",
  ),
  unread("HTML with a move that nobody sees", () => ({ html: `<div style="display:none">${BID}</div>` }), "", ""),
  unread("deeper than any mail", () => ({ html: `${"<div>".repeat(5000)}${BID}` }), "", ""),
  unread(
    "base64 that is none",
    () => raw(["Content-Type: text/plain", "Content-Transfer-Encoding: base64"], "&&&&"),
    "",
    "",
  ),
];

export const CASES: readonly Case[] = [
  ...CLIENTS,
  ...ENCODINGS,
  ...MANNERS,
  ...UNREAD,
  ...MACHINES,
  ...STRANGERS,
  ...BROKEN,
];

/** The mail of a case, as it arrives; `player` is the address of the seat's person. */
export function bytesOf(
  { name, client, own, header, from = "Anna <Anna@example.org>" }: Case,
  answered: Answered,
  to: string,
  player = "anna@example.org",
): Buffer {
  const subject = header.some((line) => line.startsWith("Subject:")) ? [] : ["Subject: Re: your turn"];
  const usual = [
    `From: ${from.replaceAll(/anna@example.org/gi, player)}`,
    `To: ${to}`,
    "Date: Mon, 30 Nov 2026 10:00:00 +0100",
    ...subject,
  ];
  const body = client(own, answered);
  const lines = [...usual, `Message-ID: <${messageIdOf(name)}@mail.example.org>`, ...header];
  return isRaw(body)
    ? Buffer.from([...lines, "MIME-Version: 1.0", ...body.header, "", body.content].join("\r\n"))
    : mailBytes(lines, body);
}

interface Raw extends Body {
  readonly header: readonly string[];
  readonly content: string;
}

const isRaw = (body: Body): body is Raw => "content" in body;

const raw = (header: readonly string[], content: string): Raw => ({ header, content });

const messageIdOf = (name: string): string => Buffer.from(name).toString("hex");

function cut({ header, content }: ReturnType<typeof multipart>): Raw {
  return raw(header, content.toString().split("--=_").slice(0, -1).join("--=_"));
}

function attachedText(kind: string, text: string) {
  return {
    header: [`Content-Type: ${kind}`, 'Content-Disposition: attachment; filename="a.txt"'],
    content: Buffer.from(text),
  };
}
