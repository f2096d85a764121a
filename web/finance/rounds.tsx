/** Figures by round: a plot, and beneath it a table of the same figures in which every one leads to its version. */
import type { Child } from "hono/jsx";
import { type RoundLabel, seatHolder } from "../../engine/index.ts";
import { figure as bare, money } from "../../engine/narration/index.ts";
import type { Sample } from "../../lambdas/service/api.ts";
import { corporationsInOrder } from "../game/corporations.tsx";
import { type Scene, seatName } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import { type Column, DataTable, type Sorting } from "../parts/dataTable.tsx";
import { Sheet } from "../parts/layout.tsx";
import { Plot } from "./plot.tsx";
import {
  CORPORATION_FIGURES,
  type CorporationFigure,
  PLAYER_FIGURES,
  type PlayerFigure,
  type TableName,
  type Wish,
  wishHref,
  withSort,
} from "./wish.ts";

interface Props {
  readonly scene: Scene;
  readonly samples: readonly Sample[];
  readonly wish: Wish;
  /** Address of the page. */
  readonly page: string;
}

/** A row: who, and a figure for each sample. */
interface Row {
  readonly key: string;
  /** As the plot names it. */
  readonly name: string;
  readonly head: Child;
  readonly isReader: boolean;
  readonly values: readonly (number | null)[];
}

/** How a table is sorted, and the addresses that sort it otherwise. */
export const sortingOf = (page: string, wish: Wish, table: TableName, sheet: string): Sorting => ({
  sort: wish.sorts[table],
  href: (sort) => wishHref(page, withSort(wish, table, sort), sheet),
});

/** The sheet of the players' figures over the rounds. */
export const PlayerRounds = ({ scene, samples, wish, page }: Props) => {
  const { words, state, seat: reader, context } = scene;
  const { playerFigure } = wish;
  const rows = state.order.map(
    (seat): Row => ({
      ...{ key: seatHolder(seat), name: context.names.seat(seat), head: seatName(scene, seat) },
      isReader: seat === reader,
      values: samples.map(({ figures }) => figures.players[seat]?.[playerFigure] ?? null),
    }),
  );
  const choices = PLAYER_FIGURES.map((figure) => ({
    name: figureName(scene, figure),
    href: wishHref(page, { ...wish, playerFigure: figure }, "player-rounds"),
    isChosen: figure === playerFigure,
  }));
  return (
    <Sheet id="player-rounds" heading={words.playersByRound} remark={words.cellsLead}>
      <Choices label={words.figureShown(words.playersByRound)} choices={choices} />
      <Rounds
        scene={scene}
        samples={samples}
        rows={rows}
        name={figureName(scene, playerFigure)}
        isMoney={playerFigure !== "certificates"}
        sorting={sortingOf(page, wish, "playerRounds", "player-rounds")}
        heading={words.player}
        caption={words.playersByRound}
      />
    </Sheet>
  );
};

/** The sheet of the corporations' figures over the rounds; those that never had any have no row. */
export const CorporationRounds = ({ scene, samples, wish, page }: Props) => {
  const { words } = scene;
  const { corporationFigure } = wish;
  const choices = CORPORATION_FIGURES.map((figure) => ({
    name: figureName(scene, figure),
    href: wishHref(page, { ...wish, corporationFigure: figure }, "corporation-rounds"),
    isChosen: figure === corporationFigure,
  }));
  return (
    <Sheet id="corporation-rounds" heading={words.corporationsByRound} remark={words.cellsLead}>
      <Choices label={words.figureShown(words.corporationsByRound)} choices={choices} />
      <Rounds
        scene={scene}
        samples={samples}
        rows={corporationRows(scene, samples, corporationFigure)}
        name={figureName(scene, corporationFigure)}
        isMoney={true}
        sorting={sortingOf(page, wish, "corporationRounds", "corporation-rounds")}
        heading={words.corporation}
        caption={words.corporationsByRound}
      />
    </Sheet>
  );
};

function corporationRows(scene: Scene, samples: readonly Sample[], figure: CorporationFigure): Row[] {
  const present = corporationsInOrder(scene).map(({ symbol }) => symbol);
  const gone = Object.keys(scene.state.corporations).filter((symbol) => !present.includes(symbol));
  return [...present, ...gone]
    .map((symbol) => ({
      ...{ key: symbol, name: symbol, head: <Badge symbol={symbol} />, isReader: false },
      values: samples.map(({ figures }) => figures.corporations[symbol]?.[figure] ?? null),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
}

function figureName({ words }: Scene, figure: PlayerFigure | CorporationFigure): string {
  const { worth, cash, liquid, certificates, price, treasury, lastRun: revenue } = words;
  return { worth, cash, liquid, certificates, price, treasury, revenue }[figure];
}

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly { readonly name: string; readonly href: string; readonly isChosen: boolean }[];
}

const Choices = ({ label, choices }: ChoicesProps) => (
  <nav class="tabs" aria-label={label}>
    {choices.map(({ name, href, isChosen }) => (
      <a href={href} aria-current={isChosen ? "true" : undefined}>
        {name}
      </a>
    ))}
  </nav>
);

interface RoundsProps {
  readonly scene: Scene;
  readonly samples: readonly Sample[];
  readonly rows: readonly Row[];
  /** What the figures are. */
  readonly name: string;
  readonly isMoney: boolean;
  readonly sorting: Sorting;
  /** Of the column that names the rows. */
  readonly heading: string;
  readonly caption: string;
}

const Rounds = ({ scene, samples, rows, name, isMoney, sorting, heading, caption }: RoundsProps) => {
  const { words, context } = scene;
  const places = samples.map((sample) => placeName(scene, sample, sample === samples.at(-1)));
  const figures = `${caption}: ${name}`;
  if (rows.length === 0) return <p>{words.nothingToDraw}</p>;
  return (
    <>
      <Plot
        lines={rows}
        places={places}
        label={words.plotOf(name, places[0] ?? "", places.at(-1) ?? "")}
        text={(value) => (isMoney ? money(value, context) : bare(value, context))}
      />
      {rows.some(({ values }) => isOver(values)) && <p class="dim">{words.linesEnd}</p>}
      <DataTable
        caption={figures}
        label={words.scrolls(figures)}
        class="wide-table rounds"
        columns={[
          { key: "name", head: heading, rank: (row) => row.name, cell: ({ head }) => head },
          ...columnsOf(scene, samples, places),
        ]}
        rows={rows}
        rowClass={({ isReader }) => (isReader ? "me" : undefined)}
        sorting={sorting}
      />
    </>
  );
};

const isOver = (values: readonly (number | null)[]): boolean =>
  values.at(-1) === null && values.some((value) => value !== null);

/** The present first, then the rounds in order; columns are named by their version. */
function columnsOf(scene: Scene, samples: readonly Sample[], places: readonly string[]): Column<Row>[] {
  const { paths, context } = scene;
  const columns = samples.map(
    ({ version }, index): Column<Row> => ({
      ...{
        key: String(version),
        head: places[index] ?? "",
        isNumber: true,
        rank: ({ values }) => values[index] ?? null,
      },
      cell: ({ values }) => {
        const value = values[index] ?? null;
        return value === null ? (
          "–"
        ) : (
          <a class="cell" href={`${paths.history}/v/${version}`}>
            {bare(value, context)}
          </a>
        );
      },
    }),
  );
  return [...columns.slice(-1), ...columns.slice(0, -1)];
}

/** The name of a sample: its round; of the last one, that it is the present, the end, or the version shown. */
function placeName({ words, state, past, version }: Scene, { round }: Sample, isLast: boolean): string {
  if (isLast && state.result) return words.endShort;
  if (isLast) return past ? words.entry(version) : words.nowShort;
  return round === null ? words.startShort : roundShort(words, round);
}

function roundShort(words: Scene["words"], round: RoundLabel): string {
  switch (round.kind) {
    case "stock":
      return words.stockShort(round.number);
    case "operating":
      return words.operatingShort(round.set, round.number);
    case "auction":
      return words.auctionShort;
    case "draft":
      return words.draftShort;
    case "ended":
      return words.endShort;
  }
}
