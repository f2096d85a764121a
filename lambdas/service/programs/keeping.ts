/** Making, listing and revoking programmed moves: each person's own, of the seats that are the person's. */
import {
  endOf,
  type GameState,
  type Program,
  programFor,
  programWishSchema,
  readTurn,
  type Seat,
  wayToTurn,
  wishFault,
} from "../../../engine/index.ts";
import { canonical } from "../../store/entry.ts";
import type { KeptProgram, ProgramRow } from "../../store/programs.ts";
import { type GameView, MOVES_AT_ONCE, type ProgramsService, type ProgramView } from "../api.ts";
import { type Book, openBook } from "../book.ts";
import { hashed } from "../checks.ts";
import type { Deps } from "../deps.ts";
import { movesOn } from "../ledger.ts";
import { situation } from "../situations.ts";
import { playPrograms, waitingIn } from "./playing.ts";

/** Programs that wait, and that are remembered after their end, of one seat. */
const MOST_WAITING = 8;
const MOST_ENDED = 5;
const ATTEMPTS = 5;
const LONGEST_LINES = 2_000;

interface Owner {
  readonly person: string;
  readonly game: string;
  readonly seat: Seat;
}

/** The use cases of programmed moves. */
export function createProgramsService(deps: Deps): ProgramsService {
  return {
    list: (person, at, seat) => list(deps, person, at, seat),
    add: (person, game, seat, wish) => add(deps, { person, game, seat }, (state) => wished(wish, state, seat)),
    prepare: (person, game, seat, lines, version) => prepare(deps, { person, game, seat }, lines, version),
    revoke: (person, game, seat, id) => revoke(deps, { person, game, seat }, id),
  };
}

async function list(
  deps: Deps,
  person: string,
  { head, state }: Pick<GameView, "head" | "state">,
  seat: Seat,
): Promise<readonly ProgramView[]> {
  requireOwner(head, person, seat);
  if (!state) return [];
  const found = await deps.store.programs.get(head.id, seat);
  return found?.row.person === person ? found.row.programs.map((kept) => viewOf(kept, state, seat)) : [];
}

function requireOwner(
  { seats }: { seats: readonly { seat: Seat; person: string | null }[] },
  person: string,
  seat: Seat,
): void {
  if (seats.find((place) => place.seat === seat)?.person !== person) throw situation("forbidden", "notYourSeat");
}

function viewOf({ id, number, at, program, ended }: KeptProgram, state: GameState, seat: Seat): ProgramView {
  return { id, number, at, program, ended: ended?.reason ?? endOf(program, state, seat) };
}

/** The game with its position, for the person of the seat alone. */
async function ownPosition(deps: Deps, { person, game, seat }: Owner): Promise<{ book: Book; state: GameState }> {
  const book = await openBook(deps, game);
  const { head, state } = book.ledger;
  requireOwner(head, person, seat);
  if (!state) throw situation("conflict", "notStarted");
  return { book, state };
}

/** The same again makes no second one. */
async function add(deps: Deps, owner: Owner, make: (state: GameState) => Program): Promise<ProgramView> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { book, state } = await ownPosition(deps, owner);
    if (book.ledger.head.status === "finished") throw situation("conflict", "gameOver");
    const program = make(state);
    const found = await deps.store.programs.get(owner.game, owner.seat);
    const row = found?.row.person === owner.person ? found.row : emptyRow(owner.person);
    const same = waitingIn(row).find((kept) => canonical(kept.program) === canonical(program));
    if (same) return viewOf(same, state, owner.seat);
    if (waitingIn(row).length >= MOST_WAITING) throw situation("conflict", "programsMany", { max: MOST_WAITING });
    const kept: KeptProgram = {
      ...{ id: deps.chance.id(), number: row.next, version: book.ledger.head.version },
      ...{ at: deps.clock.now().toISOString(), program, ended: null },
    };
    const next = { ...row, next: row.next + 1, programs: [...remembered(row), kept] };
    const stamps = { seen: found?.stamp ?? null, next: deps.chance.id() };
    if (!(await deps.store.programs.put(owner.game, owner.seat, next, stamps))) continue;
    await playPrograms(deps, await openBook(deps, owner.game));
    return viewOf(kept, state, owner.seat);
  }
  throw situation("conflict", "busy");
}

const emptyRow = (person: string): ProgramRow => ({ person, next: 1, programs: [], playing: null });

/** What waits, and the last of what is over. */
function remembered({ programs }: ProgramRow): KeptProgram[] {
  const over = programs.filter(({ ended }) => ended !== null).slice(-MOST_ENDED);
  return programs.filter((kept) => kept.ended === null || over.includes(kept));
}

function wished(input: unknown, state: GameState, seat: Seat): Program {
  const wish = programWishSchema.safeParse(input);
  if (!wish.success) throw situation("invalid", "program");
  const fault = wishFault(wish.data, state, seat);
  if (fault === "name") throw situation("invalid", "programName");
  if (fault !== null) throw situation("conflict", fault === "now" ? "programNow" : "programHeld");
  const program = programFor(wish.data, state);
  if (endOf(program, state, seat)) throw situation("conflict", "programNow");
  return program;
}

/** Whoever has seen the position at a version means that one: once the game has moved on, nothing is kept. */
async function prepare(deps: Deps, owner: Owner, lines: string, version?: number): Promise<ProgramView> {
  if (version === undefined) return add(deps, owner, (state) => prepared(lines, state, owner.seat));
  const { book, state: seen } = await ownPosition(deps, owner);
  const since = await deps.store.log.entries(owner.game, version + 1, book.ledger.head.version);
  if (since.some(({ fact }) => movesOn(fact))) throw situation("conflict", "programMoved");
  const meant = prepared(lines, seen, owner.seat);
  return add(deps, owner, (state) => {
    if (canonical(prepared(lines, state, owner.seat)) !== canonical(meant)) throw situation("conflict", "programMoved");
    return meant;
  });
}

function prepared(lines: string, state: GameState, seat: Seat): Program {
  const later = wayToTurn(state, seat)?.state;
  if (!later) throw situation("conflict", "programPosition");
  if (later === state) throw situation("conflict", "programAsked");
  const read = readTurn(lines.slice(0, LONGEST_LINES), later, seat);
  if (!read.read) throw situation("invalid", "programLine", { line: read.text.slice(0, 80) });
  if (read.moves.length > MOVES_AT_ONCE) throw situation("invalid", "moves");
  return { kind: "turn", moves: [...read.moves], position: hashed(canonical(later)) };
}

/**
 * Takes it away, unless it is being played at this moment: then only what comes of that can be told. Nothing happens if there is none
 * of that id.
 */
async function revoke(deps: Deps, owner: Owner, id: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const found = await deps.store.programs.get(owner.game, owner.seat);
    const { book } = await ownPosition(deps, owner);
    const row = found?.row;
    if (!found || row?.person !== owner.person || row.programs.every((kept) => kept.id !== id)) return;
    if (isPlaying(deps, row, id, book.ledger.head.version)) throw situation("conflict", "busy");
    const next = { ...row, programs: row.programs.filter((kept) => kept.id !== id) };
    const stamps = { seen: found.stamp, next: deps.chance.id() };
    if (await deps.store.programs.put(owner.game, owner.seat, next, stamps)) return;
  }
  throw situation("conflict", "busy");
}

function isPlaying({ clock }: Deps, { playing }: ProgramRow, id: string, version: number): boolean {
  if (!playing || playing.id !== id || playing.version !== version) return false;
  return Date.parse(playing.until) > clock.now().getTime();
}
