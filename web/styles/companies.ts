/** Company colours as rules, made from a title's facts: the fill is given, the text is black or white, whichever reads better. */
import type { Title } from "../../engine/index.ts";
import { companyClass } from "../board/hex.tsx";

/** Relative brightness of a colour such as `#2e7d32`, from 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Black or white, whichever stands out more on a colour. */
export const textOn = (colour: string): string =>
  contrast(colour, "#ffffff") >= contrast(colour, "#000000") ? "#ffffff" : "#000000";

/** Badge and station of each company. */
export function companyRules(title: Title): string {
  return title.corporations
    .map(({ symbol, colour }) => {
      const name = companyClass(symbol);
      const text = textOn(colour);
      return `.co-${name}{background:${colour};color:${text}}.t-${name} circle{fill:${colour}}.tok.t-${name} text{fill:${text}}`;
    })
    .join("\n");
}
