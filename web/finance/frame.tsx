/** What the pages beside a game's own have in common: heading, tabs, the band of an earlier version, foot. */
import type { Child } from "hono/jsx";
import { phaseName, roundName } from "../../engine/narration/index.ts";
import type { Person } from "../../lambdas/service/api.ts";
import type { Scene } from "../game/scene.ts";
import { type Section, sectionPath, Tabs } from "../game/tabs.tsx";
import { VersionBand } from "../game/versions.tsx";
import { GameHeading } from "../parts/gameHeading.tsx";
import { Page } from "../parts/layout.tsx";
import { companyStylesheet } from "../styles/index.ts";

interface Props {
  readonly scene: Scene;
  readonly person: Person | null;
  readonly section: Section;
  /** The text of the browser's tab. */
  readonly heading: string;
  readonly children: Child;
}

/** A page of one part of a game. */
export const SectionPage = ({ scene, person, section, heading, children }: Props) => {
  const { words, language, title, head, state, context, version, paths } = scene;
  return (
    <Page
      words={words}
      language={language}
      title={`${heading} · ${title.name}`}
      person={person}
      styles={[companyStylesheet(title)]}
      foot={
        <>
          <a href={`${paths.history}/v/${version}/${section}`}>{words.versionLink(version)}</a>
          <a href={sectionPath(scene, "log")}>{words.log}</a>
        </>
      }
    >
      <GameHeading title={title} name={head.name}>
        <p class="facts">
          <span>{roundName(state, context)}</span>
          <span>{phaseName(state, context)}</span>
        </p>
      </GameHeading>
      <Tabs scene={scene} current={section} />
      {scene.past && <VersionBand scene={scene} below={`/${section}`} />}
      {children}
    </Page>
  );
};
