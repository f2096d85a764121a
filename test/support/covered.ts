/** Which numbered rules the tests of a folder name in their titles. */
import { readdirSync, readFileSync } from "node:fs";

/** `prefix` with the numbers from 1 on. */
export const numbered = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, n) => `${prefix}${n + 1}`);

/** The texts of the tests in a folder, by file. */
export const testFiles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]),
  );

/** Titles of the tests that cite a rulebook, by the rules that `cited` finds in them. */
export function testsByRule(
  folder: string,
  book: string,
  cited: (title: string) => readonly string[],
): Map<string, string[]> {
  const titles = new RegExp(`\\(\\s*"([^"\\n]*${book}-[^"\\n]*)",\\s*(?:\\(|async)`, "g");
  const found = new Map<string, string[]>();
  for (const [file, text] of testFiles(folder)) {
    for (const [, title = ""] of text.matchAll(titles)) {
      for (const rule of cited(title)) found.set(rule, [...(found.get(rule) ?? []), `${file}: ${title}`]);
    }
  }
  return found;
}
