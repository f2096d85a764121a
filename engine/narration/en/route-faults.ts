/** Why written routes do not fit the board. */
import type { RouteFault } from "../../notation/routes.ts";

/** The sentence of a fault. */
export function routeFault(fault: RouteFault): string {
  switch (fault.kind) {
    case "line":
      return `“${fault.line}” is no route. Write the train, a colon and the hexes.`;
    case "train":
      return `There is no train ${fault.train}, or it has a route already.`;
    case "hex":
      return `${fault.train}: “${fault.hex}” is no hex of this map.`;
    case "apart":
      return `${fault.train}: ${fault.from} and ${fault.to} do not touch.`;
    case "track":
      return `${fault.train}: there is no such track on ${fault.hex}.`;
    case "several":
      return `${fault.train}: ${fault.hex} has several stops. Say which: ${fault.stops}.`;
    case "end":
      return `${fault.train}: a route cannot end on ${fault.hex}.`;
    case "short":
      return `${fault.train}: a route has at least two stops.`;
  }
}
