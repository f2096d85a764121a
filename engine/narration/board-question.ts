/** The questions of an operating turn about the map, the run, the dividend and private companies. */
import type { OperatingTurn } from "../model/state.ts";
import { type Asked, hasOption, optionOf, sideOptions, turnCorporation, turnSymbol } from "./asked.ts";
import { catalogueOf } from "./catalogue.ts";
import { listAnd, money } from "./figures.ts";
import { neutralName, placeName, trainName } from "./names.ts";
import { termsOf } from "./terms.ts";

export function boardQuestion(asked: Asked): string {
  const { decision, context } = asked;
  const corporation = turnSymbol(asked);
  switch (decision.step) {
    case "homeTile":
      return texts(asked).homeTile({ corporation });
    case "homeToken":
      return texts(asked).homeStation({ corporation, place: placeOf(asked) });
    case "track":
      return [lay(asked), ...companiesFirst(asked), payer(asked)].join(" ");
    case "stationChoice":
      return texts(asked).stationChoice({
        corporation: turnOf(asked)?.choice?.corporation ?? corporation,
        place: placeOf(asked),
      });
    case "grantedToken":
      return texts(asked).freeStation({
        corporation,
        place: placeOf(asked),
        company: turnOf(asked)?.grant?.company ?? "",
      });
    case "token":
      return [station(asked), ...companiesFirst(asked), treasury(asked)].join(" ");
    case "routes":
      return routes(asked);
    default:
      return texts(asked).dividend({ corporation, revenue: money(turnOf(asked)?.revenue ?? 0, context) });
  }
}

const texts = ({ context }: Asked) => catalogueOf(context).questions.board;

const turnOf = ({ state: { round } }: Asked): OperatingTurn | null => (round.kind === "operating" ? round.turn : null);

const placeOf = ({ options, context }: Asked): string => placeName(optionOf(options, "placeToken")?.hex ?? "", context);

export function treasury(asked: Asked): string {
  return texts(asked).treasury({ treasury: money(turnCorporation(asked)?.cash ?? 0, asked.context) });
}

/** Who pays for terrain: the treasury, or the owner at whom nobody sits (18CZ-18.7). */
function payer(asked: Asked): string {
  const isNeutral = turnCorporation(asked)?.certificates.some((one) => one.president && one.holder === "neutral");
  return isNeutral ? texts(asked).othersPay({ name: neutralName(asked.context) }) : treasury(asked);
}

/** Where nothing can be done in the step yet, private companies may make it possible (18CZ-9.4, 18CZ-10.3). */
function companiesFirst(asked: Asked): string[] {
  const isIdle = asked.options.every((option) => option.type === "pass");
  const hasPrices = asked.context.title.parameters.companyPrices !== null;
  if (!hasPrices || !isIdle || sideOptions(asked).length === 0) return [];
  return [texts(asked).companiesFirst({ terms: termsOf(asked.context) })];
}

function lay(asked: Asked): string {
  const { tiles, parameters } = asked.context.title;
  const colours = asked.options.flatMap((one) => (one.type === "layTile" ? [tiles[one.tile]?.colour] : []));
  const isUpgraded = colours.some((colour) => colour !== "yellow");
  if (colours.includes("yellow")) {
    if (turnOf(asked)?.lays.length) return texts(asked).laySecond;
    const isTwo = parameters.firstTurnLays === 2 && turnCorporation(asked)?.operated === false;
    if (isTwo) return isUpgraded ? texts(asked).layTwoOrUpgrade : texts(asked).layTwo;
    return isUpgraded ? texts(asked).layOrUpgrade : texts(asked).layYellow;
  }
  return isUpgraded ? texts(asked).upgrade : texts(asked).layNothing({ corporation: turnSymbol(asked) });
}

function station(asked: Asked): string {
  const option = optionOf(asked.options, "placeToken");
  if (!option) return texts(asked).noStation({ corporation: turnSymbol(asked) });
  return texts(asked).station({
    price: money(option.price, asked.context),
    left: turnCorporation(asked)?.tokens.length ?? 0,
  });
}

function routes(asked: Asked): string {
  const { context } = asked;
  const trains = optionOf(asked.options, "run")?.trains.map((train) => trainName(train.rank, context)) ?? [];
  return texts(asked).routes({ corporation: turnSymbol(asked), trains: listAnd(trains, context) });
}

export function companiesQuestion(asked: Asked): string {
  const { companies } = catalogueOf(asked.context).questions;
  const corporation = turnSymbol(asked);
  const all = { ...asked, options: sideOptions(asked) };
  const [buys, lays, sells] = [hasOption(all, "buyCompany"), hasOption(all, "layTile"), hasOption(all, "sellCompany")];
  if (!buys && !lays && !sells) return companies.end({ corporation });
  const message = buys ? (lays ? companies.buyOrUse : companies.buy) : lays ? companies.use : companies.sell;
  return `${message({ corporation, terms: termsOf(asked.context), sells })} ${treasury(asked)}`;
}
