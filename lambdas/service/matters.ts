/** The fold of what concerns the table besides the game: votes, seats that are sought or have passed, the closing. Pure. */
import type { Entry } from "../store/entry.ts";
import type { HeadRecord } from "../store/heads.ts";
import type { Matters, SoughtSeat } from "../store/matters.ts";

/** More than half. */
export const majorityOf = (count: number): number => Math.floor(count / 2) + 1;

/** Votes of the others that it takes to look for somebody else for a seat. */
export const votesNeeded = (
  { seats }: { readonly seats: readonly { readonly seat: number }[] },
  seat: number,
): number => majorityOf(seats.filter((place) => place.seat !== seat).length);

/** Who sat there when the ticket was given, if the seat has passed since; else null. */
export const formerOf = (
  { passed }: Matters,
  ticket: { readonly seat: number; readonly since: number },
): string | null => passed.find((one) => one.seat === ticket.seat && one.version > ticket.since)?.from ?? null;

/** What stands after an entry; `head` is as it was before. */
export function mattersAfter(head: HeadRecord, { fact, seat, version, by }: Entry): Matters {
  const { matters } = head;
  const keep = matters.sought.filter((one) => one.seat !== seat);
  switch (fact.kind) {
    case "seatOffered":
      return { ...matters, sought: [...keep, { seat: seat ?? 0, version, self: true, open: fact.open, votes: [] }] };
    case "seatKept":
      return { ...matters, sought: keep };
    case "seatVoted":
      return { ...matters, sought: [...keep, soughtAfter(head, seat ?? 0, version, fact.voters)] };
    case "seatPassed":
      return passedAfter(head, { seat: seat ?? 0, version, from: fact.from, to: fact.to });
    case "endVoted":
      return { ...matters, ending: endingAfter(head, version, fact) };
    case "closed":
      return { ...matters, sought: [], ending: null, closed: fact.reason };
    case "moved":
      return isOwnMove(head, seat, by, fact.voters) ? { ...matters, sought: withoutVotes(matters, seat) } : matters;
    default:
      return matters;
  }
}

/** The votes of the others end when the player is back; what the player wishes stays. */
const withoutVotes = ({ sought }: Matters, seat: number | null): SoughtSeat[] =>
  sought.filter((one) => one.seat !== seat || one.self);

const isOwnMove = ({ seats }: HeadRecord, seat: number | null, by: string, voters: unknown): boolean =>
  voters === undefined && seats.find((place) => place.seat === seat)?.person === by;

function soughtAfter(head: HeadRecord, seat: number, version: number, voters: readonly number[]): SoughtSeat {
  const before = head.matters.sought.find((one) => one.seat === seat && !one.self);
  const votes = ordered([...(before?.votes ?? []), ...voters]);
  return {
    seat,
    version: before?.version ?? version,
    self: false,
    open: votes.length >= votesNeeded(head, seat),
    votes,
  };
}

/** Whoever comes new to a seat has not voted yet. */
function passedAfter({ matters, seatCount }: HeadRecord, passed: Matters["passed"][number]): Matters {
  const others = (seats: readonly number[]): number[] => seats.filter((one) => one !== passed.seat);
  const { ending } = matters;
  return {
    ...matters,
    sought: matters.sought.filter((one) => one.seat !== passed.seat),
    passed: [...matters.passed, passed],
    ending: ending && fallen({ ...ending, yes: others(ending.yes), no: others(ending.no) }, seatCount),
  };
}

type EndVote = Extract<Entry["fact"], { kind: "endVoted" }>;

function endingAfter({ matters, seatCount }: HeadRecord, version: number, fact: EndVote): Matters["ending"] {
  const { aim, yes: isYes, voters } = fact;
  const before = matters.ending ?? { aim, version, yes: [], no: [] };
  const rest = (seats: readonly number[]): number[] => seats.filter((one) => !voters.includes(one));
  const [yes, no] = isYes
    ? [ordered([...before.yes, ...voters]), rest(before.no)]
    : [rest(before.yes), ordered([...before.no, ...voters])];
  return fallen({ ...before, yes, no }, seatCount);
}

/** A proposal that nobody wants any more, or that can get no majority, is gone. */
function fallen(ending: NonNullable<Matters["ending"]>, seatCount: number): Matters["ending"] {
  const isDead = ending.yes.length === 0 || ending.no.length > seatCount - majorityOf(seatCount);
  return isDead ? null : ending;
}

const ordered = (seats: readonly number[]): number[] => [...new Set(seats)].toSorted((a, b) => a - b);
