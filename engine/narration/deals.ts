/** Labels of take-overs and what follows them, of sales to the bank and of loans: as options, and as moves. */
import type { Decision, OptionOf } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { money } from "./figures.ts";
import { optionFor } from "./labels.ts";
import { cityName, personAt, trainName, trainOfId } from "./names.ts";

type DealType = "sellCompany" | "takeOver" | "dropStation" | "convertTrain" | "scrapTrain" | "repayLoan";

export function dealOption(option: OptionOf<DealType>, context: Context): string {
  const { moves } = catalogueOf(context).options;
  switch (option.type) {
    case "sellCompany":
      return moves.sellCompanyFor({ company: option.company, price: money(option.price, context) });
    case "takeOver":
      return takeOver(option, context);
    case "dropStation":
      return moves.dropStationOf({
        corporation: option.corporation,
        place: cityName(option.hex, option.city, context),
      });
    case "convertTrain":
      return conversion(option, context);
    case "scrapTrain":
      return moves.scrap({ train: trainName(option.rank, context) });
    case "repayLoan":
      return repayment(option, context);
  }
}

/** The price of a share and what all shares in players' hands cost, both as ranges. */
function takeOver(option: OptionOf<"takeOver">, context: Context): string {
  const { ranges, consent } = catalogueOf(context).options;
  const { corporation, min, max, shares } = option;
  const total = { min: money(min * shares, context), max: money(max * shares, context) };
  const choice =
    min === max
      ? takeOverAt(option, min, context)
      : ranges.takeOver({ corporation, min: money(min, context), max: money(max, context), total });
  return option.consent ? consent.person({ choice, owner: personAt(option.owner, context) }) : choice;
}

function takeOverAt({ corporation, shares }: OptionOf<"takeOver">, price: number, context: Context): string {
  const { moves } = catalogueOf(context).options;
  return moves.takeOverFor({ corporation, price: money(price, context), total: money(price * shares, context) });
}

function conversion({ rank, to, price }: OptionOf<"convertTrain">, context: Context): string {
  const { moves } = catalogueOf(context).options;
  const change = { train: trainName(rank, context), to: trainName(to, context) };
  return price === 0 ? moves.convertFree(change) : moves.convertFor({ ...change, price: money(price, context) });
}

function repayment({ amount, debt }: OptionOf<"repayLoan">, context: Context): string {
  const { moves } = catalogueOf(context).options;
  if (amount === debt) return moves.repayAll({ debt: money(debt, context) });
  return moves.repayPart({ amount: money(amount, context), debt: money(debt, context) });
}

/** With the decision the figures are in it; without, the label does without them. */
export function dealMove(move: MoveOf<DealType>, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  switch (move.type) {
    case "sellCompany":
      return sellCompany(move, context, decision);
    case "takeOver": {
      const option = optionFor(decision, "takeOver", (one) => one.corporation === move.corporation);
      if (option) return takeOverAt(option, move.price, context);
      return moves.takeOver({ corporation: move.corporation, price: money(move.price, context) });
    }
    case "dropStation": {
      const isMeant = (one: OptionOf<"dropStation">): boolean => one.hex === move.hex && one.city === move.city;
      const option = optionFor(decision, "dropStation", isMeant);
      return option
        ? dealOption(option, context)
        : moves.dropStation({ place: cityName(move.hex, move.city, context) });
    }
    case "convertTrain": {
      const option = optionFor(decision, "convertTrain", (one) => one.train === move.train);
      return option ? conversion(option, context) : moves.convert({ train: trainOfId(move.train, context) });
    }
    case "scrapTrain": {
      const option = optionFor(decision, "scrapTrain", (one) => one.train === move.train);
      return option ? dealOption(option, context) : moves.scrap({ train: trainOfId(move.train, context) });
    }
    case "repayLoan": {
      const option = optionFor(decision, "repayLoan", () => true);
      return option ? repayment(option, context) : moves.repay;
    }
  }
}

function sellCompany(
  { company, price: named }: MoveOf<"sellCompany">,
  context: Context,
  decision: Decision | undefined,
): string {
  const { moves } = catalogueOf(context).options;
  const price = named ?? optionFor(decision, "sellCompany", (one) => one.company === company)?.price;
  if (price === undefined) return moves.sellCompany({ company });
  return moves.sellCompanyFor({ company, price: money(price, context) });
}
