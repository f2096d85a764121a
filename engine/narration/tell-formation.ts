/** News of the start packet, of nationalised shares, and of the corporation that is formed out of minors (1835). */
import type { EventOf, GameEvent } from "../model/event.ts";
import type { Title } from "../model/title.ts";
import { corporationHolder, seatOf } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { listAnd, money, percent } from "./figures.ts";
import { detail, type Item } from "./item.ts";
import { personAt, trainName } from "./names.ts";
import { termsOf } from "./terms.ts";

const texts = (context: Context) => catalogueOf(context).events.formation;

/** The sentence of such an item; null for any other. */
export function formationNews(item: Item, context: Context): string | null {
  const { lead } = item;
  switch (lead.type) {
    case "packetItemSold":
      return packetItemSold(lead, context);
    case "released":
      return texts(context).released({ corporation: lead.corporation });
    case "formationAnswered":
      return texts(context).notJoined({ who: personAt(lead.seat, context) });
    case "corporationFounded":
      return founded(lead, item, context);
    case "paperJoined":
      return joined(lead, item, context);
    default:
      return null;
  }
}

/** Told only if no other event tells it: private companies move, papers join. */
export function isToldAsFormation(event: GameEvent, { title }: Context): boolean | null {
  if (event.type === "packetItemSold") return !title.companies.some(({ symbol }) => symbol === event.item);
  return event.type === "formationAnswered" ? event.papers.length === 0 : null;
}

function packetItemSold({ item, seat, price }: EventOf<"packetItemSold">, context: Context): string {
  const who = personAt(seat, context);
  const sale = { who, price: money(price, context) };
  if (isMinor(item, context.title)) return texts(context).minorBought({ ...sale, minor: item });
  return texts(context).presidencyBought({ ...sale, terms: termsOf(context), corporation: item });
}

function founded(event: EventOf<"corporationFounded">, item: Item, context: Context): string {
  const { corporation } = event;
  const paid = detail(item, "moneyPaid")?.amount ?? 0;
  const capital = paid > 0 ? money(paid, context) : null;
  const start = { corporation, price: money(event.price, context), capital };
  return event.voluntary
    ? texts(context).founded({ ...start, who: personAt(event.seat, context) })
    : texts(context).foundedByForce(start);
}

function joined(event: EventOf<"paperJoined">, item: Item, context: Context): string {
  const { gainedTrain } = catalogueOf(context).events.corporation;
  const treasury = detail(item, "moneyPaid")?.amount ?? 0;
  const gains = [
    ...(treasury > 0 ? [texts(context).treasury({ amount: money(treasury, context) })] : []),
    ...event.trains.map(({ rank }) => gainedTrain({ train: trainName(rank, context) })),
  ];
  const paper = {
    who: personAt(event.seat, context),
    paper: event.paper,
    percent: percent(event.percent, context),
    corporation: event.corporation,
    gains: gains.length > 0 ? listAnd(gains, context) : null,
  };
  return event.forced ? texts(context).joinedByForce(paper) : texts(context).joined(paper);
}

/** A share that another player had to give up. */
export function nationalised(event: EventOf<"sharesBought">, context: Context): string {
  return texts(context).nationalised({
    who: personAt(event.seat, context),
    from: personAt(seatOf(event.from) ?? event.seat, context),
    corporation: event.corporation,
    percent: percent(event.percent, context),
    price: money(event.price, context),
  });
}

/** What a corporation wants or owes, as a part without a subject. */
export function wantNews(event: EventOf<"trainWanted" | "corporationIndebted">, context: Context): string {
  if (event.type === "trainWanted") {
    const { rank, price, amount } = event;
    const sum = { price: money(price, context), amount: money(amount, context) };
    return texts(context).wants({ train: trainName(rank, context), ...sum });
  }
  const { owes, repaid, repaidAll } = texts(context);
  const debt = money(event.debt, context);
  if (event.amount > 0) return owes({ debt });
  const amount = money(-event.amount, context);
  return event.debt > 0 ? repaid({ amount, debt }) : repaidAll({ amount });
}

/** Shares of a bankrupt player, of several corporations in a row. */
export function surrendered({ lead, rest }: Item, context: Context): string | null {
  const moves = [lead, ...rest].flatMap((one) => (one.type === "certificatesMoved" ? [one] : []));
  const seat = seatOf(moves[0]?.from);
  if (seat === undefined) return null;
  const shares = moves.map(({ percent: share, corporation }) =>
    texts(context).share({ percent: percent(share, context), corporation }),
  );
  return texts(context).toPool({ who: personAt(seat, context), shares: listAnd(shares, context) });
}

/** The president's certificate is in the pool, and somebody acts without it (1835-13.9). */
export const actsWithout = (item: Item): boolean => detail(item, "certificatesMoved") !== undefined;

export function acting({ corporation, to }: EventOf<"presidentChanged">, item: Item, context: Context): string {
  const moved = detail(item, "certificatesMoved");
  return texts(context).acting({
    who: personAt(to, context),
    from: personAt(seatOf(moved?.from) ?? to, context),
    terms: termsOf(context),
    corporation,
    percent: percent(moved?.percent ?? 0, context),
  });
}

/** The president's certificate is among those that move. */
export function hasPresidency(
  { corporation, certificates }: EventOf<"certificatesMoved">,
  { corporations }: Title,
): boolean {
  const own = corporations.find(({ symbol }) => symbol === corporation)?.certificates ?? [];
  return certificates.some((index) => own[index]?.president);
}

const isMinor = (symbol: string, { corporations }: Title): boolean =>
  corporations.some((one) => one.symbol === symbol && one.minor !== null);

/** Whether an event is a detail of an item of this kind: who buys a minor directs it, and it is there at once. */
export function takesAsFormation(lead: GameEvent, event: GameEvent, title: Title): boolean {
  if (lead.type === "packetItemSold") {
    if (event.type === "presidentChanged") return event.from === null && event.corporation === lead.item;
    if (event.type === "floated") return event.corporation === lead.item && isMinor(lead.item, title);
    return (
      event.type === "certificatesMoved" &&
      event.reason === "granted" &&
      seatOf(event.to) === lead.seat &&
      event.corporation === lead.item
    );
  }
  if (lead.type === "corporationFounded") {
    return event.type === "moneyPaid" && event.reason === "capital" && event.to === corporationHolder(lead.corporation);
  }
  if (lead.type !== "paperJoined") return false;
  if (event.type === "companyClosed") return event.company === lead.paper;
  return event.type === "moneyPaid" && event.reason === "takeover" && event.from === corporationHolder(lead.paper);
}
