/** The handlers as Lambda gets them: one file each, small enough to start fast, and complete. */
import { execSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bundle, bundleHandlers, commandsBeside, HANDLERS } from "../../infra/aws/bundling.ts";
import { importMs } from "../../infra/aws/loading.ts";
import { RULES_FILES } from "../../infra/rules.ts";
import { scriptText } from "../../infra/script.ts";

const LARGEST = 1_500_000;
/** The web handler holds all words of the pages in three languages. */
const LARGEST_WEB = 1_750_000;

const folder = mkdtempSync(join(tmpdir(), "bundles-"));
let bundles: Bundle[] = [];

beforeAll(async () => {
  bundles = await bundleHandlers(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test("there is a bundle of less than 1.5 MB for each handler, and of 1.75 MB for the pages", () => {
  expect(bundles.map(({ handler }) => handler)).toEqual(HANDLERS);
  const isTooLarge = ({ handler, bytes }: Bundle) => bytes >= (handler === "web" ? LARGEST_WEB : LARGEST);
  expect(bundles.filter(isTooLarge)).toEqual([]);
});

test("beside the web handler lies the pages' script and the rules, the same whether bundled by the stack or by command", async () => {
  const made = join(folder, "by-command");
  mkdirSync(made);
  for (const command of commandsBeside("web", made)) execSync(command);
  for (const [name, source] of Object.entries(RULES_FILES)) {
    const text = readFileSync(source, "utf8");
    for (const place of [made, join(folder, "web")]) expect(readFileSync(join(place, name), "utf8")).toBe(text);
  }
  for (const place of [made, join(folder, "web")])
    expect(readFileSync(join(place, "script.js"), "utf8")).toBe(await scriptText());
});

test.each(HANDLERS)("the %s bundle needs nothing beside it and exports a handler", async (name) => {
  const bundle = bundles.find(({ handler }) => handler === name);
  expect(await importMs(bundle?.file ?? "")).toBeGreaterThan(0);
});
