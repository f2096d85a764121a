/** Opening a table: title, name, seats, rule options. */
import { type OptionFact, TITLES, type Title } from "../../engine/index.ts";
import { optionName } from "../../engine/narration/index.ts";
import type { Language, Pace, Person } from "../../lambdas/service/api.ts";
import { Page, Trouble } from "../parts/layout.tsx";
import { PatienceField } from "../people/patience.tsx";
import type { Words } from "../words/index.ts";
import { PaceOption } from "./pace.tsx";

/** What was filled in, as texts. */
export interface NewGameForm {
  readonly title?: string;
  readonly name?: string;
  readonly seats?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Name of a set of values that takes the place of the usual ones. */
  readonly profile?: string;
  readonly pace?: Pace | null;
}

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person;
  readonly form: NewGameForm;
  readonly trouble: string | null;
}

/** The page with the form. */
export const NewGamePage = (props: Props) => {
  const { words, language, person, form, trouble } = props;
  const title = TITLES.find(({ id }) => id === form.title) ?? TITLES[0];
  if (!title) return null;
  return (
    <Page words={words} language={language} title={words.newGame} person={person} current="games">
      <div class="head plain">
        <h1>{words.newGame}</h1>
      </div>
      <form method="post" action="/games/new" class="note narrow stack">
        {trouble && <Trouble words={words} sentence={trouble} />}
        <TitleChoice words={words} title={title} />
        <div class="field">
          <label for="name">{words.gameName}</label>
          <input type="text" id="name" name="name" value={form.name} maxlength={60} required />
        </div>
        <Seats words={words} title={title} chosen={form.seats} />
        <RuleOptions {...props} title={title} />
        <p class="aside">
          <a href={`/rules/${title.id}`}>{words.rulesOf(title.name)}</a>
        </p>
        <PaceOption words={words} language={language} pace={form.pace ?? null} />
        <PatienceField words={words} />
        <button type="submit" class="go">
          {words.createGame}
        </button>
      </form>
    </Page>
  );
};

/** One link per title: seats and rule options below are those of the title chosen. */
const TitleChoice = ({ words, title }: { words: Words; title: Title }) => (
  <div>
    <h2 id="title-h">{words.titleLabel}</h2>
    <input type="hidden" name="title" value={title.id} />
    <ul class="pick titles" aria-labelledby="title-h">
      {TITLES.map(({ id, name, subtitle }) => (
        <li>
          <a href={`/games/new?title=${encodeURIComponent(id)}`} aria-current={id === title.id ? "true" : undefined}>
            <b>{name}</b>
            <span>{subtitle}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const Seats = ({ words, title, chosen }: { words: Words; title: Title; chosen: string | undefined }) => {
  const { min, max } = title.players;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const usual = Math.min(max, Math.max(min, 4));
  return (
    <div class="field">
      <label for="seats">{words.seats}</label>
      <select id="seats" name="seats">
        {counts.map((count) => (
          <option value={count} selected={String(count) === (chosen ?? String(usual))}>
            {words.seatsLabel(count)}
          </option>
        ))}
      </select>
    </div>
  );
};

/** Options that only matter for games which other programs have recorded. */
const isOfRecords = ({ id }: OptionFact): boolean => /^(recorded|prices$|salesOfOneTurn)/.test(id);

const RuleOptions = (props: Props & { title: Title }) => {
  const { words, title, form } = props;
  const isOpen = Object.keys(form.options ?? {}).length > 0 || form.profile !== undefined;
  return (
    <details open={isOpen}>
      <summary>{words.ruleOptions}</summary>
      <div class="body">
        <p class="dim">{words.ruleOptionsLead}</p>
        <Profiles {...props} />
        <h3>{words.ofPlay}</h3>
        <Choices {...props} options={title.options.filter((option) => !isOfRecords(option))} />
        <h3>{words.ofRecords}</h3>
        <p class="dim">{words.ofRecordsLead}</p>
        <Choices {...props} options={title.options.filter(isOfRecords)} />
      </div>
    </details>
  );
};

/** One link per named set of values. */
const Profiles = ({ words, title, form }: Props & { title: Title }) => {
  const names = Object.keys(title.profiles);
  const chosen = form.profile ?? names[0];
  return (
    <div>
      <h3 id="profile-h">{words.profileLabel}</h3>
      <ul class="pick titles" aria-labelledby="profile-h">
        {names.map((name) => (
          <li>
            <a
              href={`/games/new?title=${encodeURIComponent(title.id)}&profile=${encodeURIComponent(name)}`}
              aria-current={name === chosen ? "true" : undefined}
            >
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Choices = (props: Props & { title: Title; options: readonly OptionFact[] }) => (
  <>
    {props.options.map((option) => (
      <Choice {...props} option={option} />
    ))}
  </>
);

const Choice = ({ words, language, title, form, option }: Props & { title: Title; option: OptionFact }) => {
  const { id, values } = option;
  const named = optionName(id, { title, language, names: { seat: () => "" } });
  const preset = title.profiles[form.profile ?? ""]?.[id] ?? values[0];
  const chosen = form.options?.[id] ?? preset;
  return (
    <fieldset>
      <legend>{named.label}</legend>
      <p class="dim">{named.explanation}</p>
      {values.map((value, index) => (
        <label class="radio">
          <input type="radio" name={`option.${id}`} value={value} checked={value === chosen} />
          <span>
            {named.values[value] ?? value}
            {index === 0 && <span class="usual"> {words.optionDefault}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
