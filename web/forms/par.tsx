/** Issue prices: what the president's certificate costs, what must be sold until the corporation floats, and its capital then. */
import { type OptionOf, percentToFloat } from "../../engine/index.ts";
import { money, percent } from "../../engine/narration/index.ts";
import type { Scene } from "../game/scene.ts";
import { factOf, sizeName, sizeOf } from "../game/sizes.ts";
import { Badge } from "../parts/badge.tsx";
import { encode } from "./fields.ts";
import { ChoiceButton, MoveForm, MoveRadio } from "./moveForm.tsx";

type Par = OptionOf<"par">;

/** The form that sales, purchases and starts of a stock turn share. */
export const SHARE_FORM = "shares";

/** Corporations that can be started in a stock turn, each with its prices folded. */
export const ParForms = ({ scene, options }: { scene: Scene; options: readonly Par[] }) => {
  if (options.length === 0) return null;
  return (
    <div>
      <h3>{scene.words.parHeading}</h3>
      {options.map((option) => (
        <details open={isKept(scene, option)}>
          <summary>
            <span>
              <Badge symbol={option.corporation} /> <Name scene={scene} corporation={option.corporation} />
            </span>
          </summary>
          <div class="body">
            <Prices scene={scene} option={option} form={SHARE_FORM} />
          </div>
        </details>
      ))}
    </div>
  );
};

const Name = ({ scene, corporation }: { scene: Scene; corporation: string }) => {
  const size = sizeOf(scene.title, corporation);
  return (
    <span class="nobold">
      {factOf(scene.title, corporation)?.name}
      {size && `, ${sizeName(size, scene)}`}
    </span>
  );
};

const isKept = ({ kept }: Scene, { corporation, prices }: Par): boolean =>
  prices.some((price) => kept.has("move", encode({ type: "par", corporation, price })));

/** Prices of a presidency that was granted: one must be chosen before anything else. */
export const GrantedParForm = ({ scene, options }: { scene: Scene; options: readonly Par[] }) => (
  <>
    {options.map((option) => (
      <MoveForm scene={scene} class="stack">
        <Prices scene={scene} option={option} />
        <ChoiceButton scene={scene} main>
          {scene.words.setPar(option.corporation)}
        </ChoiceButton>
      </MoveForm>
    ))}
  </>
);

const Prices = ({ scene, option, form }: { scene: Scene; option: Par; form?: string }) => {
  const { words, context, decision } = scene;
  const { corporation } = option;
  const granted = decision.step === "grantedPar";
  return (
    <fieldset>
      <legend class={granted ? undefined : "vh"}>{words.startFor(corporation)}</legend>
      {option.prices.toReversed().map((price) => (
        <MoveRadio scene={scene} move={{ type: "par", corporation, price }} form={form}>
          <b>
            {granted
              ? money(price, context)
              : words.parCost(money(price, context), money(presidentCost(scene, option, price), context))}
          </b>{" "}
          <small class="dim">{floatText(scene, option, price)}</small>
        </MoveRadio>
      ))}
    </fieldset>
  );
};

/** What the president's certificate costs at a par price. */
function presidentCost({ title }: Scene, { corporation, percent: share }: Par, price: number): number {
  return (price * share) / (factOf(title, corporation)?.shareUnit ?? 10);
}

/** How much must be sold besides the president's certificate until the corporation floats, and what it has then. */
function floatText(
  { title, state, words, context }: Scene,
  { corporation, percent: share }: Par,
  price: number,
): string {
  const capital = money((price * 100) / (factOf(title, corporation)?.shareUnit ?? 10), context);
  const certificates = state.corporations[corporation]?.certificates ?? [];
  const toBuy = certificates.some(({ president, holder }) => president && holder === "offering") ? share : 0;
  const missing = percentToFloat(title, state, corporation) - toBuy;
  return missing <= 0 ? words.floatsNow(capital) : words.floatsLater(percent(missing, context), capital);
}
