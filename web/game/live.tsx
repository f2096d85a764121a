/** A game's page that learns of new entries while it is open. */
import { Live } from "../parts/live.tsx";
import type { Scene } from "./scene.ts";

/** The address at which a page asks for what is new; `pages` is the path of the game's read-only pages. */
export function gameNowPath(
  pages: string,
  { version, seats, language }: { version: number; seats: readonly number[]; language: string },
): string {
  return `${pages}/now?${new URLSearchParams({ since: String(version), seats: seats.join("."), language })}`;
}

/** What asks on the present page of a game that goes on; nothing on any other. */
export const LiveGame = ({ scene }: { scene: Scene }) => {
  const { head, paths, past, version, words, language } = scene;
  if (past || head.status === "finished") return null;
  return (
    <Live
      words={words}
      url={gameNowPath(paths.watch ?? paths.history, { version, seats: ownSeats(scene), language })}
      known={String(version)}
      page={paths.page}
      stay={isAtWork(scene)}
    />
  );
};

/** All seats of the reader; a link to a turn is good for its own. */
function ownSeats({ head, seat }: Scene): number[] {
  const person = seat === null ? null : (head.seats[seat]?.person ?? null);
  return person === null ? [] : head.seats.filter((one) => one.person === person).map((one) => one.seat);
}

/** Has the reader begun something that would be lost if the page came anew? */
function isAtWork({ refused, draft, movedOn, unread, stale, choice }: Scene): boolean {
  const isChosen = choice.at !== null || choice.by !== null || choice.confirm;
  return isChosen || stale.length > 0 || [refused, draft, movedOn, unread].some((one) => one !== null);
}
