/**
 * The page that an answer leads to when a reply's author could not be proved: what was read in the mail, and one button. It stands
 * below a turn link and can do no more than that.
 */
import { Hono } from "hono";
import * as z from "zod";
import { describeMove, type Move, readTurn, titleFor } from "../../engine/index.ts";
import { type GameView, SituationError, type TurnTicket } from "../../lambdas/service/api.ts";
import { formerOf } from "../../lambdas/service/matters.ts";
import { type Ctx, type Env, fieldText, readForm, seeOther } from "../http.ts";
import { Page } from "../parts/layout.tsx";
import { addressSeat, gonePage, isAlive, isPresent, readTicket, turnPaths } from "./turn.tsx";

const LONGEST_MOVES = 12_000;

const saidSchema = z.object({
  version: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number),
  submission: z.string().regex(/^[\w-]{8,64}$/),
  /** Lines of moves. */
  moves: z.string().max(LONGEST_MOVES),
  say: z.string(),
});
type SaidByMail = z.infer<typeof saidSchema>;

export function confirmRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/:token/confirm", confirmPage);
  app.post("/:token/confirm", confirm);
  return app;
}

function readSaid(field: (name: string) => string | undefined): SaidByMail {
  const [version, submission, moves, say] = ["version", "submission", "moves", "say"].map((name) => field(name) ?? "");
  const parsed = saidSchema.safeParse({ version, submission, moves, say });
  if (!parsed.success) throw new SituationError("notFound", "noGame");
  return parsed.data;
}

/** The moves against the game as it stood when the mail was read; null if they cannot be read there. */
function movesIn({ moves }: SaidByMail, { head, state }: GameView, { seat }: TurnTicket): readonly Move[] | null {
  if (moves.trim() === "") return [];
  const names = { seat: (one: number) => head.seats[one]?.name ?? "" };
  const read = state ? readTurn(moves, state, seat, "en", names) : null;
  return read?.read ? read.moves : null;
}

async function confirmPage(c: Ctx): Promise<Response> {
  const ticket = readTicket(c);
  const said = readSaid((name) => c.req.query(name));
  const view = await c.get("input").services.games.load(ticket.game);
  addressSeat(c, view.head, ticket);
  const moves = movesIn(said, view, ticket);
  const isOpen = isAlive(view.head, ticket) && view.version === said.version;
  if (!isOpen || !moves) return gonePage(c, ticket, view.head);
  return c.html(<Confirmation c={c} ticket={ticket} said={said} view={view} moves={moves} />);
}

/** Repeating it is answered as the first time; once the game has moved on nothing new can be confirmed. */
async function confirm(c: Ctx): Promise<Response> {
  const ticket = readTicket(c);
  const form = await readForm(c);
  const said = readSaid((name) => fieldText(form, name));
  const { games } = c.get("input").services;
  const head = await games.head(ticket.game);
  addressSeat(c, head, ticket);
  const person = head.seats[ticket.seat]?.person;
  const hasPassed = formerOf(head.matters, ticket) !== null;
  const mayMove = isAlive(head, ticket) || !(await isPresent(c, head, said.version));
  if (!person || hasPassed || !mayMove) return gonePage(c, ticket, head);
  const moves = movesIn(said, await games.loadAt(ticket.game, said.version), ticket);
  if (!moves) return gonePage(c, ticket, head);
  const { version, submission, say } = said;
  const message = say.trim() === "" ? {} : { message: say };
  const answer = await games.submit({ ...ticket, person, version, submission, moves, ...message });
  if (answer.outcome !== "accepted") return gonePage(c, ticket, head);
  const { page, history } = turnPaths(c, ticket);
  return seeOther(c, answer.entry.waiting.includes(ticket.seat) ? page : history);
}

interface Props {
  readonly c: Ctx;
  readonly ticket: TurnTicket;
  readonly said: SaidByMail;
  readonly view: GameView;
  readonly moves: readonly Move[];
}

const Confirmation = ({ c, ticket, said, view: { head }, moves }: Props) => {
  const words = c.get("words");
  const language = c.get("language");
  const names = { seat: (seat: number) => head.seats[seat]?.name ?? "" };
  const context = { title: titleFor(head.title, head.seatCount), language, names, you: ticket.seat };
  return (
    <Page words={words} language={language} title={words.confirmHeading} person={null}>
      <div class="head plain">
        <h1>{words.confirmHeading}</h1>
      </div>
      <form method="post" action={`${turnPaths(c, ticket).page}/confirm`} class="note narrow">
        <p>{words.confirmLead(head.name)}</p>
        <ul>
          {moves.map((move) => (
            <li>{describeMove(move, context)}</li>
          ))}
        </ul>
        {said.say !== "" && <p class="said">{words.message(said.say)}</p>}
        {Object.entries(said).map(([name, value]) => (
          <input type="hidden" name={name} value={String(value)} />
        ))}
        <button type="submit" class="go">
          {words.confirmButton}
        </button>
      </form>
    </Page>
  );
};
