/** The line with stops: who has acted, who acts now, who comes; and the steps of a corporation's turn. */
import { type OperatingRound, operatingOrder, type Seat, type StepName } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { Badge } from "../parts/badge.tsx";
import { presidentName } from "./owners.ts";
import { type Scene, seatName } from "./scene.ts";
import { sizeOf } from "./sizes.ts";

/** Order of play of the present round. */
export const OrderLine = ({ scene }: { scene: Scene }) => {
  const { round } = scene.state;
  return (
    <nav class="order" aria-label={scene.words.orderOfPlay}>
      {round.kind === "operating" && <CorporationLine scene={scene} round={round} />}
      {(round.kind === "stock" || round.kind === "auction") && (
        <SeatLine scene={scene} seats={seatsFrom(scene, round.turn)} />
      )}
      {round.kind === "draft" && <SeatLine scene={scene} seats={snakeFrom(scene, round.step)} />}
    </nav>
  );
};

/** Corporations that are still to act, in order: as prices stand, or as they stood when the round began. */
function aheadIn({ title, state }: Scene, round: OperatingRound): string[] {
  const floated = operatingOrder(title, state);
  const order = title.parameters.operatingOrder === "fixed" ? round.order : floated;
  const isAhead = (symbol: string): boolean =>
    floated.includes(symbol) &&
    round.order.includes(symbol) &&
    !round.acted.includes(symbol) &&
    symbol !== round.turn?.corporation;
  return order.filter(isAhead);
}

/** What follows the round: the next of the set, a stock round, or the end. */
function afterwards({ title, words }: Scene, { set, number, of }: OperatingRound): string {
  const { sets } = title.parameters;
  if (number < of) return words.operatingShort(set, number + 1);
  return sets && set >= sets.length ? words.endShort : words.stockShort(set + 1);
}

const CorporationLine = ({ scene, round }: { scene: Scene; round: OperatingRound }) => {
  const { state, context } = scene;
  const now = round.turn?.corporation ?? null;
  const ahead = aheadIn(scene, round);
  const stop = (symbol: string) => {
    const corporation = state.corporations[symbol];
    return (
      <>
        <Badge symbol={symbol} />
        <small>
          {corporation ? presidentName(scene, corporation) : ""}
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
      <li class="ahead end">
        <b>{afterwards(scene, round)}</b>
      </li>
    </ol>
  );
};

/** All seats in the present order, beginning with the one whose turn it is. */
function seatsFrom({ state: { order } }: Scene, first: Seat): Seat[] {
  const place = order.indexOf(first);
  return [...order.slice(place), ...order.slice(0, place)];
}

/** Turns of a draft that the line shows. */
const DRAFT_TURNS = 7;

/** The next turns of a draft: there and back over the order of seats. */
function snakeFrom({ state: { order } }: Scene, step: number): Seat[] {
  return Array.from({ length: DRAFT_TURNS }, (_, index) => {
    const place = (step + index) % (2 * order.length);
    return order[Math.min(place, 2 * order.length - 1 - place)] ?? 0;
  });
}

const SeatLine = ({ scene, seats }: { scene: Scene; seats: readonly Seat[] }) => {
  const { state, context, words } = scene;
  return (
    <ol class="line">
      {seats.map((seat, index) => (
        <li class={index === 0 ? "now" : "ahead"} aria-current={index === 0 ? "step" : undefined}>
          {seatName(scene, seat)}
          <small>
            {money(state.players[seat]?.cash ?? 0, context)}
            {seat === state.priority && state.round.kind !== "draft" ? `, ${words.priority}` : ""}
          </small>
        </li>
      ))}
    </ol>
  );
};

/** The steps of a turn in order; steps that interrupt others belong to the one they come from. */
const TURN: readonly { readonly step: StepName; readonly parts: readonly StepName[] }[] = [
  { step: "track", parts: ["homeTile", "homeToken", "track", "stationChoice", "grantedToken"] },
  { step: "token", parts: ["token"] },
  { step: "routes", parts: ["routes"] },
  { step: "dividend", parts: ["dividend"] },
  { step: "takeover", parts: ["takeover", "stationDrop", "acquired"] },
  { step: "trains", parts: ["trains", "discard"] },
];

/** The steps that a corporation's turn has: only those who may take over others have that one. */
function turnOf({ title }: Scene, corporation: string): typeof TURN {
  const mayTakeOver = title.parameters.takeovers?.[sizeOf(title, corporation) ?? ""] !== undefined;
  return TURN.filter(({ step }) => step !== "takeover" || mayTakeOver);
}

/** Steps of the operating turn, with the present one marked. */
export const TurnSteps = ({ scene }: { scene: Scene }) => {
  const { round } = scene.state;
  if (round.kind !== "operating" || !round.turn) return null;
  const { step, corporation } = round.turn;
  const turn = turnOf(scene, corporation);
  const at = turn.findIndex(({ parts }) => parts.includes(step));
  return (
    <ol class="line steps" aria-label={scene.words.stepsOfTurn}>
      {turn.map((stop, index) => (
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
