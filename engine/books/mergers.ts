/** Corporations and papers that become part of another corporation: how events about them are booked. */
import { type Draft, writeCorporation, writeRound } from "../draft.ts";
import type { EventOf } from "../model/event.ts";
import { type Books, liftMarker, moveMarker, omit, setBoard, setTurn } from "./parts.ts";

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
  liftMarker(draft, event.corporation);
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

export const mergersBooks = {
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
  formationDue(draft, event) {
    draft.state.formationDue = event.due;
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
  swapAsked(draft, event) {
    draft.state.swap = event.swap;
  },
  swapChosen(draft) {
    draft.state.swap = null;
  },
} satisfies Partial<Books>;
