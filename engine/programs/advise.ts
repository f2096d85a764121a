/**
 * What programs say to a decision that is put to their seat: play these moves, wait, or end. Nothing here passes because something has
 * become impossible, and what would cost more than a program names is not played.
 */
import { percentHeld } from "../finance/shares.ts";
import { spending } from "../finance/spending.ts";
import { decideAll, decision as decisionIn } from "../game.ts";
import type { Move } from "../model/move.ts";
import type { GameState } from "../model/state.ts";
import { type Seat, seatHolder } from "../model/words.ts";
import { type Asking, options } from "./asking.ts";
import { concerns } from "./concern.ts";
import { adviseRun } from "./operating.ts";
import {
  type Advice,
  end,
  type Program,
  type ProgramEnd,
  type ProgramOf,
  play,
  roundKey,
  stop,
  WAIT,
} from "./program.ts";

/** What one program says. The seat is asked. */
export function advise(program: Program, asking: Asking): Advice {
  const over = endOf(program, asking.state, asking.seat);
  if (over) return end(over);
  if (asking.unclear) return stop("unclear");
  const advice = adviseBy(program, asking);
  if (advice.kind !== "play") return advice;
  const decided = decideAll(asking.state, asking.seat, advice.moves);
  if (!decided.accepted) return stop(program.kind === "turn" ? "changed" : "impossible");
  return spending(decided.events, asking.state, asking.seat) > budgetOf(program) ? stop("cost") : advice;
}

/** Why a program is over, as far as the position alone tells; null while it goes on. */
export function endOf(program: Program, state: GameState, seat: Seat): ProgramEnd | null {
  if (state.result) return "gameOver";
  if (program.kind === "pass") return roundKey(state) === program.round ? null : "roundOver";
  if (program.kind === "buy") return held(state, program.corporation, seat) >= program.percent ? "reached" : null;
  if (program.kind === "bid") return state.companies[program.company]?.owner === seatHolder(seat) ? "reached" : null;
  return null;
}

function adviseBy(program: Program, asking: Asking): Advice {
  switch (program.kind) {
    case "pass":
      return advisePass(asking);
    case "buy":
      return adviseBuy(program, asking);
    case "bid":
      return adviseBid(program, asking);
    case "run":
      return adviseRun(program, asking);
    case "turn":
      return adviseTurn(program, asking);
  }
}

function advisePass(asking: Asking): Advice {
  if (isConcerned(asking)) return stop("concerned");
  if (asking.begun) return WAIT;
  const { step } = asking.decision;
  if (step !== "stock" && step !== "auction") return stop("question");
  return options(asking, "pass").length > 0 ? play({ type: "pass" }) : stop("impossible");
}

const isConcerned = ({ since, state, seat }: Asking): boolean =>
  since.some(({ events }) => events.some((event) => concerns(event, state, seat)));

function adviseBuy({ corporation, percent, price }: ProgramOf<"buy">, asking: Asking): Advice {
  const { state, decision, seat } = asking;
  if (state.corporations[corporation]?.closed) return stop("sold");
  if (isRedirected(corporation, asking)) return stop("director");
  if (decision.step !== "stock" || asking.begun) return WAIT;
  const room = percent - held(state, corporation, seat);
  const offers = options(asking, "buyShare").filter((one) => one.corporation === corporation && one.percent <= room);
  const [best] = offers.toSorted((a, b) => a.price - b.price);
  if (!best) return stop("impossible");
  if (best.price > price) return stop("price");
  const purchase: Move = { type: "buyShare", corporation, from: best.from, percent: best.percent };
  return play(purchase, ...closing(state, seat, purchase));
}

/** Somebody else's move made the seat its president, or took that from it. */
const isRedirected = (corporation: string, { since, seat }: Asking): boolean =>
  since.some(
    (one) =>
      one.seat !== seat &&
      one.events.some(
        (event) =>
          event.type === "presidentChanged" &&
          event.corporation === corporation &&
          (event.from === seat || event.to === seat),
      ),
  );

/** The end of the turn, where the purchase leaves it open. */
function closing(state: GameState, seat: Seat, purchase: Move): Move[] {
  const decided = decideAll(state, seat, [purchase]);
  if (!decided.accepted || decided.state.result) return [];
  const next = decisionIn(decided.state);
  const mayEnd = next.options.some((one) => one.type === "done" && one.seat === seat && !one.side);
  return next.step === "stock" && mayEnd ? [{ type: "done" }] : [];
}

const AUCTIONS = ["auction", "contest", "packet", "draft"];

function adviseBid(program: ProgramOf<"bid">, asking: Asking): Advice {
  const { company, max } = program;
  const { state, decision } = asking;
  if (isSold(company, state)) return boughtIt(company, asking) ? end("reached") : stop("sold");
  if (!AUCTIONS.includes(decision.step) || asking.begun) return WAIT;
  const [sale] = options(asking, "buyPrivate").filter((one) => one.company === company);
  if (sale) return sale.price <= max ? play({ type: "buyPrivate", company }) : stop("limit");
  if (isHighest(company, asking)) return adviseLeader(asking);
  const [bid] = options(asking, "bid").filter((one) => one.company === company);
  if (!bid) return stop(decision.step === "contest" ? "question" : "impossible");
  return bid.min <= max ? play({ type: "bid", company, amount: bid.min }) : stop("limit");
}

/** The own bid leads: it waits for others, unless a price has fallen meanwhile or another company is contested. */
function adviseLeader(asking: Asking): Advice {
  if (asking.decision.step !== "auction") return stop("question");
  const hasFallen = asking.since.some(({ events }) => events.some(({ type }) => type === "companyPriceFell"));
  return hasFallen ? stop("concerned") : play({ type: "pass" });
}

function isSold(name: string, { companies, packet }: GameState): boolean {
  const company = companies[name];
  return company ? company.owner !== null || company.closed : !packet.includes(name);
}

const boughtIt = (item: string, { since, seat }: Asking): boolean =>
  since.some(({ events }) =>
    events.some((event) => event.type === "packetItemSold" && event.item === item && event.seat === seat),
  );

function isHighest(company: string, { state: { round }, seat }: Asking): boolean {
  const bids = round.kind === "auction" ? (round.bids[company] ?? []) : [];
  const highest = Math.max(0, ...bids.map(({ amount }) => amount));
  return bids.some((bid) => bid.seat === seat && bid.amount === highest);
}

function adviseTurn({ moves, position }: ProgramOf<"turn">, asking: Asking): Advice {
  if (asking.fired) return end("played");
  return position === asking.position ? play(...moves) : stop("changed");
}

function held({ corporations }: GameState, symbol: string, seat: Seat): number {
  const corporation = corporations[symbol];
  return corporation ? percentHeld(corporation, seatHolder(seat)) : 0;
}

/** The most that one firing may cost; a prepared turn costs what it says in its one position. */
function budgetOf(program: Program): number {
  if (program.kind === "buy") return program.price;
  if (program.kind === "bid") return program.max;
  return program.kind === "turn" ? Number.POSITIVE_INFINITY : 0;
}
