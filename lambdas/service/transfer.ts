/**
 * Games as files: one line of JSON that says which game it is, then one line an entry, as it lies in the table, with the chain of
 * hashes. A file holds ids of persons, never names or addresses; it can be read back into any installation, this one or another.
 */
import * as z from "zod";
import { type Fact, type RawEntry, readEntry } from "../store/entry.ts";
import type { MailId } from "../store/keys.ts";
import { checkedAddress, hashed } from "./checks.ts";
import type { Deps } from "./deps.ts";
import { rebuildGame } from "./rebuilding.ts";
import { chainFault, type Verdict, verifyGame } from "./verifying.ts";

export const FORMAT = "bahnpost-game";
const FORMAT_VERSION = 1;
type Stored = Pick<Deps, "store">;
type Importing = Pick<Deps, "store" | "clock" | "chance">;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  formatVersion: z.literal(FORMAT_VERSION),
  game: z.string().min(1).max(40),
  entries: z.int().min(1),
  /** Hash of the last entry. */
  hash: z.string().length(64),
});

const rawSchema = z.record(z.string(), z.unknown());

/** The file cannot be taken: it is none of ours, is broken, or says otherwise than what is here. */
export class TransferError extends Error {}

/** The lines of a game's file. Throws TransferError if its log does not prove itself: a backup of a broken log helps nobody. */
export async function exportGame({ store }: Stored, game: string): Promise<string[]> {
  const raw = await store.log.raw(game);
  const fault = chainFault(game, raw);
  if (fault) throw new TransferError(`game ${game} at ${fault.version}: ${fault.fault}`);
  const hash = raw.at(-1)?.hash;
  const header = { format: FORMAT, formatVersion: FORMAT_VERSION, game, entries: raw.length, hash };
  return [header, ...raw].map((line) => JSON.stringify(line));
}

/**
 * Puts a game back from the lines of its file and answers what verifying it says. Everything is checked before anything is written; what is
 * there already stays, so that an import that was cut short can be repeated. Throws TransferError.
 */
export async function importGame(deps: Importing, lines: readonly string[]): Promise<Verdict> {
  const { game, raw } = readLines(lines);
  await settleTold(deps, game, raw);
  for (const entry of raw) await putBack(deps, game, entry);
  await rebuildGame(deps, game);
  return verifyGame(deps, game);
}

/** Tells the installation which address a person of an imported game has. Throws TransferError if it is somebody else's here. */
export async function introduce(
  { store, clock }: Pick<Deps, "store" | "clock">,
  person: string,
  text: string,
): Promise<void> {
  const address = checkedAddress(text);
  const owner = await store.people.claimAddress(hashed(address), person, clock.now());
  if (owner !== person) throw new TransferError(`the address meant for ${person} belongs to ${owner} here`);
  const createdAt = clock.now().toISOString();
  await store.people.create({ id: person, name: null, address, language: "en", createdAt });
}

function readLines([first = "", ...rest]: readonly string[]): { game: string; raw: RawEntry[] } {
  const header = headerSchema.safeParse(jsonOf(first));
  if (!header.success) throw new TransferError(`the first line is none of ${FORMAT}, version ${FORMAT_VERSION}`);
  const { game, entries, hash } = header.data;
  const raw = rest.map((line, at) => {
    const entry = rawSchema.safeParse(jsonOf(line));
    if (!entry.success || entry.data.game !== game) throw new TransferError(`line ${at + 2} is no entry of ${game}`);
    return entry.data;
  });
  const fault = chainFault(game, raw);
  if (fault) throw new TransferError(`entry ${fault.version}: ${fault.fault}`);
  if (raw.length !== entries || raw.at(-1)?.hash !== hash) throw new TransferError("the end of the log is missing");
  return { game, raw };
}

async function putBack({ store }: Stored, game: string, entry: RawEntry): Promise<void> {
  if (await store.log.restore(entry)) return;
  const version = Number(entry.version);
  const [there] = await store.log.entries(game, version, version);
  if (there?.hash !== entry.hash) throw new TransferError(`entry ${version} of ${game} is another one here`);
}

/** The mails of start and end were sent where the game comes from; the mail of the present turn is sent from here. */
async function settleTold(deps: Importing, game: string, raw: readonly RawEntry[]): Promise<void> {
  const entries = raw.map((entry) => readEntry(entry));
  const seats = entries.flatMap(({ by, fact }) => {
    if (fact.kind === "seatPassed") return [fact.to];
    return fact.kind === "started" ? [by, ...fact.seats] : [];
  });
  for (const { fact, version } of entries) {
    const kind = toldBy(fact);
    if (kind === null) continue;
    for (const person of new Set(seats)) await settle(deps, { game, version, person, kind });
  }
}

/** Kind of the mails by which an entry was told and that would still be true now. */
function toldBy(fact: Fact): string | null {
  if (fact.kind === "started" || fact.kind === "closed") return fact.kind;
  if (fact.kind === "undoAnswered") return "undoDeclined";
  if (fact.kind === "undone") return "undoDone";
  return fact.kind === "moved" && fact.events.some(({ type }) => type === "gameEnded") ? "ended" : null;
}

async function settle({ store, clock, chance }: Importing, mail: MailId): Promise<void> {
  const now = clock.now();
  const claim = await store.outbox.claim(mail, { now, id: chance.id(), lease: now, dueBy: now, eagerAttempts: 0 });
  const note = "told where the game comes from";
  if (claim) await store.outbox.givenUp(claim, { at: now, expires: new Date(now.getTime() + 90 * 86_400_000), note });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
