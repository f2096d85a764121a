/** What the service promises about its log, its read models, its links and its mail. */
import { DeleteItemCommand, UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { notifyEntry, retryUnsent, UnsentMail } from "../../lambdas/service/notify.ts";
import { rebuildGame } from "../../lambdas/service/rebuilding.ts";
import { verifyGame } from "../../lambdas/service/verifying.ts";
import { entryKey, headKey, snapshotKey } from "../../lambdas/store/keys.ts";
import { askedNow, startService, TABLE, type TestService, tokenIn } from "../support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** A started game of three. An hour goes by first, so that nobody asks for too many links. */
async function newTable() {
  service.clock.advance(3601);
  const people = [await service.signIn("Anna"), await service.signIn("Bert", "de"), await service.signIn("Cleo")];
  return { people, head: await service.startGame(people) };
}

async function pass(game: string, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) {
    const asked = await askedNow(service.services, game);
    const answer = await service.services.games.submit({
      ...asked,
      submission: `pass-at-${asked.version}`,
      moves: [{ type: "pass" }],
    });
    expect(answer.outcome).toBe("accepted");
  }
}

const key = ({ pk, sk }: { pk: string; sk: string }) => ({ pk: { S: pk }, sk: { S: sk } });

describe("the log", () => {
  it("proves itself, and says where it was tampered with", async () => {
    const { head } = await newTable();
    await pass(head.id, 3);
    const { version } = await service.services.games.head(head.id);
    expect(await verifyGame(service.deps, head.id)).toMatchObject({ ok: true, entries: version });
    await service.client.send(
      new UpdateItemCommand({
        TableName: TABLE,
        Key: key(entryKey(head.id, version - 1)),
        UpdateExpression: "SET #by = :by",
        ExpressionAttributeNames: { "#by": "by" },
        ExpressionAttributeValues: { ":by": { S: "somebodyelse" } },
      }),
    );
    expect(await verifyGame(service.deps, head.id)).toMatchObject({ ok: false, version: version - 1 });
  });

  it("notices an entry that has been taken out", async () => {
    const { head } = await newTable();
    await pass(head.id, 3);
    const { version } = await service.services.games.head(head.id);
    await service.client.send(new DeleteItemCommand({ TableName: TABLE, Key: key(entryKey(head.id, version - 1)) }));
    expect(await verifyGame(service.deps, head.id)).toMatchObject({ ok: false, version: version - 1 });
  });

  it("brings back every read model that was deleted", async () => {
    const { head, people } = await newTable();
    await pass(head.id, 12);
    await service.notify(head.id);
    const before = await service.services.games.load(head.id);
    for (const one of [headKey(head.id), snapshotKey(head.id)]) {
      await service.client.send(new DeleteItemCommand({ TableName: TABLE, Key: key(one) }));
    }
    expect(await service.services.games.load(head.id)).toEqual(before);
    await rebuildGame(service.deps, head.id);
    const [anna] = people;
    if (!anna) throw new Error("no people");
    expect(await service.services.games.listFor(anna)).toContainEqual(before.head);
  });
});

describe("submissions", () => {
  it("that are refused change nothing", async () => {
    const { head } = await newTable();
    const asked = await askedNow(service.services, head.id);
    const answer = await service.services.games.submit({
      ...asked,
      submission: "refused-move",
      moves: [{ type: "pass" }, { type: "declareBankruptcy" }],
    });
    expect(answer).toMatchObject({ outcome: "refused", index: 1, version: asked.version });
    expect((await service.services.games.head(head.id)).version).toBe(asked.version);
  });

  it("for somebody else's seat are forbidden", async () => {
    const { head, people } = await newTable();
    const asked = await askedNow(service.services, head.id);
    const other = people.find((one) => one.id !== asked.person);
    const submitted = service.services.games.submit({
      ...asked,
      person: other?.id ?? "",
      submission: "wrong-seat",
      moves: [{ type: "pass" }],
    });
    await expect(submitted).rejects.toMatchObject({ situation: "forbidden" });
  });

  it("at a version that does not exist yet are invalid", async () => {
    const { head } = await newTable();
    const asked = await askedNow(service.services, head.id);
    const submitted = service.services.games.submit({
      ...asked,
      version: asked.version + 7,
      submission: "too-new",
      moves: [{ type: "pass" }],
    });
    await expect(submitted).rejects.toMatchObject({ situation: "invalid" });
  });
});

describe("account links", () => {
  const ask = async (address: string) => {
    await service.services.people.requestSignIn({ address, language: "en" });
    return tokenIn(service.mailsTo(address).at(-1));
  };

  it("work once", async () => {
    const token = await ask("once@example.org");
    const first = await service.services.people.confirmSignIn(token, { name: "Once", language: "en" });
    expect(await service.services.people.personOfSession(first.session)).toMatchObject({ name: "Once" });
    await expect(service.services.people.confirmSignIn(token, { name: "Once" })).rejects.toMatchObject({
      situation: "gone",
    });
  });

  it("can be looked at without being used up", async () => {
    const token = await ask("scanner@example.org");
    for (let n = 0; n < 3; n++) await service.services.people.peekSignIn(token);
    await expect(
      service.services.people.confirmSignIn(token, { name: "Later", language: "en" }),
    ).resolves.toBeDefined();
  });

  it("expire", async () => {
    const token = await ask("slow@example.org");
    service.clock.advance(31 * 60);
    await expect(service.services.people.confirmSignIn(token, { name: "Slow" })).rejects.toMatchObject({
      situation: "gone",
    });
  });

  it("cannot be guessed", async () => {
    await expect(service.services.people.peekSignIn("guessed")).rejects.toMatchObject({ situation: "gone" });
  });

  it("end with their session at the sign-out", async () => {
    const token = await ask("leaving@example.org");
    const { session } = await service.services.people.confirmSignIn(token, { name: "Leaving", language: "en" });
    await service.services.people.signOut(session);
    expect(await service.services.people.personOfSession(session)).toBeNull();
  });
});

describe("turn links", () => {
  it("cannot be forged or changed", async () => {
    const { links } = service.services;
    const path = links.turn({ game: "g", seat: 1, since: 5 });
    const token = path.split("/").at(-1) ?? "";
    expect(links.readTurn(token)).toEqual({ game: "g", seat: 1, since: 5 });
    expect(links.readTurn(token.replace(".1.", ".2."))).toBeNull();
    expect(links.readTurn(token.slice(0, -1))).toBeNull();
    expect(links.readWatch(token)).toBeNull();
  });
});

describe("mail", () => {
  beforeEach(() => service.refuseMails(0));
  const turnMails = (name: string, game: string) =>
    service.mailsTo(`${name.toLowerCase()}@example.org`).filter((mail) => mail.text.includes(`/t/${game}`));

  it("goes once to everyone who is newly asked, in his language, with the headers that mail programs look for", async () => {
    const { head, people } = await newTable();
    await pass(head.id, 2);
    await service.notify(head.id);
    await service.notify(head.id);
    const asked = (await service.services.games.head(head.id)).waiting[0];
    const person = people.find((one) => one.id === head.seats[asked?.seat ?? -1]?.person);
    const [mail, ...others] = turnMails(person?.name ?? "", head.id);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(person?.language === "de" ? /Du bist am Zug/ : /Your turn/);
    const headers = new Map(mail?.headers.map(({ name, value }) => [name, value]));
    expect(headers.get("Auto-Submitted")).toBe("auto-generated");
    expect(headers.get("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(headers.get("List-Unsubscribe")).toMatch(/^<https:\/\/.*\/unsubscribe\/.*>$/);
    expect(headers.get("References")).toContain(head.id);
    for (const line of mail?.text.split("\n") ?? [])
      if (!line.includes("http")) expect(line.length).toBeLessThanOrEqual(72);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/undefined|NaN|\[object/);
  });

  it("that SES does not take is tried again and comes once", async () => {
    const { head } = await newTable();
    const [asked] = head.waiting;
    const name = head.seats[asked?.seat ?? -1]?.name ?? "";
    service.refuseMails(100);
    await expect(notifyEntry(service.deps, head.id, head.version)).rejects.toBeInstanceOf(UnsentMail);
    expect(turnMails(name, head.id)).toEqual([]);
    service.refuseMails(0);
    service.clock.advance(3600);
    await retryUnsent(service.deps);
    await retryUnsent(service.deps);
    expect(turnMails(name, head.id)).toHaveLength(1);
  });

  it("whose sender died over it is sent by the next one when the lease has run out", async () => {
    const { head } = await newTable();
    const [asked] = head.waiting;
    const place = head.seats[asked?.seat ?? -1];
    const mail = { game: head.id, version: head.version, person: place?.person ?? "", kind: "turn" };
    const now = service.clock.now();
    const lease = new Date(now.getTime() + 120_000);
    expect(
      await service.deps.store.outbox.claim(mail, { id: "dead", now, lease, dueBy: now, eagerAttempts: 3 }),
    ).not.toBeNull();
    await expect(notifyEntry(service.deps, head.id, head.version)).rejects.toBeInstanceOf(UnsentMail);
    service.clock.advance(121);
    await notifyEntry(service.deps, head.id, head.version);
    expect(turnMails(place?.name ?? "", head.id)).toHaveLength(1);
  });

  it("of a game stops for whoever has unsubscribed", async () => {
    const { head, people } = await newTable();
    for (const one of people) await service.services.people.setMailWish(one.id, head.id, "nothing");
    await service.notify(head.id);
    for (const one of people) expect(turnMails(one.name, head.id)).toEqual([]);
  });

  it("logs hold neither addresses nor tokens", () => {
    expect(service.logged.join("\n")).not.toMatch(/@example\.org|\/t\/|\/sign-in\//);
  });
});
