/** Running trains: the best set proposed, and own routes as text. */
import { bestRoutes, type OptionOf, type RouteSet, writeRoute } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { Dash, stopName } from "../game/runs.tsx";
import type { Scene } from "../game/scene.ts";
import { ChoiceButton, MoveButton, MoveForm, SingleMove } from "./moveForm.tsx";

/** The best set of routes for the corporation whose turn it is, null at any other time. */
export function proposedRoutes(scene: Scene): RouteSet | null {
  const { decision, state } = scene;
  if (decision.step !== "routes" || decision.corporation === null || scene.past) return null;
  return bestRoutes(state, decision.corporation);
}

interface Props {
  readonly scene: Scene;
  readonly option: OptionOf<"run">;
  readonly best: RouteSet;
}

/** The proposal as a list and its button, then the editor. */
export const RouteForms = ({ scene, option, best }: Props) => {
  const { words, context } = scene;
  return (
    <>
      <h3>{words.bestRun(money(best.revenue, context), best.proven)}</h3>
      <RunList scene={scene} option={option} best={best} />
      <SingleMove scene={scene} move={{ type: "run", routes: "best" }} main>
        {words.runBest(money(best.revenue, context))}
      </SingleMove>
      <details open={scene.kept.text("routes", "") !== ""}>
        <summary>{words.runOtherwise}</summary>
        <div class="body">
          <OwnRoutes scene={scene} option={option} best={best} />
        </div>
      </details>
    </>
  );
};

const RunList = ({ scene, option, best }: Props) => (
  <ol class="runs">
    {best.routes.map((route, index) => (
      <li>
        <Dash index={index} />
        <span>
          <b>{option.trains.find(({ id }) => id === route.train)?.rank ?? route.train}</b>{" "}
          {route.stops.map((stop) => stopName(scene, stop)).join(" – ")}
        </span>
        <b>{money(best.sums[index] ?? 0, scene.context)}</b>
      </li>
    ))}
  </ol>
);

const OwnRoutes = ({ scene, option, best }: Props) => {
  const { words, title, state, kept } = scene;
  const written = best.routes.map((route) => writeRoute(route, { title, state })).join("\n");
  return (
    <>
      <MoveForm scene={scene} class="stack">
        <div class="field">
          <label for="routes">{words.ownRoutes}</label>
          <p id="routes-help" class="dim">
            {words.ownRoutesHelp(option.trains.map(({ id }) => id).join(", "))}
          </p>
          <textarea
            id="routes"
            name="routes"
            rows={Math.max(2, option.trains.length)}
            maxlength={4000}
            aria-describedby="routes-help"
          >
            {kept.text("routes", written)}
          </textarea>
        </div>
        <ChoiceButton scene={scene}>{words.runOwn}</ChoiceButton>
      </MoveForm>
      <MoveForm scene={scene}>
        <MoveButton scene={scene} move={{ type: "run", routes: [] }}>
          {words.runNothing}
        </MoveButton>
      </MoveForm>
    </>
  );
};
