/** Deutsch: was geschriebene Fahrten einbringen. */
import type { scoring as en } from "../en/scoring.ts";

export const scoring: typeof en = {
  routesEarn: (total, trains) =>
    trains.length > 1
      ? `${trains.map(({ train, sum }) => `${train}: ${sum}`).join(", ")}. Zusammen ${total}.`
      : `Diese Fahrt bringt ${total}.`,
  nothingRuns: "Kein Zug fährt.",
  routesOutdated: "Das Spiel ist weitergegangen; lade die Seite neu.",
};
