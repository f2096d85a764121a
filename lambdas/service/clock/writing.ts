/** Writing the mails of a clock: each is looked at once more when it is sent, and not written if it has been overtaken. */
import type { GameState } from "../../../engine/index.ts";
import type { OutgoingMail } from "../../mail/port.ts";
import { overdueMail, pacedMail, reminderMail, soughtMail } from "../../mail/reminder.ts";
import type { HeadRecord } from "../../store/heads.ts";
import type { MailId } from "../../store/keys.ts";
import type { Profile } from "../../store/people.ts";
import type { GameHead } from "../api.ts";
import type { Deps } from "../deps.ts";
import { askedNow, mailInput } from "../letters.ts";
import { dueOf, readClockMail } from "./agenda.ts";
import { mayPassFor } from "./passing.ts";
import { loadAgenda } from "./standing.ts";

/** A game with a state, and the reader of a mail who sits there. */
export interface Addressed {
  readonly record: HeadRecord;
  /** The same with names. */
  readonly head: GameHead;
  readonly state: GameState;
  readonly profile: Profile;
  readonly seat: number;
}

/** The mail of a clock, or null: the move has been made, a later mail takes its place, or the reader may not be disturbed now. */
export async function writeClockMail(deps: Deps, addressed: Addressed, mail: MailId): Promise<OutgoingMail | null> {
  const { record, head, state, profile, seat } = addressed;
  const now = deps.clock.now().getTime();
  const { mails } = dueOf(await loadAgenda(deps, record), now);
  const isDue = mails.some(
    ({ person, kind, version }) => person === mail.person && kind === mail.kind && version === mail.version,
  );
  const said = readClockMail(mail.kind);
  if (!isDue || !said) return null;
  const late = said.about === "own" ? seat : said.seat;
  const clock = head.clocks.find((one) => one.seat === late);
  if (!clock) return null;
  const input = mailInput(deps, head, state, { profile, seat });
  if (said.about === "own") {
    const asked = askedNow(deps, head, state, seat);
    return asked && reminderMail({ ...input, ...asked, clock, isPast: now >= Date.parse(clock.due) });
  }
  if (said.about === "sought") return soughtMail({ ...input, late, clock });
  return mayPassFor(state, late) ? overdueMail({ ...input, late, clock }) : null;
}

/** The mail about the present pace. */
export function writePaced(deps: Deps, { head, state, profile, seat }: Addressed): OutgoingMail {
  const host = head.seats.find(({ person }) => person === head.host)?.name ?? "";
  return pacedMail(mailInput(deps, head, state, { profile, seat }), head.pace, host);
}
