/** What a decision looks ahead to in titles with a price track or trains by size: rounds left, limits, the next cards and what they rust. */
import {
  type Context,
  type GameState,
  money,
  rustedNames,
  type TrainFact,
  termsOf,
  trainLimits,
  trainName,
  trainsLeft,
} from "../../engine/index.ts";
import type { Language } from "../service/api.ts";
import { MAIL_TEXTS, type MailTexts } from "./catalogue.ts";
import type { Block } from "./letter.ts";

/** Kinds of cards that the mail tells. */
const MOST_CARDS = 3;

interface Position {
  readonly state: GameState;
  readonly language: Language;
}

/** The blocks for a title that has any of this; none for others. */
export function outlookBlocks({ state, language }: Position, context: Context): Block[] {
  const texts = MAIL_TEXTS[language].outlook;
  return [...trackBlock(state, context, texts), ...trainBlocks(state, context, texts)];
}

/** The present price of the private companies and how often it still rises. */
function trackBlock({ companyPrice }: GameState, context: Context, texts: MailTexts["outlook"]): Block[] {
  const prices = context.title.parameters.companyPrices;
  if (!prices || companyPrice === null) return [];
  const left = prices.length - 1 - prices.indexOf(companyPrice);
  const { companies } = termsOf(context);
  const name = companies.charAt(0).toLocaleUpperCase(context.language) + companies.slice(1);
  const price = money(companyPrice, context);
  return [{ kind: "text", text: left === 0 ? texts.lastRound(name, price) : texts.companies(name, price, left) }];
}

function trainBlocks(state: GameState, context: Context, texts: MailTexts["outlook"]): Block[] {
  const { title } = context;
  const phase = title.phases.find(({ name }) => name === state.phase);
  if (!phase || typeof phase.trainLimit === "number") return [];
  const left = trainsLeft(title, state).filter((card) => card.left !== 0);
  const cards = left.slice(0, MOST_CARDS).map(({ rank, left: count }) => {
    if (title.trains.every(({ family }) => family === null)) return trainText(rank, count, state, context, texts);
    const name = title.phases.find(({ train }) => train === rank)?.name ?? title.phases[0]?.name ?? rank;
    return texts.card(name, count, sidesText(rank, state, context, texts));
  });
  return [
    { kind: "text", text: texts.limits(trainLimits(phase, context)) },
    { kind: "title", text: texts.cards },
    { kind: "list", items: cards },
    ...(title.parameters.exports ? [{ kind: "text", text: texts.exports } as const] : []),
  ];
}

/** A train with one side: how many are left, its price, what it rusts. */
function trainText(rank: string, left: number | null, state: GameState, context: Context, texts: MailTexts["outlook"]) {
  const price = money(context.title.trains.find((train) => train.rank === rank)?.price ?? 0, context);
  const rusted = rustedNames(rank, state, context);
  const train = trainName(rank, context);
  return rusted === null ? texts.train(train, left, price) : texts.trainRusts(train, left, price, rusted);
}

/** The sides of a card that have not rusted, with price and what each rusts. */
function sidesText(card: string, state: GameState, context: Context, texts: MailTexts["outlook"]): string {
  const fresh = context.title.trains.filter((one) => one.card === card && !state.depot.rusted.includes(one.rank));
  return fresh.map((side) => sideText(side, state, context, texts)).join("; ");
}

function sideText({ rank, price }: TrainFact, state: GameState, context: Context, texts: MailTexts["outlook"]): string {
  const rusted = rustedNames(rank, state, context);
  const cost = money(price, context);
  return rusted === null ? texts.side(rank, cost) : texts.sideRusts(rank, cost, rusted);
}
