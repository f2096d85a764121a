/** Moves as text: the box in which a turn can be written, why it could not be read, and a composed turn to be copied. */
import { notationLines, writeMove } from "../../engine/index.ts";
import { LINES_FIELD } from "../forms/fields.ts";
import { Envelope } from "../forms/moveForm.tsx";
import { Trouble } from "../parts/layout.tsx";
import type { Draft } from "./draft.ts";
import { composePath, type Scene, type Unread } from "./scene.ts";

const ROWS = 4;
const LONGEST = 4000;
const MOST_ROWS = 24;
/** Lines shown as examples. */
const EXAMPLES = 5;

/** The box, folded until it is wanted. */
export const WritingBox = ({ scene }: { scene: Scene }) => {
  const { words, unread } = scene;
  return (
    <details open={unread !== null}>
      <summary>{words.writeTurn}</summary>
      <div class="body">
        {unread && <WhyUnread scene={scene} unread={unread} />}
        <form method="post" action={composePath(scene) ?? undefined} class="stack">
          <Envelope scene={scene} />
          <div class="field">
            <label for="lines">{words.linesLabel}</label>
            <p id="lines-help" class="dim">
              {words.linesHelp} <Examples scene={scene} />
            </p>
            <textarea
              id="lines"
              name={LINES_FIELD}
              rows={Math.max(ROWS, (unread?.text ?? "").split("\n").length)}
              maxlength={LONGEST}
              spellcheck={false}
              autocapitalize="off"
              required
              aria-describedby="lines-help"
            >
              {unread?.text ?? ""}
            </textarea>
          </div>
          <button type="submit">{words.tryLines}</button>
        </form>
      </div>
    </details>
  );
};

/** The first line of each kind that is possible now. */
const Examples = ({ scene: { state, decision, seat, language } }: { scene: Scene }) => {
  const lines = seat === null ? [] : notationLines(state, decision, seat, language).map(({ line }) => line);
  const kinds = new Map(lines.toReversed().map((line) => [line.split(" ")[0], line]));
  return <Lines lines={[...kinds.values()].reverse().slice(0, EXAMPLES)} />;
};

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line, index) => (
      <>
        {index > 0 && ", "}
        <code>{line}</code>
      </>
    ))}
  </>
);

const WhyUnread = ({ scene, unread }: { scene: Scene; unread: Unread }) => {
  const { words } = scene;
  const { line, written, reason, rule, candidates } = unread;
  return (
    <div>
      <Trouble
        words={words}
        sentence={`${written ? `${words.unreadLine(line, written)} ` : ""}${reason}`}
        rule={rule}
        title={scene.title}
      />
      {candidates.length > 0 && (
        <p class="trouble more">
          {words.couldMean} <Lines lines={candidates} />
        </p>
      )}
    </div>
  );
};

/** The composed turn as lines, to be copied into a mail or kept. */
export const TurnAsText = ({ scene, draft }: { scene: Scene; draft: Draft }) => {
  const { words, seat, language } = scene;
  const lines = draft.steps.map(({ move, state, decision }) =>
    writeMove(move, { state, decision, seat: seat ?? 0 }, language),
  );
  return (
    <details>
      <summary>{words.asText}</summary>
      <div class="body">
        <CopyText label={words.asText} lines={lines} />
      </div>
    </details>
  );
};

/** Text that can be marked whole by keyboard, without script. */
export const CopyText = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <textarea readonly rows={Math.min(MOST_ROWS, Math.max(2, lines.length))} aria-label={label}>
    {lines.join("\n")}
  </textarea>
);
