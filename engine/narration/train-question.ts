/** The questions about trains: a free purchase, the obligation and how it is paid (C-15), discards. */
import { trainsForSale } from "../queries.ts";
import { type Asked, hasOption, sizeOf, trainLimit, turnCorporation, turnSymbol } from "./asked.ts";
import { catalogueOf } from "./catalogue.ts";
import { money } from "./figures.ts";
import { hasFamilies, rustedNames, trainName } from "./names.ts";

export function trainQuestion(asked: Asked): string {
  if (wantedOf(asked)) return raise(asked);
  const isFree = hasOption(asked, "pass") || hasOption(asked, "done");
  const asks = isFree ? `${freePurchase(asked)} ${standing(asked)}` : obligatoryPurchase(asked);
  return [asks, ...rusting(asked)].join(" ");
}

/** What new trains make rust: ranks of cards with several sides, where that depends on the side (18CZ-15.3). */
function rusting({ options, state, context }: Asked): string[] {
  const { rusts } = catalogueOf(context).questions.trains;
  const offered = options.flatMap((one) => (one.type === "buyTrain" && one.from === "bank" ? [one.rank] : []));
  return [...new Set(offered)]
    .filter((rank) => hasFamily(rank, context))
    .flatMap((rank) => {
      const trains = rustedNames(rank, state, context);
      return trains === null ? [] : [rusts({ train: trainName(rank, context), trains })];
    });
}

const hasFamily = (rank: string, { title }: Asked["context"]): boolean =>
  title.trains.some((one) => one.rank === rank && one.family !== null);

const texts = ({ context }: Asked) => catalogueOf(context).questions.trains;

const wantedOf = ({ state: { round } }: Asked) => (round.kind === "operating" ? (round.turn?.wanted ?? null) : null);

/** The train is chosen, what is missing comes from sales (1835-13.8). */
function raise(asked: Asked): string {
  const { state, seat, context } = asked;
  const { price = 0, rank = "" } = wantedOf(asked) ?? {};
  const treasury = turnCorporation(asked)?.cash ?? 0;
  const cash = state.players[seat]?.cash ?? 0;
  return texts(asked).raise({
    corporation: turnSymbol(asked),
    train: trainName(rank, context),
    price: money(price, context),
    treasury: money(treasury, context),
    cash: money(cash, context),
    missing: money(Math.max(0, price - treasury - cash), context),
  });
}

function freePurchase(asked: Asked): string {
  const corporation = turnSymbol(asked);
  const buys = hasOption(asked, "buyTrain");
  if (hasOption(asked, "done")) return buys ? texts(asked).buyMore : texts(asked).buyNoMore({ corporation });
  return buys ? texts(asked).buy : texts(asked).buyNone({ corporation });
}

function standing(asked: Asked): string {
  const corporation = turnCorporation(asked);
  return texts(asked).standing({
    treasury: money(corporation?.cash ?? 0, asked.context),
    count: corporation?.trains.length ?? 0,
    limit: trainLimit(turnSymbol(asked), asked),
  });
}

function obligatoryPurchase(asked: Asked): string {
  const { state, seat, context } = asked;
  const cheapest = cheapestTrain(asked);
  const treasury = turnCorporation(asked)?.cash ?? 0;
  const cash = state.players[seat]?.cash ?? 0;
  const corporation = turnSymbol(asked);
  if (treasury >= cheapest) return `${duty(asked)} ${standing(asked)}`;
  const need = { corporation, price: money(cheapest, context), treasury: money(treasury, context) };
  const missing = cheapest - treasury - cash;
  if (missing <= 0) return texts(asked).help({ ...need, help: money(cheapest - treasury, context) });
  const poor = { ...need, cash: money(cash, context) };
  if (context.title.parameters.emergency === "loan")
    return texts(asked).loan({ ...poor, loan: money(missing, context) });
  if (hasOption(asked, "declareBankruptcy")) return texts(asked).bankrupt(poor);
  const short = { ...poor, missing: money(missing, context) };
  return context.title.parameters.emergency === "wanted" ? texts(asked).choose(short) : texts(asked).sell(short);
}

/** Why a train must be bought: for want of any, where there is a route or not, or of one of the own size (18CZ-14.6). */
function duty(asked: Asked): string {
  const corporation = turnSymbol(asked);
  if (asked.context.title.parameters.obligation !== "always") return texts(asked).must({ corporation });
  return hasFamilies(asked.context.title)
    ? texts(asked).mustOwn({ corporation })
    : texts(asked).mustOwnAny({ corporation });
}

/** Price of the cheapest train of bank and pool that the corporation in turn can run. */
function cheapestTrain(asked: Asked): number {
  const { state, context } = asked;
  const size = hasFamilies(context.title) ? sizeOf(turnSymbol(asked), asked) : null;
  const familyOf = (rank: string) => context.title.trains.find((one) => one.rank === rank)?.family ?? null;
  const usable = trainsForSale(context.title, state).filter(({ rank }) => familyOf(rank) === size);
  return Math.min(...usable.map((train) => train.price));
}

/** One sentence for each of the seat's corporations that is over the limit. */
export function discardQuestion(asked: Asked): string {
  const { state, seat } = asked;
  return state.discarding
    .flatMap((symbol) => state.corporations[symbol] ?? [])
    .filter((corporation) => corporation.president === seat)
    .map(({ symbol, trains }) =>
      texts(asked).discard({ corporation: symbol, count: trains.length, room: trainLimit(symbol, asked) }),
    )
    .join(" ");
}
