/** Mails about a running game: whose turn it is and what to decide, the start, the end. */
import {
  type Context,
  type Decision,
  describeMove,
  describeOptions,
  endReason,
  type GameState,
  headline,
  narrateEvents,
  optionName,
  phaseName,
  question,
  roundName,
  type Seat,
  titleById,
  titleFor,
} from "../../engine/index.ts";
import type { GameHead, Language, LogEntry } from "../service/api.ts";
import { MAIL_TEXTS, shortTimeText, timeText } from "./catalogue.ts";
import { gameHeaders } from "./headers.ts";
import type { Block, Letter, News } from "./letter.ts";
import { markerLine } from "./marker.ts";
import { outlookBlocks } from "./outlook.ts";
import type { OutgoingMail } from "./port.ts";
import { post } from "./posting.ts";
import { corporationsTable, playersTable, standingTable } from "./tables.ts";

/** Lines of options, and moves told, before the mail points to the page. */
const MOST_OPTIONS = 40;
const MOST_NEWS = 12;

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

export interface TurnMailInput extends GameMailInput {
  readonly decision: Decision;
  /** Page with the form of this turn. */
  readonly turnUrl: string;
  /** ISO time since which the reader is asked. */
  readonly since: string;
  /** What happened since the reader's last move, oldest first. */
  readonly news: readonly LogEntry[];
  readonly hasMoved: boolean;
}

/** The mail that asks for a move. */
export function turnMail(input: TurnMailInput): OutgoingMail {
  const { head, state, decision, seat, language } = input;
  const texts = MAIL_TEXTS[language];
  const context = contextOf(input);
  const heading = headline(decision, state, context);
  const asked = question(decision, state, seat, context);
  return letterFor(input, {
    subject: texts.turn.subject(labelOf(head), heading),
    preview: texts.turn.preview(asked),
    heading,
    note: texts.turn.since(timeText(input.since, language)),
    ...(input.replyTo ? { marker: markerLine(texts.reply.above) } : {}),
    tone: "yellow",
    blocks: [
      { kind: "text", text: asked },
      { kind: "link", label: texts.turn.form, url: input.turnUrl, isMain: true },
      { kind: "link", label: texts.turn.game, url: input.gameUrl, isMain: false },
      { kind: "text", text: texts.turn.possible },
      { kind: "list", items: optionLines(input, context) },
      ...newsBlocks(input, context),
      ...tables(input),
    ],
    foot: [{ text: texts.turn.foot(head.version) }],
  });
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

function letterFor(input: GameMailInput, letter: Omit<Letter, "language" | "place">): OutgoingMail {
  const { language, head, state } = input;
  const context = contextOf(input);
  const { foot } = MAIL_TEXTS[language];
  const place = state.result
    ? `${labelOf(head)}, ${roundName(state, context)}`
    : `${labelOf(head)}, ${roundName(state, context)}, ${phaseName(state, context)}`;
  const lines = [...letter.foot, { text: foot.utc }, { text: foot.stop, url: input.unsubscribeUrl }];
  const headers = gameHeaders(head.id, input.origin, input.unsubscribeUrl);
  const mail = post({ ...letter, language, place, foot: lines }, input.to, headers);
  return letter.marker && input.replyTo ? { ...mail, replyTo: input.replyTo } : mail;
}

function optionLines({ decision, seat, language }: TurnMailInput, context: Context): string[] {
  const lines = [...new Set(describeOptions(decision, seat, context))];
  if (lines.length <= MOST_OPTIONS) return lines;
  return [...lines.slice(0, MOST_OPTIONS), MAIL_TEXTS[language].turn.more(lines.length - MOST_OPTIONS)];
}

function newsBlocks({ news, language, hasMoved }: TurnMailInput, context: Context): Block[] {
  const texts = MAIL_TEXTS[language].turn;
  const told = news.map((entry) => newsOf(entry, context, language)).filter((one) => one.lines.length > 0);
  const title: Block = { kind: "title", text: hasMoved ? texts.news : texts.newsFirst };
  if (told.length === 0) return [title, { kind: "text", text: texts.nothing }];
  const earlier = told.length - MOST_NEWS;
  const list: Block = { kind: "news", items: told.slice(-MOST_NEWS) };
  return earlier > 0 ? [title, { kind: "text", text: texts.earlier(earlier) }, list] : [title, list];
}

function newsOf({ at, seat, moves, events, message }: LogEntry, context: Context, language: Language): News {
  const told = narrateEvents(events, context);
  const worthTelling = moves.filter((move) => move.type !== "done");
  const lines = told.length > 0 ? told : worthTelling.map((move) => describeMove(move, context));
  const said = message === undefined ? [] : MAIL_TEXTS[language].said(message).split("\n");
  return {
    at: shortTimeText(at, language),
    who: seat === null ? "" : context.names.seat(seat),
    lines: [...lines, ...said],
  };
}

function tables(input: TurnMailInput): Block[] {
  const context = contextOf(input);
  const title: Block = { kind: "title", text: MAIL_TEXTS[input.language].table.standing };
  return [
    title,
    playersTable(input, context),
    ...corporationsTable(input, input.decision.corporation, context),
    ...outlookBlocks(input, context),
  ];
}
