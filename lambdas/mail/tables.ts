/** The standing as tables: players, corporations in operating order, and the final places. */
import {
  type Context,
  type Corporation,
  certificateLimitOf,
  countedCertificates,
  type GameState,
  money,
  netWorth,
  operatingOrder,
  priceOf,
  type Seat,
  sizeWords,
  termsOf,
} from "../../engine/index.ts";
import type { Language } from "../service/api.ts";
import { MAIL_TEXTS } from "./catalogue.ts";
import type { Block, Row } from "./letter.ts";

interface Standing {
  readonly state: GameState;
  readonly language: Language;
  readonly seat: Seat;
}

const nameOf = ({ language, seat }: Standing, one: Seat, context: Context): string =>
  one === seat ? MAIL_TEXTS[language].table.you(context.names.seat(one)) : context.names.seat(one);

/** Cash, worth and certificates of all players in their present order, debts where there are any, and the neutral owner's cash. */
export function playersTable(standing: Standing, context: Context): Block {
  const { state, language } = standing;
  const texts = MAIL_TEXTS[language].table;
  const hasDebts = state.players.some(({ debt, penalty }) => debt > 0 || penalty > 0);
  const titles = [texts.cash, texts.worth, texts.certificates, ...(hasDebts ? [texts.debt, texts.penalty] : [])];
  const own = state.order.map((one) => playerRow(standing, one, hasDebts, context));
  return {
    kind: "table",
    columns: [{ title: texts.player, align: "left" }, ...titles.map((title) => ({ title, align: "right" }) as const)],
    rows: [...own, ...neutralRow(standing, titles.length - 1, context)],
  };
}

function playerRow(standing: Standing, one: Seat, hasDebts: boolean, context: Context): Row {
  const { state, language, seat } = standing;
  const { title } = context;
  const { cash = 0, debt = 0, penalty = 0 } = state.players[one] ?? {};
  const held = countedCertificates(title, state, one);
  return {
    cells: [
      nameOf(standing, one, context),
      money(cash, context),
      money(netWorth(title, state, one), context),
      MAIL_TEXTS[language].table.of(held, certificateLimitOf(title, state, one)),
      ...(hasDebts ? [money(debt, context), money(penalty, context)] : []),
    ],
    isMarked: one === seat,
  };
}

/** The owner at whom nobody sits has nothing but cash. */
function neutralRow({ state, language }: Standing, others: number, context: Context): Row[] {
  const { neutral } = context.title;
  if (!neutral || !state.neutral) return [];
  const { none } = MAIL_TEXTS[language].table;
  const cash = money(state.neutral.cash, context);
  return [{ cells: [neutral.name, cash, ...Array.from({ length: others }, () => none)], isMarked: false }];
}

/** Who owes the bank and repays it first (1835-13.10); nothing where nobody does. */
function debtsBlock({ state, language }: Standing, context: Context): Block[] {
  const debts = Object.values(state.corporations).filter(({ debt }) => debt > 0);
  const texts = MAIL_TEXTS[language].table;
  return debts.map(({ symbol, debt }) => ({ kind: "text", text: texts.owes(symbol, money(debt, context)) }));
}

/** Floated corporations in operating order, with their debts; none before the first floats. `inTurn` is marked. */
export function corporationsTable(standing: Standing, inTurn: string | null, context: Context): Block[] {
  const { state, language } = standing;
  const texts = MAIL_TEXTS[language].table;
  const rows = operatingOrder(context.title, state).flatMap((symbol): Row[] => {
    const one = state.corporations[symbol];
    if (!one) return [];
    const price = priceOf(context.title, one);
    const size = context.title.corporations.find((fact) => fact.symbol === symbol)?.size;
    const cells = [
      symbol,
      ...(size ? [sizeWords(size, context).alone] : []),
      presidentOf(one, context) ?? texts.none,
      price === null ? texts.none : money(price, context),
      money(one.cash, context),
      one.trains.map((train) => train.rank).join(" ") || texts.none,
      one.lastRevenue === null ? texts.none : money(one.lastRevenue, context),
    ];
    return [{ cells, isMarked: symbol === inTurn }];
  });
  const [left, right] = ["left", "right"] as const;
  const columns = [
    { title: texts.order, align: left },
    ...(context.title.corporations.some(({ size }) => size !== null) ? [{ title: texts.size, align: left }] : []),
    { title: termsOf(context).president, align: left },
    { title: texts.price, align: right },
    { title: texts.treasury, align: right },
    { title: texts.trains, align: left },
    { title: texts.lastRun, align: right },
  ];
  return rows.length > 0 ? [{ kind: "table", columns, rows }, ...debtsBlock(standing, context)] : [];
}

/** The president by name, or the owner at whom nobody sits. */
function presidentOf({ president, certificates }: Corporation, { title, names }: Context): string | undefined {
  if (president !== null) return names.seat(president);
  const isNeutral = certificates.some((one) => one.president && one.holder === "neutral");
  return isNeutral ? title.neutral?.name : undefined;
}

/** Final places, or those of another worth: equal worth shares a place (C-17.5). */
export function standingTable(standing: Standing & { worth?: readonly number[] }, context: Context): Block {
  const { state, language, seat } = standing;
  const texts = MAIL_TEXTS[language].table;
  const worth = standing.worth ?? state.result?.worth ?? [];
  const ranked = worth.map((one, at) => ({ one, at })).toSorted((a, b) => b.one - a.one);
  const rows = ranked.map(
    ({ one, at }): Row => ({
      cells: [
        String(1 + worth.filter((other) => other > one).length),
        nameOf(standing, at, context),
        money(one, context),
      ],
      isMarked: at === seat,
    }),
  );
  return {
    kind: "table",
    columns: [
      { title: texts.place, align: "left" },
      { title: texts.player, align: "left" },
      { title: texts.worth, align: "right" },
    ],
    rows,
  };
}
