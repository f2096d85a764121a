/** What the game waits for before its round goes on: one thing at a time, in a fixed order. */
import type { Formation, Offer, Swap } from "../model/state.ts";
import type { Seat } from "../model/words.ts";
import { type Position, presidentOf } from "../position.ts";
import { homeAwaited } from "./home.ts";

export type Pending =
  /** The answer to an offer (C-16.5). */
  | { readonly kind: "offer"; readonly offer: Offer }
  /** The choice of certificates at a change of presidency (1835-7.9). */
  | { readonly kind: "swap"; readonly swap: Swap }
  /** Trains above the limit (C-7.6). */
  | { readonly kind: "discard"; readonly corporations: readonly string[] }
  /** The city of a home station (1835-10.7). */
  | { readonly kind: "home"; readonly corporation: string }
  /** A question about a corporation that is formed (1835-14), or papers that were given and join one by one. */
  | { readonly kind: "formation"; readonly formation: Formation };

/** What is waited for; null if the round itself goes on. */
export function pendingIn(at: Position): Pending | null {
  const { offer, swap, discarding, formation } = at.state;
  if (offer) return { kind: "offer", offer };
  if (swap) return { kind: "swap", swap };
  if (discarding.length > 0) return { kind: "discard", corporations: discarding };
  const homeless = homeAwaited(at);
  if (homeless !== undefined) return { kind: "home", corporation: homeless };
  return formation && { kind: "formation", formation };
}

/** Whose answer is waited for. */
export function pendingSeats(at: Position, pending: Pending): readonly Seat[] {
  switch (pending.kind) {
    case "offer":
      return [pending.offer.to];
    case "swap":
      return [pending.swap.old];
    case "discard":
      return pending.corporations.map((symbol) => presidentOf(at, symbol));
    case "home":
      return [presidentOf(at, pending.corporation)];
    case "formation":
      return pending.formation.seats.slice(0, 1);
  }
}
