/** What a transcript and our events say about each kind of consequence, as comparable texts. */
import type { GameEvent, GameState } from "../../../engine/index.ts";
import { companyName, corporationName, type Line, numberOf, type Transcript, textOf } from "./file.ts";

export interface Kind {
  readonly theirs: (line: Line, file: Transcript) => string | undefined;
  /** `before` is the state before the event. */
  readonly ours: (event: GameEvent, before: GameState) => string | undefined;
}

const player = (seat: number): string => `P${seat + 1}`;

/** Kinds that transcript and engine tell one by one in the same order. */
export const KINDS: Readonly<Record<string, Kind>> = {
  operates: {
    theirs: (line, file) =>
      named(line, "operates", `${corporationName(file, line["company"])} ${textOf(line["president"])}`),
    ours: (one, before) =>
      one.type === "corporationTurn"
        ? `${one.turn.corporation} ${player(before.corporations[one.turn.corporation]?.president ?? -1)}`
        : undefined,
  },
  price: {
    theirs: (line, file) =>
      line["from"] === line["to"]
        ? undefined
        : named(
            line,
            "price",
            `${corporationName(file, line["company"])} ${numberOf(line["from"])} ${numberOf(line["to"])}`,
          ),
    ours: (one) =>
      one.type === "markerMoved" && one.fromPrice !== one.toPrice
        ? `${one.corporation} ${one.fromPrice} ${one.toPrice}`
        : undefined,
  },
  president: {
    theirs: (line, file) =>
      named(line, "president", `${corporationName(file, line["company"])} ${textOf(line["player"])}`),
    ours: (one) =>
      one.type === "presidentChanged" && one.from !== null ? `${one.corporation} ${player(one.to)}` : undefined,
  },
  closes: {
    theirs: (line, file) => named(line, "private_closes", companyName(file, line["item"])),
    ours: (one) => (one.type === "companyClosed" ? one.company : undefined),
  },
  released: {
    theirs: (line, file) => named(line, "released", corporationName(file, line["company"])),
    ours: (one) => (one.type === "released" ? one.corporation : undefined),
  },
  merge: {
    theirs: (line, file) =>
      named(
        line,
        "merge_share",
        `${companyName(file, line["minor"] ?? line["private"])} ${numberOf(line["percent"])} ${textOf(line["player"])}`,
      ),
    ours: (one) => (one.type === "paperJoined" ? `${one.paper} ${one.percent} ${player(one.seat)}` : undefined),
  },
};

const named = (line: Line, type: string, said: string): string | undefined => (line.type === type ? said : undefined);

/** Whose cash a `balance` line tells: a player's seat or a corporation. */
export const cashOf = (state: GameState, file: Transcript, owner: string): number | undefined => {
  const seat = file.players.indexOf(owner);
  return seat >= 0 ? state.players[seat]?.cash : state.corporations[corporationName(file, owner)]?.cash;
};
