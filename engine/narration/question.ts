/** What a seat is asked, with the limits that matter. */
import type { Decision } from "../model/decision.ts";
import type { MoveOf } from "../model/move.ts";
import type { Bid, GameState } from "../model/state.ts";
import { type Holder, type Seat, seatHolder, seatOf } from "../model/words.ts";
import { certificateLimitOf, countedCertificates } from "../queries.ts";
import { type Asked, hasOption, optionOf, turnSymbol } from "./asked.ts";
import { boardQuestion, companiesQuestion } from "./board-question.ts";
import { catalogueOf } from "./catalogue.ts";
import type { Context } from "./context.ts";
import { listOr, money } from "./figures.ts";
import { formationQuestion, packetQuestion } from "./formation-question.ts";
import { waitedFor } from "./headline.ts";
import { nameAt, personAt, trainName, trainOfId } from "./names.ts";
import { describeOptions } from "./options.ts";
import { acquiredQuestion, stationDropQuestion, takeoverQuestion } from "./takeover-question.ts";
import { termsOf } from "./terms.ts";
import { discardQuestion, trainQuestion } from "./train-question.ts";

/** The question for a seat in one or two sentences, the way out named; for others, whom the game waits for. */
export function question(decision: Decision, state: GameState, seat: Seat, context: Context): string {
  if (decision.step === "over") return catalogueOf(context).questions.over;
  const options = decision.options.filter((option) => option.seat === seat && !option.side);
  const asked: Asked = { decision, state, seat, context, options };
  return decision.deciders.includes(seat) ? ask(asked) : wait(asked);
}

function ask(asked: Asked): string {
  switch (asked.decision.step) {
    case "auction":
      return `${auction(asked)} ${cash(asked)}`;
    case "contest":
      return contest(asked);
    case "grantedPar":
      return texts(asked).auction.grantedPar({ corporation: optionOf(asked.options, "par")?.corporation ?? "" });
    case "draft":
      return `${draft(asked)} ${cash(asked)}`;
    case "packet":
      return packetQuestion(asked);
    case "swap":
    case "formation":
    case "merger":
      return formationQuestion(asked);
    case "stock":
      return [stockTurn(asked), stockStanding(asked), ...debt(asked)].join(" ");
    case "takeover":
      return takeoverQuestion(asked);
    case "stationDrop":
      return stationDropQuestion(asked);
    case "acquired":
      return acquiredQuestion(asked);
    case "trains":
      return trainQuestion(asked);
    case "discard":
      return discardQuestion(asked);
    case "companies":
      return companiesQuestion(asked);
    case "consent":
      return consent(asked);
    default:
      return boardQuestion(asked);
  }
}

const texts = ({ context }: Asked) => catalogueOf(context).questions;

function wait(asked: Asked): string {
  const { decision, state, seat, context } = asked;
  const { waiting, waitingWithMoves } = texts(asked);
  if (state.offer?.from === seat) {
    const { to, move } = state.offer;
    const price = money(move.price, context);
    const { open, perShare } = texts(asked).consent;
    return open({ to: personAt(to, context), price: move.type === "takeOver" ? perShare({ price }) : price });
  }
  const people = waitedFor(decision, context);
  const moves = describeOptions(decision, seat, context);
  return moves.length > 0 ? waitingWithMoves({ people, moves: listOr(moves, context) }) : waiting({ people });
}

function auction(asked: Asked): string {
  const { auction: messages } = texts(asked);
  const buy = optionOf(asked.options, "buyPrivate");
  const canBid = hasOption(asked, "bid");
  if (!buy) return canBid ? messages.bid : messages.pass;
  const sale = { company: buy.company, price: money(buy.price, asked.context) };
  return canBid ? messages.buyOrBid(sale) : messages.buy(sale);
}

function draft({ state, context }: Asked): string {
  const prices = Object.values(state.companies).flatMap((one) => (one.owner || one.closed ? [] : [one.price]));
  return catalogueOf(context).questions.draft.buy({
    terms: termsOf(context),
    left: prices.length,
    min: money(Math.min(...prices), context),
    max: money(Math.max(...prices), context),
  });
}

/** What the bank has lent, and what that costs at the end (18CZ-16.5, 18CZ-16.7). */
function debt({ state, seat, context }: Asked): string[] {
  const { stock } = catalogueOf(context).questions;
  const { debt: owed = 0, penalty: surcharge = 0 } = state.players[seat] ?? {};
  const penalty = money(surcharge, context);
  if (owed > 0) return [stock.debt({ debt: money(owed, context), penalty })];
  return surcharge > 0 ? [stock.penalty({ penalty })] : [];
}

/** Cash, and what of it standing bids leave free. */
function cash(asked: Asked): string {
  const { state, seat, context } = asked;
  const amount = state.players[seat]?.cash ?? 0;
  const bids = state.round.kind === "auction" ? Object.values(state.round.bids).flat() : [];
  const bound = bids.filter((bid) => bid.seat === seat).reduce((sum, bid) => sum + bid.amount, 0);
  const { auction: messages } = texts(asked);
  if (bound === 0) return messages.cash({ cash: money(amount, context) });
  return messages.boundCash({ cash: money(amount, context), free: money(amount - bound, context) });
}

function contest(asked: Asked): string {
  const { state, context } = asked;
  const { auction: messages } = texts(asked);
  const company = (state.round.kind === "auction" && state.round.contest) || "";
  const best = highest(state.round.kind === "auction" ? (state.round.bids[company] ?? []) : []);
  const leading = { company, leader: nameAt(best.seat, context), highest: money(best.amount, context) };
  const bid = optionOf(asked.options, "bid");
  if (!bid) return messages.cannotRaise(leading);
  return messages.raise({ ...leading, min: money(bid.min, context), max: money(bid.max, context) });
}

const highest = (bids: readonly Bid[]): Bid =>
  bids.reduce((best, bid) => (bid.amount > best.amount ? bid : best), { seat: 0, amount: 0 });

function stockStanding(asked: Asked): string {
  const { state, seat, context } = asked;
  return texts(asked).stock.standing({
    cash: money(state.players[seat]?.cash ?? 0, context),
    held: countedCertificates(context.title, state, seat),
    limit: certificateLimitOf(context.title, state, seat),
  });
}

function stockTurn(asked: Asked): string {
  const { stock } = texts(asked);
  const sells = hasOption(asked, "sellShares");
  const buys = hasOption(asked, "buyShare") || hasOption(asked, "par") || hasOption(asked, "buyPrivateFrom");
  if (hasOption(asked, "pass")) {
    if (buys) return sells ? stock.sellOrBuy : stock.buy;
    return sells ? stock.sell : stock.nothing;
  }
  if (!hasOption(asked, "done")) return stock.mustSell;
  if (buys) return sells ? stock.sellOrBuyMore : stock.buyMore;
  return sells ? stock.sellMore : stock.end;
}

function consent(asked: Asked): string {
  const { state, context } = asked;
  const { consent: messages } = texts(asked);
  if (!state.offer) throw new Error("an answer is awaited without an offer");
  const { from, move } = state.offer;
  const offer = { from: personAt(from, context), price: money(move.price, context) };
  const buyer = turnSymbol(asked);
  if (move.type === "buyPrivateFrom") return messages.company({ ...offer, company: move.company });
  if (move.type === "buyCompany") return messages.companyFor({ ...offer, company: move.company, buyer });
  if (move.type === "takeOver") return takeOverOffer(asked, move);
  const train = trainOffered(asked, move);
  return messages.train({ ...offer, train, seller: move.from, buyer });
}

/** The train of an offer by its side, if need be as it stands with its owner. */
function trainOffered({ state, context }: Asked, move: MoveOf<"buyTrain">): string {
  const owned = state.corporations[move.from]?.trains.find((one) => one.id === move.train);
  const rank = move.rank ?? owned?.rank;
  return rank === undefined ? trainOfId(move.train, context) : trainName(rank, context);
}

/** What the target's shareholders would receive, each for all his shares (18CZ-13.4). */
function takeOverOffer(asked: Asked, { corporation, price }: MoveOf<"takeOver">): string {
  const { state, seat, context } = asked;
  const from = personAt(state.offer?.from ?? seat, context);
  const unit = context.title.corporations.find((one) => one.symbol === corporation)?.shareUnit ?? 100;
  const certificates = state.corporations[corporation]?.certificates ?? [];
  const paidFor = (isHolder: (holder: Holder) => boolean): number =>
    certificates.filter((one) => isHolder(one.holder)).reduce((sum, one) => sum + (one.percent / unit) * price, 0);
  const yours = paidFor((holder) => holder === seatHolder(seat));
  return texts(asked).consent.takeOver({
    from,
    price: money(price, context),
    target: corporation,
    buyer: turnSymbol(asked),
    total: money(
      paidFor((holder) => seatOf(holder) !== undefined),
      context,
    ),
    yours: yours > 0 ? money(yours, context) : null,
  });
}
