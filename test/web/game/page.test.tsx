/** The page of a game: it answers first, shows forms only to whom they belong, and is well-formed at every kind of decision. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decide, type GameState, type Seat, STEPS, type StepName, titleOf } from "../../../engine/index.ts";
import { LANGUAGES } from "../../../lambdas/service/api.ts";
import { Kept } from "../../../web/forms/fields.ts";
import { GamePage } from "../../../web/game/page.tsx";
import type { Scene } from "../../../web/game/scene.ts";
import { companyStylesheet, mainStylesheet } from "../../../web/styles/index.ts";
import { type Played, playRandomly } from "../../engine/narration/random-game.ts";
import { entryOf, sceneFor } from "../support/scenes.ts";
import { founding, joining, swapping, twoStations } from "../support/seldom.ts";

interface Position {
  readonly state: GameState;
  readonly seat: Seat;
  /** The last moves before it. */
  readonly before: readonly Played[];
}

/** One position for each step that games of a title meet. */
function positionsOf(title: string, seeds: readonly number[], players: number): Map<StepName, Position> {
  const met = new Map<StepName, Position>();
  for (const seed of seeds) {
    const played: Played[] = [];
    for (const one of playRandomly(seed, players, 1500, title)) {
      const { step, deciders } = one.decision;
      if (!met.has(step)) met.set(step, { state: one.state, seat: deciders[0] ?? 0, before: played.slice(-6) });
      played.push(one);
    }
    const last = played.at(-1);
    const end = last && decide(last.state, last.seat, last.move);
    if (end?.accepted && end.state.result) met.set("over", { state: end.state, seat: 0, before: [] });
  }
  return met;
}

const positions = positionsOf("1830", [3, 7, 8, 24, 25, 1, 5, 6], 4);
const sized = positionsOf("18cz", [5, 9, 13, 15, 35, 4], 2);
const large = positionsOf("18cz", [4, 9, 5], 6).set("stationDrop", { state: twoStations, seat: 0, before: [] });

const prussian = positionsOf("1835", [4, 7], 4)
  .set("formation", { state: founding, seat: 0, before: [] })
  .set("swap", { state: swapping, seat: 0, before: [] })
  .set("merger", { state: joining, seat: 0, before: [] });

const everywhere = [...positions, ...sized, ...large, ...prussian].map(([step, at]) => ({
  ...at,
  step,
  name: `${at.state.title}, ${at.state.players.length} players, ${step}`,
}));

const render = (scene: Scene): string => String(<GamePage scene={scene} person={null} />);

function at(step: StepName): Position {
  const found = positions.get(step);
  if (!found) throw new Error(`no position at ${step}`);
  return found;
}

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, " ");

describe("the game page", () => {
  it.each(everywhere)("is well-formed at $name in every language", ({ state, seat }) => {
    for (const language of LANGUAGES) {
      const html = render(sceneFor(state, seat, { language }));
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.length).toBe(new Set(ids).size);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`));
      expect(html).not.toMatch(/\sstyle=|<style|<script|\son\w+=|undefined|NaN|\[object/);
      for (const [, target] of html.matchAll(/(?:aria-labelledby|aria-describedby|for)="([^"]+)"/g))
        expect(ids).toContain(target);
    }
  });

  it("met every step that a game can wait for", () => {
    const met = new Set(everywhere.map(({ step }) => step));
    expect(STEPS.filter((step) => !met.has(step))).toEqual([]);
  });

  it("is yellow and says so in its title when the reader must act", () => {
    const { state, seat } = at("track");
    const html = render(sceneFor(state, seat));
    expect(html).toMatch(/<title>● Your turn: /);
    expect(html).toContain('<section class="sheet now-sheet" id="move"');
  });

  it("is white for the others, and offers them only what they may do out of turn", () => {
    const { state, seat } = at("track");
    const html = render(sceneFor(state, (seat + 1) % 4));
    expect(html).toMatch(/<title>Waiting for /);
    expect(html).not.toContain("now-sheet");
    expect(html).toContain("Nothing to do for you");
    expect(html).not.toContain("layTile");
  });

  it("has no form for onlookers", () => {
    const { state } = at("stock");
    expect(render(sceneFor(state, null))).not.toContain("<form");
  });

  it("shows what happened since the last move, with the same number on the map", () => {
    const laid = [...positions.values()]
      .flatMap(({ before }) => before)
      .find(({ events }) => events.some(({ type }) => type === "tileLaid"));
    if (!laid) throw new Error("no tile was laid");
    const { state, seat } = at("track");
    const html = render(sceneFor(state, seat, { news: [entryOf(6, laid.seat, laid.events)] }));
    expect(html).toContain('<span class="n" aria-hidden="true">1</span>');
    expect(html).toMatch(/class="flag"[^>]*><circle r="11"><\/circle><text y="5">1<\/text>/);
  });

  it("comes back from a refusal filled in, with the reason and the rule in focus", () => {
    const { state, seat } = at("auction");
    const kept = new Kept({ "amount.bid.CA": ["162"] });
    const html = render(
      sceneFor(state, seat, { kept, refused: { sentence: "The lowest possible bid is $165.", rule: "1830-2.3b" } }),
    );
    expect(html).toContain('id="trouble" role="alert" tabindex="-1" autofocus');
    expect(text(html)).toContain("The lowest possible bid is $165.");
    expect(text(html)).toContain("Rule 1830-2.3b");
    expect(html).toMatch(/name="amount\.bid\.CA"[^>]*value="162"/);
  });

  it("says that the game has moved on, and what happened meanwhile", () => {
    const { state, seat, before } = at("track");
    const last = before.at(-1);
    if (!last) throw new Error("nothing happened before");
    const html = render(sceneFor(state, seat, { movedOn: [entryOf(7, last.seat, last.events)] }));
    expect(text(html)).toContain("The game has moved on.");
  });

  it("escapes every text that comes from people", () => {
    const { state, seat } = at("stock");
    const scene = sceneFor(state, seat);
    const evil = `"><script>alert('x')</script>`;
    const head = { ...scene.head, name: evil, seats: scene.head.seats.map((one) => ({ ...one, name: evil })) };
    const html = render({ ...scene, head, context: { ...scene.context, names: { seat: () => evil } } });
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;");
  });

  it("weighs less than 60 KB compressed with its stylesheets, late in a game too", () => {
    for (const { state, seat } of everywhere) {
      const styles = mainStylesheet.content + companyStylesheet(titleOf(state)).content;
      const bytes = gzipSync(render(sceneFor(state, seat))).length + gzipSync(styles).length;
      expect(bytes).toBeLessThan(60 * 1024);
    }
  });
});
