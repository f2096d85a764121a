/** Round numbers along an axis, and how wide a text is about. */

/** About so many steps divide an axis. */
const STEPS = 5;

/** Values at equal round distances that span all given ones and 0, lowest first; two at least. */
export function ticks(values: readonly number[]): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = roundStep((high - low || 1) / STEPS);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

/** The next of 1, 2, 5, 10, 20, 50 ... that is not below a number. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? least;
}

/** Widths of letters at the size of the plot's texts: narrow ones, and those of scripts with square letters. */
const LETTER = 7;
const SQUARE = 13;
const FIRST_SQUARE = 0x1100;

const widthOf = (letter: string): number => ((letter.codePointAt(0) ?? 0) >= FIRST_SQUARE ? SQUARE : LETTER);

/** About how wide a text stands in a plot, rather too much than too little. */
export const textWidth = (text: string): number => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The text, or its beginning with an ellipsis where there is not so much room. */
export function fitted(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let kept = "";
  for (const letter of text) {
    if (textWidth(`${kept}${letter}…`) > room) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}
