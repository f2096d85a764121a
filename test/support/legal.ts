/** Options and moves in tests: does a move match an option, and which moves does an option stand for. */
import { type Decision, type GameState, type Move, type Option, TITLES } from "../../engine/index.ts";

/** A train whose card has one side only may be bought without naming it. */
function withSide(move: Move): Move {
  if (move.type !== "buyTrain" || move.rank !== undefined) return move;
  const card = move.train.slice(0, move.train.lastIndexOf("-"));
  const sides = TITLES.flatMap((title) => title.trains).filter((one) => one.card === card);
  return new Set(sides.map(({ rank }) => rank)).size === 1 ? { ...move, rank: card } : move;
}

/** A move as text, whatever the order of its fields, of the sizes it sells and of the papers it names. */
const canonical = (move: Move): string =>
  JSON.stringify(Object.entries(unordered(move)).sort(([a], [b]) => (a < b ? -1 : 1)));

function unordered(move: Move): Move {
  if (move.type === "join") return { ...move, papers: [...move.papers].sort() };
  if (move.type !== "sellShares" || !move.percents) return move;
  return { ...move, percents: [...move.percents].sort((a, b) => b - a) };
}

/** Every move that an option stands for; of a range its ends and some amounts between. */
export function bodies(option: Option): Move[] {
  switch (option.type) {
    case "bid":
      return amounts(option.min, option.max).map((amount) => ({ type: "bid", company: option.company, amount }));
    case "par":
      return option.prices.map((price) => ({ type: "par", corporation: option.corporation, price }));
    case "sellShares":
      return option.bundles.map(({ count, percents }) => ({
        type: "sellShares",
        corporation: option.corporation,
        count,
        ...(percents ? { percents: [...percents] } : {}),
      }));
    case "exchange":
      return option.from.map((from) => ({
        type: "exchange",
        company: option.company,
        corporation: option.corporation,
        from,
      }));
    case "layTile":
      return option.rotations.map((rotation) => ({
        type: "layTile",
        hex: option.hex,
        tile: option.tile,
        rotation,
        ...by(option),
      }));
    case "placeToken":
      return [{ type: "placeToken", hex: option.hex, city: option.city, ...by(option) }];
    case "run":
      return [
        { type: "run", routes: "best" },
        { type: "run", routes: [] },
      ];
    case "dividend":
      return option.kinds.map(({ kind }) => ({ type: "dividend", kind }));
    case "answer":
      return [true, false].map((accept) => ({ type: "answer", accept }));
    case "buyPrivateFrom":
    case "buyCompany":
      return amounts(option.min, option.max).map((price) => ({ type: option.type, company: option.company, price }));
    case "buyTrain":
      return amounts(option.min, option.max).map((price) => ({
        type: "buyTrain",
        from: option.from,
        train: option.train,
        price,
        rank: option.rank,
        ...(option.tradeIn === null ? {} : { tradeIn: option.tradeIn }),
      }));
    case "buyPrivate":
      return [{ type: "buyPrivate", company: option.company }];
    case "buyShare":
      return [
        { type: "buyShare", corporation: option.corporation, from: option.from },
        { type: "buyShare", corporation: option.corporation, from: option.from, percent: option.percent },
      ];
    case "nationalise":
      return [{ type: "nationalise", corporation: option.corporation, from: option.from, percent: option.percent }];
    case "swap":
      return [{ type: "swap", percents: [...option.percents] }];
    case "found":
      return [true, false].map((accept) => ({ type: "found", accept }));
    case "join":
      return subsets(option.papers.map(({ paper }) => paper)).map((papers) => ({ type: "join", papers }));
    case "discardTrain":
      return [{ type: "discardTrain", corporation: option.corporation, train: option.train }];
    case "sellCompany":
      return [{ type: "sellCompany", company: option.company }];
    case "takeOver":
      return amounts(option.min, option.max).map((price) => ({
        type: "takeOver",
        corporation: option.corporation,
        price,
      }));
    case "dropStation":
      return [{ type: "dropStation", hex: option.hex, city: option.city }];
    case "convertTrain":
    case "scrapTrain":
      return [{ type: option.type, train: option.train }];
    default:
      return [{ type: option.type }];
  }
}

/** Every choice out of a list, none and all included. */
function subsets<T>([first, ...rest]: readonly T[]): T[][] {
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

const by = ({ company }: { company: string | null }) => (company === null ? {} : { company });

const amounts = (min: number, max: number): number[] => [...new Set([min, Math.floor((min + max) / 2), max])];

/**
 * True if some option of the decision stands for the move, amounts within a range included. `run` stands for `best` and no other:
 * other routes are for C-8 to judge.
 */
export function isListed(decision: Decision, seat: number, move: Move): boolean {
  return listing(decision)(seat, move);
}

/** The same for many moves of one decision. */
export function listing({ options }: Decision): (seat: number, move: Move) => boolean {
  const types = new Set(options.map(({ seat, type }) => `${seat} ${type}`));
  const single = new Set(
    options.flatMap((option) =>
      [...bodies(option), ...priced(option)].map((one) => `${option.seat} ${canonical(one)}`),
    ),
  );
  const ranges = new Map<string, { readonly min: number; readonly max: number }[]>();
  for (const option of options) {
    const [body] = bodies(option);
    if (!("min" in option) || !body) continue;
    const key = `${option.seat} ${canonical(withAmount(body, 0))}`;
    ranges.set(key, [...(ranges.get(key) ?? []), option]);
  }
  return (seat, move) => {
    if (!types.has(`${seat} ${move.type}`)) return false;
    const named = withSide(move);
    if (single.has(`${seat} ${canonical(named)}`)) return true;
    const amount = "amount" in move ? move.amount : "price" in move ? (move.price ?? -1) : -1;
    const within = ranges.get(`${seat} ${canonical(withAmount(named, 0))}`) ?? [];
    return within.some(({ min, max }) => amount >= min && amount <= max);
  };
}

const withAmount = (move: Move, amount: number): Move =>
  "amount" in move ? { ...move, amount } : "price" in move ? { ...move, price: amount } : move;

/** An item at its price may be bought without naming it. */
const priced = (option: Option): Move[] =>
  option.type === "buyPrivate" ? [{ type: "buyPrivate", company: option.company, price: option.price }] : [];

/** Numbers from 0 up to, but not including, a bound, always the same for a seed. */
export function dice(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function pick<T>(list: readonly T[], roll: (below: number) => number): T {
  const one = list[roll(list.length)];
  if (one === undefined) throw new Error("nothing to pick");
  return one;
}

/** Makes a state and all in it read-only, so that a change shows as an error. */
export function frozen(state: GameState): GameState {
  const freeze = (value: unknown): void => {
    if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    for (const one of Object.values(value)) freeze(one);
  };
  freeze(state);
  return state;
}
