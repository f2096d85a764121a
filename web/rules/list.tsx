/** Which rules there are to read. */
import { TITLES } from "../../engine/index.ts";
import type { Language, Person } from "../../lambdas/service/api.ts";
import { Page } from "../parts/layout.tsx";
import { SHARED_RULES } from "../parts/ruleLink.tsx";
import type { Words } from "../words/index.ts";

/** The page. */
export const RulesList = ({ words, language, person }: { words: Words; language: Language; person: Person | null }) => (
  <Page words={words} language={language} title={words.rulesIndex} person={person}>
    <div class="head plain">
      <h1>{words.rulesIndex}</h1>
      <p class="dim narrow">{words.rulesLead}</p>
    </div>
    <div class="note narrow">
      <ul class="pick titles">
        {TITLES.map(({ id, name, subtitle }) => (
          <li>
            <a href={`/rules/${id}`}>
              <b>{words.rulesOf(name)}</b>
              <span>{subtitle}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`/rules/${SHARED_RULES}`}>
            <b>{words.sharedRules}</b>
            <span>{words.glossary}</span>
          </a>
        </li>
      </ul>
    </div>
  </Page>
);
