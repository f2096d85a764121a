/** The parts of a game's pages, as links along the top of each. */
import type { Scene } from "./scene.ts";

/** Parts that have a page of their own. */
export type Section = "game" | "map" | "money" | "tiles" | "log" | "what-if";

interface Place extends Pick<Scene, "past" | "version"> {
  readonly paths: Pick<Scene["paths"], "page" | "history">;
}

/** The address of a part: of the version shown, if that is not the present one. The log has one for all versions. */
export function sectionPath({ paths, past, version }: Place, section: Section): string {
  const base = past ? `${paths.history}/v/${version}` : paths.history;
  if (section === "game") return past ? base : paths.page;
  return section === "log" ? `${paths.history}/log` : `${base}/${section}`;
}

/** The links; the part shown is marked. */
export const Tabs = ({ scene, current }: { scene: Place & Pick<Scene, "words" | "title">; current: Section }) => {
  const { words } = scene;
  const names: readonly (readonly [Section, string])[] = [
    ["game", words.sectionGame],
    ["map", words.map],
    ["money", words.moneyShort],
    ["tiles", words.tiles],
    ["log", words.log],
  ];
  return (
    <nav class="tabs" aria-label={words.sections}>
      {names.map(([section, name]) => (
        <a
          href={sectionPath(scene, section)}
          aria-current={section === current ? "page" : undefined}
          data-key={section === "log" ? "g l" : undefined}
        >
          {name}
        </a>
      ))}
      <a
        href={`${scene.paths.history}/what-if/${scene.version}`}
        aria-current={current === "what-if" ? "page" : undefined}
      >
        {words.whatIf}
      </a>
      <a href={`/rules/${encodeURIComponent(scene.title.id)}`}>{words.rules}</a>
    </nav>
  );
};
