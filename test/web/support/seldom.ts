/** Positions that chance seldom leads to. */
import type { GameState } from "../../../engine/index.ts";
import { changed, game18cz, operating, stock } from "../../support/positions.ts";
import { owes, phase18cz, railway } from "../../support/positions18cz.ts";

/** BN is taking over NWB, and both have a station in Praha: seat 0 decides which goes. */
export const twoStations: GameState = changed(game18cz(3), [
  phase18cz("c"),
  railway("BN", { director: 0, cash: 300, trains: ["2+2c"] }),
  railway("NWB", { director: 1 }),
  operating("BN", "stationDrop", { merging: "NWB", drops: ["E12"] }),
]);

/** Seat 0 owes the bank 30 K and has money to repay it. */
export const indebted: GameState = changed(game18cz(3), [railway("BCB", { director: 0 }), owes(0, 30), stock(0)]);
