/** The track step (C-5, 1830-8) and what a company's lay without connection brings (1830-3.5). */
import {
  checkLay,
  hasLegalLay,
  isRefusal,
  type Lay,
  type LayKind,
  type LayTerms,
  legalLays,
  terrainCost,
} from "../board/lays.ts";
import { cityCount, trackAt, viewOf } from "../board/track.ts";
import type { OptionBody } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { CompanyFact } from "../model/title.ts";
import { corporationHolder } from "../model/words.ts";
import { companyNamed, corporation, type Position, ruleOf, type Working } from "../position.ts";
import { kindsLeft } from "./allowance.ts";
import { operatingTurn } from "./current.ts";
import { bookLay } from "./lay.ts";
import { freeTerrainOptions, playFreeTerrain } from "./once.ts";
import { goOn } from "./turn.ts";

/** The corporation's lays of the turn, of the kinds that are left. */
const ownLay = (symbol: string, kinds: readonly LayKind[]): LayTerms => ({
  corporation: symbol,
  connected: true,
  paysTerrain: true,
  kinds,
});

/** True if `trackOptions` has more than passing, with a lay of the turn left. */
export const canLay = (at: Position, symbol: string): boolean =>
  hasLegalLay(at, ownLay(symbol, kindsLeft(at))) ||
  teleportOptions(at, symbol).length > 0 ||
  freeTerrainOptions(at, symbol).length > 0;

export function trackOptions(at: Position, symbol: string): OptionBody[] {
  const kinds = kindsLeft(at);
  if (kinds.length === 0) return [{ type: "pass" }, ...freeTerrainOptions(at, symbol)];
  const lays = legalLays(at, ownLay(symbol, kinds));
  const normal = lays.map((lay): OptionBody => ({ type: "layTile", corporation: symbol, ...lay, company: null }));
  return [{ type: "pass" }, ...normal, ...teleportOptions(at, symbol), ...freeTerrainOptions(at, symbol)];
}

/** Hexes in reach that only the cost of their terrain closes to the corporation (C-5.2l), while it has lays left. */
export function tooDear(at: Position, symbol: string): { readonly hex: string; readonly cost: number }[] {
  const terms = ownLay(symbol, kindsLeft(at));
  const paid = new Set(legalLays(at, terms).map(({ hex }) => hex));
  const free = new Set(legalLays(at, { ...terms, paysTerrain: false }).map(({ hex }) => hex));
  return [...free].filter((hex) => !paid.has(hex)).map((hex) => ({ hex, cost: terrainCost(at, hex) }));
}

function teleportOptions(at: Position, symbol: string): OptionBody[] {
  return at.title.companies.flatMap((fact): OptionBody[] => {
    const power = teleportOf(at, symbol, fact.symbol);
    if (!power) return [];
    const lays = legalLays(at, { corporation: symbol, connected: false, paysTerrain: true }, power);
    return lays.map((lay) => ({ type: "layTile", corporation: symbol, ...lay, company: fact.symbol }));
  });
}

/** 1830-3.5: owned by the corporation, not used, and the hex still empty. */
function teleportOf(at: Position, symbol: string, company: string): CompanyFact["teleport"] {
  const fact = at.title.companies.find((one) => one.symbol === company);
  const state = companyNamed(at, company);
  if (!fact?.teleport || !state || state.used || state.owner !== corporationHolder(symbol)) return null;
  return at.state.board.tiles[fact.teleport.hex] ? null : fact.teleport;
}

export function playTrack(work: Working, symbol: string, move: Move): Refusal | undefined {
  if (move.type === "pass") {
    work.emit({ type: "declined", corporation: symbol, step: "track" });
    goOn(work);
    return undefined;
  }
  if (move.type !== "layTile") return refuse("NOT_NOW", "C-20.3", { step: "track" });
  const { company } = move;
  const isFree = work.title.companies.some((fact) => fact.symbol === company && fact.once !== null);
  if (isFree && company !== undefined) return playFree(work, symbol, move, company);
  if (kindsLeft(work).length === 0)
    return refuse("TRACK_NO_LAY_LEFT", ruleOf(work, "lays", "C-5.2a"), { corp: symbol });
  return company === undefined ? playLay(work, symbol, move) : playTeleport(work, symbol, move, company);
}

/** Stays in the step; it ends by itself when no lay is left (C-14.4). */
export function afterLay(work: Working, homeless: readonly string[], hex: string): undefined {
  const chooser = homeless[0];
  if (chooser !== undefined) work.emit({ type: "stationChoiceAsked", corporation: chooser, hex });
}

function playFree(work: Working, symbol: string, move: MoveOf<"layTile">, company: string): Refusal | undefined {
  const homeless = stationsWithoutTrack(work, move);
  return playFreeTerrain(work, symbol, move, company) ?? afterLay(work, homeless, move.hex);
}

function playLay(work: Working, symbol: string, move: MoveOf<"layTile">): Refusal | undefined {
  const kinds = kindsLeft(work);
  const lay = checkLay(work, move, ownLay(symbol, kinds));
  if (isRefusal(lay)) return lay;
  const homeless = stationsWithoutTrack(work, lay);
  bookLay(work, symbol, lay, { company: null, counts: true });
  return afterLay(work, homeless, lay.hex);
}

/** C-6.9: stations on a hex with several cities without track, whose city must be settled after the lay. */
export function stationsWithoutTrack(at: Position, lay: Lay): string[] {
  const view = viewOf(at.title, at.state.board);
  const index = view.terrain.index.get(lay.hex);
  if (index === undefined) return [];
  const from = trackAt(view, index);
  const to = view.terrain.tiles.get(lay.tile)?.[lay.rotation];
  if (cityCount(from) < 2 || from.segments.length > 0 || !to || cityCount(to) < 2) return [];
  return (at.state.board.stations[lay.hex] ?? []).map((one) => one.corporation);
}

function playTeleport(work: Working, symbol: string, move: MoveOf<"layTile">, company: string): Refusal | undefined {
  const rule = ruleOf(work, "teleport");
  const power = teleportOf(work, symbol, company);
  if (!power || power.hex !== move.hex || !power.tiles.includes(move.tile))
    return refuse("NOT_NOW", rule, { step: "track" });
  const lay = checkLay(work, move, { corporation: symbol, connected: false, paysTerrain: true });
  if (isRefusal(lay)) return lay;
  bookLay(work, symbol, lay, { company, counts: true });
  if (corporation(work, symbol).tokens.length) work.emit({ type: "grantedTokenAsked", company, hex: lay.hex });
  return undefined;
}

export function grantedTokenOptions(at: Position, symbol: string): OptionBody[] {
  const { grant } = operatingTurn(at);
  if (!grant) return [];
  return [
    { type: "placeToken", corporation: symbol, hex: grant.hex, city: 0, price: 0, company: grant.company },
    { type: "pass" },
  ];
}

const isGrantedPlace = (move: Move, grant: { readonly hex: string; readonly company: string }): boolean =>
  move.type === "placeToken" && move.hex === grant.hex && move.city === 0 && move.company === grant.company;

/** 1830-3.5b: free, without connection, the turn's station, and the next token of the row. */
export function playGrantedToken(work: Working, symbol: string, move: Move): Refusal | undefined {
  const { grant } = operatingTurn(work);
  const rule = ruleOf(work, "teleport");
  if (!grant) throw new Error("no station is granted");
  if (move.type === "pass") {
    work.emit({ type: "companyUsed", company: grant.company, why: "declined" });
  } else if (isGrantedPlace(move, grant)) {
    work.emit({
      type: "tokenPlaced",
      corporation: symbol,
      hex: grant.hex,
      city: 0,
      price: 0,
      kind: "granted",
      company: grant.company,
    });
  } else {
    return refuse("NOT_NOW", rule, { step: "grantedToken" });
  }
  goOn(work);
  return undefined;
}
