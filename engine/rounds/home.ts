/** Placing a home station (C-6.2, 1835-10.2): free, in the corporation's first turn or when it floats. */
import { slotFor } from "../board/stations.ts";
import { hexIndex, trackAt, viewOf } from "../board/track.ts";
import type { Decision, Option, OptionBody } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { corporation, type Position, presidentOf, type Working } from "../position.ts";

/** Cities in which a corporation may put its home station now; empty if it has one. */
export function homeCities(at: Position, symbol: string): number[] {
  const home = at.state.board.homes[symbol];
  if (!home) return [];
  if (home.city !== null) return [home.city];
  const view = viewOf(at.title, at.state.board);
  const track = trackAt(view, hexIndex(view.terrain, home.hex));
  const cities = track.nodes.flatMap((node, n) =>
    node.kind === "city" && slotFor(at, symbol, home.hex, n) === "free" ? [n] : [],
  );
  const isOpen = at.title.parameters.homeAlwaysChosen || track.segments.length > 0;
  return isOpen ? cities : cities.slice(0, 1);
}

export function placeHome(work: Working, symbol: string, city: number): void {
  const home = work.state.board.homes[symbol];
  if (!home) throw new Error(`${symbol} has its home station`);
  work.emit({ type: "tokenPlaced", corporation: symbol, hex: home.hex, city, price: 0, kind: "home", company: null });
}

/** Places the home station if there is no choice about its city. */
export function placeHomeStation(work: Working, symbol: string): void {
  const [only, ...others] = homeCities(work, symbol);
  if (only !== undefined && others.length === 0) placeHome(work, symbol, only);
}

export function homeOptions(at: Position, symbol: string): OptionBody[] {
  const hex = at.state.board.homes[symbol]?.hex ?? "";
  return homeCities(at, symbol).map((city) => ({
    type: "placeToken",
    corporation: symbol,
    hex,
    city,
    price: 0,
    company: null,
  }));
}

/** The home station goes to the city that its president has chosen. */
export function playHomeCity(work: Working, symbol: string, move: Move): Refusal | undefined {
  const hex = work.state.board.homes[symbol]?.hex;
  if (move.type !== "placeToken" || move.hex !== hex || move.company !== undefined)
    return refuse("NOT_NOW", "C-6.2", { step: "homeToken" });
  if (!homeCities(work, symbol).includes(move.city)) return refuse("TOKEN_NO_SLOT", "C-6.2", { city: hex });
  placeHome(work, symbol, move.city);
  return undefined;
}

/** 1835-10.7: a corporation that has floated and whose president must choose its home city at once. */
export function homeAwaited(at: Position): string | undefined {
  if (at.title.parameters.homeAt !== "floating" || at.state.options["badenChoice"] === "firstTurn") return undefined;
  return Object.keys(at.state.board.homes).find(
    (symbol) => corporation(at, symbol).floated && homeCities(at, symbol).length > 1,
  );
}

export function homeDecision(at: Position, symbol: string): Decision {
  const seat = presidentOf(at, symbol);
  const options = homeOptions(at, symbol).map((option): Option => ({ ...option, seat, side: false }));
  return { step: "homeToken", corporation: symbol, deciders: [seat], options };
}
