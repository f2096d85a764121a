/** Labels of nationalisations, of certificates chosen, and of the formation of a corporation out of others (1835). */
import type { Decision, OptionOf } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { listAnd, money, percent } from "./figures.ts";
import { optionFor } from "./labels.ts";
import { personAt } from "./names.ts";

type FormationType = "nationalise" | "swap" | "found" | "join";

export function formationOption(option: OptionOf<FormationType>, context: Context): string {
  const { moves, ranges } = catalogueOf(context).options;
  const { corporation } = option;
  switch (option.type) {
    case "nationalise":
      return nationalisation(option, context);
    case "swap":
      return moves.swapOf({ corporation, certificates: sizes(option.percents, context) });
    case "found":
      return ranges.found({ corporation });
    case "join": {
      const papers = option.papers.map(({ paper, percent: share }) =>
        ranges.paper({ paper, percent: percent(share, context) }),
      );
      return ranges.join({ corporation, papers: listAnd(papers, context) });
    }
  }
}

/** `20%`, or `10% + 10%`: certificates by their sizes. */
export const sizes = (percents: readonly number[], context: Context): string =>
  catalogueOf(context).questions.formation.kinds({ percents: percents.map((one) => percent(one, context)) });

function nationalisation(option: OptionOf<"nationalise">, context: Context): string {
  return catalogueOf(context).options.moves.nationaliseFor({
    corporation: option.corporation,
    percent: percent(option.percent, context),
    owner: personAt(option.from, context),
    price: money(option.price, context),
  });
}

/** With the decision the figures are in it; without, the label does without them. */
export function formationMove(move: MoveOf<FormationType>, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  switch (move.type) {
    case "nationalise":
      return nationalise(move, context, decision);
    case "swap": {
      const option = optionFor(decision, "swap", () => true);
      const certificates = sizes(move.percents, context);
      return option ? moves.swapOf({ corporation: option.corporation, certificates }) : moves.swap({ certificates });
    }
    case "found": {
      const option = optionFor(decision, "found", () => true);
      if (!option) return move.accept ? moves.found : moves.notFound;
      return move.accept ? moves.foundOf(option) : moves.notFoundOf(option);
    }
    case "join":
      return join(move, context, decision);
  }
}

function nationalise(move: MoveOf<"nationalise">, context: Context, decision?: Decision): string {
  const { corporation, from, percent: share } = move;
  const isMeant = (one: OptionOf<"nationalise">): boolean =>
    one.corporation === corporation && one.from === from && one.percent === share;
  const option = optionFor(decision, "nationalise", isMeant);
  if (option) return nationalisation(option, context);
  const owner = personAt(from, context);
  return catalogueOf(context).options.moves.nationalise({ corporation, percent: percent(share, context), owner });
}

function join({ papers }: MoveOf<"join">, context: Context, decision?: Decision): string {
  const { moves } = catalogueOf(context).options;
  if (papers.length === 0) return moves.joinNothing;
  const list = listAnd(papers, context);
  const option = optionFor(decision, "join", () => true);
  const chosen = option?.papers.filter(({ paper }) => papers.includes(paper)) ?? [];
  if (!option || chosen.length < papers.length) return moves.join({ papers: list });
  const sum = chosen.reduce((total, one) => total + one.percent, 0);
  return moves.joinFor({ papers: list, corporation: option.corporation, percent: percent(sum, context) });
}
