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

it("says what is wrong with a name", async () => {
  const carla = await test.signIn("Carla", "de");
  const answer = await carla.post("/me/access/tokens", { name: [" "] });
  expect(answer.status).toBe(422);
  expect(answer.html).toContain('role="alert"');
  expect(answer.html).toContain("Zugang für eigene Programme");
});
