/** Runs as text: `best`, `none`, or routes as in `2-0: H12 H10 / 3-0: H12 F10 E11`, maybe with the total that a file records. */
import type { Move, Route } from "../model/move.ts";
import { titleOf } from "../titles/registry.ts";
import type { At } from "./at.ts";
import { type RouteFault, readRoutes, writeRoute } from "./routes.ts";
import { fold } from "./text.ts";
import { BEST_WORDS, FILLERS, NONE_WORDS, type WrittenWords } from "./vocabulary.ts";

export type ReadRun =
  | { readonly kind: "move"; readonly move: Move }
  | { readonly kind: "fault"; readonly fault: RouteFault }
  | { readonly kind: "open" };

const TOTAL = / (?:for|für|fuer|voor|=) ?\p{Sc}?(\d{1,6})$/iu;

/** What stands after the verb of a run. */
export function readRun(text: string, at: At): ReadRun {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "open" };
  const [, figure] = TOTAL.exec(trimmed) ?? [];
  const total = figure === undefined ? {} : { revenue: Number(figure) };
  const routes = trimmed.replace(TOTAL, "").trim().replace(/[.!]$/, "");
  const word =
    routes
      .split(" ")
      .map(fold)
      .find((one) => !FILLERS.has(one)) ?? "";
  if (BEST_WORDS.has(word)) return { kind: "move", move: { type: "run", routes: "best", ...total } };
  if (NONE_WORDS.has(word)) return { kind: "move", move: { type: "run", routes: [], ...total } };
  const read = readRoutes(lines(routes, at).join("\n"), { title: titleOf(at.state), state: at.state }, trainsOf(at));
  if (!read.ok) return { kind: "fault", fault: read.fault };
  return { kind: "move", move: { type: "run", routes: read.routes, ...total } };
}

/** One route a line; a single train need not be named. */
function lines(text: string, at: At): string[] {
  const parts = text
    .replace(/[/,;]? ?([^\s:,/;]{1,12}) ?:/g, "\n$1: ")
    .split(/[\n/]/)
    .filter((part) => part.trim() !== "");
  const [only, ...more] = trainsOf(at);
  return parts.map((part) => (only && more.length === 0 && !part.includes(":") ? `${only.id}: ${part}` : part));
}

function trainsOf({ decision, state }: At) {
  const option = decision.options.find((one) => one.type === "run");
  if (option?.type === "run") return option.trains;
  return state.corporations[decision.corporation ?? ""]?.trains ?? [];
}

/** Writes the part after the verb. */
export function writeRun(
  { routes, revenue }: { routes: "best" | readonly Route[]; revenue?: number },
  at: At,
  words: WrittenWords,
): string {
  const board = { title: titleOf(at.state), state: at.state };
  const text =
    routes === "best"
      ? words.best
      : routes.length === 0
        ? words.none
        : routes.map((route) => writeRoute(route, board)).join(" / ");
  return revenue === undefined ? text : `${text} ${words.for} ${revenue}`;
}
