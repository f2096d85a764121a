/** The last turns of a game through the use cases: who is mailed for which move, and who is told of the end. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decide, decision, type GameState, newGame } from "../../../engine/index.ts";
import type { SeatMove } from "../../../engine/interop/actions.ts";
import { beginningOf } from "../../../engine/interop/gamefile.ts";
import { Replayer } from "../../../engine/interop/replayer.ts";
import type { KeptMail } from "../../../infra/local/mailbox.ts";
import type { Person } from "../../../lambdas/service/api.ts";
import { verifyGame } from "../../../lambdas/service/verifying.ts";
import { seal } from "../../../lambdas/store/entry.ts";
import { readGame } from "../../conformance/oracle.ts";
import { startService, type TestService } from "../../support/service.ts";

const MOVES = 40;

interface Ending {
  /** The position before the last moves. */
  readonly initial: GameState;
  readonly moves: readonly SeatMove[];
}

/** The end of one of the project's own games: operating rounds until the bank is broken. */
function ending(): Ending {
  const file = readGame(new URL("../../conformance/games/1830-3p-rush-1020.json.gz", import.meta.url).pathname);
  const replayer = new Replayer(file);
  for (const [at, action] of file.actions.entries()) replayer.play(action, file.resolved?.[String(at)]);
  const cut = replayer.line.length - MOVES;
  let initial = newGame(beginningOf(file));
  for (const { seat, move } of replayer.line.slice(0, cut)) {
    const decided = decide(initial, seat, move);
    if (!decided.accepted) throw new Error(decided.refusal.code);
    initial = decided.state;
  }
  return { initial, moves: replayer.line.slice(cut) };
}

const { initial, moves } = ending();
let service: TestService;
let people: Person[];
let game: string;
let mails: (person: Person) => KeptMail[];

/** Puts the people into the seats of a game that begins in the given position. */
async function startAt(state: GameState): Promise<void> {
  const [host, ...guests] = people;
  const input = { title: "1830", name: "Endgame", seatCount: 3, options: {} };
  ({ id: game } = await service.services.games.create(host ?? expect.fail(), input));
  for (const guest of guests) await service.services.games.join(guest, game);
  const before = (await service.deps.store.log.entries(game, 1, 9)).at(-1) ?? expect.fail("no entry");
  const seats = people.map(({ id }) => id);
  const draft = {
    ...{ game, version: before.version + 1, at: before.at, by: before.by, seat: null, submission: null },
    ...{ waiting: [...decision(state).deciders], fact: { kind: "started", seats, seed: 1, initial: state } as const },
  };
  expect(await service.deps.store.log.append(seal(draft, before.hash))).toBe(true);
}

beforeAll(async () => {
  service = await startService();
  people = [await service.signIn("Anna"), await service.signIn("Bert", "de"), await service.signIn("Cleo")];
  mails = (person) => service.mailsTo(person.address).filter(({ subject }) => subject.includes("Endgame"));
  await startAt(initial);
  await service.notify(game);
});
afterAll(() => service.stop());

const turnMails = (seat: number): number =>
  mails(people[seat] ?? expect.fail()).filter(({ text }) => text.includes("/t/")).length;

describe("the last turns of a game", () => {
  it("mail each newly asked player once, and nobody within a turn of his own", async () => {
    let [before, withinTurn]: [readonly number[], number] = [decision(initial).deciders, 0];
    const expected = [0, 1, 2].map((seat): number => (before.includes(seat) ? 1 : 0));
    for (const [n, { seat, move }] of moves.entries()) {
      const { version, head } = await service.services.games.load(game);
      const submission = { game, seat, version, submission: `late-move-${n}`, moves: [move] };
      const answer = await service.services.games.submit({ ...submission, person: head.seats[seat]?.person ?? "" });
      if (answer.outcome !== "accepted") throw new Error(JSON.stringify(answer));
      expect(await service.notify(game, answer.version)).toEqual([]);
      const asked = answer.entry.waiting.filter((one) => !before.includes(one));
      for (const one of asked) expected[one] = (expected[one] ?? 0) + 1;
      if (answer.entry.waiting.includes(seat) && before.includes(seat)) withinTurn += 1;
      before = answer.entry.waiting;
      expect([0, 1, 2].map(turnMails), `after move ${n}`).toEqual(expected);
    }
    expect(withinTurn).toBeGreaterThan(MOVES / 4);
    expect(Math.min(...expected)).toBeGreaterThan(1);
  });

  it("end with a mail to everybody, in his language, with the final standing, once", async () => {
    await service.notify(game);
    const { head, state } = await service.services.games.load(game);
    expect(head).toMatchObject({ status: "finished", waiting: [] });
    for (const person of people) {
      const over = person.language === "de" ? "Partie zu Ende" : "Game over";
      const ended = mails(person).filter(({ subject }) => subject.startsWith(`[1830 Endgame] ${over}`));
      expect(ended).toHaveLength(1);
      for (const worth of state?.result?.worth ?? expect.fail("no result")) {
        expect(ended[0]?.text.replace(/\D/g, "")).toContain(String(worth));
      }
    }
  });

  it("leave nobody who may move, and a log that proves itself", async () => {
    const { version, head } = await service.services.games.load(game);
    for (const [seat, { person }] of head.seats.entries()) {
      const submission = {
        game,
        seat,
        version,
        submission: `after-the-end-${seat}`,
        moves: [{ type: "pass" } as const],
      };
      const answer = await service.services.games.submit({ ...submission, person: person ?? "" });
      expect(answer).toMatchObject({ outcome: "refused", refusal: { code: "GAME_OVER" } });
    }
    expect(await verifyGame(service.deps, game)).toMatchObject({ ok: true, moved: MOVES, redecided: MOVES });
  });
});
