/** Routes shown on the map as a list: each train with the dash in which its route is drawn, its stops and its sum. */
import type { Route } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import type { Scene } from "./scene.ts";

/** What trains have run, in the order in which they are drawn. */
export interface Run {
  readonly corporation: string;
  readonly routes: readonly Route[];
  /** What each route brought. */
  readonly sums: readonly number[];
  readonly revenue: number;
}

/** The list; trains that are gone by now are named by their ids. */
export const RunList = ({ scene, run }: { scene: Scene; run: Run }) => {
  const trains = scene.state.corporations[run.corporation]?.trains ?? [];
  return (
    <ol class="runs">
      {run.routes.map((route, index) => (
        <li>
          <Dash index={index} />
          <span>
            <b>{trains.find(({ id }) => id === route.train)?.rank ?? rankIn(scene, route.train)}</b>{" "}
            {route.stops.map((stop) => stopName(scene, stop)).join(" – ")}
          </span>
          <b>{money(run.sums[index] ?? 0, scene.context)}</b>
        </li>
      ))}
    </ol>
  );
};

/** The rank in a train's id; the whole id where it holds none. */
const rankIn = ({ title }: Scene, train: string): string =>
  title.trains.map(({ rank }) => rank).find((rank) => train.startsWith(`${rank}-`)) ?? train;

/** A piece of the line in which a route is drawn. */
export const Dash = ({ index }: { index: number }) => (
  <svg viewBox="0 0 60 16" aria-hidden="true">
    <path class="run" d="M8 8H52" />
    <path class={`run-line run-${index % 4}`} d="M8 8H52" />
  </svg>
);

/** A stop by the name of its place: of a double city the name that stands at it. */
export function stopName({ title }: Scene, stop: string): string {
  const [hex = "", node = ""] = stop.split(".");
  const name = title.map[hex]?.name;
  if (!name) return hex;
  const parts = name.split(" & ");
  return parts[Number(node.slice(1))] ?? parts[0] ?? hex;
}
