/** Building blocks of move forms: the envelope that every form carries, buttons, radios, number fields. */
import type { Child } from "hono/jsx";
import type { Move } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { movesOf } from "../game/draft.ts";
import { composePath, type Scene } from "../game/scene.ts";
import {
  amountField,
  DRAFT_FIELD,
  DRAFT_STEP_FIELD,
  type DraftStepName,
  encode,
  MESSAGE_FIELD,
  type OpenMove,
} from "./fields.ts";

interface FormProps {
  readonly scene: Scene;
  readonly class?: string;
  readonly id?: string;
  /** What the client's script needs to know, as `data-` attributes. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly children?: Child;
}

/**
 * A form that posts one submission: each form has an id of its own, so that pressing twice counts once. While a turn is being
 * composed it adds to the draft instead.
 */
export const MoveForm = ({ scene, class: name, id, data, children }: FormProps) => (
  <form method="post" action={target(scene)} class={name} id={id} {...data}>
    <Envelope scene={scene} />
    {children}
  </form>
);

const target = (scene: Scene): string | undefined => (scene.draft ? composePath(scene) : scene.paths.post) ?? undefined;

/** The hidden fields of every form, with the moves composed so far and what is to be said with them, unless the form asks for that itself. */
export const Envelope = ({ scene, asksMessage = false }: { scene: Scene; asksMessage?: boolean }) => (
  <>
    <input type="hidden" name="seat" value={scene.seat ?? 0} />
    <input type="hidden" name="version" value={scene.version} />
    <input type="hidden" name="submission" value={crypto.randomUUID()} />
    {scene.draft && <input type="hidden" name={DRAFT_FIELD} value={JSON.stringify(movesOf(scene.draft))} />}
    {scene.draft && !asksMessage && <CarriedMessage scene={scene} />}
  </>
);

/** What was written for the table before, in a form that leads back to the turn. */
export const CarriedMessage = ({ scene: { message } }: { scene: Scene }) =>
  message === "" ? null : <input type="hidden" name={MESSAGE_FIELD} value={message} />;

interface ButtonProps {
  readonly scene: Scene;
  readonly move: Move | OpenMove;
  readonly children: Child;
  /** The page's one solid button. */
  readonly main?: boolean;
}

/** A button that carries its move, and beside it the one that only tries it. */
export const MoveButton = ({ scene, move, children, main }: ButtonProps) => (
  <span class="acts">
    <button type="submit" name="move" value={encode(move)} class={solid(scene, main)}>
      {children}
    </button>
    <TryButton scene={scene} value={encode(move)}>
      {children}
    </TryButton>
  </span>
);

/** The button of a form whose move is chosen in its fields, and beside it the one that only tries it. */
export const ChoiceButton = ({ scene, form, children, main }: Omit<ButtonProps, "move"> & { form?: string }) => (
  <div class="acts">
    <button type="submit" form={form} class={solid(scene, main)}>
      {children}
    </button>
    <TryButton scene={scene} form={form}>
      {children}
    </TryButton>
  </div>
);

/** In a draft nothing but its commit is solid. */
const solid = ({ draft }: Scene, main = false): string | undefined => (main && !draft ? "go" : undefined);

interface TryProps {
  readonly scene: Scene;
  readonly value?: string;
  readonly form?: string;
  /** What would be done, for those who do not see the button beside it. */
  readonly children: Child;
}

const TryButton = ({ scene, value, form, children }: TryProps) =>
  scene.draft ? null : (
    <button
      type="submit"
      class="look"
      formaction={composePath(scene) ?? undefined}
      name={value === undefined ? undefined : "move"}
      value={value}
      form={form}
    >
      {scene.words.tryFirst}
      <span class="vh">: {children}</span>
    </button>
  );

/** A button that does something to the draft instead of adding a move. */
export const StepButton = (props: { step: DraftStepName; action?: string; class?: string; children: Child }) => (
  <button type="submit" class={props.class} name={DRAFT_STEP_FIELD} value={props.step} formaction={props.action}>
    {props.children}
  </button>
);

/** A form of one button. */
export const SingleMove = ({ scene, ...button }: ButtonProps) => (
  <MoveForm scene={scene}>
    <MoveButton scene={scene} {...button} />
  </MoveForm>
);

interface RadioProps {
  readonly scene: Scene;
  readonly move: Move | OpenMove;
  /** Chosen if nothing else is. */
  readonly checked?: boolean;
  /** The form it belongs to, if it stands outside. */
  readonly form?: string;
  readonly children: Child;
}

/** One move of several in a form. */
export const MoveRadio = ({ scene, move, checked, form, children }: RadioProps) => (
  <label class="radio">
    <input
      type="radio"
      name="move"
      value={encode(move)}
      form={form}
      checked={isChosen(scene, move, checked ?? false)}
    />
    <span>{children}</span>
  </label>
);

/** Is this move chosen when the form is shown: what was posted counts more than the proposal. */
export const isChosen = ({ kept }: Scene, move: Move | OpenMove, otherwise: boolean): boolean =>
  kept.isEmpty ? otherwise : kept.has("move", encode(move));

interface AmountProps {
  readonly scene: Scene;
  readonly move: OpenMove;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** Amounts that the field proposes. */
  readonly proposals?: readonly number[];
}

/** The number that a move still needs, with its range beside it; text if only one number is possible. */
export const Amount = ({ scene, move, label, min, max, value, proposals = [] }: AmountProps) => {
  const name = amountField(move);
  const range = scene.words.range(money(min, scene.context), money(max, scene.context));
  if (min === max) {
    return (
      <span>
        <input type="hidden" name={name} value={min} />
        {money(min, scene.context)}
      </span>
    );
  }
  return (
    <label>
      <small>
        {label}, {range}
      </small>
      <input
        type="number"
        name={name}
        min={min}
        max={max}
        step="1"
        required
        inputmode="numeric"
        value={scene.kept.text(name, String(value))}
        list={proposals.length > 0 ? `${name}.proposals` : undefined}
      />
      {proposals.length > 0 && (
        <datalist id={`${name}.proposals`}>
          {proposals.map((amount) => (
            <option value={amount}>{money(amount, scene.context)}</option>
          ))}
        </datalist>
      )}
    </label>
  );
};
