/** Positions of 1835 to which chance seldom leads: powers, forced sales, formation, choices of certificates and cities. */
import type { GameState } from "../../engine/index.ts";
import { founding, joining, swapping } from "../web/support/seldom.ts";
import { buy, buyTrain, lay, pass } from "./moves.ts";
import { cash, owns, P1, P2, P3, stock, tile } from "./positions.ts";
import { company1835, game1835, operating1835, packetSold, phase1835 } from "./prussia.ts";
import { given, type Scene } from "./scene.ts";

/** All private companies with a power belong to the director in turn, whose corporation has money for anything. */
const powers = (step: "track" | "token", options: Record<string, string> = {}): Scene =>
  given(
    game1835(3, options),
    packetSold,
    phase1835("2.1"),
    company1835("BY", { director: P1, cash: 900, trains: ["3"] }),
    company1835("BA", { director: P3, city: 0 }),
    ...["NF", "OBB", "PfB"].map((one) => owns(P1, one)),
    operating1835("BY", step),
  );

const green = powers("track").options("layTile");
const onBaden = green.find(({ hex, company }) => hex === "L6" && company === "PfB");

/** The director has chosen a train that his cash does not pay; he holds certificates of all sizes of three corporations. */
const raising = (options: Record<string, string> = {}): Scene =>
  given(
    game1835(3, options),
    packetSold,
    phase1835("3.1"),
    company1835("BY", { director: P1, shares: { [P1]: 50, [P2]: 30 }, cash: 41 }),
    company1835("BA", { director: P1, shares: { [P1]: 50, [P2]: 20, pool: 10 }, trains: ["5"] }),
    company1835("OL", { director: P2, shares: { [P2]: 60, [P1]: 20 } }),
    cash(P1, 20),
    operating1835("BY", "trains"),
  );

/** Baden floats with the next purchase; its home has a tile with two cities. */
const floating = given(
  game1835(3),
  packetSold,
  phase1835("2.1"),
  ...["BY", "SX"].map((one) => company1835(one, { director: P2, shares: { [P2]: 60, [P3]: 40 } })),
  company1835("BA", { director: P3, shares: { [P3]: 40 } }),
  tile("L6", "210", 0),
  stock(P1),
);

/** The bank was broken in this round, and the last corporation ends its turn. */
const last = given(
  game1835(3),
  packetSold,
  phase1835("3.1"),
  company1835("BY", { director: P1, trains: ["5"] }),
  (draft) => {
    draft.bank.broken = true;
  },
  operating1835("BY", "trains"),
);

export const seldom1835: readonly GameState[] = [
  founding,
  joining,
  swapping,
  ...(["track", "token"] as const).map((step) => powers(step).state),
  powers("track", { powerMarkersOnlyInMarkerStep: "yes", pfbCloses: "both" }).state,
  powers("track").when(P1, lay("L6", onBaden?.tile ?? "", onBaden?.rotations[0] ?? 0, "PfB")).state,
  raising().state,
  raising({ forcedTrain: "cheapestNewOrUsed" }).state,
  raising().when(P1, buyTrain("bank", "5-1", 500)).state,
  floating.state,
  floating.when(P1, buy("BA")).state,
  last.when(P1, pass).state,
];
