/** Players whom no mail reaches: what their hosts are told, by mail and on the pages. */
import { labelOf } from "../mail/frame.ts";
import type { OutgoingMail } from "../mail/port.ts";
import { unreachableMail } from "../mail/unreachable.ts";
import type { HeadRecord } from "../store/heads.ts";
import type { MailId } from "../store/keys.ts";
import type { Profile } from "../store/people.ts";
import type { Suppression } from "../store/suppressions.ts";
import { type GameHead, PATHS } from "./api.ts";
import { languageOf } from "./checks.ts";
import type { Deps } from "./deps.ts";

const KIND = "unreachable";

/** What makes the mail about a player one mail: the game, its host, the player, and when it began. No entry demands it: version 0. */
export function unreachableMailId(head: HeadRecord, person: string, { at }: Suppression): MailId {
  return { game: head.id, version: 0, person: head.host, kind: `${KIND}.${person}.${Date.parse(at)}` };
}

/** Whom a mail of this kind is about, or null if it is of another kind. */
export function unreachablePerson(kind: string): string | null {
  const [name, person] = kind.split(".");
  return name === KIND && person ? person : null;
}

/** The mail to the host, or null if the player can be reached again or sits there no more. */
export async function writeUnreachable(
  deps: Deps,
  head: GameHead,
  host: Profile,
  person: string,
): Promise<OutgoingMail | null> {
  const profile = await deps.store.people.get(person);
  const place = head.seats.find((one) => one.person === person);
  if (!profile?.suppression || !place) return null;
  return unreachableMail({
    to: host.address,
    language: languageOf(host.language),
    origin: deps.origin,
    url: `${deps.origin}${PATHS.game}${head.id}`,
    game: { id: head.id, label: labelOf(head) },
    who: nameFor(profile, place.status),
    reason: profile.suppression.reason,
    isInvited: place.status === "invited",
  });
}

/** Of an invited person the host knows the address, of a player only the name. */
function nameFor({ name, address }: Profile, status: "open" | "invited" | "seated"): string {
  return status === "invited" ? address : (name ?? "");
}
