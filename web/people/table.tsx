/** The page of what concerns a running table besides the game: seats, ending the game, a message, one's own notes. */
import type { EndingAim, GameHead, Language, NotepadView, Person, SeatInfo } from "../../lambdas/service/api.ts";
import { ENDING_AIMS, MESSAGE_LENGTH } from "../../lambdas/service/api.ts";
import { majorityOf, votesNeeded } from "../../lambdas/service/matters.ts";
import { gamePath } from "../http.ts";
import { Page, Sheet, Trouble } from "../parts/layout.tsx";
import type { Words } from "../words/index.ts";
import { Notes } from "./notes.tsx";

export interface TableView {
  readonly head: GameHead;
  /** Seats for which a vote is possible. */
  readonly idle: readonly number[];
  readonly notepad: NotepadView;
  /** What the reader wrote and could not be saved. */
  readonly unsaved: string | null;
  /** The link by which the reader offers the own seat. */
  readonly seatLink: string | null;
  /** Name of the form of the message. */
  readonly submission: string;
  readonly trouble: string | null;
}

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly person: Person;
  readonly view: TableView;
}

/** Where the page of a game lies. */
export const tablePath = (game: string): string => `${gamePath(game)}/table`;

/** The page. */
export const TablePage = (props: Props) => {
  const { words, language, person, view } = props;
  const { head } = view;
  const own = head.seats.find((place) => place.person === person.id);
  const isRunning = head.status === "running";
  return (
    <Page words={words} language={language} title={`${words.tableHeading} · ${head.name}`} person={person}>
      <div class="head plain">
        <h1>
          {words.tableHeading} <span>{head.name}</span>
        </h1>
        <p>
          <a href={gamePath(head.id)}>{words.toGame}</a>
        </p>
      </div>
      {view.trouble && <Trouble words={words} sentence={view.trouble} />}
      <div class="duo">
        <div>
          <Seats {...props} own={own} />
          {own && isRunning && <OwnSeat {...props} own={own} />}
          {own && isRunning && <Ending {...props} own={own} />}
        </div>
        <div>
          {own && head.status !== "gathering" && <Say {...props} own={own} />}
          {own && <Notes words={words} game={head.id} notepad={view.notepad} unsaved={view.unsaved} />}
        </div>
      </div>
    </Page>
  );
};

type OwnProps = Props & { readonly own: SeatInfo };

const Seats = ({ words, view, own }: Props & { own: SeatInfo | undefined }) => {
  const { head, idle } = view;
  return (
    <Sheet id="seats" heading={words.seatsNow}>
      <ol class="offers">
        {head.seats.map((place) => (
          <li>
            <div class="what">
              <b>{place.name}</b> {place.seat === own?.seat && <span class="dim">{words.seatYours}</span>}
              <SeatState words={words} head={head} place={place} isOwn={place.seat === own?.seat} />
            </div>
            {own && place.seat !== own.seat && idle.includes(place.seat) && (
              <VoteSeat words={words} head={head} place={place} own={own} />
            )}
          </li>
        ))}
      </ol>
      <p class="dim">{words.seatVoteLead(head.matters.patience)}</p>
    </Sheet>
  );
};

const SeatState = ({
  words,
  head,
  place,
  isOwn,
}: {
  words: Words;
  head: GameHead;
  place: SeatInfo;
  isOwn: boolean;
}) => {
  const sought = head.matters.sought.find((one) => one.seat === place.seat);
  if (!sought || (sought.self && !sought.open && !isOwn)) return null;
  return <small>{` ${soughtLine(words, head, place)}`}</small>;
};

/** How a seat is sought, in a sentence. */
export function soughtLine(words: Words, head: GameHead, { seat, name }: SeatInfo): string {
  const sought = head.matters.sought.find((one) => one.seat === seat);
  if (!sought) return "";
  if (sought.self) return sought.open ? words.seatOfferedLine(name) : words.seatOfferedPrivate;
  if (sought.open) return words.seatWantedLine(name);
  return words.seatVotesLine(name, sought.votes.length, votesNeeded(head, seat));
}

const VoteSeat = ({ words, head, place, own }: { words: Words; head: GameHead; place: SeatInfo; own: SeatInfo }) => {
  const sought = head.matters.sought.find((one) => one.seat === place.seat);
  if (sought?.self || sought?.open) return null;
  if (sought?.votes.includes(own.seat)) return <p>{words.seatVoted}</p>;
  return (
    <form method="post" action={`${tablePath(head.id)}/vote`}>
      <input type="hidden" name="seat" value={place.seat} />
      <button type="submit">{words.seatVote(place.name)}</button>
    </form>
  );
};

const OwnSeat = ({ words, view, own }: OwnProps) => {
  const { head, seatLink } = view;
  const sought = head.matters.sought.find((one) => one.seat === own.seat);
  return (
    <Sheet id="own-seat" heading={words.seatOffering}>
      <p>{words.seatOfferingLead}</p>
      {sought && (
        <>
          <p>{soughtLine(words, head, own)}</p>
          {seatLink && (
            <>
              <p>{words.seatLinkIs}</p>
              <p>
                <a href={seatLink}>{seatLink}</a>
              </p>
            </>
          )}
          <form method="post" action={`${tablePath(head.id)}/keep`} class="row">
            <button type="submit" class="go">
              {sought.self ? words.seatKeep : words.seatKeepHere}
            </button>
          </form>
        </>
      )}
      {(!sought || sought.self) && (
        <form method="post" action={`${tablePath(head.id)}/offer`} class="row">
          {(!sought || sought.open) && (
            <button type="submit" name="to" value="link">
              {words.seatOfferLink}
            </button>
          )}
          {!sought?.open && (
            <button type="submit" name="to" value="anybody">
              {words.seatOfferOpen}
            </button>
          )}
        </form>
      )}
    </Sheet>
  );
};

const Ending = ({ words, view, own }: OwnProps) => {
  const { head } = view;
  const { ending } = head.matters;
  return (
    <Sheet id="ending" heading={words.endingHeading}>
      <p>{words.endingLead}</p>
      {ending ? (
        <>
          <p>{endingLine(words, head)}</p>
          {ending.yes.includes(own.seat) && <p>{words.endingSaid.yes}</p>}
          {ending.no.includes(own.seat) && <p>{words.endingSaid.no}</p>}
          <div class="row">
            {!ending.yes.includes(own.seat) && <EndVote head={head} aim={ending.aim} yes text={words.endingYes} />}
            {!ending.no.includes(own.seat) && (
              <EndVote head={head} aim={ending.aim} yes={false} text={words.endingNo} />
            )}
          </div>
        </>
      ) : (
        <div class="row">
          {ENDING_AIMS.map((aim) => (
            <EndVote head={head} aim={aim} yes text={words.endingPropose[aim]} />
          ))}
        </div>
      )}
    </Sheet>
  );
};

/** The open proposal in a sentence; empty without one. */
export function endingLine(words: Words, { matters: { ending }, seatCount }: GameHead): string {
  return ending ? words.endingOpen[ending.aim](ending.yes.length, majorityOf(seatCount)) : "";
}

const EndVote = ({ head, aim, yes, text }: { head: GameHead; aim: EndingAim; yes: boolean; text: string }) => (
  <form method="post" action={`${tablePath(head.id)}/end`}>
    <input type="hidden" name="aim" value={aim} />
    <button type="submit" name="say" value={yes ? "yes" : "no"}>
      {text}
    </button>
  </form>
);

const Say = ({ words, view, own }: OwnProps) => (
  <Sheet id="say" heading={words.sayHeading}>
    <form method="post" action={`${tablePath(view.head.id)}/say`} class="stack">
      <input type="hidden" name="submission" value={view.submission} />
      <input type="hidden" name="seat" value={own.seat} />
      <div class="field">
        <label for="message">{words.sayLabel}</label>
        <textarea id="message" name="message" rows={3} maxlength={MESSAGE_LENGTH} required />
      </div>
      <button type="submit">{words.sayButton}</button>
    </form>
  </Sheet>
);
