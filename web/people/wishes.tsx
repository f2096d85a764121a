/** Which mails a person gets: in general, and of one game. */
import type { Child } from "hono/jsx";
import {
  type GameHead,
  type Language,
  MAIL_WISHES,
  type MailSettings,
  type MailWish,
  type Person,
} from "../../lambdas/service/api.ts";
import { gamePath } from "../http.ts";
import { Page, Sheet, Trouble } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person;
}

/** Where the page lies. */
export const MAILS_PATH = "/me/mails";
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The way from the account's page. */
export const MailsLink = ({ words }: { words: Words }) => (
  <p>
    <a href={MAILS_PATH}>{words.mailsLink}</a>
  </p>
);

/** The page for all games. */
export const AllMailsPage = ({
  words,
  language,
  person,
  settings,
  saved,
  trouble,
}: Props & { settings: MailSettings; saved: boolean; trouble: string | null }) => (
  <Page words={words} language={language} title={words.mailsHeading} person={person} current="me">
    <div class="head plain">
      <h1>{words.mailsHeading}</h1>
      <p>
        <a href="/me">{words.toMe}</a>
      </p>
    </div>
    <form method="post" action={MAILS_PATH} class="note narrow stack">
      {trouble && <Trouble words={words} sentence={trouble} />}
      {saved && <p role="status">{words.saved}</p>}
      <Choices words={words} name="wish" lead={words.mailsLead} chosen={settings.wish} />
      <div class="field">
        <label for="hour">{words.digestHour(settings.zone)}</label>
        <select id="hour" name="hour">
          {HOURS.map((hour) => (
            <option value={String(hour)} selected={hour === settings.hour}>
              {words.hourOfDay(hour)}
            </option>
          ))}
        </select>
      </div>
      <p class="dim">{words.mailsOwn}</p>
      <button type="submit" class="go">
        {words.save}
      </button>
    </form>
  </Page>
);

const Choice = ({ name, value, text, chosen }: { name: string; value: string; text: string; chosen: boolean }) => (
  <label class="radio">
    <input type="radio" name={name} value={value} checked={chosen} />
    {text}
  </label>
);

interface ChoicesProps {
  readonly words: Words;
  readonly name: string;
  readonly lead: string;
  readonly chosen: MailWish | null;
  /** A choice before the others. */
  readonly children?: Child;
}

const Choices = ({ words, name, lead, chosen, children }: ChoicesProps) => (
  <fieldset>
    <legend>{lead}</legend>
    {children}
    {MAIL_WISHES.map((wish) => (
      <Choice name={name} value={wish} text={words.mailWishes[wish]} chosen={chosen === wish} />
    ))}
  </fieldset>
);

/** The wish for one game, and what counts without one. */
export interface GameMails {
  readonly own: MailWish | null;
  readonly general: MailWish;
}

/** The choice for one game. */
export const GameMailsSheet = ({ words, head, mails }: { words: Words; head: GameHead; mails: GameMails }) => (
  <Sheet id="mails" heading={words.muteHeading}>
    <form method="post" action={`${gamePath(head.id)}/mails`} class="stack">
      <Choices words={words} name="mails" lead={words.mailsGameLead} chosen={mails.own}>
        <Choice
          name="mails"
          value="general"
          text={words.mailsAsAll(words.mailWishes[mails.general])}
          chosen={mails.own === null}
        />
      </Choices>
      <div class="row">
        <button type="submit">{words.save}</button>
        <a href={MAILS_PATH}>{words.mailsLink}</a>
      </div>
    </form>
  </Sheet>
);
