/** Who stands behind corporations and shares: players by name, and the owner at whom nobody sits. */
import { type Corporation, percentHeld, type SharePlace } from "../../engine/index.ts";
import type { Scene } from "./scene.ts";
import { seatName } from "./scene.ts";

/** True if the owner at whom nobody sits holds the president's certificate. */
export const isNeutral = ({ certificates }: Corporation): boolean =>
  certificates.some(({ president, holder }) => president && holder === "neutral");

/** The president by name, null before there is one. */
export function presidentName(scene: Scene, corporation: Corporation): string | null {
  if (corporation.president !== null) return seatName(scene, corporation.president);
  return isNeutral(corporation) ? (scene.title.neutral?.name ?? null) : null;
}

/** Started by somebody and not taken over. */
export const isStarted = ({ par, closed }: Corporation): boolean => par !== null && !closed;

/** True where certificates of offering and pool cost the same: then both are the bank. */
export const isOneBank = ({ title }: Pick<Scene, "title">): boolean => title.parameters.offeringPrice === "market";

const PLACES: readonly SharePlace[] = ["offering", "pool"];

/** Where certificates are for sale, with what lies there: offering and pool, or the bank as one. */
export function bankShares(
  scene: Pick<Scene, "title">,
  corporation: Corporation,
): { places: readonly SharePlace[]; percent: number }[] {
  const piles = PLACES.map((place) => ({ places: [place], percent: percentHeld(corporation, place) }));
  if (!isOneBank(scene)) return piles;
  return [{ places: PLACES, percent: piles.reduce((sum, pile) => sum + pile.percent, 0) }];
}
