/** A game played by chance with some sense: it comes to an end, and on the way meets most kinds of decisions. */
import {
  type Decision,
  decide,
  decision,
  type GameEvent,
  type GameState,
  type Move,
  newGame,
  type Option,
} from "../../../engine/index.ts";

export interface Played {
  readonly decision: Decision;
  /** The position in which it was asked. */
  readonly state: GameState;
  readonly seat: number;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

/** Plays to the end or for `most` moves. */
export function* playRandomly(seed: number, players: number, most: number, title = "1830"): Generator<Played> {
  const chance = chanceFrom(seed);
  let state = newGame({ title, players, seed });
  for (let n = 0; n < most; n++) {
    const asked = decision(state);
    if (asked.deciders.length === 0) return;
    const option = choose(asked, chance);
    const move = moveOf(option, chance);
    const decided = decide(state, option.seat, move);
    if (!decided.accepted) throw new Error(`${JSON.stringify(move)} was offered, but ${decided.refusal.code}`);
    yield { decision: asked, state, seat: option.seat, move, events: decided.events };
    state = decided.state;
  }
}

type Chance = () => number;

/** Numbers from 0 to 1, the same for the same seed. */
function chanceFrom(seed: number): Chance {
  let value = seed;
  return () => {
    value = (value * 1664525 + 1013904223) % 4294967296;
    return value / 4294967296;
  };
}

function pick<T>(items: readonly T[], chance: Chance): T {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

/** How often, of a hundred, an option of a kind is considered at all; others always. */
const CONSIDERED: Partial<Record<Option["type"], number>> = {
  buyPrivateFrom: 5,
  sellShares: 20,
  declareBankruptcy: 60,
  exchange: 20,
  withdraw: 20,
  buyCompany: 20,
  sellCompany: 5,
  takeOver: 60,
  repayLoan: 50,
};

function choose({ options, step }: Decision, chance: Chance): Option {
  const ends = options.filter((option) => option.type === "pass" || option.type === "done");
  const wantsEnd = step === "contest" ? 0.6 : step === "stock" ? 0.4 : 0.1;
  if (ends.length > 0 && chance() < wantsEnd) return pick(ends, chance);
  const considered = options.filter((option) => chance() * 100 < (CONSIDERED[option.type] ?? 100));
  const kinds = [...new Set(considered.map((option) => option.type))];
  if (kinds.length === 0) return pick(options, chance);
  const kind = pick(kinds, chance);
  return pick(
    considered.filter((option) => option.type === kind),
    chance,
  );
}

function moveOf(option: Option, chance: Chance): Move {
  const { type } = option;
  switch (type) {
    case "buyPrivate":
      return { type, company: option.company };
    case "bid":
      return { type, company: option.company, amount: Math.min(option.max, option.min + 5 * Math.floor(chance() * 3)) };
    case "par":
      return { type, corporation: option.corporation, price: pick(option.prices, chance) };
    case "buyShare":
      return { type, corporation: option.corporation, from: option.from, percent: option.percent };
    case "nationalise":
      return { type, corporation: option.corporation, from: option.from, percent: option.percent };
    case "swap":
      return { type, percents: [...option.percents] };
    case "found":
      return { type, accept: chance() < 0.5 };
    case "join":
      return { type, papers: option.papers.map(({ paper }) => paper).filter(() => chance() < 0.5) };
    case "sellShares": {
      const { count, percents } = pick(option.bundles, chance);
      const sale = { type, corporation: option.corporation, count };
      return percents ? { ...sale, percents: [...percents] } : sale;
    }
    case "buyPrivateFrom":
    case "buyCompany":
      return { type, company: option.company, price: Math.min(option.max, option.min + 20) };
    case "exchange":
      return { type, company: option.company, corporation: option.corporation, from: pick(option.from, chance) };
    case "layTile": {
      const lay = { type, hex: option.hex, tile: option.tile, rotation: pick(option.rotations, chance) };
      return option.company === null ? lay : { ...lay, company: option.company };
    }
    case "placeToken": {
      const token = { type, hex: option.hex, city: option.city };
      return option.company === null ? token : { ...token, company: option.company };
    }
    case "run":
      return { type, routes: "best" };
    case "dividend":
      return { type, kind: chance() < 0.8 ? "pay" : "withhold" };
    case "buyTrain": {
      const price = Math.min(option.max, option.min + 50);
      const deal = { type, from: option.from, train: option.train, rank: option.rank, price };
      return option.tradeIn === null ? deal : { ...deal, tradeIn: option.tradeIn };
    }
    case "discardTrain":
      return { type, corporation: option.corporation, train: option.train };
    case "sellCompany":
      return { type, company: option.company };
    case "takeOver":
      return { type, corporation: option.corporation, price: option.min };
    case "dropStation":
      return { type, hex: option.hex, city: option.city };
    case "convertTrain":
    case "scrapTrain":
      return { type, train: option.train };
    case "answer":
      return { type, accept: chance() < 0.6 };
    default:
      return { type };
  }
}
