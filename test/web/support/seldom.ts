/** Positions that chance seldom leads to. */
import { decide, type GameState } from "../../../engine/index.ts";
import { cash, changed, game18cz, game1835, minor, operating, owns, stock, train } from "../../support/positions.ts";
import { owes, phase18cz, railway } from "../../support/positions18cz.ts";
import { company1835, operating1835, packetSold, phase1835 } from "../../support/prussia.ts";

/** BN is taking over NWB, and both have a station in Praha: seat 0 decides which goes. */
export const twoStations: GameState = changed(game18cz(3), [
  phase18cz("c"),
  railway("BN", { director: 0, cash: 300, trains: ["2+2c"] }),
  railway("NWB", { director: 1 }),
  operating("BN", "stationDrop", { merging: "NWB", drops: ["E12"] }),
]);

/** Seat 0 owes the bank 30 K and has money to repay it. */
export const indebted: GameState = changed(game18cz(3), [railway("BCB", { director: 0 }), owes(0, 30), stock(0)]);

/** A stock round begins in which seat 0 is asked whether Prussia is founded; he and seat 1 own papers that may join. */
export const founding: GameState = changed(game1835(3), [
  minor("M2", 0, 150),
  minor("M1", 0, 40),
  minor("M6", 1, 60),
  train("M2", "3"),
  owns(0, "BB"),
  stock(1),
  (draft) => {
    Object.assign(draft, { packet: [], phase: "2.3", formation: { kind: "found", seats: [0], when: "round" } });
  },
]);

/** Seat 1 has become director of Hesse; seat 0 chooses what he receives for the director's certificate. */
export const swapping: GameState = changed(game1835(3), [
  stock(1),
  (draft) => {
    const held = draft.corporations.HE?.certificates ?? [];
    const wanted = [20, 20, 10, 10];
    for (const percent of wanted) {
      const next = held.find((one) => one.percent === percent && one.holder === "offering");
      if (next) next.holder = "seat:1";
    }
    const swap = { corporation: "HE", from: 1, old: 0, to: "seat" as const, choices: [[20], [10, 10]] };
    Object.assign(draft, { packet: [], swap });
    Object.assign(draft.corporations.HE ?? {}, { president: 1 });
  },
]);

/** Seat 0 has sold what he could for Hesse's train; his last sale will not suffice, and Saxony's director's certificate finds no holder. */
export const failing: GameState = changed(game1835(4), [
  packetSold,
  phase1835("2.3"),
  cash(0, 102),
  owns(0, "NF"),
  company1835("BA", { director: 2, shares: { 2: 50, 0: 10 }, cash: 50, trains: ["3"] }),
  company1835("SX", { director: 0, shares: { 0: 20, 1: 10 } }),
  company1835("WT", { director: 3, shares: { 3: 50, 0: 10 }, operated: false }),
  company1835("HE", { director: 0, shares: { 0: 20, 2: 20, 1: 10 }, cash: 20 }),
  operating1835("HE", "trains", { wanted: { from: "bank", train: "4-1", rank: "4", price: 360 } }),
]);

/** Hesse owes the bank, as such a bankruptcy leaves it. */
export const indebtedCorporation: GameState = changed(failing, [
  (draft) => {
    Object.assign(draft.corporations.HE ?? {}, { debt: 154 });
  },
  train("HE", "4"),
  operating1835("HE", "track"),
]);

/** He has founded it and is asked what else joins. */
export const joining: GameState = after(founding);

function after(state: GameState): GameState {
  const decided = decide(state, 0, { type: "found", accept: true });
  if (!decided.accepted) throw new Error(decided.refusal.code);
  return decided.state;
}
