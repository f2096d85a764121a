/** How the clocks of a game stand, as pages and mails show it: when moves are due, whose time is up, who is away. */
import type { ClockSettings } from "../../store/clockSettings.ts";
import type { HeadRecord } from "../../store/heads.ts";
import type { Profile } from "../../store/people.ts";
import type { SeatClock, SeatInfo } from "../api.ts";
import { languageOf } from "../checks.ts";
import type { Deps } from "../deps.ts";
import { majorityOf } from "../matters.ts";
import { agendaOf, type Planned } from "./agenda.ts";
import { awayUntil, calendarOf, gapsAt } from "./calendar.ts";
import { deadlineOf, type Span } from "./time.ts";
import { zoneOr } from "./zones.ts";

/** Times at which the service was down; read only if one of the games has a clock that runs. */
export async function gapsFor({ store, clock }: Deps, heads: readonly HeadRecord[]): Promise<readonly Span[]> {
  const hasClock = heads.some(({ pace, clocks }) => pace !== null && clocks.length > 0);
  return hasClock ? gapsAt(await store.clocks.heart(), clock.now().getTime()) : [];
}

/** The agenda of a game as it stands. */
export async function loadAgenda(deps: Deps, head: HeadRecord): Promise<Planned[]> {
  if (!head.pace || head.clocks.length === 0) return [];
  const persons = head.seats.flatMap(({ person }) => person ?? []);
  const [profiles, gaps] = await Promise.all([deps.store.people.many(persons), gapsFor(deps, [head])]);
  return agendaOf({ head, settings: new Map(profiles.map((one) => [one.id, one])), gaps });
}

/** The clocks of the seats that must act; none in a game without a clock. */
export function seatClocks(
  { pace, clocks, seats }: HeadRecord,
  settings: ReadonlyMap<string, ClockSettings>,
  gaps: readonly Span[],
  now: number,
): SeatClock[] {
  if (!pace) return [];
  return clocks.flatMap(({ seat, version, from, votes }) => {
    const person = seats.find((place) => place.seat === seat)?.person;
    const own = person && settings.get(person);
    if (!own) return [];
    const { due, timeout } = deadlineOf(pace, calendarOf(pace, own, gaps), Date.parse(from));
    const isOver = now >= timeout;
    return {
      ...{ seat, version, votes, isOver, isSought: isOver && pace.atTimeout === "replace" },
      ...{ due: new Date(due).toISOString(), timeout: new Date(timeout).toISOString() },
      needed: majorityOf(seats.filter((place) => place.person !== person).length),
    };
  });
}

/** What is known of a person at the table beside the name. */
export function readerOf(profile: Profile | undefined, now: number): Pick<SeatInfo, "away" | "language" | "zone"> {
  if (!profile) return {};
  const away = awayUntil(profile, now);
  const own = { zone: zoneOr(profile.zone), language: languageOf(profile.language) };
  return away === null ? own : { ...own, away };
}
