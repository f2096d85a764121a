/**
 * What became of mails that were sent. Mail that comes back for good, or is reported as unwanted, ends all mail to that person until
 * the person signs in with a fresh link; the hosts are told once. The same report again, or reports out of order, change nothing more.
 */
import type { SesReport } from "../mail/sesEvents.ts";
import type { HeadRecord } from "../store/heads.ts";
import type { SuppressionReason } from "../store/suppressions.ts";
import { openBook } from "./book.ts";
import { checkedAddress } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { sendOnce } from "./notify.ts";
import { personAt } from "./persons.ts";
import { unreachableMailId } from "./unreachable.ts";

const ENDS_MAIL: Partial<Record<SesReport["type"], SuppressionReason>> = { returned: "bounce", unwanted: "complaint" };

/** Takes note of a report, and acts on it where it must. May be repeated. */
export async function takeFeedback(deps: Deps, report: SesReport): Promise<void> {
  for (const address of report.addresses) await takeOne(deps, report, address);
}

async function takeOne(deps: Deps, { type, mail, at }: SesReport, written: string): Promise<void> {
  const address = addressIn(written);
  const person = address === null ? undefined : (await personAt(deps, address))?.id;
  const note = type === "rejected" ? deps.log.error : deps.log.info;
  note("feedback", { type, mail, person });
  const reason = ENDS_MAIL[type];
  if (!person || !reason) return;
  await deps.store.suppressions.suppress(person, reason, at);
  await tellHosts(deps, person);
}

/** The address as persons have it, or null; reports write it as it stood in the mail, with a name or without. */
function addressIn(text: string): string | null {
  try {
    return checkedAddress(/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text);
  } catch {
    return null;
  }
}

/** One mail to each host with whom the person has something going on. May be repeated. */
export async function tellHosts(deps: Deps, person: string): Promise<void> {
  const { people, suppressions } = deps.store;
  const suppression = (await people.get(person))?.suppression;
  if (!suppression || suppression.told) return;
  for (const head of firstOfEachHost(await openGames(deps, person))) {
    if (head.host === person) continue;
    await sendOnce(deps, await openBook(deps, head.id), unreachableMailId(head, person, suppression), deps.clock.now());
  }
  await suppressions.told(person, suppression.at);
}

async function openGames({ store }: Deps, person: string): Promise<HeadRecord[]> {
  const heads = await store.heads.many(await store.people.games(person));
  return heads.filter(({ status, seats }) => status !== "finished" && seats.some((place) => place.person === person));
}

function firstOfEachHost(heads: readonly HeadRecord[]): HeadRecord[] {
  const ordered = heads.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return [...new Map(ordered.map((head) => [head.host, head])).values()];
}
