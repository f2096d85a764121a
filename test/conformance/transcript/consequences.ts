/** Compares what followed from the decisions: each kind of consequence in order, cash after every round, and the ranking. */
import { fold, type GameEvent, type GameState, netWorth, seatOf, titleOf } from "../../../engine/index.ts";
import type { Driver } from "./driver.ts";
import { corporationName, finalWorth, type Line, numberOf, type Transcript, TranscriptFault, textOf } from "./file.ts";
import { cashOf, KINDS, type Kind } from "./kinds.ts";

/** Compares a driven transcript; returns how many consequences agreed, throws a TranscriptFault at the first that does not. */
export function compareConsequences(file: Transcript, driver: Driver): number {
  let compared = 0;
  for (const [name, kind] of Object.entries(KINDS)) compared += compareKind(name, kind, file, driver);
  for (const compare of [compareTrains, compareDividends, compareBalances, compareWorth, compareRanking]) {
    compared += compare(file, driver);
  }
  return compared;
}

interface Said {
  readonly n: number;
  readonly said: string;
}

function compareKind(name: string, kind: Kind, file: Transcript, driver: Driver): number {
  const ours = oursOf(kind, driver);
  const theirs = file.events.flatMap((line) => {
    const said = kind.theirs(line, file);
    return said === undefined ? [] : [{ n: line.n, said }];
  });
  for (const [i, { n, said }] of theirs.entries()) {
    if (ours[i]?.said !== said) throw new TranscriptFault(n, `${name}[${i}]`, said, ours[i] ?? null);
  }
  return theirs.length;
}

function oursOf(kind: Kind, { first, events }: Driver): Said[] {
  const ours: Said[] = [];
  let state = first;
  for (const { n, event } of events) {
    const said = kind.ours(event, state);
    if (said !== undefined) ours.push({ n, said });
    state = fold(state, [event]);
  }
  return ours;
}

/** Cash of everybody whenever a round ends. */
function compareBalances(file: Transcript, driver: Driver): number {
  const ends = roundEnds(driver);
  let compared = 0;
  for (const [i, group] of balanceGroups(file).entries()) {
    const state = ends[i];
    if (!state) throw new TranscriptFault(group[0]?.n ?? 0, `balance[${i}]`, "the end of a round", null);
    for (const line of group) {
      const [owner, cash] = [textOf(line["owner"]), numberOf(line["cash"])];
      const got = cashOf(state, file, owner);
      if (got !== cash) throw new TranscriptFault(line.n, `balance[${i}].${owner}`, cash, got);
      compared += 1;
    }
  }
  return compared;
}

/** The lines of cash that stand together. */
function balanceGroups({ events }: Transcript): Line[][] {
  const groups: Line[][] = [];
  for (const [i, line] of events.entries()) {
    if (line.type !== "balance") continue;
    if (events[i - 1]?.type !== "balance") groups.push([]);
    groups.at(-1)?.push(line);
  }
  return groups;
}

interface Stage {
  readonly event: GameEvent;
  readonly before: GameState;
}

function stages({ first, events }: Driver): Stage[] {
  let state = first;
  return events.map(({ event }) => {
    const before = state;
    state = fold(state, [event]);
    return { event, before };
  });
}

const ENDS = new Set(["operatingRoundStarted", "stockRoundStarted", "gameEnded"]);

/** The states at the end of each round: start packet or auction (with its incomes between passes), stock and operating rounds. */
function roundEnds(driver: Driver): GameState[] {
  const ends: GameState[] = [];
  let inPacket = driver.first.packet.length > 0;
  let paysIncome = false;
  for (const { event, before } of stages(driver)) {
    const isIncome = isAuctionIncome(event, before);
    const isSold = event.type === "stockTurn" && inPacket && before.packet.length === 0;
    if (isSold || isIncome !== paysIncome || ENDS.has(event.type)) ends.push(before);
    if (event.type === "stockTurn" || event.type === "operatingRoundStarted") inPacket = before.packet.length > 0;
    paysIncome = isIncome;
  }
  return ends;
}

const isAuctionIncome = (event: GameEvent, { round }: GameState): boolean =>
  round.kind === "auction" && event.type === "moneyPaid" && event.reason === "companyRevenue";

/** What everybody has gained in each operating round. */
function compareWorth(file: Transcript, driver: Driver): number {
  const gains = gainsOf(driver);
  const rounds = file.events.filter((one) => one.type === "round" && one["round"] === "operating");
  const lines = file.events.filter(({ type }) => type === "worth_change");
  for (const line of lines) {
    const round = rounds.findIndex((one) => one["number"] === line["number"]);
    const got = gains[round]?.[file.players.indexOf(textOf(line["player"]))];
    if (got !== numberOf(line["amount"])) {
      throw new TranscriptFault(
        line.n,
        `worth[${textOf(line["number"])}].${textOf(line["player"])}`,
        line["amount"],
        got,
      );
    }
  }
  return lines.length;
}

function gainsOf(driver: Driver): number[][] {
  const gains: number[][] = [];
  let start: number[] | undefined;
  for (const { event, before } of stages(driver)) {
    if (!ENDS.has(event.type) && event.type !== "stockTurn") continue;
    const worth = worthOfAll(before);
    if (start) gains.push(worth.map((now, seat) => now - (start?.[seat] ?? 0)));
    start = event.type === "operatingRoundStarted" ? worth : undefined;
  }
  return gains;
}

const worthOfAll = (state: GameState): number[] =>
  state.players.map((_, seat) => netWorth(titleOf(state), state, seat));

/** Which trains were the first of their rank, in order, and which of them began the phases that are told. */
function compareTrains(file: Transcript, driver: Driver): number {
  const told = (type: string, field: string) =>
    file.events.filter((one) => one.type === type).map((one) => textOf(one[field]));
  const bought: string[] = [];
  const phases: string[] = [];
  for (const { event } of driver.events) {
    if (event.type === "trainBought" && !bought.includes(event.train.rank)) bought.push(event.train.rank);
    if (event.type === "phaseStarted") phases.push(bought.at(-1) ?? "");
  }
  const [first, begun] = [told("first_train", "train"), told("phase", "phase").slice(1)];
  if (bought.join() !== first.join()) throw new TranscriptFault(0, "first_train", first, bought);
  const agreed = phases.filter((rank) => begun.includes(rank));
  if (agreed.join() !== begun.join()) throw new TranscriptFault(0, "phase", begun, phases);
  return first.length + begun.length;
}

/** Who receives how much of each dividend. */
function compareDividends(file: Transcript, driver: Driver): number {
  const theirs = dividendsTold(file);
  const ours = dividendsPaid(driver);
  for (const [i, { n, paid }] of theirs.entries()) {
    if (ours[i] !== paid) throw new TranscriptFault(n, `dividend[${i}]`, paid, ours[i]);
  }
  return theirs.length;
}

function dividendsTold(file: Transcript): { n: number; paid: string }[] {
  const groups: { n: number; said: string[] }[] = [];
  for (const line of file.events) {
    if (line.type === "pays_out" || line.type === "splits") groups.push({ n: line.n, said: [] });
    if (line.type !== "payout" || numberOf(line["amount"]) === 0) continue;
    const to = textOf(line["player"]) || corporationName(file, line["company"]);
    groups.at(-1)?.said.push(`${to} ${numberOf(line["amount"])}`);
  }
  return groups.map(({ n, said }) => ({ n, paid: said.sort().join(", ") }));
}

function dividendsPaid({ events }: Driver): string[] {
  const groups: string[][] = [];
  for (const { event } of events) {
    if (event.type === "dividendDecided" && event.kind !== "withhold") groups.push([]);
    if (event.type !== "moneyPaid" || event.reason !== "dividend") continue;
    groups.at(-1)?.push(`${accountName(event.to)} ${event.amount}`);
  }
  return groups.map((one) => one.sort().join(", "));
}

function accountName(account: string): string {
  const seat = seatOf(account);
  return seat === undefined ? account.replace("corporation:", "") : `P${seat + 1}`;
}

function compareRanking(file: Transcript, driver: Driver): number {
  const worth = finalWorth(file);
  const at = file.events.at(-1)?.n ?? 0;
  for (const [seat, expected] of worth.entries()) {
    const got = driver.state.result?.worth[seat];
    if (got !== expected) throw new TranscriptFault(at, `ranking.${file.players[seat]}`, expected, got);
  }
  return worth.length;
}
