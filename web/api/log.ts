/** Entries of the log as data: moves, events, and the sentences in which people read them. */
import * as z from "zod";
import { type Context, moveSchema, narrateEvents, titleFor } from "../../engine/index.ts";
import type { GameHead, LogEntry } from "../../lambdas/service/api.ts";
import { undoSentence } from "../../lambdas/service/undo/words/index.ts";
import type { Call, Shown } from "./endpoint.ts";
import { seatNumber, time, versionNumber } from "./table.ts";

export const moveShape = moveSchema.meta({ id: "Move", description: "What a player chooses." });

export const entrySchema = z
  .object({
    version: versionNumber,
    kind: z.string().meta({ description: "`moved`, `said`, `started`, `undone` and others." }),
    at: time,
    seat: seatNumber.nullable(),
    moves: z.array(moveShape),
    events: z
      .array(z.looseObject({ type: z.string() }))
      .meta({ description: "What followed from the moves: facts, with all that they change." }),
    sentences: z.array(z.string()).meta({ description: "The same for people." }),
    waiting: z.array(seatNumber).meta({ description: "Seats that must act after it." }),
    message: z.string().optional().meta({ description: "What was said to the table with it." }),
    programmed: z.boolean().optional().meta({ description: "A program of its player made the move." }),
    undone: versionNumber.optional().meta({ description: "The entry that has taken the move back." }),
    undo: z
      .object({
        to: versionNumber.optional(),
        request: versionNumber.optional(),
        answer: z.enum(["accepted", "declined", "withdrawn"]).optional(),
      })
      .optional()
      .meta({
        description:
          "Of taking moves back: from which version the game goes on, which request is meant, what was answered.",
      }),
  })
  .meta({ id: "Entry", description: "What one accepted submission left in the log." });

/** What sentences for the caller depend on. */
export function contextFor(
  { person, language }: Pick<Call<unknown, unknown, unknown>, "person" | "language">,
  head: GameHead,
): Context {
  const you = head.seats.find((place) => place.person === person.id)?.seat;
  return {
    title: titleFor(head.title, head.seatCount),
    language,
    names: { seat: (one) => head.seats[one]?.name ?? "" },
    ...(you === undefined ? {} : { you }),
  };
}

/** An entry for a reader. What the game draws from is told when it is over. */
export function entryOf(head: GameHead, entry: LogEntry, context: Context): Shown<z.input<typeof entrySchema>> {
  const { version, kind, at, seat, moves, waiting, message, programmed, undone, undo } = entry;
  const told = narrateEvents(entry.events, context);
  const asked = undoSentence(entry, context.names.seat(seat ?? 0), context.language);
  return {
    ...{ version, kind, at, seat, moves, waiting },
    events: head.status === "finished" ? entry.events.map((event) => ({ ...event })) : entry.events.map(withoutSeed),
    sentences: asked === null ? told : [...told, asked],
    ...(message === undefined ? {} : { message }),
    ...(programmed === undefined ? {} : { programmed }),
    ...(undone === undefined ? {} : { undone }),
    ...(undo === undefined ? {} : { undo }),
  };
}

function withoutSeed(event: LogEntry["events"][number]) {
  if (!("seed" in event)) return { ...event };
  const { seed: _, ...open } = event;
  return open;
}
