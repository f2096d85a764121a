/**
 * The best routes as a mixed integer programme, solved by HiGHS: no search of ours and no list of routes, only what a set of routes is
 * (C-8.2, C-8.3), for networks on which trying everything takes too long.
 */
import { createRequire } from "node:module";
import { type GameState, hexView, nodeRevenue, type Title, type TrainFact } from "../../engine/index.ts";
import { type Leg, legsOf, runnable } from "./brute-routes.ts";

interface Solver {
  solve(programme: string): { readonly Status: string; readonly ObjectiveValue: number };
}

/** By `require`: the package's types take its ES module for a CommonJS one. */
const loadHighs: () => Promise<Solver> = createRequire(import.meta.url)("highs");

interface Stop {
  readonly name: string;
  readonly revenue: number;
  readonly isTown: boolean;
  readonly group: string | null;
  /** A train may end there, not pass. */
  readonly endOnly: boolean;
  readonly isStation: boolean;
}

interface Line {
  readonly ends: readonly [string, string];
  readonly borders: readonly string[];
}

function stopsOf(title: Title, state: GameState, symbol: string, names: readonly string[]): Stop[] {
  return names.map((name) => {
    const [hex = "", id = ""] = name.split(".");
    const view = hexView(title, state, hex);
    const city = view.nodes.findIndex((node) => node.id === id);
    const node = view.nodes[city];
    if (!node) throw new Error(`no stop ${name}`);
    const here = (state.board.stations[hex] ?? []).filter((one) => one.city === city);
    const isStation = here.some(({ corporation }) => corporation === symbol);
    const isFull = node.kind === "city" && here.length > 0 && here.length >= (node.slots ?? 1);
    const laid = title.tiles[state.board.tiles[hex]?.tile ?? ""];
    const bonus = laid?.homeBonus?.corporation === symbol ? laid.homeBonus.amount : 0;
    return {
      ...{ name, isTown: node.kind === "town", group: node.group ?? null, isStation },
      revenue: nodeRevenue(title, state, node) + bonus,
      endOnly: node.kind === "offboard" || (laid?.terminal ?? false) || (isFull && !isStation),
    };
  });
}

const bordersOf = (hexes: readonly string[]): string[] =>
  hexes.slice(1).map((hex, n) => [hexes[n], hex].sort().join("_"));

/** Each stretch once, with the borders that it crosses; one that would cross a border twice is none. */
function linesOf(legs: ReadonlyMap<string, readonly Leg[]>): Line[] {
  const found = new Map<string, Line>();
  for (const [from, list] of legs) {
    for (const { to, hexes } of list) {
      const borders = bordersOf(hexes);
      if (to === from || new Set(borders).size < borders.length) continue;
      const ends = [from, to].sort();
      found.set(`${ends.join()} ${[...borders].sort().join()}`, { ends: [ends[0] ?? "", ends[1] ?? ""], borders });
    }
  }
  return [...found.values()];
}

const sum = (names: readonly string[], factor = ""): string => names.map((name) => `+ ${factor} ${name}`).join(" ");

/** Constraints and objective of one train. Variables: `y` stop visited, `x` stretch used, `e` end, `s` source, `f` `b` flow, `z` paid, `r` runs. */
function programme(t: number, { reach }: TrainFact, stops: readonly Stop[], lines: readonly Line[]) {
  const at = (kind: string, n: number): string => `${kind}${t}_${n}`;
  const all = (kind: string, test: (stop: Stop) => boolean = () => true): string[] =>
    stops.flatMap((stop, n) => (test(stop) ? [at(kind, n)] : []));
  const runs = `r${t}`;
  const rows = [`${sum(all("e"))} - 2 ${runs} = 0`, `${sum(all("s"))} - ${runs} = 0`];
  rows.push(`${sum(all("y", ({ isStation }) => isStation))} - ${runs} >= 0`);
  stops.forEach(({ name, endOnly }, n) => {
    const touching = lines.flatMap(({ ends }, l) => (ends.includes(name) ? [l] : []));
    rows.push(`${sum(touching.map((l) => at("x", l)))} - 2 ${at("y", n)} + ${at("e", n)} = 0`);
    rows.push(
      `${at("e", n)} - ${at("y", n)} <= 0`,
      `${at("s", n)} - ${at("e", n)} <= 0`,
      `${at("y", n)} - ${runs} <= 0`,
    );
    if (endOnly) rows.push(`${at("y", n)} - ${at("e", n)} <= 0`);
    const [into, out] = [0, 1].map((way) =>
      touching.map((l) => at((lines[l]?.ends[0] === name) === (way === 0) ? "b" : "f", l)),
    );
    rows.push(`${sum(into ?? [])} ${sum(out ?? [], "-1")} + ${at("q", n)} - ${at("y", n)} = 0`);
    rows.push(`${at("q", n)} - ${stops.length} ${at("s", n)} <= 0`, `${at("z", n)} - ${at("y", n)} <= 0`);
  });
  rows.push(...lines.map((_, l) => `${at("f", l)} + ${at("b", l)} - ${stops.length} ${at("x", l)} <= 0`));
  for (const group of new Set(stops.map((stop) => stop.group))) {
    if (group !== null) rows.push(`${sum(all("y", (stop) => stop.group === group))} <= 1`);
  }
  const cities = all("y", ({ isTown }) => !isTown);
  const towns = (kind: string) => all(kind, ({ isTown }) => isTown);
  const isExpress = reach.kind === "express";
  if (reach.kind === "plus")
    rows.push(`${sum(cities)} <= ${reach.cities}`, `${sum(all("y"))} <= ${reach.cities + reach.towns}`);
  else if (isExpress) rows.push(`${sum([...cities, ...towns("z")])} <= ${reach.cities}`);
  else if (reach.stops !== null) rows.push(`${sum(all("y"))} <= ${reach.stops}`);
  const objective = stops
    .map((stop, n) => `+ ${stop.revenue} ${at(isExpress && stop.isTown ? "z" : "y", n)}`)
    .join(" ");
  const binaries = [runs, ...["y", "e", "s", "z"].flatMap((kind) => all(kind)), ...lines.map((_, l) => at("x", l))];
  return { rows: rows.filter((row) => !row.startsWith(" <=")), objective, binaries };
}

/** A toll hangs on the sides by which a train comes and leaves (1835-11.6), which the programme does not know. */
const hasToll = (title: Title, { board }: GameState): boolean =>
  Object.values(board.tiles).some(({ tile }) => title.tiles[tile]?.ferry !== undefined);

/** The greatest revenue of the corporation's trains, proven by the solver; undefined where tolls are paid. Throws if it proves nothing. */
export async function solvedRevenue(title: Title, state: GameState, symbol: string): Promise<number | undefined> {
  if (hasToll(title, state)) return undefined;
  const legs = legsOf(title, state);
  const lines = linesOf(legs);
  const reached = [...legs.keys()].filter((name) => lines.some(({ ends }) => ends.includes(name)));
  const stops = stopsOf(title, state, symbol, reached);
  const facts = runnable(title, state, symbol).flatMap(({ rank }) => title.trains.filter((one) => one.rank === rank));
  if (facts.length === 0 || !stops.some(({ isStation }) => isStation)) return 0;
  const parts = facts.map((fact, t) => programme(t, fact, stops, lines));
  const borders = [...new Set(lines.flatMap((line) => line.borders))].map((border) => {
    const users = facts.flatMap((_, t) =>
      lines.flatMap((line, l) => (line.borders.includes(border) ? [`x${t}_${l}`] : [])),
    );
    return `${sum(users)} <= 1`;
  });
  const rows = [...parts.flatMap((part) => part.rows), ...borders].map((row, n) => ` c${n}: ${row}`);
  const text = `Maximize\n obj: ${parts.map((part) => part.objective).join(" ")}\nSubject To\n${rows.join("\n")}\nBinary\n ${parts.flatMap((part) => part.binaries).join(" ")}\nEnd`;
  const highs = await loadHighs();
  const { Status, ObjectiveValue } = highs.solve(text);
  if (Status !== "Optimal") throw new Error(`the solver says ${Status}`);
  return Math.round(ObjectiveValue);
}
