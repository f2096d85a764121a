/**
 * Weeks of play by players who are quick, slow, away, gone and back, under a schedule whose ticks come late, twice, not at all, or fail
 * halfway; from fixed seeds. Every mail is held against the calendar at the moment in which it is sent.
 */
import { describe, expect, it } from "vitest";
import { type Move, TITLES } from "../../../../engine/index.ts";
import { MailError, type OutgoingMail } from "../../../../lambdas/mail/port.ts";
import type { GameHead, Pace, Person, Services } from "../../../../lambdas/service/api.ts";
import { readClockMail } from "../../../../lambdas/service/clock/agenda.ts";
import { tickClocks } from "../../../../lambdas/service/clock/ticking.ts";
import type { Deps } from "../../../../lambdas/service/deps.ts";
import { withNames } from "../../../../lambdas/service/names.ts";
import { notifyEntry, retryUnsent } from "../../../../lambdas/service/notify.ts";
import { personFor, updatePerson } from "../../../../lambdas/service/persons.ts";
import { createServices } from "../../../../lambdas/service/services.ts";
import { verifyGame } from "../../../../lambdas/service/verifying.ts";
import type { MailId } from "../../../../lambdas/store/keys.ts";
import { storeOn } from "../../../../lambdas/store/store.ts";
import { dice, pick } from "../../../support/legal.ts";
import { createMemoryDatabase } from "../../../support/memory-database.ts";
import { randomMove } from "../../../support/random-moves.ts";

type Roll = (below: number) => number;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEKS = 2;
const ZONES = ["Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC"];

interface Player {
  readonly person: Person;
  readonly zone: string;
  /** Chance of a move at each look, in a hundred. */
  zeal: number;
  /** Changes of absences that may bring a deadline forward. */
  returns: number;
}

interface Weeks {
  readonly roll: Roll;
  readonly deps: Deps;
  readonly services: Services;
  readonly players: Player[];
  readonly pace: Pace;
  readonly game: string;
  time: number;
  /** Of a hundred mails so many are not taken. */
  refused: number;
  /** What was sent, by its name in the outbox. */
  readonly sent: { readonly mail: MailId; readonly at: number; readonly tick: number }[];
  tick: number;
  readonly broken: string[];
  readonly dues: Map<string, { due: number; returns: number }>;
}

function paceOf(roll: Roll): Pace {
  const quiet = roll(3) === 0 ? null : { from: 20 + roll(4), to: 5 + roll(5) };
  return {
    hours: pick([6, 24, 48, 72], roll),
    days: roll(2) === 0 ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6, 7],
    quiet,
    grace: pick([0, 6, 24], roll),
    atTimeout: pick(["wait", "remind", "pass", "pass", "replace"] as const, roll),
    reminders: { before: [20, 4], after: [0, 12, 48] },
  };
}

async function begin(seed: number): Promise<Weeks> {
  const roll = dice(Math.imul(seed, 0x9e3779b1));
  const store = storeOn(createMemoryDatabase(7));
  let names = 0;
  const deps: Deps = {
    store: {
      ...store,
      outbox: { ...store.outbox, sent: (claim, settled) => noted(claim.mail, () => store.outbox.sent(claim, settled)) },
    },
    clock: { now: () => new Date(weeks.time) },
    chance: { id: () => `n${seed}x${++names}`, token: () => `token-${++names}`, int: roll },
    ...{ secret: "a secret of the tests, long enough", origin: "https://bahnpost.test", mailDomain: "bahnpost.test" },
    log: { info: () => undefined, error: () => undefined },
    mail: { send: (mail) => taken(weeks, mail) },
  };
  const noted = (mail: MailId, note: () => Promise<void>): Promise<void> => {
    weeks.sent.push({ mail, at: weeks.time, tick: weeks.tick });
    return note();
  };
  const services = createServices(deps);
  const pace = paceOf(roll);
  const weeks: Weeks = {
    ...{ roll, deps, services, pace, players: [], game: "", time: Date.UTC(2026, 9, 12, 9), refused: 5 },
    ...{ sent: [], tick: 0, broken: [], dues: new Map() },
  };
  for (let n = 0; n < 4; n++) {
    const { id } = await personFor(deps, `person${n}@example.org`, "en");
    const person = await updatePerson(deps, id, { name: `Person ${n}` });
    const zone = pick(ZONES, roll);
    await services.clock.setSettings(id, { zone, reminders: null });
    weeks.players.push({ person, zone, zeal: pick([30, 5, 1], roll), returns: 0 });
  }
  const [host, ...guests] = weeks.players.map(({ person }) => person);
  if (!host) throw new Error("nobody is host");
  const { id } = await services.games.create(host, {
    title: pick(TITLES, roll).id,
    name: "Weeks",
    seatCount: 4,
    options: {},
    pace,
  });
  for (const guest of guests) await services.games.join(guest, id);
  await services.games.start(host, id);
  return Object.assign(weeks, { game: id });
}

/** The mail service takes a mail: a reminder is held against log and calendar. */
async function taken(weeks: Weeks, mail: OutgoingMail): Promise<string> {
  if (weeks.roll(100) < weeks.refused) throw new MailError("ServiceUnavailable");
  const about = /Reminder|time is up|Somebody is sought/.exec(mail.subject);
  if (about) await checkReminder(weeks, mail, about[0] === "Reminder");
  return "taken";
}

async function checkReminder(weeks: Weeks, mail: OutgoingMail, isOwn: boolean): Promise<void> {
  const { broken, deps, game, pace, time } = weeks;
  const player = weeks.players.find(({ person }) => person.address === mail.to);
  if (!player) return void broken.push("a reminder to nobody");
  const profile = await deps.store.people.get(player.person.id);
  const { weekday, hour } = wallOf(time, player.zone);
  if (!pace.days.includes(weekday)) broken.push(`on a day that does not count: ${mail.subject}`);
  if (pace.quiet && (hour >= pace.quiet.from || hour < pace.quiet.to)) broken.push(`in quiet hours: ${mail.subject}`);
  const isAway = profile?.absences.some(({ from, until }) => Date.parse(from) <= time && time < Date.parse(until));
  if (isAway) broken.push(`in an absence: ${mail.subject}`);
  const { waiting, seats } = await weeks.services.games.head(game);
  const seat = seats.find(({ person }) => person === player.person.id)?.seat;
  const since = waiting.find((one) => one.seat === seat)?.since;
  if (isOwn && !mail.text.includes(`/t/${game}.${seat}.${since}.`)) broken.push("a reminder of a move that was made");
}

/** Read otherwise than the clock's own code reads it. */
function wallOf(time: number, timeZone: string): { weekday: number; hour: number } {
  const text = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    hourCycle: "h23",
  }).format(time);
  const weekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].findIndex((name) => text.includes(name)) + 1;
  return { weekday, hour: Number(/\d\d/.exec(text)?.[0]) };
}

/** Answers the version of the last entry. */
async function notifyAll(weeks: Weeks, from: number): Promise<number> {
  const { version } = await weeks.services.games.head(weeks.game);
  for (let one = from; one <= version; one++) await notifyEntry(weeks.deps, weeks.game, one).catch(() => undefined);
  return version;
}

/** What a player does who looks at the game now: a move if asked, perhaps a word that somebody late shall pass. */
async function look(weeks: Weeks, { person, zeal }: Player): Promise<void> {
  const { roll, services, game } = weeks;
  if (roll(100) >= zeal) return;
  const { head, decision, version } = await services.games.load(game);
  const seat = head.seats.find((place) => place.person === person.id)?.seat ?? -1;
  const late = head.clocks.find((clock) => clock.seat !== seat);
  if (late && roll(2) === 0) {
    const isTold = head.pace?.atTimeout === "pass" && late.isOver;
    const done = await services.clock.letPass(person, game, { seat: late.seat, clock: late.version }).catch(() => null);
    if (done && !isTold) weeks.broken.push("a vote before its time");
  }
  if (!decision?.deciders.includes(seat)) return;
  const drawn = randomMove(decision, roll);
  const move: Move = drawn.seat === seat ? drawn.move : { type: "pass" };
  const submission = `form-${version}-${seat}-${roll(1e9)}`;
  await services.games.submit({ game, seat, person: person.id, version, submission, moves: [move] });
}

/** Absences announced, changed and taken back, at any time. */
async function travel(weeks: Weeks, player: Player): Promise<void> {
  const { roll, services } = weeks;
  if (roll(150) > 0) return;
  const { absences, today } = await services.clock.settings(player.person.id);
  const date = (ahead: number) => new Date(Date.parse(today) + ahead * DAY).toISOString().slice(0, 10);
  const days = { from: date(roll(3)), to: date(2 + roll(8)) };
  const first = absences[0];
  player.zeal = pick([30, 5, 1], roll);
  if (!first || roll(2) === 0) return services.clock.announce(player.person.id, days).catch(() => undefined);
  player.returns += 1;
  return roll(2) === 0
    ? services.clock.revoke(player.person.id, first.id)
    : services.clock.postpone(player.person.id, first.id, days).catch(() => undefined);
}

/** One run of the clock handler; sometimes two at once. */
async function tick(weeks: Weeks): Promise<void> {
  weeks.tick += 1;
  const run = async (): Promise<void> => {
    await retryUnsent(weeks.deps);
    await tickClocks(weeks.deps);
  };
  await Promise.all(Array.from({ length: weeks.roll(4) === 0 ? 2 : 1 }, run));
}

/** Deadlines are never brought forward, except for somebody who comes back before the time that was announced. */
function checkDues(weeks: Weeks, head: GameHead): void {
  for (const { seat, version, due } of head.clocks) {
    const player = weeks.players.find(({ person }) => person.id === head.seats[seat]?.person);
    const before = weeks.dues.get(`${seat} ${version}`);
    const now = { due: Date.parse(due), returns: player?.returns ?? 0 };
    if (before && now.due < before.due && now.returns === before.returns) weeks.broken.push(`due earlier: ${due}`);
    weeks.dues.set(`${seat} ${version}`, now);
  }
}

async function play(weeks: Weeks): Promise<void> {
  const { roll, players, game } = weeks;
  let told = await notifyAll(weeks, 1);
  for (const end = weeks.time + WEEKS * 7 * DAY; weeks.time < end; ) {
    const isDown = roll(200) === 0;
    weeks.time += isDown ? (2 + roll(60)) * HOUR : (20 + roll(39)) * MINUTE;
    for (const player of players) {
      await look(weeks, player);
      await travel(weeks, player);
    }
    if (roll(10) > 0) told = await notifyAll(weeks, told + 1);
    if (!isDown && roll(8) === 0) continue;
    await tick(weeks);
    for (const head of await withNames(weeks.deps, await weeks.deps.store.heads.many([game]))) checkDues(weeks, head);
  }
}

/** No mail twice, and of the reminders to one player never two in one tick. */
function checkSent({ sent, broken }: Weeks): void {
  const clocks = sent.filter(({ mail }) => readClockMail(mail.kind));
  const named = clocks.map(({ mail }) => JSON.stringify(mail));
  if (new Set(named).size < named.length) broken.push("a mail of the clock came twice");
  const own = clocks.filter(({ mail }) => readClockMail(mail.kind)?.about === "own");
  const bursts = own.map(({ mail, tick }) => `${mail.person} ${mail.version} ${tick}`);
  if (new Set(bursts).size < bursts.length) broken.push("a burst of reminders");
}

describe("over weeks of play", () => {
  const seeds = [1, 2, 3, 4, Math.floor(Math.random() * 2 ** 31)];
  const seen = new Map<string, number>();
  const see = (what: string): unknown => seen.set(what, (seen.get(what) ?? 0) + 1);

  it.each(seeds)(
    "no reminder comes twice, late, at a wrong time or in a burst, and nobody passes unasked: seed %i",
    async (seed) => {
      const weeks = await begin(seed);
      await play(weeks);
      checkSent(weeks);
      expect(weeks.broken).toEqual([]);
      expect(await verifyGame(weeks.deps, weeks.game)).toMatchObject({ ok: true });
      const log = await weeks.services.games.entries(weeks.game, 1);
      for (const { mail } of weeks.sent) see(readClockMail(mail.kind)?.about ?? mail.kind);
      for (const { kind, voters } of log) see(voters ? `${kind} for somebody` : kind);
      const forced = log.filter(({ kind, voters }) => kind === "moved" && voters);
      for (const { moves, voters, seat } of forced) {
        expect(moves).toEqual([{ type: "pass" }]);
        expect(voters?.length).toBeGreaterThanOrEqual(2);
        expect(voters).not.toContain(seat);
      }
    },
  );

  it("all of it happened: reminders, word to the others, votes, passes for somebody", () => {
    for (const what of ["own", "overdue", "turn", "moved", "voted for somebody", "moved for somebody"])
      expect(seen.get(what) ?? 0, `${what} among ${JSON.stringify([...seen])}`).toBeGreaterThan(0);
  });

  it("whoever is asked and does nothing is reminded, by whatever ticks there are", async () => {
    const weeks = await begin(11);
    weeks.refused = 0;
    await weeks.services.clock.setPace(weeks.players[0]?.person ?? expect.fail(), weeks.game, {
      ...weeks.pace,
      atTimeout: "remind",
    });
    for (const player of weeks.players) player.zeal = 0;
    await notifyAll(weeks, 1);
    for (const end = weeks.time + 40 * DAY; weeks.time < end; weeks.time += (20 + weeks.roll(35)) * MINUTE) {
      if (weeks.roll(3) > 0) await tick(weeks);
    }
    checkSent(weeks);
    expect(weeks.broken).toEqual([]);
    const kinds = weeks.sent.filter(({ mail }) => readClockMail(mail.kind)).map(({ mail }) => mail.kind);
    expect(kinds).toEqual(expect.arrayContaining(["remind.after0", "remind.after12", "remind.after48"]));
  });
});
