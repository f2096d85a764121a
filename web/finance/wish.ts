/** What the address of a money page asks for: how its tables are sorted, and which figures they show over the rounds. */
import type { CorporationFigures, PlayerFigures } from "../../engine/index.ts";
import type { Sort } from "../parts/dataTable.tsx";

export const PLAYER_FIGURES = [
  "worth",
  "cash",
  "liquid",
  "certificates",
] as const satisfies readonly (keyof PlayerFigures)[];
export const CORPORATION_FIGURES = [
  "price",
  "treasury",
  "revenue",
] as const satisfies readonly (keyof CorporationFigures)[];
export type PlayerFigure = (typeof PLAYER_FIGURES)[number];
export type CorporationFigure = (typeof CORPORATION_FIGURES)[number];

/** Tables that can be sorted, by the name of their parameter. */
const TABLES = ["players", "corporations", "playerRounds", "corporationRounds"] as const;
export type TableName = (typeof TABLES)[number];

export interface Wish {
  readonly sorts: Readonly<Record<TableName, Sort | null>>;
  readonly playerFigure: PlayerFigure;
  readonly corporationFigure: CorporationFigure;
}

/** Reads the parameters of an address; what makes no sense is left out. */
export function readWish(parameter: (name: string) => string | undefined): Wish {
  const [players, corporations, playerRounds, corporationRounds] = TABLES.map((table) => readSort(parameter(table)));
  return {
    sorts: {
      players: players ?? null,
      corporations: corporations ?? null,
      playerRounds: playerRounds ?? null,
      corporationRounds: corporationRounds ?? null,
    },
    playerFigure: PLAYER_FIGURES.find((figure) => figure === parameter("playerFigure")) ?? PLAYER_FIGURES[0],
    corporationFigure:
      CORPORATION_FIGURES.find((figure) => figure === parameter("corporationFigure")) ?? CORPORATION_FIGURES[0],
  };
}

/** `worth` or, from the greatest down, `-worth`. */
function readSort(text: string | undefined): Sort | null {
  const [, minus, key] = /^(-?)([\w.]{1,20})$/.exec(text ?? "") ?? [];
  return key === undefined ? null : { key, descending: minus === "-" };
}

/** The address of the page with these wishes, at one of its sheets. */
export function wishHref(page: string, { sorts, playerFigure, corporationFigure }: Wish, sheet: string): string {
  const parameters = new URLSearchParams();
  for (const table of TABLES) {
    const sort = sorts[table];
    if (sort) parameters.set(table, `${sort.descending ? "-" : ""}${sort.key}`);
  }
  if (playerFigure !== PLAYER_FIGURES[0]) parameters.set("playerFigure", playerFigure);
  if (corporationFigure !== CORPORATION_FIGURES[0]) parameters.set("corporationFigure", corporationFigure);
  const query = parameters.toString();
  return `${page}${query ? `?${query}` : ""}#${sheet}`;
}

/** The wish with one table sorted otherwise. */
export const withSort = (wish: Wish, table: TableName, sort: Sort | null): Wish => ({
  ...wish,
  sorts: { ...wish.sorts, [table]: sort },
});
