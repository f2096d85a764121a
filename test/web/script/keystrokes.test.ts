/** Shortcuts of one key and of two. */
import { expect, it } from "vitest";
import { NOTHING_TYPED, type as typed } from "../../../web/script/keystrokes.ts";

/** The shortcuts that these keys make, typed at these times. */
function shortcuts(...keys: readonly (readonly [string, number])[]): string[] {
  let typing = NOTHING_TYPED;
  return keys.flatMap(([key, at]) => {
    const next = typed(typing, key, at);
    typing = next.typing;
    return next.shortcut ?? [];
  });
}

it("a key is a shortcut by itself", () => {
  expect(shortcuts(["?", 0], ["j", 10], ["m", 20])).toEqual(["?", "j", "m"]);
});

it("g waits for a second key, and takes it once", () => {
  expect(shortcuts(["g", 0], ["m", 1_400], ["m", 1_500])).toEqual(["g m", "m"]);
  expect(shortcuts(["g", 0], ["g", 100], ["n", 200])).toEqual(["g g", "n"]);
});

it("g is forgotten after a pause", () => {
  expect(shortcuts(["g", 0], ["n", 1_600])).toEqual(["n"]);
});
