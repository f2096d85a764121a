/** Events that one sentence tells: the leading one and its details. */
import type { EventOf, EventType, GameEvent } from "../model/event.ts";

export interface Item {
  readonly lead: GameEvent;
  readonly rest: readonly GameEvent[];
}

/** A detail that was brought together with its leading event. */
export function detail<T extends EventType>({ rest }: Item, type: T): EventOf<T> | undefined {
  return rest.find((event): event is EventOf<T> => event.type === type);
}
