/** Clocks of real games on an embedded store and the emulator of SES: what is mailed, when, to whom, and what is not. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeptMail } from "../../../../infra/local/mailbox.ts";
import type { GameHead, Pace, Person } from "../../../../lambdas/service/api.ts";
import { tickClocks } from "../../../../lambdas/service/clock/ticking.ts";
import { retryUnsent } from "../../../../lambdas/service/notify.ts";
import { rebuildGame } from "../../../../lambdas/service/rebuilding.ts";
import { askedNow, startService, type TestService } from "../../../support/service.ts";

const HOUR = 3600;
const WEEK = 7 * 24 * HOUR;
const PACE: Pace = {
  hours: 48,
  days: [1, 2, 3, 4, 5, 6, 7],
  quiet: null,
  grace: 12,
  atTimeout: "remind",
  reminders: { before: [24, 2], after: [0, 24] },
};

let service: TestService;
let people: Person[];
let game: GameHead;
beforeAll(async () => {
  service = await startService();
  people = [await service.signIn("Anna"), await service.signIn("Bert", "de"), await service.signIn("Cleo")];
  for (const { id } of people) await service.services.clock.setSettings(id, { zone: "UTC", reminders: null });
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.refuseMails(0);
  for (const { id } of begun.splice(0)) await service.services.clock.setPace(host(), id, null);
  // Each test begins on a Monday at eight in the morning of UTC.
  const sinceMonday = (service.clock.now().getTime() / 1000 - Date.UTC(2026, 10, 30, 8) / 1000) % WEEK;
  service.clock.advance(WEEK - sinceMonday);
  await tickClocks(service.deps);
});
const begun: GameHead[] = [];
const host = (): Person => people[0] ?? expect.fail("nobody is host");

async function begin(pace: Partial<Pace> = {}): Promise<void> {
  game = await service.startGame(people, { pace: { ...PACE, ...pace } });
  begun.push(game);
  await service.notify(game.id);
}

const personAt = (seat: number): Person =>
  people.find(({ id }) => game.seats[seat]?.person === id) ?? expect.fail(`nobody sits at ${seat}`);
const inGame = (person: Person): KeptMail[] =>
  service.mailsTo(person.address).filter(({ headers }) => headers.some(({ value }) => value.includes(game.id)));
const about = (person: Person, words: RegExp): string[] =>
  inGame(person).flatMap(({ subject }) => (words.test(subject) ? subject : []));
const REMINDER = /Reminder|Erinnerung/;
const reminders = (): number => people.reduce((sum, one) => sum + about(one, REMINDER).length, 0);

/** Lets hours pass, with a tick every four of them and at the end. */
async function pass(hours: number): Promise<void> {
  for (let left = hours; left > 0; left -= 4) {
    await passUnseen(Math.min(4, left));
    await tickClocks(service.deps);
  }
}

/** Lets hours pass in which the schedule runs, but never gets to any game. */
async function passUnseen(hours: number): Promise<void> {
  const { clocks } = service.deps.store;
  service.clock.advance(hours * HOUR);
  await clocks.beat(await clocks.heart(), { at: service.clock.now(), gaps: [] });
}

let forms = 0;
async function play(): Promise<void> {
  const asked = await askedNow(service.services, game.id);
  const moves = [{ type: "pass" as const }];
  const answer = await service.services.games.submit({ ...asked, submission: `form-${1e8 + ++forms}`, moves });
  expect(answer.outcome).toBe("accepted");
  await service.notify(game.id, asked.version + 1);
}

describe("a game without a clock", () => {
  it("has no due time, reminds nobody and is never looked at by a tick", async () => {
    game = await service.startGame(people);
    await service.notify(game.id);
    await pass(1);
    service.clock.advance(100 * 24 * HOUR);
    expect(await tickClocks(service.deps)).toEqual({ games: 0, sent: 0 });
    expect(game.clocks).toEqual([]);
    expect(inGame(personAt(0)).at(-1)?.text).not.toMatch(/please move by|bitte zieh bis/);
    expect(await service.deps.store.clocks.stamp(game.id)).toBeNull();
  });
});

describe("reminders", () => {
  it("come at their hours, once each, however often and however many ticks look", async () => {
    await begin();
    expect(inGame(personAt(0)).at(-1)?.text).toMatch(/(move by|zieh bis) (Wed|Mi)/);
    let hour = 0;
    for (const [n, due] of [24, 46, 48, 72].entries()) {
      await passUnseen(due - hour - 0.25);
      await tickClocks(service.deps);
      expect(reminders(), `before hour ${due}`).toBe(n);
      service.clock.advance(HOUR / 4);
      await Promise.all([tickClocks(service.deps), tickClocks(service.deps)]);
      await tickClocks(service.deps);
      expect(reminders(), `at hour ${due}`).toBe(n + 1);
      hour = due;
    }
    expect(about(personAt(0), REMINDER)).toHaveLength(4);
    expect(await service.deps.store.clocks.due(new Date("2100-01-01"), 50)).not.toContain(game.id);
  });

  it("carry the question, the form and the address to answer to, in both parts, and say when the move is due", async () => {
    await begin();
    await pass(24);
    const [mail] = inGame(personAt(0)).filter(({ subject }) => REMINDER.test(subject));
    const { since } = (await service.services.games.head(game.id)).waiting[0] ?? expect.fail();
    for (const part of [mail?.text, mail?.html]) {
      const token = /\/t\/([\w.-]+)/.exec(part ?? "")?.[1] ?? "";
      expect(service.services.links.readTurn(token)).toEqual({ game: game.id, seat: 0, since });
      expect(part).toMatch(/08:00 UTC/);
      expect(part).not.toMatch(/undefined|NaN|\[object/);
    }
    expect((mail?.text ?? "").length).toBeLessThan((inGame(personAt(0))[1]?.text ?? "").length);
    expect(mail?.text).toMatch(/above this line|über diese Zeile/);
  });

  it("do not come after the move, nor for a game that nobody asked to hurry", async () => {
    await begin();
    await pass(23);
    await play();
    await pass(23);
    expect(reminders()).toBe(0);
    await pass(2);
    expect(about(personAt(1), REMINDER)).toHaveLength(1);
    expect(about(personAt(0), REMINDER)).toEqual([]);
  });

  it("that was claimed and not sent is not sent once the move has been made", async () => {
    await begin();
    service.clock.advance(24 * HOUR);
    service.refuseMails(1);
    await tickClocks(service.deps);
    await play();
    service.clock.advance(6 * HOUR);
    await retryUnsent(service.deps);
    expect(reminders()).toBe(0);
  });

  it("stay quiet in quiet hours and on days that do not count", async () => {
    await begin({
      hours: 72,
      days: [1, 2, 3, 4, 5],
      quiet: { from: 7, to: 10 },
      reminders: { before: [24], after: [0] },
    });
    await pass(49);
    expect(reminders()).toBe(0);
    await pass(1);
    expect(reminders()).toBe(1);
    await pass(23);
    expect(reminders()).toBe(1);
    await pass(1);
    expect(reminders()).toBe(2);
  });

  it("that a tick has missed wait for the end of quiet hours", async () => {
    await begin({ quiet: { from: 10, to: 20 }, reminders: { before: [24], after: [] } });
    await passUnseen(27);
    await tickClocks(service.deps);
    expect(reminders()).toBe(0);
    await passUnseen(9);
    await tickClocks(service.deps);
    expect(reminders()).toBe(1);
  });

  it("are one, not many, after ticks that were missing for a while", async () => {
    await begin();
    service.clock.advance(47.5 * HOUR);
    // The heart has beaten meanwhile: the clock handler ran, but it never got to this game.
    await service.deps.store.clocks.beat(await service.deps.store.clocks.heart(), {
      at: service.clock.now(),
      gaps: [],
    });
    await tickClocks(service.deps);
    await tickClocks(service.deps);
    expect(reminders()).toBe(1);
  });

  it("move with all deadlines by the time for which the service was down", async () => {
    await begin();
    await pass(20);
    const { clocks } = await service.services.games.head(game.id);
    service.clock.advance(60 * HOUR);
    const down = await service.services.games.head(game.id);
    expect(down.clocks[0]?.isOver).toBe(false);
    await tickClocks(service.deps);
    expect(reminders()).toBe(0);
    const after = await service.services.games.head(game.id);
    const moved = Date.parse(after.clocks[0]?.due ?? "") - Date.parse(clocks[0]?.due ?? "");
    expect(moved).toBe(60 * HOUR * 1000);
    expect(after.clocks).toEqual(down.clocks);
    await pass(4);
    expect(reminders()).toBe(1);
  });

  it("go by a person's own hours if the person has set some, none at all if so wished", async () => {
    await begin();
    const { clock } = service.services;
    await clock.setSettings(personAt(0).id, { zone: "America/New_York", reminders: { before: [12], after: [] } });
    await pass(24);
    expect(reminders()).toBe(0);
    await pass(12);
    expect(about(personAt(0), REMINDER)).toHaveLength(1);
    await clock.setSettings(personAt(0).id, { zone: "America/New_York", reminders: { before: [], after: [] } });
    await pass(50);
    expect(reminders()).toBe(1);
    await clock.setSettings(personAt(0).id, { zone: "UTC", reminders: null });
  });

  it("come back after the read models have been thrown away", async () => {
    await begin();
    await rebuildGame(service.deps, game.id);
    await pass(24);
    expect(reminders()).toBe(1);
  });

  it("of other games come although one game cannot be looked at", async () => {
    await begin();
    const { store } = service.deps;
    await store.clocks.wind("broken", new Date(0), { seen: null, next: "stamp-1" });
    await passUnseen(24);
    expect(await tickClocks(service.deps)).toEqual({ games: 2, sent: 1 });
    expect(await tickClocks(service.deps)).toEqual({ games: 0, sent: 0 });
    expect(service.faults).toContain("clock not looked at");
  });

  it("are looked for in so many games a tick, the longest overdue first", async () => {
    await begin();
    service.clock.advance(600);
    await begin();
    await passUnseen(24);
    expect(await tickClocks(service.deps, 1)).toEqual({ games: 1, sent: 1 });
    expect(reminders()).toBe(0);
    expect(await tickClocks(service.deps, 1)).toEqual({ games: 1, sent: 1 });
    expect(reminders()).toBe(1);
  });
});

describe("an absence", () => {
  const days = (from: number, to: number) => {
    const date = (ahead: number) =>
      new Date(service.clock.now().getTime() + ahead * 24 * HOUR * 1000).toISOString().slice(0, 10);
    return { from: date(from), to: date(to) };
  };
  const withdrawn = async (person: Person): Promise<void> => {
    const { absences } = await service.services.clock.settings(person.id);
    for (const { id } of absences) await service.services.clock.revoke(person.id, id);
  };

  it("stops the clock and the reminders of that player; the others see it", async () => {
    await begin();
    await service.services.clock.announce(personAt(0).id, days(0, 6));
    const { seats, clocks } = await service.services.games.head(game.id);
    expect(seats[0]?.away).toBe(days(0, 6).to);
    expect(seats[1]?.away).toBeUndefined();
    await pass(6 * 24);
    expect(reminders()).toBe(0);
    // Away from Monday to Sunday midnight; of 48 hours none has run.
    expect(Date.parse(clocks[0]?.due ?? "")).toBe(Date.parse(`${days(0, 0).to}T24:00:00Z`) + 48 * HOUR * 1000);
    await pass(16 + 24);
    expect(reminders()).toBe(1);
    await withdrawn(personAt(0));
  });

  it("taken back lets the clock run on from there, with the time that was left", async () => {
    await begin();
    await pass(10);
    await service.services.clock.announce(personAt(0).id, days(0, 20));
    await pass(20);
    await withdrawn(personAt(0));
    const { clocks, seats } = await service.services.games.head(game.id);
    expect(seats[0]?.away).toBeUndefined();
    expect(Date.parse(clocks[0]?.due ?? "") - service.clock.now().getTime()).toBe(38 * HOUR * 1000);
    await pass(14);
    expect(reminders()).toBe(1);
  });

  it("is one with what it overlaps or touches, and not longer than sixty days", async () => {
    const { clock } = service.services;
    const anna = host();
    const list = async () => (await clock.settings(anna.id)).absences.map(({ from, to }) => ({ from, to }));
    await clock.announce(anna.id, days(10, 12));
    await clock.announce(anna.id, days(13, 14));
    await clock.announce(anna.id, days(20, 22));
    expect(await list()).toEqual([days(10, 14), days(20, 22)]);
    await clock.announce(anna.id, days(14, 20));
    expect(await list()).toEqual([days(10, 22)]);
    await expect(clock.announce(anna.id, days(23, 70))).rejects.toMatchObject({ reason: "absenceLong" });
    await expect(clock.announce(anna.id, days(100, 160))).rejects.toMatchObject({ reason: "absenceLong" });
    await clock.announce(anna.id, days(100, 159));
    for (const bad of [days(5, 4), days(-5, -1), { from: "2026-02-30", to: "2026-03-01" }, { from: "", to: "" }])
      await expect(clock.announce(anna.id, bad)).rejects.toMatchObject({ reason: "absenceDays" });
    const [first] = (await clock.settings(anna.id)).absences;
    await clock.postpone(anna.id, first?.id ?? "", days(11, 13));
    expect(await list()).toEqual([days(11, 13), days(100, 159)]);
    await expect(clock.postpone(anna.id, "nobody's", days(11, 13))).rejects.toMatchObject({ reason: "absenceOver" });
    await withdrawn(anna);
    await withdrawn(anna);
    expect(await list()).toEqual([]);
  });

  it("that has begun keeps its begin when its end is changed", async () => {
    await begin();
    const { clock } = service.services;
    await clock.announce(personAt(0).id, days(0, 5));
    await pass(30);
    const [absence] = (await clock.settings(personAt(0).id)).absences;
    await clock.postpone(personAt(0).id, absence?.id ?? "", days(0, 2));
    const { clocks } = await service.services.games.head(game.id);
    expect(Date.parse(clocks[0]?.due ?? "")).toBe(Date.parse(`${days(0, 2).to}T24:00:00Z`) + 48 * HOUR * 1000);
    await withdrawn(personAt(0));
  });
});

describe("the pace", () => {
  it("is the host's to change; it is logged, mailed to the others, and everybody's time begins anew", async () => {
    await begin();
    await pass(30);
    const guest = people[1] ?? expect.fail();
    const { clock, games } = service.services;
    await expect(clock.setPace(guest, game.id, null)).rejects.toMatchObject({ reason: "hostOnly" });
    await expect(clock.setPace(host(), game.id, { ...PACE, hours: 0 })).rejects.toMatchObject({ reason: "pace" });
    const after = await clock.setPace(host(), game.id, { ...PACE, hours: 24 });
    expect(Date.parse(after.clocks[0]?.due ?? "") - service.clock.now().getTime()).toBe(24 * HOUR * 1000);
    expect((await clock.setPace(host(), game.id, { ...PACE, hours: 24 })).version).toBe(after.version);
    await service.notify(game.id, after.version);
    for (const one of people) expect(about(one, /pace|Tempo/)).toHaveLength(one === host() ? 0 : 1);
    expect((await games.entries(game.id, after.version)).map(({ kind }) => kind)).toEqual(["paced"]);
    const lifted = await clock.setPace(host(), game.id, null);
    await service.notify(game.id, lifted.version);
    expect(lifted.clocks).toEqual([]);
    await pass(60);
    expect(reminders()).toBe(1);
  });

  it("set before the start stands in the log with the table", async () => {
    await begin();
    expect(game.pace).toEqual(PACE);
    expect((await service.deps.store.log.entries(game.id, 1, 1))[0]?.fact).toMatchObject({ pace: PACE });
    const input = { title: "1830", name: "Odd", seatCount: 3, options: {}, pace: { ...PACE, days: [] } };
    await expect(service.services.games.create(personAt(0), input)).rejects.toMatchObject({ reason: "pace" });
  });

  it("does not undo a move that was begun before it changed", async () => {
    await begin();
    const asked = await askedNow(service.services, game.id);
    await service.services.clock.setPace(host(), game.id, null);
    const answer = await service.services.games.submit({
      ...asked,
      submission: "form-old-1",
      moves: [{ type: "pass" }],
    });
    expect(answer.outcome).toBe("accepted");
  });
});
