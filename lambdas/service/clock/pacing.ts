/** Setting the pace of a game: the host's, logged, and told to all who sit there. */
import { canonical } from "../../store/entry.ts";
import { type Pace, paceSchema } from "../../store/pace.ts";
import type { GameHead, Person } from "../api.ts";
import { amend, type NewEntry } from "../book.ts";
import type { Deps } from "../deps.ts";
import type { Ledger } from "../ledger.ts";
import { withNames } from "../names.ts";
import { situation } from "../situations.ts";

/** A pace with its lists in order and each value once. Throws SituationError invalid. */
export function checkedPace(input: unknown): Pace | null {
  if (input === null || input === undefined) return null;
  const parsed = paceSchema.safeParse(input);
  if (!parsed.success) throw situation("invalid", "pace");
  const { reminders, days, ...rest } = parsed.data;
  const ordered = (list: readonly number[]): number[] => [...new Set(list)].toSorted((a, b) => a - b);
  const { before, after } = reminders;
  return { ...rest, days: ordered(days), reminders: { before: ordered(before).toReversed(), after: ordered(after) } };
}

/** Sets or lifts it, unless it is so already. From then on the time of everybody who is asked runs anew. */
export async function setPace(deps: Deps, host: Person, game: string, input: unknown): Promise<GameHead> {
  const pace = checkedPace(input);
  const { head } = await amend(deps, game, (ledger) => pacing(ledger, host.id, pace));
  const [named] = await withNames(deps, [head]);
  if (!named) throw new Error(`game ${game} lost its head`);
  return named;
}

function pacing({ head }: Ledger, host: string, pace: Pace | null): NewEntry | null {
  if (head.host !== host) throw situation("forbidden", "hostOnly");
  if (head.status === "finished") throw situation("conflict", "gameOver");
  if (canonical(head.pace) === canonical(pace)) return null;
  return { by: host, seat: null, fact: { kind: "paced", pace }, waiting: head.waiting.map(({ seat }) => seat) };
}
