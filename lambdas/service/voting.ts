/**
 * Ending a game before its rules do: proposed by one seat, decided by a majority of all. The position is not touched; the log says that
 * the game is over, who wanted it, and why.
 */
import type { HeadRecord } from "../store/heads.ts";
import type { EndingAim, GameHead, Person } from "./api.ts";
import type { NewEntry } from "./book.ts";
import type { Deps } from "./deps.ts";
import { majorityOf } from "./matters.ts";
import { besides, telling } from "./seats.ts";
import { situation } from "./situations.ts";

export interface EndVote {
  readonly aim: EndingAim;
  readonly yes: boolean;
}

/** Proposes to end the game, or votes on what is proposed. May be repeated. Throws SituationError. */
export const voteEnd = (deps: Deps, person: Person, game: string, vote: EndVote): Promise<GameHead> =>
  telling(deps, person, game, ({ head }) => voting(head, person.id, vote));

function voting(head: HeadRecord, person: string, { aim, yes }: EndVote): NewEntry | null {
  const seat = head.seats.find((place) => place.person === person)?.seat;
  const { ending } = head.matters;
  if (seat === undefined) throw situation("forbidden", "notInGame");
  if (head.status !== "running") throw situation("conflict", "notRunning");
  if (ending && ending.aim !== aim) throw situation("conflict", "endingOpen");
  if (!ending && !yes) throw situation("conflict", "endingGone");
  if (ending?.[yes ? "yes" : "no"].includes(seat)) return null;
  const voters = [...(ending?.yes ?? []), seat].toSorted((a, b) => a - b);
  if (yes && voters.length >= majorityOf(head.seatCount)) {
    return { by: person, seat, fact: { kind: "closed", reason: aim, voters }, waiting: [] };
  }
  return besides(head, person, seat, { kind: "endVoted", aim, yes, voters: [seat] });
}
