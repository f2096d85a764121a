/** What players did and what befell the whole table, as sentences of their own. */
import type { EventOf } from "../model/event.ts";
import { corporationOf, seatOf } from "../model/words.ts";
import { catalogueOf } from "./catalogue.ts";
import { detail, type Item } from "./condense.ts";
import type { Context } from "./context.ts";
import { listAnd, money, percent } from "./figures.ts";
import { nameAt, ownerName, personAt, rankOfTrain, trainName, trainsName } from "./names.ts";
import { arrow, moveOf } from "./tell-corporation.ts";
import { endReason, tileColours } from "./terms.ts";

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
    case "companyClosed":
      return companiesClosed(item, context);
    case "companyUsed":
      return companyUsed(lead, context);
    case "parSet":
      return parSet(lead, item, context);
    case "certificatesMoved":
      return certificatesMoved(lead, item, context);
    case "sharesBought":
      return sharesBought(lead, context);
    case "sharesSold":
      return sharesSold(lead, item, context);
    case "presidentChanged":
      return texts(context).shares.president({ who: personAt(lead.to, context), corporation: lead.corporation });
    case "floated":
      return floated(lead, item, context);
    case "markerMoved":
      return texts(context).shares.soldOut({ corporation: lead.corporation, move: arrow(lead, context) });
    case "passed":
      return passed(lead, item, context);
    case "stockRoundStarted":
      return texts(context).rounds.stock({ number: lead.number, who: personAt(lead.seat, context) });
    case "operatingRoundStarted":
      return operatingRoundStarted(lead, context);
    case "trainsRusted":
      return trainsRusted(lead, context);
    case "phaseStarted":
      return phaseStarted(lead, context);
    case "discardsAwaited":
      return discardsAwaited(lead, context);
    case "offerMade":
      return offerMade(lead, context);
    case "offerClosed":
      return offerClosed(lead, context);
    case "bankBroke":
      return texts(context).rounds.bankBroke;
    case "bankrupted":
      return texts(context).rounds.bankrupt({ who: personAt(lead.seat, context), corporation: lead.corporation });
    case "gameEnded":
      return gameEnded(lead, context);
    default:
      return null;
  }
}

const texts = (context: Context) => catalogueOf(context).events;

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
  if (event.reason === "dividend") return shares.dividendToYou({ amount: money(event.amount, context) });
  if (event.reason !== "companyRevenue") return null;
  const paid = new Map<string, number>();
  for (const one of [event, ...item.rest]) {
    if (one.type === "moneyPaid") paid.set(one.to, (paid.get(one.to) ?? 0) + one.amount);
  }
  const payments = [...paid].map(([owner, amount]) =>
    companies.payment({ to: ownerName(owner, context), amount: money(amount, context) }),
  );
  return companies.revenue({ payments: listAnd(payments, context) });
}

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
  const from = event.from === "pool" ? "pool" : "offering";
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
  return event.from === "par" ? shares.boughtPresidency(purchase) : shares.bought({ ...purchase, from: event.from });
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

function operatingRoundStarted({ set, number, order }: EventOf<"operatingRoundStarted">, context: Context): string {
  const { rounds } = texts(context);
  if (order.length === 0) return rounds.operatingEmpty({ set, number });
  return rounds.operating({ set, number, order: order.join(", ") });
}

function trainsRusted({ rank, trains }: EventOf<"trainsRusted">, context: Context): string {
  const rusted = { trains: trainsName(rank, context) };
  const counts = new Map<string, number>();
  for (const { owner: holder } of trains) {
    const name = corporationOf(holder) ?? holder;
    if (context.title.corporations.some((one) => one.symbol === name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return texts(context).trains.rust(rusted);
  const owners = [...counts].map(([name, count]) => texts(context).trains.owner({ owner: name, count }));
  return texts(context).trains.rustOf({ ...rusted, owners: owners.join(", ") });
}

function phaseStarted({ phase }: EventOf<"phaseStarted">, context: Context): string {
  const { phases } = context.title;
  const at = phases.findIndex((one) => one.name === phase);
  const fact = phases[at];
  const message = {
    phase,
    colours: tileColours(fact?.tiles ?? [], context),
    limit: fact?.trainLimit ?? 0,
  };
  const opens = fact?.corporationsBuyCompanies === true && phases[at - 1]?.corporationsBuyCompanies === false;
  return opens ? texts(context).trains.phaseWithSales(message) : texts(context).trains.phase(message);
}

function discardsAwaited({ corporations }: EventOf<"discardsAwaited">, context: Context): string {
  return texts(context).trains.discards({ corporations: listAnd(corporations, context), count: corporations.length });
}

function offerMade({ from, to, move }: EventOf<"offerMade">, context: Context): string {
  const { offers } = texts(context);
  const deal = { from: personAt(from, context), to: personAt(to, context), price: money(move.price, context) };
  if (move.type !== "buyTrain") return offers.forCompany({ ...deal, company: move.company });
  return offers.forTrain({ ...deal, train: trainName(rankOfTrain(move.train), context), seller: move.from });
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
