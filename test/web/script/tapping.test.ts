/** Routes put together by tapping hexes. */
import { expect, it } from "vitest";
import { atTrain, withHex } from "../../../web/script/tapping.ts";

it("a tapped hex goes to the end of the line of the caret", () => {
  const text = "2-0: H12\n3-1: F4 F6";
  expect(withHex(text, 3, "H10")).toEqual({ text: "2-0: H12 H10\n3-1: F4 F6", caret: 12 });
  expect(withHex(text, text.length, "F8")).toEqual({ text: "2-0: H12\n3-1: F4 F6 F8", caret: 22 });
});

it("the last hex tapped again is taken back, also where its stop is named or passed", () => {
  for (const last of ["H10", "H10.c1", "(H10)"])
    expect(withHex(`2-0: H12 ${last}`, 9, "H10")).toEqual({ text: "2-0: H12", caret: 8 });
  expect(withHex("2-0: H12 H10", 9, "H1").text).toBe("2-0: H12 H10 H1");
});

it("a train's button leads to its line, or begins one", () => {
  expect(atTrain("2-0: H12\n\n3-1: F4", "2-0")).toEqual({ text: "2-0: H12\n3-1: F4", caret: 8 });
  expect(atTrain("2-0: H12\n", "3-1")).toEqual({ text: "2-0: H12\n3-1:", caret: 13 });
  expect(atTrain("", "3-1")).toEqual({ text: "3-1:", caret: 4 });
});
