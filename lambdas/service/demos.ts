/** The demo games: which there are, and making them. Each is made once, under an id of its own, by people who do not exist. */
import { TITLES } from "../../engine/index.ts";
import type { Demo } from "../../engine/titles/demos/index.ts";
import type { DemoGame, Person } from "./api.ts";
import { openBook } from "./book.ts";
import type { Chance, Deps } from "./deps.ts";
import { createLobby } from "./lobby.ts";
import { submit } from "./submitting.ts";

/** What making them needs of the service: nobody gets a mail. */
export type DemoDeps = Pick<Deps, "store" | "log">;

/** The day on which they began, and the time between two moves. */
const BEGAN = Date.UTC(2026, 0, 5, 8);
const BETWEEN = 3 * 3600_000;

const demoId = (title: string): string => `demo-${title}`;

/** The demo games that have been made. */
export async function demoGames({ store }: Pick<Deps, "store">): Promise<DemoGame[]> {
  const heads = await store.heads.many(TITLES.map(({ id }) => demoId(id)));
  const running = heads.filter(({ status }) => status !== "gathering");
  return TITLES.flatMap(({ id }) =>
    running.filter(({ title }) => title === id).map((head) => ({ title: id, game: head.id })),
  );
}

/**
 * Makes a demo game, or what is missing of it: it may be cut short and repeated. Every move is decided by the present rules; throws
 * if they refuse one.
 */
export async function makeDemo({ store, log }: DemoDeps, demo: Demo): Promise<void> {
  const [known] = await store.heads.many([demoId(demo.title)]);
  const start = 2 + demo.names.length;
  if (known && known.version >= start + demo.moves.length) return;
  const people = await invented(store, demo);
  const deps = depsOf(store, log, demo);
  if (!known || known.status === "gathering") await gather(deps, demo, people);
  const { ledger } = await openBook(deps, demoId(demo.title));
  for (let at = ledger.head.version - start; at < demo.moves.length; at++) await play(deps, demo, people, at);
}

/** Persons without an address, to whom no mail goes. */
async function invented({ people }: Deps["store"], demo: Demo): Promise<Person[]> {
  const made = demo.names.map((name) => ({ id: `${demoId(demo.title)}-${name.toLowerCase()}`, name, address: "" }));
  for (const person of made) {
    const createdAt = new Date(BEGAN).toISOString();
    await people.create({ ...person, language: "en", createdAt });
    await people.erase(person.id, "", { name: person.name, addressHash: "" }, new Date(BEGAN));
    await people.settleErasure(person.id);
  }
  return made.map((person) => ({ ...person, language: "en" }));
}

/** Time and chance are the demo's own, so that it is the same wherever it is made. */
function depsOf(store: Deps["store"], log: Deps["log"], { title, seed }: Demo): Deps {
  const chance: Chance = {
    id: () => demoId(title),
    token: () => "",
    int: (below) => (below > 1000 ? seed : below - 1),
  };
  const mail = { send: () => Promise.reject(new Error("demo games send no mail")) };
  return { store, mail, log, chance, clock: { now: () => new Date(BEGAN) }, secret: "", origin: "" };
}

async function gather(deps: Deps, { title, names, options }: Demo, people: readonly Person[]): Promise<void> {
  const [host] = people;
  if (!host) throw new Error("a game needs a host");
  const lobby = createLobby(deps);
  const input = { title, name: "Demo", seatCount: names.length, options };
  await lobby.create(host, input).catch(() => undefined);
  for (const person of people) await lobby.join(person, demoId(title));
  await lobby.start(host, demoId(title));
}

async function play(deps: Deps, demo: Demo, people: readonly Person[], at: number): Promise<void> {
  const { seat, move } = demo.moves[at] ?? { seat: -1 };
  const person = people[seat];
  if (!person || !move) throw new Error(`demo ${demo.title} has no move ${at}`);
  const said = demo.explanations[at];
  const now = new Date(BEGAN + (at + 1) * BETWEEN);
  const answer = await submit(
    { ...deps, clock: { now: () => now } },
    {
      ...{ game: demoId(demo.title), seat, person: person.id, version: at + 2 + demo.names.length },
      ...{ submission: `demo-move-${at}`, moves: [move], ...(said ? { message: said.en } : {}) },
    },
  );
  if (answer.outcome !== "accepted") throw new Error(`demo ${demo.title}: move ${at} is ${answer.outcome}`);
}
