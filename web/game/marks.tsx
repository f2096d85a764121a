/** Marks in tables at what has changed against the position before: a sign, the amount, and a word for those who see no signs. */
import type { Corporation, Seat } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { corporationChanged, playerChanged } from "./changed.ts";
import type { Scene } from "./scene.ts";

interface Props {
  readonly scene: Scene;
  readonly before: number | null;
  readonly now: number | null;
  /** The difference as text; money if it is not given. */
  readonly text?: (difference: number) => string;
}

/** By how much a figure has risen or fallen; nothing if it has not, or there was none. */
export const Moved = ({ scene, before, now, text = (by) => money(by, scene.context) }: Props) => {
  if (before === null || now === null || before === now) return null;
  const by = text(Math.abs(now - before));
  return (
    <small class={now > before ? "moved up" : "moved down"}>
      {" "}
      <span aria-hidden="true">
        {now > before ? "▲" : "▼"} {by}
      </span>
      <span class="vh">{now > before ? scene.words.risen(by) : scene.words.fallen(by)}</span>
    </small>
  );
};

/** The word at the head of a row that has changed. */
export const RowMark = ({ scene, changed }: { scene: Scene; changed: boolean }) =>
  changed ? <small class="vh"> {scene.words.rowChanged}</small> : null;

/** Has a player's row changed? Never where there is nothing to compare with. */
export const isPlayerChanged = ({ before, state }: Scene, seat: Seat): boolean =>
  before !== null && playerChanged(before, state, seat);

/** Has a corporation's row changed? */
export const isCorporationChanged = ({ before, state }: Scene, { symbol }: Corporation): boolean =>
  before !== null && corporationChanged(before, state, symbol);

/** Classes of a row. */
export const rowClass = (...names: readonly (string | false)[]): string | undefined =>
  names.filter((name) => name !== false).join(" ") || undefined;
