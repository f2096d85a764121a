/** What a person says about time: zone, own hours of reminders, absences. Part of the profile, so that whoever reads it knows them. */
import * as z from "zod";
import { remindersSchema } from "./pace.ts";

export const absenceSchema = z.object({
  id: z.string(),
  /** ISO time of its begin, and of the moment from which the person is back. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type Absence = z.infer<typeof absenceSchema>;

/** Lists lie in the item as JSON text: a change names the text that it replaces. */
const absencesSchema = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.array(absenceSchema))
  .readonly();

export const clockSettingsShape = {
  /** IANA name; null: the service's own. */
  zone: z.string().nullable().default(null),
  /** Null: as each table has it. */
  reminders: remindersSchema.nullable().default(null),
  absences: absencesSchema.default([]),
};

export interface ClockSettings extends z.infer<z.ZodObject<typeof clockSettingsShape>> {}

/** Of somebody who has said nothing. */
export const NO_CLOCK_SETTINGS: ClockSettings = { zone: null, reminders: null, absences: [] };

/** Absences as they lie in the item. */
export const absencesText = (absences: readonly Absence[]): string =>
  JSON.stringify(absences.map(({ id, from, until }) => ({ id, from, until })));
