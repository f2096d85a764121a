/** Calls about games as files: looking through one of another site, taking its game over, and giving games out. */
import * as z from "zod";
import { refusalSentence, titleById } from "../../engine/index.ts";
import type { Survey } from "../../engine/interop/survey.ts";
import type { SeatWish } from "../../lambdas/service/api.ts";
import { LARGEST_UPLOAD } from "../routes/exchange.tsx";
import { type Call, endpoint, NOTHING, type Shown } from "./endpoint.ts";
import { headFor, inGame, language, tableOf, tableSchema } from "./table.ts";

const fileShape = z.looseObject({ title: z.string(), actions: z.array(z.looseObject({ type: z.string() })) }).meta({
  id: "GameFile",
  description: "A game as 18xx.games keeps it; docs/exchange.md says what is read and written.",
});

const surveySchema = z.object({
  title: z.string(),
  players: z.array(z.string()).meta({ description: "Names by seat." }),
  actions: z.int(),
  moves: z.int().meta({ description: "Moves that would be taken over and count." }),
  undone: z.int().meta({ description: "Moves that were taken back." }),
  over: z.boolean().meta({ description: "The game has come to its end." }),
  believed: z
    .boolean()
    .meta({ description: "Of a game that is over: what the file claims cannot be followed without belief." }),
  trouble: z
    .object({
      action: z.int().meta({ description: "Counted from 1." }),
      type: z.string(),
      reason: z.string().nullable(),
      rule: z.string().nullable().meta({ description: "The rule that it breaks; null if it cannot be read." }),
      detail: z.string(),
    })
    .nullable()
    .meta({ description: "Where the file cannot be followed any more." }),
});

const survey = endpoint({
  ...{ id: "surveyFile", method: "post", at: "/files/survey", status: 200, largestBody: LARGEST_UPLOAD },
  summary: "Look through a file of 18xx.games without taking it over",
  ...{ path: NOTHING, query: NOTHING, body: z.object({ file: fileShape }), answer: surveySchema },
  handle: async (call) => surveyOf(call, call.services.exchange.survey(JSON.stringify(call.body.file))),
});

function surveyOf(
  { language, words }: Pick<Call<unknown, unknown, unknown>, "language" | "words">,
  { title, players, actions, line, undone, state, believed, trouble }: Survey,
): Shown<z.input<typeof surveySchema>> {
  const names = { seat: (seat: number) => players[seat] ?? "" };
  const context = { title: titleById(title), language, names };
  return {
    ...{ title, players, actions, moves: line.length, undone, over: state.result !== null, believed },
    trouble: trouble && {
      ...{ action: trouble.action, type: trouble.type },
      ...{ reason: trouble.refusal?.code ?? null, rule: trouble.refusal?.rule ?? null },
      detail: trouble.refusal ? refusalSentence(trouble.refusal, context) : words.importUnread,
    },
  };
}

const seatWish: z.ZodType<SeatWish, SeatWish> = z.union([
  z.enum(["host", "nobody"]),
  z.object({ address: z.string().max(300) }),
]);

const importFile = endpoint({
  ...{ id: "importFile", method: "post", at: "/files", status: 201, largestBody: LARGEST_UPLOAD },
  summary: "Take over the game of a file, whole or not at all; the same again is the same game",
  ...{ path: NOTHING, query: NOTHING, answer: tableSchema },
  body: z.object({
    file: fileShape,
    name: z.string().max(300),
    seats: z
      .array(seatWish)
      .max(20)
      .meta({ description: "Who takes each seat: you, whoever has an address, or, of a game that is over, nobody." }),
    language: language.default("en").meta({ description: "Of mails to those who are new here." }),
    partial: z.boolean().default(false).meta({ description: "Take the moves before the trouble, if there is any." }),
  }),
  async handle(call) {
    const { file, ...asked } = call.body;
    const text = JSON.stringify(file);
    return tableOf(call, await call.services.exchange.importFile(call.person, { ...asked, text }));
  },
});

const exportFile = endpoint({
  ...{ id: "exportFile", method: "get", at: "/games/:game/file", status: 200 },
  summary: "A game as a file of 18xx.games",
  ...{ path: inGame, query: NOTHING, body: NOTHING, answer: fileShape },
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return fileShape.parse(JSON.parse(await call.services.exchange.exportFile(id)));
  },
});

const exportLog = endpoint({
  ...{ id: "exportLog", method: "get", at: "/games/:game/log", status: 200 },
  summary: "The complete log of a game that is over, with its chain of hashes",
  ...{ path: inGame, query: NOTHING, body: NOTHING },
  answer: z.object({
    lines: z.array(z.string()).meta({ description: "Each one line of the file that `import` reads." }),
  }),
  async handle(call) {
    const { id } = await headFor(call, call.path.game);
    return { lines: (await call.services.exchange.exportLog(id)).trimEnd().split("\n") };
  },
});

/** Calls about games as files. */
export const EXCHANGE_CALLS = [survey, importFile, exportFile, exportLog];
