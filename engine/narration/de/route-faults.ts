/** Warum geschriebene Strecken nicht aufs Brett passen. */
import type { RouteFault } from "../../notation/routes.ts";

/** The sentence of a fault. */
export function routeFault(fault: RouteFault): string {
  switch (fault.kind) {
    case "line":
      return `„${fault.line}“ ist keine Strecke. Schreib die Lok, einen Doppelpunkt und die Felder.`;
    case "train":
      return `Eine Lok ${fault.train} gibt es nicht, oder sie hat schon eine Strecke.`;
    case "hex":
      return `${fault.train}: „${fault.hex}“ ist kein Feld dieser Karte.`;
    case "apart":
      return `${fault.train}: ${fault.from} und ${fault.to} berühren sich nicht.`;
    case "track":
      return `${fault.train}: auf ${fault.hex} gibt es solches Gleis nicht.`;
    case "several":
      return `${fault.train}: ${fault.hex} hat mehrere Halte. Sag welchen: ${fault.stops}.`;
    case "end":
      return `${fault.train}: auf ${fault.hex} kann keine Strecke enden.`;
    case "short":
      return `${fault.train}: eine Strecke hat mindestens zwei Halte.`;
  }
}
