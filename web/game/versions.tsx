/** What stands above pages that do not show the present: earlier versions with the way through them and what they changed; drafts. */
import { narrateEvents } from "../../engine/narration/index.ts";
import { explained } from "../../engine/titles/demos/explanations.ts";
import { undoSentence } from "../../lambdas/service/undo/words/index.ts";
import { Badge, Time } from "../parts/badge.tsx";
import { Sheet } from "../parts/layout.tsx";
import { Linked } from "../parts/linked.tsx";
import { type Actor, type Chapter, type Past, stepsFrom, waysFrom } from "./chapters.ts";
import { type Scene, seatName } from "./scene.ts";
import { hexHref, targetsOf } from "./targets.ts";

interface Props {
  readonly scene: Scene;
  readonly past: Past;
}

interface BandProps {
  readonly scene: Scene;
  /** Its rounds; without them the band leads step by step only. */
  readonly past?: Past;
  /** Which part of the game the page shows: its links lead to the same part of other versions. */
  readonly below?: string;
}

/** The striped band above an earlier version. */
export const VersionBand = ({ scene, past, below = "" }: BandProps) => {
  const { words, version, head } = scene;
  return (
    <div class="past version">
      <p>
        <b>{words.pastVersion(version, head.version)}</b>
      </p>
      <VersionLinks scene={scene} past={past} below={below} />
      {past && <Jump scene={scene} past={past} />}
    </div>
  );
};

/** The band above a page that shows how things would stand after the composed moves. */
export const DraftBand = ({ scene }: { scene: Scene }) => (
  <div class="past">
    <p>
      <b>{scene.words.draftBand}</b>
    </p>
  </div>
);

const VersionLinks = ({ scene: { words, version, head, paths }, past, below = "" }: BandProps) => {
  const ways = past ? waysFrom(past.chapters, version) : stepsFrom(version, head.version);
  const way = (to: number | null, text: string, rel?: "prev" | "next") =>
    to === null || to === version ? (
      <span>{text}</span>
    ) : (
      <a href={`${paths.history}/v/${to}${below}`} rel={rel}>
        {text}
      </a>
    );
  return (
    <nav class="steps-nav" aria-label={words.versions}>
      {below === "" && <a href={`${paths.history}/v/first`}>{words.first}</a>}
      {past && way(ways.roundBack, words.roundBack)}
      {way(ways.stepBack, words.previous, "prev")}
      {way(ways.stepOn, words.following, "next")}
      {past && way(ways.roundOn, words.roundOn)}
      {way(head.version, words.last)}
      <a href={`${paths.history}${below}`}>{words.present}</a>
      <a href={`${paths.history}/what-if/${version}`}>{words.whatIfFrom}</a>
    </nav>
  );
};

/** The list of all rounds, and of the turns of this one. */
const Jump = ({ scene, past: { chapters } }: Props) => {
  const { words, version, paths } = scene;
  const here = chapters.find(({ from, to }) => from <= version && version <= to);
  const turn = here?.turns.findLast(({ from }) => from <= version);
  return (
    <details class="jump">
      <summary>{words.jump}</summary>
      <nav class="jumps" aria-label={words.rounds}>
        {chapters.map((chapter) => (
          <a href={`${paths.history}/v/${chapter.from}`} aria-current={chapter === here ? "true" : undefined}>
            {shortName(scene, chapter)}
          </a>
        ))}
      </nav>
      {here && here.turns.length > 0 && (
        <nav class="jumps" aria-label={words.turnsOf(here.name)}>
          {here.turns.map((one) => (
            <a href={`${paths.history}/v/${one.from}`} aria-current={one === turn ? "true" : undefined}>
              <ActorName scene={scene} actor={one.actor} />
            </a>
          ))}
        </nav>
      )}
    </details>
  );
};

/** "OR 2.1", "SR 3"; other rounds by their whole name. */
export function shortName({ words }: Pick<Scene, "words">, { round, name }: Chapter): string {
  if (round.kind === "stock") return words.stockShort(round.number);
  return round.kind === "operating" ? words.operatingShort(round.set, round.number) : name;
}

const ActorName = ({ scene, actor }: { scene: Scene; actor: Actor }) =>
  "corporation" in actor ? <Badge symbol={actor.corporation} /> : <span>{seatName(scene, actor.seat)}</span>;

/** The entry that led to this version as sentences, and the hexes that it changed by the numbers that they carry on the map. */
export const StepSheet = ({ scene, past, places }: Props & { places: ReadonlyMap<string, number> }) => {
  const { words, context, version, language, paths } = scene;
  const { entry } = past;
  const lines = entry ? narrateEvents(entry.events, context) : [];
  const sentence = entry && undoSentence(entry, context.names.seat(entry.seat ?? 0), language);
  const isStart = past.before === null;
  const all = <a href={`${paths.history}/log?version=${version}#v${version}`}>{words.log}</a>;
  return (
    <Sheet id="news" heading={isStart ? words.startHeading : words.stepHeading(version)} end={all}>
      {entry && (
        <p class="who">
          {entry.seat !== null && <b>{seatName(scene, entry.seat)}</b>} <Time iso={entry.at} language={language} />
        </p>
      )}
      {lines.map((line) => (
        <p>
          <Linked text={line} to={targetsOf(scene.title, paths.history, version)} />
        </p>
      ))}
      {sentence && <p>{sentence}</p>}
      {entry?.undone !== undefined && <p class="taken-back">{words.undoneBy(entry.undone)}</p>}
      {entry?.programmed && <p class="dim">{words.programmed}</p>}
      {entry?.message !== undefined && <p class="said">{words.message(explained(entry.message, language))}</p>}
      {lines.length === 0 && !sentence && entry?.message === undefined && !isStart && (
        <p class="dim">{words.nothingChanged}</p>
      )}
      {places.size > 0 && <Places scene={scene} places={places} />}
    </Sheet>
  );
};

const Places = ({ scene, places }: { scene: Scene; places: ReadonlyMap<string, number> }) => {
  const { words, title, paths, version } = scene;
  return (
    <div class="places">
      <p class="dim">{words.placesChanged}</p>
      <ul>
        {[...places].map(([hex, number]) => (
          <li>
            <span class="n">{number}</span>
            <a href={hexHref(paths.history, version, hex)}>{words.placeName(hex, title.map[hex]?.name ?? null)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
