/** Mails about time: a reminder of one's own move, word that somebody's time is up, and a new pace. */
import { headline, question, type Seat } from "../../engine/index.ts";
import type { Pace, SeatClock } from "../service/api.ts";
import { zonedTimeText } from "../service/clock/wording.ts";
import { paceInWords } from "../service/clock/words/index.ts";
import { type Asked, askingBlocks } from "./asking.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import { contextOf, type GameMailInput, labelOf, letterFor, zoneOf } from "./frame.ts";
import type { Block } from "./letter.ts";
import { markerLine } from "./marker.ts";
import type { OutgoingMail } from "./port.ts";
import { TIME_TEXTS } from "./time/index.ts";

export interface ReminderInput extends GameMailInput, Asked {
  readonly clock: SeatClock;
  readonly isPast: boolean;
}

const text = (words: string): Block => ({ kind: "text", text: words });

/** When a move is due, in the reader's language and zone. */
export const dueText = ({ due }: SeatClock, input: Pick<GameMailInput, "head" | "language" | "seat">): string =>
  zonedTimeText(due, input.language, zoneOf(input));

/** Like the turn mail, but short: it asks the same and takes the same answers. */
export function reminderMail(input: ReminderInput): OutgoingMail {
  const { head, state, decision, seat, language } = input;
  const { reminder: texts } = TIME_TEXTS[language];
  const context = contextOf(input);
  const heading = headline(decision, state, context);
  const by = dueText(input.clock, input);
  const lead = input.isPast ? texts.after(by) : texts.before(by);
  return letterFor(input, {
    subject: texts.subject(labelOf(head), heading),
    preview: question(decision, state, seat, context),
    heading,
    note: lead,
    ...(input.replyTo ? { marker: markerLine(MAIL_TEXTS[language].reply.above) } : {}),
    tone: "yellow",
    blocks: [...askingBlocks(input, input), text(texts.needTime)],
    foot: [{ text: MAIL_TEXTS[language].turn.foot(head.version) }],
  });
}

export interface LateInput extends GameMailInput {
  /** The seat whose time is up, and its clock. */
  readonly late: Seat;
  readonly clock: SeatClock;
}

/** Tells another player that the table may have the seat pass. */
export function overdueMail(input: LateInput): OutgoingMail {
  const texts = TIME_TEXTS[input.language].overdue;
  const who = contextOf(input).names.seat(input.late);
  const lines = [texts.text(who, dueText(input.clock, input)), texts.pass(who, input.clock.needed)];
  return plainMail(input, { subject: texts.subject(labelOf(input.head), who), heading: texts.heading(who), lines });
}

/** Tells another player that somebody else is sought for the seat. */
export function soughtMail(input: LateInput): OutgoingMail {
  const { overdue, sought: texts } = TIME_TEXTS[input.language];
  const who = contextOf(input).names.seat(input.late);
  const lines = [overdue.text(who, dueText(input.clock, input)), texts.text(who)];
  return plainMail(input, { subject: texts.subject(labelOf(input.head), who), heading: texts.heading(who), lines });
}

/** Tells a player of a new pace; null: there is no clock any more. */
export function pacedMail(input: GameMailInput, pace: Pace | null, host: string): OutgoingMail {
  const texts = TIME_TEXTS[input.language].paced;
  const lines = pace ? [texts.by(host), ...paceInWords(pace, input.language)] : [texts.none];
  return plainMail(input, { subject: texts.subject(labelOf(input.head)), heading: texts.heading, lines });
}

interface Told {
  readonly subject: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

function plainMail(input: GameMailInput, { subject, heading, lines }: Told): OutgoingMail {
  const { button } = TIME_TEXTS[input.language].overdue;
  return letterFor(input, {
    ...{ subject, heading, preview: lines[0] ?? heading, tone: "white" },
    blocks: [...lines.map(text), { kind: "link", label: button, url: input.gameUrl, isMain: true }],
    foot: [],
  });
}
