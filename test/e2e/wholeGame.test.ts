/**
 * A recorded game, played from an empty store to its final standing through nothing but HTTP and mail: every move is posted by the
 * player whose mail asked for it, through the link in that mail.
 */
import { existsSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decision, type GameState, newGame, titleById } from "../../engine/index.ts";
import type { SeatMove } from "../../engine/interop/actions.ts";
import { beginningOf } from "../../engine/interop/gamefile.ts";
import { Replayer } from "../../engine/interop/replayer.ts";
import { type LocalService, startLocal } from "../../infra/local/service.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { verifyGame } from "../../lambdas/service/verifying.ts";
import { type OracleFile, readGame } from "../conformance/oracle.ts";
import { formAt, hiddenOf, linkIn, Player } from "./people.ts";

const NAMES = ["Anna", "Bert", "Cleo", "Dirk", "Emma", "Fritz"];

/** The game that people played, where it is at hand; otherwise one of the project's own. */
function gameAt(recorded: string, own: string): string {
  const path = new URL(`../../../shared/oracle/${recorded}`, import.meta.url).pathname;
  return existsSync(path) ? path : new URL(`../conformance/games/${own}`, import.meta.url).pathname;
}

const GAMES = [
  ["1830", gameAt("1830/recorded-26855.json.gz", "1830-4p-normal-1029.json.gz")],
  ["18cz", gameAt("18cz/recorded-29247.json.gz", "18cz-3p-30109.json.gz")],
] as const;

let service: LocalService;
beforeEach(async () => {
  const log = { info: () => undefined, error: (message: string, details: object) => console.error(message, details) };
  service = await startLocal({ secret: "a secret of the tests, long enough", host: "127.0.0.1", port: 0, log });
});
afterEach(() => service.stop());

/** The moves of the file that nobody took back, and the state they lead to. */
function playFile(file: OracleFile): { line: readonly SeatMove[]; state: GameState } {
  const replayer = new Replayer(file);
  for (const [at, action] of file.actions.entries()) {
    const played = replayer.play(action, file.resolved?.[String(at)]);
    if (!played.ok) throw new Error(`the file is refused at ${at}: ${played.refusal.code}`);
  }
  return { line: replayer.line, state: replayer.state };
}

/** A table of these people, gathered by invitation mails, and its players by seat. */
async function gather(
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
    name: ["Coal and comfort"],
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
      language: ["en"],
    });
    await guest.useAccountLink();
  }
  await host.post(`/games/${id}/start`, {});
  const { seats } = await createServices(service.deps).games.head(id);
  const byName = new Map(players.map((player) => [player.name, player]));
  return { id, seats: seats.map(({ name }) => byName.get(name) ?? host) };
}

/** Posts a move through the link of the mail that asked for it. */
async function postThrough(player: Player, link: string, { seat, move }: SeatMove): Promise<void> {
  const action = `${new URL(link).pathname}/move`;
  const page = await player.get(move.type === "layTile" ? `${link}?at=${move.hex}` : link);
  expect(page.status, `${player.name} opens the link`).toBe(200);
  const hidden = hiddenOf(formAt(page, action));
  expect(hidden.seat).toEqual([String(seat)]);
  const { seat: own, version, submission } = hidden;
  const answer = await player.post(action, {
    seat: own ?? [],
    version: version ?? [],
    submission: submission ?? [],
    move: [JSON.stringify(move)],
  });
  expect(answer.status, `${player.name}: ${JSON.stringify(move)}`).toBe(200);
}

describe.each(GAMES)("a whole game of %s by HTTP and mail", (titleId, path) => {
  it("comes to the recorded standing, with as many entries and mails as there were moves and turns", async () => {
    const file = readGame(path);
    const { line, state } = playFile(file);
    const players = file.players.map((_, seat) => new Player(NAMES[seat] ?? "", service.origin, service.mailbox));
    const { id, seats } = await gather(players, newGame(beginningOf(file)));
    const games = createServices(service.deps).games;
    const started = await games.load(id);
    const lobbyEntries = started.version;
    const links = new Map<number, string>();
    let asked: readonly number[] = [];
    let turns = 0;
    let now: GameState | null = started.state;
    const replayed = new Replayer({ ...file, actions: [] });
    expect({ ...now, seed: 0 }).toEqual({ ...replayed.state, seed: 0 });

    for (const one of line) {
      const deciders: readonly number[] = now ? decision(now).deciders : [];
      for (const seat of deciders.filter((each) => !asked.includes(each))) {
        const player = seats[seat];
        if (!player) throw new Error(`nobody sits at ${seat}`);
        links.set(seat, linkIn(await player.nextMail("/t/"), "/t/"));
        turns += 1;
      }
      asked = deciders;
      const player = seats[one.seat];
      expect(deciders).toContain(one.seat);
      await postThrough(player ?? seats[0] ?? (undefined as never), links.get(one.seat) ?? "", one);
      now = (await games.load(id)).state;
    }

    const { head, state: final, version } = await games.load(id);
    expect(head.status).toBe("finished");
    expect({ ...final, seed: 0 }).toEqual({ ...state, seed: 0 });
    expect(final?.result?.worth).toEqual(Object.values(file.result ?? {}));
    expect(version).toBe(lobbyEntries + line.length);
    await service.pump.drain();
    const mails = service.mailbox.all();
    const toGame = mails.filter((mail) => mail.subject.startsWith(`[${titleById(titleId).name} Coal and comfort]`));
    const perPlayer = players.length;
    expect(toGame.filter((mail) => mail.text.includes("/t/")).length).toBe(turns);
    expect(toGame.length).toBe(turns + (perPlayer - 1) + perPlayer + perPlayer);
    expect(await verifyGame(service.deps, id)).toMatchObject({ ok: true, entries: version });
  }, 600_000);
});
