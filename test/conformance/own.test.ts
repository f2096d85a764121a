/** Games that the engine played by itself: what came of every move then must come of it now. `npm run -s record` makes them anew. */
import { statSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../engine/index.ts";
import { fileOf, type OwnGame, ownFiles, playOwn, readOwn, replayOwn, type Step, TABLES } from "./own.ts";

const MOST_BYTES = 500_000;
const files = TABLES.map(fileOf);
const names = files.map((path) => basename(path));

const bought = (events: readonly GameEvent[]): string | undefined =>
  events.flatMap((event) => (event.type === "trainBought" ? [event.train.rank] : [])).at(-1);

/** How a corporation was formed in a move, or papers were made to join it. */
function waysIn({ before, events }: Step): string[] {
  return events.flatMap((event) => {
    if (event.type === "corporationFounded" && event.voluntary) return [`asked: ${before.formation?.when}`];
    if (event.type === "corporationFounded") return [`forced: ${bought(events)}`];
    return event.type === "paperJoined" && event.forced ? [`all join: ${bought(events)}`] : [];
  });
}

const shared = { ways: new Set<string>(), moves: new Set<string>() };

describe("games of our own are played again move by move", () => {
  it("has a game for every table, and no other; together they are small", () => {
    expect(ownFiles("1835").sort()).toEqual(files.toSorted());
    expect(files.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(MOST_BYTES);
  });

  it.each(names)("%s", (name) => {
    const game = readOwn(files[names.indexOf(name)] ?? "");
    const watch = (step: Step) => {
      for (const way of waysIn(step)) shared.ways.add(way);
    };
    expect(replayOwn(game, watch)).toBeUndefined();
    expect(game.hashes).toHaveLength(game.moves.length);
    expect(game.states).toHaveLength(Math.ceil(game.moves.length / 50));
    expect(game.result).toMatchObject({ reason: "bank" });
    for (const { move } of game.moves) {
      const power = "company" in move && (move.type === "layTile" || move.type === "placeToken");
      shared.moves.add(power ? `${move.type} by ${move.company}` : move.type);
    }
  });

  it("1835-14.1, 14.2, 14.7: Prussia is formed in all its ways in some game", () => {
    const wanted = ["asked: round", "asked: purchase", "forced: 4+4", "all join: 5"];
    expect([...shared.ways]).toEqual(expect.arrayContaining(wanted));
  });

  it("every kind of move that the title has is made in some game", () => {
    const stock = ["buyPrivate", "buyShare", "nationalise", "sellShares", "swap", "pass", "done"];
    const powers = ["placeToken by NF", "layTile by OBB", "layTile by PfB", "placeToken by PfB"];
    const turns = ["layTile", "placeToken", "run", "dividend", "buyTrain", "discardTrain", "answer", "withdraw"];
    expect([...shared.moves]).toEqual(expect.arrayContaining([...stock, ...turns, ...powers, "found", "join"]));
  });

  it("comes out the same from the same table", () => {
    const [table] = TABLES;
    if (!table) throw new Error("no table");
    expect(playOwn(table)).toEqual(readOwn(fileOf(table)));
  });
});

describe("a changed file is noticed", () => {
  const game = readOwn(files[0] ?? "");
  const spoilt = (change: (copy: OwnGame) => void) => {
    const copy = structuredClone(game);
    change(copy);
    return replayOwn(copy);
  };

  it("by the hash of the state", () => {
    const failure = spoilt(({ hashes }) => {
      hashes[70] = "000000";
    });
    expect(failure).toMatchObject({ at: 70, path: "(hash)", expected: "000000" });
  });

  it("by a whole state, with the place that differs", () => {
    const failure = spoilt(({ states }) => {
      Object.assign(states[1]?.state.bank ?? {}, { cash: 1 });
    });
    expect(failure).toMatchObject({ at: 99, seenAfter: 100, path: "bank.cash", expected: 1 });
  });

  it("by a move that is another one: the first that differs, and what differs after it", () => {
    const at = game.moves.findIndex(({ move }) => move.type === "dividend");
    const failure = spoilt(({ moves }) => {
      const one = moves[at];
      if (one?.move.type === "dividend") one.move.kind = one.move.kind === "pay" ? "withhold" : "pay";
    });
    expect(failure).toMatchObject({ at });
    expect(failure?.seenAfter).toBeGreaterThanOrEqual(at);
  });

  it("by a move that is refused", () => {
    const failure = spoilt(({ moves }) => {
      moves[3] = { seat: moves[3]?.seat ?? 0, move: { type: "declareBankruptcy" } };
    });
    expect(failure).toMatchObject({ at: 3, path: "(move declareBankruptcy)", got: "NOT_NOW (1835-4.1)" });
  });

  it("by the result", () => {
    const failure = spoilt(({ result }) => {
      result.reason = "bankrupt";
    });
    expect(failure).toMatchObject({ at: game.moves.length - 1, path: "result.reason", got: "bank" });
  });
});
