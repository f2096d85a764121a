/** The map on a page of its own: for players, by turn link, for onlookers, and of earlier versions. */
import type { Person } from "../../lambdas/service/api.ts";
import { MapPage } from "../game/mapPage.tsx";
import type { Run } from "../game/runs.tsx";
import type { Scene } from "../game/scene.ts";
import type { Ctx } from "../http.ts";

/** Entries read at once, and how far back a run is looked for. */
const WINDOW = 100;
const REACH = 600;

/** The page with the map of a scene; `?run=` names a corporation whose last run is shown on it. */
export async function mapPage(c: Ctx, scene: Scene, person: Person | null): Promise<Response> {
  const wanted = c.req.query("run")?.slice(0, 12) ?? null;
  const runner = wanted !== null && scene.state.corporations[wanted] ? wanted : null;
  const run = runner === null ? null : await lastRun(c, scene, runner);
  return c.html(<MapPage scene={scene} person={person} runner={runner} run={run} />);
}

/** The last run of a corporation up to the version shown, null if there is none within reach. */
async function lastRun(c: Ctx, { head, version }: Scene, corporation: string): Promise<Run | null> {
  const { games } = c.get("input").services;
  let kept = version;
  for (let to = version; to > Math.max(0, version - REACH); to -= WINDOW) {
    const entries = await games.entries(head.id, Math.max(1, to - WINDOW + 1), to);
    const found = entries
      .filter((entry) => entry.undone === undefined && entry.version <= kept)
      .flatMap(({ events }) => events)
      .findLast((event) => event.type === "routesRun" && event.corporation === corporation);
    if (found?.type === "routesRun") return found;
    kept = Math.min(kept, ...entries.flatMap(({ kind, undo }) => (kind === "undone" && undo?.to) || []));
  }
  return null;
}
