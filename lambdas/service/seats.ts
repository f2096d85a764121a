/**
 * Seats that pass from one person to another while the game runs. The player gives the seat away by an own link or to anybody, or the
 * others look for somebody in the place of one who has kept them waiting, by a majority of their seats. Every step is an entry of the
 * log; the position stays as it is, and what the former player holds (turn links, addresses for replies) is worth nothing any more.
 */
import type { HeadRecord } from "../store/heads.ts";
import type { SoughtSeat } from "../store/matters.ts";
import type { Profile } from "../store/people.ts";
import type { GameHead, Person, SeatTicket } from "./api.ts";
import { amend, type NewEntry, openBook } from "./book.ts";
import { DAY } from "./clock/zones.ts";
import type { Deps } from "./deps.ts";
import type { Ledger } from "./ledger.ts";
import { withNames } from "./names.ts";
import { RATES, requireRate } from "./rates.ts";
import { situation } from "./situations.ts";

/** The player passes the own seat on: by a link that names the entry, or to anybody at the read-only link. */
export async function offerSeat(deps: Deps, person: Person, game: string, open: boolean): Promise<GameHead> {
  return telling(deps, person, game, ({ head }) => {
    const seat = ownSeat(head, person.id);
    const before = soughtAt(head, seat);
    if (before && !before.self) throw situation("conflict", "seatSought");
    if (before?.open === open) return null;
    return besides(head, person.id, seat, { kind: "seatOffered", open });
  });
}

/** The player keeps the own seat, whoever looked for somebody else. May be repeated. */
export const keepSeat = (deps: Deps, person: Person, game: string): Promise<GameHead> =>
  change(deps, game, ({ head }) => {
    const seat = ownSeat(head, person.id);
    return soughtAt(head, seat) ? besides(head, person.id, seat, { kind: "seatKept" }) : null;
  });

/** A vote to look for somebody in the place of a player who has kept the table waiting. May be repeated. */
export async function voteSeat(deps: Deps, person: Person, game: string, seat: number): Promise<GameHead> {
  const seen = (await openBook(deps, game)).ledger.head;
  const isIdle = (await idleSeats(deps, seen)).includes(seat);
  const since = askedAt(seen, seat);
  return telling(deps, person, game, ({ head }) => {
    const own = ownSeat(head, person.id);
    const before = soughtAt(head, seat);
    if (own === seat) throw situation("forbidden", "notYourSeat");
    if (before?.self) throw situation("conflict", "seatSought");
    if (!isIdle || askedAt(head, seat) !== since) throw situation("conflict", "seatNotIdle");
    if (before?.votes.includes(own)) return null;
    return besides(head, person.id, seat, { kind: "seatVoted", voters: [own] });
  });
}

/** Takes a seat for which anybody is sought: by its player, by the others' votes, or because its time is up. */
export async function takeSeat(deps: Deps, person: Person, game: string, seat: number): Promise<GameHead> {
  const seen = await shown(deps, (await openBook(deps, game)).ledger.head);
  const overdue = seen.clocks.find((clock) => clock.seat === seat && clock.isSought)?.version;
  return change(deps, game, ({ head }) => {
    const isOverdue = head.clocks.some((clock) => clock.seat === seat && clock.version === overdue);
    if (!soughtAt(head, seat)?.open && !isOverdue) throw situation("conflict", "seatNotSought");
    return passing(head, seat, person.id);
  });
}

/** Takes the seat that a player's own link offers, as long as that offer stands. */
export const takeOffered = (deps: Deps, person: Person, ticket: SeatTicket): Promise<GameHead> =>
  change(deps, ticket.game, ({ head }) => {
    const { seat, version } = ticket;
    const offer = soughtAt(head, seat);
    if (offer?.version !== version || !offer.self) throw situation("gone", "linkGone");
    return passing(head, seat, person.id);
  });

/** Seats whose players have kept the table waiting for longer than it agreed to, or are not there any more. */
export async function idleSeats({ store, clock }: Deps, head: HeadRecord): Promise<number[]> {
  if (head.status !== "running") return [];
  const profiles = await store.people.many(head.seats.flatMap(({ person }) => person ?? []));
  const now = clock.now().getTime();
  return head.seats.flatMap(({ seat, person }) => {
    const profile = profiles.find(({ id }) => id === person);
    return profile && isIdle(head, seat, profile, now) ? seat : [];
  });
}

/** Days of announced absences do not count. */
function isIdle(head: HeadRecord, seat: number, profile: Profile, now: number): boolean {
  if (profile.erased) return true;
  const asked = head.waiting.find((one) => one.seat === seat);
  if (!asked) return false;
  const since = Date.parse(asked.at);
  const away = profile.absences.map(({ from, until }) =>
    Math.max(0, Math.min(Date.parse(until), now) - Math.max(Date.parse(from), since)),
  );
  return now - since - away.reduce((sum, one) => sum + one, 0) >= head.matters.patience * DAY;
}

const askedAt = ({ waiting }: HeadRecord, seat: number): number | undefined =>
  waiting.find((one) => one.seat === seat)?.since;

/** How a seat is sought, if it is. */
const soughtAt = ({ matters }: HeadRecord, seat: number): SoughtSeat | undefined =>
  matters.sought.find((one) => one.seat === seat);

function ownSeat(head: HeadRecord, person: string): number {
  const place = head.seats.find((one) => one.person === person);
  if (head.status !== "running") throw situation("conflict", "notRunning");
  if (!place) throw situation("forbidden", "notInGame");
  return place.seat;
}

function passing(head: HeadRecord, seat: number, to: string): NewEntry {
  const from = head.seats.find((place) => place.seat === seat)?.person;
  if (head.status !== "running" || !from) throw situation("conflict", "notRunning");
  if (head.seats.some((place) => place.person === to)) throw situation("conflict", "alreadyInGame");
  return besides(head, to, seat, { kind: "seatPassed", from, to });
}

/** An entry that leaves position and turns as they are. */
export const besides = (head: HeadRecord, by: string, seat: number, fact: NewEntry["fact"]): NewEntry => ({
  ...{ by, seat, fact },
  waiting: head.waiting.map((one) => one.seat),
});

/** A change of which the table is told by mail: not without end, and what is refused does not count. */
export async function telling(
  deps: Deps,
  person: Person,
  game: string,
  decide: (ledger: Ledger) => NewEntry | null,
): Promise<GameHead> {
  const isNews = decide((await openBook(deps, game)).ledger) !== null;
  if (isNews) await requireRate(deps, RATES.tableWordsPerPerson, person.id, "tooManyWords");
  return change(deps, game, decide);
}

async function change(deps: Deps, game: string, decide: (ledger: Ledger) => NewEntry | null): Promise<GameHead> {
  return shown(deps, (await amend(deps, game, decide)).head);
}

/** The head with names. */
async function shown(deps: Deps, head: HeadRecord): Promise<GameHead> {
  const [named] = await withNames(deps, [head]);
  if (!named) throw new Error(`game ${head.id} lost its head`);
  return named;
}
