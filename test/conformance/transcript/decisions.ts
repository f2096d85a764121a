/** How each kind of decision of a transcript becomes a move. */
import { decision, type Move } from "../../../engine/index.ts";
import type { Driver } from "./driver.ts";
import { companyName, corporationName, type Line, numberOf, TranscriptFault, textOf } from "./file.ts";

type Play = (driver: Driver, line: Line, index: number) => void;

export const DECISIONS: Readonly<Record<string, Play>> = {
  buy_start_item: buyStartItem,
  bid,
  pass,
  start_company: startCorporation,
  buy_share: (driver, line) => driver.apply(line, inStock(driver, line), purchase(driver, line)),
  sell_shares: sell,
  lay_tile: lay,
  token,
  revenue,
  buy_train: buyTrain,
  discard_train: discard,
  fold,
  buy_private: buyPrivate,
  exchange_private: exchange,
};

/** Consequences behind which a move of ours stands. */
export const FORESEEN: Readonly<Record<string, Play>> = { must_raise: wantTrain, auto_pass_line: passInAuction };

/** A purchase or sale of a player in a stock round, once it is his turn. */
function inStock(driver: Driver, line: Line): number {
  const seat = driver.seatOf(line["player"]);
  driver.skipTo(
    line,
    ({ step, deciders }) =>
      (step === "stock" || step === "packet") && deciders[0] === seat && isFresh(driver, line.type),
  );
  return seat;
}

/** A purchase after a purchase of the same player belongs to his next turn. */
function isFresh({ state: { round } }: Driver, type: string): boolean {
  if (round.kind !== "stock" || round.bought === null) return true;
  return type === "sell_shares" || type === "pass";
}

function inTurn(driver: Driver, line: Line, steps: readonly string[]): number {
  const symbol = corporationName(driver.file, line["company"]);
  const asked = driver.skipTo(line, (one) => one.corporation === symbol && steps.includes(one.step));
  return asked.deciders[0] ?? 0;
}

function buyStartItem(driver: Driver, line: Line): void {
  const company = companyName(driver.file, line["item"]);
  const seat = driver.seatOf(line["player"]);
  if (driver.state.round.kind !== "auction") inStock(driver, line);
  if (decision(driver.state).step !== "grantedPar") driver.apply(line, seat, { type: "buyPrivate", company });
  if (line["share_price"] === undefined) return;
  const asked = decision(driver.state);
  const option = asked.options.find((one) => one.type === "par");
  if (option?.type !== "par") throw new TranscriptFault(line.n, line.type, "a par to set", asked.step);
  driver.apply(line, seat, { type: "par", corporation: option.corporation, price: numberOf(line["share_price"]) });
}

function bid(driver: Driver, line: Line): void {
  const [company, amount] = [companyName(driver.file, line["item"]), numberOf(line["amount"])];
  const seat = driver.seatOf(line["player"]);
  driver.skipTo(line, ({ deciders }) => deciders[0] === seat);
  driver.apply(line, seat, { type: "bid", company, amount });
}

/** A pass that the player set beforehand; one who cannot bid is passed over by the engine itself. */
function passInAuction(driver: Driver, line: Line): void {
  const seat = driver.seatOf(line["player"]);
  const asked = decision(driver.state);
  const may = asked.deciders[0] === seat && asked.options.some((one) => one.type === "pass");
  if (driver.state.round.kind === "auction" && may) driver.apply(line, seat, { type: "pass" });
}

/** A turn that ends without a purchase; one in which nothing could be done has ended by itself. */
function pass(driver: Driver, line: Line): void {
  const seat = driver.seatOf(line["player"]);
  const { round } = driver.state;
  if (round.kind === "auction") {
    passInAuction(driver, line);
    return;
  }
  if (round.kind === "operating" && isBehind(driver, line)) {
    driver.skipTo(line, () => driver.state.round.kind !== "operating");
  }
  endTurnOfAnother(driver, line, seat);
  if (asksInStock(driver) !== seat || driver.state.round.kind !== "stock") return;
  driver.apply(line, seat, { type: driver.state.round.acted ? "done" : "pass" });
}

function asksInStock({ state }: Driver): number | undefined {
  const { step, deciders } = decision(state);
  return step === "stock" || step === "packet" ? deciders[0] : undefined;
}

/** The pass belongs to a stock round after the operating round in which the engine still is. */
function isBehind({ file, events }: Driver, line: Line): boolean {
  const ours = events.filter(({ event }) => event.type === "operatingRoundStarted").length;
  const theirs = file.events.filter((one) => one.n < line.n && one.type === "round" && one["round"] === "operating");
  return ours <= theirs.length;
}

function endTurnOfAnother(driver: Driver, line: Line, seat: number): void {
  const other = asksInStock(driver);
  const { round } = driver.state;
  if (other === undefined || round.kind !== "stock" || !round.acted) return;
  if (other !== seat || !isFresh(driver, "turn")) driver.apply(line, other, { type: "done" });
}

function startCorporation(driver: Driver, line: Line): void {
  const seat = inStock(driver, line);
  const corporation = corporationName(driver.file, line["company"]);
  const isSet = decision(driver.state).options.some((one) => one.type === "par" && one.corporation === corporation);
  const [price, percent] = [numberOf(line["share_price"]), numberOf(line["percent"])];
  driver.apply(
    line,
    seat,
    isSet ? { type: "par", corporation, price } : { type: "buyShare", corporation, from: "offering", percent },
  );
}

function purchase(driver: Driver, line: Line): Move {
  const [corporation, percent] = [corporationName(driver.file, line["company"]), numberOf(line["cert_percent"])];
  const source = textOf(line["source"]);
  if (source === "ipo" || source === "pool") {
    return { type: "buyShare", corporation, from: source === "ipo" ? "offering" : "pool", percent };
  }
  return { type: "nationalise", corporation, from: driver.seatOf(source), percent };
}

function sell(driver: Driver, line: Line): void {
  const [count, size] = [numberOf(line["count"]), numberOf(line["cert_percent"])];
  const corporation = corporationName(driver.file, line["company"]);
  const percents = Array.from({ length: count }, () => size);
  const move: Move =
    driver.file.title === "1835"
      ? { type: "sellShares", corporation, count, percents }
      : { type: "sellShares", corporation, count: numberOf(line["percent"]) / 10 };
  const seat = driver.seatOf(line["player"]);
  const { step, options } = decision(driver.state);
  const isForced = step !== "stock" && options.some((one) => one.type === "sellShares" && one.seat === seat);
  driver.apply(line, isForced ? seat : inStock(driver, line), move);
}

function lay(driver: Driver, line: Line): void {
  const seat = inTurn(driver, line, line["special"] === undefined ? ["track"] : ["track", "token"]);
  const hex = textOf(line["hex"]);
  const option = decision(driver.state).options.find(
    (one) => one.type === "layTile" && one.company !== null && one.hex === hex && one.seat === seat,
  );
  const power = option?.type === "layTile" && option.company !== null ? { company: option.company } : {};
  const special = line["special"] === undefined ? {} : power;
  const place = { hex, tile: textOf(line["tile"]), rotation: numberOf(line["rotation"]) };
  driver.apply(line, seat, { type: "layTile", ...place, ...special });
  chooseCity(driver, line);
}

/** To which city of the new tile a station goes that stood there without track. */
function chooseCity(driver: Driver, line: Line): void {
  const asked = decision(driver.state);
  const [option] = asked.options;
  if (asked.step !== "stationChoice" || option?.type !== "placeToken") return;
  const relayed = line["relay_tokens"] as { city?: number }[] | undefined;
  driver.apply(line, asked.deciders[0] ?? 0, { type: "placeToken", hex: option.hex, city: relayed?.[0]?.city ?? 0 });
}

function token(driver: Driver, line: Line): void {
  const isSpecial = line["special"] !== undefined;
  const seat = inTurn(driver, line, isSpecial ? ["track", "token"] : ["token"]);
  const spot = { hex: textOf(line["hex"]), city: numberOf(line["city"]) };
  const power = decision(driver.state).options.find(
    (one) => one.type === "placeToken" && one.company !== null && one.hex === spot.hex,
  );
  const company = isSpecial && power?.type === "placeToken" && power.company ? { company: power.company } : {};
  driver.apply(line, seat, { type: "placeToken", ...spot, ...company });
}

function revenue(driver: Driver, line: Line): void {
  const seat = inTurn(driver, line, ["routes"]);
  driver.apply(line, seat, { type: "run", routes: [], revenue: numberOf(line["amount"]) });
  const asked = decision(driver.state);
  if (asked.step !== "dividend" || asked.corporation !== corporationName(driver.file, line["company"])) return;
  driver.apply(line, seat, { type: "dividend", kind: line["action"] === "payout" ? "pay" : "withhold" });
}

/** The president chooses the train for which he must sell; where it comes from stands with the purchase. */
function wantTrain(driver: Driver, line: Line, index: number): void {
  const { round } = driver.state;
  if (round.kind !== "operating") return;
  const bought = driver.file.events.slice(index).find((one) => one.type === "buy_train");
  const seat = inTurn(driver, { ...line, company: bought?.["company"] ?? round.turn?.corporation }, ["trains"]);
  const from = bought?.["source"] === "ipo" ? "bank" : "pool";
  const asked = decision(driver.state);
  const option = asked.options.find(
    (one) => one.type === "buyTrain" && one.from === from && one.rank === textOf(line["train"]),
  );
  const isSold = asked.options.some((one) => one.type === "sellShares");
  if (option?.type !== "buyTrain" || isSold) return;
  driver.apply(line, seat, { type: "buyTrain", from, train: option.train, price: option.min });
}

function buyTrain(driver: Driver, line: Line): void {
  if (hasPaidFor(driver, line)) return;
  const seat = inTurn(driver, line, ["trains"]);
  const source = textOf(line["source"]);
  const places: Record<string, string> = { ipo: "bank", pool: "pool", scrapheap: "pool" };
  const from = places[source] ?? corporationName(driver.file, source);
  const options = decision(driver.state).options.filter((one) => one.type === "buyTrain");
  const option = options.find(
    (one) =>
      one.from === from && one.rank === line["train"] && (one.tradeIn !== null) === (line["exchanged"] !== undefined),
  );
  if (!option)
    throw new TranscriptFault(
      line.n,
      line.type,
      line["train"],
      options.map((one) => one.rank),
    );
  const price = numberOf(line["price"]);
  const traded = option.tradeIn ? { tradeIn: option.tradeIn } : {};
  driver.apply(line, seat, { type: "buyTrain", from, train: option.train, price, ...traded });
}

/** A forced purchase is completed by the sale that paid for it. */
function hasPaidFor({ file, events }: Driver, line: Line): boolean {
  if (!line["forced"]) return false;
  const before = file.events.findLast((one) => one.n < line.n && one.kind === "decision" && !one.hint);
  if (before?.type !== "sell_shares") return false;
  return events.some(
    ({ n, event }) =>
      n === before.n &&
      event.type === "trainBought" &&
      event.corporation === corporationName(file, line["company"]) &&
      event.train.rank === line["train"],
  );
}

function discard(driver: Driver, line: Line): void {
  const corporation = corporationName(driver.file, line["company"]);
  const asked = driver.skipTo(line, (one) => one.step === "discard");
  const option = asked.options.find(
    (one) => one.type === "discardTrain" && one.corporation === corporation && one.rank === line["train"],
  );
  if (option?.type !== "discardTrain") throw new TranscriptFault(line.n, line.type, line["train"], asked.options);
  driver.apply(line, option.seat, { type: "discardTrain", corporation, train: option.train });
}

function fold(driver: Driver, line: Line): void {
  const seat = driver.seatOf(line["player"]);
  const papers = (line["folded"] as string[] | undefined) ?? [];
  const asked = driver.skipTo(line, (one) => ["formation", "merger"].includes(one.step) && one.deciders[0] === seat);
  if (asked.step === "formation") driver.apply(line, seat, { type: "found", accept: papers.length > 0 });
  else driver.apply(line, seat, { type: "join", papers });
}

function buyPrivate(driver: Driver, line: Line): void {
  const symbol = corporationName(driver.file, line["company"]);
  const company = companyName(driver.file, line["item"]);
  const asked = driver.skipTo(
    line,
    (one) =>
      one.corporation === symbol && one.options.some((each) => each.type === "buyCompany" && each.company === company),
  );
  driver.apply(line, asked.deciders[0] ?? 0, { type: "buyCompany", company, price: numberOf(line["price"]) });
}

function exchange(driver: Driver, line: Line): void {
  const seat = driver.seatOf(line["player"]);
  const company = companyName(driver.file, line["item"]);
  const option = decision(driver.state).options.find((one) => one.type === "exchange" && one.company === company);
  if (option?.type !== "exchange") throw new TranscriptFault(line.n, line.type, company, decision(driver.state).step);
  driver.apply(line, seat, {
    type: "exchange",
    company,
    corporation: option.corporation,
    from: option.from[0] ?? "offering",
  });
}
