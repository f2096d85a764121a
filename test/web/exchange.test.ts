/** The pages of exchange, in all languages: a file is looked at, its seats are given out, and the game can be had as a file again. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lambdas/service/api.ts";
import { wordsIn } from "../../web/words/index.ts";
import { startTestApp, type TestApp } from "./support/app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
}, 60_000);
afterAll(() => test.stop());

const path = new URL("../conformance/games/1830-2p-rush-1008.json.gz", import.meta.url).pathname;
const whole: { title: string; seed: number; actions: object[]; players: object[] } = JSON.parse(
  gunzipSync(readFileSync(path)).toString("utf8"),
);
const names = ["<b>Pia</b>", "Pim"];
const file = (actions: number, last: object[] = []): string =>
  JSON.stringify({
    ...{ title: whole.title, seed: whole.seed, actions: [...whole.actions.slice(0, actions), ...last] },
    players: names.map((name, at) => ({ id: at + 1, name })),
  });

const packedIn = (html: string): string =>
  /name="packed" value="([^"]+)"/.exec(html)?.[1]?.replaceAll("&#x3D;", "=") ?? "";

describe.each(LANGUAGES)("in %s", (language) => {
  it("a file is looked at, its trouble named, and taken over up to there; then it is given out again", async () => {
    const words = wordsIn(language);
    const host = await test.signIn(`Host${language}`, language);
    expect((await host.get("/games")).html).toContain("/games/take-over");
    expect((await host.get("/games/take-over")).html).toContain(words.importLead);
    const bad = await host.post("/games/take-over", { text: ["{"] });
    expect(bad.status).toBe(422);
    expect(bad.html).toContain(words.reasons.noFile({}));

    const text = file(20, [{ type: "dividend", kind: "payout", entity: "PRR", entity_type: "corporation" }]);
    const found = await host.post("/games/take-over", { text: [text] });
    expect(found.status).toBe(200);
    expect(found.html).toContain("&lt;b&gt;Pia&lt;/b&gt;");
    expect(found.html).toContain(words.importTrouble(21, "dividend"));
    const form = { packed: [packedIn(found.html)], name: ["Ours"], "who.0": ["host"], "who.1": ["address"] };
    const unsure = await host.post("/games/take-over/make", {
      ...form,
      "address.1": [`guest-${language}@example.org`],
    });
    expect(unsure.status).toBe(409);
    const wrong = await host.post("/games/take-over/make", { ...form, "address.1": ["none"], partial: ["yes"] });
    expect(wrong.status).toBe(422);
    const sure = { ...form, "address.1": [`guest-${language}@example.org`], partial: ["yes"] };
    const made = await host.post("/games/take-over/make", sure);
    expect(made.status).toBe(303);
    const again = await host.post("/games/take-over/make", sure);
    expect(again.location).toBe(made.location);
    const page = await host.get(made.location ?? "");
    expect(page.html).toContain(words.exportFile);
    expect(page.html).not.toContain(words.exportLog);
    const out = await host.get(`${made.location}/file`);
    expect(out.headers.get("content-disposition")).toContain("attachment");
    expect(out.html).not.toContain('"seed"');
    expect((await host.get(`${made.location}/complete-log`)).status).toBe(409);
    expect(test.faults).toEqual([]);
  }, 60_000);
});

it("a packed file that would grow beyond all measure is none", async () => {
  const host = await test.signIn("Bomber");
  const { gzipSync } = await import("node:zlib");
  const packed = gzipSync(Buffer.alloc(20_000_000, " ")).toString("base64");
  expect((await host.post("/games/take-over/make", { packed: [packed] })).status).toBe(422);
}, 60_000);
