/** Earlier versions, the log and the transcript: the same pages for players and for onlookers with the link. */
import { decision, type Seat, titleFor } from "../../engine/index.ts";
import { type GameHead, LANGUAGES, type Person, SituationError, type Story } from "../../lambdas/service/api.ts";
import { chaptersOf, type Past, type Position, positionsOf } from "../game/chapters.ts";
import { excerptOf, type Wish } from "../game/excerpt.ts";
import { LogPage } from "../game/log.tsx";
import { VersionPage } from "../game/past.tsx";
import type { Paths, Scene } from "../game/scene.ts";
import { TranscriptPage } from "../game/transcript.tsx";
import { type Ctx, seeOther } from "../http.ts";
import { mapPage } from "./map.tsx";
import { lastMoveOf, readingSeat, sceneOf } from "./scenes.ts";

export interface Visitor {
  readonly game: string;
  readonly person: Person | null;
  readonly paths: Paths;
}

/** Entries on one page of the transcript. */
const TRANSCRIPT_PAGE = 400;

const noVersion = () => new SituationError("notFound", "noVersion");

/** A version by its number; `first` leads to the first one with a board. */
export async function versionPage(c: Ctx, visitor: Visitor): Promise<Response> {
  const found = await pastScene(c, visitor);
  if (typeof found === "number") return seeOther(c, `${visitor.paths.history}/v/${found}`);
  return c.html(<VersionPage scene={found.scene} past={found.past} person={visitor.person} />);
}

/** The map of a version by its number, or of the first one with a board. */
export async function versionMap(c: Ctx, visitor: Visitor): Promise<Response> {
  const found = await pastScene(c, visitor);
  if (typeof found === "number") return seeOther(c, `${visitor.paths.history}/v/${found}/map`);
  return mapPage(c, found.scene, visitor.person);
}

/** The scene of the version that the address names; for `first` the number of the first one with a board. */
async function pastScene(c: Ctx, { game, person, paths }: Visitor): Promise<{ scene: Scene; past: Past } | number> {
  const wanted = c.req.param("version") ?? "";
  if (wanted !== "first" && !/^\d{1,6}$/.test(wanted)) throw noVersion();
  const story = await c.get("input").services.games.story(game);
  const positions = positionsOf(story);
  if (wanted === "first") return positions[0]?.version ?? 0;
  const at = positions.findIndex(({ version }) => version === Number(wanted));
  const position = positions[at];
  if (!position) throw noVersion();
  const { version, state } = position;
  const view = { head: story.head, version, state, decision: decision(state) };
  const past = pastOf(c, story, positions, at);
  const seat = person ? readingSeat(story.head, view, person) : null;
  const own = { past: true, before: past.before, news: [] };
  const scene = await sceneOf(c, { view, seat, paths: { ...paths, post: null }, ...own });
  return { scene, past };
}

function pastOf(c: Ctx, { head, entries }: Story, positions: readonly Position[], at: number): Past {
  return {
    chapters: chaptersOf(positions, contextOf(c, head)),
    entry: entries.find(({ version }) => version === positions[at]?.version) ?? null,
    before: positions[at - 1]?.state ?? null,
  };
}

const contextOf = (c: Ctx, head: GameHead) => ({
  title: titleFor(head.title, head.seatCount),
  language: c.get("language"),
  names: { seat: (seat: Seat) => head.seats[seat]?.name ?? "" },
});

/** A page of the log. */
export async function logPage(c: Ctx, { game, person, paths }: Visitor): Promise<Response> {
  const { games, people } = c.get("input").services;
  const story = await games.story(game);
  const { head, entries } = story;
  const positions = positionsOf(story);
  const chapters = chaptersOf(positions, contextOf(c, head));
  const seat = person && ownSeat(head, entries.at(-1)?.waiting ?? [], person);
  const excerpt = excerptOf({ entries, positions, chapters }, wishOf(c, story, seat));
  const shown = excerpt.groups.flatMap(({ turns }) => turns).flatMap((turn) => turn.entries);
  const names = await people.names([
    ...new Set(shown.flatMap(({ by, passed }) => [by ?? [], passed?.from ?? []].flat())),
  ]);
  const page = (
    <LogPage
      {...{ words: c.get("words"), language: c.get("language"), person, head, chapters, excerpt, names, seat }}
      history={paths.history}
    />
  );
  return c.html(page);
}

/** The person's seat that is asked, else his first; null for onlookers. */
function ownSeat({ seats }: GameHead, asked: readonly Seat[], person: Person): Seat | null {
  const own = seats.filter((seat) => seat.person === person.id).map(({ seat }) => seat);
  return own.find((seat) => asked.includes(seat)) ?? own[0] ?? null;
}

/** What the address asks for; whatever means nothing is left out. */
function wishOf(c: Ctx, { head, entries }: Story, own: Seat | null): Wish {
  const number = (name: string): number | null => {
    const text = c.req.query(name) ?? "";
    return /^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : null;
  };
  const { corporations, companies } = titleFor(head.title, head.seatCount);
  const seat = (number("seat") ?? 0) - 1;
  const about = c.req.query("about");
  const isAsked = own !== null && (entries.at(-1)?.waiting.includes(own) ?? false);
  return {
    round: number("round"),
    version: number("version"),
    seat: head.seats[seat] ? seat : null,
    about: [...corporations, ...companies].find(({ symbol }) => symbol === about)?.symbol ?? null,
    after: own !== null && c.req.query("since") === "mine" ? lastMoveOf(entries, own, isAsked) : null,
    page: number("page"),
  };
}

/** Versions on one page of the transcript, the newest if none is named; and the last ones of the pages beside it. */
function pageOf(c: Ctx, head: GameHead, size: number) {
  const wanted = c.req.query("to") ?? String(head.version);
  const to = /^\d{1,6}$/.test(wanted) ? Math.min(Math.max(1, Number(wanted)), head.version) : head.version;
  const from = Math.max(1, to - size + 1);
  return {
    from,
    to,
    older: from > 1 ? from - 1 : null,
    newer: to < head.version ? Math.min(head.version, to + size) : null,
  };
}

/** A page of the transcript; a game without moves has none. */
export async function transcriptPage(c: Ctx, { game, person, paths }: Visitor): Promise<Response> {
  const story = await c.get("input").services.games.story(game);
  const { head } = story;
  const { from, to, older, newer } = pageOf(c, head, TRANSCRIPT_PAGE);
  const all = story.entries.slice(from - 1, to);
  const entries = all.filter(({ kind, undone }) => kind === "moved" && undone === undefined);
  const before = positionsOf(story).findLast(({ version }) => version < (entries[0]?.version ?? 0))?.state;
  if (!before) throw noVersion();
  const language = LANGUAGES.find((one) => one === c.req.query("in")) ?? c.get("language");
  const seed = story.entries.find(({ kind }) => kind === "started")?.seed ?? null;
  const page = (
    <TranscriptPage
      {...{ words: c.get("words"), language: c.get("language"), person, head, entries, before, older, newer, to }}
      written={language}
      seed={head.status === "finished" ? seed : null}
      history={paths.history}
    />
  );
  return c.html(page);
}
