/** What befell the trains of the whole table: phases, rust, limits, and trains that leave the bank unsold. */
import type { EventOf } from "../model/event.ts";
import type { PhaseFact } from "../model/title.ts";
import { corporationOf } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { listAnd } from "./figures.ts";
import { detail, type Item } from "./item.ts";
import { cardName, trainsName } from "./names.ts";
import { sizesBefore, termsOf, tileColours, trainLimits } from "./terms.ts";

/** The sentence of an item about trains; null for any other. */
export function trainNews(item: Item, context: Context): string | null {
  const { lead } = item;
  switch (lead.type) {
    case "trainsRusted":
    case "ranksRusted":
      return rusted(item, context);
    case "trainExported":
      return texts(context).exported({ train: cardName(lead.train.rank, context) });
    case "phaseStarted":
      return phaseStarted(lead, context);
    case "discardsAwaited": {
      const { corporations } = lead;
      return texts(context).discards({ corporations: listAnd(corporations, context), count: corporations.length });
    }
    default:
      return null;
  }
}

const texts = (context: Context) => catalogueOf(context).events.trains;

/** All ranks that rusted together: those that somebody owned with their owners, then those that can only not be had any more. */
function rusted(item: Item, context: Context): string {
  const { rust, rustOf, rustKind, rustSeveral } = texts(context);
  const owned = [item.lead, ...item.rest].flatMap((event) => (event.type === "trainsRusted" ? [event] : []));
  const gone = item.lead.type === "ranksRusted" ? item.lead : detail(item, "ranksRusted");
  const unowned = gone?.ranks.filter((rank) => owned.every((event) => event.rank !== rank)) ?? [];
  const kinds = [
    ...owned.map((event) => ({ trains: trainsName(event.rank, context), owners: ownersOf(event, context) })),
    ...unowned.map((rank) => ({ trains: trainsName(rank, context), owners: "" })),
  ];
  const [only] = kinds;
  if (only && kinds.length === 1) return only.owners ? rustOf(only) : rust(only);
  return rustSeveral({ trains: kinds.map((kind) => (kind.owners ? rustKind(kind) : kind.trains)).join(", ") });
}

/** `PRR 2, NYC 1`; empty if no corporation owned any. */
function ownersOf({ trains }: EventOf<"trainsRusted">, context: Context): string {
  const counts = new Map<string, number>();
  for (const { owner: holder } of trains) {
    const name = corporationOf(holder) ?? holder;
    if (context.title.corporations.some((one) => one.symbol === name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([owner, count]) => texts(context).owner({ owner, count })).join(", ");
}

function phaseStarted({ phase }: EventOf<"phaseStarted">, context: Context): string {
  const { phases } = context.title;
  const at = phases.findIndex((one) => one.name === phase);
  const fact = phases[at];
  return texts(context).phase({
    phase,
    colours: tileColours(fact?.tiles ?? [], context),
    limits: trainLimits(fact ?? { trainLimit: 0 }, context),
    news: fact ? newIn(fact, phases[at - 1], context) : [],
  });
}

/** From now on a corporation may be formed out of others, or must be (1835-14.1). */
function formationNews({ name }: PhaseFact, context: Context): string[] {
  const { formation } = context.title.parameters;
  if (name === formation?.may) return [texts(context).mayForm({ corporation: formation.corporation })];
  return name === formation?.must ? [texts(context).mustForm({ corporation: formation.corporation })] : [];
}

/** What becomes possible besides tiles. */
function newIn(fact: PhaseFact, before: PhaseFact | undefined, context: Context): string[] {
  if (!before) return [];
  const sizes = fact.sizes?.filter((size) => !before.sizes?.includes(size)) ?? [];
  return [
    ...(sizes.length > 0 ? [texts(context).sizesOpen({ sizes: sizesBefore(sizes, context) })] : []),
    ...formationNews(fact, context),
    ...(fact.corporationsBuyCompanies && !before.corporationsBuyCompanies
      ? [texts(context).companySales({ terms: termsOf(context) })]
      : []),
    ...(fact.trainTrade && !before.trainTrade ? [texts(context).trainSales] : []),
  ];
}
