/** Scenes around the formation of Prussia: 1835-14. They go with `prussia.ts`. */
import { titleById } from "../../engine/index.ts";
import { buyTrain, pass } from "./moves.ts";
import { bankSells, type Change, P1, P2, P4, stock } from "./positions.ts";
import { company1835, game1835, joined, minor, operating1835, packetSold, percentOf, phase1835 } from "./prussia.ts";
import { given, type Scene } from "./scene.ts";

/** Four players after the start packet. */
export const at1835 = (...changes: Change[]): Scene => given(game1835(), packetSold, ...changes);

/** Buys the first train of a kind. */
export const firstTrain = (rank: string, price: number) => buyTrain("bank", `${rank}-0`, price);

/** The step and who must act in it. */
export const asked = ({ decision: { step, deciders } }: Scene) => [step, ...deciders];

export const prussia = ({ state }: Scene) => state.corporations.PR;

/** Trains of Prussia. */
export const trainsOfPrussia = (scene: Scene) => prussia(scene)?.trains.map((one) => one.id);

/** Percent of Prussia by seat. */
export const percents = ({ state }: Scene): number[] =>
  state.players.map((_, seat) => percentOf(state, "PR", `seat:${seat}`));

/** Whose turn it is in an operating round; elsewhere the kind of round. */
export const turnOf = ({ state: { round } }: Scene) =>
  round.kind === "operating" ? round.turn?.corporation : round.kind;

/** Prussia is open, and P2 directs it. */
export const prussiaOpen = (shares: Record<number, number>, ...trains: string[]): Change[] => [
  joined("M2"),
  company1835("PR", { director: P2, shares, trains }),
];

/** An operating round begins: P4 is the last to pass in the stock round. */
export const roundBegins = (...changes: Change[]): Scene => at1835(...changes, stock(P4, { passes: 3 })).when(P4, pass);

/** M1 of P1 is about to buy the first 4-train, before M2 of P2 has had its turn. */
export const beforeFirst4 = (...changes: Change[]): Scene =>
  at1835(
    minor("M1", P1, { cash: 360 }),
    minor("M2", P2),
    ...changes,
    phase1835("2.2", 3),
    operating1835("M1", "trains"),
  );

/** Bavaria of P1, the dearest company, has bought the first train of a kind; all minors have had their turns. */
export function bavariaBuys(rank: string, phase: string, ...changes: Change[]): Scene {
  const price = titleById("1835").trains.find((one) => one.rank === rank)?.price ?? 0;
  const acted = ["M1", "M2", "M3", "M4", "M5", "M6"];
  return at1835(
    company1835("BY", { director: P1, cash: price, at: [1, 6] }),
    ...changes,
    phase1835(phase, 9),
    bankSells(rank),
    operating1835("BY", "trains", {}, { acted }),
  ).when(P1, firstTrain(rank, price));
}
