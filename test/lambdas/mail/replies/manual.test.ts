/** The player's page on notation: the lines about absences and programmed moves in its tables are read as such. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { awayLineIn } from "../../../../lambdas/mail/replies/away.ts";
import { programLines } from "../../../../lambdas/mail/replies/programs.ts";

const page = readFileSync(new URL("../../../../docs/notation.md", import.meta.url), "utf8");
const linesUnder = (heading: string): string[] => {
  const section = page.slice(page.indexOf(`## ${heading}`)).split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, line]) => line ?? ""));
};

describe("docs/notation.md", () => {
  it.each(linesUnder("Absences"))("%s is read as a line about an absence", (line) => {
    expect(awayLineIn(line, "2026-07-20")?.kind).toMatch(/^(away|back|list)$/);
  });

  it.each(linesUnder("Programmed moves"))("%s is read as a line about programmed moves", (line) => {
    expect(programLines(line)?.map(({ kind }) => kind)).toEqual([expect.stringMatching(/^(add|turn|list|cancel)$/)]);
  });

  it("names both in three languages", () => {
    expect(linesUnder("Absences").length).toBeGreaterThanOrEqual(15);
    expect(linesUnder("Programmed moves").length).toBeGreaterThanOrEqual(21);
  });
});
