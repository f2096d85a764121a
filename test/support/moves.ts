/** Moves for tests, each in a word. */
import type { Move, MoveOf, Route, SharePlace } from "../../engine/index.ts";

export const pass: Move = { type: "pass" };
export const done: Move = { type: "done" };
export const yes: Move = { type: "answer", accept: true };
export const no: Move = { type: "answer", accept: false };
export const withdraw: Move = { type: "withdraw" };
export const payOut: Move = { type: "dividend", kind: "pay" };
export const withhold: Move = { type: "dividend", kind: "withhold" };
export const runBest: Move = { type: "run", routes: "best" };
export const bankruptcy: Move = { type: "declareBankruptcy" };

export const buyPrivate = (company: string): MoveOf<"buyPrivate"> => ({ type: "buyPrivate", company });
export const bid = (company: string, amount: number): Move => ({ type: "bid", company, amount });
export const par = (corporation: string, price: number): Move => ({ type: "par", corporation, price });
export const buy = (corporation: string, from: SharePlace = "offering"): MoveOf<"buyShare"> => ({
  type: "buyShare",
  corporation,
  from,
});
export const sell = (corporation: string, count: number): MoveOf<"sellShares"> => ({
  type: "sellShares",
  corporation,
  count,
});
export const buyFromPlayer = (company: string, price: number): Move => ({ type: "buyPrivateFrom", company, price });
export const buyCompany = (company: string, price: number): Move => ({ type: "buyCompany", company, price });
export const exchange = (from: SharePlace): Move => ({ type: "exchange", company: "MH", corporation: "NYC", from });

const by = (company: string | undefined) => (company === undefined ? {} : { company });
export const lay = (hex: string, tile: string, rotation: number, company?: string): Move => ({
  type: "layTile",
  hex,
  tile,
  rotation,
  ...by(company),
});
export const place = (hex: string, city = 0, company?: string): Move => ({
  type: "placeToken",
  hex,
  city,
  ...by(company),
});

export const run = (...routes: Route[]): Move => ({ type: "run", routes });

/** A route from stop to stop, each after the first reached over the hexes written before it: `H12.c0 H10.c0 I9 J8.t0`. */
export function route(train: string, way: string): Route {
  const stops: string[] = [];
  const stretches: string[][] = [];
  for (const place of way.split(" ")) {
    const [hex = ""] = place.split(".");
    stretches.at(-1)?.push(hex);
    if (!place.includes(".")) continue;
    stops.push(place);
    stretches.push([hex]);
  }
  return { train, stops, stretches: stretches.slice(0, -1) };
}

export const buyTrain = (from: string, train: string, price: number, tradeIn?: string): MoveOf<"buyTrain"> => ({
  type: "buyTrain",
  from,
  train,
  price,
  ...(tradeIn === undefined ? {} : { tradeIn }),
});
export const discard = (corporation: string, train: string): Move => ({ type: "discardTrain", corporation, train });
