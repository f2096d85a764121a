/** A table as the API shows it: what its members see on its page, nothing more. */
import * as z from "zod";
import { type GameHead, LANGUAGES, type Person, SituationError } from "../../lambdas/service/api.ts";
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

const paceSchema = z
  .looseObject({ hours: z.int() })
  .meta({ description: "Hours for a move, and more about when they count." });

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
    pace: paceSchema.nullable().meta({ description: "Null: no clock." }),
    clocks: z.array(z.object({ seat: seatNumber, due: time, timeout: time, isOver: z.boolean() })),
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
export function tableOf({ person, services, origin }: AnyCall, head: GameHead): Shown<z.input<typeof tableSchema>> {
  const { id, title, name, options, status, version, seatCount, pace, undo, createdAt, updatedAt } = head;
  return {
    ...{ id, title, name, options, status, version, seatCount, createdAt, updatedAt },
    pace: pace && { ...pace },
    host: head.host === person.id,
    seats: head.seats.map((place) => seatFor(person, place)),
    waiting: head.waiting.map(({ seat, since, at }) => ({ seat, since, at })),
    clocks: head.clocks.map(({ seat, due, timeout, isOver }) => ({ seat, due, timeout, isOver })),
    undo: undo && {
      version: undo.version,
      seat: undo.seat,
      to: undo.to,
      answering: undo.answering,
      message: undo.message,
    },
    page: origin + gamePath(id),
    watch: services.links.watch(id).replace(/^.*\//, ""),
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
