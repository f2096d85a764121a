/** Books events: what happened, without a rule. `decide` and the fold of a log both come through here. */
import { type Draft, draftOf, named, writeCompany, writeCorporation, writePlayer, writeRound } from "./draft.ts";
import type { EventOf, EventType, GameEvent } from "./model/event.ts";
import { freshOperatingRound, freshStockRound } from "./model/fresh.ts";
import type { Board, Depot, GameState, OperatingTurn } from "./model/state.ts";
import { type Account, corporationOf, seatOf } from "./model/words.ts";

type Books = { readonly [T in EventType]: (draft: Draft, event: EventOf<T>) => void };

function addMoney(draft: Draft, account: Account, amount: number): void {
  const seat = seatOf(account);
  const symbol = corporationOf(account);
  if (seat !== undefined) writePlayer(draft, seat).cash += amount;
  else if (symbol !== undefined) writeCorporation(draft, symbol).cash += amount;
  else if (account === "neutral") draft.state.neutral = { cash: (draft.state.neutral?.cash ?? 0) + amount };
  else draft.state.bank = { ...draft.state.bank, cash: draft.state.bank.cash + amount };
}

function setBoard(draft: Draft, change: Partial<Board>): void {
  draft.state.board = { ...draft.state.board, ...change };
}

function setDepot(draft: Draft, change: Partial<Depot>): void {
  draft.state.depot = { ...draft.state.depot, ...change };
}

function setTurn(draft: Draft, change: Partial<OperatingTurn>): void {
  const round = writeRound(draft, "operating");
  if (!round.turn) throw new Error("no corporation is in turn");
  round.turn = { ...round.turn, ...change };
}

function soldInTurn(draft: Draft, { corporation, pricePerShare }: EventOf<"sharesSold">): void {
  const { round } = draft.state;
  const before = round.kind === "operating" ? round.turn?.salePrices : undefined;
  setTurn(draft, { lastSalePrice: pricePerShare, salePrices: { [corporation]: pricePerShare, ...before } });
}

const without = <T extends { id: string }>(list: readonly T[], id: string): T[] => list.filter((one) => one.id !== id);

function omit<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}

/** The stacks without a corporation's marker. */
function stacksWithout(draft: Draft, symbol: string): Record<string, readonly string[]> {
  const stacks: Record<string, readonly string[]> = { ...draft.state.market.stacks };
  const from = named(draft.state.corporations, symbol).cell;
  if (!from) return stacks;
  const rest = (stacks[from.join()] ?? []).filter((other) => other !== symbol);
  if (rest.length) stacks[from.join()] = rest;
  else delete stacks[from.join()];
  return stacks;
}

/** Takes the marker off its stack, if it has one, and puts it under those already on the new cell (C-11.4). */
function moveMarker(draft: Draft, symbol: string, to: readonly [number, number]): void {
  const stacks = stacksWithout(draft, symbol);
  stacks[to.join()] = [...(stacks[to.join()] ?? []), symbol];
  draft.state.market = { stacks };
  writeCorporation(draft, symbol).cell = [to[0], to[1]];
}

function layTile(draft: Draft, event: EventOf<"tileLaid">): void {
  const { board } = draft.state;
  const supply: Record<string, number> = { ...board.supply, [event.tile]: (board.supply[event.tile] ?? 0) - 1 };
  if (event.replaced !== null) supply[event.replaced] = (supply[event.replaced] ?? 0) + 1;
  const moved = (city: number): number => event.cities[city] ?? city;
  const stations = board.stations[event.hex];
  setBoard(draft, {
    tiles: { ...board.tiles, [event.hex]: { tile: event.tile, rotation: event.rotation } },
    supply,
    stations: stations
      ? { ...board.stations, [event.hex]: stations.map((one) => ({ ...one, city: moved(one.city) })) }
      : board.stations,
    homes: movedHomes(board.homes, event.hex, moved),
  });
  for (const station of stations ?? [])
    moveStation(draft, station.corporation, event.hex, station.city, moved(station.city));
  if (event.company !== null) notePower(draft, event.company);
  if (event.counts) countLay(draft, event.upgrade ? "upgrade" : "lay");
}

function notePower(draft: Draft, company: string): void {
  if (draft.state.round.kind !== "operating") return;
  const round = writeRound(draft, "operating");
  round.powers = [...round.powers, company];
}

/** The homes with new numbers of cities on a hex; the same object where none lies there. */
function movedHomes(homes: Board["homes"], hex: string, moved: (city: number) => number): Board["homes"] {
  if (!Object.values(homes).some((home) => home.hex === hex && home.city !== null)) return homes;
  return Object.fromEntries(
    Object.entries(homes).map(([symbol, home]) =>
      home.hex === hex && home.city !== null ? [symbol, { ...home, city: moved(home.city) }] : [symbol, home],
    ),
  );
}

function countLay(draft: Draft, kind: "lay" | "upgrade"): void {
  const round = draft.state.round;
  if (round.kind === "operating") setTurn(draft, { lays: [...(round.turn?.lays ?? []), kind] });
}

function moveStation(draft: Draft, symbol: string, hex: string, from: number, to: number): void {
  if (from === to) return;
  const corporation = writeCorporation(draft, symbol);
  corporation.stations = corporation.stations.map((one) => (one.hex === hex ? { hex, city: to } : one));
}

function placeToken(draft: Draft, event: EventOf<"tokenPlaced">): void {
  const { board } = draft.state;
  const corporation = writeCorporation(draft, event.corporation);
  corporation.stations = [...corporation.stations, { hex: event.hex, city: event.city }];
  corporation.tokens = corporation.tokens.slice(1);
  const here = board.stations[event.hex] ?? [];
  setBoard(draft, {
    stations: { ...board.stations, [event.hex]: [...here, { corporation: event.corporation, city: event.city }] },
    homes: event.kind === "home" ? omit(board.homes, event.corporation) : board.homes,
  });
  if (event.kind !== "home" && event.company === null) setTurn(draft, { stationPlaced: true });
  if (event.kind === "granted") setTurn(draft, { stationPlaced: true });
  if (event.kind === "regular" && event.company !== null) writeCompany(draft, event.company).stationUsed = true;
}

function buyTrain(draft: Draft, event: EventOf<"trainBought">): void {
  const { depot } = draft.state;
  if (event.tradedIn) giveUpTrain(draft, event.corporation, event.tradedIn.id);
  if (event.from === "bank") takeFromBank(draft, event.train.id);
  else if (event.from === "pool") setDepot(draft, { pool: without(depot.pool, event.train.id) });
  else {
    const seller = writeCorporation(draft, event.from);
    seller.trains = without(seller.trains, event.train.id);
  }
  const buyer = writeCorporation(draft, event.corporation);
  buyer.trains = [...buyer.trains, event.train];
  setTurn(draft, { boughtTrain: true, wanted: null, ...(event.help > 0 ? { helped: true } : {}) });
}

function takeFromBank(draft: Draft, id: string): void {
  const { queue, soldUnlimited } = draft.state.depot;
  const card = id.slice(0, id.lastIndexOf("-"));
  if (queue.some((train) => train.id === id)) setDepot(draft, { queue: without(queue, id) });
  else setDepot(draft, { soldUnlimited: { ...soldUnlimited, [card]: (soldUnlimited[card] ?? 0) + 1 } });
}

function giveUpTrain(draft: Draft, symbol: string, id: string): void {
  const train = named(draft.state.corporations, symbol).trains.find((one) => one.id === id);
  if (!train) throw new Error(`${symbol} has no train ${id}`);
  dropTrain(draft, symbol, id);
  setDepot(draft, { pool: [...draft.state.depot.pool, train] });
}

function rustTrain(draft: Draft, id: string, owner: string): void {
  const { depot } = draft.state;
  if (owner === "pool") setDepot(draft, { pool: without(depot.pool, id) });
  else if (owner === "bank") setDepot(draft, { queue: without(depot.queue, id) });
  else dropTrain(draft, owner, id);
}

function dropTrain(draft: Draft, symbol: string, id: string): void {
  const corporation = writeCorporation(draft, symbol);
  corporation.trains = without(corporation.trains, id);
  forgetAcquired(draft, id);
}

function forgetAcquired({ state }: Draft, id: string): void {
  if (state.round.kind !== "operating" || !state.round.turn?.acquired.includes(id)) return;
  const { turn } = state.round;
  state.round = { ...state.round, turn: { ...turn, acquired: turn.acquired.filter((one) => one !== id) } };
}

/** 18CZ-13.5, 18CZ-13.6: trains change hands, own stations in the same cities come off. Money and companies move by other events. */
function takeOver(draft: Draft, event: EventOf<"takenOver">): void {
  writeCorporation(draft, event.corporation).trains = [];
  const buyer = writeCorporation(draft, event.by);
  buyer.trains = [...buyer.trains, ...event.trains];
  buyer.tokens = event.tokens;
  for (const { hex, city } of event.lifted) liftStation(draft, event.by, hex, city);
  const acquired = event.trains.map((train) => train.id);
  setTurn(draft, { acquired, merging: event.corporation, drops: event.drops });
}

function liftStation(draft: Draft, symbol: string, hex: string, city: number): void {
  const corporation = writeCorporation(draft, symbol);
  corporation.stations = corporation.stations.filter((one) => one.hex !== hex || one.city !== city);
  const { board } = draft.state;
  const here = (board.stations[hex] ?? []).filter((one) => one.corporation !== symbol || one.city !== city);
  setBoard(draft, { stations: { ...board.stations, [hex]: here } });
}

/** 18CZ-13.6, 18CZ-13.9: stations change hands, and the corporation is gone. */
function merge(draft: Draft, event: EventOf<"corporationMerged">): void {
  const { board } = draft.state;
  const lost = writeCorporation(draft, event.corporation);
  const buyer = writeCorporation(draft, event.by);
  draft.state.market = { stacks: stacksWithout(draft, event.corporation) };
  buyer.stations = [...buyer.stations, ...event.stations];
  buyer.tokens = event.tokens;
  const owned = Object.entries(board.stations).map(([hex, here]) => [
    hex,
    here.map((one) => (one.corporation === event.corporation ? { ...one, corporation: event.by } : one)),
  ]);
  setBoard(draft, { stations: Object.fromEntries(owned), homes: omit(board.homes, event.corporation) });
  Object.assign(lost, { president: null, cell: null, closed: true, stations: [], tokens: [] });
  lost.certificates = lost.certificates.map((one) => ({ ...one, holder: "offering" }));
  setTurn(draft, { merging: null });
}

/** 1835-14.3, 14.5: trains and the station change hands, the paper is gone; its money moves by an event of its own. */
function joinPaper(draft: Draft, event: EventOf<"paperJoined">): void {
  const corporation = writeCorporation(draft, event.corporation);
  const given = new Set(event.certificates);
  corporation.certificates = corporation.certificates.map((one, index) =>
    given.has(index) ? { ...one, holder: `seat:${event.seat}` } : one,
  );
  corporation.trains = [...corporation.trains, ...event.trains];
  if (draft.state.corporations[event.paper]) endMinor(draft, event);
  forgetWaiting(draft, event.paper);
  const { round } = draft.state;
  if (event.earned && round.kind === "operating") {
    const own = writeRound(draft, "operating");
    own.joined = { ...own.joined, [event.seat]: (own.joined[event.seat] ?? 0) + event.percent };
    if (event.trains.length) own.resting = [...(own.resting ?? []), ...event.trains.map((train) => train.id)];
  }
}

/** The question is over with its last paper, unless others are to be asked. */
function forgetWaiting({ state }: Draft, paper: string): void {
  if (!state.formation?.waiting) return;
  const { waiting, ...question } = state.formation;
  const left = waiting.filter((one) => one !== paper);
  if (left.length > 0) state.formation = { ...question, waiting: left };
  else state.formation = question.seats.length > 0 ? question : null;
}

function endMinor(draft: Draft, event: EventOf<"paperJoined">): void {
  const minor = writeCorporation(draft, event.paper);
  const { board } = draft.state;
  const corporation = writeCorporation(draft, event.corporation);
  const stations = Object.entries(board.stations).map(([hex, here]) => [
    hex,
    here.flatMap((one) => {
      if (one.corporation !== event.paper) return [one];
      return event.station ? [{ corporation: event.corporation, city: one.city }] : [];
    }),
  ]);
  setBoard(draft, { stations: Object.fromEntries(stations), homes: omit(board.homes, event.paper) });
  if (event.station) {
    corporation.stations = [...corporation.stations, event.station];
    corporation.tokens = corporation.tokens.slice(1);
  }
  Object.assign(minor, { president: null, closed: true, trains: [], stations: [], tokens: [] });
  minor.certificates = minor.certificates.map((one) => ({ ...one, holder: "offering" }));
}

const books: Books = {
  moneyPaid(draft, event) {
    addMoney(draft, event.from, -event.amount);
    addMoney(draft, event.to, event.amount);
  },
  bankBroke(draft) {
    draft.state.bank = { ...draft.state.bank, broken: true };
  },
  bidPlaced(draft, event) {
    const round = writeRound(draft, "auction");
    const others = (round.bids[event.company] ?? []).filter((bid) => bid.seat !== event.seat);
    round.bids = { ...round.bids, [event.company]: [...others, { seat: event.seat, amount: event.amount }] };
  },
  bidWithdrawn(draft, event) {
    const round = writeRound(draft, "auction");
    const others = (round.bids[event.company] ?? []).filter((bid) => bid.seat !== event.seat);
    round.bids = { ...round.bids, [event.company]: others };
  },
  bidsReturned(draft, event) {
    const round = writeRound(draft, "auction");
    round.bids = omit(round.bids, event.company);
  },
  contestOpened(draft, event) {
    writeRound(draft, "auction").contest = event.company;
  },
  contestClosed(draft) {
    writeRound(draft, "auction").contest = null;
  },
  draftTurn(draft, event) {
    const round = writeRound(draft, "draft");
    round.turn = event.seat;
    round.step = event.step;
  },
  companyPriceSet(draft, event) {
    draft.state.companyPrice = event.price;
  },
  companySold(draft, event) {
    const company = writeCompany(draft, event.company);
    company.owner = null;
    company.closed = true;
  },
  packetItemSold(draft, event) {
    draft.state.packet = draft.state.packet.filter((item) => item !== event.item);
    writeRound(draft, "stock").lastBuyer = event.seat;
  },
  packetTurn(draft, event) {
    const round = writeRound(draft, "stock");
    round.turn = event.seat;
    round.turns = event.turns;
  },
  released() {},
  formationDue(draft, event) {
    draft.state.formationDue = event.due;
  },
  roundBegun(draft, event) {
    const round = writeRound(draft, "operating");
    round.begun = true;
    round.order = event.order;
  },
  formationAsked(draft, event) {
    draft.state.formation = event.question;
  },
  formationAnswered(draft, event) {
    draft.state.formation = event.question;
  },
  corporationFounded(draft, event) {
    const corporation = writeCorporation(draft, event.corporation);
    draft.state.founder = event.seat;
    corporation.president = event.seat;
    corporation.floated = true;
    corporation.operated = true;
    moveMarker(draft, event.corporation, event.cell);
  },
  paperJoined: joinPaper,
  operatingOrderSet(draft, event) {
    writeRound(draft, "operating").order = event.order;
  },
  swapAsked(draft, event) {
    draft.state.swap = event.swap;
  },
  swapChosen(draft) {
    draft.state.swap = null;
  },
  trainWanted(draft, event) {
    const { from, train, rank, price } = event;
    setTurn(draft, { wanted: { from, train, rank, price } });
  },
  corporationIndebted(draft, event) {
    writeCorporation(draft, event.corporation).debt = event.debt;
  },
  neutralStarted(draft, event) {
    const corporation = writeCorporation(draft, event.corporation);
    const theirs = new Set(event.certificates);
    corporation.par = event.price;
    corporation.floated = true;
    corporation.tokens = corporation.tokens.map(() => 0);
    corporation.certificates = corporation.certificates.map((one, index) =>
      theirs.has(index) ? { ...one, holder: "neutral" } : one,
    );
    moveMarker(draft, event.corporation, event.cell);
    draft.state.seed = event.seed;
  },
  trainReceived(draft, event) {
    takeFromBank(draft, event.train.id);
    const corporation = writeCorporation(draft, event.corporation);
    corporation.trains = [...corporation.trains, event.train];
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
  companyPriceFell(draft, event) {
    writeCompany(draft, event.company).price = event.price;
  },
  parAwaited(draft, event) {
    writeRound(draft, "auction").par = { corporation: event.corporation, seat: event.seat };
  },
  companyMoved(draft, event) {
    writeCompany(draft, event.company).owner = event.to;
  },
  companyClosed(draft, event) {
    const company = writeCompany(draft, event.company);
    company.owner = null;
    company.closed = true;
  },
  companyUsed(draft, event) {
    writeCompany(draft, event.company).used = true;
  },
  parSet(draft, event) {
    writeCorporation(draft, event.corporation).par = event.price;
    moveMarker(draft, event.corporation, event.cell);
    if (draft.state.round.kind === "auction") writeRound(draft, "auction").par = null;
  },
  certificatesMoved(draft, event) {
    const corporation = writeCorporation(draft, event.corporation);
    const moving = new Set(event.certificates);
    corporation.certificates = corporation.certificates.map((certificate, index) =>
      moving.has(index) ? { ...certificate, holder: event.to } : certificate,
    );
  },
  sharesBought(draft, event) {
    const round = writeRound(draft, "stock");
    round.bought = { corporation: event.corporation, from: event.from };
    round.acted = true;
    round.lastActor = event.seat;
    round.lastBuyer = event.seat;
  },
  sharesSold(draft, event) {
    if (draft.state.round.kind !== "stock") return soldInTurn(draft, event);
    const round = writeRound(draft, "stock");
    const sold = round.sold[event.seat] ?? [];
    round.prices = { [event.corporation]: event.pricePerShare, ...round.prices };
    if (!sold.includes(event.corporation)) round.sold = { ...round.sold, [event.seat]: [...sold, event.corporation] };
    round.acted = true;
    round.lastActor = event.seat;
  },
  companyBoughtInStockRound(draft, event) {
    const round = writeRound(draft, "stock");
    round.bought = "company";
    round.acted = true;
    round.lastActor = event.seat;
  },
  presidentChanged(draft, event) {
    writeCorporation(draft, event.corporation).president = event.to;
  },
  floated(draft, event) {
    writeCorporation(draft, event.corporation).floated = true;
  },
  markerMoved(draft, event) {
    moveMarker(draft, event.corporation, event.to);
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
  priorityMoved(draft, event) {
    draft.state.priority = event.seat;
  },
  auctionTurn(draft, event) {
    writeRound(draft, "auction").turn = event.seat;
  },
  stockRoundStarted(draft, event) {
    draft.state.round = freshStockRound(event.number, event.seat);
  },
  stockTurn(draft, event) {
    const round = writeRound(draft, "stock");
    round.turn = event.seat;
    round.acted = false;
    round.bought = null;
    round.prices = {};
  },
  operatingSetStarted() {},
  operatingRoundStarted(draft, event) {
    draft.state.round = freshOperatingRound(event, !event.waits);
  },
  corporationTurn(draft, event) {
    writeRound(draft, "operating").turn = event.turn;
  },
  stepReached(draft, event) {
    setTurn(draft, { step: event.step, choice: null, grant: null });
  },
  declined() {},
  corporationActed(draft, event) {
    const round = writeRound(draft, "operating");
    round.acted = [...round.acted, event.corporation];
    round.turn = null;
  },
  tileLaid: layTile,
  stationChoiceAsked(draft, event) {
    setTurn(draft, { step: "stationChoice", choice: { corporation: event.corporation, hex: event.hex } });
  },
  stationMoved(draft, event) {
    const { board } = draft.state;
    const here = (board.stations[event.hex] ?? []).map((one) =>
      one.corporation === event.corporation ? { ...one, city: event.to } : one,
    );
    setBoard(draft, { stations: { ...board.stations, [event.hex]: here } });
    moveStation(draft, event.corporation, event.hex, event.from, event.to);
  },
  grantedTokenAsked(draft, event) {
    setTurn(draft, { step: "grantedToken", grant: { company: event.company, hex: event.hex } });
  },
  tokenPlaced: placeToken,
  routesRun(draft, event) {
    writeCorporation(draft, event.corporation).lastRevenue = event.revenue;
    setTurn(draft, { revenue: event.revenue, routes: event.routes });
  },
  dividendDecided(draft, event) {
    writeCorporation(draft, event.corporation).operated = true;
  },
  trainBought: buyTrain,
  trainDiscarded(draft, event) {
    giveUpTrain(draft, event.corporation, event.train.id);
  },
  trainsRusted(draft, event) {
    for (const { train, owner } of event.trains) rustTrain(draft, train.id, owner);
  },
  ranksRusted(draft, event) {
    const { rusted } = draft.state.depot;
    setDepot(draft, { rusted: [...rusted, ...event.ranks] });
  },
  trainExported(draft, event) {
    takeFromBank(draft, event.train.id);
  },
  trainScrapped(draft, event) {
    dropTrain(draft, event.corporation, event.train.id);
  },
  trainConverted(draft, event) {
    const corporation = writeCorporation(draft, event.corporation);
    corporation.trains = corporation.trains.map((one) =>
      one.id === event.train.id ? { id: one.id, rank: event.rank } : one,
    );
    forgetAcquired(draft, event.train.id);
  },
  takenOver: takeOver,
  corporationMerged: merge,
  stationDropAsked(draft, _event) {
    setTurn(draft, { step: "stationDrop" });
  },
  stationDropped(draft, event) {
    liftStation(draft, event.corporation, event.hex, event.city);
    const corporation = writeCorporation(draft, event.corporation);
    corporation.tokens = [...corporation.tokens, event.price].sort((a, b) => a - b);
    const { round } = draft.state;
    if (round.kind !== "operating") return;
    setTurn(draft, { drops: round.turn?.drops.filter((one) => one !== event.hex) ?? [] });
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
};

/** Books one event into a draft. */
export function book(draft: Draft, event: GameEvent): void {
  (books[event.type] as (draft: Draft, event: GameEvent) => void)(draft, event);
}

/** The state after the event; the given state stays as it was. */
export function evolve(state: GameState, event: GameEvent): GameState {
  return fold(state, [event]);
}

/** The state after all events, in order. */
export function fold(state: GameState, events: readonly GameEvent[]): GameState {
  const draft = draftOf(state);
  for (const event of events) book(draft, event);
  return draft.state;
}
