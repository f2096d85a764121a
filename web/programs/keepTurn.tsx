/** Preparing a turn on the board: the way there from the game's page, and the button that keeps what has been composed. */
import { wayToTurn } from "../../engine/index.ts";
import { PROGRAM_TEXTS } from "../../lambdas/service/programs/words/index.ts";
import type { Scene } from "../game/scene.ts";
import type { PreparedTurn } from "./prepared.ts";

/** Where the game stands after the passes of everybody before the reader; nothing where nobody can know that, or in operating rounds. */
export const PrepareLink = ({ scene }: { scene: Scene }) => {
  const { state, seat, programs, language, paths } = scene;
  if (!programs || seat === null || state.round.kind === "operating" || !wayToTurn(state, seat)) return null;
  return (
    <p>
      <a href={`${paths.history}/what-if/my-turn`}>{PROGRAM_TEXTS[language].prepareTurn}</a>
    </p>
  );
};

interface Props {
  readonly scene: Scene;
  readonly prepared: PreparedTurn;
}

/** What it means, and the button once there is a move. */
export const KeepTurn = ({ scene, prepared }: Props) => {
  const texts = PROGRAM_TEXTS[scene.language];
  return (
    <div class="plan">
      <h3>{texts.prepareTurn}</h3>
      <p>{texts.prepareLead}</p>
      {prepared.lines.length > 0 && (
        <form method="post" action={`${scene.paths.history}/programs`}>
          <input type="hidden" name="seat" value={prepared.seat} />
          <input type="hidden" name="kind" value="turn" />
          <input type="hidden" name="version" value={scene.version} />
          <input type="hidden" name="lines" value={prepared.lines.join("; ")} />
          <button type="submit" class="go">
            {texts.keepTurn}
          </button>
        </form>
      )}
    </div>
  );
};
