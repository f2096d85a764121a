/** Recorded games of our own, set up in the service with their seed and seating, so that people can play them again. */
import { type GameState, type Move, type Seat, titleOf } from "../../../engine/index.ts";
import { beginningOf } from "../../../engine/interop/gamefile.ts";
import { roundKey } from "../../../engine/programs/program.ts";
import type { Person } from "../../../lambdas/service/api.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { type Line, lineOf } from "../../conformance/line.ts";
import { readGame } from "../../conformance/oracle.ts";
import { isOwnFile, readOwn } from "../../conformance/own.ts";
import type { Site } from "../browser.ts";

const FOLDER = new URL("../../conformance/", import.meta.url).pathname;
/** As scenes of tests name the seats. */
const NAMES = ["Anna", "Bert", "Cleo", "Dirk", "Emil"];

export interface Member {
  readonly person: Person;
  readonly session: string;
}

/** A game that was set up as the recorded one. */
export interface Game {
  readonly id: string;
  readonly line: Recorded;
  /** By seat. */
  readonly members: readonly Member[];
}

export interface Recorded extends Line {
  /** With what drawing began. */
  readonly seed: number;
}

const lines = new Map<string, Recorded>();

/** The line of a recorded game, by its path below the folder of such games. */
export function recorded(name: string): Recorded {
  const line = lines.get(name) ?? read(`${FOLDER}${name}.json.gz`);
  lines.set(name, line);
  return line;
}

function read(path: string): Recorded {
  const { seed = 0 } = isOwnFile(path) ? readOwn(path) : beginningOf(readGame(path));
  return { ...lineOf(path), seed };
}

/** As many people as a game can have seats here. */
export const membersFor = (site: Site): Promise<Member[]> => Promise.all(NAMES.map((name) => site.member(name, "en")));

/** Starts the game anew; seats are drawn in the order in which people join. Nobody wants its mails. */
export async function beginning(site: Site, line: Recorded, people: readonly Member[]): Promise<Game> {
  const { deps } = site.local;
  const int = (below: number): number => (below === SEEDS ? line.seed : below - 1);
  const { games } = createServices({ ...deps, chance: { ...deps.chance, int } });
  const { title, options, players } = line.first;
  const members = people.slice(0, players.length);
  const [host, ...guests] = members;
  if (!host) throw new Error("a game needs a host");
  const input = { title, name: titleOf(line.first).name, seatCount: members.length, options };
  const { id } = await games.create(host.person, input);
  for (const guest of guests) await games.join(guest.person, id);
  for (const { person } of members) await site.services.people.setMailWish(person.id, id, "nothing");
  await games.start(host.person, id);
  return { id, line, members };
}

const SEEDS = 2 ** 31;

/** Makes recorded moves up to one without a browser, all of a turn at once. Answers the version that the game then has. */
export async function skipTo(site: Site, game: Game, to: number, from = 0): Promise<number> {
  let { version } = await site.services.games.head(game.id);
  for (let at = from; at < to; ) {
    const { seat } = moveAt(game.line, at);
    const others = game.line.moves.findIndex((one, index) => index >= at && (one.seat !== seat || index >= to));
    const moves = game.line.moves.slice(at, others).map(({ move }) => move);
    const person = game.members[seat]?.person.id ?? "";
    const said = { game: game.id, seat, person, version, submission: `skipped-${at}`, moves };
    const answer = await site.services.games.submit(said);
    if (answer.outcome !== "accepted") throw new Error(`${JSON.stringify(moves)}: ${answer.outcome}`);
    version = answer.version;
    at = others;
  }
  return version;
}

/** The number after that of the last move of the round that begins with a move. Throws if none begins there. */
export function endOf({ states }: Line, from: number): number {
  const keys = states.map(roundKey);
  if (keys[from - 1] === keys[from]) throw new Error(`no round begins with move ${from}`);
  const end = keys.findIndex((key, at) => at > from && key !== keys[from]);
  return end === -1 ? states.length : end;
}

/** The move of that number, counted from 0. */
export function moveAt({ moves }: Line, at: number): { readonly seat: Seat; readonly move: Move } {
  const move = moves[at];
  if (!move) throw new Error(`there is no move ${at}`);
  return move;
}

/** The state before the move of that number. */
export const stateAt = ({ states, last }: Line, at: number): GameState => states[at] ?? last;
