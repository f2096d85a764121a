/** What the list of games shows of turns, in few letters, for asking whether that has changed. */
import { createHash } from "node:crypto";
import type { Pulse } from "../../lambdas/service/api.ts";

/** The person's seats that a game waits for. */
export const waitsFor = ({ waiting, seats }: Pick<Pulse, "waiting" | "seats">, person: string): Pulse["waiting"] =>
  waiting.filter(({ seat }) => seats[seat]?.person === person);

/** It changes whenever another game waits for the person, or waits anew. */
export function listKnown(pulses: readonly Pulse[], person: string): string {
  const asked = pulses.flatMap((pulse) => waitsFor(pulse, person).map(({ since }) => `${pulse.id} ${since}`));
  return createHash("sha256").update(asked.sort().join("\n")).digest("hex").slice(0, 12);
}
