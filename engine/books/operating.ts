/** Rounds and turns of corporations, track and stations: how events about them are booked. */
import { type Draft, writeCompany, writeCorporation, writeRound } from "../draft.ts";
import type { EventOf } from "../model/event.ts";
import { freshOperatingRound } from "../model/fresh.ts";
import type { Board } from "../model/state.ts";
import { type Books, omit, setBoard, setTurn } from "./parts.ts";

function layTile(draft: Draft, event: EventOf<"tileLaid">): void {
  const { board } = draft.state;
  const moved = (city: number): number => event.cities[city] ?? city;
  const stations = board.stations[event.hex];
  setBoard(draft, {
    tiles: { ...board.tiles, [event.hex]: { tile: event.tile, rotation: event.rotation } },
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

export const operatingBooks = {
  operatingSetStarted() {},
  operatingRoundStarted(draft, event) {
    draft.state.round = freshOperatingRound(event, !event.waits);
  },
  roundBegun(draft, event) {
    const round = writeRound(draft, "operating");
    round.begun = true;
    round.order = event.order;
  },
  operatingOrderSet(draft, event) {
    writeRound(draft, "operating").order = event.order;
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
} satisfies Partial<Books>;
