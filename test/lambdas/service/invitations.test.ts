/** What an invitation link gives: the seat that is kept for its reader, and nothing else. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../../lambdas/service/api.ts";
import { startService, type TestService, tokenIn } from "../../support/service.ts";

let service: TestService;
let host: Person;
let game: string;
beforeAll(async () => {
  service = await startService();
  host = await service.signIn("Hostess");
});
beforeEach(async () => {
  service.clock.advance(24 * 3600);
  ({ id: game } = await service.services.games.create(host, {
    title: "1830",
    name: "Coal",
    seatCount: 4,
    options: {},
  }));
});
afterAll(() => service.stop());

/** The token of a new invitation, and the seat that it keeps. */
async function invite(name: string): Promise<{ token: string; seat: number }> {
  const address = `${name}@example.org`;
  const { seats } = await service.services.games.invite(host, game, { address, language: "en" });
  const seat = seats.findLast(({ status }) => status === "invited")?.seat ?? -1;
  await service.notify(game);
  return { token: tokenIn(service.mailsTo(address).at(-1)), seat };
}

const confirm = async (token: string, name: string): Promise<string> =>
  (await service.services.people.confirmSignIn(token, { name, language: "en" })).person.id;

const seatsOf = async () =>
  (await service.services.games.head(game)).seats.map(({ person, status }) => [person, status]);

describe("an invitation", () => {
  it("gives the seat that it keeps, in whatever order people come", async () => {
    const [first, second] = [await invite("first"), await invite("second")];
    const late = await confirm(second.token, "Second");
    const early = await confirm(first.token, "First");
    expect([first.seat, second.seat]).toEqual([1, 2]);
    const open = [null, "open"];
    expect(await seatsOf()).toEqual([[host.id, "seated"], [early, "seated"], [late, "seated"], open]);
  });

  it("that the host has withdrawn signs in without a seat", async () => {
    const { token, seat } = await invite("withdrawn");
    await service.services.games.withdrawInvitation(host, game, seat);
    const person = await confirm(token, "Withdrawn");
    expect((await seatsOf()).map(([sitting]) => sitting)).not.toContain(person);
  });

  it("leaves alone the seats of a game that its reader has left meanwhile", async () => {
    const { token } = await invite("undecided");
    const guest = await service.signIn("Undecided");
    await service.services.games.join(guest, game);
    await service.services.games.leave(guest, game);
    await confirm(token, "Undecided");
    expect((await seatsOf()).map(([sitting]) => sitting)).not.toContain(guest.id);
  });

  it("of one game opens no seat in another", async () => {
    const { token } = await invite("faithful");
    const other = await service.services.games.create(host, { title: "1830", name: "Iron", seatCount: 4, options: {} });
    const person = await confirm(token, "Faithful");
    const { seats } = await service.services.games.head(other.id);
    expect(seats.map((place) => place.person)).not.toContain(person);
  });
});
