/** The questions about trains: a free purchase, the obligation and how it is paid (C-15), discards. */
import { trainsForSale } from "../queries.ts";
import { type Asked, hasOption, trainLimit, turnCorporation, turnSymbol } from "./asked.ts";
import { catalogueOf } from "./catalogue.ts";
import { money } from "./figures.ts";

export function trainQuestion(asked: Asked): string {
  const isFree = hasOption(asked, "pass") || hasOption(asked, "done");
  return isFree ? `${freePurchase(asked)} ${standing(asked)}` : obligatoryPurchase(asked);
}

const texts = ({ context }: Asked) => catalogueOf(context).questions.trains;

function freePurchase(asked: Asked): string {
  if (hasOption(asked, "done")) return texts(asked).buyMore;
  return hasOption(asked, "buyTrain") ? texts(asked).buy : texts(asked).buyNone({ corporation: turnSymbol(asked) });
}

function standing(asked: Asked): string {
  const corporation = turnCorporation(asked);
  return texts(asked).standing({
    treasury: money(corporation?.cash ?? 0, asked.context),
    count: corporation?.trains.length ?? 0,
    limit: trainLimit(asked),
  });
}

function obligatoryPurchase(asked: Asked): string {
  const { state, seat, context } = asked;
  const cheapest = Math.min(...trainsForSale(context.title, state).map((train) => train.price));
  const treasury = turnCorporation(asked)?.cash ?? 0;
  const cash = state.players[seat]?.cash ?? 0;
  const corporation = turnSymbol(asked);
  if (treasury >= cheapest) return `${texts(asked).must({ corporation })} ${standing(asked)}`;
  const need = { corporation, price: money(cheapest, context), treasury: money(treasury, context) };
  const missing = cheapest - treasury - cash;
  if (missing <= 0) return texts(asked).help({ ...need, help: money(cheapest - treasury, context) });
  const poor = { ...need, cash: money(cash, context) };
  if (hasOption(asked, "declareBankruptcy")) return texts(asked).bankrupt(poor);
  return texts(asked).sell({ ...poor, missing: money(missing, context) });
}

/** One sentence for each of the seat's corporations that is over the limit. */
export function discardQuestion(asked: Asked): string {
  const { state, seat } = asked;
  const room = trainLimit(asked);
  return state.discarding
    .flatMap((symbol) => state.corporations[symbol] ?? [])
    .filter((corporation) => corporation.president === seat)
    .map(({ symbol, trains }) => texts(asked).discard({ corporation: symbol, count: trains.length, room }))
    .join(" ");
}
