/** Mails at will: each wish, the ends of mails by scope, the daily mail over weeks and clock changes, and notes that nobody else sees. */
import { DynamoDBDocumentClient, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameHead, MailWish, Person } from "../../../../lambdas/service/api.ts";
import { sendDigest, slotsAround, tickDigests } from "../../../../lambdas/service/digest.ts";
import { createLinks } from "../../../../lambdas/service/links.ts";
import { retryUnsent } from "../../../../lambdas/service/notify.ts";
import { exportGame } from "../../../../lambdas/service/transfer.ts";
import { isWanted } from "../../../../lambdas/service/wishes.ts";
import { NO_MAIL_WISHES } from "../../../../lambdas/store/mailWishes.ts";
import { askedNow, ORIGIN, startService, TABLE, type TestService } from "../../../support/service.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
let service: TestService;
let people: Person[];
beforeAll(async () => {
  service = await startService();
  people = [await service.signIn("Anna"), await service.signIn("Bert", "de"), await service.signIn("Cleo", "nl")];
});
afterAll(() => service.stop());

const at = (game: GameHead, seat: number): Person =>
  people.find(({ id }) => game.seats[seat]?.person === id) ?? expect.fail();
const about = (game: GameHead, { address }: Person) =>
  service.mailsTo(address).filter(({ text, html }) => `${text}${html}`.includes(game.id));
let forms = 0;
async function pass(game: GameHead, message?: string): Promise<number> {
  const asked = await askedNow(service.services, game.id);
  forms += 1;
  const said = message === undefined ? {} : { message };
  const moves = message === undefined ? [{ type: "pass" as const }] : [];
  await service.services.games.submit({ ...asked, submission: `at-will-${forms}`, moves, ...said });
  await service.notify(game.id, asked.version + 1);
  return asked.version + 1;
}

describe("two games at the same moment", () => {
  it("ask their player by a mail each, however often and however many at once look", async () => {
    const games = [await service.startGame(people), await service.startGame(people), await service.startGame(people)];
    await Promise.all([...games, ...games].map(({ id }) => service.notify(id)));
    for (const game of games) {
      const asked = about(game, at(game, 0)).filter(({ text }) => text.includes(`/t/${game.id}`));
      expect(asked).toHaveLength(1);
    }
  });
});

describe("a wish", () => {
  it.each<[MailWish, string[]]>([
    ["turns", ["turn", "ended", "table"]],
    ["all", ["turn", "ended", "table", "news"]],
    ["digest", ["ended"]],
    ["nothing", []],
  ])("%s lets through just its own kinds, and one for a game goes before that for all", (wish, kinds) => {
    const mail = (kind: string) => ({ game: "g", version: 1, person: "p", kind });
    const wanted = (wishes: typeof NO_MAIL_WISHES) =>
      ["turn", "ended", "table", "news"].filter((kind) => isWanted(wishes, mail(kind)));
    expect(wanted({ ...NO_MAIL_WISHES, mailWish: wish })).toEqual(kinds);
    const own = { turns: "mailedTurns", all: "mailedAll", digest: "mailedDaily", nothing: "muted" } as const;
    expect(wanted({ ...NO_MAIL_WISHES, mailWish: "all", [own[wish]]: new Set(["g"]) })).toEqual(kinds);
  });

  it("for all moves brings moves and messages of others, once, and not one's own", async () => {
    const game = await service.startGame(people);
    await service.services.people.setMailWish(at(game, 2).id, game.id, "all");
    await service.notify(game.id);
    const before = [0, 1, 2].map((seat) => about(game, at(game, seat)).length);
    await pass(game, "Good luck to <all>");
    await pass(game);
    await service.notify(game.id);
    const more = [0, 1, 2].map((seat, n) => about(game, at(game, seat)).length - (before[n] ?? 0));
    expect(more).toEqual([0, 1, 2]);
    expect(about(game, at(game, 2)).at(-2)?.text).toContain("Good luck to <all>");
    expect(about(game, at(game, 2)).at(-2)?.html).not.toContain("<all>");
    expect(about(game, at(game, 1)).at(-1)?.text).toContain("Good luck");
  });
});

describe("the end of mails", () => {
  const stop = async (person: Person, game: string | null, scope?: "besides" | "everything") => {
    const path = createLinks(service.deps.secret).unsubscribe({ person: person.id, game });
    await service.services.people.unsubscribe(path.split("/").at(-1) ?? "", scope);
  };

  it("reaches as far as its link or the chosen scope, and never adds a mail", async () => {
    const { people: accounts } = service.services;
    const person = await service.signIn("Stopper");
    const wishes = async () => [
      (await accounts.mails(person.id)).wish,
      ...(await Promise.all(["a", "b", "c"].map((game) => accounts.mailWish(person.id, game)))),
    ];
    await accounts.setMailWish(person.id, "a", "all");
    await accounts.setMailWish(person.id, "b", "digest");
    await stop(person, "c");
    expect(await wishes()).toEqual(["turns", "all", "digest", "nothing"]);
    await stop(person, null);
    expect(await wishes()).toEqual(["turns", "all", "nothing", "nothing"]);
    await stop(person, "a", "besides");
    expect(await wishes()).toEqual(["turns", "turns", "nothing", "nothing"]);
    await stop(person, "a", "everything");
    await stop(person, "a", "besides");
    expect(await wishes()).toEqual(["nothing", "nothing", "nothing", "nothing"]);
  });
});

describe("the daily mail", () => {
  it("leaves once a day at the chosen hour on the wall, also on days of 23 and 25 hours and at an hour that one lacks", () => {
    for (const [month, hour] of [
      [2, 2],
      [2, 7],
      [9, 2],
      [9, 23],
    ] as const) {
      const slots = new Set<number>();
      const start = Date.UTC(2026, month, 20);
      for (let hours = 0; hours < 15 * 24; hours++)
        slots.add(slotsAround(start + hours * 3_600_000, "Europe/Berlin", hour).next);
      const days = [...slots].map((slot) => new Date(slot).toLocaleDateString("en-CA", { timeZone: "Europe/Berlin" }));
      expect(new Set(days).size).toBe(days.length);
      expect(days.length).toBeGreaterThanOrEqual(15);
    }
  });

  it("tells what waits and what happened, once however often the schedule ticks, and nothing when there is nothing", async () => {
    const reader = await service.signIn("Digna", "de");
    const game = await service.startGame([reader, ...people.slice(0, 2)]);
    const seat = game.seats.find(({ person }) => person === reader.id)?.seat ?? 0;
    await service.services.people.setMails(reader.id, { wish: "digest", hour: 7 });
    await service.notify(game.id);
    const digests = () => service.mailsTo(reader.address).filter(({ subject }) => subject.startsWith("Bahnpost heute"));
    expect(about(game, reader).filter(({ text }) => text.includes("/t/"))).toEqual([]);
    const toMorning = async (minutes = 0) => {
      const { next } = slotsAround(service.clock.now().getTime(), "Europe/Berlin", 7);
      service.clock.advance((next - service.clock.now().getTime()) / 1000 + minutes * 60);
      await Promise.all([tickDigests(service.deps), tickDigests(service.deps), tickDigests(service.deps)]);
      await tickDigests(service.deps);
    };
    while ((await askedNow(service.services, game.id)).seat !== seat) await pass(game);
    await toMorning();
    expect(digests()).toHaveLength(1);
    expect(digests()[0]?.text).toContain("/t/");
    expect(digests()[0]?.text).toContain("/unsubscribe/");
    await pass(game);
    await toMorning(5);
    expect(digests()).toHaveLength(1);
    await pass(game, "Ich bin noch da.");
    await toMorning();
    expect(digests()).toHaveLength(2);
    expect(digests()[1]?.text).toContain("Ich bin noch da.");
    await toMorning(10 * 60);
    expect(digests()).toHaveLength(2);
    service.refuseMails(1);
    await pass(game, "Noch etwas.");
    await toMorning();
    expect(digests()).toHaveLength(2);
    service.clock.advance(HOUR);
    await retryUnsent(service.deps);
    await retryUnsent(service.deps);
    expect(digests()).toHaveLength(3);
    expect(digests()[2]?.text).toContain("Noch etwas.");
    service.clock.advance(DAY / 2);
  });
});

describe("a daily mail of more games than it has room for", () => {
  it("tells of twenty, those that wait first, and counts the others, so that no turn goes unannounced", async () => {
    const [reader, friend] = [await service.signIn("Ludo"), await service.signIn("Mara")];
    await service.services.people.setMails(reader.id, { wish: "digest", hour: 7 });
    const games: GameHead[] = [];
    for (let n = 0; n < 23; n++) games.push(await service.startGame([reader, friend], { name: `Table ${n + 10}.` }));
    const seatOf = ({ seats }: GameHead) => seats.find(({ person }) => person === reader.id)?.seat;
    const waiting = games.filter((game) => game.waiting.some(({ seat }) => seat === seatOf(game)));
    for (const game of games.filter((one) => !waiting.includes(one))) {
      await service.services.games.submit({
        ...(await askedNow(service.services, game.id)),
        ...{ submission: `full-${game.id}`, moves: [{ type: "pass" }] },
      });
    }
    await sendDigest(
      service.deps,
      { game: "digest", version: 1, person: reader.id, kind: "digest" },
      service.clock.now(),
    );
    const [mail] = service.mailsTo(reader.address).slice(-1);
    expect(mail?.subject).toBe("Bahnpost today: 23 games wait for you");
    expect(new Set(mail?.text.match(/Table \d+\./gi)).size).toBe(20);
    for (const part of [mail?.text.replace(/\s+/g, " "), mail?.html]) {
      expect(part).toContain("3 more games have no room in this mail; waiting for you among them: 3.");
      expect(part).toContain(`${ORIGIN}/games`);
    }
  });
});

describe("the host", () => {
  it("is told who takes a seat, that the table is full, and who leaves it; not of what he does himself", async () => {
    const [host, guest] = people;
    if (!host || !guest) return expect.fail();
    const { id } = await service.services.games.create(host, {
      title: "1830",
      name: "Club",
      seatCount: 2,
      options: {},
    });
    const subjects = () => service.mailsTo(host.address).filter(({ subject }) => subject.includes("Club"));
    await service.services.games.join(guest, id);
    await service.notify(id);
    await service.notify(id);
    expect(subjects().map(({ subject }) => subject)).toEqual(["[1830 Club] Bert has taken a seat"]);
    expect(subjects()[0]?.text).toContain("All seats are taken");
    await service.services.games.leave(guest, id);
    await service.notify(id);
    expect(subjects().at(-1)?.subject).toBe("[1830 Club] Bert has left the table");
  });
});

describe("a notepad", () => {
  it("stays with its writer, loses nothing to a second window, and stands in no log, export or other row", async () => {
    const game = await service.startGame(people);
    const [own, other] = [at(game, 0), at(game, 1)];
    const { table } = service.services;
    await table.saveNotepad(own, game.id, "sell the C&O before the 5-trains", 0);
    const { version } = await table.notepad(own, game.id);
    await table.saveNotepad(own, game.id, "second thoughts", version);
    await expect(table.saveNotepad(own, game.id, "stale", version)).rejects.toMatchObject({ reason: "notepadSaved" });
    expect((await table.notepad(own, game.id)).text).toBe("second thoughts");
    expect((await table.notepad(other, game.id)).text).toBe("");
    await expect(table.saveNotepad(own, game.id, "x".repeat(4001), version + 1)).rejects.toMatchObject({
      reason: "notepad",
    });
    await expect(table.notepad(await service.signIn("Outsider"), game.id)).rejects.toMatchObject({ reason: "noGame" });
    const rows = async (): Promise<string[]> => {
      const documents = DynamoDBDocumentClient.from(service.client);
      const { Items } = await documents.send(new ScanCommand({ TableName: TABLE, ConsistentRead: true }));
      return (Items ?? []).map((item) => JSON.stringify(item)).filter((row) => row.includes("second thoughts"));
    };
    expect(await rows()).toHaveLength(1);
    expect((await exportGame(service.deps, game.id)).join("\n")).not.toContain("second thoughts");
    await service.notify(game.id);
    for (const { text } of people.flatMap(({ address }) => service.mailsTo(address)))
      expect(text).not.toContain("second thoughts");
    expect(service.logged.join("\n")).not.toContain("second thoughts");
    await service.services.people.erase(own);
    expect(await rows()).toEqual([]);
  });
});
