/** Every single move that an option stands for, with what can be said about it; a range of prices counts as one. */
import type { Bundle, Option, OptionOf } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import type { Said } from "./said.ts";

export interface Instance {
  readonly option: Option;
  /** With the lowest price where the price is open. */
  readonly move: Move;
  /** What can be said; `amount` is compared with the range. */
  readonly facts: Said;
  readonly min?: number;
  readonly max?: number;
  /** Gives up something that a line has to name: a train that is traded in. */
  readonly gives?: boolean;
}

type Body = Omit<Instance, "option">;

/** The moves of an option. `run` stands for the best routes and for none; papers that join, for all and for none. */
export const instancesOf = (option: Option): Instance[] => bodies(option).map((body) => ({ option, ...body }));

function bodies(option: Option): Body[] {
  switch (option.type) {
    case "buyPrivate":
    case "sellCompany": {
      const { type, company, price } = option;
      return [{ move: { type, company, price }, facts: { company }, min: price, max: price }];
    }
    case "bid": {
      const { company, min, max } = option;
      return [{ move: { type: "bid", company, amount: min }, facts: { company }, min, max }];
    }
    case "par":
      return option.prices.map((price) => ({
        move: { type: "par", corporation: option.corporation, price },
        facts: { corporation: option.corporation },
        min: price,
        max: price,
      }));
    case "buyPrivateFrom":
    case "buyCompany": {
      const { type, company, min, max, owner } = option;
      return [{ move: { type, company, price: min }, facts: { company, from: owner }, min, max }];
    }
    case "takeOver": {
      const { corporation, min, max } = option;
      return [{ move: { type: "takeOver", corporation, price: min }, facts: { corporation }, min, max }];
    }
    case "buyShare":
    case "sellShares":
    case "nationalise":
    case "exchange":
    case "swap":
      return shares(option);
    case "layTile":
    case "placeToken":
    case "dropStation":
      return places(option);
    case "buyTrain":
    case "discardTrain":
    case "convertTrain":
    case "scrapTrain":
      return trains(option);
    default:
      return choices(option);
  }
}

function shares(option: OptionOf<"buyShare" | "sellShares" | "nationalise" | "exchange" | "swap">): Body[] {
  const { corporation } = option;
  switch (option.type) {
    case "buyShare": {
      const { from, percent, price } = option;
      const move: Move = { type: "buyShare", corporation, from, percent };
      return [{ move, facts: { corporation, place: from, percents: [percent] }, min: price, max: price }];
    }
    case "sellShares":
      return option.bundles.map((bundle) => sale(corporation, bundle));
    case "nationalise": {
      const { from, percent, price } = option;
      const move: Move = { type: "nationalise", corporation, from, percent };
      return [{ move, facts: { corporation, from, percents: [percent] }, min: price, max: price }];
    }
    case "exchange":
      return option.from.map((from) => ({
        move: { type: "exchange", company: option.company, corporation, from },
        facts: { company: option.company, corporation, place: from },
      }));
    case "swap":
      return [
        { move: { type: "swap", percents: [...option.percents] }, facts: { corporation, percents: option.percents } },
      ];
  }
}

function sale(corporation: string, { count, percent, percents, proceeds }: Bundle): Body {
  const sizes = percents ? { percents: [...percents] } : {};
  return {
    move: { type: "sellShares", corporation, count, ...sizes },
    facts: { corporation, count, percents: percents ?? [percent] },
    min: proceeds,
    max: proceeds,
  };
}

function places(option: OptionOf<"layTile" | "placeToken" | "dropStation">): Body[] {
  const { hex, corporation } = option;
  switch (option.type) {
    case "layTile": {
      const { tile, cost } = option;
      return option.rotations.map((rotation) => ({
        move: { type: "layTile", hex, tile, rotation, ...by(option) },
        facts: { hex, tile, rotation, ...power(option) },
        min: cost,
        max: cost,
      }));
    }
    case "placeToken": {
      const { city, price } = option;
      const move: Move = { type: "placeToken", hex, city, ...by(option) };
      return [{ move, facts: { hex, city, corporation, ...power(option) }, min: price, max: price }];
    }
    case "dropStation":
      return [
        { move: { type: "dropStation", hex, city: option.city }, facts: { hex, city: option.city, corporation } },
      ];
  }
}

const by = ({ company }: { company: string | null }) => (company === null ? {} : { company });
const power = ({ company }: { company: string | null }) => (company === null ? {} : { power: company });

function trains(option: OptionOf<"buyTrain" | "discardTrain" | "convertTrain" | "scrapTrain">): Body[] {
  const { train, rank } = option;
  switch (option.type) {
    case "buyTrain":
      return [purchase(option)];
    case "discardTrain": {
      const { corporation } = option;
      return [{ move: { type: "discardTrain", corporation, train }, facts: { corporation, train, rank } }];
    }
    case "convertTrain": {
      const { price } = option;
      return [{ move: { type: "convertTrain", train }, facts: { train, rank }, min: price, max: price }];
    }
    case "scrapTrain":
      return [{ move: { type: "scrapTrain", train }, facts: { train, rank } }];
  }
}

function purchase({ from, train, rank, min, max, tradeIn }: OptionOf<"buyTrain">): Body {
  const move: Move = { type: "buyTrain", from, train, price: min, rank };
  const facts: Said = { source: from, train, rank };
  if (tradeIn === null) return { move, facts, min, max };
  const old = { oldTrain: tradeIn, oldRank: tradeIn.slice(0, tradeIn.lastIndexOf("-")) };
  return { move: { ...move, tradeIn }, facts: { ...facts, ...old }, min, max, gives: true };
}

function choices(option: Option): Body[] {
  switch (option.type) {
    case "run":
      return [{ move: { type: "run", routes: "best" }, facts: {} }];
    case "dividend":
      return option.kinds.map(({ kind }) => ({ move: { type: "dividend", kind }, facts: { kind } }));
    case "answer":
      return [true, false].map((accept) => ({ move: { type: "answer", accept }, facts: { accept } }));
    case "found": {
      const { corporation } = option;
      return [true, false].map((accept) => ({ move: { type: "found", accept }, facts: { accept, corporation } }));
    }
    case "join": {
      const papers = option.papers.map(({ paper }) => paper);
      return [{ move: { type: "join", papers }, facts: { papers } }];
    }
    case "repayLoan":
      return [{ move: { type: "repayLoan" }, facts: {}, min: option.amount, max: option.amount }];
    case "pass":
    case "done":
    case "declareBankruptcy":
    case "withdraw":
      return [{ move: { type: option.type }, facts: {} }];
    default:
      throw new Error(`no moves for ${option.type}`);
  }
}
