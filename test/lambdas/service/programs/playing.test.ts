/** Programmed moves on the real store: each promise is tried to be broken. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Move } from "../../../../engine/index.ts";
import { type GameHead, type Person, SituationError } from "../../../../lambdas/service/api.ts";
import { exportGame } from "../../../../lambdas/service/transfer.ts";
import { askedNow, startService, type TestService } from "../../../support/service.ts";

let service: TestService;
let people: Person[];
let game: string;
let head: GameHead;

beforeAll(async () => {
  service = await startService();
  people = [await service.signIn("Anna"), await service.signIn("Bert", "de"), await service.signIn("Cleo", "nl")];
});
afterAll(() => service.stop());

/** A new table of three: seat 0 is asked, in an auction. */
const begin = async (): Promise<void> => {
  head = await service.startGame(people);
  game = head.id;
  await service.notify(game);
};
const personAt = (seat: number): Person => people.find(({ id }) => head.seats[seat]?.person === id) ?? expect.fail();
const program = (seat: number, wish: unknown) => service.services.programs.add(personAt(seat).id, game, seat, wish);
const listed = async (seat: number) =>
  service.services.programs.list(personAt(seat).id, await service.services.games.load(game), seat);
const entries = () => service.services.games.entries(game, head.version + 1);
const mails = (seat: number): number => service.mailsTo(personAt(seat).address).length;
const asked = async () => (await service.services.games.head(game)).waiting.map(({ seat }) => seat);
const situationOf = (error: unknown) => (error instanceof SituationError ? error.situation : String(error));

/** Whoever is asked moves; then the stream tells. */
async function move(...moves: Move[]): Promise<void> {
  const at = await askedNow(service.services, game);
  const answer = await service.services.games.submit({ ...at, submission: `move-${game}-${at.version}`, moves });
  expect(answer.outcome).toBe("accepted");
  await service.notify(game, at.version + 1);
}
const PASS: Move = { type: "pass" };
const bid = (amount: number): Move => ({ type: "bid", company: "CA", amount });

describe("a program", () => {
  it("passes without a mail to its player, once however often the entry is looked at, and the log says so", async () => {
    await begin();
    await program(1, { kind: "pass" });
    const before = mails(1);
    await move(PASS);
    for (let times = 0; times < 3; times++) await Promise.all([service.notify(game), service.notify(game)]);
    expect(await entries()).toMatchObject([
      { seat: 0, moves: [PASS] },
      { seat: 1, moves: [PASS], programmed: true, by: personAt(1).id },
    ]);
    expect(mails(1)).toBe(before);
    expect(await asked()).toEqual([2]);
    expect((await entries())[0]).not.toHaveProperty("programmed");
  });

  it("plays at once if its player is asked already, and tells what it did in the next mail", async () => {
    await begin();
    await program(0, { kind: "bid", company: "CA", max: 165 });
    expect(await entries()).toMatchObject([{ seat: 0, moves: [bid(165)], programmed: true }]);
    await move(PASS);
    await move(bid(170));
    const texts = { en: "Programmed.", de: "Programmiert.", nl: "Geprogrammeerd." };
    const told = service.mailsTo(personAt(0).address).at(-1)?.text ?? "";
    expect(told).toContain(texts[personAt(0).language]);
  });

  it("bids no more than it was told, and then leaves the decision to its player with the reason, in each language", async () => {
    await begin();
    for (const seat of [0, 1, 2]) await program(seat, { kind: "bid", company: "CA", max: 170 + 10 * seat });
    await service.notify(game);
    const bids = (await entries()).flatMap(({ moves }) => moves);
    expect(bids.filter(({ type }) => type === "pass")).toEqual([]);
    expect(Math.max(...bids.map((one) => (one.type === "bid" ? one.amount : 0)))).toBeLessThanOrEqual(190);
    expect(await asked()).toEqual([0]);
    expect(await listed(0)).toMatchObject([{ ended: "limit" }]);
    const texts = { en: "beyond your limit", de: "über deine Grenze", nl: "boven je grens" };
    const text = (service.mailsTo(personAt(0).address).at(-1)?.text ?? "").replace(/\s+/g, " ");
    expect(text).toContain(texts[personAt(0).language]);
  });

  it("that passes stops when its player is overbid or a price falls, and never passes on", async () => {
    await begin();
    await move(bid(165));
    await program(0, { kind: "pass" });
    await move(bid(170));
    expect(await listed(0)).toMatchObject([{ ended: null }]);
    await move(PASS);
    expect(await listed(0)).toMatchObject([{ ended: "concerned" }]);
    expect(await asked()).toEqual([0]);
    await begin();
    for (const seat of [0, 1, 2]) await program(seat, { kind: "pass" });
    await service.notify(game);
    expect(await entries()).toHaveLength(3);
    expect(await listed(0)).toMatchObject([{ ended: "concerned" }]);
  });

  it("that wants what cannot be any more does not pass: its player is asked", async () => {
    await begin();
    await program(1, { kind: "bid", company: "SV", max: 50 });
    await move({ type: "buyPrivate", company: "SV" });
    expect(await listed(1)).toMatchObject([{ ended: "sold" }]);
    expect(await asked()).toEqual([1]);
    expect(mails(1)).toBeGreaterThan(0);
  });

  it("and another that want different things end each other, and nothing is played", async () => {
    await begin();
    await program(1, { kind: "bid", company: "CA", max: 200 });
    await program(1, { kind: "pass" });
    await move(PASS);
    expect((await listed(1)).map(({ ended }) => ended)).toEqual(["conflict", "conflict"]);
    expect(await asked()).toEqual([1]);
  });

  it("leaves its player's own move alone when both come at the same moment: one of the two is booked", async () => {
    await begin();
    await program(1, { kind: "pass" });
    const at = await askedNow(service.services, game);
    await service.services.games.submit({ ...at, submission: `first-${game}`, moves: [PASS] });
    const own = { game, seat: 1, person: personAt(1).id, version: at.version + 1, submission: `own-${game}` };
    await Promise.all([service.notify(game), service.services.games.submit({ ...own, moves: [bid(165)] })]);
    await service.notify(game);
    expect((await entries()).filter(({ seat }) => seat === 1)).toHaveLength(1);
  });
});

describe("a prepared turn", () => {
  const prepare = (seat: number, lines: string) =>
    service.services.programs.prepare(personAt(seat).id, game, seat, lines);

  it("is played if everybody before has passed", async () => {
    await begin();
    await prepare(2, "bid CA 165");
    await move(PASS);
    await move(PASS);
    expect((await entries()).at(-1)).toMatchObject({ seat: 2, moves: [bid(165)], programmed: true });
  });

  it("is not played after anything else", async () => {
    await begin();
    await prepare(2, "bid CA 200");
    await move(bid(165));
    await move(PASS);
    expect(await listed(2)).toMatchObject([{ ended: "changed" }]);
    expect(await asked()).toEqual([2]);
  });

  it("that is no move there is refused, and so is one while its player is asked", async () => {
    await begin();
    await expect(prepare(2, "sell PRR").catch(situationOf)).resolves.toBe("invalid");
    await expect(prepare(0, "pass").catch(situationOf)).resolves.toBe("conflict");
  });
});

describe("whose programs they are", () => {
  it("nobody else lists, makes or revokes them", async () => {
    await begin();
    const { id } = await program(1, { kind: "pass" });
    const { programs, games } = service.services;
    const view = await games.load(game);
    const other = personAt(2).id;
    await expect(programs.list(other, view, 1).catch(situationOf)).resolves.toBe("forbidden");
    await expect(programs.add(other, game, 1, { kind: "pass" }).catch(situationOf)).resolves.toBe("forbidden");
    await programs.revoke(other, game, 1, id).catch(situationOf);
    expect(await listed(1)).toMatchObject([{ id, ended: null }]);
  });

  it("what is revoked is never played; while it is being played it cannot be revoked", async () => {
    await begin();
    const { id } = await program(1, { kind: "pass" });
    await service.services.programs.revoke(personAt(1).id, game, 1, id);
    await move(PASS);
    expect(await asked()).toEqual([1]);
    for (let round = 0; round < 2; round++) await raced();
  });

  /** Revoked and played at the same moment: whoever is told that it is revoked finds no move of it. */
  async function raced(): Promise<void> {
    await begin();
    const { id } = await program(1, { kind: "pass" });
    const at = await askedNow(service.services, game);
    await service.services.games.submit({ ...at, submission: `race-${game}`, moves: [PASS] });
    const version = async () => (await service.services.games.head(game)).version;
    const revoked = service.services.programs.revoke(personAt(1).id, game, 1, id).then(version, situationOf);
    const [atRevoking] = await Promise.all([revoked, service.notify(game)]);
    const own = (await entries()).filter(({ seat }) => seat === 1);
    if (typeof atRevoking === "number") expect(own.every((one) => one.version <= atRevoking)).toBe(true);
    else expect(atRevoking).toBe("conflict");
  }

  it("leave no trace in the log, the read models, exports, logs and others' mails before they are played", async () => {
    await begin();
    await program(1, { kind: "bid", company: "CA", max: 54_321 });
    await service.notify(game);
    const raw = JSON.stringify(await service.deps.store.log.raw(game));
    const heads = JSON.stringify(await service.services.games.load(game));
    const exported = (await exportGame(service.deps, game)).join();
    const mailed = people.map(({ address }) => service.mailsTo(address).map(({ text, html }) => text + html)).join();
    for (const text of [raw, heads, exported, service.logged.join(), mailed]) expect(text).not.toMatch(/54.?321/);
  });

  it("are not those of who takes over the seat, nor of a deleted account", async () => {
    people = [await service.signIn("Dora"), await service.signIn("Emil"), await service.signIn("Fritz")];
    await begin();
    for (const seat of [1, 2]) await program(seat, { kind: "pass" });
    const { version } = await passSeat(1, await service.signIn("Nina"));
    await service.notify(game, version);
    await service.services.people.erase(personAt(2));
    for (const seat of [1, 2]) expect(await service.deps.store.programs.get(game, seat)).toBeNull();
    for (const seat of [1, 2]) {
      await move(PASS);
      expect(await asked()).toEqual([seat]);
    }
  });

  it("are over when their player has been away from the seat, though nobody has looked meanwhile", async () => {
    await begin();
    await program(1, { kind: "pass" });
    const guest = await service.signIn("Olga");
    await passSeat(1, guest);
    await passSeat(1, personAt(1), guest);
    await service.notify(game);
    await move(PASS);
    expect(await asked()).toEqual([1]);
  });

  async function passSeat(seat: number, to: Person, from = personAt(seat)): Promise<GameHead> {
    await service.services.table.offerSeat(from, game, true);
    return service.services.table.takeSeat(to, game, seat);
  }
});
