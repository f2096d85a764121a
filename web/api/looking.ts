/** Calls that look at games in other ways than their position: what has changed, and how the figures have gone. */
import * as z from "zod";
import type { Pulse } from "../../lambdas/service/api.ts";
import { endpoint, NOTHING, type Shown } from "./endpoint.ts";
import { gameId, headFor, inGame, numeric, seatNumber, time, versionNumber } from "./table.ts";

const pulseSchema = z
  .object({
    id: gameId,
    status: z.enum(["gathering", "running", "finished"]),
    version: versionNumber,
    waiting: z.array(z.object({ seat: seatNumber, since: versionNumber, at: time })),
  })
  .meta({ id: "Pulse", description: "What changes of a game: cheap enough to ask for now and then." });

function pulseOf({ id, status, version, waiting }: Pulse): Shown<z.input<typeof pulseSchema>> {
  return { id, status, version, waiting: waiting.map(({ seat, since, at }) => ({ seat, since, at })) };
}

const pulse = endpoint({
  ...{ id: "pulse", method: "get", at: "/games/:game/pulse", summary: "Has a game moved on?", status: 200 },
  ...{ path: inGame, query: NOTHING, body: NOTHING, answer: pulseSchema },
  async handle(call) {
    const found = await call.services.games.pulse(call.path.game);
    const isSeated = found.seats.some((place) => place.person === call.person.id);
    if (!isSeated) await headFor(call, found.id);
    return pulseOf(found);
  },
});

const pulses = endpoint({
  ...{ id: "pulses", method: "get", at: "/pulses", summary: "Which of your games have moved on?", status: 200 },
  ...{ path: NOTHING, query: NOTHING, body: NOTHING, answer: z.object({ games: z.array(pulseSchema) }) },
  handle: async ({ person, services: { games } }) => ({ games: (await games.pulses(person)).map(pulseOf) }),
});

const playerFigures = z.object({
  cash: z.int(),
  liquid: z.int().meta({ description: "Cash and what shares would bring now." }),
  worth: z.int(),
  certificates: z.int(),
  limit: z.int(),
});

const sampleSchema = z.object({
  version: versionNumber,
  round: z
    .object({ kind: z.string(), number: z.int().optional(), set: z.int().optional() })
    .nullable()
    .meta({ description: "The round that ended then, or in the last sample the one that goes on." }),
  players: z.array(playerFigures).meta({ description: "By seat." }),
  corporations: z.record(
    z.string(),
    z.object({ price: z.int().nullable(), treasury: z.int().nullable(), revenue: z.int().nullable() }),
  ),
});

const figures = endpoint({
  ...{ id: "figures", method: "get", at: "/games/:game/figures", status: 200 },
  summary: "The figures at the end of every round, and then",
  ...{ path: inGame, body: NOTHING, answer: z.object({ samples: z.array(sampleSchema) }) },
  query: z.object({ version: numeric(1).optional().meta({ description: "As they were at an earlier version." }) }),
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    const { samples } = await call.services.games.history(id, call.query.version);
    return {
      samples: samples.map(({ version, round, figures: { players, corporations } }) => ({
        ...{ version, round, players, corporations },
      })),
    };
  },
});

/** Calls that look at games. */
export const LOOKING_CALLS = [pulse, pulses, figures];
