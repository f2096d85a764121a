/**
 * Which mails the clocks of a game demand, and when: reminders to those who are asked, and word to the others when somebody's time is up.
 * Worked out anew at each look from the log and what persons say of time, so nothing is lost and nothing can go stale. Pure.
 */
import type { ClockSettings } from "../../store/clockSettings.ts";
import { NO_CLOCK_SETTINGS } from "../../store/clockSettings.ts";
import type { HeadRecord } from "../../store/heads.ts";
import type { MailId } from "../../store/keys.ts";
import type { Pace } from "../../store/pace.ts";
import { calendarOf } from "./calendar.ts";
import { type Calendar, deadlineOf, isOpen, nextOpen, runFor, type Span } from "./time.ts";

/** A table as its clocks see it. */
export interface Table {
  readonly head: HeadRecord;
  /** By person. */
  readonly settings: ReadonlyMap<string, ClockSettings>;
  /** Times at which the service was down. */
  readonly gaps: readonly Span[];
}

export interface Planned {
  readonly mail: MailId;
  /** From when on it may be sent; it lies in the reader's open time. */
  readonly at: number;
  /** Of the mails of one group only the latest is of use. */
  readonly group: string;
  /** The reader's. */
  readonly calendar: Calendar;
}

type Clock = HeadRecord["clocks"][number];

/** What a mail of a clock is about: its reader's own move, or another seat whose time is up. */
export type ClockMail = { readonly about: "own" } | { readonly about: "overdue" | "sought"; readonly seat: number };

const REMIND = "remind";

/** What a kind of mail says, or null if it is none of a clock. */
export function readClockMail(kind: string): ClockMail | null {
  const [name, detail = ""] = kind.split(".");
  if (name === REMIND) return { about: "own" };
  return (name === "overdue" || name === "sought") && /^\d+$/.test(detail)
    ? { about: name, seat: Number(detail) }
    : null;
}

/** All mails that the present clocks demand, past and to come; none in a game without a clock. */
export function agendaOf(table: Table): Planned[] {
  const { pace, clocks } = table.head;
  return pace ? clocks.flatMap((clock) => [...reminders(table, pace, clock), ...words(table, pace, clock)]) : [];
}

/** The mails to be sent now, and when to look again; null: never, unless something happens. */
export function dueOf(agenda: readonly Planned[], now: number): { mails: readonly MailId[]; next: number | null } {
  const latest = new Map<string, Planned>();
  for (const one of agenda) {
    if (one.at <= now && one.at >= (latest.get(one.group)?.at ?? one.at)) latest.set(one.group, one);
  }
  const waiting = [...latest.values()].filter(({ calendar }) => !isOpen(calendar, now));
  const later = agenda.filter(({ at }) => at > now).map(({ at }) => at);
  const next = [...later, ...waiting.map(({ calendar }) => nextOpen(calendar, now))];
  return {
    mails: [...latest.values()].filter((one) => !waiting.includes(one)).map(({ mail }) => mail),
    next: next.length > 0 ? Math.min(...next) : null,
  };
}

const settingsOf = ({ settings }: Table, person: string): ClockSettings => settings.get(person) ?? NO_CLOCK_SETTINGS;

/** To the player of the seat: before the move is due, and after, as the player or else the table has chosen. */
function reminders(table: Table, pace: Pace, { seat, version, from }: Clock): Planned[] {
  const { id: game, seats } = table.head;
  const person = seats.find((place) => place.seat === seat)?.person;
  if (!person) return [];
  const own = settingsOf(table, person);
  const calendar = calendarOf(pace, own, table.gaps);
  const asked = Date.parse(from);
  const { due } = deadlineOf(pace, calendar, asked);
  const { before, after } = own.reminders ?? pace.reminders;
  const planned = (name: string, at: number): Planned => ({
    ...{ mail: { game, version, person, kind: `${REMIND}.${name}` }, at, group: `${REMIND}.${seat}`, calendar },
  });
  const early = before
    .filter((hours) => hours < pace.hours)
    .map((hours) => planned(`before${hours}`, nextOpen(calendar, runFor(calendar, asked, pace.hours - hours))));
  const late = pace.atTimeout === "wait" ? [] : after;
  return [
    ...early.filter(({ at }) => at < due),
    ...late.map((hours) => planned(`after${hours}`, nextOpen(calendar, runFor(calendar, due, hours)))),
  ];
}

/** To the others, once the grace is over, where it is theirs to do something about it. */
function words(table: Table, pace: Pace, { seat, version, from }: Clock): Planned[] {
  const kind = { wait: null, remind: null, pass: "overdue", replace: "sought" }[pace.atTimeout];
  const { id: game, seats } = table.head;
  const late = seats.find((place) => place.seat === seat)?.person;
  if (!kind || !late) return [];
  const { timeout } = deadlineOf(pace, calendarOf(pace, settingsOf(table, late), table.gaps), Date.parse(from));
  const others = new Set(seats.flatMap(({ person }) => (person === null || person === late ? [] : person)));
  return [...others].map((person) => {
    const calendar = calendarOf(pace, settingsOf(table, person), table.gaps);
    const mail = { game, version, person, kind: `${kind}.${seat}` };
    return { mail, at: nextOpen(calendar, timeout), group: `${kind}.${seat}.${person}`, calendar };
  });
}
