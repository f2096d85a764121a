/** Nederlands: wat geschreven ritten opbrengen. */
import type { scoring as en } from "../en/scoring.ts";

export const scoring: typeof en = {
  routesEarn: (total, trains) =>
    trains.length > 1
      ? `${trains.map(({ train, sum }) => `${train}: ${sum}`).join(", ")}. Samen ${total}.`
      : `Deze rit brengt ${total} op.`,
  nothingRuns: "Er rijdt geen trein.",
  routesOutdated: "Het spel is verdergegaan; laad de pagina opnieuw.",
};
