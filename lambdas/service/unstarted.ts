/**
 * Tables that wait for their players: warned after two weeks without a change, closed two weeks later. A table is closed only after a
 * warning about that very state of it, so that a schedule that has not run for long closes none without notice.
 */
import type { HeadRecord } from "../store/heads.ts";
import { amend, openBook } from "./book.ts";
import type { Deps } from "./deps.ts";
import { sendOnce } from "./notify.ts";
import { after, CLOSED_AFTER_DAYS, WARNED_AFTER_DAYS } from "./watching.ts";

const TABLES_A_TICK = 50;

/** Looks at the tables that are due. One that is in trouble does not keep the others back. */
export async function tickTables(deps: Deps, limit = TABLES_A_TICK): Promise<void> {
  for (const { id, note } of await deps.store.departures.due("table", deps.clock.now(), limit)) {
    await lookAt(deps, id, note).catch((error: unknown) =>
      deps.log.error("table not looked at", { game: id, error: String(error) }),
    );
  }
}

async function lookAt(deps: Deps, game: string, note: string | null): Promise<void> {
  const { departures } = deps.store;
  const { head } = (await openBook(deps, game)).ledger;
  if (head.status !== "gathering") return departures.drop("table", game);
  const now = deps.clock.now();
  const warnAt = after(head.updatedAt, WARNED_AFTER_DAYS);
  if (now < warnAt) return departures.set("table", game, warnAt);
  const warned = warnedAt(note, head.version) ?? now.toISOString();
  const closeAt = after(warned, CLOSED_AFTER_DAYS);
  if (now >= closeAt) {
    await cancel(deps, head);
    return departures.drop("table", game);
  }
  await warn(deps, game, head.version);
  await departures.note("table", game, closeAt, `${head.version} ${warned}`);
}

/** When this state of the table was warned about; null if it has not been. */
function warnedAt(note: string | null, version: number): string | null {
  const [about, at] = note?.split(" ") ?? [];
  return at !== undefined && Number(about) === version ? at : null;
}

async function warn(deps: Deps, game: string, version: number): Promise<void> {
  const book = await openBook(deps, game);
  const { head } = book.ledger;
  if (head.version !== version) return;
  const persons = new Set([
    head.host,
    ...head.seats.flatMap((place) => (place.status === "seated" ? (place.person ?? []) : [])),
  ]);
  for (const person of persons) await sendOnce(deps, book, { game, version, person, kind: "idle" }, deps.clock.now());
}

/** Unless something has happened meanwhile. */
async function cancel(deps: Deps, { id, version }: HeadRecord): Promise<void> {
  await amend(deps, id, ({ head }) =>
    head.version === version && head.status === "gathering"
      ? { by: head.host, seat: null, fact: { kind: "closed", reason: "cancelled" } }
      : null,
  );
}
