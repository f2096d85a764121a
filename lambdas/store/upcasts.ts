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

/** Shape 2 knows an order of seats, loans, take-overs and several lays in a turn. */
function toShape2(raw: Item): Item {
  const { fact } = raw;
  if (!isObject(fact)) return raw;
  if (fact["kind"] === "started" && isObject(fact["initial"])) {
    return { ...raw, fact: { ...fact, initial: stateToShape2(fact["initial"]) } };
  }
  if (fact["kind"] !== "moved" || !Array.isArray(fact["events"])) return raw;
  return { ...raw, fact: { ...fact, events: fact["events"].map(eventToShape2) } };
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

function eventToShape2(event: unknown): unknown {
  if (!isObject(event) || event["type"] !== "corporationTurn" || !isObject(event["turn"])) return event;
  const { laid: _, ...turn } = event["turn"];
  return { ...event, turn: { ...turn, lays: [], helped: false, acquired: [], merging: null, drops: [] } };
}

export const UPCASTS: Readonly<Record<number, (raw: Item) => Item>> = { 1: toShape2 };
