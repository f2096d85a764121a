/** Paying out or keeping what the trains earned: the cases side by side, with what the engine says follows from each. */
import {
  corporationHolder,
  type DividendOutcome,
  type OptionOf,
  priceOf,
  type Seat,
  seatHolder,
} from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { amountThen, broughtTo, cashOf, followed, moneyMoved, priceAfter } from "./followed.ts";
import { SingleMove } from "./moveForm.tsx";

/** One column per kind of dividend. */
export const DividendForms = ({ scene, option }: { scene: Scene; option: OptionOf<"dividend"> }) => (
  <div class="two">
    {option.kinds.map((outcome) => (
      <div class="plan">
        <h3>{scene.words.dividendKind[outcome.kind]}</h3>
        <Effects scene={scene} outcome={outcome} />
        <SingleMove scene={scene} move={{ type: "dividend", kind: outcome.kind }} main={outcome.kind === "pay"}>
          {outcome.kind === "pay" ? payText(scene, outcome) : scene.words.keep(money(outcome.treasury, scene.context))}
        </SingleMove>
      </div>
    ))}
  </div>
);

/** What a share brings; where that is no whole amount, what is paid out in all. */
function payText({ words, context, state }: Scene, { perShare }: DividendOutcome): string {
  const revenue = state.round.kind === "operating" ? (state.round.turn?.revenue ?? 0) : 0;
  return Number.isInteger(perShare) ? words.payOut(money(perShare, context)) : words.payAll(money(revenue, context));
}

/** Money of everybody who receives some, the treasury and the price, each before and after. */
const Effects = ({ scene, outcome }: { scene: Scene; outcome: DividendOutcome }) => {
  const { state, decision, words } = scene;
  const symbol = decision.corporation ?? "";
  const corporation = state.corporations[symbol];
  if (!corporation) return null;
  const events = followed(scene, { type: "dividend", kind: outcome.kind });
  const moved = moneyMoved(events);
  const paid = [...state.players.keys()].filter((seat) => broughtTo(moved, seat) !== 0);
  return (
    <dl class="lead">
      {paid.map((seat) => (
        <PlayerLine scene={scene} seat={seat} by={moved.get(seatHolder(seat)) ?? 0} />
      ))}
      <div>
        <dt>{words.treasury}</dt>
        <dd>{amountThen(scene, corporation.cash, moved.get(corporationHolder(symbol)) ?? 0)}</dd>
      </div>
      <PriceLine scene={scene} after={priceAfter(scene, symbol, events)} />
    </dl>
  );
};

const PlayerLine = ({ scene, seat, by }: { scene: Scene; seat: Seat; by: number }) => (
  <div>
    <dt>{seatName(scene, seat)}</dt>
    <dd>
      <small class="dim">+{money(by, scene.context)}</small> {amountThen(scene, cashOf(scene, seat), by)}
    </dd>
  </div>
);

const PriceLine = ({ scene, after }: { scene: Scene; after: number | null }) => {
  const { words, context, state, decision, title } = scene;
  const corporation = state.corporations[decision.corporation ?? ""];
  const now = corporation ? priceOf(title, corporation) : null;
  if (now === null || after === null) return null;
  const then = money(after, context);
  return (
    <div>
      <dt>{words.sharePrice}</dt>
      <dd>
        {after === now ? (
          words.unchanged(then)
        ) : (
          <>
            {money(now, context)}{" "}
            <span class={after > now ? "up" : "down"}>{`${after > now ? "▲" : "▼"} ${then}`}</span>
          </>
        )}
      </dd>
    </div>
  );
};
