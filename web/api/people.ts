/** Calls about those at a table: seats that pass on, ending a game, one's own notes, and which mails one wants. */
import * as z from "zod";
import { ENDING_AIMS, MAIL_WISHES, SituationError } from "../../lambdas/service/api.ts";
import { endpoint, NOTHING } from "./endpoint.ts";
import { headFor, inGame, seatInPath, seatNumber, tableOf, tableSchema } from "./table.ts";

const ofSeat = inGame.extend({ seat: seatInPath });

const idle = endpoint({
  ...{ id: "idleSeats", method: "get", at: "/games/:game/idle", status: 200 },
  summary: "Seats that have kept the table waiting for longer than its patience",
  ...{ path: inGame, query: NOTHING, body: NOTHING, answer: z.object({ seats: z.array(seatNumber) }) },
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return { seats: await call.services.table.idle(id) };
  },
});

const offerSeat = endpoint({
  ...{ id: "offerSeat", method: "post", at: "/games/:game/seat/offer", status: 200 },
  summary: "Pass your seat on: to anybody, or to whoever gets its key from you",
  ...{ path: inGame, query: NOTHING, answer: tableSchema },
  body: z.object({ open: z.boolean().meta({ description: "To anybody with the table's `watch` key." }) }),
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return tableOf(call, await call.services.table.offerSeat(call.person, id, call.body.open));
  },
});

const keepSeat = endpoint({
  ...{ id: "keepSeat", method: "post", at: "/games/:game/seat/keep", status: 200 },
  summary: "Keep your seat after all",
  ...{ path: inGame, query: NOTHING, body: NOTHING, answer: tableSchema },
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return tableOf(call, await call.services.table.keepSeat(call.person, id));
  },
});

const voteSeat = endpoint({
  ...{ id: "voteSeat", method: "post", at: "/games/:game/seats/:seat/vote", status: 200 },
  summary: "Vote to look for somebody else for a seat that keeps the table waiting",
  ...{ path: ofSeat, query: NOTHING, body: NOTHING, answer: tableSchema },
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return tableOf(call, await call.services.table.voteSeat(call.person, id, call.path.seat));
  },
});

const takeSeat = endpoint({
  ...{ id: "takeSeat", method: "post", at: "/games/:game/seats/:seat/take", status: 200 },
  summary: "Take a seat for which somebody is sought, with the table's `watch` key",
  ...{ path: ofSeat, query: NOTHING, answer: tableSchema },
  body: z.object({ watch: z.string().max(200) }),
  async handle(call) {
    const { game, seat } = call.path;
    if (call.services.links.readWatch(call.body.watch) !== game) await headFor(call, game);
    return tableOf(call, await call.services.table.takeSeat(call.person, game, seat));
  },
});

const takeOffered = endpoint({
  ...{ id: "takeOffered", method: "post", at: "/seats/take", status: 200 },
  summary: "Take the seat that its player offers you by a key",
  ...{ path: NOTHING, query: NOTHING, answer: tableSchema },
  body: z.object({ key: z.string().max(300) }),
  async handle(call) {
    const ticket = call.services.links.readSeat(call.body.key);
    if (!ticket) throw new SituationError("gone", "linkGone");
    return tableOf(call, await call.services.table.takeOffered(call.person, ticket));
  },
});

const voteEnd = endpoint({
  ...{ id: "voteEnd", method: "post", at: "/games/:game/ending", status: 200 },
  summary: "Vote for or against ending the game now; the first vote proposes it",
  ...{ path: inGame, query: NOTHING, answer: tableSchema },
  body: z.object({ aim: z.enum(ENDING_AIMS), yes: z.boolean() }),
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return tableOf(call, await call.services.table.voteEnd(call.person, id, call.body));
  },
});

const notepadSchema = z
  .object({
    text: z.string().max(4000),
    version: z.int().min(0).max(999_999).meta({ description: "How often it has been saved." }),
  })
  .meta({ id: "Notepad", description: "What you note for yourself; nobody else sees it." });

const notepad = endpoint({
  ...{ id: "notepad", method: "get", at: "/games/:game/notepad", summary: "Your notes on a game", status: 200 },
  ...{ path: inGame, query: NOTHING, body: NOTHING, answer: notepadSchema },
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return call.services.table.notepad(call.person, id);
  },
});

const saveNotepad = endpoint({
  ...{ id: "saveNotepad", method: "put", at: "/games/:game/notepad", status: 200 },
  summary: "Save your notes over the version that you saw",
  ...{ path: inGame, query: NOTHING, body: notepadSchema, answer: notepadSchema },
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    const { table } = call.services;
    await table.saveNotepad(call.person, id, call.body.text, call.body.version);
    return table.notepad(call.person, id);
  },
});

const mailWish = z.enum(MAIL_WISHES).meta({
  description: "`turns`: your turns, start and end; `all`: every move too; `digest`: one mail a day; `nothing`.",
});
const gameMails = z.object({ wish: mailWish.nullable().meta({ description: "Null: as for all games." }) });
const allMails = z.object({
  wish: mailWish,
  hour: z.int().min(0).max(23).meta({ description: "Of the day in your time zone, at which the daily mail goes out." }),
});

const mails = endpoint({
  ...{ id: "mails", method: "get", at: "/me/mails", summary: "Which mails you want of your games", status: 200 },
  ...{ path: NOTHING, query: NOTHING, body: NOTHING, answer: allMails },
  async handle({ person, services: { people } }) {
    const { wish, hour } = await people.mails(person.id);
    return { wish, hour };
  },
});

const setMails = endpoint({
  ...{ id: "setMails", method: "put", at: "/me/mails", summary: "Say which mails you want", status: 200 },
  ...{ path: NOTHING, query: NOTHING, body: allMails, answer: allMails },
  async handle({ person, body, services: { people } }) {
    await people.setMails(person.id, body);
    return body;
  },
});

const mailsOfGame = endpoint({
  ...{ id: "gameMails", method: "get", at: "/games/:game/mails", status: 200 },
  summary: "Which mails you want of one game",
  ...{ path: inGame, query: NOTHING, body: NOTHING, answer: gameMails },
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return { wish: await call.services.people.mailWish(call.person.id, id) };
  },
});

const setMailsOfGame = endpoint({
  ...{ id: "setGameMails", method: "put", at: "/games/:game/mails", status: 200 },
  summary: "Say which mails you want of one game",
  ...{ path: inGame, query: NOTHING, body: gameMails, answer: gameMails },
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    await call.services.people.setMailWish(call.person.id, id, call.body.wish);
    return call.body;
  },
});

/** Calls about those at a table. */
export const PEOPLE_CALLS = [
  ...[idle, offerSeat, keepSeat, voteSeat, takeSeat, takeOffered, voteEnd, notepad, saveNotepad],
  ...[mails, setMails, mailsOfGame, setMailsOfGame],
];
