/**
 * The outbox: one item for each mail that the log demands, so that it is sent once however often an entry is looked at.
 *
 *     (absent) --claim--> claimed --sent--> sent
 *                         |  ^  \
 *          lease runs out |  |   --failed--> failed --too often--> givenUp
 *                         |  |                 |
 *                         +--+----- claim -----+
 *
 * Permitted writes: `claim` if absent, or if claimed or failed and due by the time given; `sent`, `failed` and `givenUp` only by the
 * holder of the present claim. A claim is due again when its lease runs out: its owner has died. `sent` and `givenUp` never change.
 */
import * as z from "zod";
import type { Database, Expression, Item } from "./database.ts";
import { ATTRIBUTES, HOOK_KIND, HOOKS, type MailId, mailKey, UNSENT, UNSENT_INDEX } from "./keys.ts";

export type MailState = "claimed" | "sent" | "failed" | "givenUp";

export interface Claim {
  readonly mail: MailId;
  /** Tells this claim from others of the same mail. */
  readonly id: string;
  /** How often it has been claimed, this time included. */
  readonly attempt: number;
}

export interface ClaimTerms {
  /** The present time. */
  readonly now: Date;
  /** Id of the new claim. */
  readonly id: string;
  /** Until when others keep away. */
  readonly lease: Date;
  /** Take over claims and failures that are due by then. */
  readonly dueBy: Date;
  /** Take over a failure before it is due, up to this many attempts. */
  readonly eagerAttempts: number;
}

/** Notices to webhooks wait apart, so that they keep no mail back. */
export type Queue = "mails" | "hooks";

export interface Outbox {
  /** Null if the mail is settled, being sent, or not due yet. */
  claim(mail: MailId, terms: ClaimTerms): Promise<Claim | null>;
  sent(claim: Claim, settled: Settled): Promise<void>;
  failed(claim: Claim, due: Date): Promise<void>;
  givenUp(claim: Claim, settled: Settled): Promise<void>;
  /** State of a mail, null if it was never claimed. */
  state(mail: MailId): Promise<MailState | null>;
  /** Mails, or notices to webhooks, that are due by then, the longest overdue first. Hints: `claim` decides. */
  due(by: Date, limit: number, queue?: Queue): Promise<MailId[]>;
  /** Since when the mail has been waiting that has waited longest; null if none is. Looks at a hundred at most. */
  oldest(): Promise<Date | null>;
}

export interface Settled {
  readonly at: Date;
  /** When the item may be deleted. */
  readonly expires: Date;
  /** Identity of the message at SES, or the reason for giving up. */
  readonly note: string;
}

/** The outbox on a table. */
export function createOutbox(database: Database): Outbox {
  return {
    claim: (mail, terms) => claim(database, mail, terms),
    sent: (held, settled) => settle(database, held, "sent", settled),
    givenUp: (held, settled) => settle(database, held, "givenUp", settled),
    async failed(held, due) {
      const values = { ":state": "failed", ":due": due.toISOString() };
      await byHolder(database, held, "SET #state = :state, #due = :due", { values, names: { "#due": ATTRIBUTES.due } });
    },
    async state(mail) {
      const item = await database.get(mailKey(mail));
      return item && z.enum(["claimed", "sent", "failed", "givenUp"]).parse(item.state);
    },
    due: (by, limit, queue = "mails") => due(database, by, limit, queue === "hooks" ? HOOKS : UNSENT),
    oldest: () => oldest(database),
  };
}

/** Unsent mails among which the oldest is looked for. */
const LOOKED_AT = 100;

const CLAIM = [
  "SET #state = :claimed, claim = :id, #due = :lease, #unsent = :unsent, since = if_not_exists(since, :now)",
  "game = :game, #version = :version, person = :person, kind = :kind",
].join(", ");
const MAY_CLAIM = [
  "attribute_not_exists(pk)",
  "(#state IN (:claimed, :failed) AND #due <= :dueBy)",
  "(#state = :failed AND attempts < :eager)",
].join(" OR ");

async function claim(database: Database, mail: MailId, terms: ClaimTerms): Promise<Claim | null> {
  const values = {
    ...{ ":claimed": "claimed", ":failed": "failed", ":unsent": mail.kind === HOOK_KIND ? HOOKS : UNSENT, ":one": 1 },
    ...{ ":id": terms.id, ":now": terms.now.toISOString(), ":lease": terms.lease.toISOString() },
    ...{ ":dueBy": terms.dueBy.toISOString(), ":eager": terms.eagerAttempts },
    ...{ ":game": mail.game, ":version": mail.version, ":person": mail.person, ":kind": mail.kind },
  };
  const { due, unsent } = ATTRIBUTES;
  const names = { "#state": "state", "#due": due, "#unsent": unsent, "#version": "version" };
  const change = { text: `${CLAIM} ADD attempts :one`, names, values };
  const item = await database.update(mailKey(mail), change, MAY_CLAIM);
  return item && { mail, id: terms.id, attempt: Number(item.attempts) };
}

async function settle(
  database: Database,
  held: Claim,
  state: MailState,
  { at, expires, note }: Settled,
): Promise<void> {
  const change = "SET #state = :state, settledAt = :at, note = :note, #expires = :expires REMOVE #unsent, #due";
  const { unsent, due } = ATTRIBUTES;
  await byHolder(database, held, change, {
    names: { "#unsent": unsent, "#due": due, "#expires": ATTRIBUTES.expires },
    values: {
      ...{ ":state": state, ":at": at.toISOString(), ":note": note },
      ":expires": Math.floor(expires.getTime() / 1000),
    },
  });
}

interface Parts {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, unknown>>;
}

async function byHolder(database: Database, held: Claim, text: string, { names, values }: Parts): Promise<void> {
  const change = {
    text,
    names: { "#state": "state", ...names },
    values: { ":claimed": "claimed", ":id": held.id, ...values },
  };
  await database.update(mailKey(held.mail), change, "#state = :claimed AND claim = :id");
}

async function due(database: Database, by: Date, limit: number, partition: string): Promise<MailId[]> {
  const items = await unsentItems(database, partition, limit, {
    text: " AND #due <= :by",
    names: { "#due": ATTRIBUTES.due },
    values: { ":by": by.toISOString() },
  });
  return items.map(readMailKey).filter((mail) => mail !== null);
}

async function oldest(database: Database): Promise<Date | null> {
  const mails = (await unsentItems(database, UNSENT, LOOKED_AT)).map(readMailKey).filter((mail) => mail !== null);
  const items = await database.getMany(mails.map(mailKey));
  const [first] = items
    .flatMap((item) => (ATTRIBUTES.unsent in item && typeof item.since === "string" ? item.since : []))
    .toSorted();
  return first === undefined ? null : new Date(first);
}

/** The first items of the index, in the order in which they are due. */
async function unsentItems(database: Database, partition: string, Limit: number, more?: Expression): Promise<Item[]> {
  const query = {
    IndexName: UNSENT_INDEX,
    KeyConditionExpression: `#unsent = :unsent${more?.text ?? ""}`,
    ExpressionAttributeNames: { "#unsent": ATTRIBUTES.unsent, ...more?.names },
    ExpressionAttributeValues: { ":unsent": partition, ...more?.values },
    Limit,
  };
  for await (const page of database.pages(query)) return page;
  return [];
}

function readMailKey({ pk, sk }: Item): MailId | null {
  const [version, person, kind] = String(sk).split("#");
  if (!version || !person || !kind) return null;
  return { game: String(pk).slice("MAIL#".length), version: Number(version), person, kind };
}
