/** The page of a running or finished game, present or past. */

import type { Child } from "hono/jsx";
import { fileTitleOf } from "../../engine/interop/gamefile.ts";
import { headline, phaseName, roundName } from "../../engine/narration/index.ts";
import type { Person } from "../../lambdas/service/api.ts";
import { BoardDefinitions, boardPicture } from "../board/map.tsx";
import { proposedRoutes } from "../forms/routes.tsx";
import { GameName } from "../parts/gameHeading.tsx";
import { Page } from "../parts/layout.tsx";
import { companyStylesheet } from "../styles/index.ts";
import { Chart } from "./chart.tsx";
import { Companies, priceLine } from "./companies.tsx";
import { Corporations } from "./corporations.tsx";
import { OrderLine } from "./line.tsx";
import { LiveGame } from "./live.tsx";
import { highlightsOf, MapSheet } from "./map.tsx";
import { changedHexes, News, shownPieces } from "./news.tsx";
import { Panel, type PanelProps } from "./panel.tsx";
import { Players } from "./players.tsx";
import { isAsked, type Scene } from "./scene.ts";
import { type Section, sectionPath, Tabs } from "./tabs.tsx";
import { Tiles, Trains } from "./trains.tsx";
import { DraftBand } from "./versions.tsx";

/** From more players on the table of corporations needs the whole width. */
const MANY = 4;

/** What a page that does not show the present puts in the place of the usual parts. */
export interface Frame {
  readonly title?: string;
  /** Which of the game's links it is, if not the game's page itself. */
  readonly section?: Section;
  /** Above everything: that it is not the present, and what leads on. */
  readonly band: Child;
  readonly panel?: (props: PanelProps) => Child;
  /** Hexes that carry a number on the map. */
  readonly places?: ReadonlyMap<string, number>;
}

interface Props {
  readonly scene: Scene;
  readonly person: Person | null;
  readonly frame?: Frame;
}

/** The whole page. In share rounds the chart comes before the map, in operating rounds the map before the chart. */
export const GamePage = ({ scene, person, frame }: Props) => {
  const { words, title, head, state, context, decision } = scene;
  const board = boardPicture(title, state);
  const best = proposedRoutes(scene);
  const shown = shownPieces(scene);
  const changed = frame?.places ?? changedHexes(scene.draft ? scene.draft.steps : shown);
  const highlights = highlightsOf(scene, changed, best);
  const shares = isShareRound(scene);
  const opening = isOpening(scene);
  const idle = !isAsked(scene) && !scene.draft;
  const track = priceLine(scene);
  const map = <MapSheet scene={scene} board={board} highlights={highlights} class={shares ? "all" : undefined} />;
  const news = !scene.draft && !scene.past && <News scene={scene} shown={shown} />;
  const beneath = idle && !shares;
  const line = frame?.title ?? (scene.draft ? words.draftHeading : headline(decision, state, context));
  return (
    <Page
      words={words}
      language={scene.language}
      title={`${isAsked(scene) && !scene.draft ? "● " : ""}${line} · ${title.name} ${head.name}`}
      person={person}
      styles={[companyStylesheet(title)]}
      skipTo={{ id: "move", text: words.skipToMove }}
      foot={<Foot scene={scene} />}
      thumb={<Thumb scene={scene} />}
    >
      <LiveGame scene={scene} />
      <BoardDefinitions board={board} />
      <div class="head">
        <div>
          <GameName title={title} name={head.name} />
          <p class="facts">
            <span>{roundName(state, context)}</span>
            <span>{phaseName(state, context)}</span>
            {track && <span>{track}</span>}
          </p>
        </div>
        <OrderLine scene={scene} />
      </div>
      <Tabs scene={scene} current={frame?.section ?? "game"} />
      {frame ? frame.band : scene.draft && <DraftBand scene={scene} />}
      <div class={["page", shares && "shares", idle && "idle"].filter(Boolean).join(" ")}>
        {frame?.panel ? frame.panel({ scene, board, best }) : <Panel scene={scene} board={board} best={best} />}
        {beneath && news}
        <div class="side">
          {!beneath && news}
          {opening && <Players scene={scene} />}
          {shares && !isList(scene) && <Chart scene={scene} elsewhere={chartPath(scene)} />}
          {!shares && map}
          {!shares && <Corporations scene={scene} />}
          {shares && !opening && <Players scene={scene} />}
          {shares && !(idle && opening) && <Companies scene={scene} />}
        </div>
        {idle && shares && <Beneath scene={scene} />}
      </div>
      <Below scene={scene} idle={idle} map={map} />
    </Page>
  );
};

/** What stands below the panel in a share round for readers who have no form there. */
const Beneath = ({ scene }: { scene: Scene }) => (
  <div class="beneath">
    {isOpening(scene) && <Companies scene={scene} />}
    {!isMany(scene) && <Corporations scene={scene} />}
    <Trains scene={scene} />
  </div>
);

const isMany = ({ state }: Scene): boolean => state.players.length > MANY;

/** What stands below the form and the sheets beside it; the table of corporations only if it is not there already. */
const Below = ({ scene, idle, map }: { scene: Scene; idle: boolean; map: Child }) => {
  const [shares, list] = [isShareRound(scene), isList(scene)];
  return (
    <div class={shares || list ? "below" : "below charted"}>
      {shares && list && <Chart scene={scene} class="all" elsewhere={chartPath(scene)} />}
      {!shares && <Players scene={scene} />}
      {shares && (!idle || isMany(scene)) && (
        <Corporations scene={scene} class={isMany(scene) || list ? "all" : undefined} />
      )}
      {!shares && <Companies scene={scene} />}
      {!(idle && shares) && <Trains scene={scene} class={list ? "all" : undefined} />}
      {shares ? map : <Chart scene={scene} class={list ? "all" : undefined} elsewhere={chartPath(scene)} />}
      <Tiles scene={scene} />
    </div>
  );
};

const chartPath = (scene: Scene): string => `${sectionPath(scene, "money")}#chart`;

/** Prices stand in a list, not in a grid. */
const isList = ({ title }: Scene): boolean => title.parameters.chart !== "grid";

const isOpening = ({ state: { round } }: Scene): boolean => round.kind === "auction" || round.kind === "draft";

/** Rounds in which shares or private companies are sold: the form stands wide, the map below. */
const isShareRound = ({ state: { round } }: Scene): boolean =>
  round.kind === "stock" || round.kind === "auction" || round.kind === "draft";

const Thumb = ({ scene: { words, draft } }: { scene: Scene }) => (
  <nav class="thumb" aria-label={words.thisPage}>
    <a class="first" href="#move" data-key="g t">
      {words.move}
    </a>
    {!draft && (
      <a href="#news" data-key="g n">
        {words.newsShort}
      </a>
    )}
    <a href="#map" data-key="g m">
      {words.map}
    </a>
    <a href="#corporations" data-key="g c">
      {words.moneyShort}
    </a>
  </nav>
);

const Foot = ({ scene }: { scene: Scene }) => {
  const { words, paths, version } = scene;
  return (
    <>
      <a href={`${paths.history}/v/${version}`} rel={scene.past ? undefined : "prev"}>
        {words.versionLink(version)}
      </a>
      {!scene.past && <a href={paths.page}>{words.reload}</a>}
      {paths.watch && <a href={paths.watch}>{words.watchLink}</a>}
      {paths.mails && <a href={paths.mails}>{words.muteHeading}</a>}
      {paths.mails && <a href={`${paths.page}/table`}>{words.tableHeading}</a>}
      {paths.mails && <a href={`${paths.page}/pace`}>{words.pace}</a>}
      {paths.mails && <ExportLinks scene={scene} />}
    </>
  );
};

/** Files for those at the table: of the other site's form, and the complete log once nothing in it is secret any more. */
const ExportLinks = ({ scene: { words, paths, title, head } }: { scene: Scene }) => (
  <>
    {fileTitleOf(title.id) !== undefined && (!title.neutral || head.status === "finished") && (
      <a href={`${paths.page}/file`}>{words.exportFile}</a>
    )}
    {head.status === "finished" && <a href={`${paths.page}/complete-log`}>{words.exportLog}</a>}
  </>
);
