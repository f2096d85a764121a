/** Pages of earlier versions over whole games: the way through them, what they mark as changed, and that they hold no form. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { GameEvent, GameState, Seat } from "../../../engine/index.ts";
import { changedPlaces, corporationChanged, numberedPlaces, playerChanged } from "../../../web/game/changed.ts";
import { waysFrom } from "../../../web/game/chapters.ts";
import { VersionPage } from "../../../web/game/past.tsx";
import { pastAt, STARTED, type Told, told } from "../support/stories.ts";

const games: readonly [string, Told][] = [
  ["1830", told("1830", 4, 24)],
  ["18cz", told("18cz", 3, 9)],
  ["1835", told("1835", 4, 4)],
];

const page = (game: Told, index: number): string => {
  const { scene, past } = pastAt(game, index);
  return String(<VersionPage scene={scene} past={past} person={null} />);
};
const text = (html: string): string => html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");

/** Every so many positions, and the last. */
const sample = ({ positions }: Told, every: number): number[] => [
  ...positions.map((_, index) => index).filter((index) => index % every === 0),
  positions.length - 1,
];

describe.each(games)("the versions of a game of %s", (_title, game) => {
  const { positions, chapters, story } = game;
  const last = positions.at(-1)?.version ?? 0;

  it("lie one after the other from the start to the end, each in one round", () => {
    expect(positions.map(({ version }) => version)).toEqual(positions.map((_, index) => STARTED + index));
    expect([chapters[0]?.from, chapters.at(-1)?.to]).toEqual([STARTED, last]);
    for (const [index, { from, to }] of chapters.entries()) {
      expect(from).toBeLessThanOrEqual(to);
      if (index > 0) expect(from).toBe((chapters[index - 1]?.to ?? 0) + 1);
    }
  });

  it("lead step by step and round by round to each other, both ways", () => {
    for (const { version } of positions) {
      const { stepOn, stepBack, roundOn, roundBack } = waysFrom(chapters, version);
      expect(stepOn).toBe(version === last ? null : version + 1);
      if (stepOn !== null) expect(waysFrom(chapters, stepOn).stepBack).toBe(version);
      if (stepBack === null) expect(version).toBe(STARTED);
      if (roundOn !== null) expect(chapters.some(({ from }) => from === roundOn)).toBe(true);
      if (roundBack !== null) expect(roundBack).toBeLessThan(version);
      const begins = chapters.find(({ from }) => from === version);
      if (begins && roundOn !== null) expect(waysFrom(chapters, roundOn).roundBack).toBe(version);
    }
  });

  it("hold every turn of the round in the jump list, in order", () => {
    for (const { turns, from, to } of chapters) {
      const begun = turns.map((turn) => turn.from);
      expect(begun).toEqual(begun.toSorted((a, b) => a - b));
      for (const turn of turns) {
        expect(turn.from >= from && turn.from <= to).toBe(true);
        expect(positions[turn.from - STARTED]?.actor).toEqual(turn.actor);
      }
    }
  });

  it("render without a form, well-formed, light, with links that lead to versions that are there", () => {
    for (const index of sample(game, 41)) {
      const html = page(game, index);
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.length).toBe(new Set(ids).size);
      const body = html.replaceAll(/<svg.*?<\/svg>/gs, "");
      expect(/\sstyle=|<script|<form|now-sheet|\son\w+=|undefined|NaN|\[object/.exec(body)?.[0]).toBeUndefined();
      for (const [, target] of html.matchAll(/href="\/games\/g\/v\/(\d+)/g))
        expect(Number(target) >= STARTED && Number(target) <= last).toBe(true);
      const version = STARTED + index;
      expect(/href="\/games\/g\/v\/(\d+)" rel="prev"/.exec(html)?.[1]).toBe(index === 0 ? undefined : `${version - 1}`);
      expect(/href="\/games\/g\/v\/(\d+)" rel="next"/.exec(html)?.[1]).toBe(
        version === last ? undefined : `${version + 1}`,
      );
      if (version !== last) expect(text(html)).toContain(`Version ${version}, not the present one (${last})`);
      expect(gzipSync(html).length).toBeLessThan(60_000);
    }
  });

  it("number on the map just the hexes of which the events tell", () => {
    const marked = new Set<string>();
    for (const [before, after, events] of steps(game)) {
      const places = numberedPlaces(before, after, events);
      expect([...places.values()]).toEqual([...places.values()].map((_, index) => index + 1));
      const told = new Set(events.flatMap(hexesOf));
      for (const hex of places.keys()) expect(told.has(hex) || isMerger(events)).toBe(true);
      for (const event of events) if (event.type === "tileLaid") expect(places.has(event.hex)).toBe(true);
      for (const hex of places.keys()) marked.add(hex);
    }
    expect(marked.size).toBeGreaterThan(10);
  });

  it("mark just the rows whose money, papers or trains the events move", () => {
    for (const [before, after, events] of steps(game)) {
      for (const [seat] of after.players.entries()) {
        const isTold = events.some((event) => concernsSeat(event, seat));
        if (playerChanged(before, after, seat)) expect(isTold).toBe(true);
        if (flow(events, `seat:${seat}`) !== 0) expect(playerChanged(before, after, seat)).toBe(true);
        expect((after.players[seat]?.cash ?? 0) - (before.players[seat]?.cash ?? 0)).toBe(flow(events, `seat:${seat}`));
      }
      for (const symbol of Object.keys(after.corporations)) {
        const named = JSON.stringify(events).includes(symbol) || events.some(({ type }) => type === "ranksRusted");
        if (corporationChanged(before, after, symbol)) expect(named).toBe(true);
        if (flow(events, `corporation:${symbol}`) !== 0) expect(corporationChanged(before, after, symbol)).toBe(true);
      }
    }
  });

  it("show a change of money with its sign and, for those who see no signs, in words", () => {
    const index = positions.findIndex(({ version, state }, at) => {
      const before = positions[at - 1]?.state;
      return before && state.players.some(({ cash }, seat) => cash < (before.players[seat]?.cash ?? 0)) && version > 9;
    });
    const html = page(game, index);
    expect(html).toMatch(/class="moved down"> <span aria-hidden="true">▼ [^<]+<\/span><span class="vh">fallen by /);
    expect(html).toMatch(/<tr class="changed"/);
    expect(text(html)).toContain("changed");
  });

  it("put the sentences of the step on top, before any table", () => {
    const index = story.entries.findIndex(({ events }) => events.some(({ type }) => type === "tileLaid"));
    const html = page(game, index + 1 - STARTED);
    const sheet = html.indexOf('id="news"');
    expect(sheet).toBeGreaterThan(0);
    expect(sheet).toBeLessThan(html.indexOf('id="move"'));
    expect(html.slice(sheet)).toMatch(/<p>.*aid tile|<p>/);
    expect(html).toMatch(/class="flag"[^>]*><circle r="11"><\/circle><text y="5">1<\/text>/);
  });
});

/** Every step of a game: the positions before and after, and what happened. */
function steps({ positions, story }: Told): [GameState, GameState, readonly GameEvent[]][] {
  return positions
    .slice(1)
    .map(({ version, state }, index) => [
      positions[index]?.state ?? state,
      state,
      story.entries[version - 1]?.events ?? [],
    ]);
}

const hexesOf = (event: GameEvent): string[] => ("hex" in event ? [event.hex] : []);

/** Stations change hands without their hexes being named. */
const isMerger = (events: readonly GameEvent[]): boolean =>
  events.some(({ type }) => type === "paperJoined" || type === "corporationMerged" || type === "takenOver");

/** What all payments bring an account. */
function flow(events: readonly GameEvent[], account: string): number {
  const paid = events.flatMap((event) => (event.type === "moneyPaid" ? [event] : []));
  const sum = (list: typeof paid): number => list.reduce((total, { amount }) => total + amount, 0);
  return sum(paid.filter(({ to }) => to === account)) - sum(paid.filter(({ from }) => from === account));
}

function concernsSeat(event: GameEvent, seat: Seat): boolean {
  const holders = Object.values(event).filter((value) => value === `seat:${seat}`);
  const seats = Object.entries(event).filter(([key, value]) => /^(seat|from|to)$/.test(key) && value === seat);
  return holders.length + seats.length > 0 || ["companyClosed", "gameEnded", "nationalised"].includes(event.type);
}

it("places that have not changed carry no number", () => {
  const state = games[0]?.[1].positions[0]?.state;
  expect(state && changedPlaces(state, state)).toEqual([]);
});
