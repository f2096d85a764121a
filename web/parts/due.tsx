/** When moves are due, who is away, whose time is up: small pieces for the sheets of a game and for lists. */
import type { Seat } from "../../engine/index.ts";
import type { GameHead, Language, SeatClock } from "../../lambdas/service/api.ts";
import { mayPassFor } from "../../lambdas/service/clock/passing.ts";
import { dateText, zonedTimeText } from "../../lambdas/service/clock/wording.ts";
import type { Scene } from "../game/scene.ts";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly head: GameHead;
  /** The reader's, null for onlookers. */
  readonly seat: Seat | null;
}

/** The reader's zone, else that of the player who is asked. */
function zoneFor({ seats }: GameHead, seat: Seat | null, asked: Seat): string {
  const zoneOf = (one: Seat | null) => seats.find((place) => place.seat === one)?.zone;
  return zoneOf(seat) ?? zoneOf(asked) ?? "UTC";
}

const nameOf = ({ seats }: GameHead, words: Words, seat: Seat): string =>
  seats.find((place) => place.seat === seat)?.name || words.somebody;

/** When the move of one seat is due. */
const DueTime = ({ words, language, head, seat, clock }: Props & { clock: SeatClock }) => {
  const time = zonedTimeText(clock.due, language, zoneFor(head, seat, clock.seat));
  const name = nameOf(head, words, clock.seat);
  const isOwn = seat === clock.seat;
  const past = isOwn ? words.dueWas(time) : words.dueWasOf(name, time);
  const line = isOwn ? words.dueBy(time) : words.dueOf(name, time);
  return (
    <time class={clock.isOver ? "due late" : "due"} datetime={clock.due}>
      {clock.isOver ? past : line}
    </time>
  );
};

/** When the moves that a game waits for are due, a line each, or the reader's alone; nothing in a game without a clock. */
export const Due = (props: Props) => {
  const { head, seat } = props;
  const own = head.clocks.filter((clock) => clock.seat === seat);
  const shown = own.length > 0 ? own : head.clocks;
  return (
    <>
      {shown.map((clock) => (
        <div class="dim">
          <DueTime {...props} clock={clock} />
        </div>
      ))}
    </>
  );
};

/** For the sheet of the move: due times, absences, and what the table may do for a player whose time is up. */
export const TableTime = ({ scene }: { scene: Scene }) => {
  const { words, language, head, seat, past } = scene;
  if (past) return null;
  const away = head.seats.filter((place) => place.away !== undefined);
  const late = head.clocks.filter((clock) => clock.isOver && clock.seat !== seat);
  if (head.clocks.length === 0 && away.length === 0) return null;
  return (
    <div class="time">
      <Due words={words} language={language} head={head} seat={seat} />
      {away.map((place) => (
        <p>
          {place.seat === seat
            ? words.awayYou(dateText(place.away ?? "", language))
            : words.away(place.name, dateText(place.away ?? "", language))}
        </p>
      ))}
      {late.map((clock) => (
        <Late scene={scene} clock={clock} />
      ))}
    </div>
  );
};

const Late = ({ scene, clock }: { scene: Scene; clock: SeatClock }) => {
  const { words, head } = scene;
  const name = nameOf(head, words, clock.seat);
  if (clock.isSought) return <p>{words.soughtFor(name)}</p>;
  if (head.pace?.atTimeout !== "pass") return <p>{words.timeUp(name)}</p>;
  return <LetPass scene={scene} clock={clock} name={name} />;
};

/** The vote on a pass, for members who sit at another seat. */
const LetPass = ({ scene, clock, name }: { scene: Scene; clock: SeatClock; name: string }) => {
  const { words, head, seat, state, paths } = scene;
  const names = clock.votes.map((one) => nameOf(head, words, one)).join(", ");
  if (!mayPassFor(state, clock.seat)) {
    return (
      <p>
        {words.timeUp(name)} {words.cannotPass}
      </p>
    );
  }
  return (
    <>
      <p>
        {words.timeUp(name)} {words.letPassLead(clock.needed, names)}
      </p>
      {seat !== null && clock.votes.includes(seat) && <p>{words.letPassGiven}</p>}
      {seat !== null && paths.mails !== null && !clock.votes.includes(seat) && (
        <form method="post" action={`${paths.page}/let-pass`} class="row">
          <input type="hidden" name="seat" value={clock.seat} />
          <input type="hidden" name="clock" value={clock.version} />
          <button type="submit">{words.letPass(name)}</button>
        </form>
      )}
    </>
  );
};
