/**
 * The restore drill: a game is exported, put into an empty store elsewhere, proves itself there, and is played on by people who sign in
 * there. And files that have been tampered with are not taken.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decision } from "../../../engine/index.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { exportGame, importGame, introduce, TransferError } from "../../../lambdas/service/transfer.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { dice } from "../../support/legal.ts";
import { randomMove } from "../../support/random-moves.ts";
import { askedNow, startService, type TestService, tokenIn } from "../../support/service.ts";

let here: TestService;
let elsewhere: TestService;
let lines: string[];
let game: string;
beforeAll(async () => {
  [here, elsewhere] = [await startService(), await startService()];
  const people = [await here.signIn("Anna"), await here.signIn("Bert", "de")];
  ({ id: game } = await here.startGame(people));
  for (let n = 0; n < 11; n++) await pass(here, n);
  await declineUndo(here);
  await here.notify(game);
  lines = await exportGame(here.deps, game);
});
afterAll(() => Promise.all([here.stop(), elsewhere.stop()]));

async function pass(service: TestService, n: number): Promise<void> {
  const asked = await askedNow(service.services, game);
  const answer = await service.services.games.submit({
    ...asked,
    submission: `pass-number-${n}`,
    moves: [n === 0 ? { type: "buyPrivate", company: "SV" } : { type: "pass" }],
  });
  expect(answer.outcome).toBe("accepted");
}

/** The player who moved last but one asks to take that back, and the other declines. */
async function declineUndo(service: TestService): Promise<void> {
  const { head, version } = await service.services.games.load(game);
  const asker = (await askedNow(service.services, game)).seat;
  const by = (seat: number) => ({ game, seat, person: head.seats[seat]?.person ?? "" });
  const wish = { ...by(asker), version, submission: "undo-asked-1", to: version - 2 };
  expect(await service.services.undo.takeBack(wish)).toMatchObject({ outcome: "accepted", version: version + 1 });
  const no = { ...by(1 - asker), version: version + 1, submission: "undo-declined-1" };
  const answered = await service.services.undo.answer({ ...no, request: version + 1, answer: "declined" });
  expect(answered.outcome).toBe("accepted");
}

describe("a game's file", () => {
  it("is one line that says what it is and one an entry, without names and addresses", () => {
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ format: "bahnpost-game", formatVersion: 1, game });
    expect(lines).toHaveLength(1 + Number(JSON.parse(lines[0] ?? "").entries));
    expect(lines.join("\n")).not.toMatch(/Anna|Bert|@example/);
  });

  it("is not made of a log that does not prove itself", async () => {
    await expect(exportGame(here.deps, "nogame")).rejects.toBeInstanceOf(TransferError);
  });
});

describe("a file that was tampered with is refused, and nothing is written", () => {
  const changed = (at: number, change: (line: string) => string): string[] =>
    lines.map((line, index) => (index === at ? change(line) : line));

  it.each([
    ["an entry taken out", () => lines.toSpliced(5, 1)],
    ["the last entries cut off", () => lines.slice(0, -2)],
    ["a person changed", () => changed(6, (line) => line.replace(/"by":"\w+"/, '"by":"somebodyelse"'))],
    ["a price changed", () => changed(5, (line) => line.replace('"amount":20', '"amount":10').replace("SV", "CS"))],
    ["two entries changed about", () => lines.with(5, lines[6] ?? "").with(6, lines[5] ?? "")],
    ["another game's id on top", () => changed(0, (line) => line.replace(game, "anothergame1"))],
    ["another format", () => changed(0, (line) => line.replace("bahnpost-game", "other"))],
    ["a line that is none", () => changed(3, () => "{")],
    ["nothing", () => []],
  ])("%s", async (_what, made) => {
    await expect(importGame(elsewhere.deps, made())).rejects.toBeInstanceOf(TransferError);
    expect(await elsewhere.deps.store.log.games()).toEqual(new Map());
  });
});

describe.each(["1830", "18cz", "1835"])("the complete log of %s", (title) => {
  it("is the same elsewhere, moves taken back included, and refused with anything changed", async () => {
    const names = ["Gert", "Hanna", "Ida"];
    const people = [];
    for (const name of names) people.push(await here.signIn(name));
    const { id } = await here.startGame(people, { title });
    const roll = dice(5);
    for (let n = 0; n < 6; n++) {
      const { head, state, version } = await here.services.games.load(id);
      const { seat, move } = randomMove(decision(state ?? expect.fail("no state")), roll);
      const deed = { game: id, seat, person: head.seats[seat]?.person ?? "", version };
      await here.services.games.submit({ ...deed, submission: `${id}-move-${n}`, moves: [move] });
      if (n !== 3) continue;
      const back = { ...deed, version: version + 1, submission: `${id}-back-${n}`, to: version };
      expect(await here.services.undo.takeBack(back)).toMatchObject({ outcome: "accepted" });
    }
    const log = await exportGame(here.deps, id);
    const events = log.findIndex((line) => line.includes('"kind":"moved"'));
    const bent = log.with(events, (log[events] ?? "").replace('"type":"', '"type":"un'));
    await expect(importGame(elsewhere.deps, bent)).rejects.toBeInstanceOf(TransferError);
    expect((await elsewhere.deps.store.log.games()).has(id)).toBe(false);
    const verdict = await verifyGame(here.deps, id);
    expect(verdict).toMatchObject({ ok: true, entries: log.length - 1 });
    expect(await importGame(elsewhere.deps, log)).toEqual(verdict);
    expect((await elsewhere.services.games.load(id)).state).toEqual((await here.services.games.load(id)).state);
  });
});

describe("the restore drill", () => {
  it("puts the game into an empty store, where it proves itself and is played on", async () => {
    const { head } = await here.services.games.load(game);
    for (const { person, name } of head.seats) {
      await introduce(elsewhere.deps, person ?? "", `${name.toLowerCase()}@example.org`);
    }
    expect(await importGame(elsewhere.deps, lines)).toEqual(await verifyGame(here.deps, game));
    const [before, after] = [await here.services.games.load(game), await elsewhere.services.games.load(game)];
    expect(after.state).toEqual(before.state);
    expect({ ...after.head, seats: [] }).toEqual({ ...before.head, seats: [] });

    const anna = await elsewhere.signIn("Anna");
    expect((await elsewhere.services.games.listFor(anna)).map(({ id }) => id)).toEqual([game]);
    await pass(elsewhere, 99);
    expect(await verifyGame(elsewhere.deps, game)).toMatchObject({ ok: true, entries: lines.length });
  });

  it("mails whose turn it is, and nothing that was told where the game comes from", async () => {
    await elsewhere.notify(game);
    const asked = await askedNow(elsewhere.services, game);
    const mails = ["anna@example.org", "bert@example.org"].flatMap((to) => elsewhere.mailsTo(to));
    const turns = mails.filter(({ text }) => text.includes(`/t/${game}.`));
    expect(turns.map(({ text }) => text.includes(`/t/${game}.${asked.seat}.`))).toEqual([true]);
    expect(mails.filter((mail) => tokenIn(mail) === "" && !turns.includes(mail))).toEqual([]);
  });

  it("may be repeated, also after it was cut short", async () => {
    const again = await importGame(here.deps, lines);
    expect(again).toMatchObject({ ok: true, entries: lines.length - 1 });
  });

  it("does not replace another game of that id", async () => {
    const other = await startService();
    try {
      const host = await other.signIn("Host");
      const { id } = await createServices({
        ...other.deps,
        chance: { ...other.deps.chance, id: () => game },
      }).games.create(host, { title: "1830", name: "Other", seatCount: 2, options: {} });
      expect(id).toBe(game);
      await expect(importGame(other.deps, lines)).rejects.toBeInstanceOf(TransferError);
    } finally {
      await other.stop();
    }
  });

  it("gives no address of somebody else away", async () => {
    await expect(introduce(elsewhere.deps, "otherperson1", "anna@example.org")).rejects.toBeInstanceOf(TransferError);
  });
});
