/** A game's moves as text, to be copied. */
import {
  decide,
  decision,
  fold,
  type GameState,
  type Move,
  type Seat,
  titleFor,
  writeMove,
} from "../../engine/index.ts";
import type { GameHead, Language, LogEntry, Person } from "../../lambdas/service/api.ts";
import { Page, Sheet } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";
import { CopyText } from "./writing.tsx";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person | null;
  readonly head: GameHead;
  readonly entries: readonly LogEntry[];
  /** The position before the first entry. */
  readonly before: GameState;
  readonly history: string;
  /** Last entry of the older and of the newer page. */
  readonly older: number | null;
  readonly newer: number | null;
}

/** One page of the transcript. */
export const TranscriptPage = (props: Props) => {
  const { words, language, person, head, entries, history } = props;
  const [first, last] = [entries.at(0)?.version ?? 0, entries.at(-1)?.version ?? 0];
  return (
    <Page words={words} language={language} title={`${words.transcript}, ${head.name}`} person={person}>
      <div class="head plain">
        <h1>
          {titleFor(head.title, head.seatCount).name} <span>{head.name}</span>
        </h1>
        <p>
          <a href={history}>{words.toGame}</a>
        </p>
      </div>
      <Sheet id="transcript" heading={words.transcript}>
        <p class="dim">{words.transcriptHelp}</p>
        <CopyText label={words.transcriptOf(first, last)} lines={transcript(props)} />
        <nav class="steps-nav" aria-label={words.logPages}>
          <a href={`${history}/log`}>{words.log}</a>
          {props.older !== null && <a href={`${history}/moves?to=${props.older}`}>{words.older}</a>}
          {props.newer !== null && <a href={`${history}/moves?to=${props.newer}`}>{words.newer}</a>}
        </nav>
      </Sheet>
    </Page>
  );
};

/** Each entry as a line of its own with version and player, then its moves, one a line. */
function transcript({ entries, before, head, language }: Props): string[] {
  let state = before;
  return entries.flatMap(({ version, seat, moves, events }) => {
    const at = state;
    state = fold(state, events);
    if (seat === null) return [];
    return [`# ${version}, ${head.seats[seat]?.name ?? ""}`, ...linesOf(at, seat, moves, language)];
  });
}

/** Moves of one entry, each written at the position to which those before it lead. */
function linesOf(start: GameState, seat: Seat, moves: readonly Move[], language: Language): string[] {
  let state = start;
  return moves.map((move) => {
    const line = writeMove(move, { state, decision: decision(state), seat }, language);
    const decided = decide(state, seat, move);
    if (decided.accepted) state = decided.state;
    return line;
  });
}
