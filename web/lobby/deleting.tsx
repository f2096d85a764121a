/** The page before an account is deleted: what that means, and which tables are not finished. */
import type { Language, Person } from "../../lambdas/service/api.ts";
import { Page, Trouble } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person;
  /** Where the person still sits. */
  readonly tables: readonly { readonly path: string; readonly name: string }[];
  readonly trouble: string | null;
}

/** The page. */
export const DeletePage = ({ words, language, person, tables, trouble }: Props) => (
  <Page words={words} language={language} title={words.deleteHeading} person={person} current="me">
    <div class="head plain">
      <h1>{words.deleteHeading}</h1>
    </div>
    <form method="post" action="/me/delete" class="note narrow stack">
      {trouble && <Trouble words={words} sentence={trouble} />}
      <p>{words.deleteLead}</p>
      <ul class="marked">
        {words.deleteWhat.map((one) => (
          <li>{one}</li>
        ))}
      </ul>
      {tables.length > 0 && <Tables words={words} tables={tables} />}
      <label class="radio">
        <input type="checkbox" name="sure" value="yes" />
        {words.deleteSure}
      </label>
      <div class="row">
        <button type="submit">{words.deleteButton}</button>
        <a class="btn go" href="/me">
          {words.deleteCancel}
        </a>
      </div>
    </form>
  </Page>
);

const Tables = ({ words, tables }: Pick<Props, "words" | "tables">) => (
  <div>
    <p>{words.deleteSeats(tables.length)}</p>
    <ul class="marked">
      {tables.map(({ path, name }) => (
        <li>
          <a href={path}>{name}</a>
        </li>
      ))}
    </ul>
  </div>
);
