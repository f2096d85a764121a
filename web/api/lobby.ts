/** Calls about oneself, the titles, and tables until their games start. */
import * as z from "zod";
import { TITLES } from "../../engine/index.ts";
import { PATIENCE, PATIENCE_DAYS } from "../../lambdas/service/api.ts";
import { endpoint, NOTHING } from "./endpoint.ts";
import {
  headFor,
  inGame,
  language,
  paceShape,
  personSchema,
  seatInPath,
  seatNumber,
  tableOf,
  tableSchema,
} from "./table.ts";

const titleSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    players: z.object({ min: z.int(), max: z.int() }),
    options: z
      .array(z.object({ id: z.string(), values: z.array(z.string()) }))
      .meta({ description: "Rule options; the first value is the default." }),
  })
  .meta({ id: "Title" });

const me = endpoint({
  ...{ id: "me", method: "get", at: "/me", summary: "Whose token it is", status: 200 },
  ...{ path: NOTHING, query: NOTHING, body: NOTHING, answer: personSchema },
  handle: async ({ person: { id, name, language } }) => ({ id, name, language }),
});

const titles = endpoint({
  ...{ id: "titles", method: "get", at: "/titles", summary: "What can be played", status: 200 },
  ...{ path: NOTHING, query: NOTHING, body: NOTHING, answer: z.object({ titles: z.array(titleSchema) }) },
  handle: async () => ({
    titles: TITLES.map(({ id, name, players: { min, max }, options }) => ({
      ...{ id, name, players: { min, max } },
      options: options.map(({ id, values }) => ({ id, values })),
    })),
  }),
});

const games = endpoint({
  ...{ id: "games", method: "get", at: "/games", summary: "Your games, those that changed last first", status: 200 },
  ...{ path: NOTHING, body: NOTHING, answer: z.object({ games: z.array(tableSchema) }) },
  query: z.object({
    status: z
      .enum(["gathering", "running", "finished"])
      .optional()
      .meta({ description: "Only those; `gathering` is the list of tables that have not started." }),
  }),
  async handle(call) {
    const heads = await call.services.games.listFor(call.person);
    const { status } = call.query;
    return {
      games: heads.filter((head) => status === undefined || head.status === status).map((head) => tableOf(call, head)),
    };
  },
});

const create = endpoint({
  ...{ id: "create", method: "post", at: "/games", summary: "Open a table and sit down at it", status: 201 },
  ...{ path: NOTHING, query: NOTHING, answer: tableSchema },
  body: z.object({
    title: z.string().max(40),
    name: z.string().max(300).meta({ description: "At most 60 characters." }),
    seatCount: z.int(),
    options: z.record(z.string().max(40), z.string().max(40)).default({}),
    pace: paceShape.nullable().default(null).meta({ description: "Null: no clock." }),
    patience: z
      .int()
      .min(PATIENCE.least)
      .max(PATIENCE.most)
      .default(PATIENCE_DAYS)
      .meta({ description: "Days after which the others may look for somebody else for a seat." }),
  }),
  handle: async (call) => tableOf(call, await call.services.games.create(call.person, call.body)),
});

const invite = endpoint({
  ...{ id: "invite", method: "post", at: "/games/:game/invitations", status: 201 },
  summary: "Keep a seat for somebody, who gets a mail (host only)",
  ...{ path: inGame, query: NOTHING, answer: tableSchema },
  body: z.object({ address: z.string().max(300), language: language.default("en") }),
  async handle(call) {
    await headFor(call, call.path.game);
    return tableOf(call, await call.services.games.invite(call.person, call.path.game, call.body));
  },
});

const invitations = endpoint({
  ...{ id: "invitations", method: "get", at: "/games/:game/invitations", status: 200 },
  summary: "Addresses that open invitations went to, and seats whose players no mail reaches (host only)",
  ...{ path: inGame, query: NOTHING, body: NOTHING },
  answer: z.object({
    invitations: z.array(z.object({ seat: seatNumber, address: z.string() })),
    unreachable: z.array(seatNumber),
  }),
  async handle(call) {
    const { games } = call.services;
    const { id } = await headFor(call, call.path.game);
    const open = await games.invitations(call.person, id);
    return {
      invitations: open.map(({ seat, address }) => ({ seat, address })),
      unreachable: await games.unreachable(call.person, id),
    };
  },
});

const withdraw = endpoint({
  ...{ id: "withdrawInvitation", method: "delete", at: "/games/:game/invitations/:seat", status: 200 },
  summary: "Open an invited seat again (host only)",
  ...{ query: NOTHING, body: NOTHING, answer: tableSchema },
  path: inGame.extend({ seat: seatInPath }),
  async handle(call) {
    const { game, seat } = call.path;
    await headFor(call, game);
    return tableOf(call, await call.services.games.withdrawInvitation(call.person, game, seat));
  },
});

const join = endpoint({
  ...{ id: "join", method: "post", at: "/games/:game/join", status: 200 },
  summary: "Take the seat that is kept for you, or with the table's `watch` key an open one",
  ...{ path: inGame, query: NOTHING, answer: tableSchema },
  body: z.object({ watch: z.string().max(200).optional() }),
  async handle(call) {
    const { game } = call.path;
    const { links, games } = call.services;
    const isShown = call.body.watch !== undefined && links.readWatch(call.body.watch) === game;
    if (!isShown) await headFor(call, game);
    return tableOf(call, await games.join(call.person, game));
  },
});

const leave = endpoint({
  ...{
    id: "leave",
    method: "post",
    at: "/games/:game/leave",
    summary: "Give up your seat before the start",
    status: 200,
  },
  ...{ path: inGame, query: NOTHING, body: NOTHING, answer: z.object({ left: z.literal(true) }) },
  async handle(call) {
    await headFor(call, call.path.game);
    await call.services.games.leave(call.person, call.path.game);
    return { left: true as const };
  },
});

const start = endpoint({
  ...{ id: "start", method: "post", at: "/games/:game/start", summary: "Begin the game (host only)", status: 200 },
  ...{ path: inGame, query: NOTHING, body: NOTHING, answer: tableSchema },
  async handle(call) {
    await headFor(call, call.path.game);
    return tableOf(call, await call.services.games.start(call.person, call.path.game));
  },
});

/** Calls until a game starts. */
export const LOBBY_CALLS = [me, titles, games, create, invite, invitations, withdraw, join, leave, start];
