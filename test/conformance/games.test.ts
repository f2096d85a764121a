/** Games that came out of another engine: every state, and a selection of its lists of legal moves, must come out of ours. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readGame } from "./oracle.ts";
import { replayGame } from "./replay.ts";

const folder = new URL("games/", import.meta.url).pathname;

describe("generated games are reproduced state by state", () => {
  it.each(readdirSync(folder))("%s", (name) => {
    const file = readGame(folder + name);
    const report = replayGame(file, { legalEvery: 1 });
    expect(report.failure).toBeUndefined();
    expect(report).toMatchObject({ ok: true, actions: file.actions.length, result: "match" });
    expect(report.states).toBeGreaterThan(file.actions.length * 0.95);
    expect(report.legal).toBeGreaterThan(100);
    expect(report.routes).toBe(file.routes?.length);
  });

  it("notices a state that differs", () => {
    const file = readGame(`${folder}1830-2p-rush-1008.json.gz`);
    const delta = file.deltas?.[40];
    expect(delta).toBeDefined();
    const report = replayGame({ ...file, deltas: file.deltas?.with(40, { ...delta, bank: 1 }) }, { legalEvery: 0 });
    expect(report).toMatchObject({ ok: false, failure: { at: 40, path: "bank", expected: 1 } });
  });

  it("notices a legal move that is missing", () => {
    const file = readGame(`${folder}1830-2p-rush-1008.json.gz`);
    const sample = file.legal?.find((one) => Array.isArray(one.legal["buy"]) && one.legal["buy"].length > 0);
    expect(sample).toBeDefined();
    const legal = file.legal?.map((one) => (one === sample ? { ...one, legal: { ...one.legal, buy: [] } } : one));
    const report = replayGame({ ...file, legal }, { legalEvery: 1 });
    expect(report).toMatchObject({ ok: false, failure: { at: sample?.at, path: "legal.buy" } });
  });
});
