import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Games, NewGame, Person } from "../../../lambdas/service/api.ts";
import { RATES } from "../../../lambdas/service/rates.ts";
import { startService, type TestService } from "../../support/service.ts";

let service: TestService;
let games: Games;
let [anna, bert, cleo]: Person[] = [];
beforeAll(async () => {
  service = await startService();
  games = service.services.games;
  [anna, bert, cleo] = [await service.signIn("Anna"), await service.signIn("Bert"), await service.signIn("Cleo")];
});
beforeEach(() => service.clock.advance(24 * 3600));
afterAll(() => service.stop());

const input: NewGame = { title: "1830", name: "Sunday", seatCount: 3, options: {} };
const seatsOf = async (game: string) => (await games.head(game)).seats.map(({ name, status }) => name || status);

function those(...people: (Person | undefined)[]): [Person, Person, Person] {
  const [a, b, c] = people;
  if (!a || !b || !c) throw new Error("somebody is missing");
  return [a, b, c];
}

describe("creating a game", () => {
  it("seats the host and fills in the title's options", async () => {
    const [host] = those(anna, bert, cleo);
    const head = await games.create(host, input);
    expect(await seatsOf(head.id)).toEqual(["Anna", "open", "open"]);
    expect(head).toMatchObject({ status: "gathering", host: host.id, options: { consent: "asked" } });
  });

  it.each<[string, Partial<NewGame>, string]>([
    ["an unknown title", { title: "1829" }, "title"],
    ["no name", { name: " \u200b " }, "gameName"],
    ["a long name", { name: "x".repeat(61) }, "gameName"],
    ["too many seats", { seatCount: 7 }, "seatCount"],
    ["half a seat", { seatCount: 2.5 }, "seatCount"],
    ["an unknown option", { options: { nonsense: "yes" } }, "options"],
    ["an unknown value", { options: { consent: "maybe" } }, "options"],
  ])("with %s is invalid", async (_, change, reason) => {
    const [host] = those(anna, bert, cleo);
    await expect(games.create(host, { ...input, ...change })).rejects.toMatchObject({ situation: "invalid", reason });
  });

  it("without end is stopped", async () => {
    const [, , host] = those(anna, bert, cleo);
    const many = async () => {
      for (let n = 0; n <= RATES.gamesPerPerson.limit; n++) await games.create(host, input);
    };
    await expect(many()).rejects.toMatchObject({ situation: "tooMany", reason: "tooManyGames" });
  });
});

describe("gathering players", () => {
  it("gives each seat to one of those who come at the same time, and a second try changes nothing", async () => {
    const people = those(anna, bert, cleo);
    const dirk = await service.signIn("Dirk");
    const { id } = await games.create(people[0], input);
    const joined = await Promise.allSettled([people[1], people[2], dirk].map((one) => games.join(one, id)));
    expect(joined.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    const head = await games.join(people[0], id);
    expect(new Set(head.seats.map(({ person }) => person)).size).toBe(3);
    expect(head.version).toBe(4);
  });

  it("lets a player leave and another take the seat", async () => {
    const [host, second, third] = those(anna, bert, cleo);
    const { id } = await games.create(host, input);
    await games.join(second, id);
    await games.leave(second, id);
    await expect(games.leave(second, id)).rejects.toMatchObject({ reason: "notInGame" });
    await games.join(third, id);
    expect(await seatsOf(id)).toEqual(["Anna", "Cleo", "open"]);
    expect((await games.listFor(second)).map((head) => head.id)).not.toContain(id);
  });

  it("keeps a seat for whoever is invited, until the host withdraws it", async () => {
    const [host, second] = those(anna, bert, cleo);
    const { id } = await games.create(host, { ...input, seatCount: 2 });
    await games.invite(host, id, { address: "fritz@example.org", language: "en" });
    await expect(games.join(second, id)).rejects.toMatchObject({ reason: "noOpenSeat" });
    expect(await games.invitations(host, id)).toEqual([{ seat: 1, address: "fritz@example.org" }]);
    await expect(games.invitations(second, id)).rejects.toMatchObject({ situation: "forbidden" });
    await expect(games.withdrawInvitation(second, id, 1)).rejects.toMatchObject({ situation: "forbidden" });
    await games.withdrawInvitation(host, id, 1);
    await games.join(second, id);
    await expect(games.withdrawInvitation(host, id, 1)).rejects.toMatchObject({ reason: "noInvitation" });
  });

  it("shows an invited person who is known in his own list", async () => {
    const [host, second] = those(anna, bert, cleo);
    const { id } = await games.create(host, input);
    await games.invite(host, id, { address: second.address, language: "en" });
    expect((await games.listFor(second)).map((head) => head.id)).toContain(id);
    await expect(games.invite(host, id, { address: second.address, language: "en" })).rejects.toMatchObject({
      reason: "alreadyInGame",
    });
    expect((await games.join(second, id)).seats[1]?.status).toBe("seated");
  });

  it("is the host's business", async () => {
    const [host, second] = those(anna, bert, cleo);
    const { id } = await games.create(host, input);
    await games.join(second, id);
    for (const attempt of [
      games.invite(second, id, { address: "x@example.org", language: "en" }),
      games.start(second, id),
    ])
      await expect(attempt).rejects.toMatchObject({ situation: "forbidden", reason: "hostOnly" });
  });

  it("of a game that does not exist is not found", async () => {
    const [host] = those(anna, bert, cleo);
    for (const attempt of [
      games.join(host, "nothing"),
      games.head("nothing"),
      games.load("../x"),
      games.start(host, ""),
    ])
      await expect(attempt).rejects.toMatchObject({ situation: "notFound" });
  });
});

describe("starting", () => {
  it("draws an order of those who sit, drops empty seats, and asks the first", async () => {
    const people = those(anna, bert, cleo);
    const { id } = await games.create(people[0], { ...input, seatCount: 5 });
    await games.join(people[1], id);
    await games.invite(people[0], id, { address: "absent@example.org", language: "en" });
    await games.join(people[2], id);
    const head = await games.start(people[0], id);
    expect(head).toMatchObject({ status: "running", seatCount: 3, waiting: [{ seat: 0, since: head.version }] });
    expect(head.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(new Set(head.seats.map(({ person }) => person))).toEqual(new Set(people.map((one) => one.id)));
  });

  it("draws every order", async () => {
    const people = those(anna, bert, cleo);
    const orders = new Set<string>();
    for (let n = 0; orders.size < 6 && n < 100; n++) {
      service.clock.advance(24 * 3600);
      orders.add((await service.startGame(people)).seats.map(({ name }) => name).join());
    }
    expect(orders.size).toBe(6);
  });

  it("needs enough players, happens once, and ends the lobby", async () => {
    const [host, second, third] = those(anna, bert, cleo);
    const { id } = await games.create(host, input);
    await expect(games.start(host, id)).rejects.toMatchObject({ reason: "tooFewPlayers", details: { min: 2 } });
    await games.join(second, id);
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => games.start(host, id)));
    expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const attempt of [games.join(third, id), games.leave(second, id), games.start(host, id)])
      await expect(attempt).rejects.toMatchObject({ situation: "conflict", reason: "alreadyStarted" });
  });
});
