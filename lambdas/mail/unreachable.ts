/** The mail that tells a host: no mail reaches one of the players any more. It never names an address that the host has not typed. */
import type { Language } from "../service/api.ts";
import { MAIL_TEXTS, type MailTexts } from "./catalogue.ts";
import { gameHeaders } from "./headers.ts";
import type { Letter } from "./letter.ts";
import type { OutgoingMail } from "./port.ts";
import { post } from "./posting.ts";

export interface UnreachableInput {
  readonly to: string;
  readonly language: Language;
  readonly origin: string;
  readonly url: string;
  readonly game: { readonly id: string; readonly label: string };
  /** Name of the player, or the address that an invitation went to. */
  readonly who: string;
  readonly reason: "bounce" | "complaint" | "gone";
  /** Whether it is an invitation that did not arrive. */
  readonly isInvited: boolean;
}

/** The mail to the host. */
export function unreachableMail(input: UnreachableInput): OutgoingMail {
  const { to, language, origin, url, game, who, reason } = input;
  const texts = MAIL_TEXTS[language].unreachable;
  const letter: Letter = {
    ...{ language, subject: texts.subject(game.label, who), preview: texts.heading(who), place: game.label },
    ...{ heading: texts.heading(who), tone: "white" },
    blocks: [
      { kind: "text", text: texts[reason](who) },
      { kind: "text", text: secondText(texts, input) },
      { kind: "link", label: texts.button, url, isMain: true },
    ],
    foot: [{ text: texts.foot }],
  };
  return post(letter, to, gameHeaders(game.id, origin));
}

/** What the host can do about it. */
function secondText(texts: MailTexts["unreachable"], { reason, isInvited, who }: UnreachableInput): string {
  if (isInvited) return texts.invited;
  return reason === "gone" ? texts.seatStays(who) : texts.seated(who);
}
