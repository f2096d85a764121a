/** Trains left and what the first sale of each kind changes, cards with all their sides; the supply of tiles. */

import { type Title, type TrainFact, tilesLeft, tileView, trainsLeft } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { TilePicture } from "../board/map.tsx";
import { Sheet } from "../parts/layout.tsx";
import { nextToRust, phaseEffects, rustEffects, trainEffects } from "./effects.ts";
import type { Scene } from "./scene.ts";
import { limitsBySize, phaseOf, sizeName, sizesOf } from "./sizes.ts";
import { sectionPath } from "./tabs.tsx";
import { inReadingTiles } from "./tileOrder.ts";

/** The sheet with the trains. */
export const Trains = ({ scene, class: name }: { scene: Scene; class?: string }) => {
  const { words, title, state } = scene;
  const left = trainsLeft(title, state).filter((train) => train.left !== 0);
  return (
    <Sheet id="trains" heading={words.trains} remark={words.trainsRemark} class={name}>
      <section class="scroll" tabindex={0} aria-label={words.trainsScroll}>
        {sizesOf(title).length > 0 ? <Cards scene={scene} left={left} /> : <Ranks scene={scene} left={left} />}
      </section>
      {state.depot.pool.length > 0 && <p>{words.trainPool(poolText(scene))}</p>}
      <Outlook scene={scene} />
      <SetProgress scene={scene} />
    </Sheet>
  );
};

interface Left {
  readonly scene: Scene;
  readonly left: readonly { readonly rank: string; readonly left: number | null }[];
}

/** A column between the number left and what the first sale changes. */
interface Column {
  readonly head: string;
  readonly isNumber: boolean;
  readonly cell: (rank: string) => unknown;
}

interface ShopProps extends Left {
  readonly class?: string;
  /** Heading of the first column, and what stands in it. */
  readonly head: string;
  readonly name: (rank: string) => string;
  readonly columns: readonly Column[];
  readonly effects: (rank: string) => readonly string[];
}

/** What is left in order of sale; the next one is marked. */
const Shop = ({ scene: { words }, left, class: style, head, name, columns, effects }: ShopProps) => (
  <table class={style ?? "shop"}>
    <caption class="vh">{words.trains}</caption>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col" class="num">
          {words.left}
        </th>
        {columns.map((column) => (
          <th scope="col" class={numeric(column)}>
            {column.head}
          </th>
        ))}
        <th scope="col">{words.firstSold}</th>
      </tr>
    </thead>
    <tbody>
      {left.map(({ rank, left: count }, index) => (
        <tr class={index === 0 ? "me" : undefined}>
          <th scope="row">
            <b>{name(rank)}</b> {index === 0 && <small class="dim">{words.next}</small>}
          </th>
          <td class="num">{count ?? words.unlimited}</td>
          {columns.map((column) => (
            <td class={numeric(column)}>{column.cell(rank)}</td>
          ))}
          <td class="all">{effects(rank).join(", ") || "–"}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const numeric = ({ isNumber }: Column): string | undefined => (isNumber ? "num" : undefined);

const Ranks = ({ scene, left }: Left) => {
  const { words, title, context } = scene;
  const price = (rank: string) => money(title.trains.find((train) => train.rank === rank)?.price ?? 0, context);
  return (
    <Shop
      scene={scene}
      left={left}
      head={words.trainHead}
      name={(rank) => rank}
      columns={[{ head: words.buyingPrice, isNumber: true, cell: price }]}
      effects={(rank) => trainEffects(scene, rank)}
    />
  );
};

/** Cards in order of sale, one column for the side of each size. */
const Cards = ({ scene, left }: Left) => {
  const { words, title } = scene;
  const side = (card: string, size: string) => title.trains.find((one) => one.card === card && one.family === size);
  return (
    <Shop
      scene={scene}
      left={left}
      class="cards"
      head={words.card}
      name={(card) => letterOf(title, card)}
      columns={sizesOf(title).map((size) => ({
        head: sizeName(size, scene),
        isNumber: false,
        cell: (card) => <Side scene={scene} side={side(card, size)} />,
      }))}
      effects={(card) => phaseEffects(scene, card)}
    />
  );
};

/** The name of a card: that of the phase which its first sale starts. */
const letterOf = ({ phases }: Title, card: string): string =>
  (phases.find(({ train }) => train === card) ?? phases[0])?.name ?? card;

/** One side of a card: its price and what it rusts; struck out once it has rusted itself. */
const Side = ({ scene, side }: { scene: Scene; side: TrainFact | undefined }) => {
  const { words, state, context } = scene;
  if (!side) return <>–</>;
  if (state.depot.rusted.includes(side.rank)) {
    return (
      <span class="dim">
        <s>{side.rank}</s> {words.rusted}
      </span>
    );
  }
  const rust = rustEffects(scene, side.rank);
  return (
    <>
      <span class="nobr">
        <b>{side.rank}</b> {money(side.price, context)}
      </span>
      {rust.length > 0 && <small class="dim">{rust.join(", ")}</small>}
    </>
  );
};

/** Cards in the pool by the sides that can still be had. */
function poolText({ title, state }: Scene): string {
  const sides = (rank: string): string => {
    const card = title.trains.find((train) => train.rank === rank)?.card;
    const fresh = title.trains.filter((one) => one.card === card && !state.depot.rusted.includes(one.rank));
    return fresh.map((one) => one.rank).join(" / ") || rank;
  };
  return state.depot.pool.map(({ rank }) => sides(rank)).join(", ");
}

/** Where trains have sizes: the limits of each, what rusts next, and that the top card leaves the game. */
const Outlook = ({ scene }: { scene: Scene }) => {
  const { title, words } = scene;
  const phase = phaseOf(scene);
  const limits = (phase ? limitsBySize(title, phase) : []).map(({ size, limit }) => ({
    size: sizeName(size, scene),
    limit,
  }));
  if (limits.length === 0) return null;
  const rust = nextToRust(scene).map(({ by, ranks }) => ({ ranks, by: by.rank }));
  return (
    <p>
      {words.limitsNow(limits)} {rust.length > 0 && words.rustNext(rust)} {title.parameters.exports && words.exports}
    </p>
  );
};

/** How many operating rounds of the set have begun; a track of prices says it where there is one. */
const SetProgress = ({ scene: { state, title, words } }: { scene: Scene }) => {
  const { round } = state;
  if (round.kind !== "operating" || title.parameters.companyPrices !== null) return null;
  return <p class="dim">{words.setProgress(round.number, round.of)}</p>;
};

/** The tiles left, folded. */
export const Tiles = ({ scene }: { scene: Scene }) => {
  const { words, title } = scene;
  return (
    <Sheet
      id="tiles"
      heading={words.tiles}
      class="all"
      end={<a href={sectionPath(scene, "tiles")}>{words.tilesAll}</a>}
    >
      <details>
        <summary>{words.tilesLeftList}</summary>
        <ul class="tiles">
          {inReadingTiles(title).map((tile) => {
            const left = tilesLeft(scene, tile);
            return (
              <li class={left === 0 ? "gone" : undefined}>
                <TilePicture title={title} view={tileView(title, tile, 0)} label={words.tile(tile)} />
                <b>{tile}</b> {words.times(left)}
              </li>
            );
          })}
        </ul>
      </details>
    </Sheet>
  );
};
