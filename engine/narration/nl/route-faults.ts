/** Why written routes do not fit the board, in Dutch. */
import type { RouteFault } from "../../notation/routes.ts";

/** The sentence of a fault. */
export function routeFault(fault: RouteFault): string {
  switch (fault.kind) {
    case "line":
      return `“${fault.line}” is geen route. Schrijf de trein, een dubbele punt en de velden.`;
    case "train":
      return `Er is geen trein ${fault.train}, of hij heeft al een route.`;
    case "hex":
      return `${fault.train}: “${fault.hex}” is geen veld op deze kaart.`;
    case "apart":
      return `${fault.train}: ${fault.from} en ${fault.to} grenzen niet aan elkaar.`;
    case "track":
      return `${fault.train}: op ${fault.hex} ligt zulk spoor niet.`;
    case "several":
      return `${fault.train}: ${fault.hex} heeft meer dan één halte. Noem welke: ${fault.stops}.`;
    case "end":
      return `${fault.train}: op ${fault.hex} kan geen route eindigen.`;
    case "short":
      return `${fault.train}: een route heeft minstens twee haltes.`;
  }
}
