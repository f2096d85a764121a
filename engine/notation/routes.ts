/**
 * Routes as lines of text, both ways: `2-0: H12 H10` is the train 2-0 from H12 to H10. Hexes stand in order, also those
 * without a stop. `H12.c1` names one of several stops on a hex, `(H12)` runs through a hex past its stop.
 */
import type { Route } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import type { Title } from "../model/title.ts";
import { type HexView, hexView, sideTowards } from "../queries.ts";

export type RouteFault =
  | { readonly kind: "line"; readonly line: string }
  | { readonly kind: "train"; readonly train: string }
  | { readonly kind: "hex"; readonly train: string; readonly hex: string }
  | { readonly kind: "apart"; readonly train: string; readonly from: string; readonly to: string }
  | { readonly kind: "track"; readonly train: string; readonly hex: string }
  | { readonly kind: "several"; readonly train: string; readonly hex: string; readonly stops: string }
  | { readonly kind: "end"; readonly train: string; readonly hex: string }
  | { readonly kind: "short"; readonly train: string };

export type ReadRoutes =
  | { readonly ok: true; readonly routes: Route[] }
  | { readonly ok: false; readonly fault: RouteFault };

interface Call {
  readonly hex: string;
  readonly node: string | null;
  readonly past: boolean;
}

type Owned = { readonly id: string; readonly rank: string };

const MOST_HEXES = 60;
const CALL = /^(\()?([A-Z]\d{1,2})(?:\.([a-z]\d))?(\))?$/;

/** Reads one route a line; empty lines are skipped, no line at all means that nothing runs. */
export function readRoutes(
  text: string,
  board: { title: Title; state: GameState },
  trains: readonly Owned[],
): ReadRoutes {
  const free = [...trains];
  const routes: Route[] = [];
  for (const line of text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter((one) => one !== "")) {
    const read = readLine(line, board, free);
    if ("kind" in read) return { ok: false, fault: read };
    routes.push(read);
  }
  return { ok: true, routes };
}

function readLine(line: string, board: { title: Title; state: GameState }, free: Owned[]): Route | RouteFault {
  const [, name, rest] = /^([^\s:]{1,12})\s*:\s*(.+)$/.exec(line) ?? [];
  if (name === undefined || rest === undefined) return { kind: "line", line: line.slice(0, 60) };
  const train = takeTrain(free, name);
  if (!train) return { kind: "train", train: name };
  const words = rest.split(/[\s,>]+/).filter((word) => word !== "");
  const calls = words.map(readCall);
  const odd = calls.findIndex((call) => call === null || board.title.map[call.hex] === undefined);
  if (odd >= 0 || words.length > MOST_HEXES) return { kind: "hex", train, hex: (words[odd] ?? "").slice(0, 12) };
  return join(
    train,
    calls.filter((call) => call !== null),
    board,
  );
}

/** A train by its id, or the first free one of a rank. */
function takeTrain(free: Owned[], name: string): string | null {
  const exact = free.findIndex(({ id }) => id === name);
  const index = exact >= 0 ? exact : free.findIndex(({ rank }) => rank === name);
  const [train] = index >= 0 ? free.splice(index, 1) : [];
  return train?.id ?? null;
}

function readCall(word: string): Call | null {
  const [, open, hex, node, close] = CALL.exec(plainCall(word)) ?? [];
  if (hex === undefined || (open === undefined) !== (close === undefined)) return null;
  return { hex, node: node ?? null, past: open !== undefined };
}

/** `f-10` and `F010` are `F10`; nodes are in small letters. */
const plainCall = (word: string): string =>
  word
    .toUpperCase()
    .replace(/^(\(?[A-Z])-?0*(?=\d)/, "$1")
    .replace(/\.[A-Z]\d/, (part) => part.toLowerCase());

/** Puts the hexes of one train together: stops, and the hexes from each to the next. */
function join(
  train: string,
  calls: readonly Call[],
  { title, state }: { title: Title; state: GameState },
): Route | RouteFault {
  const stops: string[] = [];
  const stretches: string[][] = [];
  let stretch: string[] = [];
  for (const [index, call] of calls.entries()) {
    const before = calls[index - 1];
    const after = calls[index + 1];
    const sides = [before, after].flatMap((other) => (other ? [sideTowards(title, call.hex, other.hex)] : []));
    if (sides[0] === null && before) return { kind: "apart", train, from: before.hex, to: call.hex };
    if (sides.includes(null) && after) return { kind: "apart", train, from: call.hex, to: after.hex };
    const stop = stopAt(train, call, sides.map(String), hexView(title, state, call.hex), !before || !after);
    if (stop !== null && typeof stop !== "string") return stop;
    stretch.push(call.hex);
    if (stop === null) continue;
    if (stops.length > 0) stretches.push(stretch);
    stops.push(`${call.hex}.${stop}`);
    stretch = [call.hex];
  }
  return stops.length < 2 ? { kind: "short", train } : { train, stops, stretches };
}

/** The stop that a call makes, null where the train runs through. */
function stopAt(
  train: string,
  call: Call,
  sides: readonly string[],
  view: HexView,
  end: boolean,
): string | null | RouteFault {
  const joined = view.nodes.filter(({ id }) => sides.every((side) => hasPath(view, side, id))).map(({ id }) => id);
  const through = sides.length === 2 && hasPath(view, sides[0] ?? "", sides[1] ?? "");
  if (call.node !== null) return joined.includes(call.node) ? call.node : { kind: "track", train, hex: call.hex };
  if (call.past) return through ? null : { kind: "track", train, hex: call.hex };
  const [only, ...more] = joined;
  if (only === undefined && through) return null;
  if (only === undefined) return end ? { kind: "end", train, hex: call.hex } : { kind: "track", train, hex: call.hex };
  return more.length === 0
    ? only
    : { kind: "several", train, hex: call.hex, stops: joined.map((id) => `${call.hex}.${id}`).join(", ") };
}

const hasPath = (view: HexView, a: string, b: string): boolean =>
  view.paths.some(([from, to]) => (from === a && to === b) || (from === b && to === a));

/** Writes a route so that `readRoutes` reads the same one. */
export function writeRoute(route: Route, { title, state }: { title: Title; state: GameState }): string {
  const words: string[] = [];
  route.stretches.forEach((hexes, index) => {
    hexes.forEach((hex, at) => {
      if (at === 0 && index > 0) return;
      const last = at === hexes.length - 1;
      const stop = at === 0 ? route.stops[index] : last ? route.stops[index + 1] : undefined;
      words.push(
        stop === undefined
          ? writePast(hex, hexes[at - 1], hexes[at + 1], title, state)
          : writeStop(hex, stop, title, state),
      );
    });
  });
  return `${route.train}: ${words.join(" ")}`;
}

function writeStop(hex: string, stop: string, title: Title, state: GameState): string {
  return hexView(title, state, hex).nodes.length > 1 ? stop : hex;
}

function writePast(
  hex: string,
  before: string | undefined,
  after: string | undefined,
  title: Title,
  state: GameState,
): string {
  const view = hexView(title, state, hex);
  const sides = [before, after].map((other) => String(other === undefined ? null : sideTowards(title, hex, other)));
  return view.nodes.some(({ id }) => sides.every((side) => hasPath(view, side, id))) ? `(${hex})` : hex;
}
