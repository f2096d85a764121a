/** Another mail address: confirmed by the new one, told to the old one, and one person's at any time. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../../lambdas/service/api.ts";
import { hashed } from "../../../lambdas/service/checks.ts";
import { startService, type TestService, tokenIn } from "../../support/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** The token that was mailed to the address last. */
const changeToken = (address: string): string =>
  /\/address\/([\w-]+)/.exec(service.mailsTo(address).at(-1)?.text ?? "")?.[1] ?? "";

async function asked(person: Person, address: string): Promise<string> {
  await service.services.people.requestAddressChange(person, address);
  return changeToken(address);
}

const ownerOf = (address: string): Promise<string | null> => service.deps.store.people.byAddress(hashed(address));
const addressOf = async (person: Person): Promise<string | undefined> =>
  (await service.deps.store.people.get(person.id))?.address;

describe("a change of address", () => {
  it("happens only when the mailed link is confirmed, and once", async () => {
    const { people } = service.services;
    const anna = await service.signIn("Anna");
    const token = await asked(anna, " Anna@New.example ");
    expect(token).toBe("");
    const mailed = changeToken("anna@new.example");
    for (const _ of [1, 2])
      expect(await people.peekAddressChange(mailed)).toMatchObject({ address: "anna@new.example" });
    expect(await addressOf(anna)).toBe("anna@example.org");
    expect(await people.confirmAddressChange(mailed)).toMatchObject({ id: anna.id, address: "anna@new.example" });
    await expect(people.confirmAddressChange(mailed)).rejects.toMatchObject({ situation: "gone" });
    expect(await people.personOfSession(anna.session)).toMatchObject({ address: "anna@new.example" });
  });

  it("is told to the old address, without the new one, and signs nobody in there any more", async () => {
    const { people } = service.services;
    const bert = await service.signIn("Bert");
    await people.requestSignIn({ address: bert.address, language: "en" });
    const stale = tokenIn(service.mailsTo(bert.address).at(-1));
    await people.confirmAddressChange(await asked(bert, "bert@new.example"));
    const notice = service.mailsTo(bert.address).at(-1);
    expect(notice?.subject).toBe("Bahnpost: another address from now on");
    expect(notice?.text).not.toContain("new.example");
    await expect(people.confirmSignIn(stale, {})).rejects.toMatchObject({ situation: "gone" });
    expect((await service.signIn("Bert")).id).not.toBe(bert.id);
  });

  it("leaves games where they are: the next mails go to the new address", async () => {
    const [host, guest] = [await service.signIn("Hanna"), await service.signIn("Gustl")];
    const head = await service.startGame([host, guest]);
    for (const one of [host, guest])
      await service.services.people.confirmAddressChange(await asked(one, `new-${one.address}`));
    await service.notify(head.id);
    for (const one of [host, guest]) {
      expect(service.mailsTo(`new-${one.address}`).some(({ subject }) => subject.includes("started"))).toBe(true);
      expect(service.mailsTo(one.address).some(({ subject }) => subject.includes("started"))).toBe(false);
    }
  });

  it("to an address that is somebody's is refused only to whoever has that mailbox", async () => {
    const { people } = service.services;
    const [cleo, dirk] = [await service.signIn("Cleo"), await service.signIn("Dirk")];
    const token = await asked(cleo, dirk.address);
    await expect(people.confirmAddressChange(token)).rejects.toMatchObject({ reason: "addressTaken" });
    expect(await addressOf(cleo)).toBe(cleo.address);
    expect(await ownerOf(dirk.address)).toBe(dirk.id);
  });

  it("to one's own address, or to what is none, is invalid", async () => {
    const emil = await service.signIn("Emil");
    await expect(asked(emil, "EMIL@example.org")).rejects.toMatchObject({ reason: "sameAddress" });
    await expect(asked(emil, "nowhere")).rejects.toMatchObject({ reason: "address" });
  });

  it("asked for too often is stopped", async () => {
    const frieda = await service.signIn("Frieda");
    for (let n = 0; n < 6; n++) await asked(frieda, `frieda-${n}@example.org`);
    await expect(asked(frieda, "frieda-7@example.org")).rejects.toMatchObject({ situation: "tooMany" });
    service.clock.advance(3600);
    expect(await asked(frieda, "frieda-8@example.org")).not.toBe("");
  });

  it("cannot be confirmed after its time, nor used to sign in", async () => {
    const { people } = service.services;
    const gina = await service.signIn("Gina");
    const token = await asked(gina, "gina@new.example");
    await expect(people.confirmSignIn(token, {})).rejects.toMatchObject({ situation: "gone" });
    service.clock.advance(31 * 60);
    await expect(people.confirmAddressChange(token)).rejects.toMatchObject({ situation: "gone" });
    expect(await ownerOf("gina@new.example")).toBeNull();
  });

  it("lets mail go out again to a person whom none reached", async () => {
    const inge = await service.signIn("Inge");
    service.clock.advance(1);
    await service.deps.store.suppressions.suppress(inge.id, "bounce", service.clock.now());
    const before = service.mailsTo(inge.address).length;
    await service.services.people.confirmAddressChange(await asked(inge, "inge@new.example"));
    expect((await service.deps.store.people.get(inge.id))?.suppression).toBeNull();
    expect(service.mailsTo(inge.address)).toHaveLength(before);
  });
});

describe("changes at the same moment", () => {
  it("of several people to one address: one has it, the others keep theirs", async () => {
    const people = await Promise.all(["Kai", "Kim", "Kurt"].map((name) => service.signIn(name)));
    const tokens: string[] = [];
    for (const person of people) tokens.push(await asked(person, "shared@example.org"));
    const done = await Promise.allSettled(tokens.map((token) => service.services.people.confirmAddressChange(token)));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const owner = await ownerOf("shared@example.org");
    for (const person of people)
      expect(await addressOf(person)).toBe(person.id === owner ? "shared@example.org" : person.address);
  });

  it("of one person to several addresses end at one of them, and the others are free", async () => {
    const lena = await service.signIn("Lena");
    const wanted = ["lena-1@example.org", "lena-2@example.org", "lena-3@example.org"];
    const tokens: string[] = [];
    for (const address of wanted) tokens.push(await asked(lena, address));
    await Promise.all(tokens.map((token) => service.services.people.confirmAddressChange(token)));
    const now = await addressOf(lena);
    expect(wanted).toContain(now);
    for (const address of [...wanted, lena.address])
      expect(await ownerOf(address), address).toBe(address === now ? lena.id : null);
  });

  it("with somebody who begins at the new address: one person has it", async () => {
    const { people } = service.services;
    const mona = await service.signIn("Mona");
    const change = await asked(mona, "both@example.org");
    await people.requestSignIn({ address: "both@example.org", language: "en" });
    const signIn = tokenIn(service.mailsTo("both@example.org").at(-1));
    await Promise.allSettled([people.confirmAddressChange(change), people.confirmSignIn(signIn, { name: "Other" })]);
    const owner = await ownerOf("both@example.org");
    const moved = (await addressOf(mona)) === "both@example.org";
    expect(owner === mona.id).toBe(moved);
  });
});

describe("an address that a crash has left claimed", () => {
  it("is nobody's, and can be had after a quarter of an hour", async () => {
    const { store } = service.deps;
    const olga = await service.signIn("Olga");
    await store.people.claimAddress(hashed("left@example.org"), olga.id, service.clock.now());
    await expect(service.signIn("Left")).rejects.toMatchObject({ reason: "addressBusy" });
    service.clock.advance(16 * 60);
    expect((await service.signIn("Left")).id).not.toBe(olga.id);
    expect(await ownerOf("left@example.org")).not.toBe(olga.id);
  });
});
