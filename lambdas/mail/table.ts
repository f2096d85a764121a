/** Mails about who plays and what the table decides, and each move or message for those who want them all. */
import { netWorth, type Seat, titleOf } from "../../engine/index.ts";
import type { Language, LogEntry } from "../service/api.ts";
import { majorityOf, votesNeeded } from "../service/matters.ts";
import { newsBlocks } from "./asking.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import { contextOf, type GameMailInput, labelOf, letterFor } from "./frame.ts";
import { gameHeaders } from "./headers.ts";
import type { Block, Letter } from "./letter.ts";
import type { PeopleTexts } from "./people/en.ts";
import { PEOPLE_TEXTS } from "./people/index.ts";
import type { OutgoingMail } from "./port.ts";
import { post } from "./posting.ts";
import { standingTable } from "./tables.ts";

const text = (words: string): Block => ({ kind: "text", text: words });

/** What a mail of a table without a position needs. */
export interface GatheringInput
  extends Pick<GameMailInput, "to" | "language" | "origin" | "head" | "gameUrl" | "unsubscribeUrl"> {}

interface Told {
  readonly subject: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

function gatheringMail(input: GatheringInput, { subject, heading, lines }: Told): OutgoingMail {
  const { language, head, origin, unsubscribeUrl } = input;
  const letter: Letter = {
    ...{ language, subject, heading, preview: lines[0] ?? heading, place: labelOf(head), tone: "white" },
    blocks: [
      ...lines.map(text),
      { kind: "link", label: PEOPLE_TEXTS[language].table, url: input.gameUrl, isMain: true },
    ],
    foot: [{ text: MAIL_TEXTS[language].foot.stop, url: unsubscribeUrl }],
  };
  return post(letter, input.to, gameHeaders(head.id, origin, unsubscribeUrl));
}

/** To the host: somebody has taken a seat, or left it. */
export function hostMail(input: GatheringInput & { readonly who: string; readonly isJoin: boolean }): OutgoingMail {
  const { head, language } = input;
  const { joined, left } = PEOPLE_TEXTS[language];
  const who = input.who || MAIL_TEXTS[language].someone;
  const free = head.seats.filter(({ status }) => status !== "seated").length;
  if (!input.isJoin) {
    return gatheringMail(input, {
      subject: left.subject(labelOf(head), who),
      heading: left.heading(who),
      lines: [left.text],
    });
  }
  const lines = [free === 0 ? joined.full : joined.free(free)];
  return gatheringMail(input, { subject: joined.subject(labelOf(head), who), heading: joined.heading(who), lines });
}

/** A table that has not begun is warned that it will be closed in so many milliseconds, or told that it is (null). */
export function unstartedMail(input: GatheringInput, closesIn: number | null): OutgoingMail {
  const { idle, cancelled } = PEOPLE_TEXTS[input.language];
  const label = labelOf(input.head);
  if (closesIn === null) {
    return gatheringMail(input, {
      subject: cancelled.subject(label),
      heading: cancelled.heading,
      lines: [cancelled.text],
    });
  }
  const lines = [idle.text(Math.round(closesIn / 86_400_000))];
  return gatheringMail(input, { subject: idle.subject(label), heading: idle.heading, lines });
}

/** One move or message, or moves taken back, for those who want all of them. */
export function newsMail(input: GameMailInput, entry: LogEntry): OutgoingMail {
  const { language, head } = input;
  const { news: texts, button } = PEOPLE_TEXTS[language];
  const context = contextOf(input);
  const who = context.names.seat(entry.seat ?? -1);
  const { subject, heading } = newsTitles(texts, entry);
  const waiting = head.waiting.map(({ seat }) => context.names.seat(seat));
  return letterFor(input, {
    ...{ subject: subject(labelOf(head), who), heading: heading(who), preview: heading(who), tone: "white" },
    blocks: [
      ...newsBlocks(input, [entry], texts.title),
      ...(waiting.length > 0 ? [text(texts.waiting(MAIL_TEXTS[language].list(waiting)))] : []),
      { kind: "link", label: button, url: input.gameUrl, isMain: true },
    ],
    foot: [],
  });
}

function newsTitles(texts: PeopleTexts["news"], { kind }: LogEntry): Pick<PeopleTexts["news"], "subject" | "heading"> {
  if (kind === "undone") return { subject: texts.subjectUndone, heading: texts.headingUndone };
  return kind === "said" ? { subject: texts.subjectSaid, heading: texts.headingSaid } : texts;
}

/** To everybody when the table has ended its game: why, and how things stood. */
export function closedMail(input: GameMailInput): OutgoingMail {
  const { language, head, state } = input;
  const { closed: texts, button } = PEOPLE_TEXTS[language];
  const reason = head.matters.closed === "agreed" ? texts.agreed : texts.abandoned;
  const title = titleOf(state);
  const worth = state.players.map((_, seat) => netWorth(title, state, seat));
  return letterFor(input, {
    ...{ subject: texts.subject(labelOf(head)), preview: reason, heading: texts.heading, tone: "white" },
    blocks: [
      text(reason),
      { kind: "title", text: texts.standing },
      standingTable({ ...input, worth }, contextOf(input)),
      { kind: "link", label: button, url: input.gameUrl, isMain: true },
    ],
    foot: [],
  });
}

export interface TableMailInput extends GameMailInput {
  /** The person who reads it. */
  readonly reader: string;
  /** Name of the person who acted. */
  readonly by: string;
  readonly watchUrl: string;
  /** Name of a person. */
  readonly names: (person: string) => string;
}

/** What the table is told of seats and votes. */
export function tableMail(input: TableMailInput, entry: LogEntry): OutgoingMail | null {
  const told = toldOf(input, entry);
  if (!told) return null;
  const { offered, button } = PEOPLE_TEXTS[input.language];
  const { subject, heading, lines, isSought } = told;
  const invitation: Block[] = isSought
    ? [text(offered.link), { kind: "link", label: input.watchUrl, url: input.watchUrl, isMain: false }]
    : [];
  return letterFor(input, {
    ...{ subject, heading, preview: lines[0] ?? heading, tone: "white" },
    blocks: [...lines.map(text), ...invitation, { kind: "link", label: button, url: input.gameUrl, isMain: true }],
    foot: [],
  });
}

interface TableTold extends Told {
  /** Anybody may take a seat now. */
  readonly isSought?: boolean;
}

function toldOf(input: TableMailInput, entry: LogEntry): TableTold | null {
  const seat = entry.seat ?? -1;
  switch (entry.kind) {
    case "seatOffered":
      return offeredTold(input, contextOf(input).names.seat(seat));
    case "seatVoted":
      return votedTold(input, seat);
    case "seatPassed":
      return entry.passed ? passedTold(input, entry.passed) : null;
    case "endVoted":
      return endingTold(input);
    default:
      return null;
  }
}

const textsFor = (language: Language) => PEOPLE_TEXTS[language];

function offeredTold(input: TableMailInput, who: string): TableTold {
  const { offered: texts } = textsFor(input.language);
  const label = labelOf(input.head);
  return { subject: texts.subject(label, who), heading: texts.heading(who), lines: [texts.text(who)], isSought: true };
}

function votedTold(input: TableMailInput, seat: Seat): TableTold | null {
  const { wanted, absent } = textsFor(input.language);
  const sought = input.head.matters.sought.find((one) => one.seat === seat && !one.self);
  if (!sought) return null;
  const [label, who] = [labelOf(input.head), contextOf(input).names.seat(seat)];
  if (sought.open) {
    return {
      subject: wanted.subject(label, who),
      heading: wanted.heading(who),
      lines: [wanted.text(who)],
      isSought: true,
    };
  }
  const isOwn = input.seat === seat;
  const line = isOwn ? absent.you(input.by) : absent.text(input.by, who, votesNeeded(input.head, seat));
  return { subject: absent.subject(label, who), heading: absent.heading(who), lines: [line] };
}

function passedTold(input: TableMailInput, passed: { readonly from: string; readonly to: string }): TableTold {
  const { passed: texts } = textsFor(input.language);
  const { someone } = MAIL_TEXTS[input.language];
  const [from, to] = [input.names(passed.from) || someone, input.names(passed.to) || someone];
  const isFormer = input.reader === passed.from;
  const own = input.reader === passed.to ? texts.you(from) : texts.text(to, from);
  const heading = texts.heading(to, from);
  return { subject: texts.subject(labelOf(input.head), to, from), heading, lines: [isFormer ? texts.former(to) : own] };
}

function endingTold(input: TableMailInput): TableTold | null {
  const { ending: texts } = textsFor(input.language);
  const { ending } = input.head.matters;
  if (!ending) return null;
  const needed = majorityOf(input.head.seatCount);
  const heading = texts.heading(input.by);
  return {
    ...{ subject: texts.subject(labelOf(input.head), input.by), heading },
    lines: [texts[ending.aim](input.by, needed)],
  };
}
