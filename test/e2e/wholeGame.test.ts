/**
 * A recorded game, played from an empty store to its final standing through nothing but HTTP and mail: every move is posted by the
 * player whose mail asked for it, through the link in that mail.
 */
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decision, type GameState, titleById } from "../../engine/index.ts";
import type { SeatMove } from "../../engine/interop/actions.ts";
import { optionsOfFile } from "../../engine/interop/gamefile.ts";
import { Replayer } from "../../engine/interop/replayer.ts";
import { type LocalService, startLocal } from "../../infra/local/service.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { verifyGame } from "../../lambdas/service/verifying.ts";
import { type OracleFile, readGame } from "../conformance/oracle.ts";
import { formAt, hiddenOf, linkIn, Player } from "./people.ts";

const NAMES = ["Anna", "Bert", "Cleo", "Dirk", "Emma", "Fritz"];
const recorded = new URL("../../../shared/oracle/1830/recorded-26855.json.gz", import.meta.url).pathname;
const own = new URL("../conformance/games/1830-4p-normal-1029.json.gz", import.meta.url).pathname;
const path = existsSync(recorded) ? recorded : own;

let service: LocalService;
beforeAll(async () => {
  const log = { info: () => undefined, error: (message: string, details: object) => console.error(message, details) };
  service = await startLocal({ secret: "a secret of the tests, long enough", host: "127.0.0.1", port: 0, log });
});
afterAll(() => service.stop());

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
  options: Readonly<Record<string, string>>,
): Promise<{ id: string; seats: Player[] }> {
  const [host, ...guests] = players;
  if (!host) throw new Error("no players");
  await host.signIn();
  const form = formAt(await host.get("/games/new"), "/games/new");
  const chosen = Object.fromEntries(Object.entries(options).map(([id, value]) => [`option.${id}`, [value]]));
  const fields = {
    ...hiddenOf(form),
    title: ["1830"],
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
  const page = await player.get(link);
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

describe("a whole game by HTTP and mail", () => {
  it("comes to the recorded standing, with as many entries and mails as there were moves and turns", async () => {
    const file = readGame(path);
    const { line, state } = playFile(file);
    const players = file.players.map((_, seat) => new Player(NAMES[seat] ?? "", service.origin, service.mailbox));
    const { id, seats } = await gather(players, optionsOfFile(file));
    const games = createServices(service.deps).games;
    const started = await games.load(id);
    const lobbyEntries = started.version;
    const links = new Map<number, string>();
    let asked: readonly number[] = [];
    let turns = 0;
    let now: GameState | null = started.state;
    const replayed = new Replayer({ ...file, actions: [] });
    expect(now).toEqual(replayed.state);

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
    expect(final).toEqual(state);
    expect(final?.result?.worth).toEqual(Object.values(file.result ?? {}));
    expect(version).toBe(lobbyEntries + line.length);
    await service.pump.drain();
    const mails = service.mailbox.all();
    const toGame = mails.filter((mail) => mail.subject.startsWith(`[${titleById("1830").name} Coal and comfort]`));
    const perPlayer = players.length;
    expect(toGame.filter((mail) => mail.text.includes("/t/")).length).toBe(turns);
    expect(toGame.length).toBe(turns + (perPlayer - 1) + perPlayer + perPlayer);
    expect(await verifyGame(service.deps, id)).toMatchObject({ ok: true, entries: version });
  }, 400_000);
});
