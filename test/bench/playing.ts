/** A game that is measured: begun by its people as a recorded one was, and moved by use cases or by posted forms. */
import type { SeatMove } from "../../engine/interop/actions.ts";
import type { Line } from "../conformance/line.ts";
import type { TestApp } from "../web/support/app.ts";

type Visitor = Awaited<ReturnType<TestApp["signIn"]>>;

export interface BenchGame {
  readonly id: string;
  readonly host: Visitor;
  /** By seat. */
  readonly visitors: readonly Visitor[];
  readonly persons: readonly string[];
  version: number;
}

/** A table with the players and options of the line, started. */
export async function startBenchGame(app: TestApp, { first }: Line): Promise<BenchGame> {
  const people = await Promise.all(first.players.map((_, seat) => app.signIn(`P${seat}`)));
  const [host] = people;
  if (!host) throw new Error("no people");
  const { games } = app.services;
  const asked = { title: first.title, name: "Bench", seatCount: people.length, options: first.options };
  const created = await games.create(host.person, asked);
  for (const { person } of people.slice(1)) await games.join(person, created.id);
  const { id, seats } = await games.start(host.person, created.id);
  const persons = seats.map(({ person }) => person ?? "");
  const visitors = persons.map((person) => people.find((one) => one.person.id === person) ?? host);
  const { version } = await games.head(id);
  return { id, host, visitors, persons, version };
}

/** Makes a move by the use case. */
export async function submitMove({ services }: TestApp, game: BenchGame, { seat, move }: SeatMove): Promise<void> {
  const { id, version, persons } = game;
  const envelope = { game: id, seat, person: persons[seat] ?? "", version, submission: `benchmark-${version}` };
  const answer = await services.games.submit({ ...envelope, moves: [move] });
  if (answer.outcome !== "accepted") throw new Error(`a known move was ${answer.outcome}`);
  game.version = answer.version;
}

/** Makes a move by a posted form; answers how long that took, in milliseconds. */
export async function postMove(game: BenchGame, { seat, move }: SeatMove): Promise<number> {
  const { id, version, visitors, host } = game;
  const fields = {
    seat: [String(seat)],
    version: [String(version)],
    submission: [`measured-${version}`],
    move: [JSON.stringify(move)],
  };
  const start = performance.now();
  const answer = await (visitors[seat] ?? host).post(`/games/${id}/move`, fields);
  const ms = performance.now() - start;
  if (answer.status !== 303) throw new Error(`a posted move was answered by ${answer.status}`);
  game.version += 1;
  return ms;
}
