/** What written routes would earn: said while they are written, to whoever may run them, and kept nowhere. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bestRoutes, type GameState, type RouteSet, titleOf, writeRoute } from "../../engine/index.ts";
import { centreOf } from "../../web/board/geometry.ts";
import { playRandomly } from "../engine/narration/random-game.ts";
import { type Answer, startTestApp, type TestApp, type Visitor } from "./support/app.ts";
import { askedOf, playOn } from "./support/played.ts";

const SEED = 65;

/** Moves of the random game until a corporation is to run trains that earn something, the position, and the best run. */
function untilRoutes(): { moves: number; state: GameState; best: RouteSet } {
  let moves = 0;
  for (const { decision, state } of playRandomly(SEED, 2, 200, "18cz")) {
    const best = decision.step === "routes" && decision.corporation ? bestRoutes(state, decision.corporation) : null;
    if (best && best.revenue > 0) return { moves, state, best };
    moves += 1;
  }
  throw new Error("nothing ever runs");
}

const { moves, state, best } = untilRoutes();
const written = best.routes.map((route) => writeRoute(route, { title: titleOf(state), state })).join("\n");

let test: TestApp;
let asked: Visitor;
let other: Visitor;
let path: string;
let version: number;
let fields: Record<string, string[]>;
beforeAll(async () => {
  test = await startTestApp();
  const people = [await test.signIn("Anna"), await test.signIn("Bert", "de")];
  const game = await test.startGame(people, "18cz", SEED);
  await playOn(test.services, game, SEED, moves);
  asked = await askedOf(test.services, game, people);
  other = people.find((one) => one !== asked) ?? asked;
  const { head } = await test.services.games.load(game.id);
  version = head.version;
  path = `/games/${game.id}/score`;
  fields = { seat: [String(head.waiting[0]?.seat)], version: [String(version)], submission: ["scored-only"] };
});
afterAll(() => test.stop());

const score = (routes: string, more: Record<string, string[]> = {}, visitor = asked): Promise<Answer> =>
  visitor.post(path, { ...fields, routes: [routes], ...more });
const said = async (answer: Promise<Answer>): Promise<unknown> => JSON.parse((await answer).html);

describe("written routes", () => {
  it("are told their revenue, the same as the proposal's", async () => {
    const answer = await score(written);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.html)).toEqual({
      says: expect.stringContaining(String(best.revenue)),
      valid: true,
      hex: null,
    });
  });

  it("are told when nothing runs, what cannot be read, and which rule forbids them", async () => {
    expect(await said(score(""))).toMatchObject({
      valid: true,
      says: expect.stringMatching(/^(No train runs|Kein Zug)/),
    });
    expect(await said(score("9-9: A1"))).toMatchObject({ valid: false, says: expect.stringContaining("9-9") });
    const [first] = best.routes;
    const there = written.split("\n")[0] ?? "";
    const back = there.replace(
      /: (.*)$/,
      (_, calls: string) => `: ${calls} ${calls.split(" ").slice(0, -1).reverse().join(" ")}`,
    );
    expect(first).toBeDefined();
    expect(await said(score(back))).toMatchObject({
      valid: false,
      says: expect.stringMatching(/\((Rule|Regel) [\w.-]+\)/),
    });
  });

  it("change nothing, and are not scored for an older version", async () => {
    await score(written);
    expect((await test.services.games.head(path.split("/")[2] ?? "")).version).toBe(version);
    expect(await said(score(written, { version: [String(version - 1)] }))).toMatchObject({ valid: false });
  });

  it("take the hex under a tapped point of the map, and none beside the map", async () => {
    const [hex = ""] = Object.keys(titleOf(state).map);
    const [x, y] = centreOf(hex);
    expect(await said(score(written, { tap: [`${Math.round(x) + 9} ${Math.round(y) - 9}`] }))).toMatchObject({ hex });
    for (const tap of ["-9000 -9000", "here", "1e3 0"])
      expect(await said(score(written, { tap: [tap] }))).toMatchObject({ hex: null });
  });

  it("are nobody else's business", async () => {
    expect((await score(written, {}, other)).status).toBe(403);
    expect((await score(written, {}, test.visitor())).status).toBe(401);
    expect((await asked.post(path, { ...fields, move: ['{"type":"pass"}'] })).status).toBe(400);
  });
});
