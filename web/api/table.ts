/** A table as the API shows it: what its members see on its page, nothing more. */
import * as z from "zod";
import {
  CLOSINGS,
  ENDING_AIMS,
  type GameHead,
  LANGUAGES,
  type Person,
  paceSchema,
  SituationError,
} from "../../lambdas/service/api.ts";
import { gamePath } from "../http.ts";
import { isMember } from "../routes/lobby.tsx";
import type { Call, Shown } from "./endpoint.ts";

export const gameId = z.string().regex(/^[\w-]{1,40}$/);
export const inGame = z.object({ game: gameId });
export const time = z.string().meta({ description: "ISO 8601 time, UTC." });
export const seatNumber = z
  .int()
  .min(0)
  .max(20)
  .meta({ description: "A place at the table, from 0 in seating order." });
export const versionNumber = z.int().min(0).max(999_999).meta({ description: "Number of an entry of the log." });
export const submissionId = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .meta({
    description: "Chosen by the caller, once for each deed: the same again has no second effect and the same answer.",
  });
export const language = z.enum(LANGUAGES);
/** Numbers in an address or a query come as text. */
export const numeric = (least: number, most = 999_999) => z.coerce.number().int().min(least).max(most);
export const seatInPath = numeric(0, 20);

export const personSchema = z
  .object({ id: z.string(), name: z.string(), language })
  .meta({ id: "Person", description: "Whose token it is." });

const seatSchema = z.object({
  seat: seatNumber,
  name: z.string().meta({ description: "Empty while nobody sits there." }),
  status: z.enum(["open", "invited", "seated"]),
  you: z.boolean(),
  away: z.string().optional().meta({ description: "Last day of an absence that has been announced." }),
});

export const paceShape = paceSchema.meta({
  id: "Pace",
  description:
    "Hours for a move on these days of the week (1 is Monday), no hour of the quiet ones; hours of grace, and what the table wants then.",
});

const clockSchema = z.object({
  seat: seatNumber,
  clock: versionNumber.meta({ description: "Names this one question: the entry since which its time runs." }),
  due: time,
  timeout: time,
  isOver: z.boolean(),
  isSought: z.boolean().meta({ description: "Somebody else may take the seat." }),
  votes: z.array(seatNumber).meta({ description: "Seats whose players want it to pass." }),
  needed: z.int().meta({ description: "How many are needed." }),
});

const soughtSchema = z.object({
  seat: seatNumber,
  self: z.boolean().meta({ description: "Its player's own wish, else the others'." }),
  open: z.boolean().meta({ description: "Anybody with the table's `watch` key may take it." }),
  votes: z.array(seatNumber),
  key: z.string().optional().meta({ description: "Of your own offer: whoever has it may take your seat." }),
});

const endingSchema = z.object({
  aim: z.enum(ENDING_AIMS).meta({ description: "The standing counts, or the game is broken off." }),
  yes: z.array(seatNumber),
  no: z.array(seatNumber),
});

export const tableSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    name: z.string(),
    options: z.record(z.string(), z.string()).meta({ description: "Rule options by id, all of the title's." }),
    status: z.enum(["gathering", "running", "finished"]),
    version: versionNumber,
    seatCount: z.int(),
    host: z.boolean().meta({ description: "You are the host." }),
    seats: z.array(seatSchema),
    waiting: z
      .array(z.object({ seat: seatNumber, since: versionNumber, at: time }))
      .meta({ description: "Who must act, and since which entry." }),
    pace: paceShape.nullable().meta({ description: "Null: no clock." }),
    clocks: z.array(clockSchema).meta({ description: "Of the seats that must act, where there is a clock." }),
    undo: z
      .object({
        version: versionNumber,
        seat: seatNumber,
        to: versionNumber,
        answering: z.array(seatNumber),
        message: z.string().nullable(),
      })
      .nullable()
      .meta({ description: "The open request to take moves back." }),
    patience: z.int().meta({ description: "Days after which the others may look for somebody else for a seat." }),
    sought: z.array(soughtSchema).meta({ description: "Seats for which somebody else is sought, or voted for." }),
    ending: endingSchema.nullable().meta({ description: "The open proposal to end the game." }),
    closed: z.enum(CLOSINGS).nullable().meta({ description: "How the table has ended it, if its rules have not." }),
    createdAt: time,
    updatedAt: time,
    page: z.string().meta({ description: "Address of its page." }),
    watch: z
      .string()
      .meta({ description: "Key of its read-only link: whoever has it may look, and take a free seat." }),
  })
  .meta({ id: "Table", description: "A game and those at its table." });

type AnyCall = Pick<Call<unknown, unknown, unknown>, "person" | "services" | "origin">;

/** The table for one who belongs to it. */
export function tableOf(call: AnyCall, head: GameHead): Shown<z.input<typeof tableSchema>> {
  const { person, services, origin } = call;
  const { id, title, name, options, status, version, seatCount, pace, createdAt, updatedAt } = head;
  return {
    ...{ id, title, name, options, status, version, seatCount, createdAt, updatedAt },
    ...{ pace, host: head.host === person.id },
    seats: head.seats.map((place) => seatFor(person, place)),
    waiting: head.waiting.map(({ seat, since, at }) => ({ seat, since, at })),
    clocks: head.clocks.map(({ version: clock, ...rest }) => ({ clock, ...rest })),
    undo: head.undo,
    ...mattersOf(call, head),
    page: origin + gamePath(id),
    watch: keyIn(services.links.watch(id)),
  };
}

/** The key at the end of a link's path. */
const keyIn = (path: string): string => path.replace(/^.*\//, "");

function mattersOf({ person, services }: AnyCall, { id, seats, matters }: GameHead) {
  const { patience, ending, closed } = matters;
  return {
    ...{ patience, closed, ending: ending && { aim: ending.aim, yes: ending.yes, no: ending.no } },
    sought: matters.sought.map(({ seat, version, self, open, votes }) => {
      const isOwn = self && seats.some((place) => place.seat === seat && place.person === person.id);
      const key = isOwn ? { key: keyIn(services.links.seat({ game: id, seat, version })) } : {};
      return { seat, self, open, votes, ...key };
    }),
  };
}

function seatFor({ id }: Person, { seat, name, status, person, away }: GameHead["seats"][number]) {
  return { seat, name, status, you: person === id, ...(away === undefined ? {} : { away }) };
}

/** The head for somebody who belongs to the table. Throws SituationError notFound for anybody else. */
export function memberOf<T extends { readonly head: GameHead }>({ person }: Pick<AnyCall, "person">, seen: T): T {
  if (!isMember(seen.head, person)) throw new SituationError("notFound", "noGame");
  return seen;
}

/** The table's head, if the caller belongs to it. */
export async function headFor(call: AnyCall, game: string): Promise<GameHead> {
  return memberOf(call, { head: await call.services.games.head(game) }).head;
}
