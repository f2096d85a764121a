/** Laying track in two steps: first the hex, as links in a list (the map has the same), then pictures of each tile and turn in place. */
import type { Child } from "hono/jsx";
import { hexView, type OptionOf, tilesLeft, tileView, tooDearHexes } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { inReadingOrder, viewBox } from "../board/geometry.ts";
import { hexFrame, pictureOn, signsOn, TileOnMap, type Trial } from "../board/map.tsx";
import type { Scene } from "../game/scene.ts";
import { encode, PLACE_FIELD, placeValue } from "./fields.ts";
import { ChoiceButton, isChosen, MoveForm } from "./moveForm.tsx";

export type Lay = OptionOf<"layTile">;

/** A place where track can be laid, with the power that is used there. */
export interface LayPlace {
  readonly hex: string;
  readonly company: string | null;
  readonly lays: readonly Lay[];
}

/** Lays grouped by hex and power, in reading order. */
export function layPlaces(lays: readonly Lay[]): LayPlace[] {
  const companies = [null, ...new Set(lays.flatMap(({ company }) => (company === null ? [] : [company])))];
  return companies.flatMap((company) => {
    const own = lays.filter((lay) => lay.company === company);
    return inReadingOrder(new Set(own.map(({ hex }) => hex))).map((hex) => ({
      hex,
      company,
      lays: own.filter((lay) => lay.hex === hex),
    }));
  });
}

/** The address that chooses a place. */
export const placeHref = ({ paths }: Scene, { hex, company }: Pick<LayPlace, "hex" | "company">): string =>
  `${paths.page}?at=${hex}${company ? `&by=${encodeURIComponent(company)}` : ""}#move`;

/** What a screen reader says about a place. */
export const placeLabel = ({ words, title }: Scene, { hex, company }: LayPlace): string =>
  words.chooseHex(hex, title.map[hex]?.name ?? null, company);

const chosenPlace = ({ choice }: Scene, places: readonly LayPlace[]): LayPlace | undefined =>
  places.find(({ hex, company }) => hex === choice.at && company === choice.by);

/** Both steps; the second only when a hex is chosen. */
export const TrackForms = ({ scene, options }: { scene: Scene; options: readonly Lay[] }) => {
  const places = layPlaces(options);
  const plain = places.filter((place) => !isFolded(places, place));
  const chosen = chosenPlace(scene, places);
  const { words } = scene;
  return (
    <>
      <h3>{words.where}</h3>
      {plain.length > 0 && <PlaceList scene={scene} places={plain} chosen={chosen} />}
      {[...new Set(places.map(({ company }) => company))].map((company) => (
        <PowerPlaces
          scene={scene}
          places={places.filter((place) => place.company === company && isFolded(places, place))}
          chosen={chosen}
        />
      ))}
      {plain.length > 0 && <TooDear scene={scene} />}
      {chosen && <TileForm scene={scene} place={chosen} />}
    </>
  );
};

/** Places that only their cost keeps from the list; dots surround them on the map. */
const TooDear = ({ scene: { words, title, state, context } }: { scene: Scene }) => {
  const places = tooDearHexes(title, state).map(({ hex, cost }) => `${hex} ${money(cost, context)}`);
  return places.length > 0 ? <p class="dim">{words.tooDearPlaces(places.join(", "))}</p> : null;
};

/** Powers with more places than this stand folded, each below its own heading. */
const MOST_UNFOLDED = 3;

const isFolded = (places: readonly LayPlace[], { company }: LayPlace): boolean =>
  company !== null && places.filter((place) => place.company === company).length > MOST_UNFOLDED;

interface PlacesProps {
  readonly scene: Scene;
  readonly places: readonly LayPlace[];
  readonly chosen: LayPlace | undefined;
  /** The power is named above them. */
  readonly folded?: boolean;
}

/** Links, or buttons of one form while a turn is being composed: no address holds its moves. */
const PlaceList = ({ scene, places, chosen, folded = false }: PlacesProps) => {
  const list = (
    <ul class="pick">
      {places.map((place) => (
        <li>
          <PlaceLink scene={scene} place={place} chosen={place === chosen}>
            <PlaceText scene={scene} place={place} named={!folded} />
          </PlaceLink>
        </li>
      ))}
    </ul>
  );
  return scene.draft ? <MoveForm scene={scene}>{list}</MoveForm> : list;
};

/** The places of one private company's power. */
const PowerPlaces = ({ scene, places, chosen }: PlacesProps) => {
  const company = places[0]?.company;
  if (!company) return null;
  return (
    <details open={chosen?.company === company}>
      <summary>{scene.words.withCompany(company, places.length)}</summary>
      <div class="body">
        <PlaceList scene={scene} places={places} chosen={chosen} folded />
      </div>
    </details>
  );
};

interface PlaceProps {
  readonly scene: Scene;
  readonly place: LayPlace;
}

const PlaceLink = ({ scene, place, chosen, children }: PlaceProps & { chosen: boolean; children: Child }) => {
  const current = chosen ? "true" : undefined;
  return scene.draft ? (
    <button type="submit" name={PLACE_FIELD} value={placeValue(place)} aria-current={current}>
      {children}
    </button>
  ) : (
    <a href={placeHref(scene, place)} aria-current={current}>
      {children}
    </a>
  );
};

const PlaceText = ({ scene, place, named }: PlaceProps & { named: boolean }) => {
  const { words, title, state, context } = scene;
  const { hex, company, lays } = place;
  const cost = Math.min(...lays.map((lay) => lay.cost));
  const view = hexView(title, state, hex);
  return (
    <>
      <b>{hex}</b>
      <span>
        {title.map[hex]?.name ?? words.layKind(view.colour)}
        {cost > 0 && ` ${money(cost, context)}`}
        {company && named && ` ${words.by(company)}`}
        {company && cost === 0 && title.map[hex]?.terrain && view.tile === null && `, ${words.free}`}
      </span>
    </>
  );
};

/** The lay that the address shows in its place, if it is legal. */
export function shownLay({ choice }: Scene, lays: readonly Lay[]): (Lay & { readonly rotation: number }) | null {
  const { lay } = choice;
  const found =
    lay &&
    lays.find(
      ({ hex, company, tile, rotations }) =>
        hex === choice.at && company === choice.by && tile === lay.tile && rotations.includes(lay.rotation),
    );
  return found ? { ...found, rotation: lay.rotation } : null;
}

const TileForm = ({ scene, place }: { scene: Scene; place: LayPlace }) => {
  const { words, title, draft, paths } = scene;
  const single = place.lays.length === 1 && place.lays[0]?.rotations.length === 1;
  return (
    <MoveForm scene={scene} class="stack">
      <fieldset>
        <legend>{words.whichTile(place.hex, title.map[place.hex]?.name ?? null)}</legend>
        <div class="tilerows">
          {place.lays.map((lay) => (
            <TileRow scene={scene} lay={lay} single={single} />
          ))}
        </div>
      </fieldset>
      <ChoiceButton scene={scene} main>
        {words.layTile(place.hex, place.company)}
      </ChoiceButton>
      {!draft && (
        <button type="submit" class="look" formmethod="get" formaction={`${paths.page}#map`}>
          {words.showOnMap}
        </button>
      )}
    </MoveForm>
  );
};

interface TileProps {
  readonly scene: Scene;
  readonly lay: Lay;
}

/** One tile in all its turns, with how many are left and what it costs. */
const TileRow = ({ scene, lay, single }: TileProps & { single: boolean }) => {
  const { words, context } = scene;
  const shown = shownLay(scene, [lay]);
  return (
    <fieldset class="tilerow">
      <legend>
        {words.tile(lay.tile)}{" "}
        <small>
          {words.tilesLeft(tilesLeft(scene, lay.tile))}
          {lay.cost > 0 && `, ${words.costs(money(lay.cost, context))}`}
        </small>
      </legend>
      <div class="tilepick">
        {lay.rotations.map((rotation) => (
          <TileRadio scene={scene} lay={lay} rotation={rotation} checked={single || shown?.rotation === rotation} />
        ))}
      </div>
    </fieldset>
  );
};

const TileRadio = ({ scene, lay, rotation, checked }: TileProps & { rotation: number; checked: boolean }) => {
  const { hex, tile, company } = lay;
  const move = { type: "layTile" as const, hex, tile, rotation, ...(company === null ? {} : { company }) };
  return (
    <label>
      <input type="radio" name="move" value={encode(move)} required checked={isChosen(scene, move, checked)} />
      <TileInPlace scene={scene} hex={hex} tile={tile} rotation={rotation} />
      <b>{scene.words.tileTurned(tile, rotation)}</b>
    </label>
  );
};

interface InPlaceProps {
  readonly scene: Scene;
  readonly hex: string;
  readonly tile: string;
  readonly rotation: number;
}

/** The tile as it would lie, with the track around it. */
const TileInPlace = ({ scene, ...lay }: InPlaceProps) => (
  <svg viewBox={viewBox(hexFrame(lay.hex))} aria-hidden="true">
    <use href="#low" />
    <use href="#high" />
    <TileOnMap {...trialOf(scene, lay)} />
  </svg>
);

/** A tile that does not lie yet, to be drawn. Stations are left out where they would move; so is the name, which stands elsewhere. */
export function trialOf({ title, state }: Scene, { hex, tile, rotation }: Omit<InPlaceProps, "scene">): Trial {
  const drawing = pictureOn(title, state, hex, { ...tileView(title, tile, rotation), hex });
  const signs = signsOn(title, state, drawing.view, false);
  const several = drawing.view.nodes.length > 1;
  return {
    picture: { ...drawing, labels: { ...drawing.labels, names: [] } },
    walls: title.map[hex]?.walls ?? [],
    signs: several ? { ...signs, stations: [], reserved: [] } : signs,
  };
}
