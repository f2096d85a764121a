/** What a person says of time: zone, reminders, absences. */
import { type Language, PATHS, type Person, type TimeSettings } from "../../lambdas/service/api.ts";
import { dateText } from "../../lambdas/service/clock/wording.ts";
import { ReminderFields } from "../lobby/pace.tsx";
import { Page, Sheet, Trouble } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly settings: TimeSettings;
}

/** Where the page lies. */
export const TIME_PATH = PATHS.time;

/** The way from the account's page. */
export const TimeLink = ({ words }: { words: Words }) => (
  <p>
    <a href={TIME_PATH}>{words.timeLink}</a>
  </p>
);

interface PageProps extends Props {
  readonly person: Person;
  readonly trouble: string | null;
  readonly saved: boolean;
}

/** The page. */
export const TimePage = (props: PageProps) => {
  const { words, language, person, trouble, saved } = props;
  return (
    <Page words={words} language={language} title={words.timeHeading} person={person} current="me">
      <div class="head plain">
        <h1>{words.timeHeading}</h1>
        <p>
          <a href="/me">{words.toMe}</a>
        </p>
      </div>
      {trouble && <Trouble words={words} sentence={trouble} />}
      {saved && (
        <p role="status" class="note narrow">
          {words.saved}
        </p>
      )}
      <Absences {...props} />
      <Settings {...props} />
    </Page>
  );
};

const Settings = ({ words, settings }: Props) => (
  <form method="post" action={TIME_PATH} class="note narrow stack">
    <div class="field">
      <label for="zone">{words.zone}</label>
      <select id="zone" name="zone">
        {zonesWith(settings.zone).map((zone) => (
          <option selected={zone === settings.zone}>{zone}</option>
        ))}
      </select>
      <small class="dim">{words.zoneLead}</small>
    </div>
    <fieldset>
      <legend>{words.remindersOwn}</legend>
      <label class="radio">
        <input type="radio" name="whose" value="table" checked={settings.reminders === null} />
        {words.remindersTable}
      </label>
      <label class="radio">
        <input type="radio" name="whose" value="own" checked={settings.reminders !== null} />
        {words.remindersMine}
      </label>
      <ReminderFields words={words} name="own" reminders={settings.reminders ?? { before: [24, 2], after: [0, 24] }} />
    </fieldset>
    <button type="submit" class="go">
      {words.save}
    </button>
  </form>
);

/** All zones that are known, with the person's own, in order. */
const zonesWith = (own: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", own])].sort((a, b) => a.localeCompare(b));

const Absences = (props: Props) => {
  const { words, settings } = props;
  return (
    <Sheet id="absences" heading={words.absences} class="narrow">
      <p>{words.absencesLead}</p>
      {settings.absences.length === 0 ? (
        <p class="dim">{words.absenceNone}</p>
      ) : (
        <ol class="offers">
          {settings.absences.map((absence) => (
            <AbsenceLine {...props} absence={absence} />
          ))}
        </ol>
      )}
      <form method="post" action={`${TIME_PATH}/absences`} class="row body">
        <Days words={words} from={settings.today} to={settings.today} today={settings.today} name="new" />
        <button type="submit" class="go">
          {words.absenceAdd}
        </button>
      </form>
    </Sheet>
  );
};

const AbsenceLine = ({ words, language, settings, absence }: Props & { absence: TimeSettings["absences"][number] }) => {
  const [from, to] = [dateText(absence.from, language), dateText(absence.to, language)];
  const path = `${TIME_PATH}/absences/${absence.id}`;
  return (
    <li>
      <div class="what">{absence.hasBegun ? words.absencePresent(to) : words.absenceLine(from, to)}</div>
      <details>
        <summary>{words.absenceChange}</summary>
        <form method="post" action={path} class="row">
          <Days words={words} from={absence.from} to={absence.to} today={settings.today} name={absence.id} />
          <button type="submit">{words.absenceChange}</button>
        </form>
      </details>
      <form method="post" action={`${path}/revoke`}>
        <button type="submit">{absence.hasBegun ? words.absenceEnd : words.absenceRevoke}</button>
      </form>
    </li>
  );
};

interface DaysProps {
  readonly words: Words;
  readonly from: string;
  readonly to: string;
  readonly today: string;
  readonly name: string;
}

const Days = ({ words, from, to, today, name }: DaysProps) => (
  <>
    <div class="field">
      <label for={`from-${name}`}>{words.absenceFrom}</label>
      <input type="date" id={`from-${name}`} name="from" value={from} required />
    </div>
    <div class="field">
      <label for={`to-${name}`}>{words.absenceTo}</label>
      <input type="date" id={`to-${name}`} name="to" value={to} min={today} required />
    </div>
  </>
);
