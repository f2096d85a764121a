/** The questions of a take-over: whom, which of two stations goes, what becomes of the trains (18CZ-13). */
import { type Asked, hasOption, optionOf, trainLimit, turnCorporation, turnSymbol } from "./asked.ts";
import { treasury } from "./board-question.ts";
import { catalogueOf } from "./catalogue.ts";
import { listAnd } from "./figures.ts";
import { placeName, rustedNames, trainName } from "./names.ts";

const texts = ({ context }: Asked) => catalogueOf(context).questions.takeover;

export function takeoverQuestion(asked: Asked): string {
  const corporation = turnSymbol(asked);
  const asks = hasOption(asked, "takeOver") ? texts(asked).choose : texts(asked).none({ corporation });
  return `${asks} ${treasury(asked)}`;
}

export function stationDropQuestion(asked: Asked): string {
  const { options, context } = asked;
  const owners = options.flatMap((one) => (one.type === "dropStation" ? [one.corporation] : []));
  const place = placeName(optionOf(options, "dropStation")?.hex ?? "", context);
  return texts(asked).drop({ corporations: listAnd([...new Set(owners)], context), place });
}

export function acquiredQuestion(asked: Asked): string {
  return [acquired(asked), treasury(asked), ...rusting(asked)].join(" ");
}

function acquired(asked: Asked): string {
  const { context, state } = asked;
  const corporation = turnSymbol(asked);
  const own = turnCorporation(asked)?.trains ?? [];
  const open = state.round.kind === "operating" ? (state.round.turn?.acquired ?? []) : [];
  const names = own.filter(({ id }) => open.includes(id)).map(({ rank }) => trainName(rank, context));
  const trains = listAnd(names, context);
  if (hasOption(asked, "done")) return texts(asked).acquired({ trains });
  const room = trainLimit(corporation, asked);
  return texts(asked).acquiredTooMany({ corporation, trains, count: own.length, room });
}

/** A converted train rusts what a bought one would. */
function rusting({ options, state, context }: Asked): string[] {
  const { rusts } = catalogueOf(context).questions.trains;
  const sides = options.flatMap((one) => (one.type === "convertTrain" ? [one.to] : []));
  return [...new Set(sides)].flatMap((rank) => {
    const trains = rustedNames(rank, state, context);
    return trains === null ? [] : [rusts({ train: trainName(rank, context), trains })];
  });
}
