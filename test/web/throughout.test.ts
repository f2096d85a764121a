/** A person's language from the first page on: pages, mails and refusals in it, and none of them in another. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../lambdas/service/api.ts";
import { foreignTo, shownIn, strangers } from "../support/foreign.ts";
import { accountLink, startTestApp, type TestApp, type Visitor } from "./support/app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const PEOPLE: Readonly<Record<Language, readonly string[]>> = {
  en: ["Agnes", "Alec"],
  de: ["Berta", "Bodo"],
  nl: ["Cees", "Coby"],
};

const said = new Map<Language, ReadonlySet<string>>(LANGUAGES.map((language) => [language, foreignTo(language)]));

/** Nothing but names and the reader's own language. */
function expectOwn(text: string, language: Language, names: readonly string[]): void {
  const plain = names.reduce((left, name) => left.replaceAll(name, " "), text);
  expect(strangers(plain, said.get(language) ?? new Set())).toEqual([]);
}

/** A browser asks for the language itself as long as nobody has signed in, and for another one afterwards. */
async function expectPage(reader: Visitor, path: string, language: Language, status = 200): Promise<void> {
  const wish = reader.person ? LANGUAGES.find((one) => one !== language) : language;
  const { html, ...page } = await reader.get(path, { "accept-language": wish ?? language });
  expect([path, page.status]).toEqual([path, status]);
  expect(html).toContain(`<html lang="${language}"`);
  expectOwn(shownIn(html), language, [...PEOPLE[language], "Sunday", "18xx.games"]);
}

async function expectMail(address: string, language: Language): Promise<void> {
  const { subject, text } = await test.mailTo(address);
  expectOwn(`${subject} ${text}`, language, [...PEOPLE[language], "Sunday"]);
}

describe.each(LANGUAGES)("somebody who reads %s", (language) => {
  it("is met in that language before signing in, and is mailed in it", async () => {
    const visitor = test.visitor();
    await expectPage(visitor, "/", language);
    await expectPage(visitor, "/nowhere", language, 404);
    const address = `${language}-new@example.org`;
    const form = await visitor.post("/sign-in", { address: [address] }, { "accept-language": language });
    expectOwn(shownIn(form.html), language, []);
    await expectMail(address, language);
    await expectPage(visitor, accountLink(await test.mailTo(address)), language);
  });

  it("reads own pages, tables of every title and their rule options in it, whatever the browser asks for", async () => {
    const [first = "", second = ""] = PEOPLE[language];
    const host = await test.signIn(first, language);
    const guest = await test.signIn(second, language);
    await expectPage(host, "/games", language);
    await expectPage(host, "/me", language);
    for (const title of ["1830", "1835", "18cz"]) {
      await expectPage(host, `/games/new?title=${title}`, language);
      const table = await test.services.games.create(host.person, { title, name: "Sunday", seatCount: 3, options: {} });
      await expectPage(host, `/games/${table.id}`, language);
      const address = `${language}-${title}@example.org`;
      await test.services.games.invite(host.person, table.id, { address, language });
      await expectMail(address, language);
      await expectPage(test.visitor(), accountLink(await test.mailTo(address)), language);
    }
    const game = await test.startGame([host, guest, await test.signIn(`D${first}`, language)], "1835", 4);
    for (const path of ["", "/log", `/v/${game.version}`]) {
      await expectPage(host, `/games/${game.id}${path}`, language);
    }
    await expectMail(`${first.toLowerCase()}@example.org`, language);
    expect(test.faults).toEqual([]);
  });

  it("follows the link of a turn mail in it, with times in the own zone, whatever the browser asks for", async () => {
    const players = await Promise.all(["U", "V", "W"].map((name) => test.signIn(`${name}${language}`, language)));
    const { id } = await test.startGame(players);
    const { waiting, seats } = await test.services.games.head(id);
    const { seat = 0, since = 0 } = waiting[0] ?? {};
    await test.services.clock.setSettings(seats[seat]?.person ?? "", { zone: "Asia/Kathmandu", reminders: null });
    const other = LANGUAGES.find((one) => one !== language) ?? language;
    const link = test.services.links.turn({ game: id, seat, since });
    const { html } = await test.visitor().get(link, { "accept-language": other });
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain("Asia/Kathmandu");
  });
});
