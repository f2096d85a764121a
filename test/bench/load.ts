/**
 * Many games at once on the embedded store, with players who move by chance: figures, and proof that nothing is lost. Every acknowledged move must be in
 * its log afterwards, and every log must prove itself.
 */
import { decision, TITLES } from "../../engine/index.ts";
import type { GameHead, Person } from "../../lambdas/service/api.ts";
import { verifyGame } from "../../lambdas/service/verifying.ts";
import { dice, pick } from "../support/legal.ts";
import { randomMove } from "../support/random-moves.ts";
import { startService, type TestService } from "../support/service.ts";
import { percentiles, round } from "./measure.ts";

/** Moves of each game, games that move at the same time, and people of whom their players are drawn. */
const MOVES = 12;
const AT_ONCE = 8;
const PEOPLE = 40;
const GAMES_A_DAY = 20;

interface Played {
  readonly game: string;
  /** Submissions that were acknowledged, by version. */
  readonly acknowledged: ReadonlyMap<number, string>;
}

/** Plays so many games; throws if anything is lost. */
export async function measureLoad(games: number) {
  const service = await startService();
  try {
    const people: Person[] = [];
    for (let n = 0; n < PEOPLE; n++) people.push(await service.signIn(`Loader${n}`));
    const times: number[] = [];
    const start = performance.now();
    const played = await inParallel(games, (n) => playOne(service, people, n, times));
    const seconds = (performance.now() - start) / 1000;
    const lost = (await inParallel(games, (n) => lostIn(service, played[n]))).reduce((sum, one) => sum + one, 0);
    const moves = times.length;
    if (lost > 0) throw new Error(`${lost} acknowledged moves are lost`);
    const { p50, p95, max } = percentiles(times);
    return {
      games,
      moves,
      lost,
      seconds: round(seconds),
      movesPerSecond: round(moves / seconds),
      move: { p50, p95, max },
    };
  } finally {
    await service.stop();
  }
}

async function inParallel<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let n = next++; n < count; n = next++) results[n] = await work(n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

async function playOne(service: TestService, people: readonly Person[], n: number, times: number[]): Promise<Played> {
  const roll = dice(n * 7919 + 17);
  const title = pick(TITLES, roll);
  const count = title.players.min + roll(Math.min(4, title.players.max - title.players.min + 1));
  const from = roll(PEOPLE - count);
  if (n % GAMES_A_DAY === 0) service.clock.advance(24 * 3600);
  const head = await service.startGame(people.slice(from, from + count), { title: title.id, name: `Load ${n}` });
  const acknowledged = new Map<number, string>();
  for (let move = 0; move < MOVES; move++) {
    const made = await moveOnce(service, head, `load-${n}-${move}-move`, roll, times);
    if (made === null) break;
    acknowledged.set(made, `load-${n}-${move}-move`);
  }
  await service.notify(head.id);
  return { game: head.id, acknowledged };
}

/** One move; answers the version that it became, or null when the game is over. */
async function moveOnce(
  { services }: TestService,
  { id, seats }: GameHead,
  submission: string,
  roll: (below: number) => number,
  times: number[],
): Promise<number | null> {
  const { state, version } = await services.games.load(id);
  if (!state || state.result) return null;
  const { seat, move } = randomMove(decision(state), roll);
  const start = performance.now();
  const person = seats[seat]?.person ?? "";
  const answer = await services.games.submit({ game: id, seat, person, version, submission, moves: [move] });
  times.push(performance.now() - start);
  if (answer.outcome !== "accepted") throw new Error(`a listed move was ${answer.outcome}`);
  return answer.version;
}

async function lostIn({ deps }: TestService, played: Played | undefined): Promise<number> {
  if (!played) return 0;
  const verdict = await verifyGame(deps, played.game);
  if (!verdict.ok) throw new Error(`${verdict.game} at ${verdict.version}: ${verdict.fault}`);
  const entries = await deps.store.log.entries(played.game, 1, verdict.entries);
  const kept = new Map(entries.map(({ version, submission }) => [version, submission]));
  return [...played.acknowledged].filter(([version, submission]) => kept.get(version) !== submission).length;
}
