/** The map on a page of its own: large, with routes if some are asked for, and the same as a list. */
import { headline, money, phaseName, roundName } from "../../engine/narration/index.ts";
import type { Person } from "../../lambdas/service/api.ts";
import { BoardDefinitions, boardPicture } from "../board/map.tsx";
import { GameHeading } from "../parts/gameHeading.tsx";
import { Page } from "../parts/layout.tsx";
import { companyStylesheet } from "../styles/index.ts";
import { HexList } from "./hexList.tsx";
import { highlightsOf, MapSheet } from "./map.tsx";
import { type Run, RunList } from "./runs.tsx";
import type { Scene } from "./scene.ts";
import { Tabs } from "./tabs.tsx";
import { VersionBand } from "./versions.tsx";

interface Props {
  readonly scene: Scene;
  readonly person: Person | null;
  /** The corporation whose last run is asked for, null if none is. */
  readonly runner: string | null;
  /** That run, null if none is known. */
  readonly run: Run | null;
}

/** The whole page. */
export const MapPage = ({ scene, person, runner, run }: Props) => {
  const { words, title, head, state, context, paths } = scene;
  const board = boardPicture(title, state);
  const found = highlightsOf(scene, new Map(), null);
  const legal = found.legal.map((one) => ({ ...one, href: one.href?.replace(/^#/, `${paths.page}#`) ?? null }));
  const plain = { ...found, legal };
  const highlights = runner === null ? plain : { ...plain, legal: [], near: [], routes: run?.routes ?? [] };
  return (
    <Page
      words={words}
      language={scene.language}
      title={`${words.mapOf(head.name)} · ${title.name}`}
      person={person}
      styles={[companyStylesheet(title)]}
      skipTo={{ id: "hexes", text: words.mapAsList }}
      foot={<a href={`${paths.history}/v/${scene.version}/map`}>{words.versionLink(scene.version)}</a>}
    >
      <BoardDefinitions board={board} />
      <GameHeading title={title} name={head.name}>
        <p class="facts">
          <span>{roundName(state, context)}</span>
          <span>{phaseName(state, context)}</span>
          {!scene.past && <span>{headline(scene.decision, state, context)}</span>}
        </p>
      </GameHeading>
      <Tabs scene={scene} current="map" />
      {scene.past && <VersionBand scene={scene} below="/map" />}
      <MapSheet scene={scene} board={board} highlights={highlights} class="large">
        {runner !== null && <Shown scene={scene} runner={runner} run={run} />}
      </MapSheet>
      <HexList scene={scene} board={board} legal={plain.legal} />
    </Page>
  );
};

const Shown = ({ scene, runner, run }: { scene: Scene; runner: string; run: Run | null }) =>
  run ? (
    <>
      <h3>{scene.words.lastRunOf(runner, money(run.revenue, scene.context))}</h3>
      <RunList scene={scene} run={run} />
    </>
  ) : (
    <p>{scene.words.noRunYet(runner)}</p>
  );
