/** Calls about a game: looking at it, moving, talking, and taking moves back. */
import * as z from "zod";
import { question, type Refusal, refusalSentence } from "../../engine/index.ts";
import { type GameHead, MOVES_AT_ONCE, SituationError, type SubmitAnswer } from "../../lambdas/service/api.ts";
import { readingSeat } from "../routes/scenes.ts";
import { type Call, endpoint, NOTHING, type Shown } from "./endpoint.ts";
import { contextFor, entryOf, entrySchema, moveShape } from "./log.ts";
import { decisionOf, decisionSchema, stateOf, stateSchema } from "./position.ts";
import { ProblemError } from "./problems.ts";
import {
  headFor,
  inGame,
  memberOf,
  numeric,
  seatInPath,
  seatNumber,
  submissionId,
  tableOf,
  tableSchema,
  versionNumber,
} from "./table.ts";

const game = endpoint({
  ...{ id: "game", method: "get", at: "/games/:game", summary: "A game and its position", status: 200 },
  ...{ path: inGame, body: NOTHING },
  query: z.object({
    version: numeric(1).optional().meta({ description: "An earlier version; without it the present one." }),
  }),
  answer: z.object({
    table: tableSchema,
    version: versionNumber,
    state: stateSchema.nullable().meta({ description: "Null until the game starts." }),
  }),
  async handle(call) {
    const { games } = call.services;
    const present = memberOf(call, await games.load(call.path.game));
    const { version } = call.query;
    const seen = version === undefined ? present : await games.loadAt(call.path.game, version);
    const { head } = present;
    return { table: tableOf(call, head), version: seen.version, state: seen.state && stateOf(head, seen.state) };
  },
});

const decision = endpoint({
  ...{ id: "decision", method: "get", at: "/games/:game/decision", status: 200 },
  summary: "What the game waits for, and every legal move",
  ...{ path: inGame, query: NOTHING, body: NOTHING, answer: decisionSchema },
  async handle(call) {
    const view = memberOf(call, await call.services.games.load(call.path.game));
    if (!view.state || !view.decision) throw new SituationError("conflict", "notStarted");
    const seat = readingSeat(view.head, view, call.person) ?? -1;
    return decisionOf(view, view.decision, question(view.decision, view.state, seat, contextFor(call, view.head)));
  },
});

const MOST_ENTRIES = 200;

const entries = endpoint({
  ...{ id: "entries", method: "get", at: "/games/:game/entries", summary: "The log from a version on", status: 200 },
  ...{ path: inGame, body: NOTHING, answer: z.object({ version: versionNumber, entries: z.array(entrySchema) }) },
  query: z.object({
    from: numeric(1).default(1),
    limit: numeric(1, MOST_ENTRIES).default(MOST_ENTRIES),
  }),
  async handle(call) {
    const head = await headFor(call, call.path.game);
    const { from, limit } = call.query;
    const found = await call.services.games.entries(head.id, from);
    const context = contextFor(call, head);
    return { version: head.version, entries: found.slice(0, limit).map((entry) => entryOf(head, entry, context)) };
  },
});

const deed = { seat: seatNumber, version: versionNumber, submission: submissionId };
const messageText = z.string().max(4000).meta({ description: "To the table, at most 1000 letters." });
const acceptedSchema = z
  .object({ version: versionNumber.meta({ description: "The entry that it became." }), entry: entrySchema })
  .meta({ id: "Accepted" });

const move = endpoint({
  ...{ id: "move", method: "post", at: "/games/:game/moves", status: 200 },
  summary: "Make one move or several in order, all or nothing",
  ...{ path: inGame, query: NOTHING, answer: acceptedSchema },
  body: z.object({ ...deed, moves: z.array(moveShape).min(1).max(MOVES_AT_ONCE), message: messageText.optional() }),
  handle: (call) => submitted(call, call.body),
});

const say = endpoint({
  ...{ id: "say", method: "post", at: "/games/:game/messages", summary: "Say something to the table", status: 200 },
  ...{ path: inGame, query: NOTHING, answer: acceptedSchema },
  body: z.object({ ...deed, message: messageText }),
  handle: (call) => submitted(call, { ...call.body, moves: [] }),
});

const undoSteps = endpoint({
  ...{ id: "undoSteps", method: "get", at: "/games/:game/undo", status: 200 },
  summary: "How far one of your seats may take the game back",
  ...{ path: inGame, body: NOTHING },
  query: z.object({ seat: seatInPath }),
  answer: z.object({
    steps: z.array(
      z.object({
        to: versionNumber,
        answering: z.array(seatNumber).meta({ description: "Seats that would have to agree; empty: it is free." }),
      }),
    ),
  }),
  async handle(call) {
    const head = await headFor(call, call.path.game);
    const { seat } = call.query;
    if (head.seats[seat]?.person !== call.person.id) throw new SituationError("forbidden", "notYourSeat");
    const steps = head.status === "running" ? await call.services.undo.steps(head.id, seat) : [];
    return { steps: steps.map(({ to, answering }) => ({ to, answering })) };
  },
});

const undo = endpoint({
  ...{ id: "undo", method: "post", at: "/games/:game/undo", status: 200 },
  summary: "Take moves back, or ask those who must agree",
  ...{ path: inGame, query: NOTHING, answer: acceptedSchema },
  body: z.object({ ...deed, to: versionNumber, message: messageText.optional() }),
  handle: (call) =>
    answered(call, ({ game, person }) => call.services.undo.takeBack({ ...withoutNothing(call.body), game, person })),
});

const answerUndo = endpoint({
  ...{ id: "answerUndo", method: "post", at: "/games/:game/undo/answer", status: 200 },
  summary: "Answer a request to take moves back, or withdraw your own",
  ...{ path: inGame, query: NOTHING, answer: acceptedSchema },
  body: z.object({ ...deed, request: versionNumber, answer: z.enum(["accepted", "declined", "withdrawn"]) }),
  handle: (call) => answered(call, ({ game, person }) => call.services.undo.answer({ ...call.body, game, person })),
});

/** Calls about a game. */
export const GAME_CALLS = [game, decision, entries, move, say, undoSteps, undo, answerUndo];

type GameCall = Pick<
  Call<{ game: string }, unknown, unknown>,
  "path" | "person" | "services" | "words" | "origin" | "language"
>;
type Accepted = Shown<z.input<typeof acceptedSchema>>;
type Deed = Omit<Parameters<GameCall["services"]["games"]["submit"]>[0], "game" | "person" | "message"> & {
  readonly message?: string | undefined;
};

function submitted(call: GameCall, deed: Deed): Promise<Accepted> {
  return answered(call, ({ game, person }) => call.services.games.submit({ ...withoutNothing(deed), game, person }));
}

/** A message that is not there is left out. */
function withoutNothing<T extends { readonly message?: string | undefined }>(deed: T) {
  const { message, ...rest } = deed;
  return message === undefined ? rest : { ...rest, message };
}

/** Carries out a deed. That it did not happen is a problem, in the words of the pages. */
async function answered(
  call: GameCall,
  act: (where: { game: string; person: string }) => Promise<SubmitAnswer>,
): Promise<Accepted> {
  const head = await headFor(call, call.path.game);
  const answer = await act({ game: head.id, person: call.person.id });
  if (answer.outcome === "refused") throw refused(call, head, answer.refusal, answer);
  if (answer.outcome === "movedOn") throw new SituationError("conflict", "movedOn", { version: answer.version });
  return { version: answer.version, entry: entryOf(head, answer.entry, contextFor(call, head)) };
}

function refused(
  call: GameCall,
  head: GameHead,
  refusal: Refusal,
  { index, version }: { index: number; version: number },
): ProblemError {
  const detail = refusalSentence(refusal, contextFor(call, head));
  return new ProblemError({ situation: "refused", reason: refusal.code, detail, rule: refusal.rule, index, version });
}
