/** The standing as tables: players, corporations in operating order, and the final places. */
import {
  type Context,
  certificateLimit,
  countedCertificates,
  type GameState,
  money,
  netWorth,
  operatingOrder,
  priceOf,
  type Seat,
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

/** Cash, worth and certificates of all players in seating order. */
export function playersTable(standing: Standing, context: Context): Block {
  const { state, language, seat } = standing;
  const texts = MAIL_TEXTS[language].table;
  const limit = certificateLimit(context.title, state);
  const rows = state.players.map(
    ({ cash }, one): Row => ({
      cells: [
        nameOf(standing, one, context),
        money(cash, context),
        money(netWorth(context.title, state, one), context),
        texts.of(countedCertificates(context.title, state, one), limit),
      ],
      isMarked: one === seat,
    }),
  );
  return {
    kind: "table",
    columns: [
      { title: texts.player, align: "left" },
      { title: texts.cash, align: "right" },
      { title: texts.worth, align: "right" },
      { title: texts.certificates, align: "right" },
    ],
    rows,
  };
}

/** Floated corporations in operating order; none before the first floats. `inTurn` is marked. */
export function corporationsTable(standing: Standing, inTurn: string | null, context: Context): Block[] {
  const { state, language } = standing;
  const texts = MAIL_TEXTS[language].table;
  const rows = operatingOrder(context.title, state).flatMap((symbol): Row[] => {
    const one = state.corporations[symbol];
    if (!one) return [];
    const cells = [
      symbol,
      one.president === null ? texts.none : context.names.seat(one.president),
      money(priceOf(context.title, one) ?? 0, context),
      money(one.cash, context),
      one.trains.map((train) => train.rank).join(" ") || texts.none,
      one.lastRevenue === null ? texts.none : money(one.lastRevenue, context),
    ];
    return [{ cells, isMarked: symbol === inTurn }];
  });
  const [left, right] = ["left", "right"] as const;
  const columns = [
    { title: texts.order, align: left },
    { title: texts.president, align: left },
    { title: texts.price, align: right },
    { title: texts.treasury, align: right },
    { title: texts.trains, align: left },
    { title: texts.lastRun, align: right },
  ];
  return rows.length > 0 ? [{ kind: "table", columns, rows }] : [];
}

/** Final places: equal worth shares a place (C-17.5). */
export function standingTable(standing: Standing, context: Context): Block {
  const { state, language, seat } = standing;
  const texts = MAIL_TEXTS[language].table;
  const worth = state.result?.worth ?? [];
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
