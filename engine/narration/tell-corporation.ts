/** What corporations did in their operating turns, as parts without a subject. */
import type { EventOf } from "../model/event.ts";
import { corporationOf, seatOf } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { figure, listAnd, money } from "./figures.ts";
import { detail, type Item } from "./item.ts";
import { cityName, isHomeTile, personAt, placeName, trainName, trainsName } from "./names.ts";
import { wantNews } from "./tell-formation.ts";
import { merged, paidForShares, takenOver, trainConverted } from "./tell-takeover.ts";
import { termsOf } from "./terms.ts";

export interface CorporationNews {
  readonly corporation: string;
  readonly news: readonly string[];
}

/** The news of an item that tells of a corporation; null for any other. */
export function corporationNews(item: Item, context: Context): CorporationNews | null {
  const { lead } = item;
  switch (lead.type) {
    case "tileLaid":
      return news(lead, tileLaid(lead, context));
    case "tokenPlaced":
      return news(lead, tokenPlaced(lead, context));
    case "stationMoved":
      return news(lead, texts(context).stationMoved({ place: cityName(lead.hex, lead.to, context) }));
    case "routesRun":
      return news(lead, routesRun(lead, item, context), ...received(item, context));
    case "dividendDecided":
      return news(lead, dividendDecided(lead, item, context), ...received(item, context));
    case "markerMoved":
      return lead.reason === "soldOut" ? null : news(lead, markerMoved(lead, context));
    case "trainBought":
      return news(lead, trainBought(lead, item, context), ...helped(lead, item, context), ...lent(item, context));
    case "companyMoved":
      return companyGained(lead, context);
    case "companySold":
      return news(lead, texts(context).companySold({ company: lead.company, price: money(lead.price, context) }));
    case "takenOver":
      return {
        corporation: lead.by,
        news: [...takenOver(lead, item, context), ...paidForShares(lead, item, context)],
      };
    case "corporationMerged":
      return { corporation: lead.by, news: [merged(lead, context)] };
    case "stationDropped":
      return news(lead, texts(context).stationDropped({ place: cityName(lead.hex, lead.city, context) }));
    case "declined":
      return news(lead, texts(context).declined[lead.step]);
    case "trainWanted":
    case "corporationIndebted":
      return news(lead, wantNews(lead, context));
    default:
      return trainNews(item, context);
  }
}

/** Trains that came or went without a purchase. */
function trainNews({ lead }: Item, context: Context): CorporationNews | null {
  switch (lead.type) {
    case "trainDiscarded":
      return news(lead, texts(context).discarded({ train: trainName(lead.train.rank, context) }));
    case "trainReceived":
      return news(lead, texts(context).trainReceived({ train: trainName(lead.train.rank, context) }));
    case "trainScrapped":
      return news(lead, texts(context).scrapped({ train: trainName(lead.train.rank, context) }));
    case "trainConverted":
      return news(lead, trainConverted(lead, context));
    default:
      return null;
  }
}

const texts = (context: Context) => catalogueOf(context).events.corporation;

const news = ({ corporation }: { corporation: string }, ...parts: string[]): CorporationNews => ({
  corporation,
  news: parts,
});

function tileLaid(event: EventOf<"tileLaid">, context: Context): string {
  const { tile, company } = event;
  const place = placeName(event.hex, context);
  const cost = event.cost > 0 ? money(event.cost, context) : null;
  const colour = context.title.tiles[tile]?.colour ?? "yellow";
  if (isHomeTile(tile, context)) return texts(context).homeTile({ place });
  if (colour !== "yellow") {
    const upgrade = { tile, place, colour: catalogueOf(context).words.colours[colour] };
    return company ? upgradedWith({ ...upgrade, company }, cost, context) : upgraded(upgrade, cost, context);
  }
  if (company) {
    const lay = { tile, place, company };
    return cost ? texts(context).laidWithFor({ ...lay, cost }) : texts(context).laidWith(lay);
  }
  return cost ? texts(context).laidFor({ tile, place, cost }) : texts(context).laid({ tile, place });
}

interface Upgrade {
  readonly tile: string;
  readonly place: string;
  readonly colour: string;
}

const upgraded = (upgrade: Upgrade, cost: string | null, context: Context): string =>
  cost ? texts(context).upgradedFor({ ...upgrade, cost }) : texts(context).upgraded(upgrade);

const upgradedWith = (upgrade: Upgrade & { company: string }, cost: string | null, context: Context): string =>
  cost ? texts(context).upgradedWithFor({ ...upgrade, cost }) : texts(context).upgradedWith(upgrade);

function tokenPlaced(event: EventOf<"tokenPlaced">, context: Context): string {
  const place = cityName(event.hex, event.city, context);
  if (event.kind === "home") return texts(context).home({ place });
  if (event.company) return texts(context).stationWith({ place, company: event.company });
  if (event.price === 0) return texts(context).freeStation({ place });
  return texts(context).station({ place, price: money(event.price, context) });
}

function routesRun(event: EventOf<"routesRun">, item: Item, context: Context): string {
  const decided = detail(item, "dividendDecided");
  if (event.revenue === 0) return texts(context).earnedNothing({ move: moveOf(item, context) });
  const run = { routes: routes(event, context), revenue: money(event.revenue, context) };
  if (!decided) return texts(context).ran(run);
  const move = moveOf(item, context);
  if (decided.kind === "split") return texts(context).ranAndSplit({ ...run, half: money(decided.perShare, context) });
  return decided.kind === "pay"
    ? texts(context).ranAndPaid({ ...run, perShare: money(decided.perShare, context), move })
    : texts(context).ranAndKept({ ...run, move });
}

/** `H12–H10`, of several routes each with its sum. */
function routes(event: EventOf<"routesRun">, context: Context): string {
  const lines = event.routes.map((route) => route.stops.map((stop) => stop.split(".")[0]).join("–"));
  if (lines.length === 1) return lines.join("");
  const sums = lines.map((route, at) => texts(context).route({ route, sum: money(event.sums[at] ?? 0, context) }));
  return listAnd(sums, context);
}

function dividendDecided(event: EventOf<"dividendDecided">, item: Item, context: Context): string {
  const move = moveOf(item, context);
  if (event.revenue === 0) return texts(context).earnedNothing({ move });
  if (event.kind === "split") return texts(context).split({ half: money(event.perShare, context) });
  if (event.kind === "pay") return texts(context).paid({ perShare: money(event.perShare, context), move });
  return texts(context).kept({ revenue: money(event.revenue, context), move });
}

function received(item: Item, context: Context): string[] {
  const paid = detail(item, "moneyPaid");
  return paid ? [texts(context).youReceived({ amount: money(paid.amount, context) })] : [];
}

function markerMoved(event: EventOf<"markerMoved">, context: Context): string {
  const move = arrow(event, context);
  return move ? texts(context).moved({ move }) : texts(context).unmoved({ price: money(event.toPrice, context) });
}

/** `76 ▲ 82` of the item's own move of a marker; null if there was none. */
export function moveOf(item: Item, context: Context): string | null {
  const event = detail(item, "markerMoved");
  return event ? arrow(event, context) : null;
}

/** `76 ▲ 82`, the sign by the price or, where two cells show the same price, by the reason; null if the marker stayed. */
export function arrow(event: EventOf<"markerMoved">, context: Context): string | null {
  const { from, to, fromPrice, toPrice, reason } = event;
  if (from[0] === to[0] && from[1] === to[1]) return null;
  const rises = fromPrice === toPrice ? reason === "paid" || reason === "soldOut" : toPrice > fromPrice;
  return `${figure(fromPrice, context)} ${rises ? "▲" : "▼"} ${figure(toPrice, context)}`;
}

function trainBought(event: EventOf<"trainBought">, item: Item, context: Context): string {
  const train = trainName(event.train.rank, context);
  const price = money(event.price, context);
  const more = item.rest.filter((one) => one.type === "trainBought").length;
  if (more > 0) {
    return texts(context).trainsFromBank({ count: more + 1, trains: trainsName(event.train.rank, context), price });
  }
  if (event.tradedIn) {
    return texts(context).trainTradedIn({ train, price, old: trainName(event.tradedIn.rank, context) });
  }
  if (event.from === "bank") return texts(context).trainFromBank({ train, price });
  if (event.from === "pool") return texts(context).trainFromPool({ train, price });
  return texts(context).trainFromCorporation({ train, price, seller: event.from });
}

function helped(event: EventOf<"trainBought">, item: Item, context: Context): string[] {
  if (event.help === 0) return [];
  const amount = money(event.help, context);
  const giver = seatOf(detail(item, "moneyPaid")?.from);
  return [
    giver === undefined
      ? texts(context).helpedBySomebody({ terms: termsOf(context), amount })
      : texts(context).helped({ who: personAt(giver, context), amount }),
  ];
}

function lent(item: Item, context: Context): string[] {
  const debt = detail(item, "corporationIndebted");
  return debt ? [wantNews(debt, context)] : [];
}

function companyGained(event: EventOf<"companyMoved">, context: Context): CorporationNews | null {
  const corporation = corporationOf(event.to);
  if (corporation === undefined) return null;
  const sale = { company: event.company, price: money(event.price, context) };
  const heritage = corporationOf(event.from);
  if (heritage !== undefined) {
    return news({ corporation }, texts(context).companyInherited({ company: event.company, from: heritage }));
  }
  const from = seatOf(event.from);
  const text =
    from === undefined
      ? texts(context).companyGained(sale)
      : texts(context).companyBought({ ...sale, from: personAt(from, context) });
  return news({ corporation }, text);
}
