/** Choices that several forms offer. */
import { LANGUAGES, type Language } from "../../lambdas/service/api.ts";
import type { Words } from "../words/index.ts";

/** The language of pages and mails. */
export const LanguageChoice = ({ words, language }: { words: Words; language: Language }) => (
  <fieldset>
    <legend>{words.language}</legend>
    {LANGUAGES.map((one) => (
      <label class="radio" lang={one}>
        <input type="radio" name="language" value={one} checked={one === language} />
        {words.languageNames[one]}
      </label>
    ))}
  </fieldset>
);
