/** Mails about who plays, what the table decides and what others do: which an entry demands, and how each is written. */
import type { OutgoingMail } from "../mail/port.ts";
import { closedMail, hostMail, newsMail, tableMail, unstartedMail } from "../mail/table.ts";
import type { Entry } from "../store/entry.ts";
import type { MailId } from "../store/keys.ts";
import { wishFor } from "../store/mailWishes.ts";
import type { Profile } from "../store/people.ts";
import { type GameHead, PATHS } from "./api.ts";
import type { Book } from "./book.ts";
import { languageOf } from "./checks.ts";
import { DAY } from "./clock/zones.ts";
import type { Deps } from "./deps.ts";
import { logEntry } from "./ledger.ts";
import { mailInput } from "./letters.ts";
import { createLinks } from "./links.ts";
import { namesOf } from "./names.ts";
import { CLOSED_AFTER_DAYS } from "./watching.ts";

/** `host`: to the host of a table that gathers; `idle`: a warning; the others by what the entry says. */
export const TABLE_MAILS = ["host", "table", "closed", "news", "idle"] as const;

type Wanted = Pick<MailId, "person" | "kind">;

/** The mails of these kinds that an entry demands; `asked` are persons who get a turn mail about it anyway. */
export async function tableMailsOf(
  deps: Deps,
  { ledger }: Book,
  entry: Entry,
  asked: readonly string[],
): Promise<Wanted[]> {
  const { head } = ledger;
  const { fact, by } = entry;
  const seated = [...new Set(head.seats.flatMap(({ person }) => person ?? []))];
  const to = (persons: readonly string[], kind: (typeof TABLE_MAILS)[number]): Wanted[] =>
    persons.map((person) => ({ person, kind }));
  const others = seated.filter((person) => person !== by);
  switch (fact.kind) {
    case "joined":
    case "left":
      return by === head.host ? [] : to([head.host], "host");
    case "seatOffered":
      return fact.open ? to(others, "table") : [];
    case "seatVoted":
      return isNewsOfVotes(head.matters.sought, entry) ? to(others, "table") : [];
    case "seatPassed":
      return to([...new Set([...seated, fact.from])], "table");
    case "endVoted":
      return head.matters.ending?.version === entry.version ? to(others, "table") : [];
    case "closed":
      return to([...new Set([...seated, head.host])], "closed");
    case "moved":
    case "said":
    case "undone":
      return to(
        await wantingAll(
          deps,
          entry.game,
          others.filter((person) => !asked.includes(person)),
        ),
        "news",
      );
    default:
      return [];
  }
}

/** The first vote and the one that decides; not those between. */
function isNewsOfVotes(sought: Book["ledger"]["head"]["matters"]["sought"], { seat, version }: Entry): boolean {
  const present = sought.find((one) => one.seat === seat && !one.self);
  return present !== undefined && (present.open || present.version === version);
}

async function wantingAll({ store }: Deps, game: string, persons: readonly string[]): Promise<string[]> {
  const profiles = persons.length > 0 ? await store.people.many(persons) : [];
  return profiles.filter((profile) => wishFor(profile, game) === "all").map(({ id }) => id);
}

/** What is older is no news: of a log that was put back, or of entries that were looked at very late. */
const OLDEST_MS = 7 * DAY;

export const isTableMail = (kind: string): boolean => TABLE_MAILS.some((one) => one === kind);

interface Reading {
  readonly book: Book;
  /** With names. */
  readonly head: GameHead;
  readonly profile: Profile;
  readonly entry: Entry;
}

/** The mail, or null if it is not wanted any more. */
export async function writeTableMail(deps: Deps, reading: Reading, { kind }: MailId): Promise<OutgoingMail | null> {
  const { book, head, profile, entry } = reading;
  if (deps.clock.now().getTime() - Date.parse(entry.at) > OLDEST_MS && kind !== "idle") return null;
  const names = await namesOf(deps, personsIn(entry));
  const name = (person: string | null | undefined): string => names.get(person ?? "") ?? "";
  const reader = {
    ...{ to: profile.address, language: languageOf(profile.language), origin: deps.origin, head },
    gameUrl: `${deps.origin}${PATHS.game}${head.id}`,
    unsubscribeUrl: deps.origin + createLinks(deps.secret).unsubscribe({ person: profile.id, game: head.id }),
  };
  if (kind === "idle" || head.matters.closed === "cancelled") return unstarted(reading, reader, kind);
  if (kind === "host") {
    const isJoin = entry.fact.kind === "joined";
    const who = entry.fact.kind === "joined" || entry.fact.kind === "left" ? name(entry.fact.person) : "";
    return head.status === "gathering" ? hostMail({ ...reader, who, isJoin }) : null;
  }
  const { state } = book.ledger;
  if (!state) return null;
  const seat = head.seats.find(({ person }) => person === profile.id)?.seat;
  if (seat === undefined && entry.fact.kind !== "seatPassed") return null;
  const input = mailInput(deps, head, state, { profile, seat: seat ?? -1 });
  if (kind === "closed") return closedMail(input);
  if (kind === "news") return newsMail(input, logEntry(entry));
  const watchUrl = deps.origin + createLinks(deps.secret).watch(head.id);
  return tableMail({ ...input, reader: profile.id, by: name(entry.by), watchUrl, names: name }, logEntry(entry));
}

function unstarted(
  { entry, head }: Reading,
  reader: Parameters<typeof unstartedMail>[0],
  kind: string,
): OutgoingMail | null {
  if (kind === "closed") return unstartedMail(reader, null);
  const isStill = head.status === "gathering" && head.version === entry.version;
  return isStill ? unstartedMail(reader, CLOSED_AFTER_DAYS * DAY) : null;
}

function personsIn({ by, fact }: Entry): string[] {
  if (fact.kind === "seatPassed") return [by, fact.from, fact.to];
  return "person" in fact ? [by, fact.person] : [by];
}
