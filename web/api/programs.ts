/** Calls about programmed moves: of one's own seats alone, for nobody else ever sees one. */
import * as z from "zod";
import { PROGRAM_ENDS, PROGRAM_STOPS, programSchema, programWishSchema } from "../../engine/index.ts";
import type { ProgramView } from "../../lambdas/service/api.ts";
import { endpoint, NOTHING, type Shown } from "./endpoint.ts";
import { moveShape } from "./log.ts";
import { headFor, inGame, memberOf, seatInPath, seatNumber, time } from "./table.ts";

const wishShape = programWishSchema.meta({ id: "ProgramWish", description: "What a program may do, and spend." });
const [pass, buy, bid, run, turn] = programSchema.options;

const programShape = z
  .object({
    id: z.string(),
    number: z.int(),
    at: time,
    program: z.discriminatedUnion("kind", [pass, buy, bid, run, turn.extend({ moves: z.array(moveShape) })]),
    ended: z
      .enum([...PROGRAM_ENDS, ...PROGRAM_STOPS])
      .nullable()
      .meta({ description: "Why it is over; null while it waits." }),
  })
  .meta({ id: "Program", description: "A move that is made by itself when its time comes." });

function programOf({ id, number, at, program, ended }: ProgramView): Shown<z.input<typeof programShape>> {
  return { id, number, at, program, ended };
}

const ofSeat = z.object({ seat: seatInPath });

const programs = endpoint({
  ...{ id: "programs", method: "get", at: "/games/:game/programs", status: 200 },
  summary: "Programmed moves of one of your seats",
  ...{ path: inGame, query: ofSeat, body: NOTHING, answer: z.object({ programs: z.array(programShape) }) },
  async handle(call) {
    const view = memberOf(call, await call.services.games.load(call.path.game));
    const found = await call.services.programs.list(call.person.id, view, call.query.seat);
    return { programs: found.map(programOf) };
  },
});

const add = endpoint({
  ...{ id: "addProgram", method: "post", at: "/games/:game/programs", status: 201 },
  summary: "Program moves of a seat; if it is asked already, they are made at once",
  ...{ path: inGame, query: NOTHING, answer: programShape },
  body: z.object({ seat: seatNumber, program: wishShape }),
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    const { seat, program } = call.body;
    return programOf(await call.services.programs.add(call.person.id, id, seat, program));
  },
});

const prepare = endpoint({
  ...{ id: "prepareTurn", method: "post", at: "/games/:game/programs/turn", status: 201 },
  summary: "Prepare a turn for the position that follows if everybody before passes",
  ...{ path: inGame, query: NOTHING, answer: programShape },
  body: z.object({
    seat: seatNumber,
    lines: z.string().max(2000).meta({ description: "Moves in notation, one a line." }),
  }),
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return programOf(await call.services.programs.prepare(call.person.id, id, call.body.seat, call.body.lines));
  },
});

const revoke = endpoint({
  ...{ id: "revokeProgram", method: "delete", at: "/games/:game/programs/:program", status: 200 },
  summary: "Revoke a programmed move",
  ...{ query: ofSeat, body: NOTHING, answer: z.object({ revoked: z.literal(true) }) },
  path: inGame.extend({ program: z.string().max(40) }),
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    await call.services.programs.revoke(call.person.id, id, call.query.seat, call.path.program);
    return { revoked: true as const };
  },
});

/** Calls about programmed moves. */
export const PROGRAM_CALLS = [programs, add, prepare, revoke];
