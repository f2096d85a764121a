/** Founding a corporation out of others, exchanging papers for its shares, and choosing certificates after a change of presidency. */
import type { OptionOf } from "../../engine/index.ts";
import { money, percent } from "../../engine/narration/index.ts";
import type { Scene } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import { PAPER_FIELD } from "./fields.ts";
import { MoveButton, MoveForm, SingleMove } from "./moveForm.tsx";

/** Yes or not yet. */
export const FoundForms = ({ scene, option }: { scene: Scene; option: OptionOf<"found"> }) => (
  <div class="row">
    <SingleMove scene={scene} move={{ type: "found", accept: true }}>
      {scene.words.foundNow(option.corporation)}
    </SingleMove>
    <SingleMove scene={scene} move={{ type: "found", accept: false }}>
      {scene.words.foundNotYet}
    </SingleMove>
  </div>
);

/** One tick for each paper; what is not ticked is kept. */
export const JoinForms = ({ scene, option }: { scene: Scene; option: OptionOf<"join"> }) => {
  const { words } = scene;
  return (
    <MoveForm scene={scene} class="stack">
      <fieldset>
        <legend>
          {words.joinFor} <Badge symbol={option.corporation} />
        </legend>
        {option.papers.map(({ paper, percent: share }) => (
          <label class="radio">
            <input type="checkbox" name={PAPER_FIELD} value={paper} checked={scene.kept.has(PAPER_FIELD, paper)} />
            <PaperText scene={scene} paper={paper} share={share} />
          </label>
        ))}
      </fieldset>
      <div class="row">
        <MoveButton scene={scene} move={{ type: "join" }}>
          {words.joinTicked}
        </MoveButton>
        {option.papers.length > 1 && (
          <MoveButton scene={scene} move={{ type: "join", papers: option.papers.map(({ paper }) => paper) }}>
            {words.joinAll}
          </MoveButton>
        )}
        <MoveButton scene={scene} move={{ type: "join", papers: [] }}>
          {words.joinNothing}
        </MoveButton>
      </div>
    </MoveForm>
  );
};

/** A paper with the share for it, and what the corporation receives with a minor. */
const PaperText = ({ scene, paper, share }: { scene: Scene; paper: string; share: number }) => {
  const { words, state, title, context } = scene;
  const minor = state.corporations[paper];
  const name = [...title.companies, ...title.corporations].find(({ symbol }) => symbol === paper)?.name ?? "";
  const trains = minor?.trains.map(({ rank }) => words.train(rank)) ?? [];
  return (
    <span>
      <b>{paper}</b> {name}: {percent(share, context)}
      {minor && <small class="dim"> {words.comesAlong(money(minor.cash, context), trains)}</small>}
    </span>
  );
};

/** The certificates that the old president receives, or that go to the pool: one button for each combination. */
export const SwapForms = ({ scene, options }: { scene: Scene; options: readonly OptionOf<"swap">[] }) => (
  <div class="row">
    {options.map(({ corporation, percents }) => (
      <SingleMove scene={scene} move={{ type: "swap", percents: [...percents] }}>
        {scene.words.swapFor(percents.map((one) => percent(one, scene.context)).join(" + "), corporation)}
      </SingleMove>
    ))}
  </div>
);
