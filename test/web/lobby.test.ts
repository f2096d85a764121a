/** From an empty list of games to a started one, through the pages only. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { optionName, titleById } from "../../engine/index.ts";
import { accountLink, startTestApp, type TestApp } from "./support/app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const created = (location: string | null): string => /^\/games\/([\w-]+)$/.exec(location ?? "")?.[1] ?? "";

describe("opening a table", () => {
  it("takes title, name, seats and rule options", async () => {
    const host = await test.signIn("Anna");
    expect((await host.get("/games/new")).html).toContain('name="option.optional_6_train"');
    const made = await host.post("/games/new", {
      title: ["1830"],
      name: ["Coal & comfort"],
      seats: ["3"],
      "option.optional_6_train": ["on"],
    });
    expect(made.status).toBe(303);
    const page = await host.get(made.location ?? "");
    expect(page.html).toContain("Coal &amp; comfort");
    expect(page.html).toContain("1 of 3 taken");
    expect((await test.services.games.head(created(made.location))).options.optional_6_train).toBe("on");
  });

  it("shows the seats and rule options of the title that was chosen, explained, and takes them", async () => {
    const host = await test.signIn("Wanda");
    const usual = await host.get("/games/new");
    expect(usual.html).toMatch(/href="\/games\/new\?title=18cz"/);
    expect(usual.html).not.toContain("option.stockOrder");
    const page = await host.get("/games/new?title=18cz");
    expect(page.html).toContain('<input type="hidden" name="title" value="18cz"/>');
    const { options, players } = titleById("18cz");
    for (const { id, values } of options) {
      const named = optionName(id, { title: titleById("18cz"), language: "en", names: { seat: () => "" } });
      expect(named.explanation).toMatch(/\S+ \S+.*\.$/);
      expect(page.html).toContain(named.explanation.replaceAll("'", "&#39;"));
      for (const value of values) expect(page.html).toContain(`name="option.${id}" value="${value}"`);
    }
    for (let count = players.min; count <= players.max; count++) expect(page.html).toContain(`${count} players`);
    const fields = {
      title: ["18cz"],
      name: ["Over the mountains"],
      seats: ["6"],
      "option.stockOrder": ["alwaysLeast"],
    };
    const made = await host.post("/games/new", fields);
    expect((await host.get(made.location ?? "")).html).toContain("1 of 6 taken");
    expect((await test.services.games.head(created(made.location))).options.stockOrder).toBe("alwaysLeast");
  });

  it("keeps the title when the form comes back", async () => {
    const host = await test.signIn("Xaver");
    const answer = await host.post("/games/new", { title: ["18cz"], name: [""], seats: ["3"] });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('<input type="hidden" name="title" value="18cz"/>');
  });

  it.each([
    ["no name", { name: [""] }],
    ["a name that is too long", { name: ["x".repeat(500)] }],
    ["an unknown title", { title: ["Chess"] }],
    ["too many seats", { seats: ["9"] }],
    ["seats that are no number", { seats: ["many"] }],
    ["an unknown value of an option", { "option.optional_6_train": ["maybe"] }],
  ])("with %s comes back with the reason", async (_, fields) => {
    const host = await test.signIn("Berta");
    const answer = await host.post("/games/new", { title: ["1830"], name: ["Good name"], seats: ["3"], ...fields });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('role="alert"');
    expect(await test.services.games.listFor(host.person)).toEqual([]);
  });
});

describe("a table", () => {
  it("fills by invitation and by the link to share, and starts when the host says so", async () => {
    const host = await test.signIn("Carl");
    const made = await host.post("/games/new", { title: ["1830"], name: ["Full table"], seats: ["3"] });
    const path = made.location ?? "";
    expect((await host.post(`${path}/invite`, { address: ["dora@example.org"], language: ["de"] })).status).toBe(303);
    expect((await host.get(path)).html).toContain("dora@example.org");
    const invitation = accountLink(await test.mailTo("dora@example.org"));
    expect((await test.visitor().get(invitation)).html).toContain("Full table");
    const joined = await test.visitor().post(invitation, { name: ["Dora"], language: ["de"] });
    expect(joined.location).toBe(path);
    const emil = await test.signIn("Emil");
    const [, watch = ""] = /href="https:\/\/bahnpost\.test(\/w\/[^"]+)"/.exec((await host.get(path)).html) ?? [];
    expect((await emil.get(path)).status).toBe(404);
    expect((await emil.get(watch)).html).toContain(`action="${watch}/join"`);
    expect((await emil.post(`${watch}/join`, {})).location).toBe(path);
    expect((await emil.get(path)).html).not.toContain("/start");
    expect((await emil.post(`${path}/start`, {})).status).toBe(403);
    const started = await host.post(`${path}/start`, {});
    expect(started.status).toBe(303);
    expect((await host.get(path)).html).toContain("Auction of the private companies");
    expect((await host.post(`${path}/start`, {})).status).toBe(409);
  });

  it("with no seat to give away has its mails where the invitation was", async () => {
    const host = await test.signIn("Hugo");
    const made = await host.post("/games/new", { title: ["1830"], name: ["Two"], seats: ["2"] });
    const path = made.location ?? "";
    const order = async () =>
      [...(await host.get(path)).html.matchAll(/<section[^>]* id="([a-z-]+)"/g)].map(([, id]) => id);
    const open = await order();
    expect(open.slice(0, 2)).toEqual(["seats", "invite"]);
    await test.services.games.join((await test.signIn("Inga")).person, path.split("/").at(-1) ?? "");
    expect((await host.get(path)).html).toContain("everybody is there");
    const mails = open.at(-1);
    expect(await order()).toEqual(["seats", mails, ...open.slice(2, -1)]);
  });

  it("is found by somebody invited who signs in by himself", async () => {
    const host = await test.signIn("Olaf");
    const made = await host.post("/games/new", { title: ["1830"], name: ["Kept seat"], seats: ["3"] });
    await host.post(`${made.location}/invite`, { address: ["pia@example.org"] });
    const pia = await test.signIn("Pia");
    expect((await pia.get("/games")).html).toContain("Kept seat");
    expect((await pia.get(made.location ?? "")).html).toContain(`action="${made.location}/join"`);
    expect((await pia.post(`${made.location}/join`, {})).location).toBe(made.location);
  });

  it("lets a guest leave and the host withdraw an invitation", async () => {
    const [host, guest] = [await test.signIn("Franz"), await test.signIn("Gerd")];
    const made = await host.post("/games/new", { title: ["1830"], name: ["Come and go"], seats: ["4"] });
    const path = made.location ?? "";
    await test.services.games.join(guest.person, created(made.location));
    expect((await guest.post(`${path}/leave`, {})).location).toBe("/games");
    expect((await guest.get(path)).status).toBe(404);
    await host.post(`${path}/invite`, { address: ["hans@example.org"] });
    const seat = /name="seat" value="(\d)"/.exec((await host.get(path)).html)?.[1] ?? "";
    expect((await host.post(`${path}/withdraw`, { seat: [seat] })).status).toBe(303);
    expect((await host.get(path)).html).not.toContain("hans@example.org");
  });

  it("shows the host, and nobody else, where no mail arrives", async () => {
    const host = await test.signIn("Quinn");
    const guest = await test.signIn("Rosa");
    const made = await host.post("/games/new", { title: ["1830"], name: ["Silence"], seats: ["3"] });
    await test.services.games.join(guest.person, created(made.location));
    const shown = "no mail arrives there";
    expect((await host.get(made.location ?? "")).html).not.toContain(shown);
    await test.local.deps.store.suppressions.suppress(guest.person.id, "bounce", new Date(Date.now() + 1000));
    expect((await host.get(made.location ?? "")).html).toContain(shown);
    expect((await guest.get(made.location ?? "")).html).not.toContain(shown);
  });

  it("says why an invitation is refused, and keeps the address", async () => {
    const host = await test.signIn("Ida");
    const made = await host.post("/games/new", { title: ["1830"], name: ["Odd guests"], seats: ["3"] });
    const answer = await host.post(`${made.location}/invite`, { address: ["not an address"] });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('value="not an address"');
    expect(answer.html).toContain('role="alert"');
  });

  it("is listed among the games of its people, most urgent first, and of nobody else", async () => {
    const [jan, kai] = [await test.signIn("Jan"), await test.signIn("Kai")];
    const game = await test.startGame([jan, kai]);
    const pages = [(await jan.get("/games")).html, (await kai.get("/games")).html];
    expect(pages.filter((html) => html.includes("Waiting for you: 1"))).toHaveLength(1);
    for (const html of pages) expect(html).toContain(`href="/games/${game.id}"`);
    const stranger = await test.signIn("Lea");
    expect((await stranger.get("/games")).html).toContain("You have no game yet");
  });

  it("stops and resumes the mails of a game", async () => {
    const [mia, noel] = [await test.signIn("Mia"), await test.signIn("Noel")];
    const game = await test.startGame([mia, noel]);
    expect((await mia.get(`/games/${game.id}`)).html).toContain(`href="/games/${game.id}/mails"`);
    const stopped = await mia.post(`/games/${game.id}/mails`, { mails: ["nothing"] });
    expect((await mia.get(stopped.location ?? "")).html).toMatch(/value="nothing" checked/);
    expect(await test.services.people.mailWish(mia.person.id, game.id)).toBe("nothing");
    await mia.post(`/games/${game.id}/mails`, { mails: ["general"] });
    expect(await test.services.people.mailWish(mia.person.id, game.id)).toBeNull();
  });
});
