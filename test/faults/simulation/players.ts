/** What players do: legal moves, several forms at once, the same form twice, old forms, wrong seats, nonsense; and they look. */
import { decideAll, decision, type Move } from "../../../engine/index.ts";
import type { GameView, Submission } from "../../../lambdas/service/api.ts";
import { createServices } from "../../../lambdas/service/services.ts";
import { pick } from "../../support/legal.ts";
import { randomMove } from "../../support/random-moves.ts";
import { inProcess, TIMEOUTS, type Try, type World } from "./world.ts";

type Task = () => Promise<void>;

/** Makes a submission, and keeps the answer if one comes. */
export async function submit(world: World, { submission, answers }: Try): Promise<void> {
  const answer = await inProcess(world, TIMEOUTS.web, (deps) => createServices(deps).games.submit(submission));
  if (answer) answers.push(answer);
}

function newTry(world: World, submission: Omit<Submission, "submission">): Try {
  const made = { submission: { ...submission, submission: world.quiet.chance.id() }, answers: [] };
  world.tries.push(made);
  return made;
}

/** A player's next step at a game: one or several submissions, to be made at the same time. */
export async function steps(world: World, game: string): Promise<Task[]> {
  const view = await createServices(world.quiet).games.load(game);
  const { roll } = world;
  const once = (made: Try | undefined): Task[] => (made ? [() => submit(world, made)] : []);
  const kind = roll(22);
  if (kind === 0) return [() => look(world, game)];
  if (kind > 19) return [() => undo(world, view), ...once(view.state?.result ? undefined : legal(world, view))];
  if (kind < 4) return once(repeated(world));
  if (kind < 6) return once(stale(world, view));
  if (!view.decision || view.state?.result) return [];
  if (kind === 6) return once(foreign(world, view));
  if (kind === 7) return once(several(world, view));
  const made = legal(world, view);
  const rivals = kind < 11 ? Array.from({ length: 1 + roll(3) }, () => legal(world, view)) : [];
  const twin = roll(5) === 0 ? [made] : [];
  return [made, ...rivals, ...twin].flatMap(once);
}

const personIn = ({ head }: GameView, seat: number): string => head.seats[seat]?.person ?? "";

function drawn(world: World, { decision }: GameView): { seat: number; move: Move } {
  if (!decision) throw new Error("there is nothing to decide");
  return randomMove(decision, world.roll);
}

function legal(world: World, view: GameView): Try {
  const { seat, move } = drawn(world, view);
  return newTry(world, {
    game: view.head.id,
    version: view.version,
    ...{ seat, person: personIn(view, seat), moves: [move] },
  });
}

/** A submission that was made before, answered or not. */
function repeated({ tries, roll }: World): Try | undefined {
  return tries.length > 0 ? pick(tries.slice(-12), roll) : undefined;
}

/** A form that was opened some entries ago. */
function stale(world: World, view: GameView): Try | undefined {
  const version = Math.max(0, view.version - 1 - world.roll(5));
  const seat = world.roll(view.head.seatCount);
  return newTry(world, {
    ...{ game: view.head.id, version, seat, person: personIn(view, seat) },
    moves: [{ type: "pass" }],
  });
}

/** Somebody moves for another seat, or what is nobody's move. */
function foreign(world: World, view: GameView): Try {
  const { seat, move } = drawn(world, view);
  const other = (seat + 1) % view.head.seatCount;
  const wrong: Move = { type: "bid", company: "none", amount: world.roll(1000) };
  const isForeign = world.roll(2) === 0;
  return newTry(world, {
    ...{ game: view.head.id, version: view.version, seat },
    ...{ person: personIn(view, isForeign ? other : seat), moves: [isForeign ? move : wrong] },
  });
}

/** Two moves at once: both legal, or the second one not, and then nothing must happen. */
function several(world: World, view: GameView): Try | undefined {
  const { state } = view;
  const { seat, move } = drawn(world, view);
  if (!state) return undefined;
  const decided = decideAll(state, seat, [move]);
  const next = decided.accepted && !decided.state.result ? nextMove(world, decided.state, seat) : undefined;
  const second: Move = next ?? { type: "bid", company: "none", amount: 1 };
  return newTry(world, {
    ...{ game: view.head.id, version: view.version, seat },
    ...{ person: personIn(view, seat), moves: [move, second] },
  });
}

function nextMove(world: World, state: Parameters<typeof decision>[0], seat: number): Move | undefined {
  const drawnNext = randomMove(decision(state), world.roll);
  return drawnNext.seat === seat ? drawnNext.move : undefined;
}

/** Somebody takes moves back or asks for it, or an open request is answered: now and then twice. */
async function undo(world: World, { head, version, state }: GameView): Promise<void> {
  if (!state || state.result) return;
  const open = head.undo;
  const seat = open?.answering[0] ?? world.roll(head.seatCount);
  const envelope = { game: head.id, seat, person: head.seats[seat]?.person ?? "", version };
  const named = { ...envelope, submission: world.quiet.chance.id() };
  const answer = world.roll(5) === 0 ? "declined" : "accepted";
  for (let n = 0; n <= world.roll(2); n++) {
    await inProcess(world, TIMEOUTS.web, (deps) => {
      const service = createServices(deps).undo;
      const to = Math.max(1, version - 1 - (named.submission.charCodeAt(0) % 4));
      return open ? service.answer({ ...named, request: open.version, answer }) : service.takeBack({ ...named, to });
    });
  }
}

/** Somebody reads: his list, the game, an older version. */
async function look(world: World, game: string): Promise<void> {
  const reader = pick(world.people, world.roll);
  await inProcess(world, TIMEOUTS.web, async (deps) => {
    const { games } = createServices(deps);
    await Promise.all([games.listFor(reader), games.load(game), games.entries(game, 1)]);
    await games.loadAt(game, 1 + world.roll(5));
  });
}
