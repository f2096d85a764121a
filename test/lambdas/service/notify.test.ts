import { DeleteItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeptMail } from "../../../infra/local/mailbox.ts";
import type { GameHead, Person } from "../../../lambdas/service/api.ts";
import { LEDGER_REVISION } from "../../../lambdas/service/ledger.ts";
import { notifyEntry, retryUnsent } from "../../../lambdas/service/notify.ts";
import { StoreError } from "../../../lambdas/store/database.ts";
import { headKey } from "../../../lambdas/store/keys.ts";
import { entryRecord, notifyRecords } from "../../../lambdas/stream.ts";
import { askedNow, startService, TABLE, type TestService, tokenIn } from "../../support/service.ts";

let service: TestService;
let people: Person[];
let game: GameHead;
beforeAll(async () => {
  service = await startService();
  people = [await service.signIn("Anna"), await service.signIn("Bert", "de"), await service.signIn("Cleo")];
});
beforeEach(async () => {
  service.refuseMails(0);
  service.clock.advance(24 * 3600);
  game = await service.startGame(people);
});
afterAll(() => service.stop());

const inGame = (person: Person): KeptMail[] =>
  service.mailsTo(person.address).filter(({ headers }) => headers.some(({ value }) => value.includes(game.id)));
const turnMails = (person: Person): KeptMail[] => inGame(person).filter(({ text }) => text.includes("/t/"));
const all = (mails: (person: Person) => KeptMail[]): KeptMail[] => people.flatMap(mails);
const personAt = (seat: number): Person =>
  people.find(({ id }) => game.seats[seat]?.person === id) ?? expect.fail(`nobody sits at ${seat}`);

let forms = 0;
async function play(
  move: { type: "pass" } | { type: "bid"; company: string; amount: number } = { type: "pass" },
): Promise<number> {
  const asked = await askedNow(service.services, game.id);
  const answer = await service.services.games.submit({ ...asked, submission: `form-${1e8 + ++forms}`, moves: [move] });
  expect(answer.outcome).toBe("accepted");
  return asked.version + 1;
}

describe("the start of a game", () => {
  it("is told to everybody, each in his language, and asks the first for a move", async () => {
    await service.notify(game.id);
    for (const person of people) {
      const [started] = inGame(person);
      expect(started?.subject).toBe(
        person.language === "de" ? "[1830 Sunday] Die Partie hat begonnen" : "[1830 Sunday] The game has started",
      );
      for (const { name } of people) expect(started?.text).toContain(name);
    }
    expect(all(turnMails).map(({ to }) => to)).toEqual([personAt(0).address]);
  });
});

describe("a turn mail", () => {
  it("goes to the next with each turn, once however often and however many at a time look at the entries", async () => {
    await service.notify(game.id);
    for (const seat of [1, 2, 0]) {
      const version = await play();
      await Promise.all(Array.from({ length: 8 }, () => service.notify(game.id, version)));
      expect(turnMails(personAt(seat)).at(-1)?.text).toContain(`Version ${version}`);
    }
    expect(all(turnMails)).toHaveLength(4);
  });

  it("does not come for what has passed when the entry is looked at late", async () => {
    await play();
    await play();
    await service.notify(game.id);
    expect(all(turnMails).map(({ to }) => to)).toEqual([personAt(2).address]);
  });

  it("carries the way to the form, the choices, the news, the standing, and the end of mails in both parts", async () => {
    await play({ type: "bid", company: "CS", amount: 45 });
    await play({ type: "bid", company: "DH", amount: 75 });
    await service.notify(game.id);
    const mail = turnMails(personAt(2))[0] ?? expect.fail("no mail");
    const token = /\/t\/(\S+)/.exec(mail.text)?.[1] ?? "";
    expect(service.services.links.readTurn(token)).toEqual({ game: game.id, seat: 2, since: game.version + 2 });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`https://bahnpost.test/t/${token}`);
      expect(part).toContain("https://bahnpost.test/unsubscribe/");
      for (const person of people) expect(part).toContain(person.name);
      for (const company of ["SV", "CS", "DH"]) expect(part).toContain(company);
      expect(part).not.toMatch(/undefined|NaN|\[object/);
    }
    const news = mail.text.split(/SO FAR|BISHER/)[1] ?? "";
    expect(news).toMatch(/45/);
    expect(news).toMatch(/75/);
  });

  it("reaches SES with the headers that keep a game together and let a program unsubscribe", async () => {
    await service.notify(game.id);
    const mail = (await service.sesMails()).findLast(({ body }) => body.text?.includes("/t/"));
    const headers = Object.fromEntries(mail?.headers?.map(({ name, value }) => [name, value]) ?? []);
    const thread = `<game.${game.id}@bahnpost.test>`;
    expect(headers).toMatchObject({
      "Auto-Submitted": "auto-generated",
      References: thread,
      "In-Reply-To": thread,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(headers["List-Unsubscribe"]).toMatch(/^<https:\/\/bahnpost\.test\/unsubscribe\/[\w.-]+>$/);
  });
});

describe("unsubscribing", () => {
  it("ends the mails of one game to one person, may be repeated, and can be taken back", async () => {
    await service.notify(game.id);
    const token = /\/unsubscribe\/(\S+)/.exec(inGame(personAt(1))[0]?.text ?? "")?.[1] ?? "";
    const { people: accounts } = service.services;
    expect(await accounts.peekUnsubscribe(token)).toMatchObject({ game: game.id, name: "Sunday" });
    expect(await accounts.mailWish(personAt(1).id, game.id)).toBeNull();
    await accounts.unsubscribe(token);
    await accounts.unsubscribe(token);
    expect(await accounts.mailWish(personAt(1).id, game.id)).toBe("nothing");
    await service.notify(game.id, await play());
    expect(turnMails(personAt(1))).toEqual([]);
    await service.notify(game.id, await play());
    expect(turnMails(personAt(2))).toHaveLength(1);
    await accounts.setMailWish(personAt(1).id, game.id, null);
    await play();
    await service.notify(game.id, await play());
    expect(turnMails(personAt(1))).toHaveLength(1);
  });

  it("needs the link from a mail of that game and person", async () => {
    await service.notify(game.id);
    const token = /\/unsubscribe\/(\S+)/.exec(inGame(personAt(1))[0]?.text ?? "")?.[1] ?? "";
    const forged = token.replace(personAt(1).id, personAt(2).id);
    for (const bad of [forged, `${token}x`, "", "a.b.c"])
      await expect(service.services.people.unsubscribe(bad)).rejects.toMatchObject({ situation: "gone" });
    expect(await service.services.people.mailWish(personAt(2).id, game.id)).toBeNull();
  });
});

describe("when the table does not take the note of a mail that SES has taken", () => {
  /** The store, which does not take a note for which `fails` is true. */
  const forgetful = (fails: (kind: string) => boolean) => {
    const { store } = service.deps;
    const sent: typeof store.outbox.sent = async (claim, settled) => {
      if (fails(claim.mail.kind)) throw new StoreError("update", new Error("throttled"));
      return store.outbox.sent(claim, settled);
    };
    return { ...service.deps, store: { ...store, outbox: { ...store.outbox, sent } } };
  };

  it("it is noted again, and the mail is not sent twice", async () => {
    const failed = new Set<string>();
    const onceAKind = (kind: string): boolean => failed.size < failed.add(kind).size;
    await notifyEntry(forgetful(onceAKind), game.id, game.version);
    service.clock.advance(600);
    await retryUnsent(service.deps);
    await service.notify(game.id);
    expect(failed).toEqual(new Set(["started", "turn"]));
    expect(all(turnMails)).toHaveLength(1);
    for (const person of people) expect(inGame(person).length - turnMails(person).length).toBe(1);
  });

  it("at all, the others of the entry are sent all the same, and that one may come twice", async () => {
    const deps = forgetful((kind) => kind === "turn");
    await expect(notifyEntry(deps, game.id, game.version)).rejects.toBeInstanceOf(StoreError);
    expect(all(inGame)).toHaveLength(people.length + 1);
    service.clock.advance(600);
    expect(await retryUnsent(service.deps)).toBe(1);
    expect(await retryUnsent(service.deps)).toBe(0);
  });
});

describe("when SES does not take mail", () => {
  it("the record fails, alone, and comes through when it is offered again", async () => {
    await service.notify(game.id);
    const version = await play();
    service.refuseMails(1);
    expect(await service.notify(game.id, version - 1)).toEqual([version]);
    expect(await service.notify(game.id, version)).toEqual([]);
    expect(turnMails(personAt(1))).toHaveLength(1);
    expect(service.faults).toContain("mail not sent");
  });

  it("the others of the same entry get theirs, and nobody gets two", async () => {
    service.refuseMails(2);
    expect(await service.notify(game.id)).toEqual([game.version]);
    expect(await service.notify(game.id)).toEqual([]);
    for (const person of people) expect(inGame(person).length - turnMails(person).length).toBe(1);
    expect(all(turnMails)).toHaveLength(1);
  });

  it("it is left to ever later retries, which stop at what has passed", async () => {
    await service.notify(game.id);
    const version = await play();
    for (let n = 0; n < 4; n++) {
      service.refuseMails(1);
      await service.notify(game.id, version);
    }
    service.refuseMails(0);
    expect(await retryUnsent(service.deps)).toBe(0);
    await play();
    service.clock.advance(24 * 3600);
    expect(await retryUnsent(service.deps)).toBe(0);
    expect(turnMails(personAt(1))).toEqual([]);
    const mail = { game: game.id, version, person: personAt(1).id, kind: "turn" };
    expect(await service.deps.store.outbox.state(mail)).toBe("givenUp");
  });
});

describe("an invitation", () => {
  it("that was withdrawn before the mail went out is not mailed", async () => {
    const [host] = people;
    const { games } = service.services;
    const lobby = await games.create(host ?? expect.fail(), { title: "1830", name: "Coal", seatCount: 2, options: {} });
    await games.invite(host ?? expect.fail(), lobby.id, { address: "late@example.org", language: "en" });
    await games.withdrawInvitation(host ?? expect.fail(), lobby.id, 1);
    await service.notify(lobby.id);
    expect(tokenIn(service.mailsTo("late@example.org")[0])).toBe("");
  });
});

describe("the handler", () => {
  it("passes over all records but new entries", async () => {
    const keys = { pk: `GAME#${game.id}`, sk: `ENTRY#${String(game.version).padStart(6, "0")}` };
    const record = entryRecord(game.id, game.version, keys);
    const others = [
      { ...record, eventName: "MODIFY" as const },
      { ...record, eventName: "REMOVE" as const },
      entryRecord(game.id, 1, { ...keys, sk: "HEAD" }),
      entryRecord(game.id, 1, { pk: "USER#anna", sk: "PROFILE" }),
      { eventName: "INSERT" as const, dynamodb: { SequenceNumber: "9" } },
    ];
    expect(await notifyRecords(service.deps, { Records: others })).toEqual({ batchItemFailures: [] });
    expect(all(inGame)).toEqual([]);
    await notifyRecords(service.deps, { Records: [record] });
    expect(all(inGame)).toHaveLength(4);
  });

  it("brings back a HEAD that was lost and keeps a snapshot near the end of the log", async () => {
    for (let n = 0; n < 9; n++) await play();
    const { pk, sk } = headKey(game.id);
    await service.client.send(new DeleteItemCommand({ TableName: TABLE, Key: { pk: { S: pk }, sk: { S: sk } } }));
    await service.notify(game.id);
    const loaded = await service.deps.store.log.load(game.id, LEDGER_REVISION);
    expect(loaded.head?.version).toBe(game.version + 9);
    expect(loaded.snapshot?.version).toBe(game.version + 9);
  });

  it("fails for an entry that is not in the log", async () => {
    const record = entryRecord("nothing", 1, { pk: "GAME#nothing", sk: "ENTRY#000001" });
    const { batchItemFailures } = await notifyRecords(service.deps, { Records: [record] });
    expect(batchItemFailures).toEqual([{ itemIdentifier: "1" }]);
  });
});

describe("the log of the service", () => {
  it("holds no address, name or token", () => {
    expect(service.logged.length).toBeGreaterThan(0);
    expect(service.logged.join("\n")).not.toMatch(/@example\.org|\/t\/|\/sign-in\/|Anna|Bert/);
  });
});
