/**
 * Playing programs: whenever somebody is asked, those of the asked seats are heard, and what they want is submitted like any other move,
 * under a name that follows from program and version: however often an entry is looked at, it is played once.
 *
 *     row read -> heard -> row put back with "is being played at this version" -> submitted
 *
 * Whoever revokes replaces the same row, so only one of the two can come first.
 */
import { type Counsel, counsel, decision, type Standing } from "../../../engine/index.ts";
import { canonical, type Entry } from "../../store/entry.ts";
import type { KeptProgram, ProgramRow, StampedRow } from "../../store/programs.ts";
import { SituationError } from "../api.ts";
import { type Book, openBook } from "../book.ts";
import { hashed } from "../checks.ts";
import type { Deps } from "../deps.ts";
import { isProgrammed } from "../ledger.ts";
import { submit } from "../submitting.ts";

/** Moves in one go; the entries that they make lead on. */
const MOST_AT_ONCE = 40;
/** After so many entries of programs alone somebody is asked. No table comes near it. */
export const MOST_IN_A_ROW = 200;
/** Longer than a handler may run: then whoever was playing has died. */
const LEASE = 2 * 60_000;

/** Kinds of entries that programs understand. */
const UNDERSTOOD: readonly string[] = [
  ...["moved", "said", "paced", "voted", "invited", "joined", "left"],
  ...["seatOffered", "seatKept", "seatVoted", "seatPassed", "endVoted"],
];

type Step = "settled" | "again";

interface AskedSeat {
  readonly seat: number;
  readonly person: string;
  /** Version since which it is asked. */
  readonly since: number;
}

/** Plays what the programs of the asked seats want, until nobody's wants anything; answers the game as it stands then. */
export async function playPrograms(deps: Deps, opened: Book): Promise<Book> {
  let book = opened;
  for (let steps = 0; steps < MOST_AT_ONCE; steps++) {
    if ((await playOnce(deps, book)) === "settled") return book;
    book = await openBook(deps, book.ledger.head.id);
  }
  return book;
}

async function playOnce(deps: Deps, book: Book): Promise<Step> {
  const { waiting, seats } = book.ledger.head;
  for (const { seat, since } of waiting) {
    const person = seats.find((place) => place.seat === seat)?.person;
    if (person && (await playSeat(deps, book, { seat, person, since })) === "again") return "again";
  }
  return "settled";
}

async function playSeat(deps: Deps, book: Book, asked: AskedSeat): Promise<Step> {
  const { id: game } = book.ledger.head;
  const found = await deps.store.programs.get(game, asked.seat);
  if (!found || found.row.person !== asked.person || waitingIn(found.row).length === 0) return "settled";
  if ((await isGone(deps, asked.person)) || (await isEndless(deps, book))) return "settled";
  const heard = hear(deps, book, asked, waitingIn(found.row), await entriesFor(deps, book, asked, found.row));
  return heard ? follow(deps, book, asked, found, heard) : "settled";
}

export const waitingIn = ({ programs }: ProgramRow): KeptProgram[] => programs.filter(({ ended }) => ended === null);

async function isGone({ store }: Deps, person: string): Promise<boolean> {
  const profile = await store.people.get(person);
  return !profile || profile.erased !== null;
}

async function isEndless({ store }: Deps, { ledger, recent }: Book): Promise<boolean> {
  if (recent.some(({ fact }) => !isProgrammed(fact))) return false;
  const { id, version } = ledger.head;
  const last = await store.log.entries(id, Math.max(1, version - MOST_IN_A_ROW + 1), version);
  return last.every(({ fact }) => isProgrammed(fact));
}

/** All that happened since the oldest of the programs was made, or since the seat is asked. */
async function entriesFor({ store }: Deps, { ledger, recent }: Book, { since }: AskedSeat, row: ProgramRow) {
  const from = Math.min(since, ...waitingIn(row).map(({ version }) => version)) + 1;
  const isLoaded = (recent[0]?.version ?? 1) <= from;
  return isLoaded ? recent : store.log.entries(ledger.head.id, from, ledger.head.version);
}

/** What the programs say; null if nothing. A fault of ours in them must keep no mail back. */
function hear(
  deps: Deps,
  { ledger }: Book,
  asked: AskedSeat,
  programs: readonly KeptProgram[],
  entries: readonly Entry[],
): Counsel | null {
  const { head, state } = ledger;
  if (!state) return null;
  const { seat } = asked;
  const position = { state, decision: decision(state), seat, position: hashed(canonical(state)) };
  const begun = entries.some((entry) => entry.version > asked.since && isOwnMove(entry, seat));
  const standings = programs.map(
    (kept): Standing => ({
      ...{ id: kept.id, program: kept.program },
      asking: { ...position, begun, ...pastOf(kept, entries, seat) },
    }),
  );
  try {
    const heard = counsel(standings);
    return heard.play || heard.ended.size > 0 ? heard : null;
  } catch (error) {
    deps.log.error("programs not heard", { game: head.id, version: head.version, error: String(error) });
    return null;
  }
}

const isOwnMove = ({ seat, fact }: Entry, own: number): boolean =>
  seat === own && fact.kind === "moved" && !fact.voters && !isProgrammed(fact);

function pastOf({ id, version }: KeptProgram, entries: readonly Entry[], own: number) {
  const since = entries.filter((entry) => entry.version > version);
  return {
    since: since.map(({ seat, fact }) => ({ seat, events: fact.kind === "moved" ? fact.events : [] })),
    unclear: since.some((entry) => isUnclear(entry, own)),
    fired: since.some(({ seat, submission }) => seat === own && submission?.startsWith(nameOf(id))),
  };
}

/** Who has given the seat away and is back begins anew. */
const isUnclear = ({ fact, seat }: Entry, own: number): boolean =>
  !UNDERSTOOD.includes(fact.kind) || (fact.kind === "seatPassed" && seat === own);

const nameOf = (id: string): string => `p-${id}-`;

/** Notes what has ended and what is played, then plays it. */
async function follow(
  deps: Deps,
  { ledger }: Book,
  { seat, person }: AskedSeat,
  { row, stamp }: StampedRow,
  { ended, play }: Counsel,
): Promise<Step> {
  const { id: game, version } = ledger.head;
  const now = deps.clock.now();
  const programs = row.programs.map((kept): KeptProgram => {
    const reason = ended.get(kept.id);
    return reason && !kept.ended ? { ...kept, ended: { reason, version, at: now.toISOString() } } : kept;
  });
  const until = new Date(now.getTime() + LEASE).toISOString();
  const next = { ...row, programs, playing: play && { id: play.id, version, until } };
  if (!(await deps.store.programs.put(game, seat, next, { seen: stamp, next: deps.chance.id() }))) return "again";
  if (!play) return "settled";
  deps.log.info("program plays", { game, version });
  const submission = { game, seat, person, version, submission: `${nameOf(play.id)}${version}`, moves: play.moves };
  return submitted(() => submit(deps, submission, "program"));
}

/** Refused after all: its player is asked. Somebody was first: once more from the start. */
async function submitted(use: () => ReturnType<typeof submit>): Promise<Step> {
  try {
    return (await use()).outcome === "refused" ? "settled" : "again";
  } catch (error) {
    if (error instanceof SituationError) return error.situation === "conflict" ? "again" : "settled";
    throw error;
  }
}
