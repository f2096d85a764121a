/** Auction, draft, packet and private companies: how events about them are booked. */
import { writeCompany, writeRound } from "../draft.ts";
import { type Books, omit } from "./parts.ts";

export const companiesBooks = {
  bidPlaced(draft, event) {
    const round = writeRound(draft, "auction");
    const others = (round.bids[event.company] ?? []).filter((bid) => bid.seat !== event.seat);
    round.bids = { ...round.bids, [event.company]: [...others, { seat: event.seat, amount: event.amount }] };
  },
  bidWithdrawn(draft, event) {
    const round = writeRound(draft, "auction");
    const others = (round.bids[event.company] ?? []).filter((bid) => bid.seat !== event.seat);
    round.bids = { ...round.bids, [event.company]: others };
  },
  bidsReturned(draft, event) {
    const round = writeRound(draft, "auction");
    round.bids = omit(round.bids, event.company);
  },
  contestOpened(draft, event) {
    writeRound(draft, "auction").contest = event.company;
  },
  contestClosed(draft) {
    writeRound(draft, "auction").contest = null;
  },
  parAwaited(draft, event) {
    writeRound(draft, "auction").par = { corporation: event.corporation, seat: event.seat };
  },
  auctionTurn(draft, event) {
    writeRound(draft, "auction").turn = event.seat;
  },
  draftTurn(draft, event) {
    const round = writeRound(draft, "draft");
    round.turn = event.seat;
    round.step = event.step;
  },
  packetItemSold(draft, event) {
    draft.state.packet = draft.state.packet.filter((item) => item !== event.item);
    writeRound(draft, "stock").lastBuyer = event.seat;
  },
  packetTurn(draft, event) {
    const round = writeRound(draft, "stock");
    round.turn = event.seat;
    round.turns = event.turns;
  },
  released() {},
  companyPriceSet(draft, event) {
    draft.state.companyPrice = event.price;
  },
  companyPriceFell(draft, event) {
    writeCompany(draft, event.company).price = event.price;
  },
  companySold(draft, event) {
    const company = writeCompany(draft, event.company);
    company.owner = null;
    company.closed = true;
  },
  companyMoved(draft, event) {
    writeCompany(draft, event.company).owner = event.to;
  },
  companyClosed(draft, event) {
    const company = writeCompany(draft, event.company);
    company.owner = null;
    company.closed = true;
  },
  companyUsed(draft, event) {
    writeCompany(draft, event.company).used = true;
  },
} satisfies Partial<Books>;
