/** Mails about accounts: signing in, an invitation to a game, another address. Their links work once and hold a secret: never log them. */
import type { Language } from "../service/api.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import { accountHeaders, gameHeaders } from "./headers.ts";
import type { Letter } from "./letter.ts";
import type { OutgoingMail } from "./port.ts";
import { post } from "./posting.ts";

export interface SignInInput {
  readonly to: string;
  readonly language: Language;
  readonly url: string;
  /** How long the link works. */
  readonly minutes: number;
  readonly origin: string;
}

/** The mail with the link that signs in. */
export function signInMail({ to, language, url, minutes, origin }: SignInInput): OutgoingMail {
  const texts = MAIL_TEXTS[language].signIn;
  const letter: Letter = {
    ...{ language, subject: texts.subject, preview: texts.heading, place: texts.place },
    ...{ heading: texts.heading, tone: "white" },
    blocks: [
      { kind: "text", text: texts.text(minutes) },
      { kind: "link", label: texts.button, url, isMain: true },
    ],
    foot: [{ text: texts.foot }, { text: "Bahnpost", url: origin }],
  };
  return post(letter, to, accountHeaders());
}

export interface InvitationInput {
  readonly to: string;
  readonly language: Language;
  readonly url: string;
  readonly days: number;
  readonly origin: string;
  readonly host: string;
  readonly game: { readonly id: string; readonly label: string; readonly title: string; readonly subtitle: string };
  /** Chosen options in words, empty if there are none. */
  readonly options: readonly string[];
  readonly seated: readonly string[];
}

/** The mail that offers a seat. */
export function invitationMail(input: InvitationInput): OutgoingMail {
  const { language, game, host, seated, options } = input;
  const { invitation: texts, list } = MAIL_TEXTS[language];
  const letter: Letter = {
    ...{ language, subject: texts.subject(game.label, host), preview: texts.heading(host) },
    ...{ place: texts.place(game.label), heading: texts.heading(host), tone: "white" },
    blocks: [
      { kind: "text", text: texts.text(host, game.title, game.subtitle) },
      ...(options.length > 0 ? [{ kind: "text", text: texts.options(options.join(", ")) } as const] : []),
      { kind: "text", text: texts.seated(list(seated)) },
      { kind: "text", text: texts.take(input.days) },
      { kind: "link", label: texts.button, url: input.url, isMain: true },
    ],
    foot: [{ text: texts.foot }],
  };
  return post(letter, input.to, gameHeaders(game.id, input.origin));
}

export interface AddressChangeInput extends SignInInput {
  /** Whose address it shall be. */
  readonly name: string;
}

/** The mail to a new address with the link that confirms it. */
export function addressChangeMail({ to, language, url, minutes, origin, name }: AddressChangeInput): OutgoingMail {
  const texts = MAIL_TEXTS[language].addressChange;
  const letter: Letter = {
    ...{ language, subject: texts.subject, preview: texts.heading, place: texts.place },
    ...{ heading: texts.heading, tone: "white" },
    blocks: [
      { kind: "text", text: texts.text(name, minutes) },
      { kind: "link", label: texts.button, url, isMain: true },
    ],
    foot: [{ text: texts.foot }, { text: "Bahnpost", url: origin }],
  };
  return post(letter, to, accountHeaders());
}

/** The last mail to an address that its person has left. It does not name the new one. */
export function addressChangedMail({
  to,
  language,
  name,
  origin,
}: Pick<AddressChangeInput, "to" | "language" | "name" | "origin">): OutgoingMail {
  const texts = MAIL_TEXTS[language].addressChanged;
  const letter: Letter = {
    ...{ language, subject: texts.subject, preview: texts.heading, place: texts.place },
    ...{ heading: texts.heading, tone: "white" },
    blocks: [{ kind: "text", text: texts.text(name) }],
    foot: [{ text: texts.foot }, { text: "Bahnpost", url: origin }],
  };
  return post(letter, to, accountHeaders());
}
