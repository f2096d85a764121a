/** Replies to turn mails, through the real store and mail: what they move, what they do not, and what is answered. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeptMail } from "../../../infra/local/mailbox.ts";
import { MailError } from "../../../lambdas/mail/port.ts";
import type { GameHead, LogEntry, Person } from "../../../lambdas/service/api.ts";
import { type InboundMail, LARGEST_MAIL, receive } from "../../../lambdas/service/replying.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { StoreError } from "../../../lambdas/store/database.ts";
import { startService, type TestService } from "../../support/service.ts";
import { bytesOf, CASES } from "../mail/replies/corpus/cases.ts";
import { dyingAt, GOOD, type ReplyInput, replyAddressIn, replyOf } from "./replies.ts";

let service: TestService;
let people: Person[];
let game: GameHead;
/** The one who is asked first, and the mail that asks. */
let asked: Person;
let turn: KeptMail;
/** A table stands, and may serve once more if nothing was moved there. */
let isUntouched = false;

beforeAll(async () => {
  service = await startService();
  people = [await service.signIn("Anna"), await service.signIn("Bert", "de"), await service.signIn("Cleo")];
});
beforeEach(async () => {
  service.clock.advance(24 * 3600);
  if (isUntouched && (await added()).length === 0) return;
  isUntouched = true;
  game = await service.startGame(people);
  await service.notify(game.id);
  asked = personAt(game.waiting[0]?.seat ?? -1);
  turn = lastTo(asked);
});
afterAll(() => service.stop());

const personAt = (seat: number): Person =>
  people.find(({ id }) => id === game.seats[seat]?.person) ?? expect.fail("nobody there");
const lastTo = (person: Person): KeptMail => service.mailsTo(person.address).at(-1) ?? expect.fail("no mail");
const countTo = (person: Person): number => service.mailsTo(person.address).length;
const headerOf = (mail: KeptMail, name: string): string | undefined =>
  mail.headers.find((one) => one.name === name)?.value;

const reply = (text: string, rest: Partial<ReplyInput> = {}): InboundMail =>
  replyOf({ from: asked.address, to: replyAddressIn(turn), text, ...rest });

async function added(): Promise<readonly LogEntry[]> {
  return service.services.games.entries(game.id, game.version + 1);
}

/** Offers a mail that must leave no trace: no entry, and no mail to anybody. */
async function nothingHappens(mail: InboundMail, receipt: string): Promise<void> {
  const before = people.map(countTo);
  const all = (await service.sesMails()).length;
  expect(await receive(service.deps, mail)).toBe(receipt);
  expect(await added()).toEqual([]);
  expect(people.map(countTo)).toEqual(before);
  expect((await service.sesMails()).length).toBe(all);
}

describe("a reply to a turn mail", () => {
  it("books its move and is answered with what happened and who is next", async () => {
    expect(await receive(service.deps, reply("bid DH 75"))).toBe("booked");
    const [entry, ...others] = await added();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ kind: "moved", by: asked.id, moves: [{ type: "bid", company: "DH", amount: 75 }] });
    const answer = lastTo(asked);
    expect(answer.subject).toMatch(asked.language === "de" ? /Gebucht/ : /Booked/);
    expect(answer.text).toContain("75");
    expect(headerOf(answer, "Auto-Submitted")).toBe("auto-replied");
    expect(headerOf(answer, "References")).toContain(game.id);
    expect(headerOf(answer, "References")).toMatch(/@example\.org>$/);
  });

  it("books several moves as one entry or none", async () => {
    await receive(service.deps, reply("bid DH 75\nbid MH 115"));
    expect(await added()).toEqual([]);
    expect(lastTo(asked).text).toContain("bid MH 115");
  });

  it("that leads on to a further decision of the same seat is answered with it, and with no second mail", async () => {
    const play = async (text: string, person: Person): Promise<void> => {
      const mail = replyOf({ from: person.address, to: replyAddressIn(lastTo(person)), text });
      expect(await receive(service.deps, mail)).toBe("booked");
      await service.notify(game.id);
    };
    await play("buy SV", asked);
    for (const company of ["CS", "DH", "MH", "CA"]) {
      const { waiting } = await service.services.games.head(game.id);
      await play(`buy ${company}`, personAt(waiting[0]?.seat ?? -1));
    }
    const { waiting } = await service.services.games.head(game.id);
    const buyer = personAt(waiting[0]?.seat ?? -1);
    const before = countTo(buyer);
    await play("buy BO", buyer);
    const { waiting: now } = await service.services.games.head(game.id);
    expect(personAt(now[0]?.seat ?? -1)).toBe(buyer);
    expect(countTo(buyer)).toBe(before + 1);
    expect(lastTo(buyer).text).toContain("/t/");
    await play("par BO 67", buyer);
  });

  it("that has been changed to small letters on its way still arrives", async () => {
    const mail = reply("bid DH 75");
    expect(await receive(service.deps, { ...mail, recipients: mail.recipients.map((one) => one.toUpperCase()) })).toBe(
      "booked",
    );
  });

  it("that cannot be read books nothing and is told the line, the reason with its rule, and what is possible", async () => {
    expect(await receive(service.deps, reply("bid DH 9000"))).toBe("answered");
    expect(await added()).toEqual([]);
    const { text, replyTo } = lastTo(asked);
    for (const part of ["bid DH 9000", "1830-2.3b", "/t/"]) expect(text).toContain(part);
    expect(text).toMatch(/^ {2}bi(d|ete) DH 75 /m);
    expect(replyTo).toBe(turn.replyTo);
  });

  it("may be answered again after a mistake", async () => {
    await receive(service.deps, reply("bit DH 75 please"));
    const again = replyOf({ from: asked.address, to: replyAddressIn(lastTo(asked)), text: "bid DH 75" });
    expect(await receive(service.deps, again)).toBe("booked");
  });

  it("is too large: nothing is read, and its author is told", async () => {
    const mail = reply("bid DH 75");
    const raw = Buffer.concat([mail.raw, Buffer.alloc(LARGEST_MAIL, 0x20)]);
    expect(await receive(service.deps, { ...mail, raw })).toBe("answered");
    expect(await added()).toEqual([]);
    expect(lastTo(asked).text).toContain("4 MB");
  });
});

describe("a message to the table", () => {
  it("goes along with the moves, into everybody's news, as it was written", async () => {
    await receive(service.deps, reply("bid DH 75\nsay: Good luck & <b>fun</b>\nto all"));
    expect(await added()).toMatchObject([{ kind: "moved", message: "Good luck & <b>fun</b>\nto all" }]);
    await service.notify(game.id);
    const next = lastTo(personAt((await service.services.games.head(game.id)).waiting[0]?.seat ?? -1));
    expect(next.text).toContain("Good luck & <b>fun</b>");
    expect(next.html).toContain("Good luck &amp; &lt;b&gt;fun&lt;/b&gt;");
  });

  it("alone is an entry of its own, and the seat is still asked", async () => {
    expect(await receive(service.deps, reply("say: I need a day."))).toBe("booked");
    expect(await added()).toMatchObject([{ kind: "said", message: "I need a day.", moves: [] }]);
    const head = await service.services.games.head(game.id);
    expect(head.waiting).toEqual(game.waiting);
    expect(await receive(service.deps, reply("bid DH 75"))).toBe("booked");
    expect(await verifyGame(service.deps, game.id)).toMatchObject({ ok: true, moved: 1, redecided: 1 });
  });
});

describe("the same mail again", () => {
  it("has one effect and one answer, whether or not the server gives it another name", async () => {
    const mail = reply("bid DH 75");
    await receive(service.deps, mail);
    const answers = countTo(asked);
    expect(await receive(service.deps, mail)).toBe("repeated");
    expect(await receive(service.deps, { ...mail, id: "another" })).toBe("repeated");
    expect(await added()).toHaveLength(1);
    expect(countTo(asked)).toBe(answers);
  });

  it("is not answered twice because the table did not take the note of the first answer at once", async () => {
    const mail = reply("bid DH 75");
    const { store } = service.deps;
    let isFirst = true;
    const settle: typeof store.receipts.settle = async (...given) => {
      if (!isFirst) return store.receipts.settle(...given);
      isFirst = false;
      throw new StoreError("update", new Error("throttled"));
    };
    expect(await receive({ ...service.deps, store: { ...store, receipts: { ...store.receipts, settle } } }, mail)).toBe(
      "booked",
    );
    const answers = countTo(asked);
    expect(await receive(service.deps, mail)).toBe("repeated");
    expect(countTo(asked)).toBe(answers);
  });

  it("at the same time counts once", async () => {
    const mail = reply("bid DH 75");
    const receipts = await Promise.all(Array.from({ length: 6 }, () => receive(service.deps, mail)));
    expect(receipts.filter((one) => one === "booked")).toHaveLength(1);
    expect(await added()).toHaveLength(1);
  });

  it("is answered when the first answer did not get through, and books nothing twice", async () => {
    const mail = reply("bid DH 75");
    service.refuseMails(1);
    await expect(receive(service.deps, mail)).rejects.toBeInstanceOf(MailError);
    expect(await added()).toHaveLength(1);
    const before = countTo(asked);
    expect(await receive(service.deps, mail)).toBe("booked");
    expect(await added()).toHaveLength(1);
    expect(countTo(asked)).toBe(before + 1);
  });

  it("whose first reader died over it is read when the lease has run out", async () => {
    const mail = reply("bid DH 75");
    const dying = dyingAt(service.deps);
    void receive(dying.deps, mail);
    await dying.reached;
    expect(await receive(service.deps, mail)).toBe("underWay");
    service.clock.advance(60);
    expect(await receive(service.deps, mail)).toBe("booked");
  });
});

describe("an old reply", () => {
  it("moves nothing; its author is told what has happened since and what is asked now", async () => {
    await receive(service.deps, reply("bid DH 75"));
    for (const bid of ["bid CS 45", "buy SV"]) {
      await service.notify(game.id);
      const { waiting } = await service.services.games.head(game.id);
      const person = personAt(waiting[0]?.seat ?? -1);
      await receive(service.deps, replyOf({ from: person.address, to: replyAddressIn(lastTo(person)), text: bid }));
    }
    const before = (await added()).length;
    expect(await receive(service.deps, reply("pass"))).toBe("answered");
    expect(await added()).toHaveLength(before);
    const told = lastTo(asked);
    expect(told.text).toContain("CS");
    expect(told.replyTo).not.toBe(turn.replyTo);
  });
});

describe("nobody hears of", () => {
  const address = (): string => replyAddressIn(turn);

  it.each<[string, () => Partial<InboundMail>]>([
    ["an address whose code was guessed", () => ({ recipients: [address().replace(/-\w+@/, `-${"a".repeat(26)}@`)] })],
    [
      "an address of another seat",
      () => ({ recipients: [address().replace(/-(\d)-/, (_, seat) => `-${(Number(seat) + 1) % 3}-`)] }),
    ],
    ["an address of a later turn", () => ({ recipients: [address().replace(/-(\d+)-(\w+)@/, "-99-$2@")] })],
    ["an address of another game", () => ({ recipients: [address().replace(game.id, "aaaaaaaaaaaa")] })],
    ["an address at another domain", () => ({ recipients: [address().replace("@", "@not-")] })],
    [
      "an address of no game at all",
      () => ({ recipients: ["play@bahnpost.test", "move+@bahnpost.test", "@", "", "move+a-b"] }),
    ],
    ["nobody as recipient", () => ({ recipients: [] })],
    [
      "two addresses at once",
      () => ({ recipients: [address(), replyAddressIn(lastTo(asked)).replace("move", "MOVE")] }),
    ],
  ])("%s", async (_, change) => {
    await nothingHappens({ ...reply("bid DH 75"), ...change() }, "ignored");
  });

  it("a reply by another player of the game, or by a stranger", async () => {
    const other = people.find(({ id }) => id !== asked.id);
    for (const from of [other?.address ?? "", "mallory@example.net"])
      await nothingHappens(reply("bid DH 75", { from }), "ignored");
  });

  it.each(["virus", "spam", "dmarc"] as const)("a mail whose %s verdict is bad", async (verdict) => {
    await nothingHappens(reply("bid DH 75", { verdicts: { [verdict]: "fail" } }), "dropped");
  });

  it("a mail for which its domain does not stand", async () => {
    await nothingHappens(
      reply("bid DH 75", { verdicts: { dmarc: "unclear", spf: "fail", dkim: "unclear" } }),
      "dropped",
    );
  });

  it("a mail without a sender, as bounces have none", async () => {
    await nothingHappens(reply("bid DH 75", { sender: "" }), "ignored");
  });

  it("a mail that is no mail", async () => {
    await nothingHappens({ ...reply("x"), raw: Buffer.alloc(2000, 0xff) }, "ignored");
    await nothingHappens({ ...reply("x"), raw: new Uint8Array() }, "ignored");
  });
});

describe("answers", () => {
  it("end after twenty within an hour, what is booked does not", async () => {
    for (let n = 0; n < 20; n++) await receive(service.deps, reply("what?"));
    const before = countTo(asked);
    expect(await receive(service.deps, reply("what??"))).toBe("answered");
    expect(countTo(asked)).toBe(before);
    expect(await receive(service.deps, reply("bid DH 75"))).toBe("booked");
  });

  it("are written in 72 columns, whole, in the reader's language", async () => {
    await receive(service.deps, reply("what?"));
    const { text, html } = lastTo(asked);
    expect(text.split("\n").filter((line) => line.length > 72 && !line.includes("://"))).toEqual([]);
    expect(text + html).not.toMatch(/undefined|NaN|\[object/);
  });

  it("leave neither addresses nor tokens in the log", () => {
    expect(service.logged.join("\n")).not.toMatch(/@|move\+|\/t\//);
    expect(service.faults).toEqual([]);
  });
});

describe("a mail of the corpus", () => {
  it.each(CASES)("$name", async (one) => {
    const to = replyAddressIn(turn);
    const { address } = asked;
    const raw = bytesOf(one, turn, to, address);
    const mail = { raw, sender: address, recipients: [to], verdicts: GOOD, id: "ses" };
    expect(await receive(service.deps, mail)).toBe(one.outcome);
    const entries = await added();
    if (one.outcome !== "booked") expect(entries).toEqual([]);
    else if (one.moves === "") expect(entries).toMatchObject([{ kind: "said", message: one.message }]);
    else expect(entries).toMatchObject([{ moves: [{ type: "bid", company: "DH", amount: 75 }] }]);
    expect(entries[0]?.message ?? null).toBe(one.outcome === "booked" ? one.message : null);
  });
});
