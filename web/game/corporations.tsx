/** The corporations: price, money, trains, stations, last run, and who holds how much. */
import type { Child } from "hono/jsx";
import {
  type Corporation,
  corporationOf,
  operatingOrder,
  percentHeld,
  priceOf,
  type Seat,
  seatHolder,
} from "../../engine/index.ts";
import { money, termsOf } from "../../engine/narration/index.ts";
import { President, tradeOrder } from "../forms/shares.tsx";
import { Badge } from "../parts/badge.tsx";
import { type Column, DataTable, type Sorting } from "../parts/dataTable.tsx";
import { Sheet } from "../parts/layout.tsx";
import { isCorporationChanged, Moved, RowMark, rowClass } from "./marks.tsx";
import { bankShares, isOneBank, isStarted } from "./owners.ts";
import type { Scene } from "./scene.ts";
import { phaseOf, sizeName, sizeOf, sizesOf, takeoversIn } from "./sizes.ts";

interface Props {
  readonly scene: Scene;
  readonly class?: string;
  readonly sorting?: Sorting;
  /** Stands beside the heading besides what the figures are. */
  readonly remark?: Child;
}

/** The sheet with the corporations, in order of play; those that do not operate yet come last. */
export const Corporations = ({ scene, class: name, sorting, remark }: Props) => {
  const { words, context } = scene;
  const listed = corporationsInOrder(scene);
  const percents = words.corporationsRemark(termsOf(context).president);
  return (
    <Sheet id="corporations" heading={words.corporations} remark={remark ?? percents} class={name}>
      {listed.length > 0 && (
        <DataTable
          caption={words.corporations}
          label={words.corporationsScroll}
          columns={columnsOf(scene)}
          rows={listed}
          rowClass={(one) =>
            rowClass(scene.decision.corporation === one.symbol && "now", isCorporationChanged(scene, one) && "changed")
          }
          {...(sorting ? { sorting } : {})}
        />
      )}
      <Remarks scene={scene} />
    </Sheet>
  );
};

const columnsOf = (scene: Scene): Column<Corporation>[] => [...ownColumns(scene), ...holderColumns(scene)];

function ownColumns(scene: Scene): Column<Corporation>[] {
  const { words, title, context } = scene;
  const amount = (value: number | null): string => (value === null ? "–" : money(value, context));
  const cash = (one: Corporation): number | null => (one.floated ? one.cash : null);
  const olderPrice = ({ symbol }: Corporation): number | null => {
    const old = scene.before?.corporations[symbol];
    return old ? priceOf(title, old) : null;
  };
  return [
    {
      ...{ key: "name", head: words.corporation, rank: ({ symbol }) => symbol },
      cell: (one) => (
        <>
          <Badge symbol={one.symbol} /> <President scene={scene} corporation={one} />
          <RowMark scene={scene} changed={isCorporationChanged(scene, one)} />
        </>
      ),
    },
    {
      ...{ key: "price", head: words.price, isNumber: true, rank: (one) => priceOf(title, one) },
      cell: (one) => (
        <>
          {amount(priceOf(title, one))}
          <Moved scene={scene} before={olderPrice(one)} now={priceOf(title, one)} />
        </>
      ),
    },
    {
      ...{ key: "treasury", head: words.treasury, isNumber: true, rank: cash },
      cell: (one) => (
        <>
          {amount(cash(one))}
          <Moved scene={scene} before={scene.before?.corporations[one.symbol]?.cash ?? null} now={one.cash} />
          {one.debt > 0 && <small class="debt">{words.owesBank(money(one.debt, context))}</small>}
        </>
      ),
    },
    {
      ...{ key: "trains", head: words.trains, rank: ({ trains }) => trains.length },
      cell: (one) => (
        <>
          <span class="nobr">{one.trains.map(({ rank }) => rank).join(", ") || "–"}</span>
          <OwnedCompanies scene={scene} symbol={one.symbol} />
        </>
      ),
    },
    {
      ...{ key: "stations", head: words.stationsLeft, isNumber: true, rank: ({ tokens }) => tokens.length },
      cell: ({ tokens }) => tokens.length,
    },
    {
      ...{ key: "revenue", head: words.lastRun, isNumber: true, rank: ({ lastRevenue }) => lastRevenue },
      cell: ({ lastRevenue }) => amount(lastRevenue),
    },
  ];
}

/** Shares by holder: the seats, the reader's first, the owner at whom nobody sits, and the bank's piles. */
function holderColumns(scene: Scene): Column<Corporation>[] {
  const { words, title, state, seat } = scene;
  const piles = isOneBank(scene) ? [words.bankHeld] : [words.offering, words.pool];
  const olderRank = ({ symbol }: Corporation, rank: (one: Corporation) => number): number | null => {
    const old = scene.before?.corporations[symbol];
    return old ? rank(old) : null;
  };
  const held = (key: string, head: string, rank: (one: Corporation) => number, star?: Seat): Column<Corporation> => ({
    ...{ key, head, isNumber: true, rank },
    cell: (one) => (
      <>
        {rank(one) === 0 ? "" : `${rank(one)}${star !== undefined && one.president === star ? "★" : ""}`}
        {star !== undefined && <Moved scene={scene} before={olderRank(one, rank)} now={rank(one)} text={String} />}
      </>
    ),
  });
  return [
    ...seatsFrom(state.players.length, seat).map((one) =>
      held(`seat${one}`, shortName(scene, one), (corporation) => percentHeld(corporation, seatHolder(one)), one),
    ),
    ...(title.neutral ? [held("neutral", title.neutral.name, (one) => percentHeld(one, "neutral"))] : []),
    ...piles.map((head, pile) => held(`bank${pile}`, head, (one) => bankShares(scene, one)[pile]?.percent ?? 0)),
  ];
}

/** Where corporations differ by size: those without a row, and who may take over whom. */
const Remarks = ({ scene }: { scene: Scene }) => {
  const { title, state, words } = scene;
  const pairs = takeoversIn(scene);
  const closed = Object.values(state.corporations).filter((one) => one.closed);
  const list = (some: readonly { readonly symbol: string }[]): string => some.map(({ symbol }) => symbol).join(", ");
  return (
    <>
      {sizesOf(title).map((size) => {
        const waiting = Object.values(state.corporations).filter(
          (one) => one.par === null && !one.closed && sizeOf(title, one.symbol) === size,
        );
        const isOpen = phaseOf(scene)?.sizes?.includes(size) ?? true;
        return (
          waiting.length > 0 && <p class="dim">{words.notStartedYet(sizeName(size, scene), list(waiting), isOpen)}</p>
        );
      })}
      {closed.length > 0 && <p class="dim">{gone(scene, list(closed))}</p>}
      {pairs.length > 0 && <p class="dim">{words.whoTakesOver(pairs)}</p>}
    </>
  );
};

/** What has become of corporations that are gone: taken over, or part of the one that is formed. */
function gone({ title, words }: Scene, symbols: string): string {
  const { formation } = title.parameters;
  return formation ? words.partOf(formation.corporation, symbols) : words.takenOver(symbols);
}

const shortName = (scene: Scene, seat: Seat): string =>
  seat === scene.context.you ? scene.words.you : scene.context.names.seat(seat);

/** All seats, the reader's first. */
function seatsFrom(count: number, first: Seat | null): Seat[] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  return first === null ? all : [first, ...all.filter((seat) => seat !== first)];
}

/** Corporations in order of play, then those that do not operate; where there are sizes, only what has started. */
export function corporationsInOrder(scene: Scene): Corporation[] {
  const operating = operatingOrder(scene.title, scene.state);
  const hasRow = (one: Corporation): boolean => sizesOf(scene.title).length === 0 || isStarted(one);
  const rest = tradeOrder(scene).filter((one) => !operating.includes(one.symbol) && hasRow(one));
  return [...operating.flatMap((symbol) => scene.state.corporations[symbol] ?? []), ...rest];
}

const OwnedCompanies = ({ scene, symbol }: { scene: Scene; symbol: string }) => {
  const owned = Object.values(scene.state.companies).filter(
    (company) => !company.closed && corporationOf(company.owner) === symbol,
  );
  return owned.length === 0 ? null : <small class="dim"> {owned.map((company) => company.symbol).join(", ")}</small>;
};
