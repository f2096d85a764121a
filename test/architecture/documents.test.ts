/** What the documents say about tests and alarms: every file and title that they name exists. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HANDLERS } from "../../infra/aws/bundling.ts";

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

  /** Each promise in the lists below the table, on one line. */
  const lists = read("docs/promises.md")
    .split(/\n(?=- \*\*|#|\n)/)
    .map((item) => item.replace(/\s+/g, " ").trim())
    .filter((item) => item.startsWith("- **"));
  /** Files with the titles named after them: "a" or "a", "b". */
  const namedIn = (text: string): [string, string][] =>
    [...text.matchAll(/`(test\/[^`]+\.tsx?)`((?:,? "[^"]+")+)/g)].flatMap(([, file = "", titles = ""]) =>
      [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]): [string, string] => [file, title]),
    );

  it.each([...rows.map(([promise = "", , tests = ""]) => [promise, tests]), ...lists.map((item) => [item, item])])(
    "%s is named in tests that exist",
    (_promise, tests = "") => {
      const named = namedIn(tests);
      expect(named.length).toBeGreaterThan(0);
      for (const [file, title] of named) expect(read(file)).toContain(`"${title}"`);
    },
  );
});

describe("the page of threats", () => {
  it.each(rowsOf(read("docs/threats.md")))("%s: %s", (...cells) => {
    const files = [...(cells[3] ?? "").matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(PROJECT + file), file).toBe(true);
  });
});

describe("the operator's guide", () => {
  const guide = read("docs/operation.md");

  it("says what to do at every alarm that the stack has", () => {
    const added = [...read("infra/aws/alarms.ts").matchAll(/this\.add\([`"]([^`"]+)[`"]/g)].map(
      ([, name = ""]) => name,
    );
    const names = added.flatMap((name) =>
      name.endsWith("}-errors") ? HANDLERS.map((handler) => `${handler}-errors`) : name.replace(/^\$\{\w+\}/, "..."),
    );
    expect(names.length).toBeGreaterThan(8);
    const rows = rowsOf(guide).map(([alarm = ""]) => alarm);
    for (const name of names)
      expect(
        rows.some((alarm) => alarm.includes(`\`${name}\``)),
        name,
      ).toBe(true);
  });

  it("names only commands that there are", () => {
    const { scripts } = JSON.parse(read("package.json"));
    for (const [, name = ""] of guide.matchAll(/npm run -s ([\w-]+)/g)) expect(Object.keys(scripts)).toContain(name);
  });
});
