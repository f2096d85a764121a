/** What is on the table as a whole: money, debts, phases, offers, the end: how events about them are booked. */
import { type Draft, writeCorporation, writePlayer, writeRound } from "../draft.ts";
import { type Account, corporationOf, seatOf } from "../model/words.ts";
import type { Books } from "./parts.ts";

function addMoney(draft: Draft, account: Account, amount: number): void {
  const seat = seatOf(account);
  const symbol = corporationOf(account);
  if (seat !== undefined) writePlayer(draft, seat).cash += amount;
  else if (symbol !== undefined) writeCorporation(draft, symbol).cash += amount;
  else if (account === "neutral") draft.state.neutral = { cash: (draft.state.neutral?.cash ?? 0) + amount };
  else draft.state.bank = { ...draft.state.bank, cash: draft.state.bank.cash + amount };
}

export const tableBooks = {
  moneyPaid(draft, event) {
    addMoney(draft, event.from, -event.amount);
    addMoney(draft, event.to, event.amount);
  },
  bankBroke(draft) {
    draft.state.bank = { ...draft.state.bank, broken: true };
  },
  corporationIndebted(draft, event) {
    writeCorporation(draft, event.corporation).debt = event.debt;
  },
  loanTaken(draft, event) {
    const player = writePlayer(draft, event.seat);
    player.debt += event.amount;
    player.penalty += event.amount;
  },
  loanRepaid(draft, event) {
    writePlayer(draft, event.seat).debt -= event.amount;
  },
  seatsOrdered(draft, event) {
    draft.state.order = event.order;
    draft.state.priority = event.order[0] ?? 0;
  },
  priorityMoved(draft, event) {
    draft.state.priority = event.seat;
  },
  passed(draft, event) {
    const round = draft.state.round;
    if (round.kind === "draft") writeRound(draft, "draft").passed = [...new Set([...round.passed, event.seat])];
    else if (round.kind === "auction") writeRound(draft, "auction").passes += 1;
    else if (round.kind === "stock") writeRound(draft, "stock").passes += 1;
  },
  passesCleared(draft) {
    const { kind } = draft.state.round;
    if (kind === "auction") writeRound(draft, "auction").passes = 0;
    else if (kind === "draft") writeRound(draft, "draft").passed = [];
    else writeRound(draft, "stock").passes = 0;
  },
  phaseStarted(draft, event) {
    draft.state.phase = event.phase;
  },
  discardsAwaited(draft, event) {
    draft.state.discarding = event.corporations;
  },
  offerMade(draft, event) {
    draft.state.offer = { from: event.from, to: event.to, move: event.move };
  },
  offerClosed(draft) {
    draft.state.offer = null;
  },
  bankrupted(draft, event) {
    writePlayer(draft, event.seat).bankrupt = true;
  },
  gameEnded(draft, event) {
    draft.state.result = { reason: event.reason, worth: event.worth };
    draft.state.round = { kind: "ended", last: event.last };
  },
} satisfies Partial<Books>;
