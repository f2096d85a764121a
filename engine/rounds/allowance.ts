/** What is left of a turn's lays (C-5.2a, 18CZ-8.1). */
import type { LayKind } from "../board/lays.ts";
import { corporation, type Position } from "../position.ts";
import { operatingTurn } from "./current.ts";

const ALL: readonly LayKind[] = ["lay", "upgrade"];

/** 18CZ-V9: lays left in number alone, as some tables count those that a power makes free. */
export function laysLeft(at: Position): number {
  const { lays, corporation: symbol } = operatingTurn(at);
  return (corporation(at, symbol).operated ? 1 : at.title.parameters.firstTurnLays) - lays.length;
}

/** Kinds of lays that the corporation in turn may still make; empty if its lays are used up. */
export function kindsLeft(at: Position): readonly LayKind[] {
  const { lays, corporation: symbol } = operatingTurn(at);
  if (lays.length === 0) return ALL;
  const isFirstTurn = !corporation(at, symbol).operated;
  const hasSecond = isFirstTurn && at.title.parameters.firstTurnLays === 2;
  return hasSecond && lays.join() === "lay" ? ["lay"] : [];
}
