/** The script as pages refer to it: one deferred file at an address of its own that may be kept for ever. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { scriptText } from "../../infra/script.ts";
import { startTestApp, type TestApp } from "./support/app.ts";

const LARGEST = 12_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** What pages write about scripts. */
const scriptsOf = (html: string): string[] => [...html.matchAll(/<script[^>]*>[^<]*<\/script>/g)].map(([tag]) => tag);

it("every page names one script, as a module, which browsers run when the page stands", async () => {
  const { html } = await test.visitor().get("/");
  expect(scriptsOf(html)).toEqual([
    expect.stringMatching(/^<script type="module" src="\/assets\/bahnpost-[0-9a-f]{10}\.js"><\/script>$/),
  ]);
  expect(scriptsOf((await test.visitor().get("/nowhere")).html)).toEqual(scriptsOf(html));
});

it("the script is served as such, may be kept for ever, and is small", async () => {
  const { html } = await test.visitor().get("/");
  const { status, html: text, headers } = await test.visitor().get(/src="([^"]+)"/.exec(html)?.[1] ?? "");
  expect(status).toBe(200);
  expect(text).toBe(await scriptText());
  expect(text.length).toBeGreaterThan(0);
  expect(text.length).toBeLessThan(LARGEST);
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
});

it("another version of it is not there", async () => {
  expect((await test.visitor().get("/assets/bahnpost-0123456789.js")).status).toBe(404);
});

it("pages may run scripts of this origin and talk to it, and nothing else", async () => {
  const policy = (await test.visitor().get("/")).headers.get("content-security-policy") ?? "";
  const parts = policy.split("; ");
  expect(parts).toContain("script-src 'self'");
  expect(parts).toContain("connect-src 'self'");
});
