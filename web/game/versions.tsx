/** Bands above pages that do not show the present: earlier versions with the way through them, and drafts. */
import type { Scene } from "./scene.ts";
import { type Section, sectionPath } from "./tabs.tsx";

/** The striped band above an earlier version. */
export const VersionBand = ({ scene, section = "game" }: { scene: Scene; section?: Section }) => {
  const { words, version, head } = scene;
  return (
    <div class="past">
      <p>
        <b>{words.pastVersion(version, head.version)}</b>
      </p>
      <VersionLinks scene={scene} section={section} />
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

/** Links to the same part of the game in other versions. */
const VersionLinks = ({ scene, section }: { scene: Scene; section: Section }) => {
  const { words, version, head } = scene;
  const pathAt = (to: number) => sectionPath({ ...scene, past: true, version: to }, section);
  const step = (to: number, text: string) =>
    to < 1 || to > head.version || to === version ? <span>{text}</span> : <a href={pathAt(to)}>{text}</a>;
  return (
    <nav class="steps-nav" aria-label={words.versions}>
      {section === "game" && <a href={`${scene.paths.history}/v/first`}>{words.first}</a>}
      {step(version - 1, words.previous)}
      {step(version + 1, words.following)}
      {step(head.version, words.last)}
      <a href={section === "game" ? scene.paths.history : sectionPath({ ...scene, past: false }, section)}>
        {words.present}
      </a>
    </nav>
  );
};
