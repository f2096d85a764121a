/** A move that a line says clearly, listed or not: `decide` is to say why it is not legal. */
import { type Move, type MoveType, moveSchema } from "../model/move.ts";
import type { Seat } from "../model/words.ts";
import { trainsForSale } from "../queries.ts";
import { titleOf } from "../titles/registry.ts";
import type { At } from "./at.ts";
import type { Said } from "./said.ts";

const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** The moves that the words suffice for; several where they leave open what may be left out. */
export const builtMoves = (type: MoveType, said: Said, at: At): Move[] =>
  drafts(type, said, at).flatMap((draft) => {
    const move = moveSchema.safeParse({ type, ...draft });
    return move.success ? [move.data] : [];
  });

type Draft = Readonly<Record<string, unknown>>;

function drafts(type: MoveType, said: Said, at: At): Draft[] {
  const { company, corporation, amount, percents } = said;
  switch (type) {
    case "bid":
      return [{ company, amount }];
    case "buyPrivate":
    case "buyPrivateFrom":
    case "buyCompany":
    case "sellCompany":
      return [{ company, price: amount }];
    case "par":
    case "takeOver":
      return [{ corporation, price: amount }];
    case "buyShare":
      return [{ corporation, from: said.place ?? "offering", percent: percents?.[0] }];
    case "nationalise":
      return seatsMeant(said, at).map((from) => ({ corporation, from, percent: percents?.[0] ?? 10 }));
    case "sellShares":
      return sales(said);
    case "exchange":
      return [{ company, corporation: corporation ?? goalOf(company, at), from: said.place ?? "offering" }];
    case "layTile":
    case "placeToken":
    case "dropStation":
      return places(type, said);
    case "buyTrain":
      return [purchase(said, at)];
    case "discardTrain":
    case "convertTrain":
    case "scrapTrain":
      return [ownTrain(said, at)];
    case "dividend":
      return [{ kind: said.kind }];
    case "swap":
      return [{ percents }];
    case "join":
      return [{ papers: said.papers ?? (said.all === undefined ? undefined : []) }];
    case "found":
    case "answer":
      return [{ accept: said.accept ?? true }];
    case "run":
      return [{ routes: "best" }];
    default:
      return [{}];
  }
}

const seatsMeant = ({ from }: Said, { state, seat }: At): Seat[] =>
  from === undefined ? [...state.players.keys()].filter((other) => other !== seat) : [from];

function sales({ corporation, count, percents }: Said): Draft[] {
  const whole = percents?.[0] ?? 0;
  const units = percents?.length === 1 && whole % 10 === 0 ? whole / 10 : undefined;
  const number = count ?? percents?.length ?? 1;
  const sized = percents ? [{ corporation, count: percents.length, percents }] : [];
  return [{ corporation, count: count ?? units ?? number }, ...sized];
}

const goalOf = (company: string | undefined, { state }: At): string | undefined =>
  titleOf(state).companies.find(({ symbol }) => symbol === company)?.exchange?.corporation;

function places(type: "layTile" | "placeToken" | "dropStation", { hex, tile, rotation, city, power }: Said): Draft[] {
  const company = power === undefined ? {} : { company: power };
  if (type !== "layTile") return [{ hex, city: city ?? 0, ...company }];
  return (rotation === undefined ? ROTATIONS : [rotation]).map((turned) => ({
    hex,
    tile,
    rotation: turned,
    ...company,
  }));
}

function purchase({ source, rank, train, amount, oldRank, oldTrain }: Said, at: At): Draft {
  const { state } = at;
  const from = source ?? "bank";
  const title = titleOf(state);
  const offered = trainsForSale(title, state).filter((one) => one.from === from);
  const others = state.corporations[from]?.trains ?? [];
  const id = train ?? [...offered, ...others].find((one) => one.rank === rank)?.id ?? (rank && `${rank}-0`);
  const face = title.trains.find((one) => one.rank === (rank ?? id?.replace(/-\d+$/, "")))?.price;
  const tradeIn = oldTrain ?? trainOf(oldRank, turnOf(at), at);
  const price = amount ?? (from === "bank" || from === "pool" ? face : undefined);
  return { from, train: id, price, rank, tradeIn: tradeIn ?? oldRank };
}

function ownTrain({ corporation, rank, train }: Said, at: At): Draft {
  const owner = corporation ?? at.state.discarding[0] ?? turnOf(at);
  return { corporation: owner, train: train ?? trainOf(rank, owner, at) ?? rank };
}

const turnOf = ({ state }: At): string | undefined =>
  state.round.kind === "operating" ? state.round.turn?.corporation : undefined;

const trainOf = (rank: string | undefined, owner: string | undefined, { state }: At): string | undefined =>
  rank === undefined ? undefined : state.corporations[owner ?? ""]?.trains.find((one) => one.rank === rank)?.id;
