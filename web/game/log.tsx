/** The log as sentences, newest first, page by page. */
import { titleFor } from "../../engine/index.ts";
import { type Context, narrateEvents } from "../../engine/narration/index.ts";
import type { GameHead, Language, LogEntry, Person } from "../../lambdas/service/api.ts";
import { Time } from "../parts/badge.tsx";
import { Page, Sheet } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person | null;
  readonly head: GameHead;
  readonly entries: readonly LogEntry[];
  readonly names: ReadonlyMap<string, string>;
  /** Base of the pages of versions. */
  readonly history: string;
  /** Last entry of the older and of the newer page. */
  readonly older: number | null;
  readonly newer: number | null;
}

/** One page of the log. */
export const LogPage = (props: Props) => {
  const { words, language, person, head, entries, history } = props;
  const title = titleFor(head.title, head.seatCount);
  return (
    <Page words={words} language={language} title={words.logOf(head.name)} person={person}>
      <div class="head plain">
        <h1>
          {title.name} <span>{head.name}</span>
        </h1>
        <p>
          <a href={history}>{words.toGame}</a>
        </p>
      </div>
      <Sheet id="log" heading={words.log}>
        <ol class="log" reversed>
          {[...entries].reverse().map((entry) => (
            <EntryLine {...props} entry={entry} />
          ))}
        </ol>
        <nav class="steps-nav" aria-label={words.logPages}>
          {props.newer === null ? (
            <span>{words.newer}</span>
          ) : (
            <a href={`${history}/log?to=${props.newer}`}>{words.newer}</a>
          )}
          {props.older === null ? (
            <span>{words.older}</span>
          ) : (
            <a href={`${history}/log?to=${props.older}`}>{words.older}</a>
          )}
          {entries.some(({ kind }) => kind === "moved") && <a href={`${history}/moves`}>{words.transcript}</a>}
        </nav>
      </Sheet>
    </Page>
  );
};

const EntryLine = ({ words, language, head, history, names, entry }: Props & { entry: LogEntry }) => {
  const context: Context = {
    title: titleFor(head.title, head.seatCount),
    language,
    names: { seat: (seat) => head.seats[seat]?.name ?? "" },
  };
  const actor = entry.by === null ? words.somebody : (names.get(entry.by) ?? words.somebody);
  const lines = narrateEvents(entry.events, context);
  const played = entry.kind === "moved" || entry.kind === "started" || entry.kind === "said";
  return (
    <li>
      {played ? (
        <a href={`${history}/v/${entry.version}`} aria-label={words.entry(entry.version)}>
          {entry.version}
        </a>
      ) : (
        <span class="dim">{entry.version}</span>
      )}
      <div>
        <p class="who">
          <b>{entry.seat !== null && played ? context.names.seat(entry.seat) : actor}</b>
          <Time iso={entry.at} language={language} />
        </p>
        {(entry.kind !== "moved" || (lines.length === 0 && entry.message === undefined)) && (
          <p>{words.entryKinds[entry.kind](actor)}</p>
        )}
        {lines.map((line) => (
          <p>{line}</p>
        ))}
        {entry.voters && <p>{votersLine(words, context, entry)}</p>}
        {entry.message !== undefined && <p class="said">{words.message(entry.message)}</p>}
      </div>
    </li>
  );
};

/** Who wanted a pass, or whom a vote is about. */
function votersLine(words: Words, { names }: Context, { kind, seat, voters }: LogEntry): string {
  if (kind === "voted") return words.voteFor(names.seat(seat ?? 0));
  return words.passedBy((voters ?? []).map((one) => names.seat(one)).join(", "));
}
