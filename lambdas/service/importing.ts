/**
 * Taking over a game from a file of another site. Its moves become entries as any others, decided anew, with the times that the file
 * tells. The first entry says how many there will be: until they are all there the game is nowhere to be seen, and the same import
 * again goes on where it was cut short.
 */
import { decideAll, type GameState, newGame } from "../../engine/index.ts";
import { isBack, type ToldMoves } from "../../engine/interop/story.ts";
import { type Survey, surveyText } from "../../engine/interop/survey.ts";
import { canonical, type Entry, type Fact } from "../store/entry.ts";
import type { GameHead, ImportAsked, Language, Person, SeatWish } from "./api.ts";
import { append, type NewEntry, putSnapshot } from "./book.ts";
import { checkedAddress, checkedGame, hashed } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { foldEntries, type Ledger } from "./ledger.ts";
import { withNames } from "./names.ts";
import { personFor } from "./persons.ts";
import { RATES, requireRate } from "./rates.ts";
import { situation } from "./situations.ts";
import { firstWaiting } from "./turns.ts";
import { newQuestions } from "./undo/taking-back.ts";

/** Entries between two snapshots while a game is being written. */
const SNAPSHOT_EVERY = 40;

const FAULTS = {
  ...({ tooLarge: "fileTooLarge", noFile: "noFile", tooManyActions: "fileTooLong" } as const),
  ...({ unknownTitle: "fileTitle", players: "filePlayers", options: "fileOptions" } as const),
} as const;

/** What is in a file. Throws SituationError invalid. */
export function surveyed(text: string): Survey {
  const survey = surveyText(text);
  if (typeof survey === "string") throw situation("invalid", FAULTS[survey]);
  return survey;
}

/** Makes the game, or what is missing of it. Throws SituationError invalid, conflict or tooMany. */
export async function importFile(deps: Deps, host: Person, asked: ImportAsked): Promise<GameHead> {
  const survey = surveyed(asked.text);
  if (survey.trouble && !asked.partial) throw situation("conflict", "fileTrouble", { action: survey.trouble.action });
  if (survey.story.length === 0) throw situation("invalid", "fileEmpty");
  const game = importedId(host.id, survey);
  const there = await deps.store.log.entries(game, 1, Number.POSITIVE_INFINITY);
  const wishes = checkedWishes(survey, asked.seats);
  if (there.length === 0) await requireRates(deps, host, wishes);
  const seats = await seated(deps, host, { game, survey, wishes, language: asked.language });
  if (new Set(seats).size !== seats.length) throw situation("invalid", "seatTwice");
  const beginning = beginningFacts(survey, asked.name, seats);
  requireSame(there, beginning);
  const ledger = await written(deps, { game, host: host.id, survey, beginning, there });
  await keepImported(deps, ledger);
  const [head] = await withNames(deps, [ledger.head]);
  if (!head) throw new Error(`game ${game} lost its head`);
  return head;
}

/** Lists a game that is whole with everybody who belongs to it, and keeps what else lies beside the log. */
export async function keepImported(deps: Pick<Deps, "store">, ledger: Ledger): Promise<void> {
  const { id, host, seats } = ledger.head;
  await Promise.all([deps.store.heads.put(ledger.head), putSnapshot(deps, ledger)]);
  const persons = new Set([host, ...seats.flatMap(({ person }) => person ?? [])]);
  await Promise.all([...persons].map((person) => deps.store.people.addGame(person, id)));
}

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** The same story taken over by the same person is the same game. */
function importedId(host: string, { beginning, story }: Survey): string {
  const hash = hashed(canonical({ host, beginning, story }));
  const digits = Array.from({ length: 12 }, (_, at) => Number.parseInt(hash.slice(4 * at, 4 * at + 4), 16));
  return digits.map((digit) => LETTERS[digit % LETTERS.length]).join("");
}

function checkedWishes({ players, state }: Survey, seats: readonly SeatWish[]): SeatWish[] {
  if (seats.length !== players.length) throw situation("invalid", "seatMissing");
  if (!state.result && seats.includes("nobody")) throw situation("invalid", "seatMissing");
  return seats.map((wish) => (typeof wish === "string" ? wish : { address: checkedAddress(wish.address) }));
}

async function requireRates(deps: Deps, host: Person, wishes: readonly SeatWish[]): Promise<void> {
  await requireRate(deps, RATES.gamesPerPerson, host.id, "tooManyGames");
  for (const wish of wishes) {
    if (typeof wish === "string") continue;
    await requireRate(deps, RATES.invitationsPerPerson, host.id, "tooManyInvitations");
    await requireRate(deps, RATES.invitationsPerAddress, hashed(wish.address), "tooManyInvitations");
  }
}

interface Seating {
  readonly game: string;
  readonly survey: Survey;
  readonly wishes: readonly SeatWish[];
  readonly language: Language;
}

/** The person in each seat. */
async function seated(deps: Deps, host: Person, { game, survey, wishes, language }: Seating): Promise<string[]> {
  const seats: string[] = [];
  for (const [seat, wish] of wishes.entries()) {
    if (wish === "host") seats.push(host.id);
    else if (wish === "nobody") seats.push(await invented(deps, `${game}-${seat}`, survey.players[seat] ?? ""));
    else seats.push((await personFor(deps, wish.address, language)).id);
  }
  return seats;
}

/** A person without an address, to whom no mail goes, under the name in the file. */
async function invented({ store, clock }: Deps, id: string, text: string): Promise<string> {
  const name = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").slice(0, 40) || "?";
  await store.people.create({ id, name, address: "", language: "en", createdAt: clock.now().toISOString() });
  await store.people.erase(id, "", { name, addressHash: "" }, clock.now());
  await store.people.settleErasure(id);
  return id;
}

interface Line {
  readonly game: string;
  readonly host: string;
  readonly survey: Survey;
  readonly beginning: readonly Beginning[];
  readonly there: readonly Entry[];
}

interface Beginning {
  readonly fact: Fact;
  readonly seat: number | null;
}

/** What stands before the first move. */
function beginningFacts(survey: Survey, gameName: string, seats: readonly string[]): Beginning[] {
  const initial = newGame(survey.beginning);
  const asked = { title: survey.title, name: gameName, seatCount: seats.length, options: initial.options };
  const { name, seatCount, options } = checkedGame(asked);
  const imported = { entries: 2 + seats.length + survey.story.length };
  return [
    { seat: null, fact: { kind: "created", title: survey.title, name, seatCount, options, imported } },
    ...seats.map((person, seat): Beginning => ({ seat, fact: { kind: "joined", person } })),
    { seat: null, fact: { kind: "started", seats: [...seats], seed: survey.beginning.seed ?? 0, initial } },
  ];
}

/** What is there already must be what this import would write; else it is another table of the same game. */
function requireSame(there: readonly Entry[], beginning: readonly Beginning[]): void {
  const isOther = beginning.some(({ fact }, at) => there[at] && canonical(there[at].fact) !== canonical(fact));
  if (isOther) throw situation("conflict", "importedAlready", { game: there[0]?.game ?? "" });
}

/** Writes what is missing; answers the whole game. */
async function written(deps: Deps, line: Line): Promise<Ledger> {
  const { survey, beginning, there } = line;
  const total = beginning.length + survey.story.length;
  const stood = new Map<number, Ledger>();
  let ledger = foldEntries(null, there);
  while (!ledger || ledger.head.version < total) {
    const at = ledger?.head.version ?? 0;
    const time = timeOf(deps, survey.story[Math.max(0, at - beginning.length)]?.at, ledger);
    const { entry, past } = stepAt(line, at, ledger, stood);
    const added = await append({ ...deps, clock: { now: () => time } }, line.game, ledger, entry, past);
    if (!added) throw situation("conflict", "busy");
    ledger = added.ledger;
    stood.set(at + 1, ledger);
    if ((at + 1) % SNAPSHOT_EVERY === 0) await putSnapshot(deps, ledger);
  }
  return ledger;
}

interface WrittenStep {
  readonly entry: NewEntry;
  /** From where the game goes on, if moves are taken back. */
  readonly past?: Ledger;
}

/** `stood` is how the game stood after entries written just now; before that it is folded from what was there. */
function stepAt(line: Line, at: number, ledger: Ledger | null, stood: ReadonlyMap<number, Ledger>): WrittenStep {
  const { host, survey, beginning, there } = line;
  const first = beginning[at];
  if (first) return { entry: { by: host, ...first, waiting: waitingAtStart(first.fact) } };
  const told = survey.story[at - beginning.length];
  if (!told || !ledger?.state) throw new Error("an import has lost its line");
  if (!isBack(told)) return { entry: { by: host, ...movedFact(ledger.state, told) } };
  const to = beginning.length + told.keeps;
  const past = stood.get(to) ?? foldEntries(null, there.slice(0, to));
  if (!past?.state) throw new Error("an import goes back to where no game was");
  const waiting = firstWaiting(past.state);
  const asked = newQuestions(ledger, waiting, to);
  return { entry: { by: host, seat: told.seat, waiting, fact: { kind: "undone", to, asked, imported: true } }, past };
}

function movedFact(state: GameState, { seat, moves }: ToldMoves): Omit<NewEntry, "by"> {
  const decided = decideAll(state, seat, moves);
  if (!decided.accepted) throw new Error(`a surveyed move is refused: ${decided.refusal.code}`);
  const fact: Fact = { kind: "moved", moves: [...moves], events: [...decided.events], imported: true };
  return { seat, fact, waiting: firstWaiting(decided.state) };
}

const waitingAtStart = (fact: Fact): readonly number[] => (fact.kind === "started" ? firstWaiting(fact.initial) : []);

/** The file's time, never before the entry before and never after now. */
function timeOf({ clock }: Deps, seconds: number | undefined, ledger: Ledger | null): Date {
  const now = clock.now().getTime();
  const told = seconds === undefined ? now : seconds * 1000;
  const least = ledger ? new Date(ledger.head.updatedAt).getTime() : 0;
  return new Date(Math.max(least, Math.min(now, Math.max(0, told))));
}
