/** The architecture's rules on small made-up sources: each finds what it is for and leaves the rest in peace. */
import { expect, test } from "vitest";
import {
  foreignPackages,
  importCycles,
  impurities,
  longFiles,
  namedTitles,
  partOf,
  uncheckedTypes,
  wrongArrows,
} from "./rules.ts";
import { importedNames, sourceOf } from "./sources.ts";

test.each([
  ['import { a } from "./a.ts";', ["./a.ts"]],
  ['import type { A } from "./a.ts";', ["./a.ts"]],
  ['import {\n  a,\n  type B,\n} from "./a.ts";', ["./a.ts"]],
  ['import * as z from "zod";', ["zod"]],
  ['export * from "./a.ts";\nexport type { B } from "./b.ts";', ["./a.ts", "./b.ts"]],
  ['import facts from "./facts.json" with { type: "json" };', ["./facts.json"]],
  ['import "./a.ts";', ["./a.ts"]],
  ['const a = await import("./a.ts");', ["./a.ts"]],
  ['let a: import("./a.ts").A;', ["./a.ts"]],
  ['// import { a } from "./a.ts";\n/* export * from "./b.ts" */', []],
  ['const said = "a letter from"; const other = "./a.ts";', []],
])("imports of %j", (text, names) => {
  expect(importedNames(text)).toEqual(names);
});

test.each([
  ["engine/board/router.ts", "engine"],
  ["lambdas/service/games.ts", "service"],
  ["lambdas/store/log.ts", "store"],
  ["lambdas/mail/send.ts", "mail"],
  ["lambdas/web.ts", "handlers"],
  ["web/app.tsx", "web"],
  ["web/script/index.ts", "script"],
  ["infra/aws/app.ts", "infra"],
  ["README.md", "outside"],
])("%s belongs to %s", (path, part) => {
  expect(partOf(path)).toBe(part);
});

test.each([
  ["engine/game.ts", "../lambdas/service/api.ts"],
  ["engine/game.ts", "../vitest.config.ts"],
  ["lambdas/service/games.ts", "../../web/app.tsx"],
  ["lambdas/store/log.ts", "../web.ts"],
  ["lambdas/mail/send.ts", "../../infra/local/start.ts"],
  ["web/app.tsx", "../lambdas/store/log.ts"],
  ["web/app.tsx", "../lambdas/mail/send.ts"],
  ["web/app.tsx", "../lambdas/web.ts"],
  ["web/app.tsx", "../infra/aws/app.ts"],
  ["web/script/index.ts", "../words/index.ts"],
  ["web/script/index.ts", "../../engine/index.ts"],
  ["lambdas/web.ts", "../infra/aws/app.ts"],
  ["infra/aws/app.ts", "../../test/given.ts"],
])("%s may not import %s", (path, name) => {
  const source = sourceOf(path, `import { a } from "${name}";`);
  expect(wrongArrows([source], [partOf(path)])).toHaveLength(1);
});

test.each([
  ["lambdas/store/log.ts", "../../engine/index.ts"],
  ["lambdas/store/log.ts", "../service/api.ts"],
  ["web/app.tsx", "../lambdas/service/api.ts"],
  ["lambdas/web.ts", "../web/app.tsx"],
  ["infra/aws/app.ts", "../../lambdas/store/keys.ts"],
  ["test/web/app.test.ts", "../../web/app.tsx"],
])("%s may import %s", (path, name) => {
  const source = sourceOf(path, `import { a } from "${name}";`);
  expect(wrongArrows([source], [partOf(path)])).toEqual([]);
});

test("a package outside a part's list is found by name", () => {
  const engine = sourceOf("engine/a.ts", 'import * as z from "zod"; import { readFileSync } from "node:fs";');
  const service = sourceOf("lambdas/service/a.ts", 'import { PutCommand } from "@aws-sdk/lib-dynamodb/x";');
  const store = sourceOf("lambdas/store/a.ts", 'import { PutCommand } from "@aws-sdk/lib-dynamodb";');
  expect(foreignPackages([engine, service, store])).toEqual([
    "engine/a.ts -> node:fs",
    "lambdas/service/a.ts -> @aws-sdk/lib-dynamodb",
  ]);
});

test("a circle of imports is found once, a shared import is none", () => {
  const a = sourceOf("engine/a.ts", 'import "./b.ts"; import "./c.ts";');
  const b = sourceOf("engine/b.ts", 'import type { C } from "./c.ts";');
  const c = sourceOf("engine/c.ts", 'import "./d.ts";');
  expect(importCycles([a, b, c])).toEqual([]);
  const back = sourceOf("engine/d.ts", 'import type { B } from "./b.ts";');
  expect(importCycles([a, b, c, back])).toEqual(["engine/b.ts -> engine/c.ts -> engine/d.ts -> engine/b.ts"]);
});

test("a title's name is found in shared code, not in comments, titles or interop", () => {
  const text = '/** As in 1830. */ export const isIt = (title: string) => title === "1830";';
  const paths = ["engine/game.ts", "web/app.tsx", "lambdas/web.ts", "engine/titles/x/a.ts", "engine/interop/a.ts"];
  expect(namedTitles(paths.map((path) => sourceOf(path, text)))).toEqual([
    "engine/game.ts: 1830",
    "web/app.tsx: 1830",
    "lambdas/web.ts: 1830",
  ]);
  expect(namedTitles([sourceOf("engine/game.ts", "// 1830, 18CZ\nexport const a = 1;")])).toEqual([]);
});

test.each([
  "new Date()",
  "Date.now()",
  "Math.random()",
  "process.env.X",
  'console.log("")',
  "crypto.randomUUID()",
  "performance.now()",
  "setTimeout(f, 1)",
  "(1).toLocaleString()",
])("the engine may not say %s", (expression) => {
  expect(impurities([sourceOf("engine/a.ts", `export const a = () => ${expression};`)])).toHaveLength(1);
});

test("words of sentences are no impurity", () => {
  const text = 'export const sentence = "Date of the process: the console";';
  expect(impurities([sourceOf("engine/a.ts", text)])).toEqual([]);
});

test("facts may be long, code may not", () => {
  const long = "export {};\n".repeat(601);
  expect(longFiles([sourceOf("engine/titles/x/facts/map.ts", long), sourceOf("engine/a.ts", long)])).toEqual([
    "engine/a.ts: 601 lines",
  ]);
});

test.each(["let a: any;", "let a: Map<string, any>;", "let a: string | any;", "const b = a as any;", "let a: any[];"])(
  "%s is found",
  (text) => {
    expect(uncheckedTypes([sourceOf("web/a.ts", text)])).toHaveLength(1);
  },
);

test("the word any in texts and names is no type", () => {
  const text = '// any\nexport const anyOf = ": any"; export const many = "Has any player (any) passed?";';
  expect(uncheckedTypes([sourceOf("web/a.ts", text)])).toEqual([]);
});
