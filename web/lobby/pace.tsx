/** The pace of a table: as a sheet in words, and as fields to choose it. */
import { AT_TIMEOUT, type GameHead, type Language, type Pace, type Person, WEEK } from "../../lambdas/service/api.ts";
import { PACE_TEXTS, paceInWords } from "../../lambdas/service/clock/words/index.ts";
import { fieldText, gamePath } from "../http.ts";
import { Page, Sheet, Trouble } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly language: Language;
}

const HOURS = [12, 24, 48, 72, 120, 168, 336];
const GRACES = [0, 6, 12, 24, 48];
const DAY_HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** What is offered to a table that chooses a clock for the first time. */
const USUAL: Pace = {
  ...{ hours: 48, days: [...WEEK], quiet: { from: 22, to: 7 }, grace: 12, atTimeout: "remind" },
  reminders: { before: [12], after: [0, 24] },
};

/** The pace that a form names, as the service takes it; null: no clock. */
export function paceOf(form: Readonly<Record<string, unknown>>): unknown {
  const hours = fieldText(form, "pace.hours");
  if (hours === "") return null;
  const from = fieldText(form, "pace.quietFrom");
  const to = fieldText(form, "pace.quietTo");
  return {
    hours: Number(hours),
    days: textsOf(form["pace.day"]).map(Number),
    quiet: from === "" || to === "" ? null : { from: Number(from), to: Number(to) },
    grace: Number(fieldText(form, "pace.grace")),
    atTimeout: fieldText(form, "pace.atTimeout"),
    reminders: remindersOf(form, "pace"),
  };
}

/** Hours before and after, from two fields of hours with commas; what is no number stays none and is refused. */
export function remindersOf(form: Readonly<Record<string, unknown>>, name: string): unknown {
  const hoursIn = (text: string): number[] =>
    text
      .slice(0, 100)
      .split(/[\s,;]+/)
      .filter((part) => part !== "")
      .map(Number);
  return { before: hoursIn(fieldText(form, `${name}.before`)), after: hoursIn(fieldText(form, `${name}.after`)) };
}

/** One or several values of a field. */
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === "string");

/** Fields to choose a pace; the first choice is to have none. */
export const PaceFields = ({ words, language, pace }: Props & { pace: Pace | null }) => {
  const shown = pace ?? USUAL;
  const hours = [...new Set([...HOURS, shown.hours])].sort((a, b) => a - b);
  const texts = PACE_TEXTS[language];
  return (
    <>
      <Choice
        label={words.paceHours}
        name="pace.hours"
        values={[["", words.noClock], ...hours.map((one) => [String(one), texts.hours(one)] as const)]}
        chosen={pace ? String(pace.hours) : ""}
      />
      <fieldset>
        <legend>{words.paceDays}</legend>
        <div class="row">
          {WEEK.map((day) => (
            <label class="radio">
              <input type="checkbox" name="pace.day" value={day} checked={shown.days.includes(day)} />
              {words.weekdayNames[day - 1]}
            </label>
          ))}
        </div>
      </fieldset>
      <Quiet words={words} quiet={shown.quiet} />
      <Choice
        label={words.paceGrace}
        name="pace.grace"
        values={[...new Set([...GRACES, shown.grace])]
          .sort((a, b) => a - b)
          .map((one) => [String(one), one === 0 ? words.paceNoGrace : texts.hours(one)] as const)}
        chosen={String(shown.grace)}
      />
      <fieldset>
        <legend>{words.paceAtTimeout}</legend>
        {AT_TIMEOUT.map((one) => (
          <label class="radio">
            <input type="radio" name="pace.atTimeout" value={one} checked={one === shown.atTimeout} />
            {words.atTimeout[one]}
          </label>
        ))}
      </fieldset>
      <ReminderFields words={words} name="pace" reminders={shown.reminders} />
    </>
  );
};

/** Two fields of hours. */
export const ReminderFields = ({
  words,
  name,
  reminders,
}: {
  words: Words;
  name: string;
  reminders: Pace["reminders"];
}) => (
  <>
    <HoursField label={words.remindBefore} name={`${name}.before`} hours={reminders.before} hint={words.remindHint} />
    <HoursField label={words.remindAfter} name={`${name}.after`} hours={reminders.after} />
  </>
);

const HoursField = ({
  label,
  name,
  hours,
  hint,
}: {
  label: string;
  name: string;
  hours: readonly number[];
  hint?: string;
}) => (
  <div class="field">
    <label for={name}>{label}</label>
    <input type="text" id={name} name={name} value={hours.join(", ")} maxlength={40} autocomplete="off" />
    {hint && <small class="dim">{hint}</small>}
  </div>
);

const Quiet = ({ words, quiet }: { words: Words; quiet: Pace["quiet"] }) => {
  const values = (none: boolean) => [
    ...(none ? [["", words.paceQuietNone] as const] : []),
    ...DAY_HOURS.map((hour) => [String(hour), words.hourOfDay(hour)] as const),
  ];
  return (
    <fieldset>
      <legend>{words.paceQuiet}</legend>
      <div class="row">
        <Choice
          label={words.paceQuietFrom}
          name="pace.quietFrom"
          values={values(true)}
          chosen={quiet ? String(quiet.from) : ""}
        />
        <Choice
          label={words.paceQuietTo}
          name="pace.quietTo"
          values={values(false)}
          chosen={String(quiet?.to ?? USUAL.quiet?.to)}
        />
      </div>
    </fieldset>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly values: readonly (readonly [string, string])[];
  readonly chosen: string;
}

const Choice = ({ label, name, values, chosen }: ChoiceProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <select id={name} name={name}>
      {values.map(([value, text]) => (
        <option value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  </div>
);

/** The part of the form for a new table. */
export const PaceOption = ({ words, language, pace }: Props & { pace: Pace | null }) => (
  <details open={pace !== null}>
    <summary>{words.pace}</summary>
    <div class="body stack">
      <p class="dim">{words.paceLead}</p>
      <PaceFields words={words} language={language} pace={pace} />
    </div>
  </details>
);

/** The agreed pace in words; the host finds the way to change it. */
export const PaceSheet = ({ words, language, head, person }: Props & { head: GameHead; person: Person | null }) => (
  <Sheet id="pace" heading={words.pace}>
    <PaceWords words={words} language={language} pace={head.pace} />
    {person?.id === head.host && (
      <p>
        <a href={`${gamePath(head.id)}/pace`}>{words.paceSave}</a>
      </p>
    )}
  </Sheet>
);

const PaceWords = ({ words, language, pace }: Props & { pace: Pace | null }) =>
  pace ? (
    <ul>
      {paceInWords(pace, language).map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  ) : (
    <p>{words.paceNone}</p>
  );

/** The page of a table's pace: in words for everybody, with the form for the host. */
export const PacePage = ({
  words,
  language,
  person,
  head,
  trouble,
}: Props & { person: Person; head: GameHead; trouble: string | null }) => (
  <Page words={words} language={language} title={words.pace} person={person}>
    <div class="head plain">
      <h1>
        {words.pace} <span>{head.name}</span>
      </h1>
      <p>
        <a href={gamePath(head.id)}>{words.toGame}</a>
      </p>
    </div>
    <div class="note narrow">
      <PaceWords words={words} language={language} pace={head.pace} />
    </div>
    {person.id === head.host && head.status !== "finished" && (
      <form method="post" action={`${gamePath(head.id)}/pace`} class="note narrow stack">
        {trouble && <Trouble words={words} sentence={trouble} />}
        {head.status === "running" && <p>{words.paceChangeLead}</p>}
        <PaceFields words={words} language={language} pace={head.pace} />
        <button type="submit" class="go">
          {words.paceSave}
        </button>
      </form>
    )}
  </Page>
);
