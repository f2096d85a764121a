/**
 * When a player's time is up and the table wants it so, the players of the other seats may have the seat pass, by a majority of these
 * seats. Votes are entries of the log; the one that makes the majority is the entry with the pass, the engine's ordinary move. Nothing
 * passes by itself, and no pass that would make the seat or its corporations pay is ever made for anybody.
 */
import {
  decideAll,
  decision,
  type GameEvent,
  type GameState,
  type Move,
  type Seat,
  spending,
} from "../../../engine/index.ts";
import type { Fact } from "../../store/entry.ts";
import type { GameHead, Person } from "../api.ts";
import { amend, type NewEntry, openBook } from "../book.ts";
import type { Deps } from "../deps.ts";
import type { Ledger } from "../ledger.ts";
import { majorityOf } from "../matters.ts";
import { withNames } from "../names.ts";
import { situation } from "../situations.ts";
import { firstWaiting } from "../turns.ts";

const PASS: Move = { type: "pass" };

/** The seat whose clock has run since an entry of this version. */
export interface OverdueSeat {
  readonly seat: Seat;
  readonly clock: number;
}

/** Would a pass of the seat be legal now, and cost it nothing? */
export const mayPassFor = (state: GameState, seat: Seat): boolean => passOf(state, seat) !== null;

/** A player's word that a seat shall pass; may be repeated. Throws SituationError forbidden or conflict. */
export async function letPass(deps: Deps, person: Person, game: string, overdue: OverdueSeat): Promise<GameHead> {
  const before = await shown(deps, (await openBook(deps, game)).ledger.head);
  const isOver = before.clocks.find(({ seat }) => seat === overdue.seat)?.isOver ?? false;
  if (before.seats.every((place) => place.person !== person.id)) throw situation("forbidden", "notInGame");
  const { head } = await amend(deps, game, (ledger) => voting(ledger, person.id, overdue, isOver));
  return shown(deps, head);
}

async function shown(deps: Deps, head: Ledger["head"]): Promise<GameHead> {
  const [named] = await withNames(deps, [head]);
  if (!named) throw new Error(`game ${head.id} lost its head`);
  return named;
}

/** The entry that the word makes: a vote, or the pass if it is the last one needed; null if it has been given before. */
function voting(
  { head, state }: Ledger,
  person: string,
  { seat, clock }: OverdueSeat,
  isOver: boolean,
): NewEntry | null {
  const late = head.seats.find((place) => place.seat === seat)?.person;
  const running = head.clocks.find((one) => one.seat === seat && one.version === clock);
  if (!state || !running || head.pace?.atTimeout !== "pass") throw situation("conflict", "passGone");
  if (!isOver) throw situation("conflict", "notOverdue");
  const pass = passOf(state, seat);
  if (!pass) throw situation("conflict", "noPass");
  const others = head.seats.filter((place) => place.person !== late);
  const own = others.filter((place) => place.person === person).map((place) => place.seat);
  if (own.length === 0) throw situation("forbidden", "notYourSeat");
  const voters = [...new Set([...running.votes, ...own])].toSorted((a, b) => a - b);
  if (voters.length === running.votes.length) return null;
  if (voters.length < majorityOf(others.length)) {
    return {
      ...{ by: person, seat, fact: { kind: "voted", clock, voters: own } },
      waiting: head.waiting.map((one) => one.seat),
    };
  }
  const moved: Fact = { kind: "moved", moves: [PASS], events: [...pass.events], voters };
  return { by: person, seat, fact: moved, waiting: firstWaiting(pass.state) };
}

/** What a pass of the seat would bring, if it is legal and the seat pays nothing for it. */
function passOf(state: GameState, seat: Seat): { events: readonly GameEvent[]; state: GameState } | null {
  if (state.result) return null;
  const isOffered = decision(state).options.some((one) => one.type === "pass" && one.seat === seat && !one.side);
  const decided = isOffered ? decideAll(state, seat, [PASS]) : null;
  return decided?.accepted && spending(decided.events, state, seat) === 0 ? decided : null;
}
