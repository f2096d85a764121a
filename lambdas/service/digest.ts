/**
 * The digest: one mail a day, at the person's own hour, about the games of which the person wants no other. Which day has had its mail
 * lies in the outbox, so that ticks that come twice or late send none twice; a day whose hour is long past has none any more.
 */
import { digestMail } from "../mail/digest.ts";
import type { OutgoingMail } from "../mail/port.ts";
import type { Departure } from "../store/departures.ts";
import type { HeadRecord } from "../store/heads.ts";
import type { MailId } from "../store/keys.ts";
import { wantsDigest, wishFor } from "../store/mailWishes.ts";
import type { Profile } from "../store/people.ts";
import { PATHS } from "./api.ts";
import { openBook } from "./book.ts";
import { languageOf } from "./checks.ts";
import { awayUntil } from "./clock/calendar.ts";
import { DAY, dayAt, HOUR, timeAt, zoneOr } from "./clock/zones.ts";
import type { Deps } from "./deps.ts";
import { isNews, logEntries } from "./ledger.ts";
import { askedNow, mailInput } from "./letters.ts";
import { createLinks } from "./links.ts";
import { withNames } from "./names.ts";
import type { Outcome } from "./outgoing.ts";
import { sendWritten } from "./sending.ts";

/** In the place of a game's id in the outbox; no game has it. */
export const DIGEST = "digest";
/** A mail of the day may be so late; later it is left out. */
const LATEST_MS = 6 * HOUR;
const PERSONS_A_TICK = 50;
/** Games that one mail tells of, the others it counts; and entries of each. */
const MOST_GAMES = 20;
const MOST_ENTRIES = 60;

/** The time of the digest before or at a time, and the next one after it. */
export function slotsAround(now: number, zone: string, hour: number): { last: number; next: number } {
  const today = dayAt(now, zone);
  const slots = [-1, 0, 1, 2].map((more) => timeAt((today + more) * DAY + hour * HOUR, zone));
  const last = slots.findLast((at) => at <= now) ?? now;
  return { last, next: slots.find((at) => at > now) ?? now + DAY };
}

/** Notes when the person's next digest goes out; without a wish for one, none. */
export async function scheduleDigest({ store, clock }: Deps, person: string): Promise<void> {
  const profile = await store.people.get(person);
  if (!profile || profile.erased || !wantsDigest(profile)) return store.departures.drop("digest", person);
  const { next } = slotsAround(clock.now().getTime(), zoneOr(profile.zone), profile.digestHour);
  await store.departures.set("digest", person, new Date(next));
}

/** Sends the digests that are due. Answers how many mails went out. */
export async function tickDigests(deps: Deps, limit = PERSONS_A_TICK): Promise<number> {
  let sent = 0;
  for (const departure of await deps.store.departures.due("digest", deps.clock.now(), limit)) {
    sent += await depart(deps, departure).catch((error: unknown) => {
      deps.log.error("digest not sent", { person: departure.id, error: String(error) });
      return 0;
    });
  }
  return sent;
}

async function depart(deps: Deps, { id }: Departure): Promise<number> {
  const profile = await deps.store.people.get(id);
  const now = deps.clock.now();
  const zone = zoneOr(profile?.zone);
  const { last } = slotsAround(now.getTime(), zone, profile?.digestHour ?? 0);
  const isToday = now.getTime() - last <= LATEST_MS;
  const isHere = profile !== null && awayUntil(profile, now.getTime()) === null;
  const mail = { game: DIGEST, version: dayAt(last, zone), person: id, kind: DIGEST };
  const outcome = isHere && isToday && wantsDigest(profile) ? await sendDigest(deps, mail, now) : "settled";
  await scheduleDigest(deps, id);
  return outcome === "sent" ? 1 : 0;
}

/** Sends the digest of a day unless it has been; the version of the mail is the day. */
export async function sendDigest(deps: Deps, mail: MailId, dueBy: Date): Promise<Outcome> {
  const now = deps.clock.now();
  const outcome = await sendWritten(deps, mail, dueBy, () => writeDigest(deps, mail.person, now));
  if (outcome === "sent") await noteTold(deps, mail.person, now);
  return outcome;
}

/** What happens from now on is for the next one. */
async function noteTold({ store }: Deps, person: string, now: Date): Promise<void> {
  const departure = await store.departures.get("digest", person);
  if (departure) await store.departures.note("digest", person, departure.due, now.toISOString());
}

/** The mail, or null if there is nothing to tell. */
async function writeDigest(deps: Deps, person: string, now: Date): Promise<OutgoingMail | null> {
  const profile = await deps.store.people.get(person);
  if (!profile || profile.suppression) return null;
  const departure = await deps.store.departures.get("digest", person);
  const since = departure?.note ?? new Date(now.getTime() - DAY).toISOString();
  const heads = await deps.store.heads.many(await deps.store.people.games(person));
  const wanted = heads
    .filter((head) => wishFor(profile, head.id) === "digest" && head.seats.some((place) => place.person === person))
    .filter((head) => isWaiting(head, person) || head.updatedAt > since)
    .toSorted((a, b) => Number(isWaiting(b, person)) - Number(isWaiting(a, person)) || (a.id < b.id ? -1 : 1));
  const [shown, more] = [wanted.slice(0, MOST_GAMES), wanted.slice(MOST_GAMES)];
  const told = await Promise.all(shown.map((head) => partOf(deps, head.id, profile, since)));
  const parts = told.filter((part) => part !== null);
  if (parts.length === 0) return null;
  return digestMail({
    ...{ to: profile.address, language: languageOf(profile.language), origin: deps.origin, parts },
    more: { games: more.length, waiting: more.filter((head) => isWaiting(head, person)).length },
    gamesUrl: deps.origin + PATHS.games,
    unsubscribeUrl: deps.origin + createLinks(deps.secret).unsubscribe({ person, game: null }),
    settingsUrl: deps.origin + PATHS.mails,
  });
}

function isWaiting({ seats, waiting }: HeadRecord, person: string): boolean {
  return waiting.some(({ seat }) => seats.find((place) => place.seat === seat)?.person === person);
}

/** What one game has to tell: that it waits, or what has happened. */
async function partOf(deps: Deps, game: string, profile: Profile, since: string) {
  const { ledger } = await openBook(deps, game);
  const [head] = await withNames(deps, [ledger.head]);
  const seat = head?.seats.find(({ person }) => person === profile.id)?.seat;
  if (!head || seat === undefined || !ledger.state) return null;
  const { version } = head;
  const entries = await deps.store.log.entries(game, Math.max(1, version - MOST_ENTRIES + 1), version);
  const news = logEntries(entries).filter(({ at }) => at > since);
  const told = news.filter((entry) => isNews(entry) && entry.by !== profile.id);
  const asked = askedNow(deps, head, ledger.state, seat);
  if (!asked && told.length === 0) return null;
  return { input: mailInput(deps, head, ledger.state, { profile, seat }), asked, news: told };
}
