/** A game's moves as text, to be copied. */
import {
  decide,
  decision,
  fold,
  type GameState,
  type Move,
  type Seat,
  titleFor,
  titleOf,
  writeMove,
} from "../../engine/index.ts";
import { roundName } from "../../engine/narration/index.ts";
import { type GameHead, LANGUAGES, type Language, type LogEntry, type Person } from "../../lambdas/service/api.ts";
import { GameHeading } from "../parts/gameHeading.tsx";
import { Page, Sheet } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";
import { CopyText } from "./writing.tsx";

interface Props {
  readonly words: Words;
  readonly language: Language;
  /** The language of the moves. */
  readonly written: Language;
  readonly person: Person | null;
  readonly head: GameHead;
  readonly entries: readonly LogEntry[];
  /** The position before the first entry. */
  readonly before: GameState;
  /** What the game draws from, null as long as that must not be known. */
  readonly seed: number | null;
  readonly history: string;
  /** Last entry of the older and of the newer page. */
  readonly older: number | null;
  readonly newer: number | null;
  /** The last entry of this page. */
  readonly to: number;
}

/** One page of the transcript. */
export const TranscriptPage = (props: Props) => {
  const { words, language, person, head, entries, history } = props;
  const title = titleFor(head.title, head.seatCount);
  const [first, last] = [entries.at(0)?.version ?? 0, entries.at(-1)?.version ?? 0];
  return (
    <Page words={words} language={language} title={`${words.transcript}, ${head.name}`} person={person}>
      <GameHeading title={title} name={head.name}>
        <p>
          <a href={history}>{words.toGame}</a>
        </p>
      </GameHeading>
      <Sheet id="transcript" heading={words.transcript}>
        <p class="dim">{words.transcriptHelp}</p>
        <nav class="steps-nav" aria-label={words.movesLanguage}>
          {LANGUAGES.map((one) => (
            <a
              href={`${history}/moves?to=${props.to}&in=${one}`}
              lang={one}
              hreflang={one}
              aria-current={one === props.written ? "true" : undefined}
            >
              {words.languageNames[one]}
            </a>
          ))}
        </nav>
        <CopyText label={words.transcriptOf(first, last)} lines={transcript(props)} />
        <nav class="steps-nav" aria-label={words.logPages}>
          <a href={`${history}/log`}>{words.log}</a>
          {props.older !== null && <a href={`${history}/moves?to=${props.older}&in=${props.written}`}>{words.older}</a>}
          {props.newer !== null && <a href={`${history}/moves?to=${props.newer}&in=${props.written}`}>{words.newer}</a>}
        </nav>
      </Sheet>
    </Page>
  );
};

/**
 * The form that `readTranscript` reads: what the game was made from, before the very first move, then a move a line with its seat. What
 * a game draws from is told only when it has ended.
 */
function transcript(props: Props): string[] {
  const { entries, before, written, older } = props;
  const lines = older === null ? headOf(props) : [];
  let [state, heading] = [before, ""];
  for (const { version, seat, moves, events } of entries) {
    const round = roundName(state, { title: titleOf(state), language: written, names: { seat: String } });
    if (round !== heading) lines.push("", `# ${round} (${version})`);
    heading = round;
    if (seat !== null) lines.push(...linesOf(state, seat, moves, written));
    state = fold(state, events);
  }
  return lines;
}

function headOf({ before, head, seed, words }: Props): string[] {
  const chosen = titleOf(before).options.filter(({ id, values }) => before.options[id] !== values[0]);
  return [
    `# ${words.transcriptSeats(head.seats.map(({ name }, seat) => `${seat + 1} ${name.replaceAll(/\s/g, " ")}`))}`,
    `title: ${before.title}`,
    `players: ${before.players.length}`,
    ...(seed === null ? [] : [`seed: ${seed}`]),
    ...chosen.map(({ id }) => `option: ${id} = ${before.options[id]}`),
  ];
}

/** Moves of one entry, each written at the position to which those before it lead. */
function linesOf(start: GameState, seat: Seat, moves: readonly Move[], language: Language): string[] {
  let state = start;
  return moves.map((move) => {
    const line = `${seat + 1}: ${writeMove(move, { state, decision: decision(state), seat }, language)}`;
    const decided = decide(state, seat, move);
    if (decided.accepted) state = decided.state;
    return line;
  });
}
