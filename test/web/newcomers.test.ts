/** Demo games, the first page, and the account pages, asked as a browser would. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TITLES } from "../../engine/index.ts";
import { demos } from "../../engine/titles/demos/index.ts";
import { makeDemos } from "../../infra/local/demos.ts";
import { makeDemo } from "../../lambdas/service/demos.ts";
import { verifyGame } from "../../lambdas/service/verifying.ts";
import { storeOn } from "../../lambdas/store/store.ts";
import { createMemoryDatabase } from "../support/memory-database.ts";
import { startTestApp, type TestApp } from "./support/app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

describe("without demo games", () => {
  it("the first page still tells of every title and lets people in", async () => {
    const { html } = await test.visitor().get("/");
    for (const { name, id } of TITLES) expect(html).toContain(`href="/rules/${id}">Rules of ${name}`);
    expect(html).not.toContain("/w/");
    expect(html).toContain('action="/sign-in"');
  });
});

describe("a demo game", () => {
  it("is there for every title", () => {
    expect(demos().map(({ title }) => title)).toEqual(TITLES.map(({ id }) => id));
  });

  it("is made once, continues where it was cut short, and is the same wherever it is made", async () => {
    const [first] = demos();
    if (!first) throw new Error("there is no demo game");
    const elsewhere = { ...test.local.deps, store: storeOn(createMemoryDatabase()) };
    await makeDemo(elsewhere, { ...first, moves: first.moves.slice(0, 20) });
    await makeDemo(elsewhere, first);
    expect(await makeDemos(test.local.deps)).toBe(demos().length);
    const game = `demo-${first.title}`;
    const made = await test.local.deps.store.log.raw(game);
    expect(made).toHaveLength(2 + first.names.length + first.moves.length);
    expect(await elsewhere.store.log.raw(game)).toEqual(made);
    await makeDemos(test.local.deps);
    expect(await test.local.deps.store.log.raw(game)).toEqual(made);
    expect(test.faults).toEqual([]);
  });

  it("verifies, and nobody gets a mail of it", async () => {
    for (const { title } of demos())
      expect(await verifyGame(test.local.deps, `demo-${title}`)).toMatchObject({ ok: true });
    await test.local.pump.drain();
    expect(test.local.mailbox.all()).toEqual([]);
  });

  it.each(["en", "de", "nl"] as const)(
    "is open to look at from the first page and explains itself in %s",
    async (language) => {
      const headers = { "accept-language": language };
      const { html } = await test.visitor().get("/", headers);
      const paths = [...html.matchAll(/class="btn" href="(\/w\/demo-[^"]+)"/g)].map(([, path = ""]) => path);
      expect(paths).toHaveLength(demos().length);
      for (const [at, path] of paths.entries()) {
        const page = await test.visitor().get(path, headers);
        expect(page.status).toBe(200);
        const last = Object.values(demos()[at]?.explanations ?? {}).at(-1);
        expect(page.html).toContain((last?.[language] ?? "").slice(0, 40));
        expect((await test.visitor().get(`${path}/log`, headers)).status).toBe(200);
      }
    },
  );

  it("is offered to whoever has no game yet", async () => {
    const nora = await test.signIn("Nora");
    expect((await nora.get("/games")).html).toContain("/w/demo-");
  });

  it("cannot be joined or moved in", async () => {
    const olaf = await test.signIn("Olaf");
    const [demo] = await test.services.games.demos();
    const path = test.services.links.watch(demo?.game ?? "");
    expect((await olaf.post(`${path}/join`, {})).status).toBe(409);
    const move = { seat: ["0"], version: ["110"], submission: ["not-mine-1"], move: ['{"type":"pass"}'] };
    expect((await olaf.post(`/games/${demo?.game}/move`, move)).status).toBe(404);
  });
});

describe("an invitation", () => {
  it("stands among my games with a button that takes the seat", async () => {
    const [host, guest] = [await test.signIn("Hedi"), await test.signIn("Gero")];
    const { id } = await test.services.games.create(host.person, {
      title: "1835",
      name: "Salz",
      seatCount: 3,
      options: {},
    });
    await test.services.games.invite(host.person, id, { address: guest.person.address, language: "en" });
    const { html } = await guest.get("/games");
    expect(html).toContain("Hedi invites you");
    expect(html).toContain(`action="/games/${id}/join"`);
    expect((await guest.post(`/games/${id}/join`, {})).status).toBe(303);
    expect((await guest.get("/games")).html).not.toContain("Hedi invites you");
  });
});

describe("one's own page", () => {
  it("moves to another address by a link that a GET does not use up", async () => {
    const paula = await test.signIn("Paula");
    const sent = await paula.post("/me/address", { address: ["paula@new.example"] });
    expect(sent.html).toContain("on its way to paula@new.example");
    const link = /\/address\/[\w-]+/.exec((await test.mailTo("paula@new.example")).text)?.[0] ?? "";
    const nobody = test.visitor();
    for (const _ of [1, 2]) expect((await nobody.get(link)).html).toContain("shall go to paula@new.example");
    expect((await nobody.post(link, {})).html).toContain("Mails go to paula@new.example");
    expect((await nobody.post(link, {})).status).toBe(410);
    expect((await paula.get("/me")).html).toContain("paula@new.example");
  });

  it("says why a new address is refused, and keeps it in the form", async () => {
    const rolf = await test.signIn("Rolf");
    const answer = await rolf.post("/me/address", { address: ["no <address>"] });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('value="no &lt;address&gt;"');
  });

  it("deletes the account after a page that says what that means and a box to tick", async () => {
    const [sara, tom] = [await test.signIn("Sara"), await test.signIn("Tom")];
    const game = await test.startGame([sara, tom]);
    const page = await sara.get("/me/delete");
    expect(page.html).toContain(`href="/games/${game.id}"`);
    const unsure = await sara.post("/me/delete", {});
    expect(unsure.status).toBe(422);
    expect((await sara.get("/me")).status).toBe(200);
    const done = await sara.post("/me/delete", { sure: ["yes"] });
    expect(done.html).toContain("Your account is deleted");
    expect(done.headers.get("set-cookie")).toContain("__Host-session=;");
    expect((await sara.get("/games")).status).toBe(303);
    const seen = await tom.get(`/games/${game.id}`);
    expect(seen.html).toContain(`N. N. ${sara.person.id.slice(-3)}`);
    expect(seen.html).not.toContain("Sara");
  });
});

describe("about", () => {
  it.each(["en", "de", "nl"] as const)("tells in %s what is kept, and leads on", async (language) => {
    const { html } = await test.visitor().get("/about", { "accept-language": language });
    for (const id of ["kept", "how-long", "who", "where", "take"]) expect(html).toContain(`id="${id}"`);
  });

  it("and the rules stand at the foot of every page", async () => {
    for (const path of ["/", "/sign-in", "/nowhere"]) {
      const { html } = await test.visitor().get(path);
      for (const link of ["/about", "/rules"]) expect(html).toContain(`href="${link}"`);
    }
  });
});
