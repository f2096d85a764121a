/** Paying out or keeping what the trains earned: both cases side by side, with what follows from each. */
import { type DividendOutcome, type OptionOf, percentHeld, priceOf, seatHolder } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { SingleMove } from "./moveForm.tsx";

/** One column per kind of dividend. */
export const DividendForms = ({ scene, option }: { scene: Scene; option: OptionOf<"dividend"> }) => (
  <div class="two">
    {option.kinds.map((outcome) => (
      <div class="plan">
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

const Effects = ({ scene, outcome }: { scene: Scene; outcome: DividendOutcome }) => {
  const { title, state, decision, words, context } = scene;
  const corporation = state.corporations[decision.corporation ?? ""];
  if (!corporation) return null;
  const now = priceOf(title, corporation) ?? 0;
  const unit = title.corporations.find(({ symbol }) => symbol === corporation.symbol)?.shareUnit ?? 10;
  const shares = state.players
    .map((_, seat) => ({ seat, percent: percentHeld(corporation, seatHolder(seat)) }))
    .filter(({ percent }) => percent > 0 && outcome.perShare > 0);
  return (
    <dl class="lead">
      {shares.map(({ seat, percent }) => (
        <div>
          <dt>{seatName(scene, seat)}</dt>
          <dd>{money(Math.ceil((percent / unit) * outcome.perShare), context)}</dd>
        </div>
      ))}
      <div>
        <dt>{words.treasury}</dt>
        <dd>{`${money(corporation.cash, context)} → ${money(corporation.cash + outcome.treasury, context)}`}</dd>
      </div>
      <div>
        <dt>{words.sharePrice}</dt>
        <dd>{`${money(now, context)}${now === outcome.price ? "" : now < outcome.price ? " ▲ " : " ▼ "}${now === outcome.price ? "" : money(outcome.price, context)}`}</dd>
      </div>
    </dl>
  );
};
