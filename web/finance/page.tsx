/** The page about money: how players and corporations stand, what became of them round by round, and what comes next. */
import type { Person, Sample } from "../../lambdas/service/api.ts";
import { Chart } from "../game/chart.tsx";
import { Companies } from "../game/companies.tsx";
import { Corporations } from "../game/corporations.tsx";
import { Players } from "../game/players.tsx";
import type { Scene } from "../game/scene.ts";
import { sectionPath } from "../game/tabs.tsx";
import { Trains } from "../game/trains.tsx";
import { SectionPage } from "./frame.tsx";
import { NextPrices } from "./outlook.tsx";
import { CorporationRounds, PlayerRounds, sortingOf } from "./rounds.tsx";
import { type TableName, type Wish, wishHref, withSort } from "./wish.ts";

interface Props {
  readonly scene: Scene;
  readonly person: Person | null;
  readonly samples: readonly Sample[];
  readonly wish: Wish;
}

/** The whole page. */
export const MoneyPage = ({ scene, person, samples, wish }: Props) => {
  const { words, head, title } = scene;
  const isGrid = title.parameters.chart === "grid";
  const page = sectionPath(scene, "money");
  const table = (name: TableName) => ({
    sorting: sortingOf(page, wish, name, name),
    ...(wish.sorts[name]
      ? { remark: <a href={wishHref(page, withSort(wish, name, null), name)}>{words.backToOrder}</a> }
      : {}),
  });
  return (
    <SectionPage scene={scene} person={person} section="money" heading={words.moneyOfGame(head.name)}>
      <Players scene={scene} {...table("players")} />
      <Corporations scene={scene} {...table("corporations")} />
      <div class="halves">
        <PlayerRounds scene={scene} samples={samples} wish={wish} page={page} />
        <CorporationRounds scene={scene} samples={samples} wish={wish} page={page} />
      </div>
      {isGrid ? (
        <div class="halves">
          <Chart scene={scene} />
          <NextPrices scene={scene} />
        </div>
      ) : (
        <>
          <Chart scene={scene} />
          <NextPrices scene={scene} />
        </>
      )}
      <Trains scene={scene} />
      <Companies scene={scene} />
    </SectionPage>
  );
};
