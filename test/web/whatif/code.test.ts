/** The moves of a what-if in an address: what is packed is unpacked as it was, and nothing else is read. */
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { moveSchema } from "../../../engine/index.ts";
import type { Play } from "../../../web/game/draft.ts";
import { MOST_PLAYS, NO_PLAYS, packPlays, unpackPlays } from "../../../web/whatif/code.ts";
import { playRandomly } from "../../engine/narration/random-game.ts";

const packed = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString("base64url");

describe("the code of a what-if", () => {
  it("holds the moves of any stretch of any game, and fits into an address", () => {
    for (const title of ["1830", "18cz", "1835"]) {
      const plays: Play[] = [...playRandomly(3, 3, 90, title)].map(({ seat, move }) => ({ seat, move }));
      for (let from = 0; from < plays.length; from += MOST_PLAYS) {
        const some = plays.slice(from, from + MOST_PLAYS);
        const code = packPlays(some) ?? expect.fail("too long");
        expect(code).toMatch(/^[\w-]+$/);
        expect(code.length).toBeLessThan(2_500);
        expect(unpackPlays(code)).toEqual(some.map(({ seat, move }) => ({ seat, move: moveSchema.parse(move) })));
      }
    }
  }, 20_000);

  it("of no moves is short, and no other code means none", () => {
    expect([packPlays([]), unpackPlays(NO_PLAYS)]).toEqual(["0", []]);
    expect(unpackPlays(packed([]))).toBeNull();
  });

  it("is refused to more moves than a what-if holds", () => {
    const pass: Play = { seat: 0, move: { type: "pass" } };
    expect(packPlays(Array(MOST_PLAYS).fill(pass))).not.toBeNull();
    expect(packPlays(Array(MOST_PLAYS + 1).fill(pass))).toBeNull();
  });

  it.each([
    ["nothing", ""],
    ["letters by chance", "abcdefgh"],
    ["what no address of ours holds", "<b>'\"/../%00"],
    ["something that is no JSON", deflateRawSync("[[0,").toString("base64url")],
    ["other JSON", packed({ seat: 0 })],
    ["no moves", packed([[0, { type: "cheat" }]])],
    ["odd seats", packed([[-1, { type: "pass" }]])],
    ["seats beyond any table", packed([[99, { type: "pass" }]])],
    ["more moves than it may", packed(Array(MOST_PLAYS + 1).fill([0, { type: "pass" }]))],
    ["a text that bursts", deflateRawSync("[".padEnd(5_000_000, " ")).toString("base64url")],
    ["more letters than an address has", "A".repeat(5_000)],
    ["a good one cut short", packed([[0, { type: "pass" }]]).slice(0, -4)],
  ])("made of %s is none", (_, code) => {
    expect(unpackPlays(code)).toBeNull();
  });
});
