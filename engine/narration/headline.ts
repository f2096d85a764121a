/** Names of rounds and phases, and the heading of a decision. */
import type { Decision } from "../model/decision.ts";
import type { GameState } from "../model/state.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { listAnd } from "./figures.ts";
import { termsOf, tileColours } from "./terms.ts";

/** "Your turn: PRR lays track", or for others "Waiting for Anna: PRR lays track". */
export function headline(decision: Decision, _state: GameState, context: Context): string {
  const { yours, waiting } = catalogueOf(context).headings;
  const { step, deciders } = decision;
  const corporation = decision.corporation ?? "";
  const terms = termsOf(context);
  if (context.you !== undefined && deciders.includes(context.you)) return yours[step]({ corporation, terms });
  return waiting[step]({ people: waitedFor(decision, context), corporation, terms });
}

/** The deciders by name. */
export function waitedFor({ deciders }: Decision, context: Context): string {
  return listAnd(
    deciders.map((seat) => context.names.seat(seat)),
    context,
  );
}

/** "Stock round 3", "Operating round 4.2", "Auction of the private companies", "Draft of the local railways", "Game over". */
export function roundName({ round }: GameState, context: Context): string {
  const { headings } = catalogueOf(context);
  switch (round.kind) {
    case "auction":
      return headings.auctionRound;
    case "draft":
      return headings.draftRound({ terms: termsOf(context) });
    case "stock":
      return headings.stockRound(round);
    case "operating":
      return headings.operatingRound(round);
    case "ended":
      return headings.gameOver;
  }
}

/** "Phase 4: yellow and green tiles". */
export function phaseName({ phase }: GameState, context: Context): string {
  const { headings } = catalogueOf(context);
  const tiles = context.title.phases.find((one) => one.name === phase)?.tiles ?? [];
  return headings.phase({ phase, colours: tileColours(tiles, context) });
}
