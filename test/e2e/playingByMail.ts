/**
 * A game that was played is played again from an empty store to its final standing by mail alone: each turn is one reply, sent with a
 * mail program to the address in the mail that asked for it, and read from what a mail server took.
 */
import type { Email } from "postal-mime";
import { expect } from "vitest";
import { decide, decision, type GameState, titleById, writeMove } from "../../engine/index.ts";
import type { SeatMove } from "../../engine/interop/actions.ts";
import { type LocalService, startLocal } from "../../infra/local/service.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { verifyGame } from "../../lambdas/service/verifying.ts";
import { type Line, lineOf } from "../conformance/line.ts";
import { MailServer, type Message, mailProgram } from "./mailers.ts";
import { Player } from "./people.ts";
import { gather, NAMES, TABLE } from "./playing.ts";

/** What one reply says: moves of one seat in a row. */
interface Turn {
  readonly seat: number;
  readonly moves: readonly SeatMove["move"][];
}

/** Moves that one seat makes one after the other, together. */
export function turnsOf(moves: readonly SeatMove[]): Turn[] {
  const turns: { seat: number; moves: SeatMove["move"][] }[] = [];
  for (const { seat, move } of moves) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.moves.push(move);
    else turns.push({ seat, moves: [move] });
  }
  return turns;
}

/** The lines of a reply, each as it is written where the earlier ones lead to. */
function textOf({ seat, moves }: Turn, start: GameState, language: Player["language"]): string {
  let state = start;
  const lines = moves.map((move) => {
    const line = writeMove(move, { state, decision: decision(state), seat }, language);
    const decided = decide(state, seat, move);
    if (!decided.accepted) throw new Error(`${line}: ${decided.refusal.code}`);
    state = decided.state;
    return line;
  });
  return lines.join("\n");
}

const isTurn = ({ text }: Email): boolean => text?.includes("/t/") ?? false;

/** Plays the game of a file by mail and checks that it comes to the same end, with one entry and one answer for each reply. */
export async function playByMail(path: string): Promise<void> {
  const server = new MailServer();
  await server.start();
  const log = { info: () => undefined, error: (message: string, details: object) => console.error(message, details) };
  const service = await startLocal({
    ...{ secret: "a secret of the tests, long enough", host: "127.0.0.1", port: 0, log },
    ...{ smtp: { host: "127.0.0.1", ports: [0] }, smtpUrl: server.url },
  });
  try {
    await playThrough(service, server, lineOf(path));
  } finally {
    await service.stop();
    await server.stop();
  }
}

async function playThrough(service: LocalService, server: MailServer, { first, moves, last, worth }: Line) {
  const players = [...first.players.keys()].map(
    (seat) => new Player(NAMES[seat] ?? "", service.origin, service.mailbox, seat % 2 === 0 ? "en" : "de"),
  );
  const { id, seats } = await gather(service, players, first);
  const program = mailProgram(service.smtpAddress ?? "");
  const { games } = createServices(service.deps);
  const started = await games.load(id);
  const turns = turnsOf(moves);
  const asking = new Map<number, Message>();
  let now = started.state ?? first;
  let [asked, askedMails]: [readonly number[], number] = [[], 0];
  let read = 0;

  for (const [n, turn] of turns.entries()) {
    const { deciders } = decision(now);
    expect(deciders).toContain(turn.seat);
    for (const seat of deciders.filter((each) => !asked.includes(each))) {
      const { address } = seats[seat] ?? expect.fail(`nobody sits at ${seat}`);
      asking.set(seat, await server.next("a turn mail", address, read, isTurn));
      askedMails += 1;
    }
    asked = deciders;
    const mail = asking.get(turn.seat) ?? expect.fail("nobody was asked");
    const text = textOf(turn, now, seats[turn.seat]?.language ?? "en");
    read = server.messages.length;
    await program.reply(mail, text, n % 3 !== 0);
    now = (await games.load(id)).state ?? now;
  }
  program.close();

  const { head, state: final, version } = await games.load(id);
  expect(head.status).toBe("finished");
  expect({ ...final, seed: 0 }).toEqual({ ...last, seed: 0 });
  expect(final?.result?.worth).toEqual(worth);
  expect(version).toBe(started.version + turns.length);
  await service.pump.drain();
  const label = `[${titleById(first.title).name} ${TABLE}]`;
  expect(askedMails).toBeGreaterThan(0);
  expect(server.messages.filter(({ email }) => email.subject?.includes(label)).length).toBeGreaterThan(askedMails);
  expect(await verifyGame(service.deps, id)).toMatchObject({ ok: true, entries: version });
}
