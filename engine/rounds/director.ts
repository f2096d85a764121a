/** Powers that a player uses for a corporation he directs, in its turn (1835-18): free lays and free stations without connection. */
import { checkLay, isRefusal, type Lay, legalLays } from "../board/lays.ts";
import { slotFor } from "../board/stations.ts";
import { cityCount, hexIndex, trackAt, viewOf } from "../board/track.ts";
import type { Option } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { CompanyFact } from "../model/title.ts";
import { seatHolder } from "../model/words.ts";
import {
  company,
  companyNamed,
  corporation,
  corporationFact,
  type Position,
  presidentOf,
  ruleOf,
  type Working,
} from "../position.ts";
import { closeCompany } from "./companies.ts";
import { operatingRound, operatingTurn } from "./current.ts";
import { bookLay } from "./lay.ts";
import { afterLay, stationsWithoutTrack } from "./trackstep.ts";

/** Private companies of the corporation's president that have a power for it. */
function powers(at: Position, symbol: string): CompanyFact[] {
  const facts = at.title.companies.filter((fact) => fact.directorLays || fact.directorToken);
  if (facts.length === 0 || corporationFact(at.title, symbol).minor) return [];
  const owner = seatHolder(presidentOf(at, symbol));
  return facts.filter((fact) => company(at, fact.symbol).owner === owner);
}

/** 1835-18.3, 18.4: lays in the track step, one a round. */
function layPower(at: Position, symbol: string, id: string): Readonly<Record<string, readonly string[]>> {
  const fact = powers(at, symbol).find((one) => one.symbol === id);
  const isUsed = operatingRound(at).powers.includes(id) || (company(at, id).used && fact?.directorToken !== null);
  return !fact?.directorLays || isUsed || operatingTurn(at).step !== "track" ? {} : fact.directorLays;
}

const terms = (symbol: string) => ({ corporation: symbol, connected: false, paysTerrain: false });

export function directorOptions(at: Position, symbol: string): Option[] {
  const seat = presidentOf(at, symbol);
  return powers(at, symbol).flatMap((fact): Option[] => {
    const lays = Object.entries(layPower(at, symbol, fact.symbol)).flatMap(([hex, tiles]) =>
      isBuildable(at, hex) ? legalLays(at, terms(symbol), { hex, tiles }) : [],
    );
    const places = tokenSpots(at, symbol, fact);
    return [
      ...lays.map(
        (lay): Option => ({ type: "layTile", corporation: symbol, ...lay, company: fact.symbol, seat, side: true }),
      ),
      ...places.map(
        (spot): Option => ({
          type: "placeToken",
          corporation: symbol,
          ...spot,
          price: 0,
          company: fact.symbol,
          seat,
          side: true,
        }),
      ),
    ];
  });
}

/** Only the first tile on a hex, as far as the hex was printed without track. */
const isBuildable = (at: Position, hex: string): boolean => at.state.board.tiles[hex] === undefined;

export const isDirectorsLay = (at: Position, id: string): boolean =>
  at.title.companies.some((fact) => fact.symbol === id && fact.directorLays !== null);

export const isDirectorsToken = (at: Position, id: string): boolean =>
  at.title.companies.some((fact) => fact.symbol === id && fact.directorToken !== null);

export function playDirectorsLay(work: Working, symbol: string, lay: Lay, id: string): Refusal | undefined {
  const tiles = companyNamed(work, id) ? layPower(work, symbol, id)[lay.hex] : undefined;
  if (!tiles?.includes(lay.tile) || work.state.board.tiles[lay.hex]) {
    return refuse("POWER_NOT_AVAILABLE", ruleOf(work, "directorLay"), { private: id });
  }
  const legal = checkLay(work, lay, terms(symbol));
  if (isRefusal(legal)) return legal;
  const homeless = stationsWithoutTrack(work, lay);
  bookLay(work, symbol, legal, { company: id, counts: false });
  return afterLay(work, homeless, lay.hex);
}

interface Spot {
  readonly hex: string;
  readonly city: number;
}

/** 1835-18.2, 18.4: a free place on the hex, and none of its own there. */
function tokenSpots(at: Position, symbol: string, { symbol: symbolOfPower, directorToken }: CompanyFact): Spot[] {
  const { step } = operatingTurn(at);
  const one = corporation(at, symbol);
  if (!directorToken || (step !== "track" && step !== "token") || one.tokens.length === 0) return [];
  if (step === "track" && at.state.options["powerMarkersOnlyInMarkerStep"] === "yes") return [];
  const { hex } = directorToken;
  const view = viewOf(at.title, at.state.board);
  const track = trackAt(view, hexIndex(view.terrain, hex));
  if (company(at, symbolOfPower).stationUsed) return [];
  if (one.stations.some((station) => station.hex === hex) || track.segments.length === 0) return [];
  return Array.from({ length: cityCount(track) }, (_, city) => ({ hex, city })).filter(
    (spot) => slotFor(at, symbol, spot.hex, spot.city) === "free",
  );
}

/** The company closes with its station; or at some tables only once it has laid its tile too (1835-18.4). */
export function playDirectorsToken(
  work: Working,
  symbol: string,
  move: MoveOf<"placeToken">,
  id: string,
): Refusal | undefined {
  const fact = powers(work, symbol).find((one) => one.symbol === id);
  const spots = fact ? tokenSpots(work, symbol, fact) : [];
  if (!spots.some(({ hex, city }) => hex === move.hex && city === move.city)) {
    return refuse("POWER_NOT_AVAILABLE", ruleOf(work, "directorToken"), { private: id });
  }
  const { hex, city } = move;
  work.emit({ type: "tokenPlaced", corporation: symbol, hex, city, price: 0, kind: "regular", company: id });
  if (!fact?.directorLays || work.state.options["pfbCloses"] !== "both") closeCompany(work, id);
  else closeIfUsedUp(work, id);
  return undefined;
}

/** Tile and station have both been used. */
function closeIfUsedUp(work: Working, id: string): void {
  const { used, stationUsed } = company(work, id);
  if (used && stationUsed) closeCompany(work, id);
}

/** 1835-18.3: closes as soon as all hexes of its power have tiles, laid by anybody; an unsold one when it is sold. */
export function closeIdlePowers(work: Working): void {
  for (const { symbol, directorLays, directorToken } of work.title.companies) {
    if (!directorLays || directorToken || company(work, symbol).owner === null) continue;
    if (Object.keys(directorLays).every((hex) => work.state.board.tiles[hex])) closeCompany(work, symbol);
  }
}
