import { describe, expect, it } from "vitest";
import { newGame } from "../../../engine/index.ts";
import {
  canonical,
  type Draft,
  entryItem,
  genesis,
  hashOf,
  rawEntry,
  readEntry,
  SHAPE,
  seal,
} from "../../../lambdas/store/entry.ts";

const draft: Draft = {
  ...{
    game: "g1",
    version: 2,
    at: "2026-11-30T08:00:00.000Z",
    by: "anna",
    seat: 0,
    submission: "form-0001",
    waiting: [1],
  },
  fact: {
    kind: "moved",
    moves: [{ type: "bid", company: "DH", amount: 75 }],
    events: [{ type: "bidPlaced", seat: 0, company: "DH", amount: 75 }],
  },
};

/** What states of shape 1 did not hold. */
const NEW_KEYS = new Set([
  ...["order", "seed", "neutral", "companyPrice", "debt", "penalty", "closed", "rusted"],
  ...["packet", "swap", "formation", "formationDue", "founder"],
]);

describe("an entry", () => {
  it("comes back from the table as it was sealed", () => {
    const entry = seal(draft, genesis("g1"));
    expect(readEntry(rawEntry(entryItem(entry)))).toEqual(entry);
  });

  it("lies in the table with its envelope as attributes and what happened as text", () => {
    expect(entryItem(seal(draft, genesis("g1")))).toMatchObject({
      ...{ pk: "GAME#g1", sk: "ENTRY#000002", version: 2, kind: "moved", by: "anna", seat: 0, submission: "form-0001" },
      ...{ shape: SHAPE, waiting: [1], previous: genesis("g1") },
      fact: '{"moves":[{"type":"bid","company":"DH","amount":75}],"events":[{"type":"bidPlaced","seat":0,"company":"DH","amount":75}]}',
    });
  });

  it("keeps the order of keys inside its events", () => {
    const event = { type: "operatingSetStarted" as const, set: 2, of: 1 };
    const entry = seal(
      { ...draft, fact: { kind: "moved", moves: [{ type: "pass" }], events: [event] } },
      genesis("g1"),
    );
    const { fact } = readEntry(rawEntry(entryItem(entry)));
    expect(JSON.stringify(fact.kind === "moved" && fact.events[0])).toBe(JSON.stringify(event));
  });

  it.each([
    ["who acted", { by: "bert" }],
    ["when", { at: "2026-11-30T08:00:01.000Z" }],
    ["the game", { game: "g2" }],
    ["what happened", { fact: { kind: "left" as const, person: "anna" } }],
  ])("has another hash if %s is another", (_, change) => {
    expect(seal({ ...draft, ...change }, genesis("g1")).hash).not.toBe(seal(draft, genesis("g1")).hash);
  });

  it("names the entry before it in its hash", () => {
    expect(seal(draft, genesis("g1")).hash).not.toBe(seal(draft, genesis("g2")).hash);
  });

  it("gives its hash again when read from the table, whatever the order of attributes", () => {
    const entry = seal(draft, genesis("g1"));
    const shuffled = Object.fromEntries(Object.entries(entryItem(entry)).reverse());
    expect(hashOf(rawEntry(shuffled))).toBe(entry.hash);
  });

  it("of an older shape is lifted step by step", () => {
    const { seat, ...old } = { ...seal(draft, genesis("g1")), shape: 0 };
    const as = (raw: Record<string, unknown>) => raw;
    const upcasts = {
      ...Object.fromEntries(Array.from({ length: SHAPE - 1 }, (_, at) => [at + 1, as])),
      0: ({ place, ...rest }: Record<string, unknown>) => ({ ...rest, seat: place }),
    };
    expect(readEntry({ ...old, place: seat }, upcasts).seat).toBe(0);
  });

  it("of shape 3, before there were messages, is read as it was written", () => {
    const entry = seal(draft, genesis("g1"));
    expect(readEntry({ ...entry, shape: 3 })).toEqual(entry);
  });

  it.each<Extract<Draft["fact"], { message?: string }>>([
    { kind: "said", message: "good luck" },
    { kind: "moved", moves: [{ type: "pass" }], events: [], message: "good luck" },
  ])("with a message comes back with it, and the message is part of its hash", (fact) => {
    const entry = seal({ ...draft, fact }, genesis("g1"));
    expect(readEntry(rawEntry(entryItem(entry)))).toEqual(entry);
    expect(seal({ ...draft, fact: { ...fact, message: "bad luck" } }, genesis("g1")).hash).not.toBe(entry.hash);
  });

  it.each<Draft["fact"]>([
    { kind: "paced", pace: null },
    { kind: "voted", clock: 7, voters: [0, 2] },
    { kind: "moved", moves: [{ type: "pass" }], events: [], voters: [1] },
  ])("about time comes back as it was", (fact) => {
    const entry = seal({ ...draft, fact }, genesis("g1"));
    expect(readEntry(rawEntry(entryItem(entry)))).toEqual(entry);
    expect(readEntry({ ...seal(draft, genesis("g1")), shape: 4 }).fact).toEqual(draft.fact);
  });

  it("of shape 1 begins with a state and turns of today", () => {
    const initial = newGame({ title: "1830", players: 3 });
    const text = JSON.stringify({ ...initial, companies: {} });
    const old = JSON.parse(text, (key, value: unknown) => (NEW_KEYS.has(key) ? undefined : value));
    old.companies = initial.companies;
    const raw = {
      ...seal(draft, genesis("g1")),
      shape: 1,
      fact: { kind: "started", seats: [], seed: 5, initial: old },
    };
    expect(readEntry(raw).fact).toEqual({ kind: "started", seats: [], seed: 5, initial });
    const turn = { corporation: "PRR", step: "track", laid: false };
    const moved = {
      ...raw,
      fact: { kind: "moved", moves: [{ type: "pass" }], events: [{ type: "corporationTurn", turn }] },
    };
    const today = {
      corporation: "PRR",
      step: "track",
      lays: [],
      helped: false,
      acquired: [],
      merging: null,
      drops: [],
      wanted: null,
    };
    expect(readEntry(moved).fact).toMatchObject({ events: [{ type: "corporationTurn", turn: today }] });
  });

  it.each([
    ["a shape that nothing can lift", { shape: 0 }],
    ["a later shape", { shape: SHAPE + 1 }],
    ["a move of no known type", { fact: { kind: "moved", moves: [{ type: "cheat" }], events: [] } }],
    ["an event without a type", { fact: { kind: "moved", moves: [{ type: "pass" }], events: [{}] } }],
    ["an unknown kind", { fact: { kind: "burnt" } }],
  ])("with %s is not read", (_, change) => {
    expect(() => readEntry({ ...seal(draft, genesis("g1")), ...change })).toThrow();
  });
});

describe("canonical JSON", () => {
  it("is the same for equal values and ignores what is undefined", () => {
    expect(canonical({ b: 1, a: [{ d: undefined, c: "ö" }] })).toBe(canonical({ a: [{ c: "ö" }], b: 1, e: undefined }));
  });

  it("tells texts from numbers and lists from their order", () => {
    expect(canonical({ a: "1" })).not.toBe(canonical({ a: 1 }));
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  });
});
