/** The page of personal tokens. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "./support/app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

it("makes a token, shows it once, lists it and revokes it", async () => {
  const anna = await test.signIn("Anna");
  expect((await anna.get("/me")).html).toContain('href="/me/access"');
  expect((await anna.get("/me/access")).html).toContain("You have made no token");
  const made = await anna.post("/me/access/tokens", { name: ["<my script>"] });
  const token = /bahnpost\.[\w.-]+/.exec(made.html)?.[0] ?? "";
  expect(await test.services.people.personOfToken(token)).toMatchObject({ name: "Anna" });
  expect(made.headers.get("cache-control")).toBe("no-store");

  const page = await anna.get("/me/access");
  expect(page.html).not.toContain(token);
  expect(page.html).toContain("&lt;my script&gt;");
  expect(page.html).toContain("last used");
  const path = /\/me\/access\/tokens\/\w+\/revoke/.exec(page.html)?.[0] ?? "";
  const bert = await test.signIn("Bert");
  await bert.post(path, {});
  expect(await test.services.people.personOfToken(token)).not.toBeNull();
  expect((await anna.post(path, {})).location).toBe("/me/access");
  expect(await test.services.people.personOfToken(token)).toBeNull();
  expect((await anna.get("/me/access")).html).toContain("You have made no token");
});

it("makes tokens that may only look, and that end by themselves", async () => {
  const emil = await test.signIn("Emil");
  await emil.post("/me/access/tokens", { name: ["widget"], looks: ["yes"], days: ["90"] });
  await emil.post("/me/access/tokens", { name: ["script"], days: [""] });
  const [widget, script] = await test.services.access.tokens(emil.person.id);
  expect(widget).toMatchObject({ name: "widget", looksOnly: true, endsAt: expect.stringMatching(/^20/) });
  expect(script).toMatchObject({ name: "script", looksOnly: false, endsAt: null });
  const { html } = await emil.get("/me/access");
  expect(html).toContain("good until");
  expect(html.match(/May only look/g)).toHaveLength(2);
});

it("says what is wrong with a name", async () => {
  const carla = await test.signIn("Carla", "de");
  const answer = await carla.post("/me/access/tokens", { name: [" "] });
  expect(answer.status).toBe(422);
  expect(answer.html).toContain('role="alert"');
  expect(answer.html).toContain("Zugang für eigene Programme");
});

it("sets a webhook, shows its secret once, says how it fares, and removes it", async () => {
  const dora = await test.signIn("Dora");
  const set = await dora.post("/me/access/hook", { url: ["https://hooks.example.org/turn"] });
  const secret = /<code class="secret">([\w-]{43})<\/code>/.exec(set.html)?.[1] ?? "";
  const hook = await test.local.deps.store.hooks.get(dora.person.id);
  expect(hook).toMatchObject({ url: "https://hooks.example.org/turn", secret });
  const page = await dora.get("/me/access");
  expect(page.html).toContain("https://hooks.example.org/turn");
  expect(page.html).not.toContain(secret);

  const since = "2026-11-30T08:00:00.000Z";
  const trouble = { since, kind: "status", status: 503, stopped: false } as const;
  await test.local.deps.store.hooks.note({ person: dora.person.id, id: hook?.id ?? "" }, trouble);
  expect((await dora.get("/me/access")).html).toContain("Since Mon 30 Nov the server has taken no notice");
  await test.local.deps.store.hooks.note({ person: dora.person.id, id: "another" }, null);
  expect((await dora.get("/me/access")).html).toContain("it answered with status 503");

  const refused = await dora.post("/me/access/hook", { url: ["http://hooks.example.org/<turn>"] });
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('value="http://hooks.example.org/&lt;turn&gt;"');
  expect((await dora.post("/me/access/hook/remove", {})).location).toBe("/me/access");
  expect((await dora.get("/me/access")).html).not.toContain("hooks.example.org");
});
