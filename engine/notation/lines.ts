/** How a move may be written, shortest first; which of the lines suffices depends on what else is possible. */
import type { Move, MoveOf } from "../model/move.ts";
import type { NarrationLanguage } from "../narration/context.ts";
import type { At } from "./at.ts";
import { writeRun } from "./run.ts";
import { WRITTEN, type WrittenWords } from "./vocabulary.ts";

type Part = string | number;

const line = (...parts: readonly Part[]): string => parts.filter((part) => part !== "").join(" ");

/** Lines for a move; each later one leaves less open. */
export function linesOf(move: Move, at: At, language: NarrationLanguage): string[] {
  const words = WRITTEN[language];
  switch (move.type) {
    case "pass":
    case "done":
    case "withdraw":
    case "repayLoan":
    case "declareBankruptcy":
      return [words[move.type]];
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
    case "swap":
      return [line(words.swap, move.percents.join("+"))];
    case "bid":
      return [line(words.bid, move.company, move.amount)];
    case "par":
      return [line(words.par, move.corporation, move.price)];
    case "takeOver":
      return [line(words.takeOver, move.corporation, words.at, move.price)];
    case "buyPrivate":
    case "buyPrivateFrom":
    case "buyCompany":
    case "sellCompany":
      return companyLines(move, words);
    case "buyShare":
    case "sellShares":
    case "nationalise":
    case "exchange":
      return shareLines(move, words);
    case "layTile":
    case "placeToken":
    case "dropStation":
      return boardLines(move, words);
    default:
      return trainLines(move, at, words);
  }
}

type CompanyMove = MoveOf<"buyPrivate" | "buyPrivateFrom" | "buyCompany" | "sellCompany">;

/** Where the bank names the price it need not be written. */
function companyLines(move: CompanyMove, words: WrittenWords): string[] {
  const { type, company, price } = move;
  if (type === "buyPrivateFrom" || type === "buyCompany") return [line(words.company, company, words.for, price)];
  const short = line(type === "sellCompany" ? words.sell : words.buy, company);
  return price === undefined ? [short] : [short, line(short, words.for, price)];
}

function shareLines(
  move: MoveOf<"buyShare" | "sellShares" | "nationalise" | "exchange">,
  words: WrittenWords,
): string[] {
  const { corporation } = move;
  switch (move.type) {
    case "buyShare": {
      const from = [words.out, words[move.from]];
      const size = move.percent === undefined ? "" : `${move.percent}%`;
      const texts = [[corporation], [corporation, ...from], [size, corporation], [size, corporation, ...from]];
      return texts.map((parts) => line(words.buy, ...parts));
    }
    case "sellShares": {
      const short = line(words.sell, move.count, corporation);
      return move.percents ? [short, line(short, move.percents.map((one) => `${one}%`).join("+"))] : [short];
    }
    case "nationalise": {
      const short = line(words.nationalise, `${move.percent}%`, corporation);
      return [short, line(short, words.from, words.player, move.from + 1)];
    }
    case "exchange": {
      const short = line(words.exchange, move.company, corporation);
      return [short, line(short, words.out, words[move.from])];
    }
  }
}

function boardLines(move: MoveOf<"layTile" | "placeToken" | "dropStation">, words: WrittenWords): string[] {
  const power = "company" in move && move.company !== undefined ? [words.with, move.company] : [];
  if (move.type === "layTile") return [line(words.lay, move.hex, move.tile, `r${move.rotation}`, ...power)];
  const short = line(words[move.type], move.hex);
  return [line(short, ...power), line(short, words.city, move.city + 1, ...power)];
}

type TrainMove = MoveOf<"buyTrain" | "discardTrain" | "convertTrain" | "scrapTrain">;

/** A train by its rank; by its id where another one of the rank would be meant. */
function trainLines(move: TrainMove, at: At, words: WrittenWords): string[] {
  if (move.type === "buyTrain") return purchaseLines(move, at, words);
  const owner = move.type === "discardTrain" ? [move.corporation] : [];
  return [rankOf(move.train, at), move.train].map((train) => line(words[move.type], ...owner, train));
}

function purchaseLines(move: MoveOf<"buyTrain">, at: At, words: WrittenWords): string[] {
  const rank = move.rank ?? rankOf(move.train, at);
  const isStock = move.from === "bank" || move.from === "pool";
  const from = isStock ? [words.out, words[move.from === "bank" ? "bank" : "pool"]] : [words.from, move.from];
  const price = [words.for, move.price];
  const { tradeIn } = move;
  const [old, oldId] =
    tradeIn === undefined
      ? [[], []]
      : [
          [words.trade, rankOf(tradeIn, at)],
          [words.trade, tradeIn],
        ];
  const texts: Part[][] = [
    [rank, ...old],
    [rank, ...from, ...old],
    [rank, ...from, ...price, ...old],
    [rank, move.train, ...from, ...price, ...oldId],
  ];
  return texts.map((parts) => line(words.buyTrain, ...parts));
}

/** The side on which a train lies that somebody owns; otherwise the first side of its card. */
function rankOf(train: string, { state }: At): string {
  const owned = Object.values(state.corporations).flatMap(({ trains }) => trains);
  const rank = owned.find(({ id }) => id === train)?.rank;
  return rank ?? train.slice(0, Math.max(0, train.lastIndexOf("-")));
}
