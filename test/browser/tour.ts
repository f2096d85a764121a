/** What pages are made from, once for all that look at them: people, tables, and a recorded game of each title that is played from stop to stop. */
import { demos } from "../../engine/titles/demos/index.ts";
import type { Language } from "../../lambdas/service/api.ts";
import { makeDemo } from "../../lambdas/service/demos.ts";
import { createLinks } from "../../lambdas/service/links.ts";
import type { Site } from "./browser.ts";
import { beginning, type Game, type Member, membersFor, recorded, skipTo } from "./playing/recorded.ts";

/** A recorded game, and the numbers of moves after which its pages are looked at. */
export interface Course {
  readonly game: string;
  /** In its first round, in a stock round, when track is due. */
  readonly main: readonly [number, number, number];
  /** At further steps of operating rounds: trains, a token, routes, a dividend, and what the title has besides. */
  readonly steps: readonly number[];
}

export const COURSES: readonly Course[] = [
  { game: "games/1830-3p-rush-1020", main: [6, 30, 59], steps: [60, 69, 71, 72, 73] },
  { game: "games/18cz-3p-30109", main: [10, 26, 49], steps: [53, 58, 59, 60, 62, 93] },
  { game: "own/1835-5-standard-1", main: [6, 37, 41], steps: [50, 56, 57, 58, 163] },
];

/** A page to look at. */
export interface Stop {
  /** Its kind, for the reader of a failure. */
  readonly kind: string;
  readonly path: string;
  /** Nobody is signed in without it. */
  readonly session?: string;
}

/** A form to fill in and to send, and what its answer shows. */
export interface Posted extends Stop {
  /** Texts by selector. */
  readonly filled: Readonly<Record<string, string>>;
  readonly pressed: string;
  readonly shown: string;
}

export interface Running {
  /** Plays on until so many moves have been made. */
  playTo(moves: number): Promise<void>;
  asked(): Promise<Asked>;
  /** The game's other pages, and those that links lead to. */
  sections(): Promise<Stop[]>;
  /** A seat that anybody may take, and a proposal to end the game: to whoever made them, to others at the table, and to strangers. */
  matters(): Promise<Stop[]>;
  /** The pages on moves that somebody wants to take back, and on the answer of somebody else; nothing is played afterwards. */
  undoing(): Promise<Stop[]>;
}

/** The game's page of whoever is asked, the link to it that his mail holds, and the version shown. */
interface Asked {
  readonly session: string;
  readonly path: string;
  readonly turn: string;
  readonly version: number;
}

export interface Tour {
  /** The language of everybody's pages from now on. */
  speak(language: Language): Promise<void>;
  /** The pages around the games. */
  around(): Promise<Stop[]>;
  /** The forms around the games whose answers are pages of their own. */
  answers(language: Language): Posted[];
  begin(course: Course): Promise<Running>;
}

/** The first moves of the demo games, which suffice for their pages. */
const DEMO_MOVES = 60;

/** Makes the people, the demo games and a table that gathers its players. */
export async function startTour(site: Site): Promise<Tour> {
  const members = await membersFor(site);
  const newcomer = await site.member("Nora", "en");
  for (const demo of demos()) await makeDemo(site.local.deps, { ...demo, moves: demo.moves.slice(0, DEMO_MOVES) });
  const gathering = await gather(site, members);
  const links = await accountLinks(site, members);
  const [host, guest] = members;
  if (!host || !guest) throw new Error("nobody is there");
  return {
    async speak(language) {
      for (const { person } of [...members, newcomer]) await site.services.people.update(person.id, { language });
    },
    async around() {
      const { session } = host;
      return [
        ...PUBLIC.map((path) => ({ kind: path, path })),
        { kind: "link that is used", path: links.signIn },
        { kind: "link of a new address", path: links.address },
        { kind: "my games, empty", path: "/games", session: newcomer.session },
        { kind: "my games", path: "/games", session },
        { kind: "new game", path: "/games/new?title=1835", session },
        { kind: "pace", path: `/games/${gathering}/pace`, session },
        { kind: "me", path: "/me", session },
        { kind: "time", path: "/me/time", session },
        { kind: "mails of all games", path: "/me/mails", session },
        { kind: "personal access", path: "/me/access", session },
        { kind: "taking a game over", path: "/games/take-over", session },
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
    answers: (language) => answersFor(language, host.session),
    begin: (course) => begin(site, { members, newcomer }, course),
  };
}

const answersFor = (language: Language, session: string): Posted[] => [
  {
    ...{ kind: "mail sent", path: "/", filled: { "#address": `somebody-${language}@example.org` } },
    ...{ pressed: "button.go", shown: "p.note" },
  },
  {
    ...{ kind: "token made", path: "/me/access", session, filled: { "#token-name": `script ${language}` } },
    ...{ pressed: "#tokens form.stack button", shown: ".secret" },
  },
  {
    ...{ kind: "file looked at", path: "/games/take-over", session, filled: { "#text": FILE } },
    ...{ pressed: "form:has(#text) button", shown: "[name=packed]" },
  },
];

/** A game as another service writes it down. */
const FILE = JSON.stringify({
  ...{ title: "1830", seed: 1, actions: [{ type: "pass", entity: 1, entity_type: "player" }] },
  players: [
    { id: 1, name: "Pia & Paul" },
    { id: 2, name: "<b>Quentin</b>" },
  ],
});

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

interface People {
  readonly members: readonly Member[];
  /** Somebody who plays nowhere. */
  readonly newcomer: Member;
}

async function begin(site: Site, { members, newcomer }: People, { game: name }: Course): Promise<Running> {
  const line = recorded(name);
  const game = await beginning(site, line, members);
  const { games, links } = site.services;
  let played = 0;
  const asked = async (): Promise<Asked> => {
    const { version, waiting } = await games.head(game.id);
    const [{ seat, since } = { seat: 0, since: 0 }] = waiting;
    const session = game.members[seat]?.session ?? "";
    return { session, path: `/games/${game.id}`, turn: links.turn({ game: game.id, seat, since }), version };
  };
  const { turn: first } = await asked();
  return {
    async playTo(moves) {
      await skipTo(site, game, moves, played);
      played = moves;
    },
    asked,
    sections: async () => sectionsOf(site, game.id, first, await asked()),
    matters: () => mattersOf(site, game, newcomer),
    undoing: () => undoingOf(site, game),
  };
}

async function mattersOf({ services }: Site, { id, members }: Game, { session }: Member): Promise<Stop[]> {
  const { table, links } = services;
  const [offering, other] = members;
  if (!offering || !other) throw new Error("nobody is there");
  const { matters } = await table.offerSeat(offering.person, id, true);
  const [offer] = matters.sought;
  if (!offer) throw new Error("no seat is sought");
  await table.voteEnd(offering.person, id, { aim: "agreed", yes: true });
  const [page, watch] = [`/games/${id}`, links.watch(id)];
  return [
    { kind: "table, own seat offered", path: `${page}/table`, session: offering.session },
    { kind: "table, seat offered", path: `${page}/table`, session: other.session },
    { kind: "game, seat offered", path: page, session: other.session },
    { kind: "game by link, seat offered", path: watch, session },
    { kind: "taking an open seat", path: `${watch}/seat/${offer.seat + 1}`, session },
    { kind: "taking an offered seat", path: links.seat({ game: id, seat: offer.seat, version: offer.version }) },
  ];
}

/** Somebody wants back more than a move of his own; somebody else is to answer. */
async function undoingOf(site: Site, { id, members }: Game): Promise<Stop[]> {
  const { undo, games } = site.services;
  const path = `/games/${id}/undo`;
  for (const [seat, { person, session }] of members.entries()) {
    const step = (await undo.steps(id, seat)).find(({ answering }) => answering.length > 0);
    const other = members[step?.answering[0] ?? -1];
    if (!step || !other) continue;
    const { version } = await games.head(id);
    const envelope = { game: id, seat, person: person.id, version, submission: "taken-back" };
    await undo.takeBack({ ...envelope, to: step.to, message: "Sorry, <b>wrong</b> tile & hex" });
    const game = `/games/${id}`;
    return [
      { kind: "undo, asked for", path, session },
      { kind: "game, undo asked for", path: game, session },
      { kind: "game, answering an undo", path: game, session: other.session },
    ];
  }
  throw new Error("nobody can take anything back");
}

/** Pages of a game besides the one with the form; a version that is past is shown by its number. */
const PARTS = ["/map", "/money", "/tiles", "/log", "/log?since=mine", "/moves", "/mails", "/undo", "/table", "/pace"];
const PAST = ["", "/map", "/money", "/tiles"];
const WATCHED = ["", "/log", "/map"];

async function sectionsOf(site: Site, game: string, first: string, now: Asked): Promise<Stop[]> {
  const { version, session, path } = now;
  const watch = site.services.links.watch(game);
  const mailed = new URLSearchParams({ version: `${version}`, submission: "mailed-move", moves: "pass", say: "Hello" });
  const own = [
    ...PARTS,
    `/what-if/${version}`,
    `/what-if/${version}/0`,
    ...PAST.map((part) => `/v/${version - 3}${part}`),
  ].map((part) => ({
    kind: part,
    path: path + part,
    session,
  }));
  return [
    ...own,
    ...WATCHED.map((part) => ({ kind: `watched ${part}`, path: watch + part })),
    { kind: "map by link", path: `${now.turn}/map` },
    { kind: "confirming", path: `${now.turn}/confirm?${mailed}` },
    { kind: "link of a turn that is over", path: first },
  ];
}
