/** A table before its game starts: seats, invitations, rules, and the buttons of host and guests. */
import { titleFor } from "../../engine/index.ts";
import { optionName } from "../../engine/narration/index.ts";
import type { GameHead, Language, Person, SeatInfo } from "../../lambdas/service/api.ts";
import { gameNowPath } from "../game/live.tsx";
import { gamePath } from "../http.ts";
import { LanguageChoice } from "../parts/choices.tsx";
import { Page, Sheet, Trouble } from "../parts/layout.tsx";
import { Live } from "../parts/live.tsx";
import { type GameMails, GameMailsSheet } from "../people/wishes.tsx";
import type { Words } from "../words/index.ts";
import { PaceSheet } from "./pace.tsx";

export interface LobbyView {
  readonly head: GameHead;
  /** Addresses of open invitations; only the host sees them. */
  readonly invitations: readonly { readonly seat: number; readonly address: string }[];
  /** Seats of persons whom no mail reaches; only the host sees them. */
  readonly unreachable: readonly number[];
  /** The whole link for others. */
  readonly watch: string;
  /** Which mails the reader wants; null for onlookers. */
  readonly mails: GameMails | null;
  /** Where the button to take a seat leads. */
  readonly joinPath: string;
  /** Address of a refused invitation. */
  readonly address: string;
  readonly trouble: string | null;
}

interface Props {
  readonly words: Words;
  readonly language: Language;
  /** Who looks, null for somebody with the link who has not signed in. */
  readonly person: Person | null;
  readonly view: LobbyView;
}

/** The page of the table. */
export const LobbyPage = (props: Props) => {
  const { words, language, person, view } = props;
  const { head } = view;
  const title = titleFor(head.title, head.seatCount);
  const isFull = head.status === "gathering" && seatedCount(head) === head.seatCount;
  const invites =
    person?.id === head.host && head.status === "gathering" && head.seats.some(({ status }) => status === "open");
  return (
    <Page words={words} language={language} title={`${title.name} ${head.name}`} person={person} current="games">
      <Live
        words={words}
        url={gameNowPath(view.watch, { version: head.version, seats: [], language })}
        known={String(head.version)}
        page={view.joinPath.replace(/\/join$/, "")}
        stay={view.trouble !== null}
      />
      <div class="head plain">
        <h1>
          {title.name} <span>{head.name}</span>
        </h1>
        <p class="facts">
          <span>{isFull ? words.tableFull : words.gameStatus[head.status]}</span>
          <span>{words.seatsTaken(seatedCount(head), head.seatCount)}</span>
        </p>
      </div>
      {view.trouble && <Trouble words={words} sentence={view.trouble} />}
      {head.matters.closed && <p class="note narrow">{words.closedBy[head.matters.closed]}</p>}
      <div class="duo">
        <div>
          <Seats {...props} />
          {invites ? <Invite {...props} /> : <Mails {...props} />}
        </div>
        <div>
          <Rules {...props} />
          <PaceSheet words={words} language={language} head={head} person={person} />
          <Sheet id="watch" heading={words.watchHeading}>
            <p>{words.watchLead}</p>
            <p>
              <a href={view.watch}>{view.watch}</a>
            </p>
          </Sheet>
          {invites && <Mails {...props} />}
        </div>
      </div>
    </Page>
  );
};

const seatedCount = (head: GameHead): number => head.seats.filter(({ status }) => status === "seated").length;
const isSeated = (head: GameHead, person: Person): boolean =>
  head.seats.some((seat) => seat.person === person.id && seat.status === "seated");
const mayJoin = (head: GameHead, person: Person): boolean =>
  head.seats.some((seat) => seat.status === "open" || (seat.status === "invited" && seat.person === person.id));

const Seats = (props: Props) => {
  const { words, view } = props;
  const { head } = view;
  const { min } = titleFor(head.title, head.seatCount).players;
  return (
    <Sheet id="seats" heading={words.seats}>
      <ol class="offers">
        {head.seats.map((seat) => (
          <SeatLine words={words} view={view} seat={seat} />
        ))}
      </ol>
      <p class="dim">
        {words.lobbyLead} {min < head.seatCount && words.lobbyLeadFewer(min)}
      </p>
      {head.status === "gathering" && <TableButtons {...props} />}
    </Sheet>
  );
};

/** What host, guests and those with the link may do before the start. */
const TableButtons = ({ words, person, view }: Props) => {
  const { head } = view;
  const { min } = titleFor(head.title, head.seatCount).players;
  const isHost = person?.id === head.host;
  return (
    <div class="row">
      {isHost && seatedCount(head) >= min && (
        <OneButton action={`${gamePath(head.id)}/start`} text={words.startGame} main />
      )}
      {person && !isSeated(head, person) && mayJoin(head, person) && (
        <>
          <p>{words.joinLead(person.name)}</p>
          <OneButton action={view.joinPath} text={words.join} main />
        </>
      )}
      {person && isSeated(head, person) && !isHost && (
        <OneButton action={`${gamePath(head.id)}/leave`} text={words.leave} />
      )}
      {!person && (
        <a class="btn go" href={`/sign-in?next=${encodeURIComponent(new URL(view.watch).pathname)}`}>
          {words.joinSignIn}
        </a>
      )}
    </div>
  );
};

const SeatLine = ({ words, view, seat }: { words: Words; view: LobbyView; seat: SeatInfo }) => {
  const { head, invitations } = view;
  const invitation = invitations.find((one) => one.seat === seat.seat);
  return (
    <li>
      <div class="what">
        <span class="dim">{words.seatNumber(seat.seat + 1)} </span>
        {seat.status === "seated" && <b>{seat.name}</b>}
        {seat.status === "seated" && seat.person === head.host && <span class="dim"> {words.host}</span>}
        {seat.status === "invited" && `${words.seatInvited} ${invitation?.address ?? ""}`}
        {seat.status === "open" && <span class="dim">{words.seatOpen}</span>}
        {view.unreachable.includes(seat.seat) && <small class="down"> {words.seatUnreachable}</small>}
      </div>
      {invitation && (
        <form method="post" action={`${gamePath(head.id)}/withdraw`}>
          <input type="hidden" name="seat" value={seat.seat} />
          <button type="submit">{words.withdrawInvitation(invitation.address)}</button>
        </form>
      )}
    </li>
  );
};

const OneButton = ({ action, text, main }: { action: string; text: string; main?: boolean }) => (
  <form method="post" action={action}>
    <button type="submit" class={main ? "go" : undefined}>
      {text}
    </button>
  </form>
);

const Mails = ({ words, person, view: { head, mails } }: Props) =>
  person && mails && isSeated(head, person) ? <GameMailsSheet words={words} head={head} mails={mails} /> : null;

const Invite = ({ words, language, view }: Props) => {
  const { head, address } = view;
  return (
    <Sheet id="invite" heading={words.invite}>
      <form method="post" action={`${gamePath(head.id)}/invite`} class="stack">
        <p class="dim">{words.inviteLead}</p>
        <div class="field">
          <label for="address">{words.address}</label>
          <input type="email" id="address" name="address" value={address} maxlength={254} required />
        </div>
        <LanguageChoice words={words} language={language} />
        <button type="submit">{words.inviteButton}</button>
      </form>
    </Sheet>
  );
};

const Rules = ({ words, language, view: { head } }: Props) => {
  const title = titleFor(head.title, head.seatCount);
  const context = { title, language, names: { seat: () => "" } };
  const special = title.options.filter(
    ({ id, values }) => head.options[id] !== undefined && head.options[id] !== values[0],
  );
  return (
    <Sheet id="rules" heading={words.lobbyOptions} remark={`${title.name} ${title.subtitle}`}>
      {special.length === 0 ? (
        <p>{words.chosenDefaults}</p>
      ) : (
        <dl class="lead">
          {special.map(({ id }) => {
            const named = optionName(id, context);
            const value = head.options[id] ?? "";
            return (
              <div>
                <dt>{named.label}</dt>
                <dd>{named.values[value] ?? value}</dd>
              </div>
            );
          })}
        </dl>
      )}
      <p class="aside">
        <a href={`/rules/${title.id}`}>{words.rulesOf(title.name)}</a>
      </p>
    </Sheet>
  );
};

/** The page on which a player chooses the mails of a running game. */
export const MailsPage = (props: Omit<Props, "view"> & { head: GameHead; mails: GameMails }) => {
  const { words, language, person, head, mails } = props;
  return (
    <Page words={words} language={language} title={words.muteHeading} person={person}>
      <div class="head plain">
        <h1>
          {titleFor(head.title, head.seatCount).name} <span>{head.name}</span>
        </h1>
        <p>
          <a href={gamePath(head.id)}>{words.toGame}</a>
        </p>
      </div>
      <GameMailsSheet words={words} head={head} mails={mails} />
    </Page>
  );
};
