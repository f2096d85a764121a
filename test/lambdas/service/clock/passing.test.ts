/** A pass for somebody whose time is up: only by the others' majority, only where it is legal and costs nothing, and on the record. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide, type GameState } from "../../../../engine/index.ts";
import type { GameHead, Person } from "../../../../lambdas/service/api.ts";
import { mayPassFor } from "../../../../lambdas/service/clock/passing.ts";
import { tickClocks } from "../../../../lambdas/service/clock/ticking.ts";
import { verifyGame } from "../../../../lambdas/service/verifying.ts";
import { lineOf } from "../../../conformance/line.ts";
import { startService, type TestService } from "../../../support/service.ts";

const PACE = {
  ...{ hours: 24, days: [1, 2, 3, 4, 5, 6, 7], quiet: null, grace: 6, atTimeout: "pass" },
  reminders: { before: [], after: [] },
};
const DAY = 24 * 3600;

let service: TestService;
let people: Person[];
let game: GameHead;
beforeAll(async () => {
  service = await startService();
  people = await Promise.all(["Anna", "Bert", "Cleo", "Dora"].map((name) => service.signIn(name)));
});
afterAll(() => service.stop());

const begin = async (input: object = {}, players = people): Promise<void> => {
  await tickClocks(service.deps);
  game = await service.startGame(players, { pace: { ...PACE, ...input } });
  await service.notify(game.id);
};
/** The schedule runs meanwhile: this is no downtime. */
const wait = async (seconds: number): Promise<void> => {
  const { clocks } = service.deps.store;
  service.clock.advance(seconds);
  await clocks.beat(await clocks.heart(), { at: service.clock.now(), gaps: [] });
};
const personAt = (seat: number): Person => people.find(({ id }) => game.seats[seat]?.person === id) ?? expect.fail();
const head = () => service.services.games.head(game.id);
async function vote(by: number, seat = 0): Promise<GameHead> {
  const clock = (await head()).clocks.find((one) => one.seat === seat)?.version ?? 0;
  return service.services.clock.letPass(personAt(by), game.id, { seat, clock });
}

describe("a seat whose time is up", () => {
  it("passes when more than half of the other seats want it, and the log says who", async () => {
    await begin();
    await wait(30 * 3600);
    const once = await vote(1);
    expect(once.clocks[0]).toMatchObject({ votes: [1], needed: 2, isOver: true });
    expect((await vote(1)).version).toBe(once.version);
    const after = await vote(2);
    expect(after.waiting.map(({ seat }) => seat)).toEqual([1]);
    const entries = await service.services.games.entries(game.id, game.version + 1);
    expect(entries).toMatchObject([
      { kind: "voted", by: personAt(1).id, seat: 0, voters: [1] },
      { kind: "moved", by: personAt(2).id, seat: 0, voters: [1, 2], moves: [{ type: "pass" }] },
    ]);
    expect(await verifyGame(service.deps, game.id)).toMatchObject({ ok: true, moved: 1, redecided: 1 });
  });

  it("is told to the others once, with the game's page, and not to the player as something to vote on", async () => {
    await begin();
    await wait(30 * 3600);
    await tickClocks(service.deps);
    await tickClocks(service.deps);
    for (const [seat] of game.seats.entries()) {
      const told = service
        .mailsTo(personAt(seat).address)
        .filter((one) => one.text.includes(game.id) && /time is up/.test(one.subject));
      expect(told).toHaveLength(seat === 0 ? 0 : 1);
      if (seat > 0) expect(told[0]?.text).toContain(`https://bahnpost.test/g/${game.id}`);
    }
  });

  it("does not pass by itself, however long nobody votes", async () => {
    await begin();
    for (let day = 0; day < 20; day++) {
      await wait(DAY);
      await tickClocks(service.deps);
    }
    expect((await head()).version).toBe(game.version);
  });

  it("loses the votes when its player moves after all", async () => {
    await begin();
    await wait(30 * 3600);
    const stale = (await vote(1)).clocks[0]?.version ?? 0;
    const { version } = await head();
    const submission = { game: game.id, seat: 0, person: personAt(0).id, submission: "late-but-here" };
    const answer = await service.services.games.submit({ ...submission, version, moves: [{ type: "pass" }] });
    expect(answer.outcome).toBe("accepted");
    await expect(service.services.clock.letPass(personAt(2), game.id, { seat: 0, clock: stale })).rejects.toMatchObject(
      {
        reason: "passGone",
      },
    );
    expect((await head()).clocks[0]).toMatchObject({ seat: 1, votes: [] });
  });

  it("lets its player move although somebody has voted since the form was opened", async () => {
    await begin();
    await wait(30 * 3600);
    const form = { game: game.id, seat: 0, person: personAt(0).id, version: game.version, submission: "opened-before" };
    await vote(3);
    const answer = await service.services.games.submit({ ...form, moves: [{ type: "pass" }] });
    expect(answer.outcome).toBe("accepted");
  });

  it("passes once, however many vote at the same moment", async () => {
    await begin();
    await wait(30 * 3600);
    const clock = (await head()).clocks[0]?.version ?? 0;
    const votes = [1, 2, 3, 1, 2, 3].map((seat) =>
      service.services.clock.letPass(personAt(seat), game.id, { seat: 0, clock }).catch(({ reason }) => reason),
    );
    for (const answer of await Promise.all(votes))
      if (typeof answer === "string") expect(["passGone", "busy"]).toContain(answer);
    const entries = await service.services.games.entries(game.id, game.version + 1);
    expect(entries.filter(({ kind }) => kind === "moved")).toHaveLength(1);
  });
});

describe("nobody passes for a seat", () => {
  it("before its time and the grace are over, or while its player is away or the service was down", async () => {
    await begin();
    await expect(vote(1)).rejects.toMatchObject({ reason: "notOverdue" });
    await wait(30 * 3600 - 60);
    await expect(vote(1)).rejects.toMatchObject({ reason: "notOverdue" });
    await begin();
    service.clock.advance(40 * 3600);
    await expect(vote(1)).rejects.toMatchObject({ reason: "notOverdue" });
  });

  it("who is that player, or sits at another table", async () => {
    await begin({}, people.slice(0, 3));
    await wait(30 * 3600);
    await expect(vote(0)).rejects.toMatchObject({ situation: "forbidden" });
    const stranger = people[3] ?? expect.fail();
    const clock = (await head()).clocks[0]?.version ?? 0;
    await expect(service.services.clock.letPass(stranger, game.id, { seat: 0, clock })).rejects.toMatchObject({
      situation: "forbidden",
    });
    expect((await head()).version).toBe(game.version);
  });

  it.each(["wait", "remind", "replace"])("at a table that has agreed to %s", async (atTimeout) => {
    await begin({ atTimeout });
    await wait(40 * 3600);
    await expect(vote(1)).rejects.toMatchObject({ reason: "passGone" });
    expect((await head()).clocks[0]?.isSought).toBe(atTimeout === "replace");
    await tickClocks(service.deps);
    const sought = service
      .mailsTo(personAt(1).address)
      .filter(({ subject, text }) => text.includes(game.id) && /sought/.test(subject));
    expect(sought).toHaveLength(atTimeout === "replace" ? 1 : 0);
  });
});

describe("through a whole game", () => {
  it.each(["games/1830-4p-normal-1030.json.gz", "games/18cz-4p-40102.json.gz", "own/1835-5-clemens-2.json.gz"])(
    "%s: what the others may do for a seat is a legal pass, takes no money from it, and buys nothing",
    (path) => {
      const { states } = lineOf(new URL(`../../../conformance/${path}`, import.meta.url).pathname);
      const seen = { may: 0, mayNot: 0 };
      for (const [at, state] of states.entries()) {
        if (at % 5 > 0 || state.result) continue;
        for (const { seat } of state.players.map((_, seat) => ({ seat }))) {
          if (!mayPassFor(state, seat)) seen.mayNot += 1;
          else {
            seen.may += 1;
            check(state, seat);
          }
        }
      }
      expect(Math.min(seen.may, seen.mayNot)).toBeGreaterThan(10);
    },
  );
});

function check(state: GameState, seat: number): void {
  const passed = decide(state, seat, { type: "pass" });
  if (!passed.accepted) throw new Error(`no pass of ${seat}`);
  expect(passed.state.players[seat]?.cash).toBeGreaterThanOrEqual(state.players[seat]?.cash ?? 0);
  for (const [symbol, before] of Object.entries(state.corporations)) {
    if (before.president !== seat) continue;
    expect(passed.state.corporations[symbol]?.cash).toBeGreaterThanOrEqual(before.cash);
  }
  const bought = passed.events.filter(
    (event) => event.type === "sharesBought" || event.type === "companyBoughtInStockRound",
  );
  expect(bought.filter((event) => event.seat === seat)).toEqual([]);
}
