/** What a posted form says: moves put together with their amounts, and anything odd turned away without a fault. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Move } from "../../../engine/index.ts";
import { amountField, encode } from "../../../web/forms/fields.ts";
import { collectFields, type Fields, fitsDraft, parseMoveForm } from "../../../web/forms/parse.ts";
import { parseTurnForm } from "../../../web/forms/turnForm.ts";

const envelope = { seat: ["1"], version: ["12"], submission: ["0b7c1f1e-1111-4222-8333-444455556666"] };
const parse = (fields: Fields) => parseMoveForm({ ...envelope, ...fields });
const bid = { type: "bid" as const, company: "MH" };

const turn = (fields: Fields) => parseTurnForm({ ...envelope, ...fields })?.wish;

describe("a form that composes", () => {
  it.each<[string, Fields, unknown]>([
    ["chooses a place", { place: ["D10"] }, { kind: "look", choice: { at: "D10", by: null, confirm: false } }],
    [
      "chooses it for a power",
      { place: ["F16 D&H"] },
      { kind: "look", choice: { at: "F16", by: "D&H", confirm: false } },
    ],
    ["asks for bankruptcy", { step: ["bankruptcy"] }, { kind: "look", choice: { at: null, by: null, confirm: true } }],
    ["takes back", { step: ["back"], draft: ['[{"type":"pass"}]'] }, { kind: "back" }],
    ["reads lines", { lines: ["pass"] }, { kind: "write", text: "pass" }],
    ["adds nothing", { draft: ['[{"type":"pass"}]'] }, { kind: "problem", problem: { kind: "nothing" } }],
    [
      "adds an odd amount",
      { move: [encode(bid)], [amountField(bid)]: ["x"] },
      { kind: "problem", problem: { kind: "amount", text: "x" } },
    ],
  ])("%s", (_, fields, wish) => {
    expect(turn(fields)).toEqual(wish);
  });

  it("adds moves to those composed before", () => {
    const read = parseTurnForm({ ...envelope, draft: ['[{"type":"pass"}]'], move: ['{"type":"done"}'] });
    expect(read?.draft).toEqual([{ type: "pass" }]);
    expect(read?.wish).toMatchObject({ kind: "add", form: { moves: [{ type: "done" }] } });
  });
});

describe("a move form", () => {
  it("gives seat, version, submission and the move", () => {
    expect(parse({ move: [encode({ type: "pass" })] })).toEqual({
      ok: true,
      form: {
        seat: 1,
        version: 12,
        submission: envelope.submission[0],
        draft: [],
        moves: [{ type: "pass" }],
        routes: null,
      },
    });
  });

  it("completes a move with the amount beside it", () => {
    const read = parse({ move: [encode(bid)], [amountField(bid)]: ["115"], "amount.bid.CA": ["165"] });
    expect(read.ok && read.form.moves).toEqual([{ type: "bid", company: "MH", amount: 115 }]);
  });

  it("takes amounts as people write them", () => {
    const amounts = ["1,100", "1.100", " 1100 ", "$1100"].map((text) => {
      const read = parse({ move: [encode(bid)], [amountField(bid)]: [text] });
      return read.ok ? read.form.moves : read.problem;
    });
    for (const moves of amounts) expect(moves).toEqual([{ type: "bid", company: "MH", amount: 1100 }]);
  });

  it("puts sales before the purchase, in the order of the form", () => {
    const sales = ["PRR", "NYC"].map((corporation) => encode({ type: "sellShares", corporation, count: 2 }));
    const purchase = encode({ type: "buyShare", corporation: "B&O", from: "pool" });
    const read = parse({ sell: ["", ...sales], move: [purchase] });
    expect(read.ok && read.form.moves.map(({ type }) => type)).toEqual(["sellShares", "sellShares", "buyShare"]);
  });

  it("says when nothing is chosen or an amount is no number", () => {
    expect(parse({})).toEqual({ ok: false, problem: { kind: "nothing" } });
    expect(parse({ sell: [""] })).toEqual({ ok: false, problem: { kind: "nothing" } });
    for (const text of ["", "-5", "ten", "1e3", "9999999"]) {
      const read = parse({ move: [encode(bid)], [amountField(bid)]: [text] });
      expect(read).toMatchObject({ ok: false, problem: { kind: "amount" } });
    }
  });

  it.each([
    ["no seat", { seat: [] }],
    ["a seat that is no number", { seat: ["x"] }],
    ["a negative version", { version: ["-1"] }],
    ["a short submission", { submission: ["a"] }],
    ["a submission with odd characters", { submission: ["<script>alert(1)</script>"] }],
    ["a move that is no JSON", { move: ["{"] }],
    ["a move that is a list", { move: ["[]"] }],
    ["a move of no type", { move: ['{"hex":"D10"}'] }],
    ["a move of an unknown type", { move: ['{"type":"cheat"}'] }],
    ["a move named like a property of all objects", { move: ['{"type":"constructor"}'] }],
    ["a move with a wrong property", { move: ['{"type":"layTile","hex":"Z","tile":"9","rotation":7}'] }],
    ["an open move without its field", { move: [encode(bid)] }],
    ["a huge move", { move: [`{"type":"pass","x":"${"x".repeat(9000)}"}`] }],
    ["more moves than fit a turn", { sell: Array.from({ length: 20 }, () => encode({ type: "pass" })) }],
    ["a draft that is no list of moves", { draft: ['{"type":"pass"}'] }],
    ["an empty draft", { draft: ["[]"] }],
    ["a huge draft", { draft: [JSON.stringify(Array(35).fill({ type: "pass", x: "x".repeat(500) }))] }],
    ["huge routes", { routes: ["x".repeat(5000)] }],
  ])("with %s is broken", (_, fields) => {
    expect(parse({ move: [encode({ type: "pass" })], ...fields } as Fields)).toEqual({
      ok: false,
      problem: { kind: "broken" },
    });
  });

  it("carries the moves composed before it, which suffice", () => {
    const draft = [{ type: "pass" as const }, { type: "done" as const }];
    const read = parse({ draft: [JSON.stringify(draft)] });
    expect(read.ok && read.form.draft).toEqual(draft);
    expect(read.ok && read.form.moves).toEqual([]);
  });

  it("takes as many composed moves as one submission may hold", () => {
    const passes = Array<Move>(40).fill({ type: "pass" });
    expect(fitsDraft(passes)).toBe(true);
    expect(fitsDraft([...passes, { type: "pass" }])).toBe(false);
    const stop = { train: "2-0", stops: Array<string>(60).fill("H12.c0"), stretches: [] };
    expect(fitsDraft(Array<Move>(4).fill({ type: "run", routes: Array(8).fill(stop) }))).toBe(false);
  });

  it("of any content is read without a fault", () => {
    const text = fc.oneof(fc.string(), fc.json(), fc.constantFrom(encode(bid), "1", "12345678", "__proto__"));
    const body = fc.dictionary(
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          "seat",
          "version",
          "submission",
          "move",
          "sell",
          "routes",
          "draft",
          "step",
          "place",
          "lines",
          "__proto__",
        ),
      ),
      fc.oneof(text, fc.array(text), fc.constant(new File([], "x")), fc.constant(undefined)),
    );
    fc.assert(
      fc.property(body, (input) => {
        expect(typeof parseMoveForm(collectFields(input)).ok).toBe("boolean");
        expect(typeof parseTurnForm(collectFields(input))).toBe("object");
      }),
    );
  });
});
