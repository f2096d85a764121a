/** Names in moves come from forms and mails: one that JavaScript gives a meaning of its own is a name that nobody has. */
import { describe, expect, it } from "vitest";
import { decide, type GameState, type Move } from "../../engine/index.ts";
import { corporation, game1830, operating, P1, phase, stock } from "../support/positions.ts";
import { given } from "../support/scene.ts";

const NAMES = ["constructor", "toString", "valueOf", "hasOwnProperty", "__proto__"];

const positions: Readonly<Record<string, GameState>> = {
  auction: given(game1830(3)).state,
  "stock round": given(game1830(3), stock(P1)).state,
  track: given(game1830(3), phase("3"), corporation("PRR", { president: P1, cash: 500 }), operating("PRR", "track"))
    .state,
  routes: given(game1830(3), corporation("PRR", { president: P1, trains: ["2"] }), operating("PRR", "routes")).state,
  trains: given(game1830(3), corporation("PRR", { president: P1, cash: 500 }), operating("PRR", "trains")).state,
};

/** Every kind of move that names something, with a name in each place. */
const movesNaming = (name: string): Move[] => [
  { type: "buyPrivate", company: name },
  { type: "bid", company: name, amount: 50 },
  { type: "par", corporation: name, price: 67 },
  { type: "buyShare", corporation: name, from: "offering" },
  { type: "buyShare", corporation: name, from: "pool" },
  { type: "sellShares", corporation: name, count: 1 },
  { type: "buyPrivateFrom", company: name, price: 10 },
  { type: "buyCompany", company: name, price: 10 },
  { type: "exchange", company: name, corporation: "NYC", from: "offering" },
  { type: "exchange", company: "MH", corporation: name, from: "offering" },
  { type: "layTile", hex: "H10", tile: name, rotation: 0 },
  { type: "layTile", hex: "H10", tile: "57", rotation: 0, company: name },
  { type: "placeToken", hex: "H10", city: 0, company: name },
  { type: "run", routes: [{ train: name, stops: ["H12.c0", "H10.c0"], stretches: [["H12", "H10"]] }] },
  { type: "run", routes: [{ train: "2-0", stops: [`H12.${name}`, "H10.c0"], stretches: [["H12", "H10"]] }] },
  { type: "buyTrain", from: name, train: "2-0", price: 1 },
  { type: "buyTrain", from: "bank", train: name, price: 80 },
  { type: "buyTrain", from: "bank", train: "2-0", price: 80, tradeIn: name },
  { type: "discardTrain", corporation: name, train: "2-0" },
];

describe.each(Object.keys(positions))("in the position %s", (position) => {
  it.each(NAMES)("whatever names %s is refused", (name) => {
    const state = positions[position];
    if (!state) throw new Error(`no position ${position}`);
    for (const move of movesNaming(name)) {
      expect({ move, accepted: decide(state, P1, move).accepted }).toEqual({ move, accepted: false });
    }
  });
});
