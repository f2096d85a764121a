/** How people, places, trains and owners are called in a sentence. */
import { corporationOf, type Seat, seatOf } from "../model/words.ts";
import { vocabularyOf } from "../titles/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context, Person } from "./context.ts";

export function personAt(seat: Seat, { names, you }: Context): Person {
  return { name: names.seat(seat), you: seat === you };
}

/** A person as an item of a list or a table: the name, or `you`. */
export function nameAt(seat: Seat, context: Context): string {
  return seat === context.you ? catalogueOf(context).words.you : context.names.seat(seat);
}

/** `seat:2`, `corporation:PRR` or `bank` by name; anything else as it stands. */
export function ownerName(owner: string, context: Context): string {
  const seat = seatOf(owner);
  if (seat !== undefined) return nameAt(seat, context);
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

/** `3-train`, or the title's own word. */
export function trainName(rank: string, context: Context): string {
  const special = vocabularyOf(context.title.id)[context.language].trains[rank];
  return special ?? catalogueOf(context).words.train({ rank });
}

export function trainsName(rank: string, context: Context): string {
  return catalogueOf(context).words.trains({ train: trainName(rank, context) });
}

/** The rank in a train's id: `3` of `3-1`. */
export const rankOfTrain = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf("-"))) || id;
