import { DeleteItemCommand } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameHead, Games, Person, Submission } from "../../../lambdas/service/api.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { headKey } from "../../../lambdas/store/keys.ts";
import { askedNow, startService, TABLE, type TestService } from "../../support/service.ts";

let service: TestService;
let games: Games;
let people: Person[];
let game: GameHead;
beforeAll(async () => {
  service = await startService();
  games = service.services.games;
  people = [await service.signIn("Anna"), await service.signIn("Bert"), await service.signIn("Cleo")];
});
beforeEach(async () => {
  service.clock.advance(24 * 3600);
  game = await service.startGame(people);
});
afterAll(() => service.stop());

let forms = 0;
async function passing(): Promise<Submission> {
  return {
    ...(await askedNow(service.services, game.id)),
    submission: `form-${1e8 + ++forms}`,
    moves: [{ type: "pass" }],
  };
}

async function play(moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) expect((await games.submit(await passing())).outcome).toBe("accepted");
}

const entriesOf = async (): Promise<number> => (await games.entries(game.id, 1)).length;

describe("the same submission", () => {
  it("has the same answer after others have moved, however far the game has gone", async () => {
    const submission = await passing();
    const first = await games.submit(submission);
    await play(45);
    const before = await entriesOf();
    expect(await games.submit(submission)).toEqual(first);
    expect(await entriesOf()).toBe(before);
  });

  it("is not taken for another person's or another seat's of the same name", async () => {
    const submission = await passing();
    await games.submit(submission);
    const next = await passing();
    const answer = await games.submit({ ...next, submission: submission.submission });
    expect(answer).toMatchObject({ outcome: "accepted", version: next.version + 1 });
  });

  it("has the same answer when the process died before it could keep the read models", async () => {
    const submission = await passing();
    const first = await games.submit(submission);
    const { pk, sk } = headKey(game.id);
    await service.client.send(new DeleteItemCommand({ TableName: TABLE, Key: { pk: { S: pk }, sk: { S: sk } } }));
    expect(await games.submit(submission)).toEqual(first);
  });
});

describe("an older version", () => {
  it("learns what has happened since and changes nothing", async () => {
    const old = await passing();
    await play(3);
    const answer = await games.submit({ ...old, submission: "form-of-yesterday" });
    expect(answer).toMatchObject({ outcome: "movedOn", version: old.version + 3 });
    expect(answer.outcome === "movedOn" && answer.since.map(({ version }) => version)).toEqual(
      [1, 2, 3].map((n) => old.version + n),
    );
    expect(await entriesOf()).toBe(old.version + 3);
  });
});

describe("several moves", () => {
  it("are one entry, or none at all", async () => {
    const submission = await passing();
    const bid = { type: "bid", company: "SV", amount: 25 } as const;
    const refused = await games.submit({ ...submission, moves: [{ type: "pass" }, bid, { type: "done" }] });
    expect(refused.outcome).toBe("refused");
    expect(await entriesOf()).toBe(submission.version);
  });
});

describe("a message to the table", () => {
  it("leaves the forms of others good, and the seats that are asked as they were", async () => {
    const form = await passing();
    const talker = people.find(({ id }) => id !== form.person) ?? expect.fail("nobody else");
    const seat = game.seats.find(({ person }) => person === talker.id)?.seat ?? -1;
    const said = { ...form, seat, person: talker.id, submission: "said-0001", moves: [], message: " a\u0000b\r\nc " };
    const answer = await games.submit(said);
    expect(answer).toMatchObject({
      outcome: "accepted",
      entry: { kind: "said", message: "ab\nc", waiting: [form.seat] },
    });
    expect((await games.head(game.id)).waiting).toEqual(game.waiting);
    expect(await games.submit(form)).toMatchObject({ outcome: "accepted", version: form.version + 2 });
    expect(await games.submit(said)).toEqual(answer);
    expect(await verifyGame(service.deps, game.id)).toMatchObject({ ok: true, moved: 1 });
  });

  it("comes back with its moves from the log", async () => {
    await games.submit({ ...(await passing()), message: "over to you" });
    expect((await games.entries(game.id, game.version + 1))[0]).toMatchObject({
      kind: "moved",
      message: "over to you",
    });
  });

  it.each(["", " \n ", "x".repeat(1001)])("of a wrong length is invalid and changes nothing", async (message) => {
    const submission = { ...(await passing()), message };
    await expect(games.submit(submission)).rejects.toMatchObject({ situation: "invalid", reason: "message" });
    expect(await entriesOf()).toBe(submission.version);
  });
});

describe("a submission of the wrong shape", () => {
  it.each<[string, Partial<Record<keyof Submission, unknown>>]>([
    ["no moves", { moves: [] }],
    ["unknown moves", { moves: [{ type: "cheat" }] }],
    ["far too many moves", { moves: Array.from({ length: 41 }, () => ({ type: "pass" })) }],
    ["a short identity", { submission: "x" }],
    ["an odd identity", { submission: "form 1234567\n" }],
    ["a version that is no number", { version: Number.NaN }],
    ["half a version", { version: 3.5 }],
    ["a version below zero", { version: -1 }],
  ])("with %s is invalid and changes nothing", async (_, change) => {
    const submission = await passing();
    await expect(games.submit({ ...submission, ...change } as Submission)).rejects.toMatchObject({
      situation: "invalid",
    });
    expect(await entriesOf()).toBe(submission.version);
  });

  it("to a game that has not started is a conflict", async () => {
    const [host] = people;
    if (!host) throw new Error("no host");
    const lobby = await games.create(host, { title: "1830", name: "Later", seatCount: 2, options: {} });
    const submission = { ...(await passing()), game: lobby.id, version: lobby.version };
    await expect(games.submit(submission)).rejects.toMatchObject({ situation: "conflict", reason: "notStarted" });
  });
});

describe("a move", () => {
  it("costs one read and two writes", async () => {
    await play(2);
    const submission = await passing();
    const calls: string[] = [];
    service.client.middlewareStack.add(
      (next, context) => (args) => {
        calls.push(String(context.commandName));
        return next(args);
      },
      { step: "initialize", name: "count", override: true },
    );
    await games.submit(submission);
    service.client.middlewareStack.remove("count");
    expect(calls.map((name) => name.replace("Command", "")).toSorted()).toEqual(["PutItem", "PutItem", "Query"]);
  });

  it("shows at once in every reader's list, and earlier versions stay as they were", async () => {
    const before = await games.load(game.id);
    await play(1);
    const [anna] = people;
    if (!anna) throw new Error("nobody");
    expect((await games.listFor(anna)).find(({ id }) => id === game.id)?.version).toBe(before.version + 1);
    expect(await games.loadAt(game.id, before.version)).toEqual(before);
    await expect(games.loadAt(game.id, before.version + 9)).rejects.toMatchObject({ reason: "noVersion" });
    await expect(games.loadAt(game.id, 0)).rejects.toMatchObject({ situation: "notFound" });
  });

  it("keeps the time since which somebody is asked", async () => {
    const asked = (await games.head(game.id)).waiting[0];
    expect(asked).toEqual({ seat: 0, since: game.version, at: service.clock.now().toISOString() });
  });
});
