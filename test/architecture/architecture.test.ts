/**
 * The architecture's rules over the real tree. Each failing rule lists its offenders; how the rules themselves are known
 * to bite stands in rules.test.ts.
 */
import { expect, test } from "vitest";
import {
  foreignPackages,
  importCycles,
  impurities,
  longFiles,
  namedTitles,
  uncheckedTypes,
  wrongArrows,
} from "./rules.ts";
import { allSources } from "./sources.ts";

const SOURCES = allSources();

test("the tree is read at all", () => {
  expect(SOURCES.map((source) => source.path)).toContain("engine/index.ts");
});

test("every import within the project names a file that exists", () => {
  const paths = new Set(SOURCES.map((source) => source.path));
  const program = SOURCES.filter((source) => !source.path.startsWith("test/"));
  const lost = program.flatMap(({ path, imports }) =>
    imports.filter((to) => /\.tsx?$/.test(to) && !paths.has(to)).map((to) => `${path} -> ${to}`),
  );
  expect(lost).toEqual([]);
});

test("the engine imports nothing outside the engine", () => {
  expect(wrongArrows(SOURCES, ["engine"])).toEqual([]);
});

test("use cases, store and mail import neither pages nor handlers nor infrastructure", () => {
  expect(wrongArrows(SOURCES, ["service", "store", "mail"])).toEqual([]);
});

test("pages import the engine and the use cases, nothing else of the project", () => {
  expect(wrongArrows(SOURCES, ["web"])).toEqual([]);
});

test("the browsers' script imports nothing but itself", () => {
  expect(wrongArrows(SOURCES, ["script"])).toEqual([]);
});

test("handlers import no infrastructure, and nothing imports tests", () => {
  expect(wrongArrows(SOURCES, ["handlers", "infra"])).toEqual([]);
});

test("the engine uses no package but zod, the use cases and pages none of AWS", () => {
  expect(foreignPackages(SOURCES)).toEqual([]);
});

test("no file imports itself by way of others", () => {
  expect(importCycles(SOURCES)).toEqual([]);
});

test("code that all titles share names no title", () => {
  expect(namedTitles(SOURCES)).toEqual([]);
});

test("the engine has no clock, chance, environment or output", () => {
  expect(impurities(SOURCES)).toEqual([]);
});

test("no file is longer than 600 lines", () => {
  expect(longFiles(SOURCES)).toEqual([]);
});

test("nothing is typed `any`, and the compiler is never told to look away", () => {
  expect(uncheckedTypes(SOURCES)).toEqual([]);
});
