/** Which mails a person wants, in general and of single games, and which mails each wish lets through. */
import type { MailId } from "../store/keys.ts";
import { MAIL_WISHES, type MailWish, type MailWishes, wishFor } from "../store/mailWishes.ts";
import type { MailSettings } from "./api.ts";
import { zoneOr } from "./clock/zones.ts";
import type { Deps } from "./deps.ts";
import { scheduleDigest } from "./digest.ts";
import { situation } from "./situations.ts";

/** Throws SituationError unauthenticated for nobody. */
export async function mailSettings({ store }: Deps, person: string): Promise<MailSettings> {
  const profile = await store.people.get(person);
  if (!profile) throw situation("unauthenticated", "linkGone");
  return { wish: profile.mailWish, hour: profile.digestHour, zone: zoneOr(profile.zone) };
}

/** Changes what counts for all games without an own wish. Throws SituationError invalid. */
export async function setMailSettings(
  deps: Deps,
  person: string,
  { wish, hour }: { readonly wish: string; readonly hour: number },
): Promise<void> {
  const known = MAIL_WISHES.find((one) => one === wish);
  if (!known || !Number.isInteger(hour) || hour < 0 || hour > 23) throw situation("invalid", "mailWish");
  await deps.store.people.update(person, { mailWish: known, digestHour: hour });
  await scheduleDigest(deps, person);
}

/** Changes what counts for one game. */
export async function setMailWish(deps: Deps, person: string, game: string, wish: MailWish | null): Promise<void> {
  await deps.store.people.setMailWish(person, game, wish);
  if (wish === "digest" || wish === null) await scheduleDigest(deps, person);
}

/** Kinds of mails by who gets them, up to the first dot; those that are missing come with everything but `nothing`. */
const ONLY_FOR: Readonly<Record<string, readonly MailWish[]>> = {
  turn: ["turns", "all"],
  remind: ["turns", "all"],
  overdue: ["turns", "all"],
  sought: ["turns", "all"],
  paced: ["turns", "all"],
  table: ["turns", "all"],
  ...{ undoAsked: ["turns", "all"], undoDeclined: ["turns", "all"], undoDone: ["turns", "all"] },
  news: ["all"],
};

/** Does the person want the mail? */
export function isWanted(wishes: MailWishes, { game, kind }: MailId): boolean {
  const wish = wishFor(wishes, game);
  if (wish === "nothing") return false;
  return ONLY_FOR[kind.split(".")[0] ?? ""]?.includes(wish) ?? true;
}
