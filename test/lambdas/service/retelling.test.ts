/** A game played here, with moves taken back and moves sent together, given out as a file of 18xx.games and taken over again: the same log of moves. */
import { expect, it } from "vitest";
import { decide, decision, type GameState, type Move } from "../../../engine/index.ts";
import type { LogEntry, Person } from "../../../lambdas/service/api.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { bodies, dice } from "../../support/legal.ts";
import { randomMove } from "../../support/random-moves.ts";
import { startService, type TestService } from "../../support/service.ts";

interface Table {
  readonly service: TestService;
  readonly game: string;
  submissions: number;
}

async function submit(at: Table, seat: number, moves: readonly Move[]): Promise<void> {
  const { games } = at.service.services;
  const head = await games.head(at.game);
  const submission = `submission-${at.submissions++}`;
  const person = head.seats[seat]?.person ?? "";
  const answer = await games.submit({ game: at.game, seat, person, version: head.version, submission, moves });
  expect(answer.outcome).toBe("accepted");
}

async function state(at: Table): Promise<GameState> {
  return (await at.service.services.games.load(at.game)).state ?? expect.fail("no state");
}

/** Some moves as they come; answers the seat of the last. */
async function play(at: Table, count: number, roll: ReturnType<typeof dice>): Promise<number> {
  let last = -1;
  for (let n = 0; n < count; n++) {
    const { seat, move } = randomMove(decision(await state(at)), roll);
    await submit(at, seat, [move]);
    last = seat;
  }
  return last;
}

/** The seat takes back so many moves, and all who must agree do. */
async function takeBack(at: Table, seat: number, count: number): Promise<void> {
  const { games, undo } = at.service.services;
  const step = (await undo.steps(at.game, seat))[count - 1] ?? expect.fail("no step");
  for (let wish: "ask" | "answer" = "ask"; ; wish = "answer") {
    const head = await games.head(at.game);
    const [one] = head.undo?.answering ?? [];
    const by = wish === "ask" ? seat : one;
    if (by === undefined) return;
    const person = head.seats[by]?.person ?? "";
    const deed = {
      game: at.game,
      seat: by,
      person,
      version: head.version,
      submission: `submission-${at.submissions++}`,
    };
    if (wish === "ask") await undo.takeBack({ ...deed, to: step.to });
    else await undo.answer({ ...deed, request: head.undo?.version ?? 0, answer: "accepted" });
  }
}

/** What the log tells of moves: each with the entry that has taken it back, counted among these entries. */
function told(entries: readonly LogEntry[]) {
  const kept = entries.filter(({ kind }) => kind === "started" || kind === "moved" || kind === "undone");
  const place = new Map(kept.map(({ version }, at) => [version, at]));
  const standing = (version = 0): number => kept.findLastIndex((one) => one.version <= version);
  return kept.slice(1).map(({ kind, seat, moves, events, undone, undo }) => ({
    ...{ kind, moves, events, undone: undone === undefined ? null : place.get(undone) },
    seat: kind === "moved" ? seat : null,
    to: undo ? standing(undo.to) : null,
  }));
}

/** Two moves at once of whoever is asked, if that can be. */
function pairIn(now: GameState) {
  for (const option of decision(now).options.filter(({ side }) => !side)) {
    for (const move of bodies(option)) {
      const decided = decide(now, option.seat, move);
      const next = decided.accepted ? decision(decided.state).options : [];
      const then = next.find((one) => one.seat === option.seat && !one.side);
      const [second] = then && move.type !== "pass" ? bodies(then) : [];
      if (second) return { seat: option.seat, moves: [move, second] };
    }
  }
  return null;
}

it("has every move that was taken back, and what was sent together", async () => {
  const service = await startService();
  try {
    const people: Person[] = [await service.signIn("Anna"), await service.signIn("Bert"), await service.signIn("Cleo")];
    const at: Table = { service, game: (await service.startGame(people, { title: "1830" })).id, submissions: 0 };
    const roll = dice(11);
    const last = await play(at, 5, roll);
    await takeBack(at, last, 2);
    const again = await play(at, 2, roll);
    await takeBack(at, again, 3);
    while ((await state(at)).round.kind !== "stock") await play(at, 1, roll);
    while (!pairIn(await state(at))) await play(at, 1, roll);
    const pair = pairIn(await state(at)) ?? expect.fail("no pair");
    await submit(at, pair.seat, pair.moves);
    await takeBack(at, pair.seat, 1);
    await submit(at, pair.seat, pair.moves);

    const { games, exchange } = service.services;
    const here = await games.entries(at.game, 1);
    const file = await exchange.exportFile(at.game);
    const head = await games.head(at.game);
    const seats = head.seats.map(({ person }) => {
      const address = people.find(({ id }) => id === person)?.address ?? "";
      return person === people[0]?.id ? ("host" as const) : { address };
    });
    const [host] = people;
    const asked = { text: file, name: "Again", seats, language: "en" as const, partial: false };
    const copy = await exchange.importFile(host ?? expect.fail("nobody"), asked);
    const there = await games.entries(copy.id, 1);
    expect(told(there)).toEqual(told(here));
    expect(there.filter(({ moves }) => moves.length === 2)).toHaveLength(2);
    expect(there.filter(({ undone }) => undone !== undefined).length).toBeGreaterThan(4);
    expect({ ...(await games.load(copy.id)).state, seed: 0 }).toEqual({ ...(await state(at)), seed: 0 });
    expect(await verifyGame(service.deps, copy.id)).toMatchObject({ ok: true, entries: copy.version });
    expect(there.filter(({ kind }) => kind === "undone").every(({ imported }) => imported)).toBe(true);
    expect(JSON.parse(await exchange.exportFile(copy.id)).actions).toEqual(JSON.parse(file).actions);
  } finally {
    await service.stop();
  }
}, 60_000);
