/** What is left of a turn's lays (C-5.2a, 18CZ-8.1). */
import type { LayKind } from "../board/lays.ts";
import { corporation, corporationFact, type Position, phaseFact } from "../position.ts";
import { operatingTurn } from "./current.ts";

const ALL: readonly LayKind[] = ["lay", "upgrade"];

/** 18CZ-V9: lays left in number alone, as some tables count those that a power makes free. */
export function laysLeft(at: Position): number {
  const { lays, corporation: symbol } = operatingTurn(at);
  return laysOfTurn(at, symbol) - lays.length;
}

/** In some phases, or in its first turn, a corporation may lay more than one yellow tile. */
function laysOfTurn(at: Position, symbol: string): number {
  const { size } = corporationFact(at.title, symbol);
  const inPhase = phaseFact(at).lays[size ?? ""] ?? 1;
  return Math.max(inPhase, corporation(at, symbol).operated ? 1 : at.title.parameters.firstTurnLays);
}

/** Kinds of lays that the corporation in turn may still make; empty if its lays are used up. */
export function kindsLeft(at: Position): readonly LayKind[] {
  const { lays, corporation: symbol } = operatingTurn(at);
  if (lays.length === 0) return ALL;
  return lays.length < laysOfTurn(at, symbol) && lays.every((one) => one === "lay") ? ["lay"] : [];
}
