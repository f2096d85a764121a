/** Why a move is refused, as a sentence (C-22). The details' names are those of the rules; any of them may be missing. */
import type { Refusal, RefusalCode, RefusalDetails } from "../model/refusal.ts";
import type { Title } from "../model/title.ts";
import { COLOURS, type Seat, STEPS, seatOf } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context, Person } from "./context.ts";
import type { RefusalWords } from "./en/refusals.ts";
import { listAnd, listOr, money, percent } from "./figures.ts";
import { hasFamilies, ownerName, personAt, placeName, trainOfId } from "./names.ts";
import { sizesBefore, sizeWords, termsOf } from "./terms.ts";

type Detail = RefusalDetails[string] | undefined;

/** The sentence of a refusal, with its figures; the rule's number is shown apart. */
export function refusalSentence(refusal: Refusal, context: Context): string {
  return catalogueOf(context).refusals[refusal.code](wordsOf(refusal, context));
}

function wordsOf(refusal: Refusal, context: Context): RefusalWords {
  return {
    ...people(refusal, context),
    ...amounts(refusal, context),
    ...things(refusal, context),
    ...sizes(refusal, context),
    ...rulesOf(context),
  };
}

/** What the title decides about the wording. */
function rulesOf(context: Context): Pick<RefusalWords, "terms" | "limitByPrice" | "mustOwn" | "ownSize"> {
  const { zones, parameters } = context.title;
  return {
    terms: termsOf(context),
    limitByPrice: Object.keys(zones).length > 0,
    mustOwn: parameters.obligation === "always",
    ownSize: parameters.obligation === "always" && hasFamilies(context.title),
  };
}

/** The size of the corporation that the refusal is about, and the sizes of private companies it may own. */
function sizes({ details }: Refusal, context: Context): Pick<RefusalWords, "size" | "sizesBefore" | "ownedSizes"> {
  const size = sizeOf(textOf(details.corp), context.title);
  if (size === undefined) return {};
  const owned = context.title.companies.flatMap((one) =>
    one.size !== null && one.ownerSizes?.includes(size) !== false ? [one.size] : [],
  );
  return {
    size: sizeWords(size, context).alone,
    sizesBefore: sizesBefore([size], context),
    ...(owned.length > 0 ? { ownedSizes: sizesBefore([...new Set(owned)], context) } : {}),
  };
}

const sizeOf = (symbol: string | undefined, { corporations }: Title): string | undefined =>
  corporations.find((one) => one.symbol === symbol)?.size ?? undefined;

function people({ details }: Refusal, context: Context): Partial<RefusalWords> {
  return {
    decider: personOf(details.decider, context),
    president: personOf(details.president, context),
    player: personOf(details.player, context),
    payer: payerOf(details.payer, context),
  };
}

function personOf(detail: Detail, context: Context): Person | undefined {
  const seat = seatFrom(detail);
  return seat === undefined ? undefined : personAt(seat, context);
}

function seatFrom(detail: Detail): Seat | undefined {
  if (typeof detail === "number") return detail;
  return typeof detail === "string" ? seatOf(detail) : undefined;
}

function payerOf(detail: Detail, context: Context): Person | undefined {
  if (typeof detail !== "string" || detail === "") return undefined;
  return personOf(detail, context) ?? { name: ownerName(detail, context), you: false };
}

function amounts({ code, details }: Refusal, context: Context): Partial<RefusalWords> {
  const asMoney = (detail: Detail): string | undefined =>
    typeof detail === "number" ? money(detail, context) : undefined;
  return {
    cash: asMoney(details.cash),
    amount: asMoney(details.amount),
    price: asMoney(details.price),
    min: asMoney(details.min),
    max: asMoney(details.max),
    sum: asMoney(details.sum),
    n: PERCENTAGES.has(code) && typeof details.n === "number" ? percent(details.n, context) : textOf(details.n),
    limit: textOf(details.limit),
    list: listOf(details.list, code, context),
  };
}

/** Refusals whose `n` is a percentage. */
const PERCENTAGES: ReadonlySet<string> = new Set(["HOLDING_LIMIT", "SELL_PRESIDENT_NO_SUCCESSOR", "NATIONALISE"]);

/** Prices, kinds of terrain, or ranks of trains. */
function listOf(detail: Detail, code: RefusalCode, context: Context): string | undefined {
  if (!Array.isArray(detail) || detail.length === 0) return undefined;
  if (code === "POWER_TERRAIN") {
    const { terrains } = catalogueOf(context).words;
    return listAnd(
      detail.map((item) => terrains[item] ?? item),
      context,
    );
  }
  const isPrices = code === "PAR_PRICE";
  return listOr(
    detail.map((item) => (isPrices ? money(Number(item), context) : trainOfId(item, context))),
    context,
  );
}

function things({ details }: Refusal, context: Context): Partial<RefusalWords> {
  const train = textOf(details.train) ?? textOf(details.rank);
  return {
    step: stepOf(textOf(details.step), context),
    corp: textOf(details.corp),
    target: textOf(details.target),
    private: companyOf(textOf(details.private), context),
    hex: placeOf(textOf(details.hex), context),
    city: placeOf(textOf(details.city), context),
    kind: colourOf(textOf(details.kind), context),
    colour: colourOf(textOf(details.colour), context),
    next: colourOf(textOf(details.next), context),
    tile: textOf(details.tile),
    what: textOf(details.what) ?? textOf(details.reason),
    e: textOf(details.e),
    train: train && trainOfId(train, context),
  };
}

function textOf(detail: Detail): string | undefined {
  if (typeof detail === "number") return String(detail);
  return typeof detail === "string" && detail !== "" ? detail : undefined;
}

function stepOf(name: string | undefined, context: Context): string | undefined {
  const step = STEPS.find((one) => one === name);
  return step && catalogueOf(context).words.awaited(termsOf(context))[step];
}

/** The company's symbol, as everywhere in the narration. */
function companyOf(name: string | undefined, { title }: Context): string | undefined {
  return title.companies.find((company) => company.name === name)?.symbol ?? name;
}

function placeOf(hex: string | undefined, context: Context): string | undefined {
  return hex && placeName(hex, context);
}

function colourOf(name: string | undefined, context: Context): string | undefined {
  const colour = COLOURS.find((one) => one === name);
  return colour ? catalogueOf(context).words.colours[colour] : name;
}
