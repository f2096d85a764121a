/**
 * One hex as SVG in two layers: low (ground, pattern, track) and high (cities, stations, texts). Colours and fonts come
 * from the stylesheet by class, shapes from the layout.
 */
import type { Colour, HexView } from "../../engine/index.ts";
import { corner, outline, type Point, pair, polar, RADIUS, short } from "./geometry.ts";
import { type LabelInput, type Labels, label, type Text, VALUE_RADIUS } from "./labels.ts";
import { type Layout, layOut, type Place } from "./places.ts";

export interface Station {
  readonly corporation: string;
  readonly city: number;
}

export interface HexPicture {
  readonly view: HexView;
  /** Laid by a private company's power only: a purple border says so. */
  readonly power: boolean;
  /** A place kept for a home tile, and nothing built on it yet. */
  readonly site: boolean;
  readonly layout: Layout;
  readonly labels: Labels;
}

const STAGE: Readonly<Record<Colour, number>> = { white: 0, yellow: 1, green: 2, brown: 3, gray: 4, red: 0 };
const OUTLINE = outline();
const drawn = new Map<string, Pick<HexPicture, "layout" | "labels">>();

/** Lays out a hex; the same sight of the same hex is laid out once per process. */
export function picture(input: LabelInput): HexPicture {
  const { view, power = false, site = false } = input;
  const key = JSON.stringify([
    view.hex,
    view.tile,
    view.rotation,
    input.name,
    input.terrain,
    input.company,
    view.nodes,
    input.around,
  ]);
  const known = drawn.get(key);
  if (known) return { view, power, site, ...known };
  const layout = layOut(view);
  const made = { layout, labels: label(input, layout) };
  if (drawn.size > 20_000) drawn.clear();
  drawn.set(key, made);
  return { view, power, site, ...made };
}

/** The class of a company's colours: its symbol with everything but letters and digits as a dash. */
export const companyClass = (symbol: string): string => symbol.replace(/[^A-Za-z0-9]/g, "-");

/** Ground, pattern and track. */
export const HexGround = ({ picture, walls }: { picture: HexPicture; walls: readonly string[] }) => {
  const { layout } = picture;
  const kind = kindOf(picture);
  const pattern = kind === "white" || kind === "yellow" ? null : `url(#p-${kind})`;
  return (
    <>
      <path class={`hx hx-${kind}`} d={OUTLINE} />
      {pattern && <path d={OUTLINE} fill={pattern} />}
      {layout.strands.map((data) => (
        <>
          <path class="cas" d={data} />
          <path class="trk" d={data} />
        </>
      ))}
      {picture.power && <PowerBorder />}
      {walls.map((side) => (
        <path class="wall" d={`M${pair(corner(Number(side) - 1))}L${pair(corner(Number(side)))}`} />
      ))}
    </>
  );
};

/** The class of ground that a hex belongs to. */
function kindOf({ view, site }: HexPicture): Colour | "fixed" | "site" {
  if (site) return "site";
  return view.fixed && view.colour === "gray" ? "fixed" : view.colour;
}

const INNER = outline(6);

/** The border of tiles that only a private company's power lays. */
export const PowerBorder = () => (
  <>
    <path class="pwrhalo" d={INNER} />
    <path class="pwr" d={INNER} />
  </>
);

const StageDots = ({ count }: { count: number }) => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <circle class="pip" cx="-44.5" cy={short(7 + index * 7.4)} r="3.4" />
    ))}
  </>
);

export interface HexSigns {
  readonly stations: readonly Station[];
  /** Homes kept free: by city, or in every city if null. */
  readonly reserved: readonly { readonly corporation: string; readonly city: number | null }[];
  readonly terrain: { readonly kind: string; readonly cost: number } | null;
  /** The corporation that may still build its home tile here. */
  readonly site: string | null;
  /** Values that rise with the phases, in order of the game, with the one that holds now. */
  readonly offboard: readonly { readonly value: number; readonly colour: string; readonly now: boolean }[];
  /** Coordinate, null where the picture needs none. */
  readonly coordinate: string | null;
}

/** Stage dots, cities, towns, stations, values and names. */
export const HexSignsView = ({
  picture: { layout, labels, view },
  signs,
}: {
  picture: HexPicture;
  signs: HexSigns;
}) => (
  <>
    {layout.places.map((place) => (
      <Stop place={place} signs={signs} />
    ))}
    {!view.fixed && <StageDots count={STAGE[view.colour]} />}
    {signs.coordinate && (
      <text class="crd" x="0" y={short(labels.coordinate[1] + 2)}>
        {signs.coordinate}
      </text>
    )}
    {signs.site && (
      <text class="site" x="0" y="7">
        {signs.site}
      </text>
    )}
    {labels.terrain && signs.terrain && <Terrain at={labels.terrain} terrain={signs.terrain} />}
    {labels.values.map(({ value, at }) => (
      <g class="rev">
        <circle cx={short(at[0])} cy={short(at[1])} r={VALUE_RADIUS} />
        <text x={short(at[0])} y={short(at[1] + 4.5)}>
          {value}
        </text>
      </g>
    ))}
    {labels.offboard && <OffboardValues at={labels.offboard} values={signs.offboard} />}
    {labels.company && <SignText class="blk" text={labels.company} />}
    {labels.label && <SignText class={`lab${view.colour === "white" ? " onland" : ""}`} text={labels.label} />}
    {labels.names.map((name) => (
      <SignText class="nam" text={name} />
    ))}
  </>
);

const SignText = ({ class: name, text }: { class: string; text: Text }) => (
  <text
    class={name}
    x={short(text.at[0])}
    y={short(text.at[1] + 4.5)}
    textLength={text.width ? short(text.width) : undefined}
    lengthAdjust={text.width ? "spacingAndGlyphs" : undefined}
  >
    {text.text}
  </text>
);

const Stop = ({ place, signs }: { place: Place; signs: HexSigns }) => {
  if (place.node.kind === "town") return <Town place={place} />;
  if (place.node.kind === "offboard") return null;
  const city = Number(place.node.id.slice(1));
  const here = signs.stations.filter((station) => station.city === city).map(({ corporation }) => corporation);
  const kept = signs.reserved
    .filter((home) => home.city === null || home.city === city)
    .map((home) => home.corporation);
  return (
    <>
      {place.slots.length > 1 && <CityBox place={place} />}
      {place.slots.map((at, slot) => (
        <Slot at={at} radius={place.slotRadius} station={here[slot]} reserved={kept[slot - here.length]} />
      ))}
    </>
  );
};

const Town = ({ place: { at, heading } }: { place: Place }) => {
  if (heading === null) return <circle class="town" cx={short(at[0])} cy={short(at[1])} r="8" />;
  return (
    <rect
      class="town"
      x="-4"
      y="-12"
      width="8"
      height="24"
      transform={`translate(${pair(at)})rotate(${Math.round(heading)})`}
    />
  );
};

/** The white ground under the circles of a city with several places. */
const CityBox = ({ place }: { place: Place }) => {
  if (place.slots.length > 2) {
    const half = place.slotRadius * 1.6;
    const [x, y] = place.at;
    return (
      <rect class="city" x={short(x - half)} y={short(y - half)} width={short(half * 2)} height={short(half * 2)} />
    );
  }
  const [first = place.at, second = place.at] = place.slots;
  const angle = (Math.atan2(second[1] - first[1], second[0] - first[0]) * 180) / Math.PI;
  const r = place.slotRadius;
  return (
    <rect
      class="city"
      x={short(-r)}
      y={short(-r)}
      width={short(2 * r)}
      height={short(2 * r)}
      transform={`translate(${pair(place.at)})rotate(${Math.round(angle)})`}
    />
  );
};

const Slot = (props: { at: Point; radius: number; station: string | undefined; reserved: string | undefined }) => {
  const [x, y] = props.at;
  return (
    <>
      <circle class="city" cx={short(x)} cy={short(y)} r={props.radius} />
      {props.station && <Token symbol={props.station} at={props.at} radius={props.radius - 1.5} />}
      {!props.station && props.reserved && (
        <text class={props.reserved.length > 3 ? "res four" : "res"} x={short(x)} y={short(y + 4)}>
          {props.reserved}
        </text>
      )}
    </>
  );
};

/** A corporation's station. */
const Token = ({ symbol, at, radius }: { symbol: string; at: Point; radius: number }) => (
  <g class={`tok t-${companyClass(symbol)}`}>
    <circle cx={short(at[0])} cy={short(at[1])} r={radius} />
    <text class={symbol.length > 3 ? "four" : undefined} x={short(at[0])} y={short(at[1] + 4)}>
      {symbol}
    </text>
  </g>
);

const MOUNTAIN = "M-10 0L-3 -11L1.500 -4L4 -8L10 0Z";
const HILL = "M-11 0Q-5.500 -12 0 0M-2 -4Q4.500 -12 11 0";

const Terrain = ({ at, terrain }: { at: Point; terrain: { kind: string; cost: number } }) => (
  <g transform={`translate(${pair(at)})`}>
    {terrain.kind === "water" ? (
      <path class="ter-w" d="M-9 -8q3 -4 6 0t6 0t6 0M-9 -2q3 -4 6 0t6 0t6 0" />
    ) : (
      <path class="ter-m" d={terrain.kind === "hill" ? HILL : MOUNTAIN} />
    )}
    <text class="terc" x="0" y="12">
      {terrain.cost}
    </text>
  </g>
);

const OffboardValues = ({ at, values }: { at: Point; values: HexSigns["offboard"] }) => (
  <>
    {values.map(({ value, colour, now }, index) => {
      const x = at[0] + (index - values.length / 2) * 24;
      return (
        <g class={`offv${now ? " now" : ""}`}>
          <rect class={`hx-${colour}`} x={short(x)} y={short(at[1] - 9)} width="23" height="18" />
          <text x={short(x + 11.5)} y={short(at[1] + 4.5)}>
            {value}
          </text>
        </g>
      );
    })}
  </>
);

/** Where the number of a piece of news stands on a hex. */
export const NEWS_SPOT: Point = polar(330, RADIUS - 12);
