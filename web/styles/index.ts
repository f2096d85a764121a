/** The stylesheets that the app serves: one for all pages and one with the company colours of each title, at hashed URLs. */
import { createHash } from "node:crypto";
import { TITLES, type Title } from "../../engine/index.ts";
import { board } from "./board.ts";
import { companyRules } from "./companies.ts";
import { forms } from "./forms.ts";
import { page } from "./page.ts";
import { print } from "./print.ts";
import { tables } from "./tables.ts";
import { tokens } from "./tokens.ts";
import { turns } from "./turns.ts";
import { widths } from "./widths.ts";

export interface Stylesheet {
  /** Path at which the app serves it; changes with the content. */
  readonly path: string;
  readonly content: string;
}

const squeeze = (css: string): string => css.replaceAll(/\s+/g, " ").trim();

function stylesheet(name: string, css: string): Stylesheet {
  const content = squeeze(css);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
  return { path: `/assets/${name}-${hash}.css`, content };
}

export const mainStylesheet: Stylesheet = stylesheet(
  "bahnpost",
  [tokens, page, forms, turns, tables, board, widths, print].join("\n"),
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
