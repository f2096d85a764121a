/** Programmed moves by mail, in each language: made, listed, revoked, and by nobody else. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Person } from "../../../../lambdas/service/api.ts";
import { receive } from "../../../../lambdas/service/replying.ts";
import { startService, type TestService } from "../../../support/service.ts";
import { replyAddressIn, replyOf } from "../replies.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const LINES = {
  en: ["program: bid CA 170", "programs", "cancel program 1"],
  de: ["Programm: biete CA 170", "Programme", "lösche Programm 1"],
  nl: ["programma: bied ca 170", "programma's", "annuleer programma 1"],
} as const;
const WORDS = {
  en: ["Noted: 1. Bid for CA up to $170", "(Waiting)", "Program 1 is revoked."],
  de: ["Notiert: 1. Auf CA bieten bis", "(Wartet)", "Programm 1 ist widerrufen."],
  nl: ["Genoteerd: 1. Op CA bieden tot", "(Wacht)", "Programma 1 is ingetrokken."],
} as const;

describe.each(LANGUAGES)("in %s", (language) => {
  it("is made, listed and revoked by replies to a turn mail, and not by mail of unproved origin", async () => {
    const [one, two] = [
      await service.signIn(`One${language}`, language),
      await service.signIn(`Two${language}`, language),
    ];
    const { id } = await service.startGame([one, two]);
    await service.notify(id);
    const head = await service.services.games.head(id);
    const person: Person = head.seats[0]?.person === one.id ? one : two;
    const to = replyAddressIn(service.mailsTo(person.address).find(({ replyTo }) => replyTo));
    const say = async (text: string, trusted = true): Promise<string> => {
      const verdicts = trusted ? {} : ({ dmarc: "unclear", dkim: "unclear", spf: "unclear" } as const);
      expect(await receive(service.deps, replyOf({ from: person.address, to, text, verdicts }))).toBe("answered");
      return (service.mailsTo(person.address).at(-1)?.text ?? "").replace(/[\s\u00a0]+/g, " ");
    };
    const version = async () => (await service.services.games.head(id)).version;
    const before = await version();
    await say(LINES[language][0], false);
    expect(await version()).toBe(before);
    expect(await service.deps.store.programs.get(id, 0)).toBeNull();
    expect(await say(LINES[language][0])).toContain(WORDS[language][0]);
    expect(await version()).toBe(before + 1);
    expect(await say(LINES[language][1])).toContain(WORDS[language][1]);
    expect(await say(LINES[language][2])).toContain(WORDS[language][2]);
    expect((await service.deps.store.programs.get(id, 0))?.row.programs).toEqual([]);
  });
});
