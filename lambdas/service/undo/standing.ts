/** What may be taken back, and who would have to agree. */
import type { Seat } from "../../../engine/index.ts";
import type { Entry } from "../../store/entry.ts";
import type { HeadRecord } from "../../store/heads.ts";
import type { UndoStep } from "../api.ts";
import { type Book, openBook } from "../book.ts";
import type { Deps } from "../deps.ts";
import { logEntry } from "../ledger.ts";
import { inForce, isTakenBack } from "./force.ts";

export type Moved = Entry & { readonly fact: Extract<Entry["fact"], { kind: "moved" }> };

/** Entries that are looked at for steps, and steps that are offered, at most; a wish may name any version. */
const REACH = 60;
const MOST_STEPS = 12;

const isMoved = (entry: Entry): entry is Moved => entry.fact.kind === "moved";

/** The moves that would go if the game went on from a version, oldest first; none if it cannot go on from there. */
export function vanishing(to: number, later: readonly Entry[]): readonly Moved[] {
  return isTakenBack(to, later) ? [] : inForce(later).filter(isMoved);
}

/** Entries after a version, up to the book's last. */
export async function entriesAfter(
  { store }: Deps,
  { ledger, recent }: Book,
  version: number,
): Promise<readonly Entry[]> {
  const { id, version: last } = ledger.head;
  const isLoaded = (recent[0]?.version ?? 1) <= version + 1;
  return isLoaded ? recent.filter((entry) => entry.version > version) : store.log.entries(id, version + 1, last);
}

/**
 * Seats whose players must agree: those whose moves would go, those who had somebody pass, and where something was drawn everybody, since
 * all have seen it. Never the asker's own, nor seats at which nobody plays any more.
 */
export async function answeringFor(deps: Deps, head: HeadRecord, seat: Seat, moves: readonly Moved[]): Promise<Seat[]> {
  const isDrawn = moves.some(({ fact }) => fact.events.some((event) => "seed" in event));
  const concerned = isDrawn
    ? head.seats.map((place) => place.seat)
    : moves.flatMap((entry) => [...(entry.seat === null ? [] : [entry.seat]), ...(entry.fact.voters ?? [])]);
  const asker = head.seats.find((place) => place.seat === seat)?.person;
  const others = head.seats.filter((place) => concerned.includes(place.seat) && place.person !== asker);
  return stillPlaying(
    deps,
    head,
    others.map((place) => place.seat),
  );
}

/** The seats among these at which somebody plays who has not deleted the account. */
export async function stillPlaying({ store }: Deps, head: HeadRecord, seats: readonly Seat[]): Promise<Seat[]> {
  const persons = new Map(head.seats.map((place) => [place.seat, place.person]));
  const known = seats.flatMap((seat) => persons.get(seat) ?? []);
  const profiles = known.length === 0 ? [] : await store.people.many([...new Set(known)]);
  const alive = new Set(profiles.filter(({ erased }) => erased === null).map(({ id }) => id));
  return seats.filter((seat) => alive.has(persons.get(seat) ?? ""));
}

/** How far a seat may take the game back, the latest step first. */
export async function stepsFor(deps: Deps, game: string, seat: Seat): Promise<readonly UndoStep[]> {
  const book = await openBook(deps, game);
  const { head } = book.ledger;
  if (head.status !== "running") return [];
  const later = await entriesAfter(deps, book, Math.max(0, head.version - REACH));
  const moves = inForce(later).filter(isMoved);
  const starts = moves.slice(-MOST_STEPS).toReversed();
  return Promise.all(
    starts.map(async ({ version }) => {
      const gone = moves.filter((entry) => entry.version >= version);
      return { to: version - 1, moves: gone.map(logEntry), answering: await answeringFor(deps, head, seat, gone) };
    }),
  );
}

/** The step that takes back the seat's own last move, null if it has none among the latest entries. */
export async function lastOwnMove(deps: Deps, book: Book, seat: Seat): Promise<number | null> {
  const later = await entriesAfter(deps, book, Math.max(0, book.ledger.head.version - REACH));
  return (
    inForce(later)
      .filter(isMoved)
      .findLast((entry) => entry.seat === seat && !entry.fact.voters)?.version ?? null
  );
}
