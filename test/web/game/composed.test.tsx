/** The page of a turn that is being composed: well-formed at every kind of decision, its forms complete, its figures right. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decision, type GameState, type Move, newGame, type Seat, titleOf } from "../../../engine/index.ts";
import { LANGUAGES } from "../../../lambdas/service/api.ts";
import { compose, type Draft, decisionAfter, movesOf } from "../../../web/game/draft.ts";
import { GamePage } from "../../../web/game/page.tsx";
import type { Scene } from "../../../web/game/scene.ts";
import { changesOf } from "../../../web/game/summary.ts";
import { companyStylesheet, mainStylesheet } from "../../../web/styles/index.ts";
import { playRandomly } from "../../engine/narration/random-game.ts";
import { formsOf, submissionsOf } from "../support/html.ts";
import { additionsOf, commitFields } from "../support/played.ts";
import { sceneFor } from "../support/scenes.ts";

interface Turn {
  readonly seat: Seat;
  readonly before: GameState;
  readonly moves: readonly Move[];
}

/** Moves of one seat in succession, over whole games; one turn for each step, short and long. */
function turnsOf(title: string, seeds: readonly number[], players: number): Turn[] {
  const turns = new Map<string, Turn>();
  for (const seed of seeds) {
    let open: Turn = { seat: -1, before: newGame({ title, players, seed }), moves: [] };
    for (const { seat, state, move, decision: asked } of playRandomly(seed, players, 900, title)) {
      open = open.seat === seat ? { ...open, moves: [...open.moves, move] } : { seat, before: state, moves: [move] };
      const kind = `${asked.step} ${Math.min(2, open.moves.length)}`;
      if (!turns.has(kind) && open.moves.length < 12) turns.set(kind, open);
    }
  }
  return [...turns.values()];
}

const turns = [...turnsOf("1830", [3, 24], 4), ...turnsOf("18cz", [5, 9], 3), ...turnsOf("1835", [4], 4)];

function sceneOf({ seat, before, moves }: Turn, change: Partial<Scene> = {}): Scene & { draft: Draft } {
  const { draft, refusal } = compose(before, seat, moves);
  if (refusal) throw new Error(refusal.code);
  return { ...sceneFor(draft.after, seat, { ...change, decision: decisionAfter(draft) }), draft };
}

const render = (scene: Scene): string => String(<GamePage scene={scene} person={null} />);

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

describe("the page of a composed turn", () => {
  it("is well-formed after every kind of move in every language, and light", () => {
    expect(turns.length).toBeGreaterThan(40);
    for (const turn of turns) {
      for (const language of LANGUAGES) {
        const scene = sceneOf(turn, { language });
        const html = render(scene);
        const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
        expect(ids.length).toBe(new Set(ids).size);
        const body = html.replaceAll(/<svg.*?<\/svg>/gs, "");
        expect(/\sstyle=|<script|\son\w+=|undefined|NaN|\[object/.exec(body)?.[0]).toBeUndefined();
        for (const [, target] of html.matchAll(/(?:aria-labelledby|aria-describedby|for|href)="#?([^"/?.]+)"/g))
          expect(ids).toContain(target);
        const styles = mainStylesheet.content + companyStylesheet(titleOf(scene.state)).content;
        expect(gzipSync(html + styles).length).toBeLessThan(60 * 1024);
      }
    }
  }, 120_000);

  it("carries its moves in every form and in no address", () => {
    for (const turn of turns.slice(0, 40)) {
      const html = render(sceneOf(turn));
      expect(JSON.parse(commitFields(html).draft?.[0] ?? "")).toEqual(turn.moves);
      for (const { controls } of formsOf(html)) {
        const [draft] = controls.filter(({ name }) => name === "draft");
        expect(JSON.parse(draft?.values[0] ?? "")).toEqual(turn.moves);
      }
      for (const [, href = ""] of html.matchAll(/\s(?:href|action|formaction)="([^"]*)"/g))
        expect(href.replace(/^\/assets.*/, "")).not.toMatch(/[?{]|type/);
    }
  });

  it("offers whatever the page without a draft offers, as long as the seat is asked", () => {
    const asked = (state: GameState, seat: Seat): boolean => decision(state).deciders.includes(seat);
    for (const turn of turns) {
      const scene = sceneOf(turn);
      const plain = formsOf(render({ ...scene, draft: null })).flatMap(submissionsOf);
      const offered = additionsOf(render(scene)).map(({ move, sell, routes }) => JSON.stringify([move, sell, routes]));
      if (!asked(scene.state, turn.seat)) expect(offered).toEqual([]);
      else
        for (const { move, sell, routes } of plain.filter((one) => one.move || one.sell || one.routes))
          expect(offered.includes(JSON.stringify([move, sell, routes]))).toBe(true);
    }
  }, 60_000);

  it("tells who is asked next and what, when the turn has ended", () => {
    const ended = turns.find((turn) => {
      const { after } = sceneOf(turn).draft;
      return !after.result && !decision(after).deciders.includes(turn.seat);
    });
    if (!ended) throw new Error("no turn has ended");
    const html = text(render(sceneOf(ended)));
    expect(html).toMatch(/Then Waiting for \w+: /);
    expect(html).toMatch(/ is asked: “[^”]+”/);
  });
});

describe("a move that draws something", () => {
  /** A purchase that opens the next size: with two players the owner at whom nobody sits draws a corporation. */
  function drawing(): Turn & { drawn: string } {
    for (const { state, seat, move, events } of playRandomly(5, 2, 900, "18cz")) {
      const event = events.find(({ type }) => type === "neutralStarted");
      if (event?.type === "neutralStarted") return { seat, before: state, moves: [move], drawn: event.corporation };
    }
    throw new Error("nothing was drawn");
  }

  it("tells nothing of what, and ends the draft", () => {
    const turn = drawing();
    const { draft } = compose(turn.before, turn.seat, [...turn.moves, { type: "pass" }]);
    expect(movesOf(draft)).toEqual(turn.moves);
    expect(draft.drawn).toBe(true);
    expect(draft.after.seed).toBe(turn.before.seed);
    expect(draft.after.corporations[turn.drawn]).toEqual(turn.before.corporations[turn.drawn]);
    const scene = sceneFor(draft.after, turn.seat, { draft, decision: decisionAfter(draft) });
    const html = render(scene);
    expect(text(html)).toContain("Here something is drawn.");
    expect(additionsOf(html)).toEqual([]);
    expect(JSON.parse(commitFields(html).draft?.[0] ?? "")).toEqual(turn.moves);
  });
});

describe("the summary of a turn", () => {
  it("tells the reader's money, before and after, if and only if it changes", () => {
    for (const turn of turns) {
      const scene = sceneOf(turn);
      const [line] = changesOf(scene, scene.draft).filter(({ label }) => label === "Your money");
      const [before, after] = [turn.before, scene.draft.after].map((state) => state.players[turn.seat]?.cash ?? 0);
      const digits = (amount: string | null | undefined): number => Number(amount?.replaceAll(/\D/g, ""));
      if (before === after) expect(line).toBeUndefined();
      else expect([digits(line?.before), digits(line?.after)]).toEqual([before, after]);
    }
  });

  it("of a run and its payment tells revenue, treasury and price", () => {
    const paid = turns.filter(({ moves }) =>
      ["run", "dividend"].every((type) => moves.some((move) => move.type === type)),
    );
    expect(paid.length).toBeGreaterThan(2);
    const labels = paid.flatMap((turn) => {
      const scene = sceneOf(turn);
      return changesOf(scene, scene.draft).map(({ label }) => label.replace(/^\S+ /, ""));
    });
    for (const label of ["revenue", "treasury", "share price"]) expect(labels).toContain(label);
  });

  it("follows each move as far as it goes, and says why the next does not", () => {
    const [turn] = turns;
    if (!turn) throw new Error("no turn");
    const { draft, refusal } = compose(turn.before, turn.seat, [...turn.moves, { type: "withdraw" }]);
    expect(movesOf(draft)).toEqual(turn.moves);
    expect(refusal?.rule).toMatch(/\d/);
  });
});
