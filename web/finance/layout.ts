/** Where everything in a plot stands: pure geometry in the drawing's units, which are pixels on a screen. */
import { fitted, textWidth, ticks } from "./scale.ts";

/** One line: its name, and a value for each place along the axis; null where there is none. */
export interface Line {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A name at the end of a line. */
export interface Label {
  /** Number of the line. */
  readonly line: number;
  readonly text: string;
  /** Where the text begins, on its base line. */
  readonly at: Point;
  readonly width: number;
  /** Where the line ends. */
  readonly from: Point;
}

export interface Drawn {
  readonly line: number;
  /** Stretches without a gap. */
  readonly stretches: readonly (readonly Point[])[];
  /** It ends before the others. */
  readonly ended: boolean;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  readonly places: readonly { readonly text: string; readonly x: number }[];
  readonly lines: readonly Drawn[];
  readonly labels: readonly Label[];
}

interface Input {
  readonly lines: readonly Line[];
  /** Names of the places along the axis. */
  readonly places: readonly string[];
  readonly width: number;
  /** A value as it stands along the axis. */
  readonly text: (value: number) => string;
}

/** Height of a line of text with a gap. */
export const LINE_HEIGHT = 15;
const PAD = 6;
const LEAST_HEIGHT = 230;
/** Between a line's end and its name. */
export const LEADER = 18;
/** Part of the width that names may take. */
const NAMES = 0.3;

/** Lays out a plot; lines without any value are left out. */
export function layoutOf({ lines, places, width, text }: Input): Layout {
  const all = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const marks = ticks(all);
  const height = Math.max(LEAST_HEIGHT, lines.length * LINE_HEIGHT + 4 * LINE_HEIGHT);
  const names = Math.min(width * NAMES, Math.max(0, ...lines.map(({ name }) => textWidth(name))));
  const left = PAD + Math.max(...marks.map((mark) => textWidth(text(mark))));
  const plot = { left, right: width - LEADER - PAD - names, top: LINE_HEIGHT, bottom: height - 2 * LINE_HEIGHT };
  const [low = 0, high = 1] = [marks[0], marks.at(-1)];
  const y = (value: number) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top);
  const gap = places.length > 1 ? (plot.right - plot.left) / (places.length - 1) : 0;
  const x = (place: number) => plot.left + place * gap;
  const drawn = lines.flatMap(({ values }, line) => drawnLine(line, values, x, y));
  return {
    ...{ width, height, plot, lines: drawn },
    levels: marks.map((value) => ({ value, y: y(value) })),
    places: placeNames(places, x, gap),
    labels: labelsOf(lines, drawn, plot, names),
  };
}

function drawnLine(
  line: number,
  values: Line["values"],
  x: (place: number) => number,
  y: (value: number) => number,
): Drawn[] {
  const stretches: Point[][] = [];
  let isOpen = false;
  for (const [place, value] of values.entries()) {
    if (value !== null && !isOpen) stretches.push([]);
    if (value !== null) stretches.at(-1)?.push({ x: x(place), y: y(value) });
    isOpen = value !== null;
  }
  return stretches.length > 0 ? [{ line, stretches, ended: !isOpen }] : [];
}

/** As many names as there is room for, the last one among them. */
function placeNames(places: readonly string[], x: (place: number) => number, gap: number): Layout["places"] {
  const widest = Math.max(0, ...places.map(textWidth)) + PAD;
  const step = gap > 0 ? Math.ceil(widest / gap) : 1;
  const last = places.length - 1;
  return places.flatMap((text, place) => ((last - place) % step === 0 ? [{ text, x: x(place) }] : []));
}

const endOf = ({ stretches }: Drawn): Point => stretches.at(-1)?.at(-1) ?? { x: 0, y: 0 };

/** Beside the plot for lines that reach its edge; near their ends for others. */
function labelsOf(lines: readonly Line[], drawn: readonly Drawn[], plot: Layout["plot"], room: number): Label[] {
  const label = (one: Drawn, y: number): Label => {
    const text = fitted(lines[one.line]?.name ?? "", room);
    return {
      ...{ line: one.line, text, width: textWidth(text), from: endOf(one) },
      at: { x: plot.right + LEADER, y },
    };
  };
  const reaching = drawn.filter(({ ended }) => !ended).toSorted((a, b) => endOf(a).y - endOf(b).y);
  const heights = spread(
    reaching.map((one) => endOf(one).y),
    plot.top,
    plot.bottom,
  );
  const beside = reaching.map((one, n) => label(one, heights[n] ?? 0));
  const inside: Label[] = [];
  for (const one of drawn.filter(({ ended }) => ended)) inside.push(freePlace(label(one, 0), inside, plot));
  return [...beside, ...inside];
}

/** Ascending heights moved apart as little as is needed, between `top` and `bottom`. */
export function spread(heights: readonly number[], top: number, bottom: number): number[] {
  const apart: number[] = [];
  for (const height of heights) apart.push(Math.max(height, top, (apart.at(-1) ?? -Infinity) + LINE_HEIGHT));
  let below = bottom + LINE_HEIGHT;
  for (let n = apart.length - 1; n >= 0; n--) {
    below = Math.min(apart[n] ?? 0, below - LINE_HEIGHT);
    apart[n] = below;
  }
  return apart;
}

/** A place inside the plot near the line's end that no other name has taken. */
function freePlace(label: Label, taken: readonly Label[], { left, right, top, bottom }: Layout["plot"]): Label {
  const x = Math.max(left, Math.min(label.from.x - label.width / 2, right - label.width));
  const rows = Math.floor((bottom - top) / LINE_HEIGHT);
  const tries = Array.from({ length: 2 * rows + 1 }, (_, n) => (n % 2 === 0 ? n / 2 : -(n + 1) / 2));
  for (const row of tries) {
    const y = label.from.y - LINE_HEIGHT / 2 + row * LINE_HEIGHT;
    const candidate = { ...label, at: { x, y } };
    if (y >= top && y <= bottom && !taken.some((other) => overlaps(candidate, other))) return candidate;
  }
  return { ...label, at: { x, y: top } };
}

/** Do two names cover each other? */
export const overlaps = (a: Label, b: Label): boolean =>
  Math.abs(a.at.y - b.at.y) < LINE_HEIGHT - 1 && a.at.x < b.at.x + b.width && b.at.x < a.at.x + a.width;
