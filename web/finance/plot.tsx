/** A plot of lines over the rounds: once for narrow screens and once for wide ones, with the names at the lines' ends. */
import { type Drawn, type Label, type Layout, LEADER, LINE_HEIGHT, type Line, layoutOf, type Point } from "./layout.ts";

/** Widths at which a plot is drawn: the inside of a sheet on a telephone, and of half a page on a large screen. */
const WIDTHS = [
  ["narrow", 336],
  ["broad", 720],
] as const;

/** So many dashes and shades are told apart; their numbers have no common factor, so that pairs repeat late. */
const DASHES = 7;
const SHADES = 5;

interface Props {
  readonly lines: readonly Line[];
  readonly places: readonly string[];
  /** What the plot shows, as a sentence. */
  readonly label: string;
  readonly text: (value: number) => string;
}

/** Both drawings; one of them shows. */
export const Plot = ({ lines, places, label, text }: Props) => (
  <figure>
    {WIDTHS.map(([name, width]) => (
      <Drawing class={`plot ${name}`} layout={layoutOf({ lines, places, width, text })} label={label} text={text} />
    ))}
  </figure>
);

interface DrawingProps extends Pick<Props, "label" | "text"> {
  readonly layout: Layout;
  readonly class: string;
}

const Drawing = ({ layout, label, text, class: name }: DrawingProps) => (
  <svg class={name} viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label={label}>
    <Axes layout={layout} text={text} />
    {layout.lines.map((one) => (
      <LineDrawing drawn={one} />
    ))}
    {layout.labels.map((one) => (
      <LabelDrawing label={one} />
    ))}
  </svg>
);

const Axes = ({ layout: { plot, levels, places }, text }: Pick<DrawingProps, "layout" | "text">) => (
  <>
    {levels.map(({ value, y }) => (
      <>
        <path class="plot-level" d={`M${pair({ x: plot.left, y })}H${short(plot.right)}`} />
        <text class="plot-value" x={short(plot.left - 4)} y={short(y + 4)}>
          {text(value)}
        </text>
      </>
    ))}
    {places.map(({ text: place, x }) => (
      <>
        <path class="plot-tick" d={`M${pair({ x, y: plot.bottom })}v4`} />
        <text class="plot-place" x={short(x)} y={short(plot.bottom + LINE_HEIGHT + 3)}>
          {place}
        </text>
      </>
    ))}
  </>
);

/** Classes of a line's shade and dash. */
export const lineClass = (line: number): string => `ln shade-${line % SHADES} dash-${line % DASHES}`;

const LineDrawing = ({ drawn: { line, stretches, ended } }: { drawn: Drawn }) => {
  const end = stretches.at(-1)?.at(-1);
  return (
    <>
      <path class={lineClass(line)} d={stretches.map((points) => `M${points.map(pair).join("L")}`).join("")} />
      {end &&
        (ended ? (
          <path class={`end shade-${line % SHADES}`} d={`M${pair({ x: end.x - 4, y: end.y - 4 })}l8 8m0-8l-8 8`} />
        ) : (
          <circle class={`end shade-${line % SHADES}`} cx={short(end.x)} cy={short(end.y)} r="3" />
        ))}
    </>
  );
};

/** The name, and a piece of its line that leads to it. */
const LabelDrawing = ({ label: { line, text, at, from } }: { label: Label }) => (
  <>
    {at.x > from.x + LEADER / 2 && (
      <path
        class={`${lineClass(line)} leader`}
        d={`M${pair({ x: from.x + 3, y: from.y })}L${pair({ x: at.x - 2, y: at.y })}`}
      />
    )}
    <text class="plot-name" x={short(at.x)} y={short(at.y + 4)}>
      {text}
    </text>
  </>
);

/** A number with one decimal at most. */
const short = (value: number): string => String(Math.round(value * 10) / 10);

const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
