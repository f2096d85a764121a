/** The page of an earlier version: the game's page without forms, what the version changed marked on it, and the way to the others. */
import type { Person } from "../../lambdas/service/api.ts";
import { numberedPlaces } from "./changed.ts";
import type { Past } from "./chapters.ts";
import { GamePage } from "./page.tsx";
import type { Scene } from "./scene.ts";
import { StepSheet, VersionBand } from "./versions.tsx";

/** The whole page. The scene's `before` is that of `past`. */
export const VersionPage = ({ scene, past, person }: { scene: Scene; past: Past; person: Person | null }) => {
  const events = past.entry?.events ?? [];
  const places = past.before ? numberedPlaces(past.before, scene.state, events) : new Map<string, number>();
  const band = (
    <>
      <VersionBand scene={scene} past={past} />
      <StepSheet scene={scene} past={past} places={places} />
    </>
  );
  return <GamePage scene={scene} person={person} frame={{ band, places }} />;
};
