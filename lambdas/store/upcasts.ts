/**
 * Steps that lift stored entries to the present shape, by the shape they lift from. Entries lie in the table as they were written;
 * their hash stays that of the old form.
 */
import type { Item } from "./database.ts";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const each = (record: unknown, change: (value: Json) => Json): unknown =>
  isObject(record)
    ? Object.fromEntries(Object.entries(record).map(([key, value]) => [key, isObject(value) ? change(value) : value]))
    : record;

/** Lifts what an entry tells: the state in which a game begins, or the events of a move. */
const lifting =
  (state: (state: Json) => Json, event: (event: unknown) => unknown) =>
  (raw: Item): Item => {
    const { fact } = raw;
    if (!isObject(fact)) return raw;
    if (fact["kind"] === "started" && isObject(fact["initial"])) {
      return { ...raw, fact: { ...fact, initial: state(fact["initial"]) } };
    }
    if (fact["kind"] !== "moved" || !Array.isArray(fact["events"])) return raw;
    return { ...raw, fact: { ...fact, events: fact["events"].map(event) } };
  };

/** Changes the turn that an event carries. */
function inTurn(event: unknown, change: (turn: Json) => Json): unknown {
  if (!isObject(event) || event["type"] !== "corporationTurn" || !isObject(event["turn"])) return event;
  return { ...event, turn: change(event["turn"]) };
}

function stateToShape2(state: Json): Json {
  const players = Array.isArray(state["players"]) ? state["players"] : [];
  return {
    ...state,
    players: players.map((one) => (isObject(one) ? { ...one, debt: 0, penalty: 0 } : one)),
    corporations: each(state["corporations"], (one) => ({ ...one, closed: false })),
    depot: isObject(state["depot"]) ? { ...state["depot"], rusted: [] } : state["depot"],
    ...{ order: players.map((_, seat) => seat), seed: 0, neutral: null, companyPrice: null },
  };
}

const eventToShape2 = (event: unknown): unknown =>
  inTurn(event, ({ laid: _, ...turn }) => ({
    ...turn,
    lays: [],
    helped: false,
    acquired: [],
    merging: null,
    drops: [],
  }));

const stateToShape3 = (state: Json): Json => ({
  ...state,
  corporations: each(state["corporations"], (one) => ({ ...one, debt: 0 })),
  ...{ packet: [], swap: null, formation: null, formationDue: null, founder: null },
});

const eventToShape3 = (event: unknown): unknown => inTurn(event, (turn) => ({ ...turn, wanted: null }));

/** What follows from the rest of the state is not in it any more. */
function stateToShape8(state: Json): Json {
  const { supply: _, ...board } = isObject(state["board"]) ? state["board"] : {};
  const stacks = isObject(state["market"]) && isObject(state["market"]["stacks"]) ? state["market"]["stacks"] : {};
  return { ...state, board, market: { arrivals: Object.values(stacks).flat() } };
}

/**
 * Shape 2 knows an order of seats, loans, take-overs and several lays in a turn; shape 3 a start packet, a corporation formed out of
 * others, and trains for which a president raises money; shape 4 messages to the table, shape 5 a pace, votes to pass
 * for somebody, and moves taken back, shape 6 seats that pass on and games that are closed, which no entry before had. Logs of
 * shape 6 were written without moves taken back, those of shape 7 have all of it and what was taken over from a file; in
 * shape 8 the first state lacks tiles left and stacks, and knows in which order markers came.
 */
export const UPCASTS: Readonly<Record<number, (raw: Item) => Item>> = {
  1: lifting(stateToShape2, eventToShape2),
  2: lifting(stateToShape3, eventToShape3),
  3: (raw) => raw,
  4: (raw) => raw,
  5: (raw) => raw,
  6: (raw) => raw,
  7: lifting(stateToShape8, (event) => event),
};
