/** An offer that stands: what accepting it does on both sides, yes or no, or taking one's own back. */
import { type Account, corporationOf, seatOf } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { amountThen, cashOf, followed, moneyMoved } from "./followed.ts";
import { SingleMove } from "./moveForm.tsx";
import { belongings } from "./takeover.tsx";

/** Saying yes or no to an offer, or taking one's own back. Neither is proposed. */
export const OfferForms = ({ scene, types }: { scene: Scene; types: ReadonlySet<"answer" | "withdraw"> }) => {
  const { words, state, context } = scene;
  const { move } = state.offer ?? {};
  const price = money(move?.price ?? 0, context);
  const target = move?.type === "takeOver" ? state.corporations[move.corporation] : undefined;
  return (
    <>
      {target && <p>{words.comesAlong(money(target.cash, context), belongings(scene, target))}</p>}
      {types.has("answer") && <IfAccepted scene={scene} />}
      <div class="row">
        {types.has("answer") && (
          <>
            <SingleMove scene={scene} move={{ type: "answer", accept: true }}>
              {target ? words.acceptShare(price) : words.accept(price)}
            </SingleMove>
            <SingleMove scene={scene} move={{ type: "answer", accept: false }}>
              {words.decline}
            </SingleMove>
          </>
        )}
        {types.has("withdraw") && (
          <SingleMove scene={scene} move={{ type: "withdraw" }}>
            {words.withdraw}
          </SingleMove>
        )}
      </div>
    </>
  );
};

/** Everybody's money before and after. */
const IfAccepted = ({ scene }: { scene: Scene }) => {
  const moved = moneyMoved(followed(scene, { type: "answer", accept: true }));
  const lines = [...moved].flatMap(([account, by]) => {
    const line = by === 0 ? null : lineOf(scene, account, by);
    return line ? [line] : [];
  });
  return (
    <div class="plan">
      <h3>{scene.words.ifAccepted}</h3>
      <dl class="lead">
        {lines.map(({ label, amount }) => (
          <div>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <p class="dim">{scene.words.ifDeclined}</p>
    </div>
  );
};

/** A player's cash or a treasury; nothing for the bank. */
function lineOf(scene: Scene, account: Account, by: number): { label: string; amount: string } | null {
  const seat = seatOf(account);
  if (seat !== undefined) return { label: seatName(scene, seat), amount: amountThen(scene, cashOf(scene, seat), by) };
  const corporation = scene.state.corporations[corporationOf(account) ?? ""];
  if (!corporation) return null;
  return { label: scene.words.treasuryOf(corporation.symbol), amount: amountThen(scene, corporation.cash, by) };
}
