/** Figures and lists as the reader's language writes them. The `Intl` objects are made once: making one costs more than using it. */
import type { Context, NarrationLanguage } from "./context.ts";

const LOCALES = { en: "en-GB", de: "de-DE", nl: "nl-NL" } as const;
const SPACE = "\u00a0";
const CURRENCY_SIGN = /^\p{Sc}$/u;

/** What is made of a locale, made when a language is first asked for. */
function byLanguage<T>(make: (locale: string) => T): (language: NarrationLanguage) => T {
  const known = new Map<NarrationLanguage, T>();
  return (language) => {
    const one = known.get(language) ?? make(LOCALES[language]);
    known.set(language, one);
    return one;
  };
}

const numbers = byLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
const percentages = byLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }),
);
const conjunctions = byLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const disjunctions = byLanguage((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** How a sign of currency stands to its figure: before it, before it with a space, or after it as a word does. */
const SIGNS: Readonly<Record<NarrationLanguage, (sign: string, unit: string, figure: string) => string>> = {
  en: (sign, unit, figure) => `${sign}${unit}${figure}`,
  de: (sign, unit, figure) => `${sign}${figure}${SPACE}${unit}`,
  nl: (sign, unit, figure) => `${unit}${SPACE}${sign}${figure}`,
};

/** Money in the title's currency and the language's number format, without a place to break: `$1,103`, `1.103 $`, `$ 1.103`. */
export function money(amount: number, { title, language }: Context): string {
  const unit = title.currency.replace("{amount}", "").trim();
  const sign = amount < 0 ? "-" : "";
  const figure = numbers(language).format(Math.abs(amount));
  return CURRENCY_SIGN.test(unit) ? SIGNS[language](sign, unit, figure) : `${sign}${figure}${SPACE}${unit}`;
}

/** A share of a corporation as the language writes it, without a place to break: `10%`, in German `10 %`. */
export const percent = (value: number, { language }: Context): string => percentages(language).format(value / 100);

/** A price on the stock chart or another bare figure. */
export const figure = (value: number, { language }: Context): string => numbers(language).format(value);

/** `A, B and C`. */
export const listAnd = (items: readonly string[], { language }: Context): string =>
  conjunctions(language).format(items);

/** `A, B or C`. */
export const listOr = (items: readonly string[], { language }: Context): string => disjunctions(language).format(items);
