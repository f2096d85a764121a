/** What a corporation did when it took over another one: what it gained, and what became of stations and trains. */
import type { EventOf } from "../model/event.ts";
import type { Station } from "../model/state.ts";
import { corporationHolder } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { listAnd, money } from "./figures.ts";
import { detail, type Item } from "./item.ts";
import { cityName, trainName } from "./names.ts";

const texts = (context: Context) => catalogueOf(context).events.corporation;

/** The take-over with its price and gains; then the buyer's own stations that had to go. */
export function takenOver(event: EventOf<"takenOver">, item: Item, context: Context): string[] {
  const sale = { target: event.corporation, price: money(event.price, context) };
  const gains = gainsOf(event, item, context);
  return [
    gains.length > 0
      ? texts(context).tookOverWith({ ...sale, gains: listAnd(gains, context) })
      : texts(context).tookOver(sale),
    ...event.lifted.map(({ hex, city }) => texts(context).stationLifted({ place: cityName(hex, city, context) })),
  ];
}

function gainsOf({ corporation, trains }: EventOf<"takenOver">, item: Item, context: Context): string[] {
  const { gainedTreasury, gainedTrain, gainedStations } = texts(context);
  const from = corporationHolder(corporation);
  const treasury = item.rest.flatMap((one) => (one.type === "moneyPaid" && one.from === from ? [one.amount] : []));
  const companies = item.rest.flatMap((one) => (one.type === "companyMoved" ? [one.company] : []));
  const places = placesOf(detail(item, "corporationMerged")?.stations ?? [], context);
  return [
    ...treasury.map((amount) => gainedTreasury({ amount: money(amount, context) })),
    ...trains.map(({ rank }) => gainedTrain({ train: trainName(rank, context) })),
    ...companies,
    ...(places.length > 0 ? [gainedStations({ places: listAnd(places, context), count: places.length })] : []),
  ];
}

const placesOf = (stations: readonly Station[], context: Context): string[] =>
  stations.map(({ hex, city }) => cityName(hex, city, context));

/** The end of a take-over that had to wait for a choice. */
export function merged({ corporation, stations }: EventOf<"corporationMerged">, context: Context): string {
  if (stations.length === 0) return texts(context).merged({ target: corporation });
  const places = listAnd(placesOf(stations, context), context);
  return texts(context).mergedStations({ target: corporation, places, count: stations.length });
}

/** What the reader was paid for his shares. */
export function paidForShares({ corporation }: EventOf<"takenOver">, item: Item, context: Context): string[] {
  const amounts = item.rest.flatMap((one) =>
    one.type === "moneyPaid" && one.from !== corporationHolder(corporation) ? [one.amount] : [],
  );
  return amounts.map((amount) => texts(context).youReceived({ amount: money(amount, context) }));
}

export function trainConverted(event: EventOf<"trainConverted">, context: Context): string {
  const change = { train: trainName(event.train.rank, context), to: trainName(event.rank, context) };
  if (event.price === 0) return texts(context).convertedFree(change);
  return texts(context).converted({ ...change, price: money(event.price, context) });
}
