/** What a player needs to decide: the question, what is possible and how to say it, what happened, how things stand. */
import {
  type Decision,
  describeMove,
  describeOptions,
  narrateEvents,
  notationLines,
  question,
} from "../../engine/index.ts";
import type { LogEntry } from "../service/api.ts";
import { shortTimeText } from "../service/clock/wording.ts";
import { PROGRAM_TEXTS } from "../service/programs/words/index.ts";
import { undoSentence } from "../service/undo/words/index.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import { contextOf, type GameMailInput, zoneOf } from "./frame.ts";
import type { Block, Choice, News } from "./letter.ts";
import { outlookBlocks } from "./outlook.ts";
import { corporationsTable, playersTable } from "./tables.ts";

/** Lines of options, and moves told, before the mail points to the page. */
const MOST_OPTIONS = 40;
const MOST_NEWS = 12;

/** A seat that is asked. */
export interface Asked {
  readonly decision: Decision;
  /** Page with the form of this turn. */
  readonly turnUrl: string;
  /** ISO time since which it has been asked. */
  readonly since: string;
}

/** The question, the way to the form, and the moves that are possible: as lines to answer with where answers are received. */
export function askingBlocks(input: GameMailInput, asked: Asked): Block[] {
  const texts = MAIL_TEXTS[input.language].turn;
  return [
    { kind: "text", text: question(asked.decision, input.state, input.seat, contextOf(input)) },
    { kind: "link", label: texts.form, url: asked.turnUrl, isMain: true },
    { kind: "link", label: texts.game, url: input.gameUrl, isMain: false },
    ...(input.replyTo ? choiceBlocks(input, asked) : optionBlocks(input, asked)),
  ];
}

function choiceBlocks(input: GameMailInput, { decision }: Asked): Block[] {
  const { reply, turn } = MAIL_TEXTS[input.language];
  const { names } = contextOf(input);
  const lines = notationLines(input.state, decision, input.seat, input.language, names);
  const items: Choice[] = lines.slice(0, MOST_OPTIONS).map(({ line, does }) => ({ line, does }));
  const left = lines.length - items.length;
  return [
    { kind: "text", text: reply.how },
    { kind: "choices", items },
    ...(left > 0 ? [{ kind: "text", text: turn.more(left) } as const] : []),
    { kind: "text", text: reply.besides },
  ];
}

function optionBlocks(input: GameMailInput, { decision }: Asked): Block[] {
  const { turn } = MAIL_TEXTS[input.language];
  const lines = [...new Set(describeOptions(decision, input.seat, contextOf(input)))];
  const left = lines.length - MOST_OPTIONS;
  const items = left > 0 ? [...lines.slice(0, MOST_OPTIONS), turn.more(left)] : lines;
  return [
    { kind: "text", text: turn.possible },
    { kind: "list", items },
  ];
}

/** What happened, under a title; the latest of it if it is much. */
export function newsBlocks(input: GameMailInput, news: readonly LogEntry[], heading: string): Block[] {
  const texts = MAIL_TEXTS[input.language].turn;
  const told = news.map((entry) => newsOf(entry, input)).filter((one) => one.lines.length > 0);
  const title: Block = { kind: "title", text: heading };
  if (told.length === 0) return [title, { kind: "text", text: texts.nothing }];
  const earlier = told.length - MOST_NEWS;
  const list: Block = { kind: "news", items: told.slice(-MOST_NEWS) };
  return earlier > 0 ? [title, { kind: "text", text: texts.earlier(earlier) }, list] : [title, list];
}

/** One entry as it is told. */
export function newsOf(entry: LogEntry, input: GameMailInput): News {
  const { language } = input;
  const context = contextOf(input);
  const { at, seat, moves, events, message, programmed } = entry;
  const sentence = undoSentence(entry, seat === null ? "" : context.names.seat(seat), language);
  const told = narrateEvents(events, context);
  const worthTelling = moves.filter((move) => move.type !== "done");
  const lines = told.length > 0 ? told : worthTelling.map((move) => describeMove(move, context));
  const said = message === undefined ? [] : MAIL_TEXTS[language].said(message).split("\n");
  return {
    at: shortTimeText(at, language, zoneOf(input)),
    who: seat === null ? "" : context.names.seat(seat),
    lines: [
      ...(sentence === null ? [] : [sentence]),
      ...lines,
      ...(programmed ? [PROGRAM_TEXTS[language].played] : []),
      ...said,
    ],
  };
}

/** How things stand: players, corporations, what is to come. */
export function standingBlocks(input: GameMailInput, decision: Decision): Block[] {
  const context = contextOf(input);
  const title: Block = { kind: "title", text: MAIL_TEXTS[input.language].table.standing };
  return [
    title,
    playersTable(input, context),
    ...corporationsTable(input, decision.corporation, context),
    ...outlookBlocks(input, context),
  ];
}
