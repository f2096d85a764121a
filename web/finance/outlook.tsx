/** Where each corporation's marker would go next, case by case. */
import { type MarkerOutlook, priceOutlook } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { corporationsInOrder } from "../game/corporations.tsx";
import type { Scene } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import { type Column, DataTable } from "../parts/dataTable.tsx";
import { Sheet } from "../parts/layout.tsx";

interface Row {
  readonly symbol: string;
  readonly outlook: MarkerOutlook;
}

/** The sheet with the next price of each corporation for each case. */
export const NextPrices = ({ scene }: { scene: Scene }) => {
  const { words, title, state } = scene;
  const rows = corporationsInOrder(scene).flatMap(({ symbol }): Row[] => {
    const outlook = priceOutlook(title, state, symbol);
    return outlook ? [{ symbol, outlook }] : [];
  });
  return (
    <Sheet id="next-prices" heading={words.nextPrices} remark={words.nextPricesRemark}>
      {rows.length === 0 ? (
        <p>{words.noMarkers}</p>
      ) : (
        <DataTable
          caption={words.nextPrices}
          label={words.scrolls(words.nextPrices)}
          columns={columnsOf(scene)}
          rows={rows}
        />
      )}
    </Sheet>
  );
};

function columnsOf({ words, title, context }: Scene): Column<Row>[] {
  const after = (head: string, key: Exclude<keyof MarkerOutlook, "now">): Column<Row> => ({
    ...{ key, head, isNumber: true },
    cell: ({ outlook }) => <Next from={outlook.now} to={outlook[key]} text={money(outlook[key], context)} />,
  });
  return [
    { key: "name", head: words.corporation, cell: ({ symbol }) => <Badge symbol={symbol} /> },
    { key: "now", head: words.nowShort, isNumber: true, cell: ({ outlook }) => money(outlook.now, context) },
    after(words.afterPaid, "paid"),
    after(words.afterWithheld, "withheld"),
    after(words.afterSold(title.parameters.saleSteps), "sold"),
    after(words.afterSoldOut, "soldOut"),
  ];
}

const Next = ({ from, to, text }: { from: number; to: number; text: string }) => {
  if (from === to) return <>–</>;
  return <span class={to > from ? "up" : "down"}>{`${to > from ? "▲" : "▼"} ${text}`}</span>;
};
