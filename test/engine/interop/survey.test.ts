/** Files of unknown origin: what is none of a game is named, and nothing in a file breaks the one who reads it. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decideAll, newGame } from "../../../engine/index.ts";
import { surveyText } from "../../../engine/interop/survey.ts";

const players = [1, 2, 3].map((id) => ({ id, name: `P${id}` }));
const file = (actions: readonly unknown[], more: object = {}): string =>
  JSON.stringify({ title: "1830", players, seed: 1, actions, ...more });
const buy = {
  type: "bid",
  entity: 1,
  entity_type: "player",
  id: 1,
  company: "SV",
  price: 20,
  created_at: 1_700_000_000,
};
const pass = (entity: number, id: number) => ({ type: "pass", entity, entity_type: "player", id });

describe("a file", () => {
  it("is followed through undone and redone actions and standing orders", () => {
    const order = { type: "program_share_pass", entity: 1, entity_type: "player", id: 6 };
    const undo = { type: "undo", entity: 2, entity_type: "player" };
    const redo = { type: "redo", entity: 2, entity_type: "player" };
    const chat = { type: "message", entity: 2, entity_type: "player", id: 7, message: "hi" };
    const found = surveyText(
      file([buy, pass(2, 2), { ...undo, id: 3 }, { ...redo, id: 4 }, { ...undo, id: 5 }, order, chat, pass(2, 8)]),
    );
    expect(found).toMatchObject({ title: "1830", trouble: null, orders: 1, messages: 1, undone: 2 });
    expect(typeof found === "string" ? [] : found.line).toEqual([
      { seat: 0, move: { type: "buyPrivate", company: "SV" }, at: 1_700_000_000 },
      { seat: 1, move: { type: "pass" } },
    ]);
    expect(typeof found === "string" ? [] : found.story).toEqual([
      { seat: 0, moves: [{ type: "buyPrivate", company: "SV" }], at: 1_700_000_000 },
      { seat: 1, moves: [{ type: "pass" }] },
      { seat: 1, keeps: 1 },
      { seat: 1, moves: [{ type: "pass" }] },
      { seat: 1, keeps: 1 },
      { seat: 1, moves: [{ type: "pass" }] },
    ]);
  });

  it("that claims another price than that of the company to be bought is followed up to there", () => {
    expect(surveyText(file([{ ...buy, price: 15 }]))).toMatchObject({
      line: [],
      trouble: { action: 1, type: "bid", refusal: { rule: expect.stringMatching(/^1830-/) } },
    });
  });

  it("goes back over what has been gone back before, as far as it says", () => {
    const undo = (id: number, to: number) => ({ type: "undo", entity: 3, entity_type: "player", id, action_id: to });
    const found = surveyText(
      file([buy, pass(2, 2), pass(3, 3), undo(4, 2), pass(3, 5), undo(6, 1), pass(2, 7), undo(8, 0)]),
    );
    expect(found).toMatchObject({ trouble: null, line: [], undone: 5 });
    const backs = typeof found === "string" ? [] : found.story.filter((step) => "keeps" in step);
    expect(backs).toEqual([2, 1, 0].map((keeps) => ({ seat: 2, keeps })));
  });

  it("of another site tells a story that leads to where its moves lead", () => {
    const path = new URL("../../conformance/games/1830-5p-rush-1050.json.gz", import.meta.url).pathname;
    const { title, players: seats, seed, actions } = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
    const found = surveyText(JSON.stringify({ title, players: seats, seed, actions }));
    if (typeof found === "string") return expect.fail(found);
    const stood = [newGame(found.beginning)];
    for (const step of found.story) {
      const [before, target] = [stood.at(-1), "keeps" in step ? stood[step.keeps] : undefined];
      if (!before) return expect.fail("no position");
      if ("keeps" in step) stood.push(target ?? expect.fail("no such step"));
      else {
        const decided = decideAll(before, step.seat, step.moves);
        stood.push(decided.accepted ? decided.state : expect.fail(decided.refusal.code));
      }
    }
    expect(found).toMatchObject({ trouble: null, undone: 26 });
    expect(found.story).toHaveLength(1025);
    expect(stood.at(-1)).toEqual(found.state);
  });

  it("keeps together what was sent together, and is not torn apart there", () => {
    const together = { bahnpost: { options: {}, together: [[2, 3]] } };
    const two = [buy, pass(2, 2), pass(3, 3)];
    expect(surveyText(file(two, together))).toMatchObject({ story: [{}, { seat: 1 }, { seat: 2 }] });
    const torn = [buy, pass(2, 2), pass(3, 3), { type: "undo", entity: 3, entity_type: "player", id: 4, action_id: 2 }];
    expect(surveyText(file(torn, together))).toMatchObject({ trouble: { action: 4, type: "undo", refusal: null } });
  });

  it("that undoes and redoes without end is too much", () => {
    const passes = Array.from({ length: 6 }, (_, at) => pass(1 + (at % 3), at + 1));
    const again = Array.from({ length: 1600 }, (_, at) =>
      at % 2 === 0 ? { type: "undo", id: 100 + at, action_id: 0 } : { type: "redo", id: 100 + at },
    );
    expect(surveyText(file([...passes, ...again]))).toBe("tooManyActions");
  });

  it("that breaks a rule is followed up to there, and the rule is named", () => {
    expect(surveyText(file([buy, pass(1, 2), pass(2, 3)]))).toMatchObject({
      line: [{ seat: 0 }],
      trouble: { action: 2, type: "pass", refusal: { code: "NOT_YOUR_TURN" } },
    });
  });

  it.each([
    ["garbage", "{", "noFile"],
    ["nothing", "", "noFile"],
    ["a list", "[]", "noFile"],
    ["wrong types", file([{ type: 5 }]), "noFile"],
    ["huge nesting", `${"[".repeat(200_000)}`, "noFile"],
    [
      "deep but whole nesting",
      `{"title":"1830","players":[],"actions":[],"x":${"[".repeat(9000)}${"]".repeat(9000)}}`,
      "players",
    ],
    ["another title", file([], { title: "__proto__" }), "unknownTitle"],
    ["players twice", file([], { players: [players[0], players[0], players[1]] }), "players"],
    ["too many players", file([], { players: Array.from({ length: 9 }, (_, id) => ({ id, name: "P" })) }), "players"],
    ["options of no title", file([], { optionalRules: ["constructor"] }), "options"],
    [
      "the keys of objects as options",
      `{"title":"1830","players":${JSON.stringify(players)},"actions":[],"bahnpost":{"options":{"constructor":"on"}}}`,
      "options",
    ],
    ["too many actions", file(Array.from({ length: 5001 }, () => ({ type: "undo" }))), "tooManyActions"],
    ["too much text", " ".repeat(2 * 1024 * 1024 + 1), "tooLarge"],
  ])("%s is named as what it is", (_what, text, fault) => {
    expect(surveyText(text)).toBe(fault);
  });

  it.each([
    { type: "constructor" },
    { type: "undo" },
    { type: "pass", entity: "__proto__", entity_type: "company" },
    { type: "bid", entity: 1, entity_type: "player", company: "__proto__", price: 1e300 },
    {
      type: "lay_tile",
      entity: "constructor",
      entity_type: "corporation",
      hex: "constructor",
      tile: "x-1",
      rotation: 1,
    },
    { type: "place_token", entity: "PRR", entity_type: "corporation", city: "constructor-0-0" },
    {
      type: "run_routes",
      entity: "PRR",
      entity_type: "corporation",
      routes: [{ train: "2-0", connections: [[], ["toString"]] }],
    },
  ])("with the action %j is followed no further than that", (action) => {
    expect(surveyText(file([action]))).toMatchObject({ line: [], trouble: { action: 1, type: action.type } });
  });
});
