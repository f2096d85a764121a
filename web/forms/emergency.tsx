/** What a corporation or its president cannot avoid: the money for a train, trains above the limit, bankruptcy. */
import { type OptionOf, priceOfDueTrain } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import type { Scene } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import { cashOf } from "./followed.ts";
import { ChoiceButton, MoveForm, MoveRadio, SingleMove, StepButton } from "./moveForm.tsx";

/** Who gives what for a train that must be bought, and what is missing; nothing where the treasury suffices. */
export const EmergencyMoney = ({ scene }: { scene: Scene }) => {
  const { words, context, state, decision, title, seat } = scene;
  const corporation = state.corporations[decision.corporation ?? ""];
  const price = priceOfDueTrain(title, state);
  if (!corporation || price === null || corporation.cash >= price) return null;
  const given = Math.min(cashOf(scene, seat ?? 0), price - corporation.cash);
  const lines = [
    [words.treasuryGives, corporation.cash],
    [words.youGive, given],
    [words.stillMissing, price - corporation.cash - given],
  ] as const;
  return (
    <div class="plan">
      <h3>{words.emergencyMoney(corporation.symbol, money(price, context))}</h3>
      <dl class="lead">
        {lines.map(([label, amount]) => (
          <div>
            <dt>{label}</dt>
            <dd>{money(amount, context)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** Giving up trains above the limit; equal ones are told apart by their number. */
export const DiscardForms = ({ scene, options }: { scene: Scene; options: readonly OptionOf<"discardTrain">[] }) => (
  <>
    {[...new Set(options.map(({ corporation }) => corporation))].map((corporation) => (
      <MoveForm scene={scene} class="stack">
        <fieldset>
          <legend>
            <Badge symbol={corporation} /> {scene.words.givesUp}
          </legend>
          {options
            .filter((option) => option.corporation === corporation)
            .map(({ train, rank }) => (
              <MoveRadio scene={scene} move={{ type: "discardTrain", corporation, train }}>
                <b>{scene.words.train(rank)}</b> <small class="dim">{train}</small>
              </MoveRadio>
            ))}
        </fieldset>
        <ChoiceButton scene={scene} main>
          {scene.words.discard}
        </ChoiceButton>
      </MoveForm>
    ))}
  </>
);

/** Bankruptcy stands behind its own page: first a link, then the question. */
export const BankruptcyForm = ({ scene }: { scene: Scene }) => {
  const { words, choice } = scene;
  if (!choice.confirm) return <BankruptcyLink scene={scene} />;
  return (
    <div class="trouble">
      <p>{words.bankruptcyMeans}</p>
      <div class="row">
        <SingleMove scene={scene} move={{ type: "declareBankruptcy" }} main>
          {words.declareBankruptcy}
        </SingleMove>
        {!scene.draft && (
          <a class="btn" href={`${scene.paths.page}#move`}>
            {words.bankruptcyNot}
          </a>
        )}
      </div>
    </div>
  );
};

/** The way to the question: a button while a turn is being composed, since no address holds its moves. */
const BankruptcyLink = ({ scene }: { scene: Scene }) =>
  scene.draft ? (
    <MoveForm scene={scene}>
      <StepButton step="bankruptcy">{scene.words.bankruptcy}</StepButton>
    </MoveForm>
  ) : (
    <p>
      <a class="btn" href={`${scene.paths.page}?confirm=bankruptcy#move`}>
        {scene.words.bankruptcy}
      </a>
    </p>
  );
