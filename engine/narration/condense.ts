/**
 * Brings together the events that one sentence tells: a run with its dividend and the marker's move, a float with its
 * capital. The leading event carries the sentence, the rest its details. Mere bookkeeping is left out.
 */
import type { EventOf, EventType, GameEvent } from "../model/event.ts";
import type { Title } from "../model/title.ts";
import { corporationHolder, corporationOf, seatHolder } from "../model/words.ts";
import type { Context } from "./context.ts";
import type { Item } from "./item.ts";
import { hasPresidency, isToldAsFormation, takesAsFormation } from "./tell-formation.ts";

/** Events whose content other events, or the next decision, tell. */
const BOOKKEEPING: ReadonlySet<EventType> = new Set<EventType>([
  "bidsReturned",
  "contestClosed",
  "companyBoughtInStockRound",
  "passesCleared",
  "priorityMoved",
  "auctionTurn",
  "draftTurn",
  "stockTurn",
  "operatingSetStarted",
  "corporationTurn",
  "stepReached",
  "corporationActed",
  "stationChoiceAsked",
  "grantedTokenAsked",
  "stationDropAsked",
  "packetTurn",
  "formationDue",
  "formationAsked",
  "roundBegun",
  "operatingOrderSet",
  "swapAsked",
  "swapChosen",
]);

/** Why certificates move where no other event tells it. */
const TOLD_MOVES: ReadonlySet<EventOf<"certificatesMoved">["reason"]> = new Set(["granted", "exchanged", "bankruptcy"]);

/** Nobody chooses the price at which it begins. */
const startsByRule = (symbol: string, { corporations }: Title): boolean =>
  corporations.some((one) => one.symbol === symbol && one.start !== null);

/** How far back an event may belong to an earlier one. */
const REACH = 6;

/** Items in the order of their leading events. */
export function condense(events: readonly GameEvent[], context: Context): Item[] {
  const items: Item[] = [];
  for (const event of events) if (isTold(event, context)) add(items, event, context.title);
  return items;
}

function isTold(event: GameEvent, context: Context): boolean {
  const { you } = context;
  const asFormation = isToldAsFormation(event, context);
  if (asFormation !== null) return asFormation;
  if (event.type === "moneyPaid") {
    const isToYou = you !== undefined && event.to === seatHolder(you);
    if (event.reason === "dividend") return isToYou;
    if (event.reason === "takeover") return isToYou || corporationOf(event.to) !== undefined;
    if (event.reason === "bankruptcy") return corporationOf(event.to) !== undefined;
    return event.reason === "companyRevenue" || event.reason === "capital" || event.reason === "help";
  }
  if (event.type === "certificatesMoved") return TOLD_MOVES.has(event.reason);
  if (event.type === "parSet") return !startsByRule(event.corporation, context.title);
  if (event.type === "discardsAwaited") return event.corporations.length > 0;
  if (event.type === "companyUsed") return event.why !== "used";
  return !BOOKKEEPING.has(event.type);
}

function add(items: Item[], event: GameEvent, title: Title): void {
  if (event.type === "takenOver") {
    addTakeover(items, event);
    return;
  }
  const last = items.at(-1);
  if (last && continues(last.lead, event)) {
    items[items.length - 1] = { lead: last.lead, rest: [...last.rest, event] };
    return;
  }
  const recent = items.slice(-REACH);
  const owner = recent.findLast((item) => takes(item, event, title));
  if (owner) {
    items[items.indexOf(owner)] = { lead: owner.lead, rest: [...owner.rest, event] };
    return;
  }
  const details: GameEvent[] = [];
  for (const item of recent) {
    if (item.rest.length > 0 || !takes({ lead: event, rest: details }, item.lead, title)) continue;
    items.splice(items.indexOf(item), 1);
    details.push(item.lead);
  }
  items.splice(isCause(event, items.at(-1)?.lead) ? -1 : items.length, 0, { lead: event, rest: details });
}

/** A take-over is booked after all that came with it, but told with it. */
function addTakeover(items: Item[], event: EventOf<"takenOver">): void {
  const before = items.findLastIndex((item) => !isHandedOver(event, item.lead));
  const rest = items.splice(before + 1).flatMap((item) => [item.lead, ...item.rest]);
  items.push({ lead: event, rest });
}

/** Payments for the shares, the target's treasury and private companies; and that the offer was accepted. */
function isHandedOver({ corporation }: EventOf<"takenOver">, event: GameEvent): boolean {
  if (event.type === "moneyPaid") return event.reason === "takeover";
  if (event.type === "companyMoved") return event.from === corporationHolder(corporation);
  return isAccepted(event);
}

/** A sale that makes another seat president is booked after the change, but told before it. */
function isCause(event: GameEvent, effect: GameEvent | undefined): boolean {
  return event.type === "sharesSold" && effect?.type === "presidentChanged" && effect.corporation === event.corporation;
}

/** Whether an event is one more of the kind just told: another pass, another closed company. */
function continues(lead: GameEvent, event: GameEvent): boolean {
  if (lead.type === "passed") return event.type === "passed" && event.forced === lead.forced;
  if (lead.type === "companyClosed") return event.type === "companyClosed";
  if (lead.type === "certificatesMoved") return isSurrender(lead) && isSurrender(event);
  if (lead.type === "trainsRusted") return event.type === "trainsRusted" || event.type === "ranksRusted";
  if (lead.type === "moneyPaid") {
    return event.type === "moneyPaid" && lead.reason === "companyRevenue" && event.reason === lead.reason;
  }
  return lead.type === "trainBought" && event.type === "trainBought" && isSamePurchase(lead, event);
}

const isSurrender = (event: GameEvent): boolean => event.type === "certificatesMoved" && event.reason === "bankruptcy";

function isSamePurchase(one: EventOf<"trainBought">, other: EventOf<"trainBought">): boolean {
  const plain = [one, other].every((event) => event.from === "bank" && event.help === 0 && event.tradedIn === null);
  return (
    plain && one.corporation === other.corporation && one.train.rank === other.train.rank && one.price === other.price
  );
}

/** Whether an event is a detail of an item; each kind of detail belongs to it once. */
function takes({ lead, rest }: Item, event: GameEvent, title: Title): boolean {
  if (rest.some((one) => one.type === event.type)) return false;
  if (takesAsFormation(lead, event, title)) return true;
  switch (lead.type) {
    case "floated":
      return (
        event.type === "moneyPaid" && event.reason === "capital" && event.to === corporationHolder(lead.corporation)
      );
    case "sharesSold":
      if (event.type === "certificatesMoved") return isSurrender(event) && event.corporation === lead.corporation;
      return event.type === "markerMoved" && event.reason === "sold" && event.corporation === lead.corporation;
    case "bankrupted":
      return event.type === "moneyPaid" && event.reason === "bankruptcy";
    case "presidentChanged":
      return takesCertificate(lead, event, title);
    case "parSet":
      return startsWith(lead, event);
    case "companyMoved":
      return (
        isAccepted(event) || (event.type === "certificatesMoved" && event.reason === "granted" && event.to === lead.to)
      );
    case "certificatesMoved":
      return lead.reason === "exchanged" && event.type === "companyClosed" && isExchanged(lead, event, title);
    case "trainBought":
      return (
        isAccepted(event) ||
        isLentFor(lead, event) ||
        (event.type === "moneyPaid" && event.reason === "help" && event.to === corporationHolder(lead.corporation))
      );
    case "takenOver":
      return event.type === "corporationMerged" && event.corporation === lead.corporation;
    case "operatingRoundStarted":
      return event.type === "companyPriceSet";
    case "routesRun":
      return (
        isDecisionOn(lead, event) || (rest.some((one) => isDecisionOn(lead, one)) && settles(lead.corporation, event))
      );
    case "dividendDecided":
      return settles(lead.corporation, event);
    default:
      return false;
  }
}

/** What the bank lent for a purchase is booked before it, but told with it (1835-13.10). */
const isLentFor = ({ corporation }: EventOf<"trainBought">, event: GameEvent): boolean =>
  event.type === "corporationIndebted" && event.amount > 0 && event.corporation === corporation;

/** The president's certificate goes to the pool, not to the new president (1835-13.9). */
const takesCertificate = ({ corporation }: EventOf<"presidentChanged">, event: GameEvent, title: Title): boolean =>
  event.type === "certificatesMoved" &&
  isSurrender(event) &&
  event.corporation === corporation &&
  hasPresidency(event, title);

/** That an offer was accepted goes without saying once the deal is told. */
const isAccepted = (event: GameEvent): boolean => event.type === "offerClosed" && event.accepted;

function startsWith(lead: EventOf<"parSet">, event: GameEvent): boolean {
  if (event.type === "certificatesMoved") return event.reason === "granted" && event.corporation === lead.corporation;
  if (event.type === "sharesBought") return event.from === "par" && event.corporation === lead.corporation;
  return event.type === "presidentChanged" && event.from === null && event.corporation === lead.corporation;
}

function isExchanged(lead: EventOf<"certificatesMoved">, event: EventOf<"companyClosed">, title: Title): boolean {
  const fact = title.companies.find((one) => one.symbol === event.company);
  return event.owner === lead.to && fact?.exchange?.corporation === lead.corporation;
}

function isDecisionOn(lead: EventOf<"routesRun">, event: GameEvent): boolean {
  return event.type === "dividendDecided" && event.corporation === lead.corporation;
}

function settles(corporation: string, event: GameEvent): boolean {
  if (event.type === "moneyPaid") return event.reason === "dividend";
  return (
    event.type === "markerMoved" &&
    (event.reason === "paid" || event.reason === "withheld") &&
    event.corporation === corporation
  );
}
