/** My games as departures, running trains and arrivals. */
import { type Decision, type GameState, titleById, titleFor, titleOf } from "../../engine/index.ts";
import { type Context, headline, roundName } from "../../engine/narration/index.ts";
import type { GameHead, GameView, Language, Person } from "../../lambdas/service/api.ts";
import { gamePath } from "../http.ts";
import { Time } from "../parts/badge.tsx";
import { Due } from "../parts/due.tsx";
import { Page, Sheet } from "../parts/layout.tsx";
import { Live } from "../parts/live.tsx";
import type { Words } from "../words/index.ts";
import type { DemoLink } from "./demos.ts";

export interface ListedGame {
  readonly head: GameHead;
  /** Its present state, if it was looked up. */
  readonly view: GameView | null;
}

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person;
  readonly games: readonly ListedGame[];
  /** What the page shows of turns, for asking whether that has changed. */
  readonly known: string;
  /** Shown to whoever has no game yet. */
  readonly demos: readonly DemoLink[];
}

/** An invitation that is still open. */
const isInvited = (head: GameHead, person: Person): boolean =>
  head.status === "gathering" && head.seats.some((seat) => seat.person === person.id && seat.status === "invited");

const seatsOf = (head: GameHead, person: Person): number[] =>
  head.seats.filter((seat) => seat.person === person.id).map(({ seat }) => seat);

/** The entry of somebody's seat among those waited for. */
const waitFor = (head: GameHead, person: Person) =>
  head.waiting.find(({ seat }) => seatsOf(head, person).includes(seat));

/** The page. */
export const GamesPage = (props: Props) => {
  const { words, language, person, games } = props;
  const running = games.filter(({ head }) => head.status === "running");
  const waiting = running
    .filter(({ head }) => waitFor(head, person))
    .sort((a, b) => (waitFor(a.head, person)?.at ?? "").localeCompare(waitFor(b.head, person)?.at ?? ""));
  const others = running.filter((game) => !waiting.includes(game));
  const title = waiting.length > 0 ? `● (${waiting.length}) ${words.myGames}` : words.myGames;
  return (
    <Page words={words} language={language} title={title} person={person} current="games">
      <Live words={words} url="/games/now" known={props.known} page="/games" own />
      <div class="head plain">
        <h1>{words.myGames}</h1>
        {games.length === 0 && <NoGames {...props} />}
        <p class="row">
          <a class={games.length === 0 ? "btn go" : "btn"} href="/games/new">
            {words.newGame}
          </a>
          <a class="btn" href="/games/take-over">
            {words.importGame}
          </a>
        </p>
      </div>
      {waiting.length > 0 && (
        <Sheet id="waiting" heading={words.waitingForYou(waiting.length)} remark={words.mostUrgent} class="now-sheet">
          <div class="body">
            <Timetable {...props} games={waiting} columns={[words.youDecide, words.sinceHead]} act />
          </div>
        </Sheet>
      )}
      <UndoRequests {...props} />
      <Invitations {...props} games={games.filter(({ head }) => isInvited(head, person))} />
      <Section {...props} id="running" heading={words.running} remark={words.runningRemark} games={others} />
      <Section
        {...props}
        id="gathering"
        heading={words.gathering}
        remark={words.gatheringRemark}
        games={games.filter(({ head }) => head.status === "gathering" && !isInvited(head, person))}
      />
      <Section
        {...props}
        id="arrived"
        heading={words.arrived}
        remark={words.arrivedRemark}
        games={games.filter(({ head }) => head.status === "finished")}
      />
    </Page>
  );
};

/** One sentence and what there is to look at. */
const NoGames = ({ words, demos }: Props) =>
  demos.length === 0 ? (
    <p>{words.noGames}</p>
  ) : (
    <>
      <p>{words.noGamesYet}</p>
      <p class="row">
        {demos.map(({ title, path }) => (
          <a class="btn" href={path}>
            {words.demoOf(titleById(title).name)}
          </a>
        ))}
      </p>
    </>
  );

/** Requests to take moves back that the person has yet to answer. */
const UndoRequests = ({ words, person, games }: Props) => {
  const open = games.flatMap(({ head }) => {
    const isAsked = head.undo?.answering.some((seat) => seatsOf(head, person).includes(seat));
    return head.undo && isAsked ? [{ head, who: head.seats[head.undo.seat]?.name ?? "" }] : [];
  });
  if (open.length === 0) return null;
  return (
    <Sheet id="undo" heading={words.undoHeading} class="now-sheet">
      <ul class="dots">
        {open.map(({ head, who }) => (
          <li>
            <a href={`${gamePath(head.id)}#undo-h`}>{words.undoToAnswer(who, head.name)}</a>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

/** Tables that keep a seat: taken here with one button. */
const Invitations = ({ words, games }: Props) => {
  if (games.length === 0) return null;
  return (
    <Sheet id="invitations" heading={words.invitationsHeading}>
      <ul class="offers">
        {games.map(({ head }) => (
          <li>
            <div class="what">
              <b>
                {titleFor(head.title, head.seatCount).name} <a href={gamePath(head.id)}>{head.name}</a>
              </b>
              <small>
                {words.hostedBy(head.seats.find(({ person }) => person === head.host)?.name ?? "")} ·{" "}
                {seatsLine(words, head)}
              </small>
            </div>
            <form method="post" action={`${gamePath(head.id)}/join`}>
              <button type="submit" class="go">
                {words.takeSeat}
                <span class="vh">: {head.name}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

const Section = ({ id, heading, remark, ...props }: Props & { id: string; heading: string; remark: string }) => {
  if (props.games.length === 0) return null;
  const { words } = props;
  const columns = {
    running: [words.waitingFor, words.sinceHead],
    gathering: [words.seatsHead, words.sinceHead],
    arrived: [words.seatsHead, words.endedHead],
  }[id] ?? ["", ""];
  return (
    <Sheet id={id} heading={heading} remark={remark}>
      <Timetable {...props} columns={columns} />
    </Sheet>
  );
};

const Timetable = ({ columns, act, ...props }: Props & { columns: readonly string[]; act?: boolean }) => {
  const { words, games } = props;
  return (
    <table class="tt">
      <thead>
        <tr>
          <th scope="col">{words.titleHead}</th>
          <th scope="col">{words.gameHead}</th>
          {columns.map((head) => (
            <th scope="col">{head}</th>
          ))}
          <th scope="col">
            <span class="vh">{words.openHead}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <Row {...props} game={game} act={act ?? false} />
        ))}
      </tbody>
    </table>
  );
};

const Row = ({ words, language, person, game: { head, view }, act }: Props & { game: ListedGame; act: boolean }) => {
  const told = view?.state && view.decision ? tell(head, view.state, view.decision, person, language) : null;
  const since = waitFor(head, person)?.at ?? head.waiting[0]?.at ?? head.updatedAt;
  return (
    <tr>
      <th scope="row" class="title">
        {titleFor(head.title, head.seatCount).name}
      </th>
      <td>
        <a class="cell" href={gamePath(head.id)}>
          {head.name}
        </a>
        {told && <small class="dim"> {told.round}</small>}
      </td>
      <td class="full">{told?.line ?? seatsLine(words, head)}</td>
      <td class="full">
        <Time iso={since} language={language} />
        <Due words={words} language={language} head={head} seat={seatsOf(head, person)[0] ?? null} />
      </td>
      <td class="act">
        <a class={act ? "btn go" : "btn"} href={gamePath(head.id)}>
          {act ? words.moveButton : words.look}
          <span class="vh">: {head.name}</span>
        </a>
      </td>
    </tr>
  );
};

function seatsLine(words: Words, head: GameHead): string {
  const seated = head.seats.filter(({ status }) => status === "seated");
  return head.status === "gathering"
    ? words.seatsTaken(seated.length, head.seatCount)
    : seated.map(({ name }) => name).join(", ");
}

function tell(head: GameHead, state: GameState, decision: Decision, person: Person, language: Language) {
  const [seat] = seatsOf(head, person);
  const context: Context = {
    title: titleOf(state),
    language,
    names: { seat: (one) => head.seats[one]?.name ?? "" },
    ...(seat === undefined ? {} : { you: seat }),
  };
  return { line: headline(decision, state, context), round: roundName(state, context) };
}
