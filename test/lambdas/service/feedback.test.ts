/** What bounces and complaints change, told by the events that SES publishes. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeptMail } from "../../../infra/local/mailbox.ts";
import { UnreadableReport } from "../../../lambdas/mail/sesEvents.ts";
import { takeNotifications } from "../../../lambdas/notifications.ts";
import type { GameHead, Language, Person } from "../../../lambdas/service/api.ts";
import { retryUnsent } from "../../../lambdas/service/notify.ts";
import { receive } from "../../../lambdas/service/replying.ts";
import { oldestUnsentSeconds } from "../../../lambdas/service/unsent.ts";
import { askedNow, startService, type TestService, tokenIn } from "../../support/service.ts";
import { bounce, complaint, delivery, reject, type Sent, snsEvent, TOPIC_TRIED } from "../../support/ses-events.ts";
import { replyAddressIn, replyOf } from "./replies.ts";

let service: TestService;
let tables = 0;
let host: Person;
let guest: Person;
let third: Person;
let game: GameHead;
beforeAll(async () => {
  service = await startService();
  third = await service.signIn("Third");
});
beforeEach(async () => {
  service.refuseMails(0);
  service.clock.advance(48 * 3600);
  tables += 1;
  [host, guest] = [await service.signIn(`Host${tables}`), await service.signIn(`Guest${tables}`, "de")];
  game = await service.startGame([host, guest, third]);
  service.clock.advance(60);
});
afterAll(() => service.stop());

const take = (...messages: string[]) => takeNotifications(service.deps, snsEvent(...messages));
const sentNow = (to = guest.address): Sent => ({ to, at: service.clock.now() });
const suppression = async (person = guest) => (await service.deps.store.people.get(person.id))?.suppression ?? null;
const told = (to = host): KeptMail[] =>
  service.mailsTo(to.address).filter(({ text }) => text.includes(guest.name) && text.includes("sign-in page"));

/** Plays until the person is asked, without anybody being notified; answers the version. */
async function playUntilAsked(person: Person): Promise<number> {
  for (;;) {
    const asked = await askedNow(service.services, game.id);
    if (asked.person === person.id) return asked.version;
    const submission = `feedback-${asked.version}`;
    await service.services.games.submit({ ...asked, submission, moves: [{ type: "pass" }] });
  }
}

async function signInLink(person: Person, language: Language = "en"): Promise<string> {
  await service.services.people.requestSignIn({ address: person.address, language });
  return tokenIn(service.mailsTo(person.address).at(-1));
}

describe("a mail that came back for good", () => {
  it("ends all mail to its person, and the host is told once, however often and in whatever order it is reported", async () => {
    const first = bounce(sentNow());
    await take(first);
    await take(first, bounce(sentNow()), complaint(sentNow()));
    await take(delivery(sentNow()), first);
    expect(await suppression()).toMatchObject({ reason: "bounce", told: true });
    expect(told()).toHaveLength(1);
    expect(told()[0]?.subject).toBe(`[1830 Sunday] No mail reaches ${guest.name}`);
    const before = service.mailsTo(guest.address).length;
    await service.notify(game.id, await playUntilAsked(guest));
    expect(service.mailsTo(guest.address)).toHaveLength(before);
  });

  it("is told to the host in one mail for all their games, to other hosts in one of their own", async () => {
    await service.startGame([host, guest, third]);
    const other = await service.signIn(`Other${tables}`);
    await service.startGame([other, guest, host]);
    await take(bounce(sentNow()));
    expect(told()).toHaveLength(1);
    expect(told(other)).toHaveLength(1);
  });

  it("is told later if the host's mail was not taken at first", async () => {
    service.refuseMails(1);
    await take(bounce(sentNow()));
    expect(told()).toHaveLength(0);
    expect(await oldestUnsentSeconds(service.deps)).toBe(0);
    service.clock.advance(300);
    expect(await oldestUnsentSeconds(service.deps)).toBe(300);
    await retryUnsent(service.deps);
    expect(told()).toHaveLength(1);
    expect(await oldestUnsentSeconds(service.deps)).toBe(0);
  });

  it("does not keep its person from signing in, and a fresh link sets the mails going again", async () => {
    await take(bounce(sentNow()));
    const token = await signInLink(guest);
    expect(token).not.toBe("");
    expect(await suppression()).not.toBeNull();
    await service.services.people.confirmSignIn(token, {});
    expect(await suppression()).toBeNull();
    const before = service.mailsTo(guest.address).length;
    await service.notify(game.id, await playUntilAsked(guest));
    expect(service.mailsTo(guest.address).length).toBeGreaterThan(before);
  });

  it("ends answers to mails too; a move in a mail counts all the same", async () => {
    const version = await playUntilAsked(guest);
    await service.notify(game.id, version);
    const to = replyAddressIn(service.mailsTo(guest.address).at(-1));
    await take(bounce(sentNow()));
    const before = service.mailsTo(guest.address).length;
    await receive(service.deps, replyOf({ from: guest.address, to, text: "passe" }));
    expect((await askedNow(service.services, game.id)).version).toBe(version + 1);
    expect(service.mailsTo(guest.address)).toHaveLength(before);
  });

  it("is old news after a fresh sign-in, unless another mail comes back later", async () => {
    const old = bounce(sentNow());
    service.clock.advance(60);
    await service.services.people.confirmSignIn(await signInLink(guest), {});
    await take(old);
    expect(await suppression()).toBeNull();
    service.clock.advance(60);
    await take(bounce(sentNow()));
    expect(await suppression()).not.toBeNull();
    expect(told()).toHaveLength(1);
  });

  it("allows a few sign-in mails a day and no more", async () => {
    await take(bounce(sentNow()));
    const before = service.mailsTo(guest.address).length;
    for (let i = 0; i < 5; i++) await signInLink(guest);
    expect(service.mailsTo(guest.address)).toHaveLength(before + 3);
  });

  it("that carried an invitation shows at the host's table, and nowhere else", async () => {
    const { games } = service.services;
    const { id } = await games.create(host, { title: "1830", name: "Coal", seatCount: 3, options: {} });
    const address = `typo${tables}@example.org`;
    await games.invite(host, id, { address, language: "en" });
    await service.notify(id);
    expect(await games.unreachable(host, id)).toEqual([]);
    await take(bounce(sentNow(address)));
    expect(await games.unreachable(host, id)).toEqual([1]);
    expect(service.mailsTo(host.address).at(-1)?.text).toContain(address);
    await expect(games.unreachable(guest, id)).rejects.toMatchObject({ situation: "forbidden" });
  });
});

describe("a complaint", () => {
  it("ends all mail to its person, also when the mail in question is older than the last sign-in", async () => {
    const mail = sentNow();
    service.clock.advance(60);
    await service.services.people.confirmSignIn(await signInLink(guest), {});
    service.clock.advance(60);
    await take(complaint(mail, service.clock.now()));
    expect(await suppression()).toMatchObject({ reason: "complaint" });
    expect(told()).toHaveLength(1);
  });
});

describe("other reports", () => {
  it.each(["Transient", "Undetermined"] as const)("a %s bounce changes nothing", async (type) => {
    await take(bounce(sentNow(), type));
    expect(await suppression()).toBeNull();
    expect(told()).toHaveLength(0);
  });

  it("a mail that was never sent for its contents is logged as a fault", async () => {
    const before = service.faults.length;
    await take(reject(sentNow()));
    expect(service.faults.length).toBe(before + 1);
    expect(await suppression()).toBeNull();
  });

  it("of strangers, and what is no report at all, are passed over", async () => {
    await take(bounce(sentNow("nobody@example.org")), bounce(sentNow("not an address")), TOPIC_TRIED, "{}", "null");
    expect(await suppression()).toBeNull();
  });

  it("a report that cannot be read is offered again, and keeps no other back", async () => {
    const broken = JSON.stringify({ eventType: "Bounce", mail: { messageId: 7 } });
    await expect(take(broken, bounce(sentNow()))).rejects.toBeInstanceOf(UnreadableReport);
    expect(await suppression()).not.toBeNull();
  });

  it("reads an address that is written with a name", async () => {
    await take(bounce(sentNow(`"Gast, der" <${guest.address.toUpperCase()}>`)));
    expect(await suppression()).not.toBeNull();
  });
});

it("what is logged about reports names no address", () => {
  const text = service.logged.join("\n");
  expect(text).toContain("feedback");
  expect(text).not.toMatch(/@|550 5\.1\.1/);
});
