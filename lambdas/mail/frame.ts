/** What all mails of a game have in common: the place in the head, the foot, the headers that keep its thread together. */
import {
  type Context,
  type GameState,
  optionName,
  phaseName,
  roundName,
  type Seat,
  titleById,
  titleFor,
} from "../../engine/index.ts";
import type { GameHead, Language } from "../service/api.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import { gameHeaders } from "./headers.ts";
import type { Letter } from "./letter.ts";
import type { OutgoingMail } from "./port.ts";
import { post } from "./posting.ts";

export interface GameMailInput {
  readonly to: string;
  readonly language: Language;
  /** The reader's seat. */
  readonly seat: Seat;
  readonly head: GameHead;
  readonly state: GameState;
  readonly origin: string;
  readonly gameUrl: string;
  readonly unsubscribeUrl: string;
  /** Where moves may be sent by mail, if anywhere. */
  readonly replyTo?: string;
}

/** Title and name of a game: what subjects begin with. */
export const labelOf = ({ title, name }: Pick<GameHead, "title" | "name">): string =>
  `${titleById(title).name} ${name}`;

/** Options that differ from their defaults, in words. */
export function optionsInWords({ options }: Pick<GameHead, "options">, context: Context): string[] {
  return context.title.options.flatMap(({ id, values }) => {
    const value = options[id] ?? values[0] ?? "";
    const { label, values: words } = optionName(id, context);
    return value === values[0] ? [] : [`${label}: ${words[value] ?? value}`];
  });
}

export function contextOf({ head, language, seat }: Pick<GameMailInput, "head" | "language" | "seat">): Context {
  const { someone } = MAIL_TEXTS[language];
  const name = (one: Seat) => head.seats.find((place) => place.seat === one)?.name || someone;
  return { title: titleFor(head.title, head.seatCount), language, names: { seat: name }, you: seat };
}

/** The reader's zone of time. */
export const zoneOf = ({ head, seat }: Pick<GameMailInput, "head" | "seat">): string =>
  head.seats.find((place) => place.seat === seat)?.zone ?? "UTC";

/**
 * A letter of a game as a mail. With a marker it may be answered with moves; `answered` is the Message-ID of the mail that it answers.
 */
export function letterFor(
  input: GameMailInput,
  letter: Omit<Letter, "language" | "place">,
  answered?: string | null,
): OutgoingMail {
  const { language, head, state } = input;
  const context = contextOf(input);
  const { foot } = MAIL_TEXTS[language];
  const place = state.result
    ? `${labelOf(head)}, ${roundName(state, context)}`
    : `${labelOf(head)}, ${roundName(state, context)}, ${phaseName(state, context)}`;
  const lines = [...letter.foot, { text: foot.times(zoneOf(input)) }, { text: foot.stop, url: input.unsubscribeUrl }];
  const headers = gameHeaders(head.id, input.origin, input.unsubscribeUrl, answered);
  const mail = post({ ...letter, language, place, foot: lines }, input.to, headers);
  return letter.marker && input.replyTo ? { ...mail, replyTo: input.replyTo } : mail;
}
