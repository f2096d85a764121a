/** What pages are made from, once for all that look at them: people, tables, and a game of each title that is played from stop to stop. */
import { demos } from "../../engine/titles/demos/index.ts";
import type { GameHead, Language, Person } from "../../lambdas/service/api.ts";
import { makeDemo } from "../../lambdas/service/demos.ts";
import { createLinks } from "../../lambdas/service/links.ts";
import { createServices } from "../../lambdas/service/services.ts";
import { playRandomly } from "../engine/narration/random-game.ts";
import { seeded } from "../web/support/app.ts";
import { askedOf } from "../web/support/played.ts";
import type { Site } from "./browser.ts";

export interface Member {
  readonly person: Person;
  readonly session: string;
}

/** A game that is played by chance, and the numbers of moves after which its pages are looked at. */
export interface Course {
  readonly title: string;
  readonly seed: number;
  readonly players: number;
  /** In its first round, in a stock round, when track is due. */
  readonly main: readonly [number, number, number];
  /** At further steps of operating rounds. */
  readonly steps: readonly number[];
}

export const COURSES: readonly Course[] = [
  { title: "1830", seed: 4, players: 3, main: [6, 60, 148], steps: [149, 150, 151] },
  { title: "18cz", seed: 65, players: 4, main: [10, 115, 154], steps: [155, 158, 159, 188] },
  { title: "1835", seed: 4, players: 4, main: [8, 90, 98], steps: [102, 140, 214, 215] },
];

/** A page to look at. */
export interface Stop {
  /** Its kind, for the reader of a failure. */
  readonly kind: string;
  readonly path: string;
  /** Nobody is signed in without it. */
  readonly session?: string;
}

export interface Running {
  readonly game: GameHead;
  /** Plays on until so many moves have been made. */
  playTo(moves: number): Promise<void>;
  asked(): Promise<Asked>;
  /** The game's other pages, and those that links lead to. */
  sections(): Promise<Stop[]>;
}

/** The game's page of whoever is asked, the link to it that his mail holds, and the version shown. */
interface Asked {
  readonly session: string;
  readonly path: string;
  readonly turn: string;
  readonly version: number;
}

export interface Tour {
  readonly members: readonly Member[];
  /** The language of everybody's pages from now on. */
  speak(language: Language): Promise<void>;
  /** The pages around the games. */
  around(): Promise<Stop[]>;
  begin(course: Course): Promise<Running>;
}

/** The first moves of the demo games, which suffice for their pages. */
const DEMO_MOVES = 60;

/** Who takes part; the first is host, the last plays nothing. */
const NAMES = ["Anna", "Bert", "Cleo", "Dirk", "Nora"];

/** Makes the people, the demo games and a table that gathers its players. */
export async function startTour(site: Site): Promise<Tour> {
  const members: Member[] = [];
  for (const name of NAMES) members.push(await site.member(name, "en"));
  for (const demo of demos()) await makeDemo(site.local.deps, { ...demo, moves: demo.moves.slice(0, DEMO_MOVES) });
  const gathering = await gather(site, members);
  const links = await accountLinks(site, members);
  const [host, guest] = members;
  const newcomer = members.at(-1);
  if (!host || !guest || !newcomer) throw new Error("nobody is there");
  return {
    members,
    async speak(language) {
      for (const { person } of members) await site.services.people.update(person.id, { language });
    },
    async around() {
      const { session } = host;
      return [
        ...PUBLIC.map((path) => ({ kind: path, path })),
        { kind: "link that is used", path: links.signIn },
        { kind: "link of a new address", path: links.address },
        ...(await site.services.games.demos()).map(({ title, game }) => ({
          kind: `demo of ${title}`,
          path: site.services.links.watch(game),
        })),
        { kind: "my games, empty", path: "/games", session: newcomer.session },
        { kind: "my games", path: "/games", session },
        ...["1830", "18cz", "1835"].map((title) => ({
          ...{ kind: `new game of ${title}`, path: `/games/new?title=${title}`, session },
        })),
        { kind: "me", path: "/me", session },
        { kind: "deleting an account", path: "/me/delete", session: newcomer.session },
        { kind: "table, host", path: `/games/${gathering}`, session },
        { kind: "table, guest", path: `/games/${gathering}`, session: guest.session },
        { kind: "table, by link", path: site.services.links.watch(gathering) },
        { kind: "table, joining", path: site.services.links.watch(gathering), session: newcomer.session },
        {
          kind: "unsubscribing",
          path: createLinks(site.local.deps.secret).unsubscribe({ person: host.person.id, game: gathering }),
        },
      ];
    },
    begin: (course) => begin(site, members, course),
  };
}

const PUBLIC = [
  ...[
    "/",
    "/sign-in?next=/games",
    "/about",
    "/keys",
    "/rules",
    "/rules/shared",
    "/rules/1830",
    "/rules/18cz",
    "/rules/1835",
  ],
  ...["/nowhere", "/w/none", "/sign-in/none"],
];

async function gather(site: Site, [host, guest]: readonly Member[]): Promise<string> {
  if (!host || !guest) throw new Error("a table needs people");
  const { games } = site.services;
  const input = { title: "1830", name: "Branch line", seatCount: 4, options: {} };
  const { id } = await games.create(host.person, input);
  await games.join(guest.person, id);
  await games.invite(host.person, id, { address: "emil@example.org", language: "en" });
  return id;
}

/** Links that mails bring. */
async function accountLinks(site: Site, members: readonly Member[]): Promise<{ signIn: string; address: string }> {
  const { people } = site.services;
  const [, , cleo] = members;
  if (!cleo) throw new Error("nobody is there");
  await people.requestSignIn({ address: "frieda@example.org", language: "en" });
  await people.requestAddressChange(cleo.person, "cleo2@example.org");
  await site.local.pump.drain();
  const text = site.local.mailbox
    .all()
    .map((mail) => mail.text)
    .join("\n");
  const last = (pattern: RegExp): string => [...text.matchAll(pattern)].at(-1)?.[0] ?? "";
  return { signIn: last(/\/sign-in\/[\w-]+/g), address: last(/\/address\/[\w-]+/g) };
}

async function begin(site: Site, members: readonly Member[], { title, seed, players }: Course): Promise<Running> {
  const seated = members.slice(0, players);
  const [host, ...guests] = seated;
  if (!host) throw new Error("a game needs a host");
  const { games } = createServices(seeded(site.local.deps, seed));
  const table = await games.create(host.person, { title, name: "Branch line", seatCount: players, options: {} });
  for (const { person } of guests) await games.join(person, table.id);
  const game = await games.start(host.person, table.id);
  const moves = playRandomly(seed, players, 400, title);
  let [played, { version }] = [0, await games.head(game.id)];
  const asked = async (): Promise<Asked> => {
    const { session } = await askedOf(site.services, game, seated);
    const [waiting] = (await games.head(game.id)).waiting;
    const ticket = { game: game.id, seat: waiting?.seat ?? 0, since: waiting?.since ?? 0 };
    return { session, path: `/games/${game.id}`, turn: site.services.links.turn(ticket), version };
  };
  const { turn: first } = await asked();
  return {
    game,
    async playTo(count) {
      for (; played < count; played++) {
        const { value } = moves.next();
        if (!value) throw new Error("the game is over");
        const person = game.seats[value.seat]?.person ?? "";
        const answer = await games.submit({
          ...{
            game: game.id,
            seat: value.seat,
            person,
            version,
            submission: `by-chance-${version}`,
            moves: [value.move],
          },
          ...(played % 40 === 30 ? { message: "Who sells me a train? <b>& cheap</b>" } : {}),
        });
        if (answer.outcome !== "accepted") throw new Error(answer.outcome);
        version = answer.version;
      }
    },
    asked,
    sections: async () => sectionsOf(site, game.id, first, await asked()),
  };
}

/** Pages of a game besides the one with the form; a version that is past is shown by its number. */
const PARTS = ["/map", "/money", "/tiles", "/log", "/log?since=mine", "/moves", "/mails"];
const PAST = ["", "/map", "/money", "/tiles"];
const WATCHED = ["", "/log", "/map"];

async function sectionsOf(site: Site, game: string, first: string, now: Asked): Promise<Stop[]> {
  const { version, session, path } = now;
  const watch = site.services.links.watch(game);
  const mailed = new URLSearchParams({ version: `${version}`, submission: "mailed-move", moves: "pass", say: "Hello" });
  const own = [...PARTS, `/what-if/${version}`, ...PAST.map((part) => `/v/${version - 3}${part}`)].map((part) => ({
    kind: part,
    path: path + part,
    session,
  }));
  return [
    ...own,
    ...WATCHED.map((part) => ({ kind: `watched ${part}`, path: watch + part })),
    { kind: "confirming", path: `${now.turn}/confirm?${mailed}` },
    { kind: "link of a turn that is over", path: first },
  ];
}
