/** Draft, eight sets, local price track, export and end: 18CZ-2. */
import { describe, expect, it } from "vitest";
import { type EventOf, type EventType, type GameEvent, titleById } from "../../../../engine/index.ts";
import { done, par, pass } from "../../../support/moves.ts";
import { cash, game18cz, operating, owns, P1, P2, P3, stock } from "../../../support/positions.ts";
import { card, localPrice, owes, railway, stackAt } from "../../../support/positions18cz.ts";
import { given, type Scene } from "../../../support/scene.ts";

/** The events of one kind. */
const all = <T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** A whole game in which everybody passes; the events of each stock round and the operating rounds after it. */
function idleGame(): { sets: GameEvent[][]; end: Scene } {
  const sets = Array.from({ length: 8 }, (): GameEvent[] => []);
  let at = given(game18cz(3));
  while (!at.state.result) {
    const { round } = at.state;
    const [seat = -1] = at.decision.deciders;
    at = at.when(seat, pass);
    if (round.kind === "stock") sets[round.number - 1]?.push(...at.events);
  }
  return { sets, end: at };
}

const idle = idleGame();
const events = idle.sets.flat();

describe("the sets", () => {
  it("18CZ-2.1: after the draft eight sets of 1, 1, 1, 1, 2, 2, 2, 3 operating rounds: 13 in all", () => {
    expect(all(events, "operatingSetStarted").map((one) => [one.set, one.of])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [6, 2],
      [7, 2],
      [8, 3],
    ]);
    expect(all(events, "operatingRoundStarted")).toHaveLength(13);
  });

  const TRACK = [40, 45, 50, 55, 60, 65, 70, 75, 80, 90, 100, 110, 120];
  const ROUNDS = ["1.1", "2.1", "3.1", "4.1", "5.1", "5.2", "6.1", "6.2", "7.1", "7.2", "8.1", "8.2", "8.3"];

  it("18CZ-2.2: the local price moves at the start of every operating round, by 5 up to 80 and by 10 from then on", () => {
    const seen = events.flatMap((event): (number | string)[] => {
      if (event.type === "companyPriceSet") return [event.price];
      return event.type === "operatingRoundStarted" ? [`${event.set}.${event.number}`] : [];
    });
    expect(seen).toEqual(TRACK.flatMap((price, n) => [price, ROUNDS[n] ?? ""]));
  });

  it("18CZ-2.2: it moves before local railways pay their income", () => {
    const start = given(game18cz(3), owns(P1, "S1"), stock(P3, { passes: 2 })).when(P3, pass);
    start.follows({ type: "companyPriceSet", price: 45 }, { type: "moneyPaid", reason: "companyRevenue" });
  });

  it("18CZ-2.2: it holds until the next operating round begins, so also in the stock round between", () => {
    expect(given(game18cz(3)).state.companyPrice).toBeNull();
    const next = given(game18cz(3), stock(P3, { number: 5, passes: 2 })).when(P3, pass);
    expect(next.state).toMatchObject({ companyPrice: 65, round: { kind: "stock", number: 6 } });
    expect(next.when(P1, par("BCB", 50)).state.companyPrice).toBe(65);
  });
});

describe("the export", () => {
  it("18CZ-2.3: after each of sets 1 to 7 the top card leaves the game, before the stock round", () => {
    const exported = idle.sets.map((set) => all(set, "trainExported").map((event) => event.train.id));
    expect(exported).toEqual([["2a-0"], ["2a-1"], ["2a-2"], ["2a-3"], ["2a-4"], ["2b-0"], ["2b-1"], []]);
    for (const set of idle.sets.slice(0, 7)) {
      const kinds = set.map((event) => event.type);
      expect(kinds.indexOf("trainExported")).toBeGreaterThan(kinds.lastIndexOf("operatingRoundStarted"));
      expect(kinds.indexOf("stockRoundStarted")).toBeGreaterThan(kinds.indexOf("trainExported"));
    }
  });

  it("18CZ-2.3, 18CZ-15.8: it is a card of the stack, never one of the pool, and it opens its phase", () => {
    const start = given(game18cz(3), card("pool", "2a"), stackAt("b"), stock(P3, { passes: 2 })).when(P3, pass);
    start.follows({ type: "trainExported", train: { id: "2b-0", rank: "2b" } }, { type: "phaseStarted", phase: "b" });
    expect(start.state.depot.pool).toHaveLength(1);
    expect(start.state.depot.queue[0]?.id).toBe("2b-1");
  });

  it("18CZ-2.3: once a set, not after each of its operating rounds", () => {
    const set = given(game18cz(3), stock(P3, { number: 5, passes: 2 })).when(P3, pass);
    expect(all(set.events, "operatingRoundStarted")).toHaveLength(2);
    expect(all(set.events, "trainExported")).toHaveLength(1);
  });
});

describe("the end", () => {
  it("18CZ-2.4: the game ends after operating round 8.3, without an export", () => {
    expect(all(events, "gameEnded")).toMatchObject([{ reason: "rounds", last: "8.3" }]);
    expect(idle.end.state.round.kind).toBe("ended");
    expect(all(idle.sets[7] ?? [], "trainExported")).toEqual([]);
    expect(idle.end.decision).toMatchObject({ step: "over", deciders: [], options: [] });
    const over = given(idle.end.state);
    over.when(P1, pass).refused("GAME_OVER", "C-17.6");
  });

  /** The last corporation of an operating round ends its turn. */
  const lastTurn = (set: number, number: number) =>
    given(
      game18cz(3),
      railway("BCB", { director: P1, trains: ["2a"] }),
      owns("BCB", "S1"),
      localPrice(110),
      operating("BCB", "companies", {}, { set, number, of: set === 8 ? 3 : 2 }),
    );

  it.each([
    [7, 2],
    [8, 1],
    [8, 2],
  ])("18CZ-2.4: not after operating round %i.%i", (set, number) => {
    lastTurn(set, number).when(P1, done).without("gameEnded");
  });

  it("18CZ-2.4: after 8.3 it does, in the middle of play", () => {
    lastTurn(8, 3).when(P1, done).follows({ type: "gameEnded", last: "8.3" }).without("trainExported");
  });

  it("18CZ-2.4: money, trains or a player's ruin do not end it", () => {
    const ruined = [cash(P1, 0), cash(P2, 0), cash(P3, 200), owes(P1, 5000), owes(P2, 900)];
    const start = given(game18cz(3), ...ruined, stackAt("j"), stock(P3, { passes: 2 })).when(P3, pass);
    start.follows(
      { type: "trainExported", train: { id: "5j-0", rank: "5j" } },
      { type: "stockRoundStarted", number: 3 },
    );
    start.without("gameEnded", "bankBroke");
  });

  it("18CZ-2.1: the title knows no other number of rounds", () => {
    const { parameters } = titleById("18cz");
    expect(parameters.sets).toEqual([1, 1, 1, 1, 2, 2, 2, 3]);
    expect(parameters.companyPrices).toHaveLength(13);
  });
});
