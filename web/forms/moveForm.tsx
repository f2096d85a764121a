/** Building blocks of move forms: the envelope that every form carries, buttons, radios, number fields. */
import type { Child } from "hono/jsx";
import type { Move } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import type { Scene } from "../game/scene.ts";
import { amountField, encode, type OpenMove } from "./fields.ts";

interface FormProps {
  readonly scene: Scene;
  readonly class?: string;
  readonly id?: string;
  readonly children?: Child;
}

/** A form that posts one submission: each form has an id of its own, so that pressing twice counts once. */
export const MoveForm = ({ scene, class: name, id, children }: FormProps) => (
  <form method="post" action={scene.paths.post ?? undefined} class={name} id={id}>
    <input type="hidden" name="seat" value={scene.seat ?? 0} />
    <input type="hidden" name="version" value={scene.version} />
    <input type="hidden" name="submission" value={crypto.randomUUID()} />
    {children}
  </form>
);

interface ButtonProps {
  readonly move: Move | OpenMove;
  readonly children: Child;
  /** The page's one solid button. */
  readonly main?: boolean;
}

/** A button that carries its move. */
export const MoveButton = ({ move, children, main }: ButtonProps) => (
  <button type="submit" name="move" value={encode(move)} class={main ? "go" : undefined}>
    {children}
  </button>
);

/** A form of one button. */
export const SingleMove = ({ scene, ...button }: ButtonProps & { scene: Scene }) => (
  <MoveForm scene={scene}>
    <MoveButton {...button} />
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
}

/** The number that a move still needs, with its range beside it; text if only one number is possible. */
export const Amount = ({ scene, move, label, min, max, value }: AmountProps) => {
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
      />
    </label>
  );
};
