/** Mails about taking moves back: the request to those whose moves would go, and to its author what became of it. */
import type { Seat } from "../../engine/index.ts";
import type { LogEntry, UndoRequest } from "../service/api.ts";
import { UNDO_TEXTS } from "../service/undo/words/index.ts";
import { newsBlocks } from "./asking.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import { contextOf, type GameMailInput, labelOf, letterFor } from "./frame.ts";
import type { Block } from "./letter.ts";
import { markerLine } from "./marker.ts";
import type { OutgoingMail } from "./port.ts";
import { UNDO_MAIL_TEXTS } from "./undo/index.ts";

export interface UndoAskedInput extends GameMailInput {
  readonly request: UndoRequest;
  /** The moves that would go. */
  readonly moves: readonly LogEntry[];
  /** Page with the two buttons. */
  readonly answerUrl: string;
}

const text = (words: string): Block => ({ kind: "text", text: words });

/** Asks for consent, like a turn mail: with a page of its own, and answered by one word. */
export function undoAskedMail(input: UndoAskedInput): OutgoingMail {
  const { request, head, language } = input;
  const { asked: texts } = UNDO_MAIL_TEXTS[language];
  const who = contextOf(input).names.seat(request.seat);
  const lead = texts.text(who, request.to);
  const words = [texts.accept, texts.decline].map((line) => ({ line, does: "" }));
  return letterFor(input, {
    subject: texts.subject(labelOf(head), who),
    preview: lead,
    heading: texts.heading(who),
    ...(input.replyTo ? { marker: markerLine(MAIL_TEXTS[language].reply.above) } : {}),
    tone: "yellow",
    blocks: [
      text(lead),
      ...(request.message === null ? [] : [text(texts.reason(who, request.message))]),
      { kind: "link", label: texts.button, url: input.answerUrl, isMain: true },
      ...(input.replyTo ? [text(texts.reply), { kind: "choices", items: words } as const] : []),
      text(texts.lapses),
      ...newsBlocks(input, input.moves, texts.vanish),
    ],
    foot: [],
  });
}

/** Tells the author of a request that a seat has declined. */
export function undoDeclinedMail(input: GameMailInput, by: Seat): OutgoingMail {
  const { declined: texts } = UNDO_MAIL_TEXTS[input.language];
  const who = contextOf(input).names.seat(by);
  const heading = UNDO_TEXTS[input.language].declined(who);
  return toldMail(input, { subject: texts.subject(labelOf(input.head), who), heading, line: texts.text });
}

/** Tells the author of a request that all have agreed. */
export function undoDoneMail(input: GameMailInput, to: number): OutgoingMail {
  const { done: texts } = UNDO_MAIL_TEXTS[input.language];
  return toldMail(input, { subject: texts.subject(labelOf(input.head)), heading: texts.heading, line: texts.text(to) });
}

interface Told {
  readonly subject: string;
  readonly heading: string;
  readonly line: string;
}

function toldMail(input: GameMailInput, { subject, heading, line }: Told): OutgoingMail {
  const { button } = UNDO_MAIL_TEXTS[input.language];
  return letterFor(input, {
    ...{ subject, heading, preview: line, tone: "white" },
    blocks: [text(line), { kind: "link", label: button, url: input.gameUrl, isMain: true }],
    foot: [],
  });
}
