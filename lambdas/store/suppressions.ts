/**
 * Whether mail may go to a person's address. Kept in the item of the profile, so that whoever reads a profile knows it.
 *
 *     (free) --suppress--> suppressed --lift--> free since then
 *
 * The first report counts. Reports about what happened before the last lift are old news and change nothing, in whatever order
 * they come.
 */
import * as z from "zod";
import type { Database } from "./database.ts";
import { profileKey } from "./keys.ts";

/** Mail comes back for good, is reported as unwanted, or the person has deleted the account: that is never lifted. */
export const SUPPRESSION_REASONS = ["bounce", "complaint", "gone"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

export const suppressionSchema = z.object({
  reason: z.enum(SUPPRESSION_REASONS),
  /** ISO time of what was reported. */
  at: z.iso.datetime(),
  /** Whether the hosts of the person's games have been told. */
  told: z.boolean(),
});
export type Suppression = z.infer<typeof suppressionSchema>;

export interface Suppressions {
  /** No more mail to the person; false if that was so already, if the report is old, or if there is no such person. */
  suppress(person: string, reason: SuppressionReason, at: Date): Promise<boolean>;
  /** The hosts know of the suppression that began then. */
  told(person: string, at: string): Promise<void>;
  /** The person has shown that mail arrives: whatever happened until now counts no more. */
  lift(person: string, now: Date): Promise<void>;
}

/** Suppressions on a table. */
export function createSuppressions(database: Database): Suppressions {
  return {
    async suppress(person, reason, at) {
      const suppression: Suppression = { reason, at: at.toISOString(), told: false };
      const change = {
        text: "SET suppression = :suppression",
        values: { ":suppression": suppression, ":at": suppression.at },
      };
      const isNews = "attribute_not_exists(suppression) AND (attribute_not_exists(lifted) OR lifted < :at)";
      return (await database.update(profileKey(person), change, `attribute_exists(pk) AND ${isNews}`)) !== null;
    },
    async told(person, at) {
      const change = {
        text: "SET suppression.told = :told",
        names: { "#at": "at" },
        values: { ":told": true, ":at": at },
      };
      await database.update(profileKey(person), change, "suppression.#at = :at");
    },
    async lift(person, now) {
      const change = { text: "SET lifted = :now REMOVE suppression", values: { ":now": now.toISOString() } };
      await database.update(profileKey(person), change, "attribute_exists(pk) AND attribute_not_exists(erased)");
    },
  };
}
