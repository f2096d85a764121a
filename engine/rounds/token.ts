/** Stations (C-6, 1830-9). */

import { distance } from "../board/distance.ts";
import { networkOf, reachesNode } from "../board/network.ts";
import { slotFor } from "../board/stations.ts";
import { hexIndex, trackAt, viewOf } from "../board/track.ts";
import { mustCover, pay } from "../finance/money.ts";
import type { OptionBody } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { corporationHolder } from "../model/words.ts";
import { corporation, corporationFact, type Position, ruleOf, type Working } from "../position.ts";
import { operatingTurn } from "./current.ts";
import { goOn, goTo } from "./turn.ts";

/** B2 before B10. */
const hexOrder = new Intl.Collator("en", { numeric: true });

interface Spot {
  readonly hex: string;
  readonly city: number;
}

/** C-6.4: the next price of the list, or by distance from the home (1835-10.4). */
export function tokenPrice(at: Position, symbol: string, hex: string): number {
  const { tokenPricePerHex } = at.title.parameters;
  if (tokenPricePerHex === null) return corporation(at, symbol).tokens[0] ?? 0;
  const home = corporationFact(at.title, symbol).home?.hex ?? hex;
  return tokenPricePerHex * distance(at.title, home, hex);
}

/** The checks of C-6.5 in their order. */
function checkToken(at: Position, symbol: string, spot: Spot): Refusal | undefined {
  const price = tokenPrice(at, symbol, spot.hex);
  return checkSpot(at, symbol, spot) ?? mustCover(at, corporationHolder(symbol), price, "C-6.5g");
}

/** All of C-6.5 but the money. */
function checkSpot(at: Position, symbol: string, { hex, city }: Spot): Refusal | undefined {
  const one = corporation(at, symbol);
  const price = one.tokens[0];
  if (operatingTurn(at).stationPlaced) return refuse("TOKEN_ONE_PER_TURN", "C-6.5a", { corp: symbol });
  if (price === undefined) return refuse("TOKEN_NONE_LEFT", "C-6.5b", { corp: symbol });
  const view = viewOf(at.title, at.state.board);
  const index = view.terrain.index.get(hex) ?? -1;
  if (view.tracks[index]?.nodes[city]?.kind !== "city") return refuse("TOKEN_NOT_CITY", "C-6.5c", { hex });
  if (!reachesNode(networkOf(at, symbol), index, city)) {
    return refuse("TOKEN_NOT_CONNECTED", "C-6.5d", { corp: symbol, city: hex });
  }
  if (one.stations.some((station) => station.hex === hex))
    return refuse("TOKEN_SAME_HEX", "C-6.5e", { corp: symbol, hex });
  return checkSlot(at, symbol, { hex, city });
}

function checkSlot(at: Position, symbol: string, { hex, city }: Spot): Refusal | undefined {
  const slot = slotFor(at, symbol, hex, city);
  if (slot === "full") return refuse("TOKEN_NO_SLOT", "C-6.5f", { city: hex });
  if (slot === "free") return undefined;
  const isWholeHex = at.state.board.homes[slot.reservedFor]?.city === null;
  const rule = isWholeHex ? ruleOf(at, "reservation") : "C-6.5f";
  return refuse("TOKEN_RESERVED", rule, { city: hex, corp: slot.reservedFor });
}

/** Cities in the network. */
function* reachedSpots(at: Position, symbol: string): Iterable<Spot> {
  const { terrain, tracks } = viewOf(at.title, at.state.board);
  for (const key of networkOf(at, symbol).nodes) {
    const [hex, city] = [key >> 4, key & 15];
    if (tracks[hex]?.nodes[city]?.kind === "city") yield { hex: terrain.hexes[hex] ?? "", city };
  }
}

/** A station could be placed somewhere, if only the money were there (18CZ-10.3). */
export function hasTokenSpot(at: Position, symbol: string): boolean {
  for (const spot of reachedSpots(at, symbol)) if (checkSpot(at, symbol, spot) === undefined) return true;
  return false;
}

/** A station could be placed now, and paid. */
export function canPlaceToken(at: Position, symbol: string): boolean {
  for (const spot of reachedSpots(at, symbol)) if (checkToken(at, symbol, spot) === undefined) return true;
  return false;
}

export function tokenOptions(at: Position, symbol: string): OptionBody[] {
  const spots = [...reachedSpots(at, symbol)]
    .filter((spot) => checkToken(at, symbol, spot) === undefined)
    .sort((a, b) => hexOrder.compare(a.hex, b.hex) || a.city - b.city);
  return [
    { type: "pass" },
    ...spots.map(
      (spot) =>
        ({
          type: "placeToken",
          corporation: symbol,
          ...spot,
          price: tokenPrice(at, symbol, spot.hex),
          company: null,
        }) as const,
    ),
  ];
}

export function playToken(work: Working, symbol: string, move: Move): Refusal | undefined {
  if (move.type === "pass") {
    work.emit({ type: "declined", corporation: symbol, step: "token" });
    goOn(work);
    return undefined;
  }
  if (move.type !== "placeToken" || move.company !== undefined) return refuse("NOT_NOW", "C-20.3", { step: "token" });
  return placeToken(work, symbol, move);
}

function placeToken(work: Working, symbol: string, { hex, city }: MoveOf<"placeToken">): Refusal | undefined {
  const refusal = checkToken(work, symbol, { hex, city });
  if (refusal) return refusal;
  const price = tokenPrice(work, symbol, hex);
  pay(work, corporationHolder(symbol), "bank", price, "token");
  work.emit({ type: "tokenPlaced", corporation: symbol, hex, city, price, kind: "regular", company: null });
  goOn(work);
  return undefined;
}

/** C-6.9: the cities among which the layer of the tile chooses for a station that stood without track. */
export function stationChoiceOptions(at: Position): OptionBody[] {
  const { choice } = operatingTurn(at);
  if (!choice) return [];
  const view = viewOf(at.title, at.state.board);
  const { nodes } = trackAt(view, hexIndex(view.terrain, choice.hex));
  return nodes.flatMap((node, city): OptionBody[] =>
    node.kind === "city" ? [{ type: "placeToken", ...choice, city, price: 0, company: null }] : [],
  );
}

export function playStationChoice(work: Working, move: Move): Refusal | undefined {
  const { choice } = operatingTurn(work);
  if (!choice) throw new Error("no station is to be settled");
  const cities = stationChoiceOptions(work).flatMap((option) => (option.type === "placeToken" ? [option.city] : []));
  const isPlace = move.type === "placeToken" && move.company === undefined && move.hex === choice.hex;
  if (!isPlace || !cities.includes(move.city)) {
    return refuse("NOT_NOW", "C-6.9", { step: "stationChoice" });
  }
  const from = work.state.board.stations[choice.hex]?.find((one) => one.corporation === choice.corporation)?.city ?? 0;
  work.emit({ type: "stationMoved", ...choice, from, to: move.city });
  goTo(work, "track");
  return undefined;
}
