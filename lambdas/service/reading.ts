/** Games as pages read them: lists, the present position, any earlier one, the log. Nothing here writes anything but lost heads. */
import { type Decision, decision, type GameState } from "../../engine/index.ts";
import type { HeadRecord } from "../store/heads.ts";
import type { GameHead, Games, GameView, LogEntry, Person, Pulse, Story } from "./api.ts";
import { ledgerAt, openBook } from "./book.ts";
import { demoGames } from "./demos.ts";
import type { Deps } from "./deps.ts";
import { gameHistory } from "./figures.ts";
import { foldEntries, initialOf, isWhole, type Ledger, logEntries } from "./ledger.ts";
import { withNames } from "./names.ts";
import { situation } from "./situations.ts";

type Reading = Pick<
  Games,
  "listFor" | "demos" | "head" | "pulse" | "pulses" | "load" | "loadAt" | "history" | "entries" | "story"
>;

/** The use cases that only look. */
export function createReading(deps: Deps): Reading {
  return {
    listFor: (person) => listFor(deps, person),
    demos: () => demoGames(deps),
    head: async (game) => (await view(deps, (await openBook(deps, game)).ledger)).head,
    pulse: (game) => pulse(deps, game),
    pulses: (person) => ownHeads(deps, person),
    load: async (game) => view(deps, (await openBook(deps, game)).ledger),
    loadAt: (game, version) => loadAt(deps, game, version),
    history: (game, version) => gameHistory(deps, game, version),
    entries: (game, from, to) => entriesOf(deps, game, from, to),
    story: (game) => story(deps, game),
  };
}

async function view(deps: Deps, { head, state }: Ledger): Promise<GameView> {
  const [named] = await withNames(deps, [head]);
  if (!named) throw new Error(`game ${head.id} lost its head`);
  return { head: named, version: head.version, state, decision: state && decisionIn(head, state) };
}

/** Nobody is asked anything in a game that the table has closed. */
function decisionIn({ matters }: HeadRecord, state: GameState): Decision {
  return matters.closed ? { step: "over", corporation: null, deciders: [], options: [] } : decision(state);
}

/** A range of the log; only if nothing lies in it is it asked whether there is such a game. */
async function entriesOf(deps: Deps, game: string, from: number, to?: number): Promise<LogEntry[]> {
  const entries = await deps.store.log.entries(game, Math.max(1, from), to ?? Number.POSITIVE_INFINITY);
  if (entries.length === 0) await openBook(deps, game);
  return logEntries(entries);
}

async function story(deps: Deps, game: string): Promise<Story> {
  const { ledger } = await openBook(deps, game);
  const entries = await deps.store.log.entries(game, 1, ledger.head.version);
  const { head } = await view(deps, { ...ledger, state: null });
  return { head, entries: logEntries(entries), initial: initialOf(entries) };
}

async function loadAt(deps: Deps, game: string, version: number): Promise<GameView> {
  const book = await openBook(deps, game);
  const present = book.ledger;
  if (version === present.head.version) return view(deps, present);
  const isPast = Number.isInteger(version) && version >= 1 && version < present.head.version;
  if (!isPast) throw situation("notFound", "noVersion", { version: present.head.version });
  const past = await ledgerAt(deps, book, version);
  if (!past) throw situation("notFound", "noVersion", { version: present.head.version });
  return view(deps, past);
}

async function pulse(deps: Deps, game: string): Promise<Pulse> {
  const [kept] = await deps.store.heads.many([game]);
  const head = kept ?? (await restoredHead(deps, game));
  if (!head) throw situation("notFound", "noGame");
  return head;
}

/** The person's games, those that changed last first. */
async function listFor(deps: Deps, person: Person): Promise<readonly GameHead[]> {
  return withNames(deps, (await ownHeads(deps, person)).toSorted(lastChangedFirst));
}

async function ownHeads(deps: Deps, person: Person): Promise<HeadRecord[]> {
  const games = await deps.store.people.games(person.id);
  const heads = await deps.store.heads.many(games);
  const found = new Set(heads.map(({ id }) => id));
  const lost = await Promise.all(games.filter((game) => !found.has(game)).map((game) => restoredHead(deps, game)));
  return [...heads, ...lost].filter((head) => head !== null).filter((head) => concerns(head, person.id));
}

function lastChangedFirst(a: HeadRecord, b: HeadRecord): number {
  return b.updatedAt.localeCompare(a.updatedAt) || a.id.localeCompare(b.id);
}

async function restoredHead(deps: Deps, game: string): Promise<HeadRecord | null> {
  const { entries } = await deps.store.log.load(game, 0);
  const ledger = foldEntries(null, entries);
  if (!ledger || !isWhole(ledger)) return null;
  await deps.store.heads.put(ledger.head);
  return ledger.head;
}

function concerns({ host, seats }: HeadRecord, person: string): boolean {
  return host === person || seats.some((place) => place.person === person);
}
