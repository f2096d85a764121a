/** What players did and what befell the whole table, as sentences of their own. */
import type { EventOf, GameEvent } from "../model/event.ts";
import { seatOf } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { listAnd, money, percent } from "./figures.ts";
import { detail, type Item } from "./item.ts";
import { nameAt, neutralName, ownerName, personAt, sharePlace, trainName, trainOfId } from "./names.ts";
import { arrow, moveOf } from "./tell-corporation.ts";
import { acting, actsWithout, formationNews, nationalised, surrendered } from "./tell-formation.ts";
import { trainNews } from "./tell-trains.ts";
import { endReason, termsOf } from "./terms.ts";

/** The sentence of an item that is not a corporation's; null for bookkeeping. */
export function tableNews(item: Item, context: Context): string | null {
  const { lead } = item;
  switch (lead.type) {
    case "bidPlaced":
    case "bidWithdrawn":
    case "contestOpened":
    case "companyPriceFell":
    case "parAwaited":
      return auctionNews(lead, context);
    case "moneyPaid":
      return moneyPaid(lead, item, context);
    case "companyMoved":
      return companyMoved(lead, item, context);
    case "companyPriceSet":
      return companyPrice(lead, context);
    case "companyClosed":
      return companiesClosed(item, context);
    case "companyUsed":
      return companyUsed(lead, context);
    case "parSet":
      return parSet(lead, item, context);
    case "certificatesMoved":
      return lead.reason === "bankruptcy" ? surrendered(item, context) : certificatesMoved(lead, item, context);
    case "sharesBought":
      return sharesBought(lead, context);
    case "sharesSold":
      return sharesSold(lead, item, context);
    case "presidentChanged":
      if (actsWithout(item)) return acting(lead, item, context);
      return texts(context).shares.president({
        who: personAt(lead.to, context),
        terms: termsOf(context),
        corporation: lead.corporation,
      });
    case "floated":
      return floated(lead, item, context);
    case "markerMoved":
      return texts(context).shares.soldOut({ corporation: lead.corporation, move: arrow(lead, context) });
    case "passed":
      return passed(lead, item, context);
    case "stockRoundStarted":
      return stockRoundStarted(lead, context);
    case "operatingRoundStarted":
      return operatingRoundStarted(lead, item, context);
    case "offerMade":
      return offerMade(lead, context);
    case "offerClosed":
      return offerClosed(lead, context);
    case "bankBroke":
      return texts(context).rounds.bankBroke;
    case "bankrupted":
      return bankrupted(lead, item, context);
    case "gameEnded":
      return gameEnded(lead, context);
    default:
      return trainNews(item, context) ?? formationNews(item, context) ?? standingNews(lead, context);
  }
}

const texts = (context: Context) => catalogueOf(context).events;

/** News of debts, of the order at the table and of the owner at whom nobody sits. */
function standingNews(lead: GameEvent, context: Context): string | null {
  switch (lead.type) {
    case "loanTaken":
      return texts(context).loans.taken({
        who: personAt(lead.seat, context),
        corporation: lead.corporation,
        amount: money(lead.amount, context),
        debt: money(lead.debt, context),
      });
    case "loanRepaid":
      return loanRepaid(lead, context);
    case "seatsOrdered": {
      const people = lead.order.map((seat) => nameAt(seat, context)).join(", ");
      return texts(context).rounds.order({ people });
    }
    case "neutralStarted":
      return texts(context).shares.neutral({
        name: neutralName(context),
        corporation: lead.corporation,
        percent: percent(lead.percent, context),
        price: money(lead.price, context),
      });
    default:
      return null;
  }
}

function loanRepaid({ seat, amount, debt }: EventOf<"loanRepaid">, context: Context): string {
  const { loans } = texts(context);
  const payment = { who: personAt(seat, context), amount: money(amount, context) };
  return debt === 0 ? loans.allRepaid(payment) : loans.repaid({ ...payment, debt: money(debt, context) });
}

type AuctionEvent = EventOf<"bidPlaced" | "bidWithdrawn" | "contestOpened" | "companyPriceFell" | "parAwaited">;

function auctionNews(event: AuctionEvent, context: Context): string {
  const { auction } = texts(context);
  switch (event.type) {
    case "bidPlaced": {
      const amount = money(event.amount, context);
      return auction.bid({ who: personAt(event.seat, context), company: event.company, amount });
    }
    case "bidWithdrawn":
      return dropOut(event, context);
    case "contestOpened":
      return auction.contest({ company: event.company });
    case "companyPriceFell":
      return auction.priceFell({ company: event.company, price: money(event.price, context) });
    case "parAwaited":
      return auction.parAwaited({ who: personAt(event.seat, context), corporation: event.corporation });
  }
}

function dropOut({ seat, company, forced }: EventOf<"bidWithdrawn">, context: Context): string {
  const { auction } = texts(context);
  const who = personAt(seat, context);
  return forced ? auction.couldNotRaise({ who, company }) : auction.droppedOut({ who, company });
}

function moneyPaid(event: EventOf<"moneyPaid">, item: Item, context: Context): string | null {
  const { companies, shares } = texts(context);
  const isYours = event.reason === "dividend" || (event.reason === "takeover" && seatOf(event.to) !== undefined);
  if (isYours) return shares.dividendToYou({ amount: money(event.amount, context) });
  if (event.reason !== "companyRevenue") return null;
  const paid = new Map<string, number>();
  for (const one of [event, ...item.rest]) {
    if (one.type === "moneyPaid") paid.set(one.to, (paid.get(one.to) ?? 0) + one.amount);
  }
  const payments = [...paid].map(([owner, amount]) =>
    companies.payment({ to: ownerName(owner, context), amount: money(amount, context) }),
  );
  return companies.revenue({ terms: termsOf(context), payments: listAnd(payments, context) });
}

const companyPrice = ({ price, left }: EventOf<"companyPriceSet">, context: Context): string =>
  texts(context).companies.price({ terms: termsOf(context), price: money(price, context), left });

function companyMoved(event: EventOf<"companyMoved">, item: Item, context: Context): string | null {
  const seat = seatOf(event.to);
  if (seat === undefined) return null;
  const { companies } = texts(context);
  const sale = { who: personAt(seat, context), company: event.company, price: money(event.price, context) };
  const from = seatOf(event.from);
  if (from !== undefined) return companies.boughtFromPlayer({ ...sale, from: personAt(from, context) });
  const gift = detail(item, "certificatesMoved");
  if (gift) {
    return companies.boughtWithShares({
      ...sale,
      shares: percent(gift.percent, context),
      corporation: gift.corporation,
    });
  }
  return event.price === 0 ? companies.gift(sale) : companies.bought(sale);
}

function companyUsed({ company, why }: EventOf<"companyUsed">, context: Context): string | null {
  const { companies } = texts(context);
  if (why === "void") return companies.powerLost({ company });
  return why === "declined" ? companies.powerDeclined({ company }) : null;
}

function companiesClosed(item: Item, context: Context): string {
  const closed = [item.lead, ...item.rest].flatMap((event) => (event.type === "companyClosed" ? [event.company] : []));
  return texts(context).companies.close({ companies: listAnd(closed, context), count: closed.length });
}

function parSet(event: EventOf<"parSet">, item: Item, context: Context): string {
  const { shares } = texts(context);
  const start = {
    who: personAt(event.seat, context),
    corporation: event.corporation,
    price: money(event.price, context),
  };
  const purchase = detail(item, "sharesBought");
  const gift = detail(item, "certificatesMoved");
  if (gift) return shares.issuePriceAndShares({ ...start, percent: percent(gift.percent, context) });
  if (!purchase) return shares.issuePrice(start);
  return shares.started({
    ...start,
    percent: percent(purchase.percent, context),
    cost: money(purchase.price, context),
  });
}

function certificatesMoved(event: EventOf<"certificatesMoved">, item: Item, context: Context): string | null {
  const { shares } = texts(context);
  const seat = seatOf(event.to);
  if (seat === undefined) return null;
  const who = personAt(seat, context);
  const moved = { who, corporation: event.corporation, percent: percent(event.percent, context) };
  if (event.reason === "granted") return shares.granted(moved);
  const from = sharePlace(event.from === "pool" ? "pool" : "offering", context);
  const company = detail(item, "companyClosed")?.company;
  return company ? shares.exchanged({ ...moved, from, company }) : shares.receivedInExchange({ ...moved, from });
}

function sharesBought(event: EventOf<"sharesBought">, context: Context): string {
  const { shares } = texts(context);
  const purchase = {
    who: personAt(event.seat, context),
    corporation: event.corporation,
    percent: percent(event.percent, context),
    price: money(event.price, context),
  };
  if (event.from === "par") return shares.boughtPresidency({ ...purchase, terms: termsOf(context) });
  if (event.from !== "offering" && event.from !== "pool") return nationalised(event, context);
  return shares.bought({ ...purchase, from: sharePlace(event.from, context) });
}

function sharesSold(event: EventOf<"sharesSold">, item: Item, context: Context): string {
  return texts(context).shares.sold({
    who: personAt(event.seat, context),
    corporation: event.corporation,
    percent: percent(event.percent, context),
    proceeds: money(event.proceeds, context),
    move: moveOf(item, context),
  });
}

function floated({ corporation }: EventOf<"floated">, item: Item, context: Context): string {
  const { shares } = texts(context);
  const capital = detail(item, "moneyPaid")?.amount;
  if (capital === undefined) return shares.floated({ corporation });
  return shares.floatedWithCapital({ corporation, capital: money(capital, context) });
}

function bankrupted({ seat, corporation }: EventOf<"bankrupted">, item: Item, context: Context): string {
  const paid = detail(item, "moneyPaid");
  const given = paid ? money(paid.amount, context) : null;
  return texts(context).rounds.bankrupt({ who: personAt(seat, context), corporation, given });
}

function passed(event: EventOf<"passed">, item: Item, context: Context): string {
  const { rounds } = texts(context);
  const seats = [event, ...item.rest].flatMap((one) => (one.type === "passed" ? [one.seat] : []));
  if (seats.length > 1) {
    return rounds.allPassed({
      people: listAnd(
        seats.map((seat) => nameAt(seat, context)),
        context,
      ),
    });
  }
  const who = personAt(event.seat, context);
  return event.forced ? rounds.forcedPass({ who }) : rounds.passed({ who });
}

/** Where the order goes by cash nobody has priority, somebody begins (18CZ-4.2). */
function stockRoundStarted({ number, seat }: EventOf<"stockRoundStarted">, context: Context): string {
  const { stock, stockFrom } = texts(context).rounds;
  const start = { number, who: personAt(seat, context) };
  return context.title.parameters.seatOrder === "cash" ? stockFrom(start) : stock(start);
}

function operatingRoundStarted(
  { set, number, order }: EventOf<"operatingRoundStarted">,
  item: Item,
  context: Context,
): string {
  const { rounds } = texts(context);
  const round =
    order.length === 0
      ? rounds.operatingEmpty({ set, number })
      : rounds.operating({ set, number, order: order.join(", ") });
  const price = detail(item, "companyPriceSet");
  return price ? rounds.withPrice({ round, price: companyPrice(price, context) }) : round;
}

function offerMade({ from, to, move }: EventOf<"offerMade">, context: Context): string {
  const { offers } = texts(context);
  const deal = { from: personAt(from, context), to: personAt(to, context), price: money(move.price, context) };
  if (move.type === "takeOver") return offers.forShares({ ...deal, target: move.corporation });
  if (move.type !== "buyTrain") return offers.forCompany({ ...deal, company: move.company });
  const train = move.rank === undefined ? trainOfId(move.train, context) : trainName(move.rank, context);
  return offers.forTrain({ ...deal, train, seller: move.from });
}

function offerClosed(event: EventOf<"offerClosed">, context: Context): string {
  const { offers } = texts(context);
  const people = { from: personAt(event.from, context), to: personAt(event.to, context) };
  if (event.withdrawn) return offers.withdrawn(people);
  return event.accepted ? offers.accepted(people) : offers.declined(people);
}

function gameEnded({ reason, worth }: EventOf<"gameEnded">, context: Context): string {
  const { rounds } = texts(context);
  const seats = worth.map((value, seat) => ({ value, seat })).sort((a, b) => b.value - a.value);
  const standing = seats.map(({ value, seat }) =>
    rounds.place({
      place: 1 + seats.filter((one) => one.value > value).length,
      name: nameAt(seat, context),
      worth: money(value, context),
    }),
  );
  return rounds.ended({ reason: endReason(reason, context), standing: standing.join(", ") });
}
