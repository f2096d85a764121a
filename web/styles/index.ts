/** The stylesheets that the app serves: one for all pages and one with the company colours of each title, at hashed URLs. */
import { TITLES, type Title } from "../../engine/index.ts";
import { type Asset, hashed } from "../asset.ts";
import { board } from "./board.ts";
import { companyRules } from "./companies.ts";
import { finance } from "./finance.ts";
import { forms } from "./forms.ts";
import { history } from "./history.ts";
import { live } from "./live.ts";
import { newcomers } from "./newcomers.ts";
import { page } from "./page.ts";
import { print } from "./print.ts";
import { tables } from "./tables.ts";
import { tokens } from "./tokens.ts";
import { turns } from "./turns.ts";
import { undo } from "./undo.ts";
import { widths } from "./widths.ts";

export type Stylesheet = Asset;

const squeeze = (css: string): string => css.replaceAll(/\s+/g, " ").trim();

const stylesheet = (name: string, css: string): Stylesheet => hashed(name, "css", squeeze(css));

export const mainStylesheet: Stylesheet = stylesheet(
  "bahnpost",
  [tokens, page, live, forms, turns, undo, tables, finance, board, history, newcomers, widths, print].join("\n"),
);

const companySheets: ReadonlyMap<string, Stylesheet> = new Map(
  TITLES.map((title) => [title.id, stylesheet(`companies-${title.id}`, companyRules(title))]),
);

/** The stylesheet with a title's company colours. */
export function companyStylesheet(title: Title): Stylesheet {
  return companySheets.get(title.id) ?? stylesheet(`companies-${title.id}`, companyRules(title));
}

/** A stylesheet by the path at which it is served. */
export const stylesheetAt = (path: string): Stylesheet | undefined =>
  [mainStylesheet, ...companySheets.values()].find((sheet) => sheet.path === path);
