/** Recorded games of our own, set up in the service with their seed and seating, so that people can play them again. */
import { type GameState, type Move, type Seat, titleOf } from "../../../engine/index.ts";
import { beginningOf } from "../../../engine/interop/gamefile.ts";
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

/** A game that stands at the recorded beginning; `version` is that of the beginning. */
export interface Game {
  readonly id: string;
  readonly version: number;
  readonly line: Recorded;
  /** By seat. */
  readonly members: readonly Member[];
}

export interface Recorded extends Line {
  /** With what drawing began. */
  readonly seed: number;
}

/** The line of a recorded game, by its path below the folder of such games. */
export function recorded(name: string): Recorded {
  const path = `${FOLDER}${name}.json.gz`;
  const { seed = 0 } = isOwnFile(path) ? readOwn(path) : beginningOf(readGame(path));
  return { ...lineOf(path), seed };
}

/** As many people as the game has seats. */
export const membersFor = (site: Site, { first }: Line): Promise<Member[]> =>
  Promise.all(first.players.map((_, seat) => site.member(NAMES[seat] ?? "", "en")));

/** Starts the game anew; seats are drawn in the order in which people join. Nobody wants its mails. */
export async function beginning(site: Site, line: Recorded, members: readonly Member[]): Promise<Game> {
  const { deps } = site.local;
  const int = (below: number): number => (below === SEEDS ? line.seed : below - 1);
  const { games } = createServices({ ...deps, chance: { ...deps.chance, int } });
  const [host, ...guests] = members;
  if (!host) throw new Error("a game needs a host");
  const { title, options } = line.first;
  const input = { title, name: titleOf(line.first).name, seatCount: members.length, options };
  const { id } = await games.create(host.person, input);
  for (const guest of guests) await games.join(guest.person, id);
  for (const { person } of members) await site.services.people.setMuted(person.id, id, true);
  const { version } = await games.start(host.person, id);
  return { id, version, line, members };
}

const SEEDS = 2 ** 31;

/** Makes the recorded moves up to one without a browser,. */
export async function skipTo(site: Site, game: Game, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    const { seat, move } = moveAt(game.line, at);
    const person = game.members[seat]?.person.id ?? "";
    const version = game.version + at;
    const said = { game: game.id, seat, person, version, submission: `skipped-${at}`, moves: [move] };
    const answer = await site.services.games.submit(said);
    if (answer.outcome !== "accepted") throw new Error(`${JSON.stringify(move)}: ${answer.outcome}`);
  }
}

/** The move of that number, counted from 0. */
export function moveAt({ moves }: Line, at: number): { readonly seat: Seat; readonly move: Move } {
  const move = moves[at];
  if (!move) throw new Error(`there is no move ${at}`);
  return move;
}

/** The state before the move of that number. */
export const stateAt = ({ states, last }: Line, at: number): GameState => states[at] ?? last;
