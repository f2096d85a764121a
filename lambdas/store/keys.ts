/**
 * Names of keys, attributes and indexes of the one table. Nothing else in the project spells them.
 * People's texts are never part of a key: addresses and tokens enter as hashes.
 */

/** Attributes that the table itself knows; all others belong to the item that holds them. */
export const ATTRIBUTES = {
  partition: "pk",
  sort: "sk",
  /** Seconds since 1970 after which DynamoDB may delete the item. Code compares it too, since deletion comes late. */
  expires: "expires",
  /** Partition key of the index of what is due; only items of the outbox that are not settled, clocks that run, and departures have it. */
  unsent: "unsent",
  /** ISO time from which an unsent mail may be tried again, or a game must be looked at. */
  due: "due",
} as const;

/**
 * Sparse index: in one partition mails that are claimed or failed, in another notices to webhooks, in others the clocks of games and departures; by the
 * time at which they are due.
 */
export const UNSENT_INDEX = "unsent";
export const UNSENT = "UNSENT";
export const CLOCK = "CLOCK";
export const HOOKS = "HOOKS";
/** Kind of what goes to a webhook instead of a mailbox. */
export const HOOK_KIND = "hook";

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export const SORT = {
  entryPrefix: "ENTRY#",
  head: "HEAD",
  snapshot: "SNAPSHOT",
  profile: "PROFILE",
  gamePrefix: "GAME#",
  notePrefix: "NOTE#",
  session: "SESSION#",
  personalToken: "API#",
  hook: "HOOK",
  linkPrefix: "LINK#",
  person: "PERSON",
  token: "TOKEN",
  receipt: "RECEIPT",
} as const;

const GAME_PREFIX = "GAME#";

export const gamePartition = (game: string): string => `${GAME_PREFIX}${game}`;
export const userPartition = (person: string): string => `USER#${person}`;
export const outboxPartition = (game: string): string => `MAIL#${game}`;

/** `ENTRY#000042`: padded, so that the order of texts is the order of versions. */
export const entrySort = (version: number): string => `${SORT.entryPrefix}${padded(version)}`;

export const entryKey = (game: string, version: number): Key => ({ pk: gamePartition(game), sk: entrySort(version) });
export const headKey = (game: string): Key => ({ pk: gamePartition(game), sk: SORT.head });
export const snapshotKey = (game: string): Key => ({ pk: gamePartition(game), sk: SORT.snapshot });
export const profileKey = (person: string): Key => ({ pk: userPartition(person), sk: SORT.profile });
export const personGameKey = (person: string, game: string): Key => ({
  pk: userPartition(person),
  sk: `${SORT.gamePrefix}${game}`,
});
export const sessionKey = (person: string, hash: string): Key => ({
  pk: userPartition(person),
  sk: `${SORT.session}${hash}`,
});
export const personalTokenKey = (person: string, id: string): Key => ({
  pk: userPartition(person),
  sk: `${SORT.personalToken}${id}`,
});
export const hookKey = (person: string): Key => ({ pk: userPartition(person), sk: SORT.hook });
export const addressKey = (hash: string): Key => ({ pk: addressPartition(hash), sk: SORT.person });
/** Beside whom an account link concerns, so that it can be found and taken away: a person's or an address's partition. */
export const linkKey = (partition: string, hash: string): Key => ({ pk: partition, sk: `${SORT.linkPrefix}${hash}` });
export const addressPartition = (hash: string): string => `ADDRESS#${hash}`;
export const tokenKey = (hash: string): Key => ({ pk: `TOKEN#${hash}`, sk: SORT.token });
export const receiptKey = (hash: string): Key => ({ pk: `RECEIPT#${hash}`, sk: SORT.receipt });
export const rateKey = (subject: string, window: string): Key => ({ pk: `RATE#${subject}`, sk: window });
export const mailKey = (mail: MailId): Key => ({
  pk: outboxPartition(mail.game),
  sk: `${padded(mail.version)}#${mail.person}#${mail.kind}`,
});
export const clockKey = (game: string): Key => ({ pk: `CLOCK#${game}`, sk: "CLOCK" });
export const departureKey = (kind: string, id: string): Key => ({ pk: `DEPARTURE#${kind}#${id}`, sk: "DEPARTURE" });
export const notepadKey = (person: string, game: string): Key => ({
  pk: userPartition(person),
  sk: `${SORT.notePrefix}${game}`,
});
/** A partition of its own: whoever reads a game's log does not come near it. */
export const programsPartition = (game: string): string => `PROGRAM#${game}`;
export const programsKey = (game: string, seat: number): Key => ({
  pk: programsPartition(game),
  sk: `SEAT#${String(seat).padStart(2, "0")}`,
});
export const HEART_KEY: Key = { pk: "HEART", sk: "HEART" };
export const cursorKey = (game: string): Key => ({ pk: "CURSOR", sk: gamePartition(game) });

/** What makes a mail one mail: it is never sent twice for the same. */
export interface MailId {
  readonly game: string;
  readonly version: number;
  readonly person: string;
  readonly kind: string;
}

/** The game and version of an entry's key, or null for the key of anything else. */
export function readEntryKey(pk: string, sk: string): { game: string; version: number } | null {
  if (!pk.startsWith(GAME_PREFIX) || !/^ENTRY#\d{6,}$/.test(sk)) return null;
  return { game: pk.slice(GAME_PREFIX.length), version: Number(sk.slice(SORT.entryPrefix.length)) };
}

function padded(version: number): string {
  return String(version).padStart(6, "0");
}
