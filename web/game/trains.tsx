/** Trains left and what the first sale of each rank changes; the supply of tiles. */

import { tileView, trainsLeft } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { TilePicture } from "../board/map.tsx";
import { Sheet } from "../parts/layout.tsx";
import { trainEffects } from "./effects.ts";
import type { Scene } from "./scene.ts";
import { inReadingTiles } from "./tileOrder.ts";

/** The sheet with the trains. */
export const Trains = ({ scene }: { scene: Scene }) => {
  const { words, title, state, context } = scene;
  const left = trainsLeft(title, state).filter((train) => train.left !== 0);
  return (
    <Sheet id="trains" heading={words.trains} remark={words.trainsRemark}>
      <section class="scroll" tabindex={0} aria-label={words.trainsScroll}>
        <table>
          <caption class="vh">{words.trains}</caption>
          <thead>
            <tr>
              <th scope="col">{words.trainHead}</th>
              <th scope="col" class="num">
                {words.left}
              </th>
              <th scope="col" class="num">
                {words.price}
              </th>
              <th scope="col">{words.firstSold}</th>
            </tr>
          </thead>
          <tbody>
            {left.map(({ rank, left: count }, index) => (
              <tr class={index === 0 ? "me" : undefined}>
                <th scope="row">
                  <b>{rank}</b> {index === 0 && <small class="dim">{words.next}</small>}
                </th>
                <td class="num">{count ?? words.unlimited}</td>
                <td class="num">{money(title.trains.find((train) => train.rank === rank)?.price ?? 0, context)}</td>
                <td>{trainEffects(scene, rank).join(", ") || "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {state.depot.pool.length > 0 && <p>{words.trainPool(state.depot.pool.map(({ rank }) => rank).join(", "))}</p>}
    </Sheet>
  );
};

/** The tiles left, folded. */
export const Tiles = ({ scene }: { scene: Scene }) => {
  const { words, title, state } = scene;
  return (
    <Sheet id="tiles" heading={words.tiles} class="all">
      <details>
        <summary>{words.tilesLeftList}</summary>
        <ul class="tiles">
          {inReadingTiles(title).map((tile) => {
            const left = state.board.supply[tile] ?? 0;
            return (
              <li class={left === 0 ? "gone" : undefined}>
                <TilePicture view={tileView(title, tile, 0)} label={words.tile(tile)} />
                <b>{tile}</b> {words.times(left)}
              </li>
            );
          })}
        </ul>
      </details>
    </Sheet>
  );
};
