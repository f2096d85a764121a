/** The pages on which a game is taken over from a file: give it, look at what is in it, say who sits where. */
import { titleById } from "../../engine/index.ts";
import type { Survey } from "../../engine/interop/survey.ts";
import { type Context, optionName, refusalSentence, roundName } from "../../engine/narration/index.ts";
import type { Language, Person, SeatWish } from "../../lambdas/service/api.ts";
import { Page, Trouble } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";

/** What has been filled in before. */
export interface Filled {
  readonly name: string;
  readonly seats: readonly SeatWish[];
  readonly partial: boolean;
}

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person;
  readonly trouble: string | null;
}

/** The page that asks for the file. */
export const ImportPage = ({ words, language, person, trouble }: Props) => (
  <Page words={words} language={language} title={words.importGame} person={person} current="games">
    <div class="head plain">
      <h1>{words.importGame}</h1>
    </div>
    <form method="post" action="/games/take-over" enctype="multipart/form-data" class="note narrow stack">
      {trouble && <Trouble words={words} sentence={trouble} />}
      <p>{words.importLead}</p>
      <div class="field">
        <label for="file">{words.importFile}</label>
        <input type="file" id="file" name="file" accept=".json,application/json" />
      </div>
      <div class="field">
        <label for="text">{words.importPaste}</label>
        <textarea id="text" name="text" rows={6} spellcheck={false} />
      </div>
      <button type="submit" class="go">
        {words.importLook}
      </button>
    </form>
  </Page>
);

interface PreviewProps extends Props {
  readonly survey: Survey;
  readonly packed: string;
  readonly filled: Filled;
}

/** The page that shows what was found, with the form of the seats. */
export const PreviewPage = (props: PreviewProps) => {
  const { words, language, person, survey, trouble, packed, filled } = props;
  return (
    <Page words={words} language={language} title={words.importGame} person={person} current="games">
      <div class="head plain">
        <h1>{words.importGame}</h1>
      </div>
      <div class="note narrow stack">
        <h2>{words.importFound}</h2>
        <Found {...props} />
      </div>
      <form method="post" action="/games/take-over/make" class="note narrow stack">
        {trouble && <Trouble words={words} sentence={trouble} />}
        <input type="hidden" name="packed" value={packed} />
        <div class="field">
          <label for="name">{words.importName}</label>
          <input type="text" id="name" name="name" value={filled.name} maxlength={60} required />
        </div>
        <h2>{words.importSeats}</h2>
        {survey.players.map((name, seat) => (
          <Seat {...props} name={name} seat={seat} />
        ))}
        {!survey.state.result && <p class="dim">{words.importMail}</p>}
        {survey.trouble && (
          <label class="check">
            <input type="checkbox" name="partial" value="yes" checked={filled.partial} /> {words.importPartial}
          </label>
        )}
        <button type="submit" class="go">
          {words.importMake}
        </button>
      </form>
    </Page>
  );
};

function contextOf({ survey, language }: PreviewProps): Context {
  const names = { seat: (seat: number) => survey.players[seat] ?? "" };
  return { title: titleById(survey.title), language, names };
}

const Found = (props: PreviewProps) => {
  const { words, survey } = props;
  const context = contextOf(props);
  const { orders, messages, undone } = survey;
  const options = Object.entries(survey.state.options).filter(([, value]) => value === "on");
  const leftOut = orders + messages > 0;
  const facts = [
    [words.importTitle, context.title.name],
    [words.importPlayers, survey.players.join(", ")],
    [words.importOptions, options.map(([id]) => optionName(id, context).label).join(", ") || words.importNoOptions],
    [words.importMoves, undone === 0 ? survey.line.length : words.importUndone(survey.line.length, undone)],
    [words.importPosition, survey.state.result ? words.importOver : roundName(survey.state, context)],
    [words.importLeftOut, leftOut ? words.importCounts(orders, messages) : words.importNothing],
  ] as const;
  return (
    <>
      <dl class="lead">
        {facts.map(([label, value]) => (
          <div>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Problem {...props} />
      <p class="dim">{survey.believed ? words.importBelieved : words.importProfile}</p>
    </>
  );
};

/** The action that cannot be followed, and the rule that it breaks. */
const Problem = (props: PreviewProps) => {
  const { words, survey } = props;
  if (!survey.trouble) return null;
  const { action, type, refusal } = survey.trouble;
  const why = refusal ? refusalSentence(refusal, contextOf(props)) : words.importUnread;
  const sentence = `${words.importTrouble(action, type.slice(0, 40))} ${why}`;
  return <Trouble words={words} sentence={sentence} rule={refusal?.rule ?? null} quiet={props.trouble !== null} />;
};

const Seat = ({ words, survey, person, filled, name, seat }: PreviewProps & { name: string; seat: number }) => {
  const wish = filled.seats[seat] ?? (name === person.name ? "host" : undefined);
  const chosen = typeof wish === "string" ? wish : "address";
  const ways = [
    ["host", words.importSeatMe],
    ["address", words.importSeatAddress],
    ...(survey.state.result ? [["nobody", words.importSeatNobody] as const] : []),
  ] as const;
  return (
    <>
      <div class="field">
        <label for={`who-${seat}`}>{words.importSeatOf(name)}</label>
        <select id={`who-${seat}`} name={`who.${seat}`}>
          {ways.map(([value, label]) => (
            <option value={value} selected={value === chosen}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div class="field">
        <label for={`address-${seat}`}>{words.importAddressOf(name)}</label>
        <input
          type="email"
          id={`address-${seat}`}
          name={`address.${seat}`}
          value={typeof wish === "object" ? wish.address : ""}
          maxlength={254}
        />
      </div>
    </>
  );
};
