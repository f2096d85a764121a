/**
 * A game that was played is played again from an empty store to its final standing through nothing but HTTP and mail: every move is
 * posted by the player whose mail asked for it, through the link in that mail.
 */
import { expect } from "vitest";
import { decision, type GameState, titleById } from "../../engine/index.ts";
import type { SeatMove } from "../../engine/interop/actions.ts";
import { type LocalService, startLocal } from "../../infra/local/service.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { verifyGame } from "../../lambdas/service/verifying.ts";
import { type Line, lineOf } from "../conformance/line.ts";
import { formAt, hiddenOf, linkIn, Player } from "./people.ts";

export const NAMES = ["Anna", "Bert", "Cleo", "Dirk", "Emma", "Fritz", "Greta"];
export const TABLE = "Coal and comfort";

/** The service on free ports, with nothing stored. */
function emptyService(): Promise<LocalService> {
  const log = { info: () => undefined, error: (message: string, details: object) => console.error(message, details) };
  return startLocal({ secret: "a secret of the tests, long enough", host: "127.0.0.1", port: 0, log });
}

/** A table of these people, gathered by invitation mails, and its players by seat. */
export async function gather(
  service: LocalService,
  players: readonly Player[],
  { title, options }: Pick<GameState, "title" | "options">,
): Promise<{ id: string; seats: Player[] }> {
  const [host, ...guests] = players;
  if (!host) throw new Error("no players");
  await host.signIn();
  const form = formAt(await host.get("/games/new"), "/games/new");
  const chosen = Object.fromEntries(Object.entries(options).map(([id, value]) => [`option.${id}`, [value]]));
  const fields = {
    ...hiddenOf(form),
    title: [title],
    name: [TABLE],
    seats: [String(players.length)],
    ...chosen,
  };
  const created = await host.post("/games/new", fields);
  const id = created.path.split("/")[2] ?? "";
  for (const guest of guests) {
    const page = await host.get(`/games/${id}`);
    await host.post(`/games/${id}/invite`, {
      ...hiddenOf(formAt(page, `/games/${id}/invite`)),
      address: [guest.address],
      language: [guest.language],
    });
    await guest.useAccountLink();
  }
  await host.post(`/games/${id}/start`, {});
  const { seats } = await createServices(service.deps).games.head(id);
  const byName = new Map(players.map((player) => [player.name, player]));
  return { id, seats: seats.map(({ name }) => byName.get(name) ?? host) };
}

/** Posts a move through the link of the mail that asked for it; `follow`: and looks at the page after it. */
async function postThrough(player: Player, link: string, { seat, move }: SeatMove, follow: boolean): Promise<void> {
  const action = `${new URL(link).pathname}/move`;
  const page = await player.get(move.type === "layTile" ? `${link}?at=${move.hex}` : link);
  expect(page.status, `${player.name} opens the link`).toBe(200);
  const hidden = hiddenOf(formAt(page, action));
  expect(hidden.seat).toEqual([String(seat)]);
  const { seat: own, version, submission } = hidden;
  const fields = {
    seat: own ?? [],
    version: version ?? [],
    submission: submission ?? [],
    move: [JSON.stringify(move)],
  };
  const answer = await player.post(action, fields, follow);
  expect(answer.status, `${player.name}: ${JSON.stringify(move)}`).toBe(follow ? 200 : 303);
}

/** The players of a running game, and the links by which each was last asked. */
class Table {
  readonly seats: readonly Player[];
  /** How many mails asked for a decision. */
  turns = 0;
  private readonly links = new Map<number, string>();
  private asked: readonly number[] = [];

  constructor(seats: readonly Player[]) {
    this.seats = seats;
  }

  /** Waits for the mails to all who must act and have not been asked yet. */
  async readMails(deciders: readonly number[]): Promise<void> {
    for (const seat of deciders.filter((each) => !this.asked.includes(each))) {
      this.links.set(seat, linkIn(await this.at(seat).nextMail("/t/"), "/t/"));
      this.turns += 1;
    }
    this.asked = deciders;
  }

  async post(one: SeatMove, follow: boolean): Promise<void> {
    await postThrough(this.at(one.seat), this.links.get(one.seat) ?? "", one, follow);
  }

  private at(seat: number): Player {
    const player = this.seats[seat];
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }
}

/** Mails before the start: each guest is invited, and the host hears of each who comes. */
export const toldAtTheTable = (guests: number): number => guests + guests;

/** Plays the game of a file and checks that it comes to the same end, with as many entries as moves and as many mails as turns. */
export async function playWhole(path: string): Promise<void> {
  const service = await emptyService();
  try {
    await playThrough(service, lineOf(path));
  } finally {
    await service.stop();
  }
}

async function playThrough(service: LocalService, { first, moves, states, last, worth }: Line): Promise<void> {
  const players = [...first.players.keys()].map(
    (seat) => new Player(NAMES[seat] ?? "", service.origin, service.mailbox),
  );
  const { id, seats } = await gather(service, players, first);
  const table = new Table(seats);
  const { games } = createServices(service.deps);
  const started = await games.load(id);
  expect({ ...started.state, seed: 0 }).toEqual({ ...first, seed: 0 });

  for (const [n, one] of moves.entries()) {
    const { deciders } = decision(states[n] ?? first);
    expect(deciders).toContain(one.seat);
    await table.readMails(deciders);
    await table.post(one, n % 4 === 0);
  }

  const { head, state: final, version } = await games.load(id);
  expect(head.status).toBe("finished");
  expect({ ...final, seed: 0 }).toEqual({ ...last, seed: 0 });
  expect(final?.result?.worth).toEqual(worth);
  expect(version).toBe(started.version + moves.length);
  await service.pump.drain();
  const label = `[${titleById(first.title).name} ${TABLE}]`;
  const toGame = service.mailbox.all().filter((mail) => mail.subject.startsWith(label));
  expect(toGame.filter((mail) => mail.text.includes("/t/")).length).toBe(table.turns);
  const guests = players.length - 1;
  expect(toGame.length).toBe(table.turns + toldAtTheTable(guests) + players.length + players.length);
  expect(await verifyGame(service.deps, id)).toMatchObject({ ok: true, entries: version });
}
