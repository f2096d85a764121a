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
import { type MailProgram, MailServer, type Message, mailProgram } from "./mailers.ts";
import { Player } from "./people.ts";
import { gather, NAMES, TABLE, toldAtTheTable } from "./playing.ts";

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

/** What RFC 3834 calls it: a mail that is sent by itself, or in answer to one. */
const isSent = (email: Email, how: "auto-generated" | "auto-replied"): boolean =>
  email.headers.some(({ key, value }) => key === "auto-submitted" && value === how);
const isTurn = (email: Email): boolean => isSent(email, "auto-generated") && (email.text ?? "").includes("/t/");

/** Plays the game of a file by mail and checks that it comes to the same end, with one entry and one answer for each reply. */
export async function playByMail(path: string): Promise<void> {
  const server = new MailServer();
  await server.start();
  const log = { info: () => undefined, error: (message: string, details: object) => console.error(message, details) };
  const service = await startLocal({
    ...{ secret: "a secret of the tests, long enough", host: "127.0.0.1", port: 0, log },
    ...{ smtp: { host: "127.0.0.1", ports: [0] }, smtpUrl: server.url },
  });
  const program = mailProgram(service.smtpAddress ?? "");
  try {
    await playThrough(service, server, program, lineOf(path));
  } finally {
    program.close();
    await service.stop();
    await server.stop();
  }
}

/** The players of a running game with their mail: who has been asked by which mail. */
class MailTable {
  /** How many mails asked for a decision. */
  turns = 0;
  private readonly seats: readonly Player[];
  private readonly server: MailServer;
  private readonly asking = new Map<number, Message>();
  private asked: readonly number[] = [];
  private read = 0;

  constructor(seats: readonly Player[], server: MailServer) {
    this.seats = seats;
    this.server = server;
  }

  /** Waits for the mails to all who must act and have not been asked yet. */
  async readMails(deciders: readonly number[]): Promise<void> {
    for (const seat of deciders.filter((each) => !this.asked.includes(each))) {
      this.asking.set(seat, await this.server.next("a turn mail", this.at(seat).address, this.read, isTurn));
      this.turns += 1;
    }
    this.asked = deciders;
  }

  /** Replies to the mail by which the turn's seat was asked. */
  async reply(turn: Turn, state: GameState, program: MailProgram, quote: boolean): Promise<void> {
    const mail = this.asking.get(turn.seat) ?? expect.fail(`nobody asked ${turn.seat}`);
    this.read = this.server.messages.length;
    await program.reply(mail, textOf(turn, state, this.at(turn.seat).language), quote);
  }

  private at(seat: number): Player {
    return this.seats[seat] ?? expect.fail(`nobody sits at ${seat}`);
  }
}

async function playThrough(service: LocalService, server: MailServer, program: MailProgram, line: Line): Promise<void> {
  const { first, moves, last, worth } = line;
  const players = [...first.players.keys()].map(
    (seat) => new Player(NAMES[seat] ?? "", service.origin, service.mailbox, seat % 2 === 0 ? "en" : "de"),
  );
  const { id, seats } = await gather(service, players, first);
  const table = new MailTable(seats, server);
  const { games } = createServices(service.deps);
  const started = await games.load(id);
  const turns = turnsOf(moves);
  let now = started.state ?? first;

  for (const [n, turn] of turns.entries()) {
    const { deciders } = decision(now);
    expect(deciders).toContain(turn.seat);
    await table.readMails(deciders);
    await table.reply(turn, now, program, n % 3 !== 0);
    const { state, version } = await games.load(id);
    if (version !== started.version + n + 1) expect.fail(`not booked: ${server.messages.at(-1)?.email.text}`);
    now = state ?? now;
  }

  const { head, state: final, version } = await games.load(id);
  expect(head.status).toBe("finished");
  expect({ ...final, seed: 0 }).toEqual({ ...last, seed: 0 });
  expect(final?.result?.worth).toEqual(worth);
  await service.pump.drain();
  expectMails(server, first.title, { turns: table.turns, replies: turns.length, players: players.length });
  expect(await verifyGame(service.deps, id)).toMatchObject({ ok: true, entries: version });
}

/** One mail for each that was asked, one answer for each reply, and the invitations, the start and the end. */
function expectMails(
  { messages }: MailServer,
  title: string,
  { turns, replies, players }: { turns: number; replies: number; players: number },
): void {
  const label = `[${titleById(title).name} ${TABLE}]`;
  const emails = messages.map(({ email }) => email).filter(({ subject }) => subject?.startsWith(label));
  expect(emails.filter(isTurn).length).toBe(turns);
  const answers = emails.filter((email) => isSent(email, "auto-replied"));
  expect(answers.length).toBe(replies);
  expect(new Set(answers.map(({ inReplyTo }) => inReplyTo)).size).toBe(replies);
  expect(emails.length).toBe(turns + replies + toldAtTheTable(players - 1) + players + players);
}
