/** From the creation of a game to its start: who is invited, who sits where. Each step is an entry of the log. */
import { newGame, titleById } from "../../engine/index.ts";
import type { HeadRecord } from "../store/heads.ts";
import type { GameHead, Games, NewGame, Person } from "./api.ts";
import { amend, append, keep, type NewEntry, openBook } from "./book.ts";
import { checkedAddress, checkedGame, checkedPatience, hashed } from "./checks.ts";
import { checkedPace } from "./clock/pacing.ts";
import type { Chance, Deps } from "./deps.ts";
import type { Ledger } from "./ledger.ts";
import { withNames } from "./names.ts";
import { personFor } from "./persons.ts";
import { RATES, requireRate } from "./rates.ts";
import { situation } from "./situations.ts";
import { firstWaiting } from "./turns.ts";

type Lobby = Pick<
  Games,
  "create" | "invite" | "join" | "leave" | "invitations" | "unreachable" | "withdrawInvitation" | "start"
>;

/** The use cases of a game that gathers its players. */
export function createLobby(deps: Deps): Lobby {
  const change = async (game: string, decide: (ledger: Ledger) => NewEntry | null): Promise<GameHead> =>
    shown(deps, (await amend(deps, game, decide)).head);
  return {
    create: (host, input) => create(deps, host, input),
    invite: (host, game, input) => invite(deps, host, game, input),
    join: (person, game) => change(game, ({ head }) => joining(head, person.id)),
    leave: (person, game) => change(game, ({ head }) => leaving(head, person.id)),
    invitations: (host, game) => invitations(deps, host, game),
    unreachable: (host, game) => unreachable(deps, host, game),
    withdrawInvitation: (host, game, seat) => change(game, ({ head }) => withdrawal(head, host.id, seat)),
    start: (host, game) => change(game, ({ head }) => starting(deps.chance, head, host.id)),
  };
}

/** Takes the seat that an invitation keeps for the person. Throws SituationError conflict if none is kept any more. */
export async function acceptInvitation(deps: Deps, person: Person, game: string): Promise<void> {
  await amend(deps, game, ({ head }) => accepting(head, person.id));
}

async function shown(deps: Deps, head: HeadRecord): Promise<GameHead> {
  const [named] = await withNames(deps, [head]);
  if (!named) throw new Error(`game ${head.id} lost its head`);
  return named;
}

async function create(deps: Deps, host: Person, input: NewGame): Promise<GameHead> {
  const { title, name, seatCount, options } = checkedGame(input);
  const patience = checkedPatience(input.patience);
  await requireRate(deps, RATES.gamesPerPerson, host.id, "tooManyGames");
  const game = deps.chance.id();
  const pace = checkedPace(input.pace);
  const created = { kind: "created", title: title.id, name, seatCount, options } as const;
  const fact = { ...created, ...(pace ? { pace } : {}), ...(patience === undefined ? {} : { patience }) };
  const written = await append(deps, game, null, { by: host.id, seat: null, fact });
  if (!written) throw situation("conflict", "busy");
  await keep(deps, written);
  const seated = await amend(deps, game, ({ head }) => joining(head, host.id));
  return shown(deps, seated.head);
}

async function invite(
  deps: Deps,
  host: Person,
  game: string,
  input: Parameters<Games["invite"]>[2],
): Promise<GameHead> {
  const address = checkedAddress(input.address);
  requireHost((await openBook(deps, game)).ledger.head, host.id);
  await requireRate(deps, RATES.invitationsPerPerson, host.id, "tooManyInvitations");
  await requireRate(deps, RATES.invitationsPerAddress, hashed(address), "tooManyInvitations");
  const guest = await personFor(deps, address, input.language);
  const after = await amend(deps, game, ({ head }) => inviting(head, host.id, guest.id));
  return shown(deps, after.head);
}

async function invitations(deps: Deps, host: Person, game: string): ReturnType<Games["invitations"]> {
  const { head } = (await openBook(deps, game)).ledger;
  requireHost(head, host.id);
  const open = head.seats.filter(({ status }) => status === "invited");
  const profiles = await deps.store.people.many(open.flatMap(({ person }) => person ?? []));
  const addresses = new Map(profiles.map(({ id, address }) => [id, address]));
  return open.map(({ seat, person }) => ({ seat, address: addresses.get(person ?? "") ?? "" }));
}

async function unreachable(deps: Deps, host: Person, game: string): ReturnType<Games["unreachable"]> {
  const { head } = (await openBook(deps, game)).ledger;
  requireHost(head, host.id);
  const profiles = await deps.store.people.many(head.seats.flatMap(({ person }) => person ?? []));
  const silent = new Set(profiles.filter(({ suppression }) => suppression).map(({ id }) => id));
  return head.seats.filter(({ person }) => person !== null && silent.has(person)).map(({ seat }) => seat);
}

function inviting(head: HeadRecord, host: string, person: string): NewEntry {
  requireHost(head, host);
  requireGathering(head);
  if (seatOf(head, person)) throw situation("conflict", "alreadyInGame");
  return { by: host, seat: openSeat(head), fact: { kind: "invited", person } };
}

function joining(head: HeadRecord, person: string): NewEntry | null {
  const own = seatOf(head, person);
  if (own?.status === "seated") return null;
  requireGathering(head);
  return { by: person, seat: own?.seat ?? openSeat(head), fact: { kind: "joined", person } };
}

function accepting(head: HeadRecord, person: string): NewEntry | null {
  if (!seatOf(head, person)) throw situation("conflict", "noInvitation");
  return joining(head, person);
}

function leaving(head: HeadRecord, person: string): NewEntry {
  requireGathering(head);
  const own = seatOf(head, person);
  if (!own) throw situation("conflict", "notInGame");
  return { by: person, seat: own.seat, fact: { kind: "left", person } };
}

function withdrawal(head: HeadRecord, host: string, seat: number): NewEntry {
  requireHost(head, host);
  requireGathering(head);
  const place = head.seats.find((one) => one.seat === seat && one.status === "invited");
  if (!place?.person) throw situation("conflict", "noInvitation");
  return { by: host, seat, fact: { kind: "left", person: place.person } };
}

function starting(chance: Chance, head: HeadRecord, host: string): NewEntry {
  requireHost(head, host);
  requireGathering(head);
  const seated = head.seats.flatMap(({ person, status }) => (person && status === "seated" ? person : []));
  const { min } = titleById(head.title).players;
  if (seated.length < min) throw situation("conflict", "tooFewPlayers", { min });
  const seats = drawn(chance, seated);
  const seed = chance.int(2 ** 31);
  const initial = newGame({ title: head.title, players: seats.length, options: head.options, seed });
  return { by: host, seat: null, fact: { kind: "started", seats, seed, initial }, waiting: firstWaiting(initial) };
}

/** Every order is equally likely. */
function drawn<T>(chance: Chance, list: readonly T[]): T[] {
  return list.reduce<T[]>((order, one) => order.toSpliced(chance.int(order.length + 1), 0, one), []);
}

function requireHost(head: HeadRecord, person: string): void {
  if (head.host !== person) throw situation("forbidden", "hostOnly");
}

function requireGathering(head: HeadRecord): void {
  if (head.status !== "gathering") throw situation("conflict", "alreadyStarted");
}

function seatOf(head: HeadRecord, person: string): HeadRecord["seats"][number] | undefined {
  return head.seats.find((place) => place.person === person);
}

function openSeat(head: HeadRecord): number {
  const open = head.seats.find(({ status }) => status === "open");
  if (!open) throw situation("conflict", "noOpenSeat");
  return open.seat;
}
