/** On a game's page: seats that anybody may take, and a proposal to end, with the way to do something about it. */
import type { SeatInfo } from "../../lambdas/service/api.ts";
import type { Scene } from "../game/scene.ts";
import { endingLine, soughtLine } from "./table.tsx";

/** Nothing at a table at which nothing is open. */
export const TableMatters = ({ scene }: { scene: Scene }) => {
  const { words, head, seat, past, paths } = scene;
  const { sought, ending } = head.matters;
  const isTaken = (one: number): boolean => head.clocks.some((clock) => clock.seat === one && clock.isSought);
  const shown = head.seats.filter(
    (place) => isTaken(place.seat) || sought.some((one) => one.seat === place.seat && (one.open || !one.self)),
  );
  if (past || head.status !== "running" || (shown.length === 0 && !ending)) return null;
  return (
    <div class="time">
      {shown.map((place) => (
        <SoughtSeat scene={scene} place={place} isOpen={isOpen(scene, place.seat) || isTaken(place.seat)} />
      ))}
      {ending && <p>{endingLine(words, head)}</p>}
      {seat !== null && paths.mails !== null && (
        <p>
          <a href={`${paths.page}/table`}>{words.tableHeading}</a>
        </p>
      )}
    </div>
  );
};

const isOpen = ({ head }: Scene, seat: number): boolean =>
  head.matters.sought.some((one) => one.seat === seat && one.open);

/** Whoever has the read-only link may take it. */
const SoughtSeat = ({ scene, place, isOpen }: { scene: Scene; place: SeatInfo; isOpen: boolean }) => {
  const { words, head, paths } = scene;
  const mayTake = isOpen && paths.watch === paths.page;
  return (
    <>
      <p>{soughtLine(words, head, place)}</p>
      {mayTake && (
        <p>
          <a class="btn" href={`${paths.page}/seat/${place.seat + 1}`}>
            {words.seatTake(place.name)}
          </a>
        </p>
      )}
    </>
  );
};
