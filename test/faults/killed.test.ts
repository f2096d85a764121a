/** The server is killed at random instants of submissions: what it has acknowledged stays, and the mail comes. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formAt, hiddenOf, linkIn, Player, until } from "../e2e/people.ts";
import type { Fields } from "../web/support/html.ts";
import { ServerProcess } from "./process.ts";

const KILLS = 6;

/** Once the cheapest company is sold, passing goes around the table for ever. */
const FIRST = '{"type":"buyPrivate","company":"SV"}';
const PASS = '{"type":"pass"}';

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.create();
}, 60_000);
afterAll(() => server.remove());

async function startGame(host: Player, guest: Player): Promise<void> {
  await host.signIn();
  const form = formAt(await host.get("/games/new"), "/games/new");
  const created = await host.post("/games/new", { ...hiddenOf(form), title: ["1830"], name: ["Storm"], seats: ["2"] });
  const id = created.path.split("/")[2] ?? "";
  const invite = formAt(created, `/games/${id}/invite`);
  await host.post(`/games/${id}/invite`, { ...hiddenOf(invite), address: [guest.address], language: ["en"] });
  await guest.useAccountLink();
  await host.post(`/games/${id}/start`, {});
}

/** Whoever has a turn mail that has not been answered, with the link in it. */
async function nextTurn(players: readonly Player[], answered: Set<string>): Promise<{ player: Player; link: string }> {
  return until("a turn mail", () => {
    for (const mail of server.mailbox.all()) {
      const player = players.find((one) => one.address === mail.to);
      if (!player || !mail.text.includes("/t/")) continue;
      const link = linkIn(mail, "/t/");
      if (!answered.has(link)) return { player, link };
    }
    return undefined;
  });
}

const versionOf = (fields: Fields): number => Number(fields.version?.[0]);

describe("a server that is killed in the middle of submissions", () => {
  it("keeps every acknowledged move, applies none twice, and sends every turn mail", async () => {
    const players = [
      new Player("Anna", server.origin, server.mailbox),
      new Player("Bert", server.origin, server.mailbox),
    ];
    const [host, guest] = players;
    if (!host || !guest) throw new Error("no players");
    await startGame(host, guest);
    const answered = new Set<string>();
    let version = 0;

    for (let round = 0; round < KILLS; round++) {
      const { player, link } = await nextTurn(players, answered);
      const action = `${new URL(link).pathname}/move`;
      const { seat, version: seen, submission } = hiddenOf(formAt(await player.get(link), action));
      const fields: Fields = {
        seat: seat ?? [],
        version: seen ?? [],
        submission: submission ?? [],
        move: [round === 0 ? FIRST : PASS],
      };
      if (version > 0) expect(versionOf(fields), "nothing is lost and nothing applied twice").toBe(version + 1);
      version = versionOf(fields);

      const acknowledged = player.post(action, fields).then(
        () => true,
        () => false,
      );
      await new Promise((resume) => setTimeout(resume, Math.random() * 60));
      await server.kill();
      const isAcknowledged = await acknowledged;
      await server.start();
      if (isAcknowledged) expect((await player.get(link)).status, "an acknowledged move is there").toBe(410);

      const again = await player.post(action, fields);
      expect(again.status, "the same submission again is accepted, whether or not it had come through").toBe(200);
      answered.add(link);
    }
    const last = await nextTurn(players, answered);
    const page = await last.player.get(last.link);
    expect(versionOf(hiddenOf(formAt(page, `${new URL(last.link).pathname}/move`)))).toBe(version + 1);
  }, 400_000);
});
