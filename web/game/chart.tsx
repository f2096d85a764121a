/** The stock chart: a grid as a table, one ascending list as two interlocking rows; with the markers of each cell in stacking order. */
import { type MarketCellFact, stackAt, stacksOf } from "../../engine/index.ts";
import { Badge } from "../parts/badge.tsx";
import { Sheet } from "../parts/layout.tsx";
import type { Scene } from "./scene.ts";
import { sizeLetter, sizeName, sizesOf } from "./sizes.ts";

/** Cells of an ascending list in one line of a narrow screen. */
const LINE = 14;
/** Cells around a marker that a part shows with it. */
const AROUND = 2;

interface Props {
  readonly scene: Scene;
  readonly class?: string;
  /** Where the whole chart can be seen; without it narrow screens show all of it here, line by line. */
  readonly elsewhere?: string;
}

/** The sheet with the chart. */
export const Chart = ({ scene, class: name, elsewhere }: Props) => {
  const { words, title } = scene;
  const { chart, saleSteps } = title.parameters;
  return (
    <Sheet id="chart" heading={words.chart} class={name}>
      {chart === "grid" ? (
        <Scrolling scene={scene} class="chart">
          <Grid scene={scene} />
        </Scrolling>
      ) : (
        <ListChart scene={scene} elsewhere={elsewhere} />
      )}
      <p>
        {words.markersMove(chart, saleSteps)} {words.chartOrder}
      </p>
      <p class="dim">{chartKey(scene)}</p>
    </Sheet>
  );
};

interface Table {
  readonly scene: Scene;
  readonly class: string;
  readonly children?: unknown;
}

const Scrolling = ({ scene: { words }, class: name, children }: Table) => (
  <section class="scroll" tabindex={0} aria-label={words.chartScrolls}>
    <table class={name}>
      <caption class="vh">{words.chartCaption}</caption>
      {children}
    </table>
  </section>
);

const Grid = ({ scene }: { scene: Scene }) => (
  <tbody>
    {scene.title.market.map((cells, row) => (
      <tr>
        {cells.map((cell, column) => (
          <ChartCell scene={scene} cell={cell} at={`${row},${column}`} />
        ))}
      </tr>
    ))}
  </tbody>
);

/** The list as a whole where there is room, in lines where there is not. */
const ListChart = ({ scene, elsewhere }: Pick<Props, "scene" | "elsewhere">) => {
  const { words, title } = scene;
  const count = title.market[0]?.length ?? 0;
  const lines = elsewhere === undefined ? linesOf(0, count) : linesAround(scene, count);
  const label = elsewhere === undefined ? words.chartInLines : words.chartAround;
  return (
    <>
      <div class="chart-whole">
        <Scrolling scene={scene} class="chart zigzag">
          <Zigzag scene={scene} from={0} to={count} />
        </Scrolling>
      </div>
      <div class="chart-lines">
        {lines.map(({ from, to }) => (
          <table class="chart zigzag part">
            <caption class="vh">{`${label}, ${priceRange(scene, from, to)}`}</caption>
            <Zigzag scene={scene} from={from} to={to} width={LINE} />
          </table>
        ))}
        {elsewhere !== undefined && <a href={elsewhere}>{words.chartElsewhere}</a>}
      </div>
    </>
  );
};

/** Places `from` up to, but not including, `to`. */
interface Line {
  readonly from: number;
  readonly to: number;
}

const linesOf = (from: number, to: number): Line[] =>
  Array.from({ length: Math.ceil((to - from) / LINE) }, (_, n) => ({
    from: from + n * LINE,
    to: Math.min(to, from + (n + 1) * LINE),
  }));

/** The places of markers, or before there are any the issue prices, with those around them. */
function linesAround({ title, state }: Scene, count: number): Line[] {
  const [list = []] = title.market;
  const markers = Object.keys(stacksOf(state)).map((at) => Number(at.split(",")[1]));
  const shown = markers.length > 0 ? markers : list.flatMap((cell, place) => (cell?.par ? [place] : []));
  const runs: Line[] = [];
  for (const place of shown.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    const [from, to] = [Math.max(0, place - AROUND), Math.min(count, place + AROUND + 1)];
    if (last && from <= last.to) runs[runs.length - 1] = { from: last.from, to };
    else runs.push({ from, to });
  }
  return runs.flatMap(({ from, to }) => linesOf(from, to));
}

const priceRange = ({ title }: Scene, from: number, to: number): string => {
  const price = (place: number) => title.market[0]?.[place]?.price ?? "";
  return `${price(from)}–${price(to - 1)}`;
};

interface ZigzagProps extends Line {
  readonly scene: Scene;
  /** Cells for which there is room; as many as there are if it says nothing else. */
  readonly width?: number;
}

/** Odd places of the list above, shifted by half a cell; even ones below. Every cell is two half columns wide. */
const Zigzag = ({ scene, from, to, width = to - from }: ZigzagProps) => {
  const [list = []] = scene.title.market;
  const places = list.map((cell, column) => ({ cell, column })).slice(from, to);
  return (
    <>
      <colgroup>
        {Array.from({ length: width + 1 }, () => (
          <col />
        ))}
      </colgroup>
      <tbody>
        {[1, 0].map((parity) => (
          <tr>
            {parity !== from % 2 && <td class="void" />}
            {places
              .filter(({ column }) => column % 2 === parity)
              .map(({ cell, column }) => (
                <ChartCell scene={scene} cell={cell} at={`0,${column}`} columns={2} />
              ))}
            {(to - 1) % 2 !== parity && <td class="void" />}
          </tr>
        ))}
      </tbody>
    </>
  );
};

interface CellProps {
  readonly scene: Scene;
  readonly cell: MarketCellFact | null;
  /** Row and column, as stacks are named. */
  readonly at: string;
  readonly columns?: number;
}

const ChartCell = ({ scene, cell, at, columns }: CellProps) => {
  if (!cell) return <td class="void" />;
  const { words, title, state } = scene;
  const isStart = title.corporations.some(({ start }) => start?.cell.join() === at);
  const kind = cell.par || isStart ? "par" : cell.zone ? `z-${cell.zone}` : undefined;
  return (
    <td class={kind} colspan={columns}>
      <b>{cell.price}</b>
      {cell.zone && <span> {words.zoneDots(cell.zone)}</span>}
      {cell.par && <small> {sizesAt(scene, cell.price).map((size) => sizeLetter(size, title))}</small>}
      {stackAt(state, at).map((symbol) => (
        <Badge symbol={symbol} />
      ))}
    </td>
  );
};

/** Sizes of corporations that may start at a price. */
const sizesAt = ({ title }: Scene, price: number): string[] =>
  sizesOf(title).filter((size) => title.corporations.some((one) => one.size === size && one.parPrices.includes(price)));

function chartKey(scene: Scene): string {
  const { title, words } = scene;
  const letters = sizesOf(title).map((size) => `${sizeLetter(size, title)} ${sizeName(size, scene)}`);
  if (letters.length > 0) return words.chartKeySizes(letters.join(", "));
  const zones = new Set(title.market.flat().flatMap((cell) => cell?.zone ?? []));
  return [words.chartKey, ...[...zones].map(words.zoneKey)].join(" ");
}
