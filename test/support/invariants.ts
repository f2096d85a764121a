/** C-19: what holds in every state of every game. Each answers the fault it finds, or nothing. */
import { type GameState, percentHeld, seatHolder, type Title } from "../../engine/index.ts";

export function faultsOf(title: Title, state: GameState): string[] {
  return [
    ...money(title, state),
    ...shares(title, state),
    ...trains(title, state),
    ...board(title, state),
    ...market(state),
    ...bids(state),
  ];
}

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

function money(title: Title, { bank, players, corporations, neutral }: GameState): string[] {
  const total =
    bank.cash +
    (neutral?.cash ?? 0) +
    sum(players.map((one) => one.cash)) +
    sum(Object.values(corporations).map((one) => one.cash));
  const poor = [...players, ...Object.values(corporations)].some((one) => one.cash < 0);
  return [...(total === (title.bank ?? 0) ? [] : [`money: ${total}`]), ...(poor ? ["somebody is below 0"] : [])];
}

function shares(title: Title, { corporations, players }: GameState): string[] {
  return Object.values(corporations).flatMap((one) => {
    const held = players.map((_, seat) => percentHeld(one, seatHolder(seat)));
    const president = one.certificates.find((certificate) => certificate.president)?.holder;
    const faults: string[] = [];
    if (sum(one.certificates.map((certificate) => certificate.percent)) !== 100)
      faults.push(`${one.symbol} is not 100 %`);
    const isStruck = players.some((player) => player.bankrupt);
    if (percentHeld(one, "pool") > title.poolLimit && !isStruck) faults.push(`${one.symbol}: pool above the limit`);
    const isLent = isStruck && president === "pool";
    if (one.president !== null && president !== seatHolder(one.president) && !isLent)
      faults.push(`${one.symbol}: president without certificate`);
    if (one.president !== null && (held[one.president] ?? 0) < Math.max(...held))
      faults.push(`${one.symbol}: somebody holds more`);
    if (president === "pool" && !isStruck) faults.push(`${one.symbol}: president's certificate in the pool`);
    return faults;
  });
}

/** 18CZ-13.8: the one whose new trains are being settled may be above the limit; on some tables until its take-overs are over. */
function isSettling({ round, options }: GameState, symbol: string): boolean {
  if (round.kind !== "operating" || round.turn?.corporation !== symbol) return false;
  const { step } = round.turn;
  return step === "acquired" || step === "stationDrop" || (step === "takeover" && options.stops === "all");
}

/** 1835-14.9: who is being formed discards when all questions are answered. */
const isForming = (title: Title, { formation, formationDue }: GameState, symbol: string): boolean =>
  title.parameters.formation?.corporation === symbol && (formation !== null || formationDue !== null);

function trains(title: Title, state: GameState): string[] {
  const { corporations, depot, phase, discarding } = state;
  const owned = Object.values(corporations).flatMap((one) => one.trains);
  const ids = [...owned, ...depot.pool, ...depot.queue].map((train) => train.id);
  const limits = title.phases.find((one) => one.name === phase)?.trainLimit ?? 0;
  const limitOf = (symbol: string): number => {
    const size = title.corporations.find((one) => one.symbol === symbol)?.size ?? "";
    return typeof limits === "number" ? limits : (limits[size] ?? Number.POSITIVE_INFINITY);
  };
  const over = Object.values(corporations)
    .filter(
      (one) =>
        one.trains.length > limitOf(one.symbol) &&
        !isSettling(state, one.symbol) &&
        !isForming(title, state, one.symbol),
    )
    .map((one) => one.symbol);
  return [
    ...(new Set(ids).size === ids.length ? [] : ["a train is in two places"]),
    ...(over.some((symbol) => !discarding.includes(symbol)) ? [`above the train limit: ${over}`] : []),
  ];
}

/** 1835-14.5: a minor that has joined has left its station to another, or to nobody. */
const hasJoined = (title: Title, { corporations }: GameState, symbol: string): boolean =>
  corporations[symbol]?.closed === true &&
  title.corporations.some((one) => one.symbol === symbol && one.minor !== null);

function board(title: Title, state: GameState): string[] {
  const {
    board: { tiles, stations },
    corporations,
  } = state;
  const faults: string[] = [];
  for (const [tile, count] of Object.entries(title.tileCounts)) {
    const laid = Object.values(tiles).filter((one) => one.tile === tile).length;
    if (laid > count && (state.options.unlimitedTiles ?? "no") === "no")
      faults.push(`tile ${tile}: ${laid} of ${count} laid`);
  }
  for (const [hex, here] of Object.entries(stations)) {
    if (new Set(here.map((one) => one.corporation)).size < here.length)
      faults.push(`two stations of one corporation on ${hex}`);
    const nodes = tiles[hex] ? title.tiles[tiles[hex].tile]?.nodes : title.map[hex]?.nodes;
    for (const city of new Set(here.map((one) => one.city))) {
      if (here.filter((one) => one.city === city).length > (nodes?.[city]?.slots ?? 0))
        faults.push(`too many stations in ${hex}.${city}`);
    }
  }
  const all = Object.values(corporations).filter(({ symbol }) => !hasJoined(title, state, symbol));
  const tokens = sum(all.map((one) => one.stations.length + one.tokens.length));
  const given = title.corporations.filter(({ symbol }) => !hasJoined(title, state, symbol));
  if (tokens !== sum(given.map((one) => one.tokens.length))) faults.push("a token is lost or too much");
  return faults;
}

function market({ market: { arrivals }, corporations }: GameState): string[] {
  return Object.values(corporations).flatMap(({ symbol, cell }) => {
    const markers = arrivals.filter((other) => other === symbol).length;
    return markers === (cell ? 1 : 0) ? [] : [`${symbol} has ${markers} markers on the chart`];
  });
}

function bids({ round, players }: GameState): string[] {
  if (round.kind !== "auction") return [];
  return players.flatMap(({ cash }, seat) => {
    const bound = sum(
      Object.values(round.bids).flatMap((list) => list.filter((bid) => bid.seat === seat).map((bid) => bid.amount)),
    );
    return bound > cash ? [`seat ${seat} has bid more than its cash`] : [];
  });
}
