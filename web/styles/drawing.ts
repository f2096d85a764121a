/**
 * The board's styles for a drawing that stands alone: custom properties put in, no shorthands and no pointers, since programs that turn
 * SVG into pixels know neither.
 */
import type { Title } from "../../engine/index.ts";
import { board } from "./board.ts";
import { companyRules } from "./companies.ts";
import { tokens } from "./tokens.ts";

/** The board's rules and a title's company colours in the light scheme, every text in one family of fonts. */
export function drawingStyles(title: Title, family: string): string {
  const values = new Map([...lightScheme().matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
  for (const font of ["--sign", "--text"]) values.set(font, `"${family}"`);
  const plain = board.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => values.get(name) ?? "");
  return [plain, companyRules(title)].join("\n").split("}").map(simple).filter(isDrawn).join("}\n");
}

const lightScheme = (): string => tokens.split("@media")[0] ?? "";

function simple(rule: string): string {
  return rule
    .replaceAll(/calc\(([\d.]+) \* ([\d.]+)\)/g, (_, a: string, b: string) => String(Number(a) * Number(b)))
    .replaceAll(/font: (700 )?([\d.]+px) ([^;]+)/g, (_, bold: string | undefined, size: string, family: string) => {
      return `font-family: ${family}; font-size: ${size}; font-weight: ${bold ? 700 : 400}`;
    });
}

/** Rules about pointers and focus, and about boxes around a drawing, say nothing about the drawing itself. */
const isDrawn = (rule: string): boolean => !/[:~][^{]*\{|^\s*\.(defs|near|map-scroll|key)|^\s*figure/.test(rule);
