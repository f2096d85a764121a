/**
 * Forms are complete and sound: over whole games, every legal move can be posted from the forms that are shown, and whatever
 * can be posted from them is a legal move.
 */
import { describe, expect, it } from "vitest";
import {
  bestRoutes,
  type Decision,
  decide,
  decision,
  type GameState,
  type Move,
  type Option,
  type OptionType,
  readRoutes,
  type Seat,
  type Title,
} from "../../../engine/index.ts";
import { boardPicture } from "../../../web/board/map.tsx";
import { Forms } from "../../../web/forms/index.tsx";
import { parseMoveForm } from "../../../web/forms/parse.ts";
import { layPlaces } from "../../../web/forms/track.tsx";
import type { Choice, Scene } from "../../../web/game/scene.ts";
import { playRandomly } from "../../engine/narration/random-game.ts";
import { type Fields, formsOf, submissionsOf } from "../support/html.ts";
import { sceneFor } from "../support/scenes.ts";
import { founding, indebted, joining, swapping, twoStations } from "../support/seldom.ts";

/** The moves that an option stands for; of a range its ends. */
function movesOf(option: Option): Move[] {
  const { type } = option;
  switch (type) {
    case "sellCompany":
      return [{ type, company: option.company }];
    case "takeOver":
      return [option.min, option.max].map((price) => ({ type, corporation: option.corporation, price }));
    case "dropStation":
      return [{ type, hex: option.hex, city: option.city }];
    case "convertTrain":
    case "scrapTrain":
      return [{ type, train: option.train }];
    case "bid":
      return [option.min, option.max].map((amount) => ({ type, company: option.company, amount }));
    case "par":
      return option.prices.map((price) => ({ type, corporation: option.corporation, price }));
    case "buyPrivate":
      return [{ type, company: option.company }];
    case "buyShare":
      return [{ type, corporation: option.corporation, from: option.from, percent: option.percent }];
    case "nationalise":
      return [{ type, corporation: option.corporation, from: option.from, percent: option.percent }];
    case "swap":
      return [{ type, percents: [...option.percents] }];
    case "found":
      return [true, false].map((accept) => ({ type, accept }));
    case "join":
      return [[], option.papers.map(({ paper }) => paper)].map((papers) => ({ type, papers }));
    case "sellShares":
      return option.bundles.map(({ count, percents }) => {
        const sale = { type, corporation: option.corporation, count };
        return percents ? { ...sale, percents: [...percents] } : sale;
      });
    case "buyPrivateFrom":
    case "buyCompany":
      return [option.min, option.max].map((price) => ({ type, company: option.company, price }));
    case "exchange":
      return option.from.map((from) => ({ type, company: option.company, corporation: option.corporation, from }));
    case "layTile":
      return option.rotations.map((rotation) => {
        const lay = { type, hex: option.hex, tile: option.tile, rotation };
        return option.company === null ? lay : { ...lay, company: option.company };
      });
    case "placeToken": {
      const token = { type, hex: option.hex, city: option.city };
      return [option.company === null ? token : { ...token, company: option.company }];
    }
    case "run":
      return [{ type, routes: "best" }];
    case "dividend":
      return option.kinds.map(({ kind }) => ({ type, kind }));
    case "buyTrain":
      return [option.min, option.max].map((price) => {
        const deal = { type, from: option.from, train: option.train, rank: option.rank, price };
        return option.tradeIn === null ? deal : { ...deal, tradeIn: option.tradeIn };
      });
    case "discardTrain":
      return [{ type, corporation: option.corporation, train: option.train }];
    case "answer":
      return [true, false].map((accept) => ({ type, accept }));
    default:
      return [{ type }];
  }
}

const kindOfTrain = (id: string): string => id.slice(0, id.lastIndexOf("-"));

/** Trains of a rank are alike, whichever number they bear; and shares of offering and pool, where both are the bank. */
function alike(move: Move, { parameters }: Title): string {
  if (move.type === "buyShare" && parameters.offeringPrice === "market") return `share of ${move.corporation}`;
  if (move.type === "buyShare" && parameters.certificates !== "stack") return `${move.from} ${move.corporation}`;
  if (move.type !== "buyTrain") return JSON.stringify(move);
  const { from, train, tradeIn = "-", price, rank = kindOfTrain(train) } = move;
  return JSON.stringify([from, kindOfTrain(train), rank, kindOfTrain(tradeIn), price]);
}

/** All pages on which the seat finds its forms: one for each place where track can be laid, and the one behind the link to bankruptcy. */
function choicesOf(options: readonly Option[]): Choice[] {
  const none = { at: null, by: null, confirm: true };
  const places = layPlaces(options.flatMap((option) => (option.type === "layTile" ? [option] : [])));
  return [none, ...places.map(({ hex, company }) => ({ ...none, at: hex, by: company }))];
}

function postedFrom(scene: Scene, options: readonly Option[]): Fields[] {
  const board = boardPicture(scene.title, scene.state);
  const { corporation, step } = scene.decision;
  const best = step === "routes" && corporation !== null ? bestRoutes(scene.state, corporation) : null;
  return choicesOf(options).flatMap((choice) => {
    const html = String(<Forms scene={{ ...scene, choice }} options={options} board={board} best={best} />);
    return formsOf(html).flatMap(submissionsOf);
  });
}

function readMoves(fields: Fields, state: GameState, asked: Decision): readonly Move[] {
  const parsed = parseMoveForm(fields);
  if (!parsed.ok) throw new Error(`${JSON.stringify(fields)}: ${parsed.problem.kind}`);
  if (parsed.form.routes === null) return parsed.form.moves;
  const scene = sceneFor(state, 0, { decision: asked });
  const read = readRoutes(parsed.form.routes, scene, state.corporations[asked.corporation ?? ""]?.trains ?? []);
  if (!read.ok) throw new Error(`${parsed.form.routes}: ${JSON.stringify(read.fault)}`);
  return [{ type: "run", routes: read.routes }];
}

/** Checks one seat's forms at one decision; the types of options met are noted. */
function check(state: GameState, asked: Decision, seat: Seat, met: Set<OptionType>): void {
  const scene = sceneFor(state, seat, { decision: asked });
  const own = asked.options.filter((option) => option.seat === seat);
  const offered = new Set<string>();
  for (const side of [false, true]) {
    const options = own.filter((option) => option.side === side);
    if (options.length === 0) continue;
    for (const fields of postedFrom(scene, options)) {
      const moves = readMoves(fields, state, asked);
      expect(moves.length).toBe(1);
      for (const move of moves) {
        const decided = decide(state, seat, move);
        expect(decided.accepted, `${JSON.stringify(move)} at ${asked.step}`).toBe(true);
        offered.add(alike(move, scene.title));
      }
    }
  }
  for (const option of own) {
    met.add(option.type);
    for (const move of movesOf(option)) {
      expect(offered.has(alike(move, scene.title)), `${JSON.stringify(move)} is offered at ${asked.step}`).toBe(true);
    }
  }
}

const ALL_TYPES: Readonly<Record<OptionType, true>> = {
  pass: true,
  done: true,
  buyPrivate: true,
  bid: true,
  par: true,
  buyShare: true,
  sellShares: true,
  buyPrivateFrom: true,
  exchange: true,
  buyCompany: true,
  layTile: true,
  placeToken: true,
  run: true,
  dividend: true,
  buyTrain: true,
  discardTrain: true,
  sellCompany: true,
  takeOver: true,
  dropStation: true,
  convertTrain: true,
  scrapTrain: true,
  nationalise: true,
  swap: true,
  found: true,
  join: true,
  repayLoan: true,
  declareBankruptcy: true,
  answer: true,
  withdraw: true,
};

/** A few games of each title at least, and more until every type of option has been met. */
const ENOUGH = 8;
const SEEDS = [1, 2, 3, 5, 24, 17, 32, 4, ...Array.from({ length: 40 }, (_, index) => index + 40)];
const GAMES = SEEDS.flatMap((seed) =>
  ["1830", "18cz", "1835"].map((title) => ({ title, seed, players: (title === "1835" ? 3 : 2) + (seed % 5) })),
);

/** Decisions with the same step and the same types of options look alike: two of each are checked. */
const kindOf = ({ step, options }: Decision, title: string): string =>
  JSON.stringify([title, step, ...[...new Set(options.map(({ type, side }) => `${type} ${side}`))].sort()]);

describe("move forms", () => {
  it("offer every legal move and nothing else, over whole games", () => {
    const met = new Set<OptionType>();
    const seen = new Map<string, number>();
    for (const state of [twoStations, indebted, founding, joining, swapping]) check(state, decision(state), 0, met);
    for (const [index, { title, seed, players }] of GAMES.entries()) {
      if (index >= ENOUGH && met.size === Object.keys(ALL_TYPES).length) break;
      for (const { state, decision: asked } of playRandomly(seed, players, 1200, title)) {
        const kind = kindOf(asked, title);
        const times = seen.get(kind) ?? 0;
        seen.set(kind, times + 1);
        if (times > 1) continue;
        for (const seat of new Set(asked.options.map((option) => option.seat))) check(state, asked, seat, met);
      }
    }
    expect([...met].sort()).toEqual(Object.keys(ALL_TYPES).sort());
  });

  it("offer nothing to somebody who is not asked and may do nothing", () => {
    const [first] = [...playRandomly(5, 3, 1)];
    if (!first) throw new Error("nothing was played");
    const other = (first.seat + 1) % 3;
    expect(decision(first.state).options.some(({ seat }) => seat === other)).toBe(false);
    expect(postedFrom(sceneFor(first.state, other), [])).toEqual([]);
  });
});
