/** Options of a decision in words, ranges included. */
import type { Bundle, Decision, Option, OptionOf, TrainOption } from "../model/decision.ts";
import type { Seat, StepName } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { dealOption } from "./deals.ts";
import { listAnd, listOr, money, percent } from "./figures.ts";
import { formationOption } from "./formation-labels.ts";
import { layLabel, tokenLabel } from "./labels.ts";
import { cityName, isHomeTile, personAt, placeName, rankOfTrain, sharePlace, trainName, trainOfId } from "./names.ts";
import { termsOf } from "./terms.ts";

/** An option in words. With the step, passing and stations are called by what they mean in it. */
export function describeOption(option: Option, context: Context, step?: StepName): string {
  const { ranges, moves, pass, passElse, done, doneElse } = catalogueOf(context).options;
  switch (option.type) {
    case "pass":
      return (step && pass[step]) ?? passElse;
    case "done":
      return (step && done[step]) ?? doneElse;
    case "buyPrivate":
      return moves.buyPrivateFor({ company: option.company, price: money(option.price, context) });
    case "bid":
      return bid(option, context);
    case "par":
      return par(option, context, step);
    case "buyShare":
      return moves.buyShareFor({
        corporation: option.corporation,
        from: sharePlace(option.from, context),
        percent: percent(option.percent, context),
        price: money(option.price, context),
      });
    case "sellShares":
      return sale(option, context);
    case "buyPrivateFrom":
    case "buyCompany":
      return companyPurchase(option, context);
    case "exchange":
      return exchange(option, context);
    case "layTile":
      return lays([option], context);
    case "placeToken":
      return tokenLabel(option, cityName(option.hex, option.city, context), context, step);
    case "run":
      return ranges.run({
        trains: listAnd(
          option.trains.map(({ rank }) => trainName(rank, context)),
          context,
        ),
      });
    case "dividend":
      return dividend(option, context);
    case "buyTrain":
      return trainPurchase(option, context);
    case "discardTrain":
      return moves.discard({ corporation: option.corporation, train: trainName(option.rank, context) });
    case "declareBankruptcy":
      return moves.bankruptcy;
    case "answer":
      return ranges.answer;
    case "withdraw":
      return moves.withdraw;
    case "nationalise":
    case "swap":
    case "found":
    case "join":
      return formationOption(option, context);
    default:
      return dealOption(option, context);
  }
}

/**
 * The options of one seat as short lines: what was asked for, the way out, then side moves. Lays on one hex share a line, and so
 * do the private companies of a draft.
 */
export function describeOptions(decision: Decision, seat: Seat, context: Context): string[] {
  const own = decision.options.filter((option) => option.seat === seat);
  const ordered = own.toSorted((a, b) => rankOf(a) - rankOf(b));
  const lines = new Map<string, Option[]>();
  for (const option of ordered) {
    const key = lineKey(option, context);
    lines.set(key, [...(lines.get(key) ?? []), option]);
  }
  return [...lines.values()].flatMap((options) => describeTogether(options, context, decision.step));
}

function rankOf(option: Option): number {
  if (option.side) return 2;
  return option.type === "pass" || option.type === "done" ? 1 : 0;
}

/** Lays on one hex under the same terms share a line; so do equal choices, as of two trains of one rank. */
function lineKey(option: Option, context: Context): string {
  if (option.type === "buyPrivate") return "buyPrivate";
  if (option.type === "buyShare") return JSON.stringify({ ...option, from: sharePlace(option.from, context) });
  if (option.type === "layTile") return `lay ${option.hex} ${option.company ?? ""} ${option.cost} ${option.side}`;
  if (option.type === "buyTrain") return JSON.stringify({ ...option, train: option.rank, tradeIn: tradedRank(option) });
  if (option.type === "discardTrain") return `discard ${option.corporation} ${option.rank}`;
  return JSON.stringify(option);
}

const tradedRank = ({ tradeIn }: TrainOption): string | null => (tradeIn === null ? null : rankOfTrain(tradeIn));

function describeTogether(options: readonly Option[], context: Context, step: StepName): string[] {
  const tiles = options.filter((option) => option.type === "layTile");
  if (tiles.length > 0) return [lays(tiles, context)];
  const companies = options.filter((option) => option.type === "buyPrivate");
  if (companies.length > 1) return [draft(companies, context)];
  return options.slice(0, 1).map((option) => describeOption(option, context, step));
}

function draft(options: readonly OptionOf<"buyPrivate">[], context: Context): string {
  const { ranges } = catalogueOf(context).options;
  const items = options.map(({ company, price }) => ranges.draftItem({ company, price: money(price, context) }));
  return ranges.draft({ companies: listOr(items, context) });
}

function bid(option: OptionOf<"bid">, context: Context): string {
  const { ranges, moves } = catalogueOf(context).options;
  const { company, min, max } = option;
  if (min === max) return moves.bid({ company, amount: money(min, context) });
  return ranges.bid({ company, min: money(min, context), max: money(max, context) });
}

function par(option: OptionOf<"par">, context: Context, step?: StepName): string {
  const { ranges } = catalogueOf(context).options;
  const { corporation } = option;
  const prices = listOr(
    option.prices.map((price) => money(price, context)),
    context,
  );
  if (step === "grantedPar") return ranges.issuePrice({ corporation, prices });
  return ranges.start({ corporation, percent: percent(option.percent, context), prices });
}

function sale(option: OptionOf<"sellShares">, context: Context): string {
  const { ranges, moves } = catalogueOf(context).options;
  const { corporation } = option;
  const bundles = option.bundles.map((bundle) => ({
    percent: bundlePercent(bundle, option.bundles, context),
    proceeds: money(bundle.proceeds, context),
  }));
  const [only] = bundles;
  if (only && bundles.length === 1) return moves.sellFor({ corporation, ...only });
  return ranges.sell({ corporation, bundles: listOr(bundles.map(ranges.bundle), context) });
}

/** The sum, or its certificates where another bundle has the same sum: `20% + 10%`. */
function bundlePercent({ percent: sum, percents }: Bundle, all: readonly Bundle[], context: Context): string {
  const isOnly = all.filter((one) => one.percent === sum).length < 2;
  return isOnly || !percents ? percent(sum, context) : percents.map((one) => percent(one, context)).join(" + ");
}

function companyPurchase(option: OptionOf<"buyPrivateFrom" | "buyCompany">, context: Context): string {
  const { ranges, moves, consent } = catalogueOf(context).options;
  const { company } = option;
  const owner = personAt(option.owner, context);
  const [min, max] = [money(option.min, context), money(option.max, context)];
  const fixed = option.min === option.max;
  const choice =
    option.type === "buyCompany"
      ? fixed
        ? moves.buyCompanyFromOwner({ corporation: option.corporation, company, owner, price: min })
        : ranges.buyCompany({ corporation: option.corporation, company, owner, min, max })
      : fixed
        ? moves.buyPrivateFromOwner({ company, owner, price: min })
        : ranges.buyPrivateFrom({ company, owner, min, max });
  return option.consent ? consent.person({ choice, owner }) : choice;
}

function exchange({ company, corporation, from }: OptionOf<"exchange">, context: Context): string {
  const { ranges, moves } = catalogueOf(context).options;
  const [place] = from;
  return place && from.length === 1
    ? moves.exchange({ company, corporation, from: sharePlace(place, context) })
    : ranges.exchange({ company, corporation });
}

const NO_LAY = { hex: "", company: null, cost: 0, tile: "", rotations: [] };

/** Lays on one hex at one cost: `Lay on Pittsburgh, H10: 57 (turn 0, 1)`. */
function lays(options: readonly OptionOf<"layTile">[], context: Context): string {
  const { ranges } = catalogueOf(context).options;
  const tiles = options.map(({ tile, rotations }) => ranges.tile({ tile, turns: rotations.join(", ") })).join(", ");
  const { hex, company, cost, tile, rotations } = options[0] ?? NO_LAY;
  const place = placeName(hex, context);
  if (isHomeTile(tile, context)) return ranges.homeTile({ place, turns: rotations.join(", ") });
  return layLabel({ place, tiles }, { company, cost }, context);
}

function dividend(option: OptionOf<"dividend">, context: Context): string {
  const { moves } = catalogueOf(context).options;
  const choices = option.kinds.map((outcome) => {
    const price = money(outcome.price, context);
    return outcome.kind === "pay"
      ? moves.payPerShare({ perShare: money(outcome.perShare, context), price })
      : moves.withholdFor({ treasury: money(outcome.treasury, context), price });
  });
  return choices.join("; ");
}

function trainPurchase(option: TrainOption, context: Context): string {
  const { ranges, consent } = catalogueOf(context).options;
  const terms = termsOf(context);
  const deal = trainDeal(option, context);
  const choice = option.help > 0 ? ranges.help({ terms, choice: deal, help: money(option.help, context) }) : deal;
  return option.consent ? consent.corporation({ terms, choice, seller: option.from }) : choice;
}

function trainDeal(option: TrainOption, context: Context): string {
  const { ranges, moves } = catalogueOf(context).options;
  const train = trainName(option.rank, context);
  const price = money(option.min, context);
  if (option.tradeIn) return moves.tradeIn({ train, price, old: trainOfId(option.tradeIn, context) });
  if (option.from === "bank") return moves.trainFromBank({ train, price });
  if (option.from === "pool") return moves.trainFromPool({ train, price });
  if (option.min === option.max) return moves.trainFrom({ train, price, seller: option.from });
  return ranges.train({ train, seller: option.from, min: price, max: money(option.max, context) });
}
