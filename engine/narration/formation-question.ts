/** The questions of the start packet and of the corporation formed out of others: what follows from a yes or a no (1835-4, 1835-14). */
import { seatHolder } from "../model/words.ts";
import { formedTurn } from "../queries.ts";
import { type Asked, optionOf } from "./asked.ts";
import { catalogueOf } from "./catalogue.ts";
import { listAnd, money, percent } from "./figures.ts";
import { personAt, trainName } from "./names.ts";
import { termsOf } from "./terms.ts";

const texts = ({ context }: Asked) => catalogueOf(context).questions.formation;

export function packetQuestion({ options, state, seat, context }: Asked): string {
  const { packet } = catalogueOf(context).questions;
  const cash = money(state.players[seat]?.cash ?? 0, context);
  const count = options.filter(({ type }) => type === "buyPrivate").length;
  const asks = count > 0 ? packet.buy({ count, cash }) : packet.pass({ cash });
  return `${asks} ${packet.left({ count: state.packet.length })}`;
}

export function formationQuestion(asked: Asked): string {
  switch (asked.decision.step) {
    case "swap":
      return swapQuestion(asked);
    case "formation":
      return foundQuestion(asked);
    default:
      return joinQuestion(asked);
  }
}

function swapQuestion(asked: Asked): string {
  const { state, seat, context } = asked;
  const corporation = optionOf(asked.options, "swap")?.corporation ?? "";
  const who = personAt(state.swap?.from ?? seat, context);
  const change = { terms: termsOf(context), corporation, who };
  return state.swap?.to === "pool" ? texts(asked).swapSold(change) : texts(asked).swap(change);
}

/** The train whose first purchase starts a phase, by the phase's name. */
function trainOf(phase: string | undefined, { context }: Asked): string | null {
  const train = context.title.phases.find(({ name }) => name === phase)?.train ?? null;
  return train === null ? null : trainName(train, context);
}

function foundQuestion(asked: Asked): string {
  const { state, context } = asked;
  const { formation } = context.title.parameters;
  const symbol = optionOf(asked.options, "found")?.corporation ?? "";
  const certificates = state.corporations[symbol]?.certificates ?? [];
  const price = context.title.corporations.find((one) => one.symbol === symbol)?.start?.price ?? 0;
  const holders = new Set<string>([...state.players.keys()].map(seatHolder));
  const sold = certificates.filter(({ holder }) => holders.has(holder)).reduce((sum, one) => sum + one.percent, 0);
  const train = trainOf(formation?.must, asked);
  const asks = texts(asked).found({
    terms: termsOf(context),
    corporation: symbol,
    opener: formation?.opener ?? "",
    percent: percent(certificates.find((one) => one.president)?.percent ?? 0, context),
    price: money(price, context),
    capital: money((price * sold) / 10, context),
  });
  const again = train === null ? [] : [texts(asked).askedAgain({ train, corporation: symbol })];
  return [asks, ...firstTurn(symbol, asked), ...again].join(" ");
}

/** Whether it still acts in this operating round, as far as that is settled; nothing where it goes without saying. */
function firstTurn(corporation: string, asked: Asked): string[] {
  const when = formedTurn(asked.context.title, asked.state);
  return when === null ? [] : [texts(asked).turn[when]({ corporation })];
}

function joinQuestion(asked: Asked): string {
  const { context } = asked;
  const option = optionOf(asked.options, "join");
  const papers = (option?.papers ?? []).map(({ paper, percent: share }) =>
    texts(asked).paper({ paper, percent: percent(share, context) }),
  );
  const train = trainOf(context.title.parameters.formation?.all, asked);
  const corporation = option?.corporation ?? "";
  const asks = texts(asked).join({ corporation, papers: listAnd(papers, context) });
  const keep = train === null ? [] : [texts(asked).keep({ train })];
  return [asks, ...firstTurn(corporation, asked), ...keep].join(" ");
}
