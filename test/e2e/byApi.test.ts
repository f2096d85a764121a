/**
 * A whole game through the API alone: three scripts with tokens of their own, on the service as `npm start` runs it. One of them waits for the
 * notice to its webhook before each turn. The pages are used only for what the API cannot do: signing in, making tokens, setting the webhook.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LocalService, startLocal } from "../../infra/local/service.ts";
import { verifyGame } from "../../lambdas/service/verifying.ts";
import { type ApiClient, apiClient } from "../support/api.ts";
import { type HookServer, startHookServer } from "../support/hooks.ts";
import { Player, until } from "./people.ts";
import { decisionShape, gameShape, Script } from "./scripted.ts";

let service: LocalService;
let server: HookServer;
beforeAll(async () => {
  server = await startHookServer();
  const log = { info: () => undefined, error: (message: string, details: object) => console.error(message, details) };
  service = await startLocal({
    ...{ secret: "a secret of the tests, long enough", host: "127.0.0.1", port: 0, log },
    postHook: server.postHook(),
  });
});
afterAll(async () => {
  await service.stop();
  await server.stop();
});

/** Somebody's script: a client with a token that was made on the page of the account. */
async function scriptOf(player: Player): Promise<ApiClient> {
  await player.signIn();
  const { html } = await player.post("/me/access/tokens", { name: ["script"] });
  const token = /bahnpost\.[\w.-]+/.exec(html)?.[0] ?? expect.fail("no token on the page");
  return apiClient((path, init) => fetch(new URL(path, service.origin), init), token);
}

interface Seated {
  readonly client: ApiClient;
  readonly script: Script;
}

/** Each client at the seat that the start has drawn. */
async function seated(clients: readonly ApiClient[], path: string): Promise<Map<number, Seated>> {
  const found = new Map<number, Seated>();
  for (const [at, client] of clients.entries()) {
    const { table } = gameShape.parse((await client.get(path)).body);
    const seat = table.seats.find(({ you }) => you)?.seat ?? expect.fail("no seat");
    found.set(seat, { client, script: new Script(seat, at === 0) });
  }
  return found;
}

const delivered = (): (string | string[] | undefined)[] =>
  server.notices.map(({ headers }) => headers["bahnpost-delivery"]);

it("comes to its end by scripts that know only what the API tells them", async () => {
  const [first, ...others] = ["Anna", "Bert", "Cleo"].map((name) => new Player(name, service.origin, service.mailbox));
  const host = first ?? expect.fail("nobody");
  const clients = [await scriptOf(host)];
  for (const other of others) clients.push(await scriptOf(other));
  const [opener = expect.fail("nobody"), ...guests] = clients;
  await host.post("/me/access/hook", { url: [server.url] });

  const opened = await opener.post("/games", { title: "18cz", name: "By scripts", seatCount: 3 });
  const { id, watch } = opened.body;
  const path = `/games/${id}`;
  for (const guest of guests) expect((await guest.post(`${path}/join`, { watch })).status).toBe(200);
  expect((await opener.post(`${path}/start`)).status).toBe(200);

  const players = await seated(clients, path);
  const turns = new Set<string>();
  let moves = 0;
  for (;;) {
    const asked = decisionShape.parse((await opener.get(`${path}/decision`)).body);
    const [seat] = asked.deciders;
    if (seat === undefined) break;
    const { client, script } = players.get(seat) ?? expect.fail(`nobody at ${seat}`);
    if (client === opener) turns.add(await noticed(opener, path, `${id}`, seat));
    const move = script.choose(asked);
    const submission = `script-${String(asked.version).padStart(6, "0")}`;
    const answer = await client.post(`${path}/moves`, { seat, version: asked.version, submission, moves: [move] });
    expect(answer.status, `${JSON.stringify(move)}: ${JSON.stringify(answer.body)}`).toBe(200);
    moves += 1;
  }

  const { table, version, state } = gameShape.parse((await opener.get(path)).body);
  expect(table.status).toBe("finished");
  expect(state.result?.worth).toHaveLength(3);
  expect(state.seed).toEqual(expect.any(Number));
  const log = (await opener.get(`${path}/entries`)).body;
  expect(JSON.stringify(log)).toContain('"gameEnded"');
  expect(moves).toBeGreaterThan(80);
  expect(await verifyGame(service.deps, `${id}`)).toMatchObject({ ok: true, entries: version });
  await service.pump.drain();
  expect(delivered().toSorted()).toEqual([...turns].toSorted());
  expect(turns.size).toBeGreaterThan(10);
}, 300_000);

/** Waits for the notice of the turn in which the seat is asked; answers its id. */
async function noticed(client: ApiClient, path: string, game: string, seat: number): Promise<string> {
  const { table } = gameShape.parse((await client.get(path)).body);
  const since = table.waiting.find((one) => one.seat === seat)?.since;
  const id = `${game}.${since}`;
  return until(`the notice ${id}`, () => (delivered().includes(id) ? id : undefined));
}
