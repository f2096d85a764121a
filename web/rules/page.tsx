/** A title's rules in short: its figures, its own rules, its options, those that all titles share, and the glossary. */
import type { Title } from "../../engine/index.ts";
import { optionName } from "../../engine/narration/index.ts";
import { type Chapter, GLOSSARY, type RulesText, termsOf } from "../../engine/titles/rules/index.ts";
import type { Language, Person } from "../../lambdas/service/api.ts";
import { Page, Sheet } from "../parts/layout.tsx";
import { SHARED_RULES } from "../parts/ruleLink.tsx";
import type { Words } from "../words/index.ts";
import { Figures } from "./figures.tsx";

export interface RulesProps {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person | null;
  /** Null on the page of the shared rules. */
  readonly title: Title | null;
  readonly own: RulesText | null;
  readonly shared: RulesText;
}

/** The page. */
export const RulesPage = ({ words, language, person, title, own, shared }: RulesProps) => {
  const heading = title ? words.rulesHeading(title.name) : words.sharedRules;
  return (
    <Page words={words} language={language} title={heading} person={person}>
      <div class="head plain">
        <h1>{heading}</h1>
        {own && <p class="narrow">{own.lead}</p>}
        <p class="dim narrow">{words.rulesLead}</p>
      </div>
      <Contents words={words} own={own} shared={shared} />
      {title && (
        <Sheet id="figures" heading={words.figures}>
          <Figures words={words} language={language} title={title} />
        </Sheet>
      )}
      {own && <Rules id="own" heading={words.ownRules} text={own} />}
      {title && <Options words={words} language={language} title={title} />}
      <Rules id={SHARED_RULES} heading={words.sharedRules} text={shared} />
      <Glossary words={words} title={title} />
    </Page>
  );
};

const chapterId = ({ prefix }: RulesText, { number }: Pick<Chapter, "number">): string => `${prefix}-${number}`;

const Contents = ({ words, own, shared }: Pick<RulesProps, "words" | "own" | "shared">) => (
  <nav class="contents" aria-label={words.contents}>
    <ul>
      {[own, shared].map((text) =>
        text?.chapters.map((chapter) => (
          <li>
            <a href={`#${chapterId(text, chapter)}`}>
              {chapterId(text, chapter)} {chapter.heading}
            </a>
          </li>
        )),
      )}
      {own && (
        <li>
          <a href="#options">{words.optionsHeading}</a>
        </li>
      )}
      <li>
        <a href="#glossary">{words.glossary}</a>
      </li>
    </ul>
  </nav>
);

const Rules = ({ id, heading, text }: { id: string; heading: string; text: RulesText }) => (
  <Sheet id={id} heading={heading} class="rules">
    {text.chapters.map((chapter) => (
      <section aria-labelledby={chapterId(text, chapter)}>
        <h3 id={chapterId(text, chapter)}>
          {chapter.number} {chapter.heading}
        </h3>
        <dl>
          {chapter.articles.map(([numbers, sentence]) => (
            <Article prefix={text.prefix} numbers={numbers.split(" ")} sentence={sentence} />
          ))}
        </dl>
      </section>
    ))}
  </Sheet>
);

/** Every number that the article covers is an anchor. */
const Article = ({ prefix, numbers, sentence }: { prefix: string; numbers: readonly string[]; sentence: string }) => (
  <div class="article">
    <dt>
      {numbers.map((number) => (
        <span id={`${prefix}-${number}`}>{number} </span>
      ))}
    </dt>
    <dd>{sentence}</dd>
  </div>
);

const Options = ({ words, language, title }: { words: Words; language: Language; title: Title }) => (
  <Sheet id="options" heading={words.optionsHeading}>
    <p class="dim">{words.optionsLead}</p>
    <dl class="options">
      {title.options.map(({ id, values }) => {
        const named = optionName(id, { title, language, names: { seat: () => "" } });
        return (
          <div>
            <dt>{named.label}</dt>
            <dd>
              <p>{named.explanation}</p>
              <ul>
                {values.map((value, index) => (
                  <li>
                    {named.values[value] ?? value}
                    {index === 0 && <span class="usual"> {words.optionDefault}</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        );
      })}
    </dl>
  </Sheet>
);

const Glossary = ({ words, title }: { words: Words; title: Title | null }) => {
  const terms = [...(title ? termsOf(title.id) : []), ...GLOSSARY].toSorted((a, b) => a.en.localeCompare(b.en));
  return (
    <Sheet id="glossary" heading={words.glossary}>
      <table class="glossary">
        <thead>
          <tr>
            <th scope="col" lang="en">
              English
            </th>
            <th scope="col" lang="de">
              Deutsch
            </th>
            <th scope="col" lang="nl">
              Nederlands
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ en, de, nl }) => (
            <tr>
              <th scope="row" lang="en">
                {en}
              </th>
              <td lang="de">{de}</td>
              <td lang="nl">{nl}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
};
