/** Bands above pages that do not show the present: earlier versions with the way through them, and drafts. */
import type { Scene } from "./scene.ts";

/** The striped band above an earlier version; its links lead to the same page `below` other versions. */
export const VersionBand = ({ scene, below = "" }: { scene: Scene; below?: string }) => {
  const { words, version, head } = scene;
  return (
    <div class="past">
      <p>
        <b>{words.pastVersion(version, head.version)}</b>
      </p>
      <VersionLinks scene={scene} below={below} />
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

const VersionLinks = ({ scene: { words, version, head, paths }, below }: { scene: Scene; below: string }) => {
  const step = (to: number, text: string) =>
    to < 1 || to > head.version || to === version ? (
      <span>{text}</span>
    ) : (
      <a href={`${paths.history}/v/${to}${below}`}>{text}</a>
    );
  return (
    <nav class="steps-nav" aria-label={words.versions}>
      <a href={`${paths.history}/v/first`}>{words.first}</a>
      {step(version - 1, words.previous)}
      {step(version + 1, words.following)}
      {step(head.version, words.last)}
      <a href={`${paths.history}${below}`}>{words.present}</a>
    </nav>
  );
};
