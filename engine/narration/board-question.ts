/** The questions of an operating turn about the map, the run, the dividend and private companies. */
import type { OperatingTurn } from "../model/state.ts";
import { type Asked, hasOption, optionOf, turnCorporation, turnSymbol } from "./asked.ts";
import { catalogueOf } from "./catalogue.ts";
import { listAnd, money } from "./figures.ts";
import { placeName, trainName } from "./names.ts";

export function boardQuestion(asked: Asked): string {
  const { decision, context } = asked;
  const corporation = turnSymbol(asked);
  switch (decision.step) {
    case "homeToken":
      return texts(asked).homeStation({ corporation, place: placeOf(asked) });
    case "track":
      return `${lay(asked)} ${treasury(asked)}`;
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
      return `${station(asked)} ${treasury(asked)}`;
    case "routes":
      return routes(asked);
    default:
      return texts(asked).dividend({ corporation, revenue: money(turnOf(asked)?.revenue ?? 0, context) });
  }
}

const texts = ({ context }: Asked) => catalogueOf(context).questions.board;

const turnOf = ({ state: { round } }: Asked): OperatingTurn | null => (round.kind === "operating" ? round.turn : null);

const placeOf = ({ options, context }: Asked): string => placeName(optionOf(options, "placeToken")?.hex ?? "", context);

function treasury(asked: Asked): string {
  return texts(asked).treasury({ treasury: money(turnCorporation(asked)?.cash ?? 0, asked.context) });
}

function lay(asked: Asked): string {
  const { tiles } = asked.context.title;
  const colours = asked.options.flatMap((one) => (one.type === "layTile" ? [tiles[one.tile]?.colour] : []));
  const isUpgraded = colours.some((colour) => colour !== "yellow");
  if (colours.includes("yellow")) return isUpgraded ? texts(asked).layOrUpgrade : texts(asked).layYellow;
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
  const trains = turnCorporation(asked)?.trains.map((train) => trainName(train.rank, context)) ?? [];
  return texts(asked).routes({ corporation: turnSymbol(asked), trains: listAnd(trains, context) });
}

export function companiesQuestion(asked: Asked): string {
  const { companies } = catalogueOf(asked.context).questions;
  const corporation = turnSymbol(asked);
  const all = { ...asked, options: asked.decision.options.filter((option) => option.seat === asked.seat) };
  const [buys, lays] = [hasOption(all, "buyCompany"), hasOption(all, "layTile")];
  if (!buys && !lays) return companies.end({ corporation });
  const message = buys ? (lays ? companies.buyOrUse : companies.buy) : companies.use;
  return `${message({ corporation })} ${treasury(asked)}`;
}
