/** Certificates, presidents, markers, and the turns of a stock round: how events about them are booked. */
import { type Draft, writeCorporation, writeRound } from "../draft.ts";
import type { EventOf } from "../model/event.ts";
import { freshStockRound } from "../model/fresh.ts";
import { type Books, moveMarker, setTurn } from "./parts.ts";

function soldInTurn(draft: Draft, { corporation, pricePerShare }: EventOf<"sharesSold">): void {
  const { round } = draft.state;
  const before = round.kind === "operating" ? round.turn?.salePrices : undefined;
  setTurn(draft, { lastSalePrice: pricePerShare, salePrices: { [corporation]: pricePerShare, ...before } });
}

export const sharesBooks = {
  parSet(draft, event) {
    writeCorporation(draft, event.corporation).par = event.price;
    moveMarker(draft, event.corporation, event.cell);
    if (draft.state.round.kind === "auction") writeRound(draft, "auction").par = null;
  },
  certificatesMoved(draft, event) {
    const corporation = writeCorporation(draft, event.corporation);
    const moving = new Set(event.certificates);
    corporation.certificates = corporation.certificates.map((certificate, index) =>
      moving.has(index) ? { ...certificate, holder: event.to } : certificate,
    );
  },
  sharesBought(draft, event) {
    const round = writeRound(draft, "stock");
    round.bought = { corporation: event.corporation, from: event.from };
    round.acted = true;
    round.lastActor = event.seat;
    round.lastBuyer = event.seat;
  },
  sharesSold(draft, event) {
    if (draft.state.round.kind !== "stock") return soldInTurn(draft, event);
    const round = writeRound(draft, "stock");
    const sold = round.sold[event.seat] ?? [];
    round.prices = { [event.corporation]: event.pricePerShare, ...round.prices };
    if (!sold.includes(event.corporation)) round.sold = { ...round.sold, [event.seat]: [...sold, event.corporation] };
    round.acted = true;
    round.lastActor = event.seat;
  },
  companyBoughtInStockRound(draft, event) {
    const round = writeRound(draft, "stock");
    round.bought = "company";
    round.acted = true;
    round.lastActor = event.seat;
  },
  presidentChanged(draft, event) {
    writeCorporation(draft, event.corporation).president = event.to;
  },
  floated(draft, event) {
    writeCorporation(draft, event.corporation).floated = true;
  },
  markerMoved(draft, event) {
    moveMarker(draft, event.corporation, event.to);
  },
  neutralStarted(draft, event) {
    const corporation = writeCorporation(draft, event.corporation);
    const theirs = new Set(event.certificates);
    corporation.par = event.price;
    corporation.floated = true;
    corporation.tokens = corporation.tokens.map(() => 0);
    corporation.certificates = corporation.certificates.map((one, index) =>
      theirs.has(index) ? { ...one, holder: "neutral" } : one,
    );
    moveMarker(draft, event.corporation, event.cell);
    draft.state.seed = event.seed;
  },
  stockRoundStarted(draft, event) {
    draft.state.round = freshStockRound(event.number, event.seat);
  },
  stockTurn(draft, event) {
    const round = writeRound(draft, "stock");
    round.turn = event.seat;
    round.acted = false;
    round.bought = null;
    round.prices = {};
  },
} satisfies Partial<Books>;
