/** Games of other engines, written as files and read back. All of them: `npm run -s round-trip`; here every twelfth. */
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { gameFiles } from "./line.ts";
import { roundTrip } from "./roundTrip.ts";

describe.each(["1830", "18cz"])("%s", (title) => {
  const files = gameFiles(title).filter((path, at) => at % 12 === 0 || path.includes("recorded"));
  it.each(files.map((path) => [basename(path), path]))("%s is the same game again", (_name, path) => {
    const { differs, own, moves } = roundTrip(path);
    expect(differs).toBeNull();
    expect(own).toEqual([]);
    expect(moves).toBeGreaterThan(200);
  });
});
