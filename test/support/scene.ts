/**
 * Sentences for tests of rules: given a position, when a seat moves, then these events follow, or it is refused thus. Positions come
 * from `positions.ts`, moves from `moves.ts`; every position on the way is held against C-19.
 */
import { expect } from "vitest";
import {
  type Decision,
  decide,
  decision,
  type EventType,
  type GameEvent,
  type GameState,
  type Move,
  type OptionOf,
  type OptionType,
  type Refusal,
  type RefusalCode,
  stacksOf,
  tilesLeft,
  titleOf,
} from "../../engine/index.ts";
import { faultsOf } from "./invariants.ts";
import { frozen } from "./legal.ts";
import { type Change, changed } from "./positions.ts";

/** Some of an event's fields, its type among them. */
type EventLike = { type: EventType } & Record<string, unknown>;

/** A position, and what the last move made of it. */
export class Scene {
  readonly events: readonly GameEvent[];
  private readonly position: GameState;
  private readonly refusal: Refusal | undefined;

  constructor(state: GameState, events: readonly GameEvent[] = [], refusal?: Refusal) {
    expect(faultsOf(titleOf(state), state)).toEqual([]);
    this.position = frozen(state);
    this.events = events;
    this.refusal = refusal;
  }

  /** The position reached; fails if the last move was refused. */
  get state(): GameState {
    expect(this.refusal).toBeUndefined();
    return this.position;
  }

  get decision(): Decision {
    return decision(this.state);
  }

  /** Corporations by cell, top of the stack first. */
  get stacks(): Record<string, string[]> {
    return stacksOf(this.state);
  }

  tilesLeft(tile: string): number {
    return tilesLeft({ title: titleOf(this.state), state: this.state }, tile);
  }

  /** Options of one kind that the position offers. */
  options<T extends OptionType>(type: T): OptionOf<T>[] {
    return this.decision.options.filter((one): one is OptionOf<T> => one.type === type);
  }

  when(seat: number, move: Move): Scene {
    const decided = decide(this.state, seat, move);
    return decided.accepted ? new Scene(decided.state, decided.events) : new Scene(this.position, [], decided.refusal);
  }

  /** The last move set off these events in this order, maybe others between them. */
  follows(...expected: EventLike[]): Scene {
    expect(this.refusal).toBeUndefined();
    let next = 0;
    for (const event of this.events) {
      const wanted = expected[next];
      if (wanted && expect.objectContaining(wanted).asymmetricMatch(event)) next += 1;
    }
    if (next < expected.length) expect(this.events).toEqual(expect.arrayContaining([expected[next]]));
    return this;
  }

  /** The last move set off no event of these kinds. */
  without(...types: EventType[]): Scene {
    expect(this.refusal).toBeUndefined();
    expect(this.events.filter((event) => types.includes(event.type))).toEqual([]);
    return this;
  }

  /** The last move was refused by this rule; answers the position as it was before. */
  refused(code: RefusalCode, rule: string): Scene {
    const { code: found = "accepted", rule: by = "" } = this.refusal ?? {};
    expect({ code: found, rule: by }).toEqual({ code, rule });
    return new Scene(this.position);
  }
}

/** A position: a beginning and what was changed about it. */
export const given = (start: GameState, ...changes: Change[]): Scene => new Scene(changed(start, changes));
