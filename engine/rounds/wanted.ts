/** Selling shares for a train that must be bought (1835-13.8): at once, no more than needed, and never the presidency in question. */
import { salePrice } from "../finance/sales.ts";
import { percentHeld } from "../finance/shares.ts";
import { sum } from "../finance/whole.ts";
import type { OptionBody } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { corporation, type Position, player, presidentOf, ruleOf, type Working } from "../position.ts";
import { operatingTurn } from "./current.ts";
import { checkWholeSale, playWholeSale, stackSaleOptions } from "./stack.ts";

/** What is still missing for the wanted train. */
function missing(at: Position, symbol: string): number {
  const { wanted } = operatingTurn(at);
  return (wanted?.price ?? 0) - corporation(at, symbol).cash - player(at, presidentOf(at, symbol)).cash;
}

function checkSale(at: Position, buyer: string, symbol: string, percents: readonly number[]): Refusal | undefined {
  const seat = presidentOf(at, buyer);
  const refusal = checkWholeSale(at, seat, symbol, percents);
  if (refusal) return refusal;
  if (symbol === buyer && losesPresidency(at, seat, symbol, sum(percents))) {
    return refuse("EMERGENCY_PRESIDENCY", ruleOf(at, "emergencySale"), { corp: symbol });
  }
  const smallest = Math.min(...percents);
  const without = Math.floor(((salePrice(at, symbol) ?? 0) * (sum(percents) - smallest)) / 10);
  if (percents.length === 1 || without < missing(at, buyer)) return undefined;
  return refuse("EMERGENCY_TOO_MANY", ruleOf(at, "emergencySale"), { n: percents.length - 1, corp: symbol });
}

function losesPresidency(at: Position, seat: Seat, symbol: string, percent: number): boolean {
  const one = corporation(at, symbol);
  const left = percentHeld(one, seatHolder(seat)) - percent;
  return [...at.state.players.keys()].some((other) => other !== seat && percentHeld(one, seatHolder(other)) > left);
}

export const wantedOptions = (at: Position, buyer: string): OptionBody[] =>
  stackSaleOptions(at, presidentOf(at, buyer), (symbol, percents) => checkSale(at, buyer, symbol, percents));

export function playWantedSale(work: Working, buyer: string, move: Move): Refusal | undefined {
  if (move.type !== "sellShares") return refuse("NOT_NOW", ruleOf(work, "emergencyOnly"), { step: "trains" });
  const percents = [...(move.percents ?? [])].sort((a, b) => b - a);
  return checkSale(work, buyer, move.corporation, percents) ?? playWholeSale(work, presidentOf(work, buyer), move);
}
