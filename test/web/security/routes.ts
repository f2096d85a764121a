/**
 * Every route of the application with what each kind of visitor must get there. A route that is missing here fails the test: whoever
 * adds one has to say who may use it.
 */
import type { Fields } from "../support/html.ts";

/**
 * nobody is signed out; stranger plays nothing; neighbour plays another game; guest sits at the same table on another seat; owner may
 * do it: the host, whose turn it is.
 */
export const VISITORS = ["nobody", "stranger", "neighbour", "guest", "owner"] as const;
export type Who = (typeof VISITORS)[number];

type Expected = Readonly<Record<Who, number>>;

/** Two tables, one that gathers its players and one that plays, with all the links that lead to them. */
export interface Scene {
  readonly gathering: string;
  readonly running: string;
  readonly seat: number;
  readonly version: number;
  readonly turn: string;
  readonly watch: string;
  readonly openTable: string;
  readonly unsubscribe: string;
  readonly account: string;
  /** Offers the guest's seat of the running game. */
  readonly offered: string;
  /** Confirms a new address of somebody else. */
  readonly address: string;
}

export interface RouteRule {
  readonly path: (scene: Scene) => string;
  readonly fields?: (scene: Scene) => Fields;
  readonly expected: Expected;
  /** Bytes that its form may have, if more than others. */
  readonly largest?: number;
}

const all = (status: number): Expected => ({
  ...{ nobody: status, stranger: status, neighbour: status, guest: status, owner: status },
});
const READ_BY_MEMBERS: Expected = { nobody: 303, stranger: 404, neighbour: 404, guest: 200, owner: 200 };
const READ_BY_PERSONS: Expected = { ...all(200), nobody: 303 };
const byMembers = (guest: number): Expected => ({ nobody: 401, stranger: 404, neighbour: 404, guest, owner: 303 });
const moveFields = ({ seat, version }: Scene): Fields => ({
  ...{ seat: [String(seat)], version: [String(version)], submission: ["walk-through"], move: ['{"type":"pass"}'] },
});

/** Asks to take back the move before the offer of a seat, which is the last entry. */
const undoFields = ({ seat, version }: Scene): Fields => ({
  ...{ seat: [String(seat)], version: [String(version)], submission: ["walk-undo"], to: [String(version - 2)] },
});

/** What a reply by mail said whose author could not be proved. */
const mailed = ({ version }: Scene): Record<string, string> => ({
  ...{ version: String(version), submission: "mailed-move", moves: "pass", say: "" },
});

/** By method and pattern, as the application lists them. */
export const ROUTES: Readonly<Record<string, RouteRule>> = {
  "GET /assets/:file": { path: () => "/assets/none.css", expected: all(404) },
  "GET /favicon.svg": { path: () => "/favicon.svg", expected: all(200) },
  "GET /favicon.ico": { path: () => "/favicon.ico", expected: all(200) },
  "GET /robots.txt": { path: () => "/robots.txt", expected: all(200) },
  "GET /health": { path: () => "/health", expected: all(200) },
  "GET /unsubscribe/:token": { path: (scene) => scene.unsubscribe, expected: all(200) },
  "POST /unsubscribe/:token": { path: (scene) => scene.unsubscribe, expected: all(200) },
  "GET /": { path: () => "/", expected: { ...all(303), nobody: 200 } },
  "GET /sign-in": { path: () => "/sign-in", expected: all(200) },
  "POST /sign-in": { path: () => "/sign-in", fields: () => ({ address: ["new@example.org"] }), expected: all(200) },
  "GET /sign-in/:token": { path: (scene) => scene.account, expected: all(200) },
  "POST /sign-in/:token": { path: (scene) => scene.account, expected: { ...all(410), nobody: 303 } },
  "POST /sign-out": { path: () => "/sign-out", expected: all(303) },
  "GET /me": { path: () => "/me", expected: READ_BY_PERSONS },
  "POST /me": { path: () => "/me", fields: () => ({ name: ["Same"] }), expected: { ...all(200), nobody: 401 } },
  "POST /me/address": {
    path: () => "/me/address",
    fields: () => ({ address: ["elsewhere@example.org"] }),
    expected: { ...all(200), nobody: 401 },
  },
  "GET /me/delete": { path: () => "/me/delete", expected: READ_BY_PERSONS },
  "POST /me/delete": { path: () => "/me/delete", expected: { ...all(422), nobody: 401 } },
  "GET /address/:token": { path: (scene) => scene.address, expected: all(200) },
  "POST /address/:token": { path: (scene) => scene.address, expected: all(200) },
  "GET /about": { path: () => "/about", expected: all(200) },
  "GET /rules": { path: () => "/rules", expected: all(200) },
  "GET /rules/:title": { path: () => "/rules/shared", expected: all(200) },
  "GET /me/time": { path: () => "/me/time", expected: READ_BY_PERSONS },
  "POST /me/time": {
    path: () => "/me/time",
    fields: () => ({ zone: ["UTC"], whose: ["table"] }),
    expected: { ...all(303), nobody: 401 },
  },
  "GET /me/mails": { path: () => "/me/mails", expected: READ_BY_PERSONS },
  "POST /me/mails": {
    path: () => "/me/mails",
    fields: () => ({ wish: ["turns"], hour: ["7"] }),
    expected: { ...all(303), nobody: 401 },
  },
  "POST /me/time/absences": {
    path: () => "/me/time/absences",
    fields: () => ({ from: ["2026-01-01"], to: ["2026-01-02"] }),
    expected: { ...all(422), nobody: 401 },
  },
  "POST /me/time/absences/:id": {
    path: () => "/me/time/absences/none",
    fields: () => ({ from: ["2026-01-01"], to: ["2026-01-02"] }),
    expected: { ...all(409), nobody: 401 },
  },
  "POST /me/time/absences/:id/revoke": {
    path: () => "/me/time/absences/none/revoke",
    expected: { ...all(303), nobody: 401 },
  },
  "GET /me/access": { path: () => "/me/access", expected: READ_BY_PERSONS },
  "POST /me/access/tokens": {
    path: () => "/me/access/tokens",
    fields: () => ({ name: ["script"] }),
    expected: { ...all(200), nobody: 401 },
  },
  "POST /me/access/tokens/:id/revoke": {
    path: () => "/me/access/tokens/none/revoke",
    expected: { ...all(303), nobody: 401 },
  },
  "POST /me/access/hook": {
    path: () => "/me/access/hook",
    fields: () => ({ url: ["https://hooks.example.org/turn"] }),
    expected: { ...all(200), nobody: 401 },
  },
  "POST /me/access/hook/remove": {
    path: () => "/me/access/hook/remove",
    expected: { ...all(303), nobody: 401 },
  },
  "GET /g/:game": { path: ({ running }) => `/g/${running}`, expected: all(303) },
  "GET /keys": { path: () => "/keys", expected: all(200) },
  "GET /games": { path: () => "/games", expected: READ_BY_PERSONS },
  "GET /games/now": { path: () => "/games/now", expected: READ_BY_PERSONS },
  "GET /games/take-over": { path: () => "/games/take-over", expected: READ_BY_PERSONS },
  "POST /games/take-over": {
    path: () => "/games/take-over",
    fields: () => ({ text: ["no file"] }),
    expected: { ...all(422), nobody: 401 },
    largest: 3 * 1024 * 1024,
  },
  "POST /games/take-over/make": {
    path: () => "/games/take-over/make",
    fields: () => ({ packed: ["no file"] }),
    expected: { ...all(422), nobody: 401 },
    largest: 3 * 1024 * 1024,
  },
  "GET /games/:game/file": { path: ({ running }) => `/games/${running}/file`, expected: READ_BY_MEMBERS },
  "GET /games/:game/complete-log": {
    path: ({ running }) => `/games/${running}/complete-log`,
    expected: { ...READ_BY_MEMBERS, guest: 409, owner: 409 },
  },
  "GET /games/new": { path: () => "/games/new", expected: READ_BY_PERSONS },
  "POST /games/new": {
    path: () => "/games/new",
    fields: () => ({ title: ["1830"], name: ["New"], seats: ["3"] }),
    expected: { ...all(303), nobody: 401 },
  },
  "POST /games/:game/invite": {
    path: ({ gathering }) => `/games/${gathering}/invite`,
    fields: () => ({ address: ["dora@example.org"], language: ["en"] }),
    expected: byMembers(403),
  },
  "POST /games/:game/withdraw": {
    path: ({ gathering }) => `/games/${gathering}/withdraw`,
    fields: () => ({ seat: ["2"] }),
    expected: byMembers(403),
  },
  "POST /games/:game/join": { path: ({ gathering }) => `/games/${gathering}/join`, expected: byMembers(303) },
  "POST /games/:game/start": { path: ({ gathering }) => `/games/${gathering}/start`, expected: byMembers(403) },
  "POST /games/:game/leave": { path: ({ gathering }) => `/games/${gathering}/leave`, expected: byMembers(303) },
  "GET /games/:game/mails": { path: ({ running }) => `/games/${running}/mails`, expected: READ_BY_MEMBERS },
  "POST /games/:game/mails": {
    path: ({ running }) => `/games/${running}/mails`,
    fields: () => ({ mails: ["nothing"] }),
    expected: byMembers(303),
  },
  "GET /games/:game/pace": { path: ({ running }) => `/games/${running}/pace`, expected: READ_BY_MEMBERS },
  "POST /games/:game/pace": {
    path: ({ running }) => `/games/${running}/pace`,
    fields: () => ({ "pace.hours": [""] }),
    expected: byMembers(403),
  },
  "POST /games/:game/let-pass": {
    path: ({ running }) => `/games/${running}/let-pass`,
    fields: ({ seat }) => ({ seat: [String(seat)], clock: ["1"] }),
    expected: { ...byMembers(409), owner: 409 },
  },
  "GET /games/:game/undo": { path: ({ running }) => `/games/${running}/undo`, expected: READ_BY_MEMBERS },
  "POST /games/:game/undo": {
    path: ({ running }) => `/games/${running}/undo`,
    fields: undoFields,
    expected: byMembers(403),
  },
  "POST /games/:game/undo/answer": {
    path: ({ running }) => `/games/${running}/undo/answer`,
    fields: (scene) => ({ ...undoFields(scene), request: ["1"], answer: ["accepted"] }),
    expected: { ...byMembers(403), owner: 409 },
  },
  "POST /games/:game/programs": {
    path: ({ running }) => `/games/${running}/programs`,
    fields: ({ seat }) => ({ seat: [String(seat)], kind: ["bid"], company: ["CA"], max: ["1"] }),
    expected: byMembers(403),
  },
  "POST /games/:game/programs/:id/revoke": {
    path: ({ running }) => `/games/${running}/programs/none/revoke`,
    fields: ({ seat }) => ({ seat: [String(seat)] }),
    expected: byMembers(403),
  },
  "GET /games/:game/table": { path: ({ running }) => `/games/${running}/table`, expected: READ_BY_MEMBERS },
  "POST /games/:game/table/offer": {
    path: ({ running }) => `/games/${running}/table/offer`,
    fields: () => ({ to: ["anybody"] }),
    expected: byMembers(303),
  },
  "POST /games/:game/table/keep": { path: ({ running }) => `/games/${running}/table/keep`, expected: byMembers(303) },
  "POST /games/:game/table/vote": {
    path: ({ running }) => `/games/${running}/table/vote`,
    fields: ({ seat }) => ({ seat: [String(seat)] }),
    expected: { ...byMembers(409), owner: 403 },
  },
  "POST /games/:game/table/end": {
    path: ({ running }) => `/games/${running}/table/end`,
    fields: () => ({ aim: ["agreed"], say: ["no"] }),
    expected: { ...byMembers(409), owner: 409 },
  },
  "POST /games/:game/table/say": {
    path: ({ running }) => `/games/${running}/table/say`,
    fields: ({ seat }) => ({ seat: [String(seat)], submission: ["said-by-somebody"], message: ["Hello"] }),
    expected: byMembers(403),
  },
  "POST /games/:game/table/notes": {
    path: ({ running }) => `/games/${running}/table/notes`,
    fields: () => ({ version: ["0"], text: ["mine alone"] }),
    expected: byMembers(303),
  },
  "GET /seat/:token": { path: (scene) => scene.offered, expected: all(200) },
  "POST /seat/:token": {
    path: (scene) => scene.offered,
    expected: { ...all(303), nobody: 401, guest: 409, owner: 409 },
  },
  "GET /w/:token/seat/:seat": { path: ({ watch }) => `${watch}/seat/1`, expected: all(409) },
  "POST /w/:token/seat/:seat": { path: ({ watch }) => `${watch}/seat/1`, expected: { ...all(409), nobody: 401 } },
  "GET /games/:game": { path: ({ running }) => `/games/${running}`, expected: READ_BY_MEMBERS },
  "POST /games/:game/move": {
    path: ({ running }) => `/games/${running}/move`,
    fields: moveFields,
    expected: byMembers(403),
  },
  "POST /games/:game/score": {
    path: ({ running }) => `/games/${running}/score`,
    fields: (scene) => ({ ...moveFields(scene), routes: ["2-0: H12 H10"] }),
    expected: { ...byMembers(403), owner: 200 },
  },
  "GET /games/:game/moves": { path: ({ running }) => `/games/${running}/moves`, expected: READ_BY_MEMBERS },
  "GET /games/:game/turn": { path: ({ running }) => `/games/${running}/turn`, expected: all(303) },
  "POST /games/:game/turn": {
    path: ({ running }) => `/games/${running}/turn`,
    fields: moveFields,
    expected: { ...byMembers(403), owner: 200 },
  },
  "GET /games/:game/v/:version": { path: ({ running }) => `/games/${running}/v/4`, expected: READ_BY_MEMBERS },
  "GET /games/:game/v/:version/map": { path: ({ running }) => `/games/${running}/v/4/map`, expected: READ_BY_MEMBERS },
  "GET /games/:game/map": { path: ({ running }) => `/games/${running}/map`, expected: READ_BY_MEMBERS },
  "GET /games/:game/log": { path: ({ running }) => `/games/${running}/log`, expected: READ_BY_MEMBERS },
  "GET /games/:game/what-if": {
    path: ({ running }) => `/games/${running}/what-if`,
    expected: { ...READ_BY_MEMBERS, guest: 303, owner: 303 },
  },
  "GET /games/:game/what-if/my-turn": {
    path: ({ running }) => `/games/${running}/what-if/my-turn`,
    expected: { ...READ_BY_MEMBERS, guest: 303, owner: 303 },
  },
  "GET /games/:game/what-if/:version": {
    path: ({ running }) => `/games/${running}/what-if/4`,
    expected: READ_BY_MEMBERS,
  },
  "GET /games/:game/what-if/:version/:moves": {
    path: ({ running, version }) => `/games/${running}/what-if/${version}/0`,
    expected: READ_BY_MEMBERS,
  },
  "GET /games/:game/what-if/:version/:moves/turn": {
    path: ({ running, version }) => `/games/${running}/what-if/${version}/0/turn`,
    expected: { ...READ_BY_MEMBERS, guest: 303, owner: 303 },
  },
  "POST /games/:game/what-if/:version/:moves/turn": {
    path: ({ running, version }) => `/games/${running}/what-if/${version}/0/turn`,
    fields: moveFields,
    expected: byMembers(303),
  },
  "GET /games/:game/money": { path: ({ running }) => `/games/${running}/money`, expected: READ_BY_MEMBERS },
  "GET /games/:game/v/:version/money": {
    path: ({ running }) => `/games/${running}/v/4/money`,
    expected: READ_BY_MEMBERS,
  },
  "GET /games/:game/tiles": { path: ({ running }) => `/games/${running}/tiles`, expected: READ_BY_MEMBERS },
  "GET /games/:game/v/:version/tiles": {
    path: ({ running }) => `/games/${running}/v/4/tiles`,
    expected: READ_BY_MEMBERS,
  },
  "GET /t/:token": { path: (scene) => scene.turn, expected: all(200) },
  "GET /t/:token/map": { path: (scene) => `${scene.turn}/map`, expected: all(200) },
  "POST /t/:token/move": { path: ({ turn }) => `${turn}/move`, fields: moveFields, expected: all(303) },
  "POST /t/:token/score": {
    path: ({ turn }) => `${turn}/score`,
    fields: (scene) => ({ ...moveFields(scene), routes: ["2-0: H12 H10"] }),
    expected: all(200),
  },
  "POST /t/:token/undo": { path: ({ turn }) => `${turn}/undo`, fields: undoFields, expected: all(403) },
  "POST /t/:token/undo/answer": {
    path: ({ turn }) => `${turn}/undo/answer`,
    fields: (scene) => ({ ...undoFields(scene), request: ["1"], answer: ["accepted"] }),
    expected: all(409),
  },
  "GET /t/:token/turn": { path: ({ turn }) => `${turn}/turn`, expected: all(303) },
  "POST /t/:token/turn": { path: ({ turn }) => `${turn}/turn`, fields: moveFields, expected: all(200) },
  "GET /t/:token/confirm": {
    path: (scene) => `${scene.turn}/confirm?${new URLSearchParams(mailed(scene))}`,
    expected: all(200),
  },
  "POST /t/:token/confirm": {
    path: ({ turn }) => `${turn}/confirm`,
    fields: (scene) => Object.fromEntries(Object.entries(mailed(scene)).map(([name, value]) => [name, [value]])),
    expected: all(303),
  },
  "GET /w/:token": { path: (scene) => scene.watch, expected: all(200) },
  "POST /w/:token/join": {
    path: ({ openTable }) => `${openTable}/join`,
    expected: { ...all(303), nobody: 401 },
  },
  "GET /w/:token/v/:version": { path: ({ watch }) => `${watch}/v/4`, expected: all(200) },
  "GET /w/:token/v/:version/map": { path: ({ watch }) => `${watch}/v/4/map`, expected: all(200) },
  "GET /w/:token/map": { path: ({ watch }) => `${watch}/map`, expected: all(200) },
  "GET /w/:token/what-if": { path: ({ watch }) => `${watch}/what-if`, expected: all(303) },
  "GET /w/:token/what-if/:version": { path: ({ watch }) => `${watch}/what-if/4`, expected: all(200) },
  "GET /w/:token/what-if/:version/:moves": {
    path: ({ watch, version }) => `${watch}/what-if/${version}/0`,
    expected: all(200),
  },
  "GET /w/:token/what-if/:version/:moves/turn": {
    path: ({ watch, version }) => `${watch}/what-if/${version}/0/turn`,
    expected: all(303),
  },
  "POST /w/:token/what-if/:version/:moves/turn": {
    path: ({ watch, version }) => `${watch}/what-if/${version}/0/turn`,
    fields: moveFields,
    expected: all(303),
  },
  "GET /w/:token/moves": { path: ({ watch }) => `${watch}/moves`, expected: all(200) },
  "GET /w/:token/now": { path: ({ watch }) => `${watch}/now`, expected: all(200) },
  "GET /w/:token/money": { path: ({ watch }) => `${watch}/money`, expected: all(200) },
  "GET /w/:token/v/:version/money": { path: ({ watch }) => `${watch}/v/4/money`, expected: all(200) },
  "GET /w/:token/tiles": { path: ({ watch }) => `${watch}/tiles`, expected: all(200) },
  "GET /w/:token/v/:version/tiles": { path: ({ watch }) => `${watch}/v/4/tiles`, expected: all(200) },
  "GET /w/:token/log": { path: ({ watch }) => `${watch}/log`, expected: all(200) },
};

/** Routes at which a link, not the visitor, decides: whoever has it may use it. */
export const isByLink = (route: string): boolean => /\/(t|w|unsubscribe|sign-in|address|seat)\/:token/.test(route);
