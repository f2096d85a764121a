/** The log as sentences, in the order in which things happened, grouped by round and turn. */
import { type Seat, type Title, titleFor } from "../../engine/index.ts";
import { type Context, narrateEvents } from "../../engine/narration/index.ts";
import { explained } from "../../engine/titles/demos/explanations.ts";
import type { GameHead, Language, LogEntry, Person } from "../../lambdas/service/api.ts";
import { undoSentence } from "../../lambdas/service/undo/words/index.ts";
import { Badge, Time } from "../parts/badge.tsx";
import { GameHeading } from "../parts/gameHeading.tsx";
import { Page, Sheet } from "../parts/layout.tsx";
import { Linked } from "../parts/linked.tsx";
import { TableLine } from "../people/line.tsx";
import { companyStylesheet } from "../styles/index.ts";
import type { Words } from "../words/index.ts";
import type { Chapter } from "./chapters.ts";
import type { Excerpt, RoundGroup, TurnGroup, Wish } from "./excerpt.ts";
import { Tabs } from "./tabs.tsx";
import { targetsOf } from "./targets.ts";
import { shortName } from "./versions.tsx";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person | null;
  readonly head: GameHead;
  readonly chapters: readonly Chapter[];
  readonly excerpt: Excerpt;
  readonly names: ReadonlyMap<string, string>;
  /** The reader's seat, null for onlookers. */
  readonly seat: Seat | null;
  /** Base of the pages of versions. */
  readonly history: string;
}

/** One page of the log. */
export const LogPage = (props: Props) => {
  const { words, language, person, head, history, excerpt } = props;
  const title = titleFor(head.title, head.seatCount);
  const hasMoves = props.chapters.some(({ from, to }) => to > from);
  return (
    <Page
      words={words}
      language={language}
      title={words.logOf(head.name)}
      person={person}
      styles={[companyStylesheet(title)]}
    >
      <GameHeading title={title} name={head.name}>
        <nav class="steps-nav" aria-label={words.thisPage}>
          {props.seat !== null && <a href={`${history}/log?since=mine`}>{words.logSince}</a>}
          {hasMoves && <a href={`${history}/moves`}>{words.transcript}</a>}
          <a href="#latest">{words.latestEntry}</a>
        </nav>
      </GameHeading>
      <Tabs
        scene={{ words, title, version: head.version, past: false, paths: { page: history, history } }}
        current="log"
      />
      <Rounds {...props} />
      <Filters {...props} />
      <Sheet id="log" heading={headingOf(props)}>
        {excerpt.groups.length === 0 && <p class="dim">{words.noEntries}</p>}
        {excerpt.groups.map((group) => (
          <Round {...props} group={group} />
        ))}
        <Pages {...props} />
        <span id="latest" />
      </Sheet>
    </Page>
  );
};

function headingOf({ words, head, excerpt: { wish, chapter } }: Props): string {
  if (wish.after !== null) return words.logSince;
  if (wish.about !== null) return words.logAbout(wish.about);
  if (wish.seat !== null) return words.logAbout(head.seats[wish.seat]?.name ?? "");
  return chapter ? words.logOfRound(chapter.name) : words.log;
}

const Rounds = ({ words, chapters, history, excerpt }: Props) =>
  chapters.length === 0 ? null : (
    <nav class="jumps" aria-label={words.rounds}>
      {chapters
        .filter(({ number, from, to }) => number === 1 || to > from)
        .map((chapter) => (
          <a
            href={`${history}/log?round=${chapter.number}`}
            aria-current={chapter === excerpt.chapter ? "true" : undefined}
          >
            {shortName({ words }, chapter)}
          </a>
        ))}
    </nav>
  );

/** Links to the entries of one player, or about one company. */
const Filters = ({ words, head, history, excerpt: { wish } }: Props) => {
  const { corporations, companies } = titleFor(head.title, head.seatCount);
  const about = (symbol: string) => (
    <a
      href={`${history}/log?about=${encodeURIComponent(symbol)}`}
      aria-label={words.onlyOf(symbol)}
      aria-current={wish.about === symbol ? "true" : undefined}
    >
      <Badge symbol={symbol} />
    </a>
  );
  return (
    <details class="jump" open={wish.about !== null || wish.seat !== null}>
      <summary>{words.only}</summary>
      <nav class="jumps" aria-label={words.only}>
        {head.seats.map(({ seat, name }) => (
          <a
            href={`${history}/log?seat=${seat + 1}`}
            aria-label={words.onlyOf(name)}
            aria-current={wish.seat === seat ? "true" : undefined}
          >
            {name}
          </a>
        ))}
        {[...corporations, ...companies].map(({ symbol }) => about(symbol))}
        <a href={`${history}/log`}>{words.latestRound}</a>
      </nav>
    </details>
  );
};

const Round = (props: Props & { group: RoundGroup }) => {
  const { words, group, excerpt } = props;
  const isNamed = group.chapter !== null && headingOf(props) === words.logOfRound(group.chapter.name);
  const hasHeading = !isNamed || excerpt.groups.length > 1;
  return (
    <section class="log-round">
      {hasHeading && <h3>{group.chapter?.name ?? words.beforeStart}</h3>}
      {group.turns.map((turn) => (
        <TurnOf {...props} turn={turn} level={hasHeading ? "h4" : "h3"} />
      ))}
    </section>
  );
};

const TurnOf = (props: Props & { turn: TurnGroup; level: "h3" | "h4" }) => {
  const { turn, head, level: Heading } = props;
  const { actor, entries } = turn;
  const seat = actor ? ("seat" in actor ? actor.seat : (entries[0]?.seat ?? null)) : null;
  return (
    <div class="log-turn">
      {actor && (
        <Heading>
          {"corporation" in actor && <Badge symbol={actor.corporation} />} {seat !== null && head.seats[seat]?.name}
        </Heading>
      )}
      <ol class="log">
        {entries.map((entry) => (
          <EntryLine {...props} entry={entry} told={actor ? seat : null} />
        ))}
      </ol>
    </div>
  );
};

/** Is it something that a player did in the game? */
const isPlayed = ({ kind, undo }: LogEntry): boolean =>
  kind === "moved" || kind === "started" || kind === "said" || undo !== undefined;

/** One entry; `told` is the seat that the heading above names already. */
const EntryLine = (props: Props & { entry: LogEntry; told: Seat | null }) => {
  const { words, language, history, entry } = props;
  const played = isPlayed(entry);
  return (
    <li id={`v${entry.version}`} class={entry.undone === undefined ? undefined : "undone"}>
      {played ? (
        <a href={`${history}/v/${entry.version}`} aria-label={words.entry(entry.version)}>
          {entry.version}
        </a>
      ) : (
        <span class="dim">{entry.version}</span>
      )}
      <div>
        <EntryText {...props} played={played} />
      </div>
      <Time iso={entry.at} language={language} />
    </li>
  );
};

const EntryText = (props: Props & { entry: LogEntry; told: Seat | null; played: boolean }) => {
  const { words, language, head, history, names, entry, told, played } = props;
  const title: Title = titleFor(head.title, head.seatCount);
  const context: Context = { title, language, names: { seat: (seat) => head.seats[seat]?.name ?? "" } };
  const actor = entry.by === null ? words.somebody : (names.get(entry.by) ?? words.somebody);
  const seat = entry.seat === null || !played ? null : context.names.seat(entry.seat);
  const lines = narrateEvents(entry.events, context);
  const isSilent = lines.length === 0 && entry.message === undefined;
  return (
    <>
      {entry.kind === "moved" && entry.seat !== told && (
        <p>
          <b>{seat ?? actor}</b>
        </p>
      )}
      {entry.undone !== undefined && <p class="taken-back">{words.undoneBy(entry.undone)}</p>}
      {(entry.kind !== "moved" || isSilent) && <p>{kindLine(props, seat ?? actor)}</p>}
      {lines.map((line) => (
        <p>
          <Linked text={line} to={targetsOf(title, history, entry.version)} />
        </p>
      ))}
      {entry.programmed && <p class="dim">{words.programmed}</p>}
      <TableLine words={words} entry={entry} names={names} />
      {entry.voters && (entry.kind === "voted" || entry.kind === "moved") && <p>{votersLine(words, context, entry)}</p>}
      {entry.message !== undefined && <p class="said">{words.message(explained(entry.message, language))}</p>}
      {seat !== null && seat !== actor && entry.by !== null && <p class="dim">{words.actedBy(actor)}</p>}
    </>
  );
};

/** An entry without moves as a sentence. */
function kindLine({ words, language, entry }: Props & { entry: LogEntry }, who: string): string {
  const { kind } = entry;
  const isUndo = kind === "undoAsked" || kind === "undoAnswered" || kind === "undone";
  return isUndo ? (undoSentence(entry, who, language) ?? "") : words.entryKinds[kind](who);
}

/** Who wanted a pass, or whom a vote is about. */
function votersLine(words: Words, { names }: Context, { kind, seat, voters }: LogEntry): string {
  if (kind === "voted") return words.voteFor(names.seat(seat ?? 0));
  return words.passedBy((voters ?? []).map((one) => names.seat(one)).join(", "));
}

/** The way to the other pages of the same part, and to the rounds beside it. */
const Pages = ({ words, history, excerpt, chapters }: Props) => {
  const { page, pages, chapter, wish } = excerpt;
  const link = (change: Partial<Wish>): string => `${history}/log?${query({ ...wish, ...change })}`;
  const beside = (by: number): string | null => {
    const other = chapter && chapters.find(({ number }) => number === chapter.number + by);
    return other ? link({ round: other.number, version: null, page: by > 0 ? 1 : null }) : null;
  };
  const round = chapter && { round: chapter.number, version: null };
  const older = page > 1 ? link({ ...round, page: page - 1 }) : beside(-1);
  const newer = page < pages ? link({ ...round, page: page + 1 }) : beside(1);
  return (
    <nav class="steps-nav" aria-label={words.logPages}>
      {older === null ? (
        <span>{words.older}</span>
      ) : (
        <a href={older} rel="prev">
          {words.older}
        </a>
      )}
      {pages > 1 && <span>{words.pageOf(page, pages)}</span>}
      {newer === null ? (
        <span>{words.newer}</span>
      ) : (
        <a href={newer} rel="next">
          {words.newer}
        </a>
      )}
    </nav>
  );
};

/** A wish as it stands in an address. */
function query({ round, version, seat, about, after, page }: Wish): string {
  const parts: [string, string | number | null][] = [
    ["round", round],
    ["version", version],
    ["seat", seat === null ? null : seat + 1],
    ["about", about],
    ["since", after === null ? null : "mine"],
    ["page", page],
  ];
  const known = parts.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, String(value)]]));
  return new URLSearchParams(known).toString();
}
