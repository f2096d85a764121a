/** Moves in words: labels for buttons and logs. */
import type { Bundle, Decision, DividendOutcome, OptionOf } from "../model/decision.ts";
import type { Move, MoveOf } from "../model/move.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { dealMove } from "./deals.ts";
import { listAnd, money, percent } from "./figures.ts";
import { formationMove } from "./formation-labels.ts";
import { laidLabel, optionFor, tokenLabel } from "./labels.ts";
import { cityName, isHomeTile, personAt, placeName, sharePlace, trainName, trainOfId } from "./names.ts";

/**
 * What a move is: "Buy 10% of NYC from the offering for $67". Figures that the move does not carry itself (the price of a
 * share, a terrain's cost) are taken from the decision it answers, if that is given.
 */
export function describeMove(move: Move, context: Context, decision?: Decision): string {
  const { moves, pass, passElse, done, doneElse } = catalogueOf(context).options;
  const step = decision?.step;
  switch (move.type) {
    case "pass":
      return (step && pass[step]) ?? passElse;
    case "done":
      return (step && done[step]) ?? doneElse;
    case "buyPrivate":
      return buyPrivate(move, context, decision);
    case "bid":
      return moves.bid({ company: move.company, amount: money(move.amount, context) });
    case "par":
      return par(move, context, decision);
    case "buyShare":
      return buyShare(move, context, decision);
    case "sellShares":
      return sellShares(move, context, decision);
    case "buyPrivateFrom":
    case "buyCompany":
      return buyCompany(move, context, decision);
    case "exchange":
      return moves.exchange({ ...move, from: sharePlace(move.from, context) });
    case "layTile":
      return layTile(move, context, decision);
    case "placeToken":
      return placeToken(move, context, decision);
    case "run":
      return run(move, context, decision);
    case "dividend":
      return dividend(move, context, decision);
    case "buyTrain":
      return buyTrain(move, context, decision);
    case "discardTrain":
      return discard(move, context, decision);
    case "declareBankruptcy":
      return moves.bankruptcy;
    case "answer":
      return move.accept ? moves.accept : moves.decline;
    case "withdraw":
      return moves.withdraw;
    case "nationalise":
    case "swap":
    case "found":
    case "join":
      return formationMove(move, context, decision);
    default:
      return dealMove(move, context, decision);
  }
}

function buyPrivate(
  { company, price: named }: MoveOf<"buyPrivate">,
  context: Context,
  decision: Decision | undefined,
): string {
  const { moves } = catalogueOf(context).options;
  const price = named ?? optionFor(decision, "buyPrivate", (one) => one.company === company)?.price;
  if (price === undefined) return moves.buyPrivate({ company });
  return moves.buyPrivateFor({ company, price: money(price, context) });
}

function par(move: MoveOf<"par">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  const { corporation } = move;
  const price = money(move.price, context);
  const option = optionFor(decision, "par", (one) => one.corporation === corporation);
  if (decision?.step === "grantedPar") return moves.issuePrice({ corporation, price });
  if (!option) return moves.start({ corporation, price });
  const unit = context.title.corporations.find((one) => one.symbol === corporation)?.shareUnit ?? option.percent;
  const cost = money((move.price * option.percent) / unit, context);
  return moves.startFor({ corporation, price, percent: percent(option.percent, context), cost });
}

function buyShare(move: MoveOf<"buyShare">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  const { corporation } = move;
  const from = sharePlace(move.from, context);
  const isMeant = (one: OptionOf<"buyShare">): boolean =>
    one.corporation === corporation && one.from === move.from && one.percent === (move.percent ?? one.percent);
  const option = optionFor(decision, "buyShare", isMeant);
  if (!option) return moves.buyShare({ corporation, from });
  const price = money(option.price, context);
  return moves.buyShareFor({ corporation, from, percent: percent(option.percent, context), price });
}

function sellShares(move: MoveOf<"sellShares">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  const { corporation, count, percents } = move;
  const isBundle = (bundle: Bundle): boolean =>
    bundle.count === count && (!percents || percents.join() === bundle.percents?.join());
  const bundle = optionFor(decision, "sellShares", (one) => one.corporation === corporation)?.bundles.find(isBundle);
  if (!bundle) return moves.sell({ corporation, count });
  const proceeds = money(bundle.proceeds, context);
  return moves.sellFor({ corporation, percent: percent(bundle.percent, context), proceeds });
}

function buyCompany(move: MoveOf<"buyPrivateFrom" | "buyCompany">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  const sale = { company: move.company, price: money(move.price, context) };
  if (move.type === "buyPrivateFrom") {
    const option = optionFor(decision, "buyPrivateFrom", (one) => one.company === move.company);
    return option
      ? moves.buyPrivateFromOwner({ ...sale, owner: personAt(option.owner, context) })
      : moves.buyPrivateFrom(sale);
  }
  const option = optionFor(decision, "buyCompany", (one) => one.company === move.company);
  if (!option) return moves.buyCompany(sale);
  const owner = personAt(option.owner, context);
  return moves.buyCompanyFromOwner({ ...sale, corporation: option.corporation, owner });
}

function layTile(move: MoveOf<"layTile">, context: Context, decision?: Decision): string {
  const { tile, rotation } = move;
  const company = move.company ?? null;
  const option = optionFor(
    decision,
    "layTile",
    (one) => one.hex === move.hex && one.tile === tile && one.company === company,
  );
  const lay = { place: placeName(move.hex, context), tile, rotation };
  if (isHomeTile(tile, context)) return catalogueOf(context).options.moves.homeTile(lay);
  return laidLabel(lay, { company, cost: option?.cost ?? 0 }, context);
}

function placeToken(move: MoveOf<"placeToken">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  const place = cityName(move.hex, move.city, context);
  const company = move.company ?? null;
  const option = optionFor(
    decision,
    "placeToken",
    (one) => one.hex === move.hex && one.city === move.city && one.company === company,
  );
  if (option) return tokenLabel(option, place, context, decision?.step);
  return company ? moves.placeTokenWith({ place, company }) : moves.placeToken({ place });
}

function run({ routes }: MoveOf<"run">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  if (routes === "best") return moves.runBest;
  if (routes.length === 0) return moves.runNothing;
  const trains = optionFor(decision, "run", () => true)?.trains ?? [];
  const runs = routes.map(({ train, stops }) =>
    moves.route({
      train: nameOf(train, trains.find((one) => one.id === train)?.rank, context),
      stops: stops.map((stop) => stop.split(".")[0]).join("–"),
    }),
  );
  return moves.run({ routes: listAnd(runs, context) });
}

function dividend(move: MoveOf<"dividend">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  const isKind = (one: DividendOutcome): boolean => one.kind === move.kind;
  const outcome = optionFor(decision, "dividend", () => true)?.kinds.find(isKind);
  if (!outcome) return move.kind === "pay" ? moves.pay : moves.withhold;
  const price = money(outcome.price, context);
  return move.kind === "pay"
    ? moves.payPerShare({ perShare: money(outcome.perShare, context), price })
    : moves.withholdFor({ treasury: money(outcome.treasury, context), price });
}

/** A train by its rank, or if that is not known by its card. */
const nameOf = (id: string, rank: string | undefined, context: Context): string =>
  rank === undefined ? trainOfId(id, context) : trainName(rank, context);

function discard(move: MoveOf<"discardTrain">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  const option = optionFor(decision, "discardTrain", (one) => one.train === move.train);
  return moves.discard({ corporation: move.corporation, train: nameOf(move.train, option?.rank, context) });
}

function buyTrain(move: MoveOf<"buyTrain">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  const isMeant = (one: OptionOf<"buyTrain">): boolean =>
    one.train === move.train && one.from === move.from && one.min <= move.price && move.price <= one.max;
  const rank = move.rank ?? optionFor(decision, "buyTrain", isMeant)?.rank;
  const deal = { train: nameOf(move.train, rank, context), price: money(move.price, context) };
  if (move.tradeIn) return moves.tradeIn({ ...deal, old: trainOfId(move.tradeIn, context) });
  if (move.from === "bank") return moves.trainFromBank(deal);
  if (move.from === "pool") return moves.trainFromPool(deal);
  return moves.trainFrom({ ...deal, seller: move.from });
}
