/** What a composed turn changes, as lines of figures before and after. */
import { certificateLimitOf, countedCertificates, type GameState, priceOf } from "../../engine/index.ts";
import { money, roundName } from "../../engine/narration/index.ts";
import type { Draft } from "./draft.ts";
import type { Scene } from "./scene.ts";

/** One line: what it is, and its value before (null where there was none) and after. */
export interface Change {
  readonly label: string;
  readonly before: string | null;
  readonly after: string;
  /** By how much a share price rises, below 0 if it falls; 0 for everything else. */
  readonly rise: number;
}

/** Share prices of more corporations than this are left to the sentences. */
const MOST_PRICES = 6;

/** The lines of a summary, only what changes: the reader's own first, then the corporations', then the round. */
export function changesOf(scene: Scene, draft: Draft): Change[] {
  const { words, context } = scene;
  const [before, after] = [roundName(draft.before, context), roundName(draft.after, context)];
  return [
    ...ownChanges(scene, draft),
    ...corporationChanges(scene, draft),
    ...priceChanges(scene, draft).slice(0, MOST_PRICES),
    ...(before === after ? [] : [{ label: words.round, before, after, rise: 0 }]),
  ];
}

/** An amount that has changed; nothing if it has not. */
function amount({ context }: Scene, label: string, before: number | null, after: number | null): Change[] {
  if (after === null || before === after) return [];
  return [{ label, before: before === null ? null : money(before, context), after: money(after, context), rise: 0 }];
}

/** Money and certificates of the reader; of everybody where one moves for all. */
function ownChanges(scene: Scene, { before, after }: Draft): Change[] {
  const { seat, words, title, context } = scene;
  const isForAll = context.you === undefined;
  const seats = isForAll ? after.players.map((_, one) => one) : seat === null ? [] : [seat];
  return seats.flatMap((one) => {
    const [held, now] = [countedCertificates(title, before, one), countedCertificates(title, after, one)];
    const limited = words.ofLimit(now, certificateLimitOf(title, after, one));
    const name = context.names.seat(one);
    const [cash, papers] = isForAll
      ? [words.moneyOf(name), words.certificatesOf(name)]
      : [words.yourMoney, words.certificates];
    return [
      ...amount(scene, cash, before.players[one]?.cash ?? 0, after.players[one]?.cash ?? 0),
      ...(held === now ? [] : [{ label: papers, before: String(held), after: limited, rise: 0 }]),
    ];
  });
}

/** Treasury and revenue of the corporations that act in the turn, and of those whose president reads. */
function corporationChanges(scene: Scene, { before, after, steps }: Draft): Change[] {
  const { words, seat, context } = scene;
  const acting = new Set(steps.map(({ decision }) => decision.corporation));
  const runs = steps.flatMap(({ events }) => events).flatMap((event) => (event.type === "routesRun" ? [event] : []));
  return Object.values(after.corporations).flatMap(({ symbol, president, cash }) => {
    const old = before.corporations[symbol];
    const isOwn = context.you === undefined || (president ?? old?.president) === seat;
    if (!old || !(isOwn || acting.has(symbol))) return [];
    const run = runs.find(({ corporation }) => corporation === symbol);
    return [
      ...amount(scene, words.treasuryOf(symbol), old.cash, cash),
      ...amount(scene, words.revenueOf(symbol), old.lastRevenue, run?.revenue ?? null),
    ];
  });
}

function priceChanges(scene: Scene, { before, after }: Draft): Change[] {
  const price = (state: GameState, symbol: string): number | null => {
    const corporation = state.corporations[symbol];
    return corporation ? priceOf(scene.title, corporation) : null;
  };
  return Object.keys(after.corporations).flatMap((symbol) => {
    const [old, now] = [price(before, symbol), price(after, symbol)];
    const rise = (now ?? 0) - (old ?? now ?? 0);
    return amount(scene, scene.words.shareOf(symbol), old, now).map((change) => ({ ...change, rise }));
  });
}
