/** Raising a situation with a reason that the catalogues know. */
import { type Reason, type Situation, SituationError } from "./api.ts";

/** Ends a use case: `kind` says how it is answered, `reason` which sentence people read. */
export function situation(
  kind: Situation,
  reason: Reason,
  details: Readonly<Record<string, string | number>> = {},
): SituationError {
  return new SituationError(kind, reason, details);
}
