/** Pages beside a game's own about money and tiles: for those at its table and for whoever has its read-only link, now and then. */
import { Hono } from "hono";
import { type GameHistory, type Person, SituationError } from "../../lambdas/service/api.ts";
import { MoneyPage } from "../finance/page.tsx";
import { TilesPage } from "../finance/tiles.tsx";
import { readWish } from "../finance/wish.ts";
import type { Paths } from "../game/scene.ts";
import { type Ctx, type Env, requirePerson } from "../http.ts";
import { memberPaths } from "./game.tsx";
import { gameParam, isMember } from "./lobby.tsx";
import { readingSeat, sceneOf } from "./scenes.ts";
import { watchedGame, watchPaths } from "./watch.tsx";

/** A game as a visitor may see it. */
interface Visit {
  readonly history: GameHistory;
  /** For whom the page is; nobody where a link leads to it. */
  readonly reader: Person | null;
  readonly paths: Paths;
}

type Answer = (c: Ctx, visit: Visit) => Promise<Response>;

const PAGES: readonly (readonly [string, Answer])[] = [
  ["money", moneyPage],
  ["tiles", tilesPage],
];

export function financeRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  for (const [name, answer] of PAGES) {
    for (const path of [name, `v/:version/${name}`]) {
      app.get(`/games/:game/${path}`, async (c) => answer(c, await byMember(c)));
      app.get(`/w/:token/${path}`, async (c) => answer(c, await byLink(c)));
    }
  }
  return app;
}

/** One reading of the log answers both who may look and what there is to see. */
async function byMember(c: Ctx): Promise<Visit> {
  const reader = requirePerson(c);
  const game = gameParam(c);
  const version = versionParam(c);
  const { games } = c.get("input").services;
  const history = await games.history(game, version);
  if (!isMember(history.view.head, reader)) throw new SituationError("notFound", "noGame");
  return { history, reader, paths: memberPaths(c, game) };
}

async function byLink(c: Ctx): Promise<Visit> {
  const game = watchedGame(c);
  const history = await c.get("input").services.games.history(game, versionParam(c));
  return { history, reader: null, paths: watchPaths(c) };
}

function versionParam(c: Ctx): number | undefined {
  const text = c.req.param("version");
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new SituationError("notFound", "noVersion");
  return Number(text);
}

function sceneFor(c: Ctx, { history: { view }, reader, paths }: Visit) {
  const seat = reader && readingSeat(view.head, view, reader);
  const past = c.req.param("version") !== undefined;
  return sceneOf(c, { view, seat, paths: { ...paths, post: null }, past, news: [] });
}

async function moneyPage(c: Ctx, visit: Visit): Promise<Response> {
  const wish = readWish((name) => c.req.query(name));
  const scene = await sceneFor(c, visit);
  return c.html(<MoneyPage scene={scene} person={c.get("person")} samples={visit.history.samples} wish={wish} />);
}

async function tilesPage(c: Ctx, visit: Visit): Promise<Response> {
  return c.html(<TilesPage scene={await sceneFor(c, visit)} person={c.get("person")} />);
}
