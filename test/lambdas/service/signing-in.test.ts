import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../../lambdas/service/api.ts";
import { startService, type TestService, tokenIn } from "../../support/service.ts";

const DAY = 24 * 3600;

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

async function asked(address: string, extra: { next?: string; source?: string } = {}): Promise<string> {
  await service.services.people.requestSignIn({ address, language: "en", ...extra });
  return tokenIn(service.mailsTo(address.trim().toLowerCase()).at(-1));
}

describe("asking for an account link", () => {
  it("does the same for known and unknown addresses", async () => {
    const known = await service.signIn("Known");
    await asked(known.address);
    await asked("unknown@example.org");
    const [a, b] = [known.address, "unknown@example.org"].map((to) => service.mailsTo(to).at(-1));
    const blank = (text: string | undefined) => text?.replace(/sign-in\/\S+/, "");
    expect(blank(a?.text)).toBe(blank(b?.text));
  });

  it.each([
    "",
    "nobody",
    "a@b",
    "a b@example.org",
    "a@example.org\nBcc: b@example.org",
    `${"x".repeat(250)}@example.org`,
  ])("with the address %j is invalid and sends nothing", async (address) => {
    const before = (await service.sesMails()).length;
    await expect(asked(address)).rejects.toMatchObject({ situation: "invalid", reason: "address" });
    expect((await service.sesMails()).length).toBe(before);
  });

  it("too often sends no more mail within the hour, and says nothing about it", async () => {
    for (let n = 0; n < 12; n++) await asked("eager@example.org");
    expect(service.mailsTo("eager@example.org")).toHaveLength(6);
    service.clock.advance(3600);
    await asked("eager@example.org");
    expect(service.mailsTo("eager@example.org")).toHaveLength(7);
  });

  it("for ever other addresses from one place is stopped", async () => {
    const many = async () => {
      for (let n = 0; n < 40; n++) await asked(`flood${n}@example.org`, { source: "192.0.2.7" });
    };
    await expect(many()).rejects.toMatchObject({ situation: "tooMany" });
    expect(service.mailsTo("flood39@example.org")).toEqual([]);
    await asked("bystander@example.org", { source: "192.0.2.8" });
    expect(service.mailsTo("bystander@example.org")).toHaveLength(1);
  });

  it("makes a mail that is complete without its HTML and says so to programs", async () => {
    await asked("reader@example.org");
    const mail = (await service.sesMails()).findLast(({ destination }) =>
      destination.to.includes("reader@example.org"),
    );
    expect(mail?.body.text).toContain("https://bahnpost.test/sign-in/");
    expect(mail?.body.html).toContain("https://bahnpost.test/sign-in/");
    expect(mail?.headers).toContainEqual({ name: "Auto-Submitted", value: "auto-generated" });
  });
});

describe("an account link", () => {
  it("is one person's however the address is written", async () => {
    const first = await service.services.people.confirmSignIn(await asked("mixed@example.org"), { name: "Mixed" });
    const second = await service.services.people.confirmSignIn(await asked("  Mixed@Example.ORG "), {});
    expect(second.person).toEqual(first.person);
  });

  it("needs a name the first time and is not used up by a bad one", async () => {
    const { people } = service.services;
    const token = await asked("nameless@example.org");
    expect(await people.peekSignIn(token)).toMatchObject({ address: "nameless@example.org", isNew: true });
    await expect(people.confirmSignIn(token, {})).rejects.toMatchObject({ reason: "nameNeeded" });
    await expect(people.confirmSignIn(token, { name: "x".repeat(41) })).rejects.toMatchObject({ reason: "name" });
    const { person } = await people.confirmSignIn(token, { name: "  Ann\u0000a\u202e \n Lee ", language: "de" });
    expect(person).toMatchObject({ name: "Anna Lee", language: "de" });
  });

  it("opens one session however many use it at once", async () => {
    const token = await asked("crowd@example.org");
    const tries = Array.from({ length: 10 }, () => service.services.people.confirmSignIn(token, { name: "Crowd" }));
    const opened = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(opened).toHaveLength(1);
  });

  it.each([
    ["/games/abc?x=1", "/games/abc?x=1"],
    ["//evil.example", undefined],
    ["/\\evil.example", undefined],
    ["https://evil.example/", undefined],
    ["javascript:alert(1)", undefined],
  ])("that is to lead on to %s leads to %s", async (next, leadsTo) => {
    service.clock.advance(3600);
    const { people } = service.services;
    expect((await people.confirmSignIn(await asked("onward@example.org", { next }), { name: "Onward" })).next).toBe(
      leadsTo,
    );
  });

  it("of another purpose or in another's cookie opens nothing", async () => {
    const { people } = service.services;
    const token = await asked("cookie@example.org");
    for (const session of [token, `.${token}`, `nobody.${token}`, "", "."])
      expect(await people.personOfSession(session)).toBeNull();
  });
});

describe("a session", () => {
  it("lasts sixty days and no longer", async () => {
    const { session, id } = await service.signIn("Lasting");
    service.clock.advance(60 * DAY - 60);
    expect(await service.services.people.personOfSession(session)).toMatchObject({ id });
    service.clock.advance(60);
    expect(await service.services.people.personOfSession(session)).toBeNull();
  });

  it("cannot be moved to another person", async () => {
    const [anna, bert] = [await service.signIn("Movinga"), await service.signIn("Movingb")];
    const secret = anna.session.split(".")[1];
    expect(await service.services.people.personOfSession(`${bert.id}.${secret}`)).toBeNull();
  });
});

describe("an invitation", () => {
  async function invited(name: string): Promise<{ host: Person; game: string; address: string; token: string }> {
    service.clock.advance(3600);
    const host = await service.signIn("Hostess");
    const input = { title: "1830", name: "Coal", seatCount: 3, options: {} };
    const { id: game } = await service.services.games.create(host, input);
    const address = `${name}@example.org`;
    await service.services.games.invite(host, game, { address, language: "de" });
    await service.notify(game);
    return { host, game, address, token: tokenIn(service.mailsTo(address).at(-1)) };
  }

  it("brings its reader to the table with one button, in the language chosen for him", async () => {
    const { game, token, address } = await invited("guest1");
    expect(service.mailsTo(address).at(-1)?.subject).toBe("[1830 Coal] Hostess lädt dich zum Spielen ein");
    const peeked = await service.services.people.peekSignIn(token);
    expect(peeked).toMatchObject({ address, isNew: true, purpose: "invitation", game, language: "de" });
    const { person } = await service.services.people.confirmSignIn(token, { name: "Gast" });
    const { seats } = await service.services.games.head(game);
    expect(seats[1]).toMatchObject({ seat: 1, person: person.id, name: "Gast", status: "seated" });
  });

  it("works for fourteen days and once", async () => {
    const { token } = await invited("guest2");
    service.clock.advance(14 * DAY - 60);
    await service.services.people.peekSignIn(token);
    service.clock.advance(60);
    await expect(service.services.people.confirmSignIn(token, { name: "Late" })).rejects.toMatchObject({
      situation: "gone",
    });
  });

  it("that comes after the start still signs in, without a seat", async () => {
    const { host, game, token } = await invited("guest3");
    await service.services.games.join(await service.signIn("Second"), game);
    await service.services.games.start(host, game);
    const { person } = await service.services.people.confirmSignIn(token, { name: "Tardy" });
    expect((await service.services.games.head(game)).seats.map((seat) => seat.person)).not.toContain(person.id);
  });

  it("leaves no address in the log", async () => {
    const { game, address } = await invited("secret-guest");
    expect(JSON.stringify(await service.deps.store.log.raw(game))).not.toContain("secret-guest");
    expect(service.logged.join("\n")).not.toContain(address);
  });
});
