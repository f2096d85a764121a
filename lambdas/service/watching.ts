/** When a table that waits for its players must be looked at. */
import type { HeadRecord } from "../store/heads.ts";
import { DAY } from "./clock/zones.ts";
import type { Deps } from "./deps.ts";

/** Days without a change after which a table is warned, and days from there until it is closed. */
export const WARNED_AFTER_DAYS = 14;
export const CLOSED_AFTER_DAYS = 14;

/** Notes when a table must be looked at; called for each entry of a game that has not begun. */
export async function watchTable({ store }: Deps, head: HeadRecord): Promise<void> {
  if (head.status !== "gathering") return;
  await store.departures.set("table", head.id, after(head.updatedAt, WARNED_AFTER_DAYS));
}

/** So many days after an ISO time. */
export const after = (at: string, days: number): Date => new Date(Date.parse(at) + days * DAY);
