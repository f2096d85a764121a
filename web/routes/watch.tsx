/** A game for whoever has its read-only link: before the start a table with free seats, afterwards pages without forms. */
import { Hono } from "hono";
import { SituationError } from "../../lambdas/service/api.ts";
import { reasonText, STATUS } from "../errors.tsx";
import { GamePage } from "../game/page.tsx";
import type { Paths } from "../game/scene.ts";
import { attempt, type Ctx, type Env, gamePath, requirePerson, seeOther } from "../http.ts";
import { logPage, transcriptPage, versionPage } from "./history.tsx";
import { lobbyPage } from "./lobby.tsx";
import { sceneOf } from "./scenes.ts";
import { whatIfRoutes } from "./whatif.tsx";

export function watchRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/:token", watchPage);
  app.post("/:token/join", join);
  app.get("/:token/v/:version", (c) => versionPage(c, { game: watchedGame(c), person: null, paths: watchPaths(c) }));
  app.get("/:token/log", (c) => logPage(c, { game: watchedGame(c), person: c.get("person"), paths: watchPaths(c) }));
  app.get("/:token/moves", (c) =>
    transcriptPage(c, { game: watchedGame(c), person: c.get("person"), paths: watchPaths(c) }),
  );
  whatIfRoutes(app, "/:token", async (c) => ({
    game: watchedGame(c),
    person: c.get("person"),
    paths: watchPaths(c),
  }));
  return app;
}

/** The game that a read-only link in the address leads to. Throws SituationError notFound if it is none of ours. */
export function watchedGame(c: Ctx): string {
  const game = c.get("input").services.links.readWatch(c.req.param("token") ?? "");
  if (game === null) throw new SituationError("notFound", "noGame");
  return game;
}

/** Where a game's pages lie for whoever has the link. */
export function watchPaths(c: Ctx): Paths {
  const page = `/w/${encodeURIComponent(c.req.param("token") ?? "")}`;
  return { page, history: page, post: null, watch: page, mails: null };
}

async function watchPage(c: Ctx): Promise<Response> {
  const paths = watchPaths(c);
  const view = await c.get("input").services.games.load(watchedGame(c));
  if (!view.state) return lobbyPage(c, view.head, { joinPath: `${paths.page}/join` });
  const scene = await sceneOf(c, { view, seat: null, paths });
  return c.html(<GamePage scene={scene} person={c.get("person")} />);
}

async function join(c: Ctx): Promise<Response> {
  const game = watchedGame(c);
  const person = requirePerson(c);
  const { games } = c.get("input").services;
  const done = await attempt(() => games.join(person, game));
  if ("value" in done) return seeOther(c, gamePath(game));
  if (STATUS[done.situation.situation] !== 409) throw done.situation;
  const head = await games.head(game);
  if (head.status !== "gathering") throw done.situation;
  return lobbyPage(c, head, {
    joinPath: `${watchPaths(c).page}/join`,
    trouble: reasonText(c.get("words"), done.situation),
    status: 409,
  });
}
