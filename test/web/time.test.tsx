/** Pages about time, asked as a browser would: choosing and changing a pace, due times, the vote on a pass, zone and absences. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newGame } from "../../engine/index.ts";
import type { Pace, SeatClock } from "../../lambdas/service/api.ts";
import type { Scene } from "../../web/game/scene.ts";
import { TableTime } from "../../web/parts/due.tsx";
import { startTestApp, type TestApp } from "./support/app.ts";
import { sceneFor } from "./support/scenes.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const FIELDS = {
  "pace.hours": ["48"],
  "pace.day": ["1", "2", "3", "4", "5"],
  "pace.quietFrom": ["22"],
  "pace.quietTo": ["7"],
  "pace.grace": ["12"],
  "pace.atTimeout": ["pass"],
  "pace.before": ["24, 2"],
  "pace.after": [""],
};
const PACE: Pace = {
  ...{ hours: 48, days: [1, 2, 3, 4, 5], quiet: { from: 22, to: 7 }, grace: 12, atTimeout: "pass" },
  reminders: { before: [24, 2], after: [] },
};

describe("the pace", () => {
  it("is chosen with the table, told to guests, and changed by the host alone", async () => {
    const [host, guest] = [await test.signIn("Anna"), await test.signIn("Bert")];
    const table = { title: ["1830"], name: ["Quick"], seats: ["3"] };
    const { location } = await host.post("/games/new", { ...table, ...FIELDS });
    const game = location?.split("/").at(-1) ?? "";
    expect((await test.services.games.head(game)).pace).toEqual(PACE);
    await test.services.games.join(guest.person, game);
    expect((await guest.get(`/games/${game}`)).html).toContain("A move may take 2 days.");
    expect((await guest.get(`/games/${game}/pace`)).html).not.toContain("<form");
    expect((await guest.post(`/games/${game}/pace`, FIELDS)).status).toBe(403);
    const odd = await host.post(`/games/${game}/pace`, { ...FIELDS, "pace.before": ["soon"] });
    expect(odd.status).toBe(422);
    expect((await host.post(`/games/${game}/pace`, { ...FIELDS, "pace.hours": [""] })).status).toBe(303);
    expect((await test.services.games.head(game)).pace).toBeNull();
  });

  it("gives a due time on the game's page and in the list, and none without", async () => {
    const players = [await test.signIn("Cleo"), await test.signIn("Dirk"), await test.signIn("Emil")];
    const { id, seats } = await test.startGame(players);
    const asked = players.find(({ person }) => person.id === seats[0]?.person) ?? expect.fail();
    const host = players[0] ?? expect.fail();
    expect((await asked.get(`/games/${id}`)).html).not.toContain("due by");
    expect((await host.post(`/games/${id}/pace`, FIELDS)).status).toBe(303);
    expect((await asked.get(`/games/${id}`)).html).toMatch(/due by \w+ \d+ \w+ \d\d:\d\d CES?T/);
    expect((await asked.get("/games")).html).toContain("due by");
    expect((await asked.get(`/games/${id}/log`)).html).toContain("changed the table&#39;s pace");
  });

  it("with fields that are no hours or days is refused, and the form comes back", async () => {
    const host = await test.signIn("Frieda");
    const table = { title: ["1830"], name: ["Odd"], seats: ["3"] };
    for (const bad of [
      { "pace.hours": ["1e9"] },
      { "pace.day": ["8"] },
      { "pace.quietTo": ["22"] },
      { "pace.atTimeout": ["sell"] },
    ]) {
      const answer = await host.post("/games/new", { ...table, ...FIELDS, ...bad });
      expect(answer.status, JSON.stringify(bad)).toBe(422);
      expect(answer.html).toContain('value="Odd"');
    }
  });
});

describe("absences and zone", () => {
  it("are said on one's own page, and the others see who is away", async () => {
    const players = [await test.signIn("Gerd"), await test.signIn("Hanna"), await test.signIn("Ida")];
    const [gerd, hanna] = players;
    if (!gerd || !hanna) return;
    const { id } = await test.startGame(players);
    expect((await gerd.get("/me")).html).toContain('href="/me/time"');
    expect((await gerd.post("/me/time", { zone: ["Europe/Bielefeld"], whose: ["table"] })).status).toBe(422);
    expect(
      (await gerd.post("/me/time", { zone: ["Asia/Tokyo"], whose: ["own"], "own.before": ["6"], "own.after": [""] }))
        .status,
    ).toBe(303);
    expect(await test.services.clock.settings(gerd.person.id)).toMatchObject({
      zone: "Asia/Tokyo",
      reminders: { before: [6], after: [] },
    });
    const { today } = await test.services.clock.settings(gerd.person.id);
    expect((await gerd.post("/me/time/absences", { from: [today], to: ["1999-01-01"] })).status).toBe(422);
    expect((await gerd.post("/me/time/absences", { from: [today], to: [today] })).status).toBe(303);
    expect((await hanna.get(`/games/${id}`)).html).toMatch(/Gerd is away until \w+ \d+ \w+\./);
    const [absence] = (await test.services.clock.settings(gerd.person.id)).absences;
    expect((await hanna.post(`/me/time/absences/${absence?.id}/revoke`, {})).status).toBe(303);
    expect((await hanna.get(`/games/${id}`)).html).toContain("Gerd is away");
    expect((await gerd.get("/me/time")).html).toContain("I am back");
    expect((await gerd.post(`/me/time/absences/${absence?.id}/revoke`, {})).status).toBe(303);
    expect((await hanna.get(`/games/${id}`)).html).not.toContain("is away");
  });
});

describe("times", () => {
  const writtenIn = (timeZone: string, iso: string): string =>
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(new Date(iso));

  it("are those of the reader's zone, which the foot of the page names", async () => {
    const [ida, jan] = [await test.signIn("Ida"), await test.signIn("Jan")];
    const { id } = await test.startGame([ida, jan, await test.signIn("Kim")]);
    const zone = "Pacific/Auckland";
    expect((await ida.post("/me/time", { zone: [zone], whose: ["table"] })).status).toBe(303);
    const [hers, his] = [await ida.get(`/games/${id}/log`), await jan.get(`/games/${id}/log`)];
    for (const [page, place] of [[hers, zone] as const, [his, "Europe/Berlin"] as const]) {
      const [, iso = "", text] = /<time datetime="([^"]+)">([^<]+)</.exec(page.html) ?? [];
      expect(text).toContain(writtenIn(place, iso));
      expect(page.html).toContain(`Times in ${place}`);
    }
    expect((await test.visitor().get("/about")).html).toContain("Times in UTC");
  });
});

describe("a player whose time is up", () => {
  const state = newGame({ title: "1830", players: 3 });
  const clock: SeatClock = {
    ...{ seat: 0, version: 6, due: "2026-11-27T09:00:00.000Z", timeout: "2026-11-27T21:00:00.000Z", isOver: true },
    ...{ isSought: false, votes: [2], needed: 2 },
  };
  const shown = (
    seat: number | null,
    change: Partial<SeatClock> = {},
    atTimeout: Pace["atTimeout"] = "pass",
  ): string => {
    const scene = sceneFor(state, seat);
    const head = { ...scene.head, pace: { ...PACE, atTimeout }, clocks: [{ ...clock, ...change }] };
    const paths: Scene["paths"] = { ...scene.paths, mails: "/games/g/mails" };
    return String(<TableTime scene={{ ...scene, head, paths }} />);
  };

  it("may be passed for by the others, who see who wants it", () => {
    expect(shown(1)).toContain("Anna&#39;s time is up");
    expect(shown(1)).toContain("for it so far: Cleo");
    expect(shown(1)).toContain('action="/games/g/let-pass"');
    for (const seat of [0, 2, null]) expect(shown(seat)).not.toContain("<form");
    expect(shown(1, { isOver: false })).not.toContain("<form");
    expect(shown(1, { isSought: true }, "replace")).toContain("Somebody is sought for Anna");
    expect(shown(1, {}, "wait")).not.toContain("<form");
  });
});
