/** How people, places, trains and owners are called in a sentence. */
import type { GameState } from "../model/state.ts";
import type { Title, TrainFact } from "../model/title.ts";
import { corporationOf, type Seat, type SharePlace, seatOf } from "../model/words.ts";
import { vocabularyOf } from "../titles/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context, Person } from "./context.ts";
import type { Place } from "./en/words.ts";
import { listAnd } from "./figures.ts";

export function personAt(seat: Seat, { names, you }: Context): Person {
  return { name: names.seat(seat), you: seat === you };
}

/** A person as an item of a list or a table: the name, or `you`. */
export function nameAt(seat: Seat, context: Context): string {
  return seat === context.you ? catalogueOf(context).words.you : context.names.seat(seat);
}

/** The owner at whom nobody sits, by the name that the title gives him. */
export const neutralName = (context: Context): string =>
  context.title.neutral?.name ?? catalogueOf(context).words.neutral;

/** Where shares lie; the bank, in a title where offering and pool are one and the same (18CZ-0.5). */
export const sharePlace = (from: SharePlace, { title }: Context): Place =>
  title.parameters.offeringPrice === "market" ? "bank" : from;

/** `seat:2`, `corporation:PRR`, `neutral` or `bank` by name; anything else as it stands. */
export function ownerName(owner: string, context: Context): string {
  const seat = seatOf(owner);
  if (seat !== undefined) return nameAt(seat, context);
  if (owner === "neutral") return neutralName(context);
  return corporationOf(owner) ?? (owner === "bank" ? catalogueOf(context).words.bank : owner);
}

/** `Pittsburgh, H10`, or the coordinate alone where the map names nothing. */
export function placeName(hex: string, { title }: Context): string {
  const name = title.map[hex]?.name;
  return name ? `${name}, ${hex}` : hex;
}

/** As `placeName`; where the map shows several cities, with the city's number, counted from 1. */
export function cityName(hex: string, city: number, context: Context): string {
  const place = placeName(hex, context);
  const cities = context.title.map[hex]?.nodes?.filter((node) => node.kind === "city").length ?? 0;
  return cities > 1 ? catalogueOf(context).words.city({ place, number: city + 1 }) : place;
}

/** A tile that a corporation lays as its home, not as track of its turn. */
export const isHomeTile = (tile: string, { title }: Context): boolean =>
  title.corporations.some(({ homeTile }) => homeTile?.tile === tile);

/** `3-train`, or the title's own word. */
export function trainName(rank: string, context: Context): string {
  const special = vocabularyOf(context.title.id)[context.language].trains[rank];
  return special ?? catalogueOf(context).words.train({ rank });
}

export function trainsName(rank: string, context: Context): string {
  return catalogueOf(context).words.trains({ train: trainName(rank, context) });
}

/** The rank in a train's id: `3` of `3-1`; of a card with several sides that of its first side. */
export const rankOfTrain = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf("-"))) || id;

/** The ranks of a card's sides; the rank alone for a train with one. */
function sidesOf(rank: string, { title }: Context): string[] {
  const card = title.trains.find((one) => one.rank === rank)?.card ?? rank;
  const sides = title.trains.filter((one) => one.card === card).map((one) => one.rank);
  return sides.length > 0 ? sides : [rank];
}

/** True where trains come in sizes that corporations are bound to. */
export const hasFamilies = ({ trains }: Pick<Title, "trains">): boolean => trains.some(({ family }) => family !== null);

/** A card with all its sides: `3c/2+2c-train`. */
export const cardName = (rank: string, context: Context): string =>
  trainName(sidesOf(rank, context).join("/"), context);

/** A train of which only the id is known, and so not the side of its card. A rank may stand for the id. */
export const trainOfId = (id: string, context: Context): string =>
  rankOfTrain(id) === id ? trainName(id, context) : cardName(rankOfTrain(id), context);

/** The trains that a new train of this rank makes rust, but for those that have rusted; null if it rusts none. */
export function rustedNames(rank: string, { depot }: GameState, context: Context): string | null {
  const isRusted = (one: TrainFact): boolean => one.rustedBy.includes(rank) && !depot.rusted.includes(one.rank);
  const ranks = context.title.trains.filter(isRusted).map((one) => one.rank);
  return ranks.length > 0 ? listAnd(ranks, context) : null;
}
