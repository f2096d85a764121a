/** How games of a simulation begin: gathered and started in the storm, or in the middle of a recorded game. */
import { type GameState, newGame, TITLES, type Title } from "../../../engine/index.ts";
import type { Pace, Person } from "../../../lambdas/service/api.ts";
import { append, keep, type NewEntry } from "../../../lambdas/service/book.ts";
import type { Ledger } from "../../../lambdas/service/ledger.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { firstWaiting } from "../../../lambdas/service/turns.ts";
import { type Line, lineOf } from "../../conformance/line.ts";
import { pick } from "../../support/legal.ts";
import { deliver, tick } from "./stream.ts";
import { inProcess, TIMEOUTS, type World } from "./world.ts";

const CONFORMANCE = new URL("../../conformance/", import.meta.url).pathname;
const RECORDED = [
  "games/1830-3p-rush-1022.json.gz",
  "games/1830-4p-normal-1030.json.gz",
  "games/1830-5p-crash-1102.json.gz",
  "games/18cz-2p-20103.json.gz",
  "games/18cz-4p-40102.json.gz",
  "games/18cz-6p-60103.json.gz",
  "own/1835-3-snake-2.json.gz",
  "own/1835-5-clemens-2.json.gz",
  "own/1835-7-standard-2.json.gz",
];
const lines = new Map<string, Line>();

/** A position of a recorded game, near its end in one of three cases. */
function recordedPosition({ roll }: World): GameState {
  const path = CONFORMANCE + pick(RECORDED, roll);
  const line = lines.get(path) ?? lineOf(path);
  lines.set(path, line);
  const { states } = line;
  const at = roll(3) === 0 ? states.length - 1 - roll(12) : roll(states.length);
  return states[at] ?? line.first;
}

/** A game in the middle: its log begins with the position as a fact. */
export async function middleGame(world: World, number: number): Promise<void> {
  const initial = recordedPosition(world);
  const seated = world.people.slice(0, initial.players.length);
  const host = seated[0]?.id ?? "";
  const game = world.quiet.chance.id();
  const { title, options } = initial;
  const facts: Omit<NewEntry, "waiting">[] = [
    {
      by: host,
      seat: null,
      fact: {
        kind: "created",
        title,
        name: `Game ${number}`,
        options,
        seatCount: seated.length,
        pace: rolledPace(world),
      },
    },
    ...seated.map(({ id }, seat) => ({ by: id, seat, fact: { kind: "joined" as const, person: id } })),
    { by: host, seat: null, fact: { kind: "started", seats: seated.map(({ id }) => id), seed: 1, initial } },
  ];
  let ledger: Ledger | null = null;
  for (const fact of facts) {
    const waiting = fact.fact.kind === "started" ? firstWaiting(initial) : [];
    const written = await append(world.quiet, game, ledger, { ...fact, waiting });
    if (!written) throw new Error("nobody else writes yet");
    await keep(world.quiet, written);
    ledger = written.ledger;
  }
  world.games.push(game);
}

/** None, or a quick one: with one reminder before and one after, so that each can be told from the other by its words. */
function rolledPace({ roll }: World): Pace | null {
  const hours = [2, 6, 24][roll(5)];
  if (hours === undefined) return null;
  const quiet = roll(2) === 0 ? null : { from: 22, to: 6 };
  const reminders = { before: [1], after: [0] };
  return { hours, days: [1, 2, 3, 4, 5, 6, 7], quiet, grace: 1, atTimeout: "remind", reminders };
}

/** A game that gathers in the storm: created, people invited and seated, started, each step by whoever gets through. */
export async function gatheredGame(world: World, number: number): Promise<void> {
  const title = pick(TITLES, world.roll);
  const { min, max } = title.players;
  const count = min + world.roll(Math.min(max, world.people.length) - min + 1);
  const options = Object.fromEntries(title.options.map(({ id, values }) => [id, pick(values, world.roll)]));
  const input = {
    title: title.id,
    name: `Game ${number}`,
    seatCount: count,
    options: playable(title, count, options),
    pace: rolledPace(world),
  };
  const [host, ...guests] = world.people.slice(0, count);
  if (!host) throw new Error("a game needs a host");
  const id = await insisting(world, (one) => one.games.create(host, input));
  world.games.push(id);
  await crowd(world, host, guests, id);
  for (const guest of guests) await insisting(world, (one) => one.games.join(guest, id));
  await world.weather.scheduler.run(
    [0, 1].map(() => async () => {
      await inProcess(world, TIMEOUTS.web, async (deps) => createServices(deps).games.start(host, id));
    }),
  );
  const { head } = await createServices(world.quiet).games.load(id);
  if (head.status === "gathering") await createServices(world.quiet).games.start(host, id);
}

/** The options if the title can be set up with them, else none. */
function playable(title: Title, players: number, options: Record<string, string>): Record<string, string> {
  try {
    newGame({ title: title.id, players, options, seed: 1 });
    return options;
  } catch {
    return {};
  }
}

type Services = ReturnType<typeof createServices>;

/** The same again in the storm, in the end without it; answers the game's id. */
async function insisting(world: World, act: (services: Services) => Promise<{ id: string }>): Promise<string> {
  let id: string | undefined;
  for (let n = 0; n < 4 && id === undefined; n++) {
    await world.weather.scheduler.run([
      async () => {
        id = (await inProcess(world, TIMEOUTS.web, (deps) => act(createServices(deps))))?.id;
      },
    ]);
  }
  return id ?? (await act(createServices(world.quiet))).id;
}

/** Everybody at once: invitations, seats taken and given up, links used twice. */
async function crowd(world: World, host: Person, guests: readonly Person[], game: string): Promise<void> {
  const each = (act: (services: Services) => Promise<unknown>) => async () => {
    await inProcess(world, TIMEOUTS.web, async (deps) => act(createServices(deps)));
  };
  const doings = guests.flatMap((guest) => [
    each(({ games }) => games.invite(host, game, { address: guest.address, language: guest.language })),
    each(({ games }) => games.join(guest, game)),
    ...(world.roll(3) === 0 ? [each(({ games }) => games.leave(guest, game))] : []),
    ...(world.roll(3) === 0 ? [each(({ games }) => games.withdrawInvitation(host, game, world.roll(4)))] : []),
  ]);
  await world.weather.scheduler.run(doings);
  await world.weather.scheduler.run([() => deliver(world), () => tick(world)]);
  await world.weather.scheduler.run([() => enter(world), () => enter(world)]);
}

/** Uses the latest account link that was mailed. */
async function enter(world: World): Promise<void> {
  const mail = world.taken.findLast(({ mail: { text } }) => text.includes("/sign-in/"))?.mail;
  const token = /\/sign-in\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (token === undefined) return;
  const entered = await inProcess(world, TIMEOUTS.web, (deps) => createServices(deps).people.confirmSignIn(token, {}));
  if (entered) world.entered.set(token, (world.entered.get(token) ?? 0) + 1);
}
