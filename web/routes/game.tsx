/** A game's pages for those who sit at its table. */
import { Hono } from "hono";
import type { GameView, Person } from "../../lambdas/service/api.ts";
import { SituationError } from "../../lambdas/service/api.ts";
import { GamePage } from "../game/page.tsx";
import type { Paths, Scene } from "../game/scene.ts";
import { attempt, type Ctx, type Env, gamePath, requirePerson, seeOther } from "../http.ts";
import { postTurn } from "./composing.tsx";
import { logPage, transcriptPage, versionMap, versionPage } from "./history.tsx";
import { gameParam, headForMember, isMember, lobbyPage } from "./lobby.tsx";
import { mapPage } from "./map.tsx";
import { postMove } from "./moving.tsx";
import { addProgram, revokeProgram } from "./programs.tsx";
import { readingSeat, sceneOf } from "./scenes.ts";
import { myTurn, whatIfRoutes } from "./whatif.tsx";

export function gameRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/:game", gamePage);
  app.post("/:game/move", (c) => post(c, postMove));
  app.get("/:game/turn", (c) => seeOther(c, gamePath(gameParam(c))));
  app.post("/:game/turn", (c) => post(c, postTurn));
  app.get("/:game/v/:version", async (c) => {
    const { person, head } = await headForMember(c);
    return versionPage(c, { game: head.id, person, paths: memberPaths(c, head.id) });
  });
  app.get("/:game/v/:version/map", async (c) => {
    const { person, head } = await headForMember(c);
    return versionMap(c, { game: head.id, person, paths: memberPaths(c, head.id) });
  });
  app.get("/:game/map", gameMap);
  app.get("/:game/log", async (c) => {
    const { person, head } = await headForMember(c);
    return logPage(c, { game: head.id, person, paths: memberPaths(c, head.id) });
  });
  app.get("/:game/moves", async (c) => {
    const { person, head } = await headForMember(c);
    return transcriptPage(c, { game: head.id, person, paths: memberPaths(c, head.id) });
  });
  app.get("/:game/what-if/my-turn", async (c) => {
    const { person, head } = await headForMember(c);
    return myTurn(c, { game: head.id, person, paths: memberPaths(c, head.id) });
  });
  whatIfRoutes(app, "/:game", async (c) => {
    const { person, head } = await headForMember(c);
    return { game: head.id, person, paths: memberPaths(c, head.id) };
  });
  app.post("/:game/programs", addProgram);
  app.post("/:game/programs/:id/revoke", revokeProgram);
  return app;
}

/** Where a game's pages lie for those at its table. */
export function memberPaths(c: Ctx, game: string): Paths {
  const page = gamePath(game);
  return {
    page,
    history: page,
    post: `${page}/move`,
    watch: c.get("input").services.links.watch(game),
    mails: `${page}/mails`,
  };
}

/** A game as a member may see it; for anybody else there is none. */
async function viewForMember(c: Ctx): Promise<{ person: Person; view: GameView }> {
  const person = requirePerson(c);
  const view = await c.get("input").services.games.load(gameParam(c));
  if (!isMember(view.head, person)) throw new SituationError("notFound", "noGame");
  return { person, view };
}

async function gamePage(c: Ctx): Promise<Response> {
  const { person, view } = await viewForMember(c);
  if (!view.state) return lobbyPage(c, view.head);
  return c.html(<GamePage scene={await memberScene(c, view, person)} person={person} />);
}

async function gameMap(c: Ctx): Promise<Response> {
  const { person, view } = await viewForMember(c);
  return mapPage(c, await memberScene(c, view, person), person);
}

async function memberScene(c: Ctx, view: GameView, person: Person): Promise<Scene> {
  const seat = readingSeat(view.head, view, person);
  const isRunning = view.head.status === "running";
  const programs =
    seat === null || !isRunning ? null : await c.get("input").services.programs.list(person.id, view, seat);
  return sceneOf(c, { view, seat, paths: memberPaths(c, view.head.id), ...(programs ? { programs } : {}) });
}

/** One look at the store is enough for a good move; only after trouble it matters whether the game may be known at all. */
async function post(c: Ctx, answer: typeof postMove): Promise<Response> {
  const person = requirePerson(c);
  const game = gameParam(c);
  const paths = memberPaths(c, game);
  const mover = { game, person: person.id, paths, afterwards: paths.page, reader: person, check: () => undefined };
  const done = await attempt(() => answer(c, mover));
  if ("value" in done) return done.value;
  await headForMember(c);
  throw done.situation;
}
