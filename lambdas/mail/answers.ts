/** Answers to replies: what was booked and what comes next, or why nothing was. One answer to each mail. */
import { headline, type NotRead, refusalSentence, routeFaultSentence } from "../../engine/index.ts";
import type { LogEntry, Situation } from "../service/api.ts";
import { timeText } from "../service/clock/wording.ts";
import { type Asked, askingBlocks, newsBlocks, newsOf, standingBlocks } from "./asking.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import { contextOf, type GameMailInput, labelOf, letterFor, zoneOf } from "./frame.ts";
import type { Block } from "./letter.ts";
import { markerLine } from "./marker.ts";
import { type MapPicture, mapAttachment, mapBlock } from "./picture.ts";
import type { OutgoingMail } from "./port.ts";

/** A line that is no move, empty if there is none at all, and why. */
export type Unread = Omit<NotRead, "read"> & { readonly text: string };

export type Answer =
  | { readonly kind: "booked"; readonly entry: LogEntry }
  | { readonly kind: "past"; readonly news: readonly LogEntry[] }
  | { readonly kind: "unread"; readonly unread: Unread }
  | {
      readonly kind: "confirm";
      /** The moves as lines. */
      readonly lines: readonly string[];
      readonly message: string | null;
      /** Page with the button. */
      readonly url: string;
    }
  /** What became of lines about programmed moves. */
  | { readonly kind: "programs"; readonly told: readonly string[] }
  /** What became of a line about an absence; the page leads further. */
  | { readonly kind: "absence"; readonly told: readonly string[]; readonly label: string; readonly url: string }
  | { readonly kind: "tooLarge"; readonly megabytes: number }
  | { readonly kind: "messageTooLong"; readonly max: number }
  | { readonly kind: "situation"; readonly situation: Situation };

export interface AnswerInput extends GameMailInput {
  readonly answer: Answer;
  /** What the reader must decide now, if anything. */
  readonly asked: Asked | null;
  /** The map for a decision that follows, null for a mail without. */
  readonly picture: MapPicture | null;
  /** Message-ID of the mail that is answered, if it has one. */
  readonly answered: string | null;
}

/** The mail that answers a reply. */
export function answerMail(input: AnswerInput): OutgoingMail {
  const { head, state, language, answer, asked } = input;
  const texts = MAIL_TEXTS[language];
  const heading = texts.answer.headings[answer.kind];
  const isNext = answer.kind === "booked" && asked !== null;
  const shown = isNext ? headline(asked.decision, state, contextOf(input)) : heading;
  const letter = {
    subject: texts.turn.subject(labelOf(head), isNext ? `${heading}. ${shown}` : heading),
    preview: heading,
    heading: shown,
    ...(asked ? { note: texts.turn.since(timeText(asked.since, language, zoneOf(input))) } : {}),
    ...(input.replyTo ? { marker: markerLine(texts.reply.above) } : {}),
    tone: asked ? ("yellow" as const) : ("white" as const),
    blocks: [...aboutBlocks(input), ...nextBlocks(input)],
    foot: asked ? [{ text: texts.turn.foot(head.version) }] : [],
  };
  const mail = letterFor(input, letter, input.answered);
  return isNext && input.picture ? { ...mail, attachments: [mapAttachment(input.picture)] } : mail;
}

function aboutBlocks(input: AnswerInput): Block[] {
  const { answer, language } = input;
  const texts = MAIL_TEXTS[language].answer;
  switch (answer.kind) {
    case "booked":
      return [text(texts.booked), { kind: "news", items: [newsOf(answer.entry, input)] }];
    case "past":
      return [text(texts.past)];
    case "unread":
      return unreadBlocks(input, answer.unread);
    case "confirm":
      return [
        text(texts.confirm),
        { kind: "choices", items: answer.lines.map((line) => ({ line, does: "" })) },
        ...(answer.message === null ? [] : [text(MAIL_TEXTS[language].said(answer.message))]),
        { kind: "link", label: texts.confirmButton, url: answer.url, isMain: true },
      ];
    case "programs":
      return answer.told.map(text);
    case "absence":
      return [...answer.told.map(text), { kind: "link", label: answer.label, url: answer.url, isMain: false }];
    case "tooLarge":
      return [text(texts.tooLarge(answer.megabytes))];
    case "messageTooLong":
      return [text(texts.messageTooLong(answer.max))];
    case "situation":
      return [text(texts.situations[answer.situation])];
  }
}

/** The line, the reason with its rule, and what comes nearest. */
function unreadBlocks(input: AnswerInput, { text: said, problem, refusal, route, candidates }: Unread): Block[] {
  const { answer: texts } = MAIL_TEXTS[input.language];
  const reason = refusal
    ? texts.refused(refusalSentence(refusal, contextOf(input)), refusal.rule)
    : route
      ? routeFaultSentence(route, input.language)
      : texts.problems[problem];
  const about = said === "" ? [] : [text(texts.line(said))];
  const near = candidates.length === 0 ? [] : [text(texts.nearest), choicesOf(candidates)];
  return [...about, text(reason), ...near, text(texts.nothingBooked)];
}

/** What comes next: the reader's own decision, or who is waited for. */
function nextBlocks(input: AnswerInput): Block[] {
  const { answer, asked, head, language } = input;
  const texts = MAIL_TEXTS[language];
  const game: Block = { kind: "link", label: texts.turn.game, url: input.gameUrl, isMain: false };
  const news = answer.kind === "past" ? newsBlocks(input, answer.news, texts.answer.since) : [];
  if (answer.kind === "confirm") return [game];
  if (asked && answer.kind === "booked") {
    const map = input.picture ? [mapBlock(input.picture, input.state, contextOf(input))] : [];
    return [...askingBlocks(input, asked), ...map, ...standingBlocks(input, asked.decision)];
  }
  if (asked) return [...news, { kind: "title", text: texts.answer.now }, ...askingBlocks(input, asked)];
  const names = head.waiting.map(({ seat }) => contextOf(input).names.seat(seat));
  const next = names.length > 0 ? texts.answer.waiting(texts.list(names)) : texts.answer.over;
  return [text(next), ...news, game];
}

const text = (words: string): Block => ({ kind: "text", text: words });

const choicesOf = (lines: readonly string[]): Block => ({
  kind: "choices",
  items: lines.map((line) => ({ line, does: "" })),
});
