/** The stock chart as a table: price, zone, and the markers of each cell in stacking order. */
import type { MarketCellFact } from "../../engine/index.ts";
import { Badge } from "../parts/badge.tsx";
import { Sheet } from "../parts/layout.tsx";
import type { Scene } from "./scene.ts";

/** The sheet with the chart. */
export const Chart = ({ scene, class: name }: { scene: Scene; class?: string }) => {
  const { words, title } = scene;
  return (
    <Sheet id="chart" heading={words.chart} remark={words.chartMoves} class={name}>
      <section class="scroll" tabindex={0} aria-label={words.chartScrolls}>
        <table class="chart">
          <caption class="vh">{words.chartCaption}</caption>
          <tbody>
            {title.market.map((cells, row) => (
              <tr>
                {cells.map((cell, column) => (
                  <ChartCell scene={scene} cell={cell} stack={scene.state.market.stacks[`${row},${column}`] ?? []} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="dim">{words.chartKey}</p>
    </Sheet>
  );
};

interface CellProps {
  readonly scene: Scene;
  readonly cell: MarketCellFact | null;
  readonly stack: readonly string[];
}

const ChartCell = ({ scene, cell, stack }: CellProps) => {
  if (!cell) return <td class="void" />;
  const kind = cell.par ? "par" : cell.zone ? `z-${cell.zone}` : undefined;
  return (
    <td class={kind}>
      <b>{cell.price}</b>
      {cell.zone && <span> {scene.words.zoneDots(cell.zone)}</span>}
      {stack.map((symbol) => (
        <Badge symbol={symbol} />
      ))}
    </td>
  );
};
