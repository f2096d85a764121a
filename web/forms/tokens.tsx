/** Placing stations: free places in reach, home cities, and the city for a station that must be settled. */
import type { OptionOf } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { add, centreOf, pair, viewBox } from "../board/geometry.ts";
import { type BoardPicture, hexFrame } from "../board/map.tsx";
import type { Scene } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import { encode } from "./fields.ts";
import { ChoiceButton, isChosen, MoveForm } from "./moveForm.tsx";

type Place = OptionOf<"placeToken">;

/** One picture per free place. */
export const TokenForms = ({
  scene,
  options,
  board,
}: {
  scene: Scene;
  options: readonly Place[];
  board: BoardPicture;
}) => (
  <MoveForm scene={scene} class="stack">
    <fieldset>
      <legend>
        {scene.words.stationOf} <Badge symbol={options[0]?.corporation ?? ""} />
      </legend>
      <div class="tilepick">
        {options.map((option) => (
          <TokenRadio scene={scene} option={option} board={board} checked={options.length === 1} />
        ))}
      </div>
    </fieldset>
    <ChoiceButton scene={scene} main>
      {scene.words.placeStation}
    </ChoiceButton>
  </MoveForm>
);

interface TokenRadioProps {
  readonly scene: Scene;
  readonly option: Place;
  readonly board: BoardPicture;
  readonly checked: boolean;
}

const TokenRadio = ({ scene, option, board, checked }: TokenRadioProps) => {
  const { words, context, title } = scene;
  const { hex, city, company, price } = option;
  const move = { type: "placeToken" as const, hex, city, ...(company === null ? {} : { company }) };
  return (
    <label>
      <input
        type="radio"
        name="move"
        id={tokenId(option)}
        value={encode(move)}
        required
        checked={isChosen(scene, move, checked)}
      />
      <CityPicture board={board} hex={hex} city={city} />
      <b>{hex}</b> {title.map[hex]?.name}
      <span>{price === 0 ? words.free : money(price, context)}</span>
      {company && <span>{words.by(company)}</span>}
    </label>
  );
};

/** The control that chooses a place, to which the map leads. */
export const tokenId = ({ hex, city, company }: Place): string =>
  ["station", hex, city, company]
    .filter((part) => part !== null)
    .join("-")
    .replaceAll(/[^\w-]/g, "-");

/** The hex as it is, the city ringed. */
export const CityPicture = ({ board, hex, city }: { board: BoardPicture; hex: string; city: number }) => {
  const place = board.pictureOf(hex)?.layout.places.find(({ node }) => node.id === `c${city}`);
  const middle = add(centreOf(hex), place?.at ?? [0, 0]);
  return (
    <svg viewBox={viewBox(hexFrame(hex))} aria-hidden="true">
      <use href="#low" />
      <use href="#high" />
      <circle class="ring" cx={pair(middle).split(" ")[0]} cy={pair(middle).split(" ")[1]} r="25" />
    </svg>
  );
};
