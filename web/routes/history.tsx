/** Earlier versions, the log and the transcript: the same pages for players and for onlookers with the link. */
import type { GameHead, Person } from "../../lambdas/service/api.ts";
import { SituationError } from "../../lambdas/service/api.ts";
import { LogPage } from "../game/log.tsx";
import { GamePage } from "../game/page.tsx";
import type { Paths, Scene } from "../game/scene.ts";
import { TranscriptPage } from "../game/transcript.tsx";
import { type Ctx, seeOther } from "../http.ts";
import { mapPage } from "./map.tsx";
import { readingSeat, sceneOf } from "./scenes.ts";

export interface Visitor {
  readonly game: string;
  readonly person: Person | null;
  readonly paths: Paths;
}

/** Entries on one page of the log, and of the transcript. */
const LOG_PAGE = 40;
const TRANSCRIPT_PAGE = 400;

/** A version by its number; `first` leads to the first one with a board. */
export const versionPage = async (c: Ctx, visitor: Visitor): Promise<Response> =>
  (await toFirst(c, visitor, "")) ?? c.html(<GamePage scene={await pastScene(c, visitor)} person={visitor.person} />);

/** The map of a version by its number, or of the first one with a board. */
export const versionMap = async (c: Ctx, visitor: Visitor): Promise<Response> =>
  (await toFirst(c, visitor, "/map")) ?? mapPage(c, await pastScene(c, visitor), visitor.person);

async function toFirst(c: Ctx, { game, paths }: Visitor, below: string): Promise<Response | null> {
  if (c.req.param("version") !== "first") return null;
  return seeOther(c, `${paths.history}/v/${await startOf(c, game)}${below}`);
}

async function pastScene(c: Ctx, { game, person, paths }: Visitor): Promise<Scene> {
  const { games } = c.get("input").services;
  const wanted = c.req.param("version") ?? "";
  if (!/^\d{1,6}$/.test(wanted)) throw new SituationError("notFound", "noVersion");
  const [then, head] = await Promise.all([games.loadAt(game, Number(wanted)), games.head(game)]);
  const view = { ...then, head };
  const seat = person ? readingSeat(head, view, person) : null;
  return sceneOf(c, { view, seat, paths: { ...paths, post: null }, past: true });
}

/** The version at which the game started. */
async function startOf(c: Ctx, game: string): Promise<number> {
  const { games } = c.get("input").services;
  const head = await games.head(game);
  for (let from = 1; from <= head.version; from += LOG_PAGE) {
    const started = (await games.entries(game, from, from + LOG_PAGE - 1)).find(({ kind }) => kind === "started");
    if (started) return started.version;
  }
  throw new SituationError("notFound", "noVersion");
}

/** Versions on one page of so many entries, the newest if none is named; and the last ones of the pages beside it. */
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

/** A page of the log. */
export async function logPage(c: Ctx, { game, person, paths }: Visitor, head: GameHead): Promise<Response> {
  const { games, people } = c.get("input").services;
  const { from, to, older, newer } = pageOf(c, head, LOG_PAGE);
  const entries = await games.entries(game, from, to);
  const names = await people.names([...new Set(entries.flatMap(({ by }) => by ?? []))]);
  const page = (
    <LogPage
      words={c.get("words")}
      language={c.get("language")}
      person={person}
      head={head}
      entries={entries}
      names={names}
      history={paths.history}
      older={older}
      newer={newer}
    />
  );
  return c.html(page);
}

/** A page of the transcript; a game without moves has none. */
export async function transcriptPage(c: Ctx, { game, person, paths }: Visitor, head: GameHead): Promise<Response> {
  const { games } = c.get("input").services;
  const { from, to, older, newer } = pageOf(c, head, TRANSCRIPT_PAGE);
  const all = await games.entries(game, from, to);
  const entries = all.filter(({ kind }) => kind === "moved");
  const [first] = entries;
  const { state } = first ? await games.loadAt(game, first.version - 1) : { state: null };
  if (!state) throw new SituationError("notFound", "noVersion");
  const page = (
    <TranscriptPage
      words={c.get("words")}
      language={c.get("language")}
      person={person}
      head={head}
      entries={entries}
      before={state}
      seed={head.status === "finished" ? (all.find(({ kind }) => kind === "started")?.seed ?? null) : null}
      history={paths.history}
      older={older}
      newer={newer}
    />
  );
  return c.html(page);
}
