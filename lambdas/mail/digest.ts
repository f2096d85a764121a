/** The daily mail: for each game whether it waits for the reader, and what has happened since the last one. */
import { headline, question } from "../../engine/index.ts";
import type { Language, LogEntry } from "../service/api.ts";
import { type Asked, newsBlocks } from "./asking.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import { contextOf, type GameMailInput, labelOf, zoneOf } from "./frame.ts";
import { digestHeaders } from "./headers.ts";
import type { Block } from "./letter.ts";
import { PEOPLE_TEXTS } from "./people/index.ts";
import type { OutgoingMail } from "./port.ts";
import { post } from "./posting.ts";

export interface DigestPart {
  readonly input: GameMailInput;
  /** Null if it does not wait for the reader. */
  readonly asked: Asked | null;
  readonly news: readonly LogEntry[];
}

export interface DigestInput {
  readonly to: string;
  readonly language: Language;
  readonly origin: string;
  /** At least one; those that wait come first. */
  readonly parts: readonly DigestPart[];
  /** Games beyond those, which are only counted, and how many of them wait for the reader. */
  readonly more: { readonly games: number; readonly waiting: number };
  /** The list of the reader's games. */
  readonly gamesUrl: string;
  readonly unsubscribeUrl: string;
  readonly settingsUrl: string;
}

/** The mail. */
export function digestMail(input: DigestInput): OutgoingMail {
  const { to, language, parts, more, unsubscribeUrl, settingsUrl } = input;
  const texts = PEOPLE_TEXTS[language].digest;
  const waiting = parts.filter(({ asked }) => asked).length + more.waiting;
  const subject = texts.subject(waiting, parts.length + more.games);
  const letter = {
    ...{ language, subject, preview: parts.map(({ input }) => labelOf(input.head)).join(", ") },
    ...{ place: texts.place, heading: subject, tone: "white" as const },
    blocks: [...parts.flatMap(blocksOf), ...moreBlocks(input)],
    foot: [
      ...parts.slice(0, 1).map(({ input }) => ({ text: MAIL_TEXTS[language].foot.times(zoneOf(input)) })),
      { text: texts.settings, url: settingsUrl },
      { text: texts.stop, url: unsubscribeUrl },
    ],
  };
  return post(letter, to, digestHeaders(unsubscribeUrl));
}

function moreBlocks({ language, more, gamesUrl }: DigestInput): Block[] {
  if (more.games === 0) return [];
  const texts = PEOPLE_TEXTS[language].digest;
  return [
    { kind: "text", text: texts.more(more.games, more.waiting) },
    { kind: "link", label: texts.games, url: gamesUrl, isMain: false },
  ];
}

function blocksOf({ input, asked, news }: DigestPart): Block[] {
  const { language, state, seat, head } = input;
  const texts = PEOPLE_TEXTS[language].digest;
  const context = contextOf(input);
  const waits: Block[] = asked
    ? [
        {
          kind: "text",
          text: `${headline(asked.decision, state, context)} ${question(asked.decision, state, seat, context)}`,
        },
        { kind: "link", label: texts.button, url: asked.turnUrl, isMain: true },
      ]
    : [{ kind: "link", label: texts.game, url: input.gameUrl, isMain: false }];
  const told = news.length > 0 ? newsBlocks(input, news, texts.since) : [];
  return [{ kind: "title", text: labelOf(head) }, ...waits, ...told];
}
