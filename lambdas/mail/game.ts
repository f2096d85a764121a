/** Mails about a running game: whose turn it is and what to decide, the start, the end. */
import { endReason, headline, question, type Seat } from "../../engine/index.ts";
import type { LogEntry, SeatClock } from "../service/api.ts";
import { timeText } from "../service/clock/wording.ts";
import { type Asked, askingBlocks, newsBlocks, standingBlocks } from "./asking.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import { contextOf, type GameMailInput, labelOf, letterFor, optionsInWords, zoneOf } from "./frame.ts";
import type { Block } from "./letter.ts";
import { markerLine } from "./marker.ts";
import { type MapPicture, mapAttachment, mapBlock } from "./picture.ts";
import type { OutgoingMail } from "./port.ts";
import { dueText } from "./reminder.ts";
import { standingTable } from "./tables.ts";
import { TIME_TEXTS } from "./time/index.ts";

export interface TurnMailInput extends GameMailInput, Asked {
  /** What happened since the reader's last move, oldest first. */
  readonly news: readonly LogEntry[];
  readonly hasMoved: boolean;
  /** What became of the reader's programs since he is asked, a sentence each. */
  readonly programs?: readonly string[];
  /** In a game with a clock. */
  readonly clock?: SeatClock;
  /** The map as it is now, null or absent for a mail without. */
  readonly picture?: MapPicture | null;
}

/** The mail that asks for a move. */
export function turnMail(input: TurnMailInput): OutgoingMail {
  const { head, state, decision, seat, language, picture } = input;
  const texts = MAIL_TEXTS[language];
  const context = contextOf(input);
  const heading = headline(decision, state, context);
  const asked = question(decision, state, seat, context);
  const mail = letterFor(input, {
    subject: texts.turn.subject(labelOf(head), heading),
    preview: texts.turn.preview(asked),
    heading,
    note: noteOf(input),
    ...(input.replyTo ? { marker: markerLine(texts.reply.above) } : {}),
    tone: "yellow",
    blocks: [
      ...(input.programs ?? []).map((text): Block => ({ kind: "text", text })),
      ...askingBlocks(input, input),
      ...(picture ? [mapBlock(picture, state, context)] : []),
      ...newsBlocks(input, input.news, input.hasMoved ? texts.turn.news : texts.turn.newsFirst),
      ...standingBlocks(input, decision),
    ],
    foot: [{ text: texts.turn.foot(head.version) }],
  });
  return picture ? { ...mail, attachments: [mapAttachment(picture)] } : mail;
}

/** Since when the reader is asked, and when the move is due. */
function noteOf(input: TurnMailInput): string {
  const { language, clock } = input;
  const since = timeText(input.since, language, zoneOf(input));
  return clock ? TIME_TEXTS[language].sinceBy(since, dueText(clock, input)) : MAIL_TEXTS[language].turn.since(since);
}

/** The mail to everybody when the seats have been drawn. */
export function startedMail(input: GameMailInput): OutgoingMail {
  const { head, seat, language } = input;
  const { started: texts, list, someone } = MAIL_TEXTS[language];
  const name = (one: Seat) => head.seats.find((place) => place.seat === one)?.name || someone;
  const waiting = head.waiting.map((one) => one.seat);
  const first = waiting.includes(seat) ? texts.you : texts.first(list(waiting.map(name)));
  const options = optionsInWords(head, contextOf(input));
  return letterFor(input, {
    subject: texts.subject(labelOf(head)),
    preview: first,
    heading: texts.heading,
    tone: "white",
    blocks: [
      { kind: "text", text: texts.order(list(head.seats.map((place) => name(place.seat)))) },
      { kind: "text", text: first },
      ...(options.length ? [{ kind: "text", text: texts.options(options.join(", ")) } as const] : []),
      { kind: "link", label: texts.button, url: input.gameUrl, isMain: true },
    ],
    foot: [],
  });
}

/** The mail to everybody with the final standing and the reason of the end. */
export function endedMail(input: GameMailInput): OutgoingMail {
  const { head, state, language } = input;
  const { ended: texts, list } = MAIL_TEXTS[language];
  const context = contextOf(input);
  const worth = state.result?.worth ?? [];
  const winners = worth.flatMap((one, seat) => (one === Math.max(...worth) ? [context.names.seat(seat)] : []));
  const winner = list(winners);
  const isTied = winners.length > 1;
  return letterFor(input, {
    subject: isTied ? texts.subjectTied(labelOf(head)) : texts.subject(labelOf(head), winner),
    preview: endReason(state.result?.reason ?? "", context),
    heading: isTied ? texts.headingTied(winner) : texts.heading(winner),
    tone: "white",
    blocks: [
      { kind: "text", text: endReason(state.result?.reason ?? "", context) },
      { kind: "title", text: texts.standing },
      standingTable(input, context),
      { kind: "link", label: texts.button, url: input.gameUrl, isMain: true },
    ],
    foot: [],
  });
}
