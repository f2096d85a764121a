/** Absences by mail, in each language: announced, told, ended, refused, and by nobody but the player. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language, type Person } from "../../../../lambdas/service/api.ts";
import { receive } from "../../../../lambdas/service/replying.ts";
import { startService, type TestService } from "../../../support/service.ts";
import { type ReplyInput, replyAddressIn, replyOf } from "../replies.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const SAID = {
  en: {
    ...{ away: "Hello,\naway from 3 Dec to 14 Dec\nsay: gone skiing", back: "I'm back", list: "absences" },
    ...{ past: "away from 2026-10-01 to 2026-10-05", long: "away from 1 Dec to 1 Mar", vague: "away for a while" },
    told: ["from Thu 3 Dec 2026 to Mon 14 Dec 2026", "told to the table"],
    refused: ["not over yet", "may be 60 days long", "which days you mean", "could not be proved"],
  },
  de: {
    ...{ away: "Abwesend vom 3.12. bis 14.12.\nsage: gone skiing", back: "bin wieder da", list: "Abwesenheiten" },
    ...{
      past: "abwesend vom 1.10.2026 bis 5.10.2026",
      long: "abwesend vom 1.12. bis 1.3.",
      vague: "abwesend eine Weile",
    },
    told: ["vom Do. 3. Dez. 2026 bis zum Mo. 14. Dez. 2026", "steht jetzt am Tisch"],
    refused: ["noch nicht vorbei", "darf 60 Tage dauern", "welche Tage du meinst", "nicht nachweisen"],
  },
  nl: {
    ...{
      away: "afwezig van 3-12-2026 tot en met 14-12-2026\nzeg: gone skiing",
      back: "weer terug",
      list: "afwezigheden",
    },
    ...{
      past: "afwezig van 1 okt 2026 tot 5 okt 2026",
      long: "afwezig van 1 dec tot 1 mrt",
      vague: "afwezig een tijdje",
    },
    told: ["van do 3 dec 2026 tot en met ma 14 dec 2026", "aan de tafel verteld"],
    refused: ["nog niet voorbij", "mag 60 dagen duren", "welke dagen je bedoelt", "niet worden aangetoond"],
  },
} as const;

/** A table of which the first player is asked, and how that player answers its turn mail. */
async function table(language: Language, suffix: string) {
  const people = [
    await service.signIn(`One${suffix}${language}`, language),
    await service.signIn(`Two${suffix}${language}`, language),
  ];
  for (const { id } of people) await service.services.clock.setSettings(id, { zone: "Europe/Berlin", reminders: null });
  const { id } = await service.startGame(people);
  await service.notify(id);
  const head = await service.services.games.head(id);
  const person: Person = people.find((one) => one.id === head.seats[0]?.person) ?? expect.fail();
  const other: Person = people.find((one) => one !== person) ?? expect.fail();
  const to = replyAddressIn(service.mailsTo(person.address).find(({ replyTo }) => replyTo));
  const post = (text: string, more: Partial<ReplyInput> = {}) =>
    receive(service.deps, replyOf({ from: person.address, to, text, ...more }));
  const say = async (text: string, more: Partial<ReplyInput> = {}): Promise<string> => {
    expect(await post(text, more)).toBe("answered");
    return (service.mailsTo(person.address).at(-1)?.text ?? "").replace(/[\s\u00a0]+/g, " ");
  };
  const absences = async () => (await service.services.clock.settings(person.id)).absences;
  return { game: id, person, other, post, say, absences };
}

describe.each(LANGUAGES)("in %s", (language) => {
  const said = SAID[language];

  it("is announced with its days and a word to the table, listed, and ended while it lasts", async () => {
    const { game, say, absences } = await table(language, "a");
    const answer = await say(said.away);
    for (const words of said.told) expect(answer).toContain(words);
    expect(answer).toContain("/me/time");
    expect(await absences()).toMatchObject([{ from: "2026-12-03", to: "2026-12-14", hasBegun: false }]);
    const { version } = await service.services.games.head(game);
    const [entry] = await service.services.games.entries(game, version, version);
    expect(entry).toMatchObject({ kind: "said", message: "gone skiing" });
    expect(await say(said.list)).toContain(said.told[0]);
    await say(said.back);
    expect(await absences()).toHaveLength(1);
    service.clock.advance(4 * 24 * 3600);
    expect((await absences())[0]?.hasBegun).toBe(true);
    await say(said.back);
    expect(await absences()).toEqual([]);
    service.clock.advance(-4 * 24 * 3600);
  });

  it("is refused in words if its days are over, too many, or none, and changes nothing", async () => {
    const { say, absences } = await table(language, "b");
    expect(await say(said.past)).toContain(said.refused[0]);
    expect(await say(said.long)).toContain(said.refused[1]);
    expect(await say(said.vague)).toContain(said.refused[2]);
    const unclear = { dmarc: "unclear", dkim: "unclear", spf: "unclear" } as const;
    expect(await say(said.away, { verdicts: unclear })).toContain(said.refused[3]);
    expect(await absences()).toEqual([]);
  });
});

describe("an absence by mail", () => {
  it("is nobody else's to announce: not another player's, not a stranger's, not a program's", async () => {
    const { other, post, absences } = await table("en", "c");
    expect(await post("away until 14 Dec", { from: other.address })).toBe("ignored");
    expect(await post("away until 14 Dec", { from: "stranger@example.org" })).toBe("ignored");
    expect(await post("I am away until 14 Dec.", { header: ["Auto-Submitted: auto-replied"] })).toBe("ignored");
    expect(await absences()).toEqual([]);
    expect((await service.services.clock.settings(other.id)).absences).toEqual([]);
  });

  it("does not carry a move along, nor is it lost silently beside one", async () => {
    const { game, say, absences } = await table("en", "d");
    const before = (await service.services.games.head(game)).version;
    expect(await say("pass\naway until 14 Dec")).toContain("in a mail of its own");
    expect((await service.services.games.head(game)).version).toBe(before);
    expect(await absences()).toEqual([]);
  });

  it("is the one that the page shows: days that touch become one, and the answer tells the whole", async () => {
    const { person, say, absences } = await table("en", "e");
    await service.services.clock.announce(person.id, { from: "2026-12-15", to: "2026-12-20" });
    expect(await say("away from 3 Dec to 14 Dec")).toContain("from Thu 3 Dec 2026 to Sun 20 Dec 2026");
    expect(await absences()).toMatchObject([{ from: "2026-12-03", to: "2026-12-20" }]);
  });

  it("lets what a reply says beside a program be told too", async () => {
    const { game, say } = await table("en", "f");
    expect(await say("program: bid CA 170\nsay: good luck")).toContain("told to the table");
    const entries = await service.services.games.entries(game, 1, 99);
    expect(entries.filter(({ message }) => message === "good luck")).toHaveLength(1);
  });
});
