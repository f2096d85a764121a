/** What counts as news: everything since one's last turn, told seat by seat. */
import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../../lambdas/service/api.ts";
import { changedHexes, pieces } from "../../../web/game/news.tsx";
import { newsFor, sinceLastMove } from "../../../web/routes/scenes.ts";
import { entryOf } from "../support/scenes.ts";

/** Entries of these seats, in this order. */
const entries = (...seats: readonly number[]): LogEntry[] => seats.map((seat, index) => entryOf(index + 1, seat, []));
const versions = (list: readonly { readonly version: number }[]): number[] => list.map(({ version }) => version);

describe("news", () => {
  it("begin after one's last move", () => {
    expect(versions(sinceLastMove(entries(0, 1, 2, 1), 0, true))).toEqual([2, 3, 4]);
  });

  it("stay in sight during the steps of one's own turn", () => {
    expect(versions(sinceLastMove(entries(0, 1, 2, 0, 0), 0, true))).toEqual([2, 3, 4, 5]);
  });

  it("are none right after one's turn", () => {
    expect(sinceLastMove(entries(0, 1, 2, 0), 0, false)).toEqual([]);
  });

  it("are everything for who has not moved yet", () => {
    expect(versions(sinceLastMove(entries(1, 2), 0, true))).toEqual([1, 2]);
  });

  it("are the latest for onlookers, and for everybody once the game is over", () => {
    const latest = versions(newsFor(entries(0, 1, 2, 1, 2, 0), null, false));
    expect(latest.at(-1)).toBe(6);
    expect(latest.length).toBeGreaterThan(1);
  });

  it("join what a seat did in a row into one piece", () => {
    expect(pieces(entries(1, 1, 2, 1)).map(({ seat, version }) => [seat, version])).toEqual([
      [1, 2],
      [2, 3],
      [1, 4],
    ]);
  });

  it("hold what was said, which is no move of one's own", () => {
    const [mine, hers, said] = entries(0, 1, 0);
    const talk: LogEntry = { ...(said ?? expect.fail()), kind: "said", message: "well played" };
    const list = [mine ?? expect.fail(), hers ?? expect.fail(), talk];
    expect(versions(sinceLastMove(list, 0, false))).toEqual([2, 3]);
    expect(pieces(list).map(({ messages }) => messages)).toEqual([[], [], ["well played"]]);
  });

  it("mark a hex with the number of the piece that changed it last", () => {
    const laid = {
      type: "tileLaid",
      corporation: "PRR",
      hex: "H10",
      tile: "57",
      rotation: 1,
      replaced: null,
      cities: [0],
      company: null,
      cost: 0,
      counts: true,
    } as const;
    const lay = { ...laid, cities: [...laid.cities] };
    const told = pieces([entryOf(1, 0, [lay]), entryOf(2, 1, [{ ...lay, hex: "H14" }]), entryOf(3, 0, [lay])]);
    expect([...changedHexes(told)]).toEqual([
      ["H10", 3],
      ["H14", 2],
    ]);
  });
});
