/** Words by which a text shows that some of it is in another language than its reader's. */
import { type Title, titleFor } from "../../engine/index.ts";
import { catalogueOf } from "../../engine/narration/catalogue.ts";
import { vocabularyOf } from "../../engine/titles/words.ts";
import { MAIL_TEXTS } from "../../lambdas/mail/catalogue.ts";
import { LANGUAGES, type Language } from "../../lambdas/service/api.ts";
import { wordsIn } from "../../web/words/index.ts";
import { leavesOf, textsOf } from "./catalogues.ts";

const TITLES: readonly Title[] = [titleFor("1830", 4), titleFor("1835", 4), titleFor("18cz", 2), titleFor("18cz", 3)];

const WORD = /\p{L}{3,}/gu;

const wordsOf = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(WORD) ?? []));

/** All words that the catalogues of a language say. */
function ownWords(language: Language): Set<string> {
  const narration = TITLES.map((title) => catalogueOf({ title, language, names: { seat: String } }));
  const titles = TITLES.map(({ id }) => vocabularyOf(id)[language]);
  const catalogues = [...narration, ...titles, wordsIn(language), MAIL_TEXTS[language]];
  return wordsOf(catalogues.flatMap((one) => textsOf(leavesOf(one))).map((text) => text.replaceAll(/‹[^›]+›/g, " ")));
}

/** What the titles' facts call things: names are the same in every language. */
const names = wordsOf(
  TITLES.flatMap((title) => [
    ...[title.name, title.subtitle],
    ...[...title.corporations, ...title.companies].flatMap(({ symbol, name }) => [symbol, name]),
    ...Object.values(title.map).map(({ name }) => name ?? ""),
    title.neutral?.name ?? "",
  ]),
);

/** Cases of messages that are not met with marks for details; words of the language that another one has, too. */
const SELDOM: Readonly<Record<Language, readonly string[]>> = { en: [], de: ["bergen", "rand"], nl: [] };

/** Words that other languages' catalogues say, and this one's never. */
export function foreignTo(language: Language): ReadonlySet<string> {
  const own = new Set([...ownWords(language), ...names, ...SELDOM[language]]);
  const others = LANGUAGES.filter((one) => one !== language).flatMap((one) => [...ownWords(one)]);
  return new Set(others.filter((word) => !own.has(word)));
}

const SHOWN = /\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g;
const CODE = /<(script|style|code|pre)\b[\s\S]*?<\/\1>/g;

/** What a page or the HTML of a mail says to its reader, attributes that are read out with it. */
export function shownIn(html: string): string {
  const page = html.replaceAll(CODE, " ");
  const attributes = [...page.matchAll(SHOWN)].map(([, text = ""]) => text);
  return [page.replaceAll(/<[^>]*>/g, " "), ...attributes].join(" ").replaceAll(/&(shy|nbsp);|\u00ad/g, "");
}

/** The words of a text that are foreign to its language, each once. */
export const strangers = (text: string, foreign: ReadonlySet<string>): string[] =>
  [...wordsOf([text.replaceAll(/https?:\S+|\S+@\S+/g, " ")])].filter((word) => foreign.has(word)).toSorted();
