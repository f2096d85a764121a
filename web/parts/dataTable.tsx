/** Tables from columns and rows; where the page can sort, their heads are links that do it. */
import type { Child } from "hono/jsx";

export interface Column<Row> {
  readonly key: string;
  readonly head: Child;
  readonly isNumber?: boolean;
  /** What rows are sorted by; rows without (null) come last. Without it nobody sorts by this column. */
  readonly rank?: (row: Row) => number | string | null;
  readonly cell: (row: Row) => Child;
}

export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

/** How the table is sorted, null for its own order, and the address of the page with it sorted otherwise. */
export interface Sorting {
  readonly sort: Sort | null;
  readonly href: (sort: Sort) => string;
}

/** The key of columns of names, which begin with A; others begin with the greatest. */
export const NAMES = "name";

interface Props<Row> {
  readonly caption: string;
  /** Name of the region that scrolls. */
  readonly label: string;
  /** The first column names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowClass?: (row: Row) => string | undefined;
  readonly sorting?: Sorting;
  readonly class?: string;
  /** Rows that keep the last place. */
  readonly after?: Child;
}

/** A table that scrolls sideways within itself; its first column stays. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, label, columns, rows, rowClass, sorting, after } = props;
  const [first, ...others] = columns;
  return (
    <section class="scroll" tabindex={0} aria-label={label}>
      <table class={props.class ?? "wide-table"}>
        <caption class="vh">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, sorting?.sort ?? null).map((row) => (
            <tr class={rowClass?.(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map((column) => (
                <td class={numeric(column)}>{column.cell(row)}</td>
              ))}
            </tr>
          ))}
          {after}
        </tbody>
      </table>
    </section>
  );
}

const numeric = ({ isNumber }: { isNumber?: boolean }): string | undefined => (isNumber ? "num" : undefined);

function Head<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  if (!sorting || !column.rank) {
    return (
      <th scope="col" class={numeric(column)}>
        {column.head}
      </th>
    );
  }
  const chosen = sorting.sort?.key === column.key ? sorting.sort : null;
  const descending = chosen ? !chosen.descending : column.key !== NAMES;
  const order = chosen && (chosen.descending ? "descending" : "ascending");
  return (
    <th scope="col" class={numeric(column)} aria-sort={order ?? undefined}>
      <a href={sorting.href({ key: column.key, descending })}>{column.head}</a>
      {chosen && <span aria-hidden="true">{chosen.descending ? " ▼" : " ▲"}</span>}
    </th>
  );
}

/** Rows in the order asked for; equal ones, and all if there is no such column, keep theirs. */
export function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null): readonly Row[] {
  const rank = sort && columns.find(({ key }) => key === sort.key)?.rank;
  if (!sort || !rank) return rows;
  return rows.toSorted((a, b) => compare(rank(a), rank(b), sort.descending ? -1 : 1));
}

type Rank = number | string | null;

function compare(a: Rank, b: Rank, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return (a - b) * direction;
  return String(a).localeCompare(String(b), "en", { numeric: true }) * direction;
}
