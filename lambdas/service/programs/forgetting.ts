/** Programmed moves belong to a person in a seat: who leaves the seat, or deletes the account, leaves none behind. */
import type { Entry } from "../../store/entry.ts";
import type { HeadRecord } from "../../store/heads.ts";
import type { Deps } from "../deps.ts";

/** Of a seat that passes with the entry, unless its former player is back by now. May be repeated. */
export async function forgetPrograms({ store }: Deps, head: HeadRecord, { fact, seat }: Entry): Promise<void> {
  if (fact.kind !== "seatPassed" || seat === null) return;
  const isBack = head.seats.some((place) => place.seat === seat && place.person === fact.from);
  if (!isBack) await store.programs.drop(head.id, seat, fact.from);
}

/** Of a person, at all tables. May be repeated. */
export async function forgetProgramsOf({ store }: Deps, person: string): Promise<void> {
  for (const game of await store.people.games(person)) await store.programs.dropAll(game, person);
}
