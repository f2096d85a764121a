/** The sale of the start packet (1835-4): one item a turn off the open rows, within the stock round. */
import { pay } from "../finance/money.ts";
import { movePresidentCertificate, moveShares, settleFloating, settlePresidency } from "../finance/shares.ts";
import type { Decision, Option } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import type { PacketItem } from "../model/title.ts";
import { corporationHolder, type Seat, seatHolder } from "../model/words.ts";
import { companyFact, corporation, optionOf, type Position, player, ruleOf, type Working } from "../position.ts";
import { incomeOf } from "./companies.ts";
import { stockRound } from "./current.ts";
import { placeHomeStation } from "./home.ts";
import { isOut } from "./insolvency.ts";

export const isPacketOpen = ({ state }: Position): boolean => state.packet.length > 0;

/** 1835-4.2: the topmost row that has something, and the next row's first item if one is left; all of it in one variant (1835-17.1). */
function packetItems(at: Position): PacketItem[] {
  const isLeft = ({ id }: PacketItem) => at.state.packet.includes(id);
  const rows = at.title.packet.map((row) => row.filter(isLeft));
  if (optionOf(at, "start") === "clemens") return rows.flat();
  const top = rows.findIndex((row) => row.length > 0);
  const own = rows[top] ?? [];
  return own.length === 1 ? [...own, ...(rows[top + 1] ?? []).slice(0, 1)] : own;
}

/** 1835-17.4: an unsold private company may get cheaper by its income in every new round. */
export function itemPrice(at: Position, { id, kind, price }: PacketItem): number {
  if (optionOf(at, "discountPrivates") !== "yes" || kind !== "company") return price;
  return Math.max(0, price - (stockRound(at).number - 1) * incomeOf(at, companyFact(at.title, id)));
}

const affordable = (at: Position, seat: Seat): PacketItem[] =>
  isOut(at, seat) ? [] : packetItems(at).filter((item) => itemPrice(at, item) <= player(at, seat).cash);

export function packetDecision(at: Position): Decision {
  const { turn: seat } = stockRound(at);
  const items = affordable(at, seat).map(
    (item): Option => ({ type: "buyPrivate", company: item.id, price: itemPrice(at, item), seat, side: false }),
  );
  return {
    step: "packet",
    corporation: null,
    deciders: [seat],
    options: [...items, { type: "pass", seat, side: false }],
  };
}

export function playPacket(work: Working, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === "pass") {
    work.emit({ type: "passed", seat, forced: false });
    nextTurn(work);
    return undefined;
  }
  if (move.type !== "buyPrivate") return refuse("NOT_NOW", ruleOf(work, "packet"), { step: "packet" });
  const item = packetItems(work).find(({ id }) => id === move.company);
  if (!item) return refuse("DRAFT_GONE", ruleOf(work, "packetRows"), { private: move.company });
  const amount = itemPrice(work, item);
  const { cash } = player(work, seat);
  if (move.price !== undefined && move.price !== amount) {
    return refuse("COMPANY_PRICE", ruleOf(work, "packetPrice"), { private: move.company, min: amount, max: amount });
  }
  if (cash < amount)
    return refuse("MONEY_SHORT", ruleOf(work, "packetPrice"), { payer: seatHolder(seat), cash, amount });
  buy(work, seat, item, amount);
  return undefined;
}

/** 1835-4.4: what comes with an item comes at once. */
function buy(work: Working, seat: Seat, item: PacketItem, price: number): void {
  const holder = seatHolder(seat);
  pay(work, holder, "bank", price, "company");
  work.emit({ type: "packetItemSold", item: item.id, seat, price });
  if (item.kind === "company") takeCompany(work, seat, item.id, price);
  else takePresidency(work, seat, item.id);
  if (item.kind === "minor") found(work, item.id, price);
  if (stockRound(work).passes > 0) work.emit({ type: "passesCleared" });
  const next = packetSeat(work, 1);
  work.emit({ type: "priorityMoved", seat: (seat + 1) % work.state.players.length });
  if (isPacketOpen(work)) work.emit({ type: "packetTurn", seat: next, turns: stockRound(work).turns + 1 });
  else work.emit({ type: "stockTurn", seat: (seat + 1) % work.state.players.length });
}

function takeCompany(work: Working, seat: Seat, symbol: string, price: number): void {
  work.emit({ type: "companyMoved", company: symbol, from: "bank", to: seatHolder(seat), price });
  const { grant } = companyFact(work.title, symbol);
  if (!grant) return;
  if (grant.president) takePresidency(work, seat, grant.corporation);
  else {
    moveShares(work, grant.corporation, "offering", seatHolder(seat), grant.percent, "granted");
    settlePresidency(work, grant.corporation);
    settleFloating(work, grant.corporation);
  }
}

/** 1835-4.5, 4.6: the president's certificate makes its buyer president, unless somebody holds more. */
function takePresidency(work: Working, seat: Seat, symbol: string): void {
  movePresidentCertificate(work, symbol, seatHolder(seat), "granted");
  work.emit({ type: "presidentChanged", corporation: symbol, from: null, to: seat });
  settlePresidency(work, symbol);
  settleFloating(work, symbol);
}

/** A minor is there at once: its price is its treasury (1835-4.4). */
function found(work: Working, symbol: string, price: number): void {
  if (!corporation(work, symbol).floated) work.emit({ type: "floated", corporation: symbol });
  pay(work, "bank", corporationHolder(symbol), price, "capital");
  placeHomeStation(work, symbol);
}

/** 1835-17.1: in the first round the order may bend for a lap or two; the lap that goes backwards. */
function backwardLap(at: Position): number | null {
  const start = optionOf(at, "start");
  if (start === "standard" || stockRound(at).number > 1) return null;
  return start === "snake" ? 1 : 0;
}

/** The seat whose turn of the packet comes so many turns after the present one. */
export function packetSeat(at: Position, ahead: number): Seat {
  const count = at.state.players.length;
  const { turn, turns } = stockRound(at);
  const backwards = backwardLap(at);
  if (backwards === null) return (turn + ahead) % count;
  const [lap, place] = [Math.floor((turns + ahead) / count), (turns + ahead) % count];
  return lap === backwards ? count - 1 - place : place;
}

/** True while turns to come do not simply go round. */
export function isPacketBent(at: Position): boolean {
  const backwards = backwardLap(at);
  return backwards !== null && stockRound(at).turns < (backwards + 1) * at.state.players.length;
}

function nextTurn(work: Working): void {
  const turns = stockRound(work).turns + 1;
  if (stockRound(work).passes < work.state.players.length) {
    work.emit({ type: "packetTurn", seat: packetSeat(work, 1), turns });
  }
}

/** 1835-4.7: who can afford nothing passes; true if something happened. */
export function advancePacket(work: Working): boolean {
  const { turn } = stockRound(work);
  if (affordable(work, turn).length > 0) return false;
  work.emit({ type: "passed", seat: turn, forced: true });
  nextTurn(work);
  return true;
}
