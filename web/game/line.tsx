/** The line with stops: who has acted, who acts now, who comes; and the steps of a corporation's turn. */
import {
  comingSeats,
  type OperatingRound,
  operatingOrder,
  type Round,
  type Seat,
  type StepName,
} from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { Badge } from "../parts/badge.tsx";
import { presidentName } from "./owners.ts";
import { type Scene, seatName } from "./scene.ts";
import { factOf, sizeOf } from "./sizes.ts";

const SEATS_ACT: ReadonlySet<Round["kind"]> = new Set<Round["kind"]>(["auction", "draft", "stock"]);

/** Turns that the line shows where their order bends. */
const TURNS_SHOWN = 7;

/** More names than these take two rows where it is narrow. */
const ROOM = 4;

/** From so many corporations on the line takes two rows where it is narrow. */
const CROWDED = 7;

/** Order of play of the present round. */
export const OrderLine = ({ scene }: { scene: Scene }) => {
  const { round } = scene.state;
  return (
    <nav class="order" aria-label={scene.words.orderOfPlay}>
      {round.kind === "operating" && <CorporationLine scene={scene} round={round} />}
      {SEATS_ACT.has(round.kind) && (
        <SeatLine scene={scene} seats={comingSeats(scene.title, scene.state, TURNS_SHOWN)} />
      )}
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
    <ol class={round.acted.length + ahead.length > CROWDED ? "line many" : "line"}>
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

const SeatLine = ({ scene, seats }: { scene: Scene; seats: readonly Seat[] }) => {
  const { state, context, words } = scene;
  return (
    <ol class={seats.length > ROOM ? "line names" : "line"}>
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

/** The steps that a corporation's turn has: taking over is for some sizes; minors place no stations and have no choice of dividend. */
function turnOf({ title }: Scene, corporation: string): typeof TURN {
  const mayTakeOver = title.parameters.takeovers?.[sizeOf(title, corporation) ?? ""] !== undefined;
  const left: StepName[] = [
    ...(mayTakeOver ? [] : ["takeover" as const]),
    ...(factOf(title, corporation)?.minor ? (["token", "dividend"] as const) : []),
  ];
  return TURN.filter(({ step }) => !left.includes(step));
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
