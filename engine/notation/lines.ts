/** How a move may be written, shortest first; which of the lines suffices depends on what else is possible. */
import type { Move } from "../model/move.ts";
import type { NarrationLanguage } from "../narration/context.ts";
import type { At } from "./at.ts";
import { writeRun } from "./run.ts";
import { WRITTEN, type WrittenWords } from "./vocabulary.ts";

/** Lines for a move; each later one leaves less open. */
export function linesOf(move: Move, at: At, language: NarrationLanguage): string[] {
  const words = WRITTEN[language];
  const line = (...parts: (string | number | undefined)[]): string =>
    parts.filter((part) => part !== undefined && part !== "").join(" ");
  switch (move.type) {
    case "pass":
    case "done":
    case "withdraw":
      return [words[move.type]];
    case "repayLoan":
      return [words.repay];
    case "declareBankruptcy":
      return [words.bankruptcy];
    case "answer":
      return [move.accept ? words.accept : words.decline];
    case "found":
      return [line(words.found, move.accept ? words.yes : words.no)];
    case "dividend":
      return [words[move.kind]];
    case "run":
      return [line(words.run, writeRun(move, at, words))];
    case "join":
      return [line(words.join, ...(move.papers.length > 0 ? move.papers : [words.none]))];
    case "bid":
      return [line(words.bid, move.company, move.amount)];
    case "par":
      return [line(words.par, move.corporation, move.price)];
    case "takeOver":
      return [line(words.takeOver, move.corporation, words.at, move.price)];
    case "buyPrivate":
      return [line(words.buy, move.company), line(words.buy, move.company, ...priced(move.price, words))];
    case "buyPrivateFrom":
    case "buyCompany":
      return [line(words.company, move.company, words.for, move.price)];
    case "sellCompany":
      return [line(words.sell, move.company), line(words.sell, move.company, ...priced(move.price, words))];
    case "exchange": {
      const short = line(words.exchange, move.company, move.corporation);
      return [short, line(short, words.from, words[move.from])];
    }
    case "swap":
      return [line(words.swap, move.percents.join("+"))];
    default:
      return longer(move, line, words);
  }
}

type Line = (...parts: (string | number | undefined)[]) => string;
type Simple =
  | "pass"
  | "done"
  | "withdraw"
  | "repayLoan"
  | "declareBankruptcy"
  | "answer"
  | "found"
  | "dividend"
  | "run"
  | "join"
  | "bid"
  | "par"
  | "takeOver"
  | "buyPrivate"
  | "buyPrivateFrom"
  | "buyCompany"
  | "sellCompany"
  | "exchange"
  | "swap";

const priced = (price: number | undefined, words: WrittenWords) => (price === undefined ? [] : [words.for, price]);

/** Moves whose shortest line depends on what else is for sale, or on the place. */
function longer(move: Exclude<Move, { type: Simple }>, line: Line, words: WrittenWords): string[] {
  switch (move.type) {
    case "buyShare": {
      const { corporation, percent } = move;
      const [from, size] = [[words.from, words[move.from]], percent === undefined ? "" : `${percent}%`];
      const texts = [[corporation], [corporation, ...from], [size, corporation], [size, corporation, ...from]];
      return texts.map((parts) => line(words.buy, ...parts));
    }
    case "sellShares": {
      const { corporation, count, percents } = move;
      const short = line(words.sell, count, corporation);
      return percents ? [short, line(short, percents.map((one) => `${one}%`).join("+"))] : [short];
    }
    case "nationalise": {
      const short = line(words.nationalise, `${move.percent}%`, move.corporation);
      return [short, line(short, words.from, words.player, move.from + 1)];
    }
    case "layTile": {
      const power = move.company === undefined ? [] : [words.with, move.company];
      return [line(words.lay, move.hex, move.tile, `r${move.rotation}`, ...power)];
    }
    case "placeToken":
    case "dropStation":
      return station(move, line, words);
    case "buyTrain":
      return purchase(move, line, words);
    case "discardTrain": {
      const short = line(words.discard, move.corporation, rankOf(move.train));
      return [short, line(words.discard, move.corporation, move.train)];
    }
    case "convertTrain":
      return [line(words.convert, rankOf(move.train)), line(words.convert, move.train)];
    case "scrapTrain":
      return [line(words.scrap, rankOf(move.train)), line(words.scrap, move.train)];
  }
}

type Place = Extract<Move, { type: "placeToken" | "dropStation" }>;

function station(move: Place, line: Line, words: WrittenWords): string[] {
  const verb = move.type === "placeToken" ? words.token : words.drop;
  const power = "company" in move && move.company !== undefined ? [words.with, move.company] : [];
  const city = [words.city, move.city + 1];
  return [line(verb, move.hex, ...power), line(verb, move.hex, ...city, ...power)];
}

/** The rank in the id of a train; of a card with several sides the first. */
export const rankOf = (train: string): string => train.slice(0, Math.max(0, train.lastIndexOf("-")));

function purchase(move: Extract<Move, { type: "buyTrain" }>, line: Line, words: WrittenWords): string[] {
  const rank = move.rank ?? rankOf(move.train);
  const from = [words.from, move.from === "bank" || move.from === "pool" ? words[move.from] : move.from];
  const price = [words.for, move.price];
  const [old, oldId] =
    move.tradeIn === undefined ? [[], []] : [rankOf(move.tradeIn), move.tradeIn].map((one) => [words.trade, one]);
  const texts = [
    [rank, ...(old ?? [])],
    [rank, ...from, ...(old ?? [])],
    [rank, ...from, ...price, ...(old ?? [])],
    [rank, move.train, ...from, ...price, ...(oldId ?? [])],
  ];
  return texts.map((parts) => line(words.train, ...parts));
}
