/** What the service promises about moves taken back, each with an attempt to break it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decision } from "../../../engine/index.ts";
import type { KeptMail } from "../../../infra/local/mailbox.ts";
import type { Person, SubmitAnswer } from "../../../lambdas/service/api.ts";
import { receive } from "../../../lambdas/service/replying.ts";
import { exportGame } from "../../../lambdas/service/transfer.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { askedNow, startService, type TestService } from "../../support/service.ts";
import { type ReplyInput, replyAddressIn, replyOf } from "./replies.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** A started game of three; an hour goes by first, so that nobody asks for too many links. */
async function table() {
  service.clock.advance(3601);
  const people = [await service.signIn("Anna"), await service.signIn("Bert", "de"), await service.signIn("Cleo", "nl")];
  const head = await service.startGame(people);
  const at = (seat: number): Person =>
    people.find(({ id }) => id === head.seats[seat]?.person) ?? expect.fail("an empty seat");
  return { game: head.id, people, at, start: head.version };
}

let submissions = 0;
const name = () => `undo-test-${++submissions}`;

/** The seat that is asked passes, or makes the first legal move. */
async function move(game: string): Promise<number> {
  const asked = await askedNow(service.services, game);
  const { state } = await service.services.games.load(game);
  const options = state ? decision(state).options : [];
  const moves = [options.some(({ type }) => type === "pass") ? { type: "pass" as const } : expect.fail("no pass")];
  const answer = await service.services.games.submit({ ...asked, submission: name(), moves });
  return answer.outcome === "accepted" ? answer.version : expect.fail(answer.outcome);
}

async function takeBack(game: string, seat: number, to: number, more: object = {}): Promise<SubmitAnswer> {
  const head = await service.services.games.head(game);
  const person = head.seats[seat]?.person ?? "";
  const wish = { game, seat, person, version: head.version, submission: name(), to, ...more };
  return service.services.undo.takeBack(wish);
}

async function reply(game: string, seat: number, answer: "accepted" | "declined" | "withdrawn", more: object = {}) {
  const head = await service.services.games.head(game);
  const person = head.seats[seat]?.person ?? "";
  const request = head.undo?.version ?? 0;
  return service.services.undo.answer({
    ...{ game, seat, person, version: head.version, submission: name(), request, answer },
    ...more,
  });
}

const load = (game: string) => service.services.games.load(game);

describe("one's own last moves", () => {
  it("are taken back at once, and the seat is asked again", async () => {
    const { game, start } = await table();
    const before = await load(game);
    await move(game);
    expect((await takeBack(game, 0, start)).outcome).toBe("accepted");
    const after = await load(game);
    expect(after.state).toEqual(before.state);
    expect(after.version).toBe(start + 2);
    expect(after.head.waiting.map(({ seat, since }) => [seat, since])).toEqual([[0, start + 2]]);
    expect(await verifyGame(service.deps, game)).toMatchObject({ ok: true });
  });

  it("stay in the log, marked, and their version can be looked at", async () => {
    const { game, start } = await table();
    await move(game);
    const moved = await load(game);
    await takeBack(game, 0, start);
    const entries = await service.services.games.entries(game, start + 1);
    expect(entries.map(({ kind, undone }) => [kind, undone])).toEqual([
      ["moved", start + 2],
      ["undone", undefined],
    ]);
    expect((await service.services.games.loadAt(game, start + 1)).state).toEqual(moved.state);
    await move(game);
    expect((await exportGame(service.deps, game)).length).toBe(start + 4);
  });

  it("need a request as soon as somebody else has moved", async () => {
    const { game, start } = await table();
    await move(game);
    await move(game);
    const before = await load(game);
    const answer = await takeBack(game, 0, start, { message: "misread" });
    expect(answer).toMatchObject({ outcome: "accepted", entry: { kind: "undoAsked", message: "misread" } });
    const after = await load(game);
    expect(after.state).toEqual(before.state);
    expect(after.head.undo).toMatchObject({ seat: 0, to: start, answering: [1], message: "misread" });
    expect(after.head.waiting).toEqual(before.head.waiting);
  });

  it("are not another's to take back alone, nor a stranger's", async () => {
    const { game, start, at } = await table();
    await move(game);
    expect(await takeBack(game, 1, start)).toMatchObject({ entry: { kind: "undoAsked" } });
    expect((await load(game)).head.undo?.answering).toEqual([0]);
    const foreign = takeBack(game, 0, start, { person: at(1).id });
    await expect(foreign).rejects.toMatchObject({ situation: "forbidden" });
  });

  it("are not there to be taken back twice, nor before the start, nor from a version to come", async () => {
    const { game, start } = await table();
    await move(game);
    await move(game);
    for (const to of [start - 1, start + 2, start + 9, 0, 1.5]) {
      await expect(takeBack(game, 1, to), String(to)).rejects.toMatchObject({ reason: "undoNothing" });
    }
    await takeBack(game, 1, start + 1);
    for (const to of [start + 1, start + 2]) {
      await expect(takeBack(game, 1, to), String(to)).rejects.toMatchObject({ reason: "undoNothing" });
    }
  });

  it("cannot be taken back from a version that is taken back itself", async () => {
    const { game, start } = await table();
    await move(game);
    await move(game);
    await takeBack(game, 0, start);
    await reply(game, 1, "accepted");
    await move(game);
    await expect(takeBack(game, 0, start + 1)).rejects.toMatchObject({ reason: "undoNothing" });
    expect((await takeBack(game, 0, start + 4)).outcome).toBe("accepted");
  });
});

describe("a request", () => {
  async function asked() {
    const made = await table();
    for (let n = 0; n < 3; n++) await move(made.game);
    await takeBack(made.game, 0, made.start);
    return made;
  }

  it("is carried out when all have accepted whose moves go, and not before", async () => {
    const { game, start } = await asked();
    const before = await load(game);
    expect(await reply(game, 1, "accepted")).toMatchObject({ entry: { kind: "undoAnswered" } });
    expect((await load(game)).state).toEqual(before.state);
    expect(await reply(game, 2, "accepted")).toMatchObject({ entry: { kind: "undone" } });
    expect((await load(game)).state).toEqual((await service.services.games.loadAt(game, start)).state);
    expect((await load(game)).head.undo).toBeNull();
    expect(await verifyGame(service.deps, game)).toMatchObject({ ok: true });
  });

  it("lapses when one of them declines", async () => {
    const { game } = await asked();
    await reply(game, 1, "accepted");
    await reply(game, 2, "declined");
    expect((await load(game)).head.undo).toBeNull();
    await expect(reply(game, 1, "accepted")).rejects.toMatchObject({ reason: "undoGone" });
  });

  it("lapses when somebody moves, and late consent changes nothing", async () => {
    const { game } = await asked();
    const { head } = await load(game);
    const request = head.undo?.version ?? 0;
    await move(game);
    const late = await reply(game, 1, "accepted", { request, version: head.version });
    expect(late.outcome).toBe("movedOn");
    await expect(reply(game, 1, "accepted", { request })).rejects.toMatchObject({ reason: "undoGone" });
  });

  it("does not keep anybody from moving with a form from before it", async () => {
    const { game } = await table();
    await move(game);
    await move(game);
    const asked = await askedNow(service.services, game);
    await takeBack(game, 0, asked.version - 2);
    const moves = [{ type: "pass" as const }];
    const answer = await service.services.games.submit({ ...asked, submission: name(), moves });
    expect(answer.outcome).toBe("accepted");
  });

  it("is nobody's to decide but theirs: neither the host, nor its author, nor anybody twice", async () => {
    const { game, people, at } = await asked();
    await expect(reply(game, 0, "accepted")).rejects.toMatchObject({ reason: "undoNotAsked" });
    await expect(reply(game, 1, "withdrawn")).rejects.toMatchObject({ reason: "undoNotAsked" });
    const host = people[0]?.id;
    for (const seat of [0, 1, 2].filter((one) => at(one).id !== host)) {
      const overruled = reply(game, seat, "accepted", { person: host });
      await expect(overruled).rejects.toMatchObject({ situation: "forbidden" });
    }
    await reply(game, 1, "accepted");
    await expect(reply(game, 1, "accepted")).rejects.toMatchObject({ reason: "undoNotAsked" });
  });

  it("is one at a time, and can be withdrawn", async () => {
    const { game, start } = await asked();
    await expect(takeBack(game, 1, start)).rejects.toMatchObject({ reason: "undoOpen" });
    await reply(game, 0, "withdrawn");
    expect(await takeBack(game, 1, start)).toMatchObject({ entry: { kind: "undoAsked" } });
  });

  it("does not wait for somebody whose account is gone", async () => {
    const { game, at } = await asked();
    await service.services.people.erase(at(2));
    expect(await reply(game, 1, "accepted")).toMatchObject({ entry: { kind: "undone" } });
  });
});

describe("submissions", () => {
  it("made twice are one entry", async () => {
    const { game, start } = await table();
    await move(game);
    const version = start + 1;
    const twice = { submission: "undo-once", version };
    const first = await takeBack(game, 0, start, twice);
    expect(await takeBack(game, 0, start, twice)).toEqual(first);
    expect((await load(game)).version).toBe(start + 2);
  });

  it.each([0, 1, 2])("an undo and a move at the same time: exactly one wins (%i)", async () => {
    const { game, start } = await table();
    await move(game);
    const asked = await askedNow(service.services, game);
    const moves = [{ type: "pass" as const }];
    const [moved, undone] = await Promise.all([
      service.services.games.submit({ ...asked, submission: name(), moves }),
      takeBack(game, 0, start, { version: asked.version }),
    ]);
    expect([moved.outcome, undone.outcome].sort()).toEqual(["accepted", "movedOn"]);
    expect((await load(game)).version).toBe(start + 2);
    expect(await verifyGame(service.deps, game)).toMatchObject({ ok: true });
  });

  it("a form from before the undo is told that the game has moved on", async () => {
    const { game, start } = await table();
    await move(game);
    const asked = await askedNow(service.services, game);
    await takeBack(game, 0, start);
    const moves = [{ type: "pass" as const }];
    const late = await service.services.games.submit({ ...asked, submission: name(), moves });
    expect(late).toMatchObject({ outcome: "movedOn", since: [{ kind: "undone" }] });
  });
});

describe("mails", () => {
  const turnLinks = (person: Person, game: string) =>
    service
      .mailsTo(person.address)
      .flatMap(({ text }) => /\/t\/([a-z0-9]+\.\d+\.\d+)\./.exec(text)?.[1] ?? [])
      .filter((link) => link.startsWith(`${game}.`));

  it("whoever must act after it is asked anew, nobody twice for one turn", async () => {
    const { game, at, start } = await table();
    await service.notify(game);
    await move(game);
    await service.notify(game);
    await takeBack(game, 0, start);
    await service.notify(game);
    await move(game);
    await service.notify(game);
    await service.notify(game);
    expect(turnLinks(at(0), game)).toEqual([`${game}.0.${start}`, `${game}.0.${start + 2}`]);
    expect(turnLinks(at(1), game)).toEqual([`${game}.1.${start + 1}`, `${game}.1.${start + 3}`]);
    const text = service.mailsTo(at(1).address).at(-1)?.text ?? "";
    expect(text).toContain(`${start}`);
  });

  it("a turn mail that had not gone out when the turn was undone never does", async () => {
    const { game, at, start } = await table();
    await service.notify(game);
    await move(game);
    await takeBack(game, 0, start);
    await service.notify(game);
    expect(turnLinks(at(1), game)).toEqual([]);
  });

  it("a request goes to those who must answer, in their language; its author learns of the refusal", async () => {
    const { game, at, start } = await table();
    for (let n = 0; n < 3; n++) await move(game);
    await takeBack(game, 0, start, { message: "wrong company" });
    await service.notify(game);
    const lead = { Anna: "asks that the game", Bert: "bittet darum", Cleo: "verder mag gaan" };
    for (const seat of [1, 2]) {
      const { text = "", subject = "" } =
        service.mailsTo(at(seat).address).find(({ text: one }) => one.includes("wrong company")) ?? {};
      expect(subject).toContain(at(0).name);
      expect(text).toContain(Object.entries(lead).find(([one]) => one === at(seat).name)?.[1] ?? "");
    }
    expect(service.mailsTo(at(0).address).some(({ subject }) => subject.includes("moves"))).toBe(false);
    await reply(game, 2, "declined");
    await service.notify(game);
    expect(service.mailsTo(at(0).address).at(-1)?.subject).toContain(at(2).name);
  });
});

describe("by mail", () => {
  const turnMail = (person: Person) =>
    service.mailsTo(person.address).findLast(({ replyTo, text }) => replyTo && text.includes("/t/"));
  const answerOf = async (person: Person, mail: KeptMail | undefined, text: string, rest: Partial<ReplyInput> = {}) =>
    receive(service.deps, replyOf({ from: person.address, to: replyAddressIn(mail), text, ...rest }));

  it.each(["undo", "Zurücknehmen", "zurück", "ongedaan", "terug"])("“%s” takes the last move back", async (word) => {
    const { game, at, start } = await table();
    await service.notify(game);
    const mail = turnMail(at(0));
    await move(game);
    expect(await answerOf(at(0), mail, word)).toBe("booked");
    expect((await load(game)).head).toMatchObject({ version: start + 2, waiting: [{ seat: 0, since: start + 2 }] });
    expect(await answerOf(at(0), mail, word)).toBe("answered");
    expect((await load(game)).version).toBe(start + 2);
  });

  it("asks where others have moved since; those answer with a word, and nothing else counts as one", async () => {
    const { game, at, start } = await table();
    await service.notify(game);
    const mail = turnMail(at(0));
    await move(game);
    await move(game);
    await service.notify(game);
    expect(await answerOf(at(0), mail, "undo\nsay: sorry, wrong one")).toBe("booked");
    expect((await load(game)).head.undo).toMatchObject({
      seat: 0,
      to: start,
      answering: [1],
      message: "sorry, wrong one",
    });
    await service.notify(game);
    const asked = turnMail(at(1));
    expect(await answerOf(at(1), asked, "maybe")).toBe("answered");
    expect(await answerOf(at(1), asked, "accept", { verdicts: { dmarc: "fail", spf: "fail", dkim: "fail" } })).not.toBe(
      "booked",
    );
    expect((await load(game)).head.undo).not.toBeNull();
    expect(await answerOf(at(2), asked, "accept")).toBe("ignored");
    expect(await answerOf(at(1), asked, "accept")).toBe("booked");
    expect((await load(game)).head).toMatchObject({ undo: null, waiting: [{ seat: 0 }] });
    expect(await answerOf(at(1), asked, "decline")).toBe("answered");
  });
});
