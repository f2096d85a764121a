/** Pages about taking moves back: how far one may go and who must agree, and the page to which the mail of a request leads. */
import type { Child } from "hono/jsx";
import { type Seat, titleFor } from "../../engine/index.ts";
import { narrateEvents } from "../../engine/narration/index.ts";
import type { GameHead, Language, LogEntry, Person, UndoRequest, UndoStep } from "../../lambdas/service/api.ts";
import { GameHeading } from "../parts/gameHeading.tsx";
import { Page, Sheet } from "../parts/layout.tsx";
import { companyStylesheet } from "../styles/index.ts";
import type { Words } from "../words/index.ts";
import { AnswerForm, RequestText, UndoFields } from "./sheets.tsx";

interface Common {
  readonly words: Words;
  readonly language: Language;
  readonly head: GameHead;
  readonly seat: Seat;
  /** Base of the pages of versions. */
  readonly history: string;
}

const contextOf = ({ head, language, seat }: Common) => ({
  title: titleFor(head.title, head.seatCount),
  language,
  names: { seat: (one: Seat) => head.seats[one]?.name ?? "" },
  you: seat,
});

const Frame = (
  props: Common & { readonly person: Person | null; readonly heading: string; readonly children: Child },
) => {
  const { words, language, person, head, heading } = props;
  const title = titleFor(head.title, head.seatCount);
  return (
    <Page
      words={words}
      language={language}
      title={`${heading}, ${head.name}`}
      person={person}
      styles={[companyStylesheet(title)]}
    >
      <GameHeading title={title} name={head.name}>
        <nav class="steps-nav" aria-label={words.thisPage}>
          <a href={props.history}>{words.toGame}</a>
        </nav>
      </GameHeading>
      {props.children}
    </Page>
  );
};

interface Props extends Common {
  readonly person: Person;
  /** Latest first. */
  readonly steps: readonly UndoStep[];
  readonly page: string;
}

/** How far the reader may take the game back. */
export const UndoPage = (props: Props) => {
  const { words, head, seat, steps, page } = props;
  return (
    <Frame {...props} heading={words.undoHeading}>
      <Sheet id="undo" heading={words.undoHeading}>
        <p>{words.undoLead}</p>
        {head.undo && <p>{words.undoAlready}</p>}
        {steps.length === 0 && <p class="dim">{words.undoNone}</p>}
        {steps.length > 0 && !head.undo && (
          <form method="post" action={`${page}/undo`} class="body undo">
            <UndoFields seat={seat} version={head.version} />
            <fieldset>
              <legend>{words.undoFrom}</legend>
              {steps.map((step, index) => (
                <Step {...props} step={step} checked={index === 0} />
              ))}
            </fieldset>
            <label class="field">
              {words.undoReason}
              <textarea name="message" rows={3} maxlength={1000} />
            </label>
            <button type="submit" class="go">
              {words.undoSend}
            </button>
          </form>
        )}
      </Sheet>
    </Frame>
  );
};

/** One choice: the move from which on everything goes. */
const Step = (props: Props & { readonly step: UndoStep; readonly checked: boolean }) => {
  const { words, head, step, checked } = props;
  const first = step.moves[0];
  const names = step.answering.map((one) => head.seats[one]?.name ?? "");
  return (
    <label class="choice">
      <input type="radio" name="to" value={step.to} checked={checked} />
      <span>
        {first && <Told {...props} entry={first} />}
        <small>
          {words.undoCount(step.moves.length)} {names.length === 0 ? words.undoFree : words.undoNeeds(names.join(", "))}
        </small>
      </span>
    </label>
  );
};

const Told = (props: Common & { readonly entry: LogEntry }) => {
  const { entry, head, words } = props;
  const lines = narrateEvents(entry.events, contextOf(props));
  return (
    <>
      <b>
        {entry.version} {entry.seat === null ? "" : head.seats[entry.seat]?.name}
      </b>
      : {lines.length > 0 ? lines.join(". ") : words.entryKinds.moved(head.seats[entry.seat ?? 0]?.name ?? "")}{" "}
    </>
  );
};

/** What the link in the mail of a request leads to, without a session. */
export const AnswerPage = (props: Common & { readonly page: string; readonly request: UndoRequest }) => {
  const { words, head, seat, request, page } = props;
  const context = contextOf(props);
  const heading = words.undoAsks(context.names.seat(request.seat));
  return (
    <Frame {...props} person={null} heading={heading}>
      <Sheet id="undo" heading={heading}>
        <div class="body undo">
          <RequestText words={words} names={context.names} request={request} history={props.history} />
          <AnswerForm words={words} page={page} version={head.version} {...{ seat, request }} />
        </div>
      </Sheet>
    </Frame>
  );
};
