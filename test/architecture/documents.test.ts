/** What the documents say about tests and alarms: every file and title that they name exists. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const PROJECT = new URL("../../", import.meta.url).pathname;
const read = (path: string): string => readFileSync(PROJECT + path, "utf8");

/** The rows of all tables, without their heads. */
function rowsOf(text: string): string[][] {
  const lines = text.split("\n");
  const isRow = (line: string | undefined): boolean => line?.startsWith("| ") ?? false;
  const isHead = (line: number): boolean => !isRow(lines[line - 1]) && isRow(lines[line]);
  return lines
    .filter((line, at) => isRow(line) && !isHead(at) && !/^\| -/.test(line))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe("the page of promises", () => {
  const rows = rowsOf(read("docs/promises.md"));

  it("has the eleven promises in order", () => {
    expect(rows.map(([promise]) => Number.parseInt(promise ?? "", 10))).toEqual(
      Array.from({ length: 11 }, (_, n) => n + 1),
    );
  });

  it.each(rows)("%s is named in tests that exist", (_promise, _mechanism, tests = "") => {
    const named = [...tests.matchAll(/`([^`]+)` "([^"]+)"/g)];
    expect(named.length).toBeGreaterThan(0);
    for (const [, file = "", title = ""] of named) expect(read(file)).toContain(`"${title}"`);
  });
});

describe("the page of threats", () => {
  it.each(rowsOf(read("docs/threats.md")))("%s: %s", (...cells) => {
    const files = [...(cells[3] ?? "").matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(PROJECT + file), file).toBe(true);
  });
});
