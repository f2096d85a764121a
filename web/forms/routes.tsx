/** Running trains: the best set proposed, and own routes as text. */
import {
  bestRoutes,
  hexView,
  nodeRevenue,
  type OptionOf,
  type Route,
  type RouteSet,
  writeRoute,
} from "../../engine/index.ts";
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
  const revenue = money(best.revenue, context);
  return (
    <>
      <h3>{best.proven ? words.bestProven(revenue) : words.bestUnproven(revenue)}</h3>
      <RunList scene={scene} option={option} best={best} />
      <SingleMove scene={scene} move={{ type: "run", routes: "best" }} main>
        {words.runBest(revenue)}
      </SingleMove>
      <details open={scene.kept.text("routes", "") !== ""}>
        <summary>{words.changeRoutes}</summary>
        <div class="body">
          <OwnRoutes scene={scene} option={option} best={best} />
        </div>
      </details>
    </>
  );
};

/** A line per train, with the dash of its route on the map; trains that stand still come last. */
const RunList = ({ scene, option, best }: Props) => {
  const idle = option.trains.filter(({ id }) => !best.routes.some(({ train }) => train === id));
  return (
    <ol class="runs">
      {best.routes.map((route, index) => (
        <li>
          <Dash index={index} />
          <span>
            <b>{rankOf(option, route.train)}</b> <Stops scene={scene} route={route} sum={best.sums[index] ?? 0} />
          </span>
          <b class="nobr">= {money(best.sums[index] ?? 0, scene.context)}</b>
        </li>
      ))}
      {idle.map(({ rank }) => (
        <li>
          <span />
          <span class="dim">
            <b>{rank}</b> {scene.words.trainStands}
          </span>
        </li>
      ))}
    </ol>
  );
};

const rankOf = ({ trains }: OptionOf<"run">, train: string): string =>
  trains.find(({ id }) => id === train)?.rank ?? train;

/** The stops with their values; with plus signs where the values are all that counts. */
const Stops = ({ scene, route, sum }: { scene: Scene; route: Route; sum: number }) => {
  const values = route.stops.map((stop) => worthOf(scene, stop));
  const isAll = values.reduce((total, value) => total + value, 0) === sum;
  return (
    <>
      {route.stops.map((stop, index) => (
        <>
          {index > 0 && (isAll ? " + " : " – ")}
          {stopName(scene, stop)} <span class="nobr">{money(values[index] ?? 0, scene.context)}</span>
        </>
      ))}
    </>
  );
};

/** What a stop is worth now. */
function worthOf({ title, state }: Scene, stop: string): number {
  const [hex = "", node = ""] = stop.split(".");
  const fact = title.map[hex] && hexView(title, state, hex).nodes.find(({ id }) => id === node);
  return fact ? nodeRevenue(title, state, fact) : 0;
}

const OwnRoutes = ({ scene, option, best }: Props) => {
  const { words, title, state, kept } = scene;
  const written = best.routes.map((route) => writeRoute(route, { title, state })).join("\n");
  return (
    <>
      <MoveForm scene={scene} class="stack" data={{ "data-routes": JSON.stringify(option.trains) }}>
        <div class="field">
          <label for="routes">{words.ownRoutes}</label>
          <p id="routes-help" class="dim">
            {words.ownRoutesHelp(option.trains.map(({ id }) => id).join(", "))}
          </p>
          <textarea
            id="routes"
            name="routes"
            rows={Math.max(2, option.trains.length) + 1}
            maxlength={4000}
            aria-describedby="routes-help"
          >
            {kept.text("routes", written)}
          </textarea>
          <p class="dim">{words.routesScored}</p>
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
