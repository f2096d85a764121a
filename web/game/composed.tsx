/** The composed turn in the panel: its moves with what follows from each, what it changes, who comes next, and the way on. */
import type { Move } from "../../engine/index.ts";
import { describeMove, headline, narrateEvents, question } from "../../engine/narration/index.ts";
import { MESSAGE_LENGTH } from "../../lambdas/service/api.ts";
import { DRAFT_FIELD, MESSAGE_FIELD } from "../forms/fields.ts";
import { CarriedMessage, Envelope, StepButton } from "../forms/moveForm.tsx";
import type { Draft, DraftStep } from "./draft.ts";
import { composePath, isAsked, type Scene } from "./scene.ts";
import { type Change, changesOf } from "./summary.ts";

interface Props {
  readonly scene: Scene;
  readonly draft: Draft;
}

/** Everything about the draft but the forms that add to it. */
export const ComposedTurn = ({ scene, draft }: Props) => (
  <>
    <ol class="news turn" aria-label={scene.words.draftMoves}>
      {draft.steps.map((step, index) => (
        <Step scene={scene} step={step} number={index + 1} />
      ))}
    </ol>
    <Outcome scene={scene} draft={draft} />
    <Ways scene={scene} draft={draft} />
  </>
);

/** A composed move in words with what follows from it; with the seat where it is not the reader's. */
export const Step = ({ scene, step, number }: { scene: Scene; step: DraftStep; number: number }) => (
  <li>
    <span class="n" aria-hidden="true">
      {number}
    </span>
    <div>
      <b>{moveText(scene, step)}</b>
      {narrateEvents(step.events, scene.context).map((line) => (
        <p>{line}</p>
      ))}
    </div>
  </li>
);

function moveText({ words, context }: Scene, { seat, move, decision }: DraftStep): string {
  const text = describeMove(move, context, decision);
  return seat === context.you ? text : words.whatIfMove(context.names.seat(seat), text);
}

const Outcome = ({ scene, draft }: Props) => (
  <div class="plan">
    <Changes scene={scene} draft={draft} />
    {draft.drawn ? <p>{scene.words.drawn}</p> : <Next scene={scene} />}
  </div>
);

/** What all moves together change, as a list of figures before and after. */
export const Changes = ({ scene, draft }: Props) => {
  const changes = changesOf(scene, draft);
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{scene.words.whatChanges}</h3>
      <dl class="lead">
        {changes.map((change) => (
          <ChangeLine change={change} />
        ))}
      </dl>
    </>
  );
};

const ChangeLine = ({ change: { label, before, after, rise } }: { change: Change }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {before !== null && `${before} ${rise === 0 ? "→" : rise > 0 ? "▲" : "▼"} `}
      {after}
    </dd>
  </div>
);

/** Who is asked next and what, if it is not the reader himself. */
const Next = ({ scene }: { scene: Scene }) => {
  const { words, decision, state, context } = scene;
  if (isAsked(scene)) return <p>{words.turnGoesOn}</p>;
  const [other] = decision.deciders;
  return (
    <>
      <h3>{words.afterThat}</h3>
      <p>
        <b>{headline(decision, state, context)}</b>
      </p>
      {other !== undefined && (
        <p class="dim">
          {words.isAsked(context.names.seat(other), question(decision, state, other, { ...context, you: other }))}
        </p>
      )}
    </>
  );
};

/** One move by its name, several by their number. */
function commitText({ words, context }: Scene, { steps }: Draft): string {
  const [only, ...more] = steps;
  if (!only || more.length > 0) return words.commit(steps.length);
  return words.commitMove(describeMove(only.move, context, only.decision));
}

/** Say something with it; commit, take the last back, discard. */
const Ways = ({ scene, draft }: Props) => {
  const { words, paths } = scene;
  return (
    <form method="post" action={paths.post ?? undefined} class="stack">
      <Envelope scene={scene} asksMessage />
      <Message scene={scene} />
      <div class="row">
        <button type="submit" class="go">
          {commitText(scene, draft)}
        </button>
        <StepButton step="back" action={composePath(scene) ?? undefined}>
          {words.takeBack}
        </StepButton>
        <a class="look" href={`${paths.page}#move`}>
          {words.discardDraft}
        </a>
      </div>
    </form>
  );
};

/** What is told to the table with the turn, folded until it is wanted. */
const Message = ({ scene: { words, message } }: { scene: Scene }) => (
  <details open={message !== ""}>
    <summary>{words.sayWithMove}</summary>
    <div class="body field">
      <label for="say-with">{words.sayLabel}</label>
      <textarea id="say-with" name={MESSAGE_FIELD} rows={3} maxlength={MESSAGE_LENGTH}>
        {message}
      </textarea>
    </div>
  </details>
);

/** Moves composed that are no part of the draft any more; if they were for a position that is past, a button tries them on the present one. */
export const StaleTurn = ({ scene, moves }: { scene: Scene; moves: readonly Move[] }) => (
  <form method="post" action={composePath(scene) ?? undefined} class="plan">
    <h3>{scene.words.stale}</h3>
    <ol class="stale">
      {moves.map((move) => (
        <li>{describeMove(move, scene.context)}</li>
      ))}
    </ol>
    {scene.paths.post !== null && !scene.draft && (
      <>
        <Envelope scene={scene} />
        <input type="hidden" name={DRAFT_FIELD} value={JSON.stringify(moves)} />
        <CarriedMessage scene={scene} />
        <StepButton step="again">{scene.words.tryAgain}</StepButton>
      </>
    )}
  </form>
);
