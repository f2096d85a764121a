/** The line with stops: who has acted, who acts now, who comes; and the steps of a corporation's turn. */
import { type OperatingRound, operatingOrder, type Seat, type StepName } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { Badge } from "../parts/badge.tsx";
import { type Scene, seatName } from "./scene.ts";

/** Order of play of the present round. */
export const OrderLine = ({ scene }: { scene: Scene }) => {
  const { round } = scene.state;
  return (
    <nav class="order" aria-label={scene.words.orderOfPlay}>
      {round.kind === "operating" && <CorporationLine scene={scene} round={round} />}
      {(round.kind === "stock" || round.kind === "auction") && <SeatLine scene={scene} first={round.turn} />}
    </nav>
  );
};

const CorporationLine = ({ scene, round }: { scene: Scene; round: OperatingRound }) => {
  const { title, state, words, context } = scene;
  const now = round.turn?.corporation ?? null;
  const ahead = operatingOrder(title, state).filter(
    (symbol) => round.order.includes(symbol) && !round.acted.includes(symbol) && symbol !== now,
  );
  const stop = (symbol: string) => {
    const corporation = state.corporations[symbol];
    const president = corporation?.president ?? null;
    return (
      <>
        <Badge symbol={symbol} />
        <small>
          {president === null ? "" : seatName(scene, president)}
          {round.acted.includes(symbol) && corporation?.lastRevenue
            ? `, ${money(corporation.lastRevenue, context)}`
            : ""}
        </small>
      </>
    );
  };
  return (
    <ol class="line">
      {round.acted.map((symbol) => (
        <li>{stop(symbol)}</li>
      ))}
      {now !== null && (
        <li class="now" aria-current="step">
          {stop(now)}
        </li>
      )}
      {ahead.map((symbol) => (
        <li class="ahead">{stop(symbol)}</li>
      ))}
      <li class="ahead">
        <b>
          {round.number < round.of
            ? words.operatingShort(round.set, round.number + 1)
            : words.stockShort(round.set + 1)}
        </b>
      </li>
    </ol>
  );
};

const SeatLine = ({ scene, first }: { scene: Scene; first: Seat }) => {
  const { state, context, words } = scene;
  const count = state.players.length;
  const order = Array.from({ length: count }, (_, index) => (first + index) % count);
  return (
    <ol class="line">
      {order.map((seat, index) => (
        <li class={index === 0 ? "now" : "ahead"} aria-current={index === 0 ? "step" : undefined}>
          {seatName(scene, seat)}
          <small>
            {money(state.players[seat]?.cash ?? 0, context)}
            {seat === state.priority ? `, ${words.priority}` : ""}
          </small>
        </li>
      ))}
    </ol>
  );
};

/** The steps of a turn in order; steps that interrupt others belong to the one they come from. */
const TURN: readonly { readonly step: StepName; readonly parts: readonly StepName[] }[] = [
  { step: "track", parts: ["homeToken", "track", "stationChoice", "grantedToken"] },
  { step: "token", parts: ["token"] },
  { step: "routes", parts: ["routes"] },
  { step: "dividend", parts: ["dividend"] },
  { step: "trains", parts: ["trains", "discard"] },
];

/** Steps of the operating turn, with the present one marked. */
export const TurnSteps = ({ scene }: { scene: Scene }) => {
  const { round } = scene.state;
  if (round.kind !== "operating" || !round.turn) return null;
  const { step } = round.turn;
  const at = TURN.findIndex(({ parts }) => parts.includes(step));
  return (
    <ol class="line steps" aria-label={scene.words.stepsOfTurn}>
      {TURN.map((stop, index) => (
        <li class={stopClass(index, at)} aria-current={index === at ? "step" : undefined}>
          {scene.words.stepName(stop.step)}
        </li>
      ))}
    </ol>
  );
};

function stopClass(index: number, at: number): string | undefined {
  if (at < 0 || index < at) return undefined;
  return index === at ? "now" : "ahead";
}
