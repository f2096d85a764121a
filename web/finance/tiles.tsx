/** The supply of tiles: every tile with its picture, how many are left, and what it may become. */
import { COLOURS, type Colour, tilesInAll, tilesLeft, tileUpgrades, tileView } from "../../engine/index.ts";
import type { Person } from "../../lambdas/service/api.ts";
import { TilePatterns, TilePicture } from "../board/map.tsx";
import type { Scene } from "../game/scene.ts";
import { inReadingTiles } from "../game/tileOrder.ts";
import { Sheet } from "../parts/layout.tsx";
import { SectionPage } from "./frame.tsx";

interface Props {
  readonly scene: Scene;
  readonly person: Person | null;
}

/** The whole page: a sheet for each colour. */
export const TilesPage = ({ scene, person }: Props) => {
  const { words, head, title } = scene;
  const tiles = inReadingTiles(title);
  const colourOf = (tile: string): Colour => title.tiles[tile]?.colour ?? "white";
  return (
    <SectionPage scene={scene} person={person} section="tiles" heading={words.tilesOfGame(head.name)}>
      <TilePatterns />
      {COLOURS.map((colour) => ({ colour, own: tiles.filter((tile) => colourOf(tile) === colour) }))
        .filter(({ own }) => own.length > 0)
        .map(({ colour, own }) => (
          <Sheet id={`tiles-${colour}`} heading={words.tileSheet(words.tilesOf(colour))} remark={words.tilesRemark}>
            <ul class="supply">
              {own.map((tile) => (
                <TileEntry scene={scene} tile={tile} />
              ))}
            </ul>
          </Sheet>
        ))}
    </SectionPage>
  );
};

const TileEntry = ({ scene, tile }: { scene: Scene; tile: string }) => {
  const { words, title, state } = scene;
  const left = tilesLeft(scene, tile);
  const all = tilesInAll(title, state)[tile] ?? 0;
  const upgrades = inReadingTiles(title).filter((other) => tileUpgrades(title, tile).includes(other));
  return (
    <li id={`tile-${tile}`}>
      <TilePicture title={title} view={tileView(title, tile, 0)} label={words.tile(tile)} />
      <div>
        <h3>{tile}</h3>
        <p class={left === 0 ? "down" : undefined}>{words.tileCount(left, all)}</p>
        <p class="becomes">
          {upgrades.length === 0 ? (
            <span class="dim">{words.tileIsLast}</span>
          ) : (
            <>
              <span class="dim">{words.tileBecomes} </span>
              {upgrades.map((other) => (
                <a href={`#tile-${other}`}>{other}</a>
              ))}
            </>
          )}
        </p>
      </div>
    </li>
  );
};
