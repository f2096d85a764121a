/** Seats that pass on, votes, and games that the table ends: who may, what it leaves in the log, and what the former player still holds. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameHead, Person } from "../../../../lambdas/service/api.ts";
import { tickDaily } from "../../../../lambdas/service/daily.ts";
import { rebuildGame } from "../../../../lambdas/service/rebuilding.ts";
import { receive } from "../../../../lambdas/service/replying.ts";
import { verifyGame } from "../../../../lambdas/service/verifying.ts";
import { startService, type TestService } from "../../../support/service.ts";
import { replyAddressIn, replyOf } from "../replies.ts";

const DAY = 24 * 3600;
let service: TestService;
let people: Person[];
let newcomers: Person[];
let game: GameHead;
beforeAll(async () => {
  service = await startService();
  people = [await service.signIn("Anna"), await service.signIn("Bert", "de"), await service.signIn("Cleo", "nl")];
  newcomers = [await service.signIn("Nina"), await service.signIn("Otto")];
});
beforeEach(async () => {
  service.clock.advance(2 * DAY);
  game = await service.startGame(people);
  await service.notify(game.id);
});
afterAll(() => service.stop());

const table = () => service.services.table;
const head = () => service.services.games.head(game.id);
const at = (seat: number): Person => people.find(({ id }) => game.seats[seat]?.person === id) ?? expect.fail();
const newcomer = (which = 0): Person => newcomers[which] ?? expect.fail();
const inGame = ({ address }: Person) => service.mailsTo(address).filter(({ text }) => text.includes(game.id));
const last = (person: Person) => inGame(person).at(-1) ?? expect.fail("no mail");
const notifySince = async (version: number) => service.notify(game.id, version + 1);
const pass = (person: Person, version: number, seat = 0) => ({
  ...{ game: game.id, seat, person: person.id, version, submission: `pass-${person.id}-${version}` },
  moves: [{ type: "pass" as const }],
});

describe("a seat that its player passes on by a link", () => {
  it("goes to who confirms, who is asked anew; the former player's links, replies and forms move nothing any more", async () => {
    const mail = last(at(0));
    const reply = replyAddressIn(mail);
    const offered = await table().offerSeat(at(0), game.id, false);
    const version = offered.matters.sought[0]?.version ?? 0;
    const after = await table().takeOffered(newcomer(), { game: game.id, seat: 0, version });
    expect(after.seats[0]).toMatchObject({ person: newcomer().id, name: "Nina" });
    expect(after.waiting).toMatchObject([{ seat: 0, since: after.version }]);
    const entry = (await service.services.games.entries(game.id, after.version))[0];
    expect(entry).toMatchObject({ kind: "seatPassed", seat: 0, passed: { from: at(0).id, to: newcomer().id } });
    await notifySince(game.version);
    expect(inGame(newcomer()).filter(({ text }) => text.includes(`/t/${game.id}`))).toHaveLength(1);
    const before = (await head()).version;
    expect(await receive(service.deps, replyOf({ from: at(0).address, to: reply, text: "pass" }))).toBe("answered");
    expect(last(at(0)).text).not.toContain("/t/");
    expect(await receive(service.deps, replyOf({ from: newcomer().address, to: reply, text: "pass" }))).toBe("ignored");
    await expect(service.services.games.submit(pass(at(0), before))).rejects.toMatchObject({ reason: "notYourSeat" });
    expect((await head()).version).toBe(before);
    expect((await service.services.games.submit(pass(newcomer(), before))).outcome).toBe("accepted");
    expect(await verifyGame(service.deps, game.id)).toMatchObject({ ok: true });
    await rebuildGame(service.deps, game.id);
    expect(await service.deps.store.people.games(newcomer().id)).toContain(game.id);
    expect(await service.deps.store.people.games(at(0).id)).not.toContain(game.id);
  });

  it("stays where it is once the offer is taken back, and is taken once by two at the same moment", async () => {
    const first = (await table().offerSeat(at(1), game.id, false)).matters.sought[0]?.version ?? 0;
    await table().keepSeat(at(1), game.id);
    const stale = { game: game.id, seat: 1, version: first };
    await expect(table().takeOffered(newcomer(), stale)).rejects.toMatchObject({ situation: "gone" });
    await expect(table().takeSeat(newcomer(), game.id, 1)).rejects.toMatchObject({ reason: "seatNotSought" });
    await table().offerSeat(at(1), game.id, true);
    const taken = await Promise.allSettled(newcomers.map((one) => table().takeSeat(one, game.id, 1)));
    expect(taken.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const entries = await service.services.games.entries(game.id, game.version);
    expect(entries.filter(({ kind }) => kind === "seatPassed")).toHaveLength(1);
  });

  it("ends an open request to take moves back: whoever comes new has agreed to nothing", async () => {
    for (const seat of [0, 1]) {
      const { version } = await head();
      await service.services.games.submit(pass(at(seat), version, seat));
    }
    const wish = { ...pass(at(0), (await head()).version), submission: "take-it-back", to: game.version };
    await service.services.undo.takeBack(wish);
    const request = (await head()).undo?.version ?? 0;
    await table().offerSeat(at(1), game.id, true);
    expect((await head()).undo).toMatchObject({ answering: [1] });
    const after = await table().takeSeat(newcomer(), game.id, 1);
    expect(after.undo).toBeNull();
    for (const person of [at(1), newcomer()]) {
      const answer = { ...pass(person, after.version, 1), submission: "late-answer", request };
      await expect(service.services.undo.answer({ ...answer, answer: "accepted" })).rejects.toBeInstanceOf(Error);
    }
    expect((await head()).version).toBe(after.version);
  });

  it("does not go to somebody who sits there already", async () => {
    await table().offerSeat(at(1), game.id, true);
    await expect(table().takeSeat(at(2), game.id, 1)).rejects.toMatchObject({ reason: "alreadyInGame" });
  });
});

describe("a player who keeps the table waiting", () => {
  it("cannot be replaced before the time is up, nor by one vote, nor while away", async () => {
    service.clock.advance(13 * DAY);
    await expect(table().voteSeat(at(1), game.id, 0)).rejects.toMatchObject({ reason: "seatNotIdle" });
    service.clock.advance(DAY);
    expect(await table().idle(game.id)).toEqual([0]);
    const once = await table().voteSeat(at(1), game.id, 0);
    expect((await table().voteSeat(at(1), game.id, 0)).version).toBe(once.version);
    await expect(table().takeSeat(newcomer(), game.id, 0)).rejects.toMatchObject({ reason: "seatNotSought" });
    await expect(table().voteSeat(at(0), game.id, 0)).rejects.toMatchObject({ situation: "forbidden" });
    const other = await service.startGame(people);
    const late = people.find(({ id }) => id === other.seats[0]?.person) ?? expect.fail();
    const today = service.clock.now().toISOString().slice(0, 10);
    const until = new Date(service.clock.now().getTime() + 20 * DAY * 1000).toISOString().slice(0, 10);
    await service.services.clock.announce(late.id, { from: today, to: until });
    service.clock.advance(21 * DAY);
    expect(await table().idle(other.id)).toEqual([]);
    service.clock.advance(14 * DAY);
    expect(await table().idle(other.id)).toEqual([0]);
  });

  it("is replaced after the votes of the others, unless he moves first; everybody is told once", async () => {
    service.clock.advance(14 * DAY);
    await table().voteSeat(at(1), game.id, 0);
    const { version } = await head();
    const form = pass(at(0), version);
    const open = await table().voteSeat(at(2), game.id, 0);
    expect(open.matters.sought).toMatchObject([{ seat: 0, open: true, votes: [1, 2] }]);
    const before = inGame(at(1)).length;
    await notifySince(game.version);
    await notifySince(game.version);
    expect(inGame(at(1)).length - before).toBe(1);
    expect(last(at(1)).text).toContain("/w/");
    expect((await service.services.games.submit(form)).outcome).toBe("accepted");
    expect((await head()).matters.sought).toEqual([]);
    await expect(table().takeSeat(newcomer(), game.id, 0)).rejects.toMatchObject({ reason: "seatNotSought" });
  });
});

describe("ending a game", () => {
  it("takes more than half of the seats, leaves the position alone, and everybody is told why and how it stood", async () => {
    const proposed = await table().voteEnd(at(0), game.id, { aim: "agreed", yes: true });
    expect(proposed).toMatchObject({ status: "running", matters: { ending: { yes: [0] } } });
    await expect(table().voteEnd(at(1), game.id, { aim: "abandoned", yes: true })).rejects.toMatchObject({
      reason: "endingOpen",
    });
    const state = (await service.services.games.load(game.id)).state;
    const closed = await table().voteEnd(at(2), game.id, { aim: "agreed", yes: true });
    expect(closed).toMatchObject({ status: "finished", waiting: [], matters: { closed: "agreed", ending: null } });
    const view = await service.services.games.load(game.id);
    expect(view.state).toEqual(state);
    expect(view.decision).toMatchObject({ step: "over", options: [] });
    await notifySince(game.version);
    const told = people.map((person) => last(person));
    expect(told.map(({ subject }) => subject)).toEqual([
      "[1830 Sunday] The game has ended",
      "[1830 Sunday] Die Partie ist zu Ende",
      "[1830 Sunday] Het spel is afgelopen",
    ]);
    for (const { text } of told) for (const { name } of people) expect(text).toContain(name);
    await expect(service.services.games.submit(pass(at(0), closed.version))).rejects.toMatchObject({
      reason: "gameOver",
    });
    const wish = { ...pass(at(0), closed.version), submission: "back-again", to: game.version };
    await expect(service.services.undo.takeBack(wish)).rejects.toMatchObject({ reason: "gameOver" });
    const program = service.services.programs.add(at(1).id, game.id, 1, { kind: "pass" });
    await expect(program).rejects.toMatchObject({ reason: "gameOver" });
    expect(await verifyGame(service.deps, game.id)).toMatchObject({ ok: true });
  });

  it("falls when too many are against it, and can then be proposed again", async () => {
    await table().voteEnd(at(0), game.id, { aim: "abandoned", yes: true });
    await table().voteEnd(at(1), game.id, { aim: "abandoned", yes: false });
    expect((await table().voteEnd(at(2), game.id, { aim: "abandoned", yes: false })).matters.ending).toBeNull();
    const again = await table().voteEnd(at(1), game.id, { aim: "agreed", yes: true });
    expect(again.matters.ending).toMatchObject({ aim: "agreed", yes: [1] });
  });

  it("and a move at the same moment: one order of both, the move counts or is refused, nothing is half done", async () => {
    await table().voteEnd(at(1), game.id, { aim: "agreed", yes: true });
    const { version } = await head();
    const [moved] = await Promise.allSettled([
      service.services.games.submit(pass(at(0), version)),
      table().voteEnd(at(2), game.id, { aim: "agreed", yes: true }),
    ]);
    const kinds = (await service.services.games.entries(game.id, version + 1)).map(({ kind }) => kind);
    const isBooked = moved.status === "fulfilled" && moved.value.outcome === "accepted";
    expect(kinds).toEqual(isBooked ? ["moved", "closed"] : ["closed"]);
    expect((await head()).status).toBe("finished");
  });
});

describe("a table that does not begin", () => {
  it("is warned after 14 days and closed 14 days later, each told once; any change keeps it open", async () => {
    const [host, guest] = people;
    if (!host || !guest) return expect.fail();
    const { id } = await service.services.games.create(host, {
      title: "1830",
      name: "Idle",
      seatCount: 4,
      options: {},
    });
    await service.notify(id);
    const mails = () => service.mailsTo(host.address).filter(({ subject }) => subject.includes("Idle"));
    const wait = async (days: number) => {
      service.clock.advance(days * DAY);
      await Promise.all([tickDaily(service.deps), tickDaily(service.deps)]);
    };
    await wait(13);
    expect(mails()).toHaveLength(0);
    await wait(1);
    expect(mails().map(({ subject }) => subject)).toEqual(["[1830 Idle] Will this game begin?"]);
    await service.services.games.join(guest, id);
    await service.notify(id);
    await wait(13);
    expect(mails()).toHaveLength(2);
    await wait(40);
    expect(mails().filter(({ subject }) => /begin/.test(subject))).toHaveLength(2);
    expect((await service.services.games.head(id)).status).toBe("gathering");
    await wait(14);
    await service.notify(id);
    const closed = await service.services.games.head(id);
    expect(closed).toMatchObject({ status: "finished", matters: { closed: "cancelled" } });
    expect(mails().filter(({ subject }) => subject === "[1830 Idle] The table is closed")).toHaveLength(1);
    await expect(service.services.games.start(host, id)).rejects.toMatchObject({ situation: "conflict" });
  });
});
