/**
 * What would follow from a move, as the engine tells it: forms show its figures and compute none of their own. A move that is not
 * possible has a reason instead.
 */
import { type Account, decide, type GameEvent, type Move, priceOf, type Seat, seatHolder } from "../../engine/index.ts";
import { money, refusalSentence } from "../../engine/narration/index.ts";
import { knownOf } from "../game/draft.ts";
import type { Scene } from "../game/scene.ts";

/** With these events the move is over and something else begins. */
const NEXT: ReadonlySet<GameEvent["type"]> = new Set<GameEvent["type"]>([
  "stepReached",
  "corporationActed",
  "corporationTurn",
  "stockTurn",
  "auctionTurn",
  "draftTurn",
  "packetTurn",
  "stockRoundStarted",
  "operatingSetStarted",
  "operatingRoundStarted",
]);

/** The events of the reader's move up to the next step; none if it is not possible, nothing that chance decides. */
export function followed(scene: Scene, move: Move): readonly GameEvent[] {
  const decided = decide(scene.state, scene.seat ?? 0, move);
  if (!decided.accepted) return [];
  const known = knownOf(decided.events);
  const end = known.findIndex(({ type }) => NEXT.has(type));
  return end < 0 ? known : known.slice(0, end);
}

/** Why the reader cannot make a move, as a sentence; null if he can. */
export function reasonAgainst(scene: Scene, move: Move): string | null {
  const decided = decide(scene.state, scene.seat ?? 0, move);
  return decided.accepted ? null : refusalSentence(decided.refusal, scene.context);
}

/** By how much each account changes, in the order in which money first moved. */
export function moneyMoved(events: readonly GameEvent[]): ReadonlyMap<Account, number> {
  const moved = new Map<Account, number>();
  for (const event of events) {
    if (event.type !== "moneyPaid") continue;
    moved.set(event.from, (moved.get(event.from) ?? 0) - event.amount);
    moved.set(event.to, (moved.get(event.to) ?? 0) + event.amount);
  }
  return moved;
}

/** The price of a corporation's shares after these events; null before it has one. */
export function priceAfter({ title, state }: Scene, corporation: string, events: readonly GameEvent[]): number | null {
  const moved = events.findLast((event) => event.type === "markerMoved" && event.corporation === corporation);
  if (moved?.type === "markerMoved") return moved.toPrice;
  const one = state.corporations[corporation];
  return one ? priceOf(title, one) : null;
}

/** An amount and what it becomes. */
export const beforeAfter = ({ context }: Scene, before: number, by: number): [string, string] => [
  money(before, context),
  money(before + by, context),
];

/** `$388 → $394`. */
export const amountThen = (scene: Scene, before: number, by: number): string =>
  by === 0 ? money(before, scene.context) : beforeAfter(scene, before, by).join(" → ");

/** What a seat has in cash. */
export const cashOf = ({ state }: Scene, seat: Seat): number => state.players[seat]?.cash ?? 0;

/** What the events bring a seat. */
export const broughtTo = (moved: ReadonlyMap<Account, number>, seat: Seat): number => moved.get(seatHolder(seat)) ?? 0;
