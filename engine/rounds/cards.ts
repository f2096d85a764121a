/** What follows when a train card leaves the bank: by purchase, by export, or to the owner at whom nobody sits (18CZ-15, 18CZ-18.3 to 18.5). */
import { startCell } from "../finance/par.ts";
import type { Train } from "../model/state.ts";
import {
  company,
  corporation,
  corporationFact,
  type Position,
  phaseFact,
  phaseIndex,
  trainFact,
  type Working,
} from "../position.ts";
import { closeCompany } from "./companies.ts";
import { sidesOf } from "./depot.ts";
import { askForDiscards, rust, startPhase } from "./phases.ts";

/** C-7.7 after payment and transfer. Only trains of the bank start phases (C-10.3); used ones may rust others by their new side (18CZ-15.3). */
export function afterPurchase(work: Working, buyer: string, rank: string, fromBank: boolean): void {
  for (const fact of work.title.companies) {
    if (fact.closesWithTrainOf === buyer && company(work, fact.symbol).owner) closeCompany(work, fact.symbol);
  }
  if (fromBank) {
    leaveBank(work, rank, [rank]);
  } else {
    rust(work, [rank]);
    askForDiscards(work);
  }
}

/** A card leaves the bank (18CZ-15.1): new phase, rust, new sizes of corporations, then discards. */
export function leaveBank(work: Working, card: string, ranks: readonly string[]): void {
  const before = startPhase(work, card);
  rust(work, ranks);
  if (before !== null) {
    if (phaseFact(work).closesCompanies) for (const fact of work.title.companies) closeCompany(work, fact.symbol);
    openSizes(work, before);
    noteFormation(work, before);
  }
  askForDiscards(work);
}

/** 1835-14.2, 14.7: some phases ask for a corporation to be formed, or form it; it is done after the discards of others (1835-14.9). */
function noteFormation(work: Working, before: number): void {
  const rule = work.title.parameters.formation;
  if (!rule) return;
  const indexOf = (name: string) => work.title.phases.findIndex((phase) => phase.name === name);
  const crosses = (name: string) => before < indexOf(name) && phaseIndex(work) >= indexOf(name);
  const due = crosses(rule.all) ? "all" : crosses(rule.must) ? "must" : crosses(rule.may) ? "ask" : null;
  if (crosses(rule.all)) closeOthers(work, Object.keys(rule.companies));
  if (due && (due !== "must" || !corporation(work, rule.corporation).floated)) work.emit({ type: "formationDue", due });
}

/** 1835-18.7: private companies that are not exchanged close. */
function closeOthers(work: Working, exchanged: readonly string[]): void {
  for (const { symbol } of work.title.companies) {
    if (!exchanged.includes(symbol) && company(work, symbol).owner) closeCompany(work, symbol);
  }
}

/** 18CZ-2.3, 18CZ-15.5: the top card leaves the game; it rusts for all its sides at once. */
export function exportTrain(work: Working): void {
  const train = topCard(work);
  work.emit({ type: "trainExported", train });
  leaveBank(work, train.rank, sidesOf(work, train.rank));
}

/** The next card of the bank, shown by its first side; an unlimited kind comes last and never ends. */
function topCard(at: Position): Train {
  const { queue, soldUnlimited } = at.state.depot;
  const [unlimited = ""] = Object.keys(soldUnlimited);
  return queue[0] ?? { id: `${unlimited}-${soldUnlimited[unlimited] ?? 0}`, rank: unlimited };
}

const MULTIPLIER = 1103515245n;
const INCREMENT = 12345n;
const MODULUS = 2n ** 31n;

/** 18CZ-18.3: the next number of the generator. */
const nextSeed = (seed: number): number => Number((MULTIPLIER * BigInt(seed) + INCREMENT) % MODULUS);

/** Sizes that have opened since the phase with this index: the neutral owner receives a corporation of each of his. */
export function openSizes(work: Working, before: number): void {
  const { neutral, phases } = work.title;
  for (const size of neutral?.sizes ?? []) {
    const isOpenIn = (index: number) => phases[index]?.sizes?.includes(size) ?? false;
    if (!isOpenIn(before) && isOpenIn(phaseIndex(work))) neutralReceives(work, size);
  }
}

/** 18CZ-18.3: a corporation of the size, drawn among those not started, at the lowest issue price, with what floats it. */
export function neutralReceives(work: Working, size: string): void {
  const { title, state } = work;
  const candidates = title.corporations.filter(
    (fact) => fact.size === size && state.corporations[fact.symbol]?.par === null,
  );
  const seed = nextSeed(state.seed);
  const fact = candidates[seed % candidates.length];
  const [price] = fact?.parPrices ?? [];
  if (!fact || price === undefined) return;
  const { certificates, percent } = certificatesThatFloat(work, fact.symbol);
  work.emit({
    type: "neutralStarted",
    corporation: fact.symbol,
    price,
    cell: startCell(work, price),
    certificates,
    percent,
    seed,
  });
  receiveTrain(work, fact.symbol);
}

/** Positions of the president's certificate and as many others as float the corporation. */
function certificatesThatFloat(at: Position, symbol: string): { certificates: number[]; percent: number } {
  const { floatPercent } = corporationFact(at.title, symbol);
  const chosen: number[] = [];
  let percent = 0;
  for (const [index, certificate] of corporation(at, symbol).certificates.entries()) {
    if (percent >= floatPercent) break;
    chosen.push(index);
    percent += certificate.percent;
  }
  return { certificates: chosen, percent };
}

/** 18CZ-18.4: the top card with the side of its size, without paying; phases and rust as with a purchase of that side. */
function receiveTrain(work: Working, symbol: string): void {
  const top = topCard(work);
  const { size } = corporationFact(work.title, symbol);
  const rank = sidesOf(work, top.rank).find((side) => trainFact(work, side).family === size);
  if (rank === undefined) return;
  work.emit({ type: "trainReceived", corporation: symbol, train: { id: top.id, rank } });
  leaveBank(work, rank, [rank]);
}

/** 18CZ-18.5: after each set, in the order received; those received meanwhile are not served again. */
export function renewNeutralTrains(work: Working): void {
  const { sizes = [] } = work.title.neutral ?? {};
  const owned = sizes.flatMap((size) => neutralOfSize(work, size));
  for (const symbol of owned) {
    for (const train of corporation(work, symbol).trains) {
      work.emit({ type: "trainScrapped", corporation: symbol, train });
    }
    receiveTrain(work, symbol);
  }
}

/** The sizes open one after the other, so that their order is the order received. */
function neutralOfSize(at: Position, size: string): string[] {
  return at.title.corporations
    .filter((fact) => fact.size === size)
    .map((fact) => fact.symbol)
    .filter((symbol) => corporation(at, symbol).certificates.some((one) => one.holder === "neutral"));
}
