/** The stock chart: a grid as a table, one ascending list as two interlocking rows; with the markers of each cell in stacking order. */
import type { MarketCellFact } from "../../engine/index.ts";
import { Badge } from "../parts/badge.tsx";
import { Sheet } from "../parts/layout.tsx";
import type { Scene } from "./scene.ts";
import { sizeLetter, sizeName, sizesOf } from "./sizes.ts";

/** The sheet with the chart. */
export const Chart = ({ scene, class: name }: { scene: Scene; class?: string }) => {
  const { words, title } = scene;
  const { chart } = title.parameters;
  return (
    <Sheet id="chart" heading={words.chart} remark={words.chartMoves(chart)} class={name}>
      <section class="scroll" tabindex={0} aria-label={words.chartScrolls}>
        <table class={chart === "grid" ? "chart" : "chart zigzag"}>
          <caption class="vh">{words.chartCaption}</caption>
          {chart === "zigzag" && <Columns scene={scene} />}
          <tbody>{chart === "grid" ? <Grid scene={scene} /> : <Zigzag scene={scene} />}</tbody>
        </table>
      </section>
      <p class="dim">{chartKey(scene)}</p>
    </Sheet>
  );
};

const Grid = ({ scene }: { scene: Scene }) => (
  <>
    {scene.title.market.map((cells, row) => (
      <tr>
        {cells.map((cell, column) => (
          <ChartCell scene={scene} cell={cell} at={`${row},${column}`} />
        ))}
      </tr>
    ))}
  </>
);

/** Half columns, so that every cell is two of them wide. */
const Columns = ({ scene }: { scene: Scene }) => (
  <colgroup>
    {Array.from({ length: (scene.title.market[0]?.length ?? 0) + 1 }, () => (
      <col />
    ))}
  </colgroup>
);

/** Odd places of the list above, shifted by half a cell; even ones below. */
const Zigzag = ({ scene }: { scene: Scene }) => {
  const [list = []] = scene.title.market;
  const places = list.map((cell, column) => ({ cell, column }));
  return (
    <>
      {[1, 0].map((parity) => (
        <tr>
          {parity === 1 && <td class="void" />}
          {places
            .filter(({ column }) => column % 2 === parity)
            .map(({ cell, column }) => (
              <ChartCell scene={scene} cell={cell} at={`0,${column}`} columns={2} />
            ))}
          {parity === 0 && <td class="void" />}
        </tr>
      ))}
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
      {(state.market.stacks[at] ?? []).map((symbol) => (
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
