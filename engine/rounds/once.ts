/**
 * Private companies with a power that is used once (18CZ-9.4): a lay of the turn without the cost of its terrain, or an extra
 * upgrade with one of their tiles at any moment of the turn.
 */
import { checkLay, isRefusal, type Lay, type LayKind, type LayTerms, layKind, legalLays } from "../board/lays.ts";
import type { Option, OptionBody } from "../model/decision.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { CompanyFact } from "../model/title.ts";
import { corporationHolder } from "../model/words.ts";
import { companyNamed, type Position, presidentOf, ruleOf, type Working } from "../position.ts";
import { kindsLeft, laysLeft } from "./allowance.ts";
import { bookLay } from "./lay.ts";

/** The power, if the corporation owns the company and has not used it. */
function powerOf(at: Position, symbol: string, owner: string): CompanyFact["once"] {
  const fact = at.title.companies.find((one) => one.symbol === symbol);
  const one = companyNamed(at, symbol);
  return one && !one.used && one.owner === corporationHolder(owner) ? (fact?.once ?? null) : null;
}

const hasPower = (at: Position, owner: string): CompanyFact[] =>
  at.title.companies.filter((fact) => fact.once !== null && powerOf(at, fact.symbol, owner) !== null);

/** The corporation owns a company whose power has not been used. */
export const ownsUnusedPower = (at: Position, owner: string): boolean => hasPower(at, owner).length > 0;

/** True if a lay with this company is the extra upgrade (18CZ-9.4b), which belongs to no step. */
export const isPowerTile = (at: Position, company: string, tile: string): boolean =>
  at.title.tiles[tile]?.powerOnly === true &&
  at.title.companies.some((fact) => fact.symbol === company && fact.once !== null);

const extraTerms = (owner: string, { tiles }: NonNullable<CompanyFact["once"]>): LayTerms => ({
  corporation: owner,
  connected: true,
  paysTerrain: true,
  tiles,
});

/** Extra upgrades of the corporation in turn. */
export function powerTileOptions(at: Position, owner: string): Option[] {
  return hasPower(at, owner).flatMap(({ symbol, once }): Option[] => {
    if (!once) return [];
    return legalLays(at, extraTerms(owner, once)).map((lay) => ({
      type: "layTile",
      corporation: owner,
      ...lay,
      company: symbol,
      seat: presidentOf(at, owner),
      side: true,
    }));
  });
}

export function playPowerTile(work: Working, owner: string, lay: Lay, company: string): Refusal | undefined {
  const power = powerOf(work, company, owner);
  if (!power) return refuse("POWER_NOT_AVAILABLE", ruleOf(work, "oncePower"), { private: company });
  const legal = checkLay(work, lay, extraTerms(owner, power));
  if (isRefusal(legal)) return legal;
  bookLay(work, owner, legal, { company, counts: false });
  return undefined;
}

/** 18CZ-V9: what the lay that a power makes free counts as. */
const freeLayKind = (at: Position, tile: string): LayKind =>
  at.state.options["freeTerrainUpgrade"] === "countsAsLay" ? "lay" : layKind(at.title.tiles[tile]?.colour ?? "yellow");

/** Terms of a lay without the cost of terrain; null where no lay of the turn is left for it. */
function freeTerms(at: Position, owner: string, { terrains }: NonNullable<CompanyFact["once"]>): LayTerms | null {
  const terms = { corporation: owner, connected: true, paysTerrain: true, covers: terrains };
  if (at.state.options["freeTerrainUpgrade"] === "countsAsLay") return laysLeft(at) > 0 ? terms : null;
  const kinds = kindsLeft(at);
  return kinds.length > 0 ? { ...terms, kinds } : null;
}

/** Lays of the track step that a power makes free. */
export function freeTerrainOptions(at: Position, owner: string): OptionBody[] {
  return hasPower(at, owner).flatMap(({ symbol, once }): OptionBody[] => {
    const terms = once && freeTerms(at, owner, once);
    if (!terms) return [];
    return legalLays(at, terms).map((lay) => ({ type: "layTile", corporation: owner, ...lay, company: symbol }));
  });
}

export function playFreeTerrain(work: Working, owner: string, lay: Lay, company: string): Refusal | undefined {
  const power = powerOf(work, company, owner);
  if (!power) return refuse("POWER_NOT_AVAILABLE", ruleOf(work, "oncePower"), { private: company });
  const terms = freeTerms(work, owner, power);
  if (!terms) return refuse("TRACK_NO_LAY_LEFT", ruleOf(work, "oncePower"), { corp: owner });
  const legal = checkLay(work, lay, terms);
  if (isRefusal(legal)) return legal;
  bookLay(work, owner, legal, { company, counts: true, kind: freeLayKind(work, lay.tile) });
  return undefined;
}
