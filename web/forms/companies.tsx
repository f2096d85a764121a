/** Private companies changing hands: bought by corporations or players, exchanged for a share. */
import type { OptionOf } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { CompanyName } from "./auction.tsx";
import { Amount, MoveButton, MoveForm, SingleMove } from "./moveForm.tsx";

export type CompanySale = OptionOf<"buyCompany"> | OptionOf<"buyPrivateFrom">;

/** One line per company that can be bought, with its price range. */
export const CompanyForms = ({ scene, options }: { scene: Scene; options: readonly CompanySale[] }) => (
  <ul class="offers">
    {options.map((option) => (
      <li>
        <div class="what">
          <CompanyName scene={scene} symbol={option.company} />
          <small>
            {scene.words.ownedBy(seatName(scene, option.owner))}
            {option.consent && ` ${scene.words.consentNeeded(seatName(scene, option.owner))}`}
          </small>
        </div>
        <CompanyPrice scene={scene} option={option} />
      </li>
    ))}
  </ul>
);

const CompanyPrice = ({ scene, option }: { scene: Scene; option: CompanySale }) => {
  const { words } = scene;
  const move = { type: option.type, company: option.company };
  const face = scene.title.companies.find(({ symbol }) => symbol === option.company)?.price ?? option.min;
  const value = Math.min(option.max, Math.max(option.min, face));
  return (
    <MoveForm scene={scene} class="bid">
      <Amount scene={scene} move={move} label={words.price} min={option.min} max={option.max} value={value} />
      <MoveButton move={move}>{option.consent ? words.offerFor(option.company) : words.buy(option.company)}</MoveButton>
    </MoveForm>
  );
};

/** A company exchanged for a share, one button per place the share may come from. */
export const ExchangeForms = ({ scene, options }: { scene: Scene; options: readonly OptionOf<"exchange">[] }) => (
  <ul class="offers">
    {options.map(({ company, corporation, from }) => (
      <li>
        <div class="what">
          <CompanyName scene={scene} symbol={company} />
        </div>
        <div class="act">
          {from.map((place) => (
            <SingleMove scene={scene} move={{ type: "exchange", company, corporation, from: place }}>
              {scene.words.exchange(company, corporation, place)}
            </SingleMove>
          ))}
        </div>
      </li>
    ))}
  </ul>
);

/** Saying yes or no to an offer, or taking one's own back. */
export const OfferForms = ({ scene, types }: { scene: Scene; types: ReadonlySet<"answer" | "withdraw"> }) => {
  const { words, state, context } = scene;
  return (
    <div class="row">
      {types.has("answer") && (
        <>
          <SingleMove scene={scene} move={{ type: "answer", accept: true }}>
            {words.accept(money(state.offer?.move.price ?? 0, context))}
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
  );
};
