/** Private companies changing hands: bought by corporations or players, exchanged for a share. */
import type { OptionOf } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { CompanyName, companyPower } from "./companyName.tsx";
import { Amount, MoveButton, MoveForm, SingleMove } from "./moveForm.tsx";
import { belongings } from "./takeover.tsx";

export type CompanySale = OptionOf<"buyCompany"> | OptionOf<"buyPrivateFrom">;

/** One line per company that can be bought, with its price range; a power that several share is told once. */
export const CompanyForms = ({ scene, options }: { scene: Scene; options: readonly CompanySale[] }) => (
  <>
    {bySharedPower(scene, options).map(({ power, sales }) => (
      <>
        {power && <p class="dim">{power}</p>}
        <CompanyLines scene={scene} options={sales} />
      </>
    ))}
  </>
);

/** Sales of companies with the same power, used once each, stand together; all others follow each other without a word. */
function bySharedPower(scene: Scene, options: readonly CompanySale[]): { power: string; sales: CompanySale[] }[] {
  const groups = new Map<string, CompanySale[]>();
  for (const option of options) {
    const fact = scene.title.companies.find(({ symbol }) => symbol === option.company);
    const power = fact?.once ? companyPower(scene, fact) : "";
    groups.set(power, [...(groups.get(power) ?? []), option]);
  }
  return [...groups].map(([power, sales]) => ({ power, sales }));
}

const CompanyLines = ({ scene, options }: { scene: Scene; options: readonly CompanySale[] }) => (
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
  const value = Math.min(option.max, Math.max(option.min, usualPrice(scene, option)));
  return (
    <MoveForm scene={scene} class="bid">
      <Amount scene={scene} move={move} label={words.buyingPrice} min={option.min} max={option.max} value={value} />
      <MoveButton scene={scene} move={move}>
        {option.consent ? words.offerFor(option.company) : words.buy(option.company)}
      </MoveButton>
    </MoveForm>
  );
};

/** The price that stands in the field at first: that of the track, or the face value. */
const usualPrice = ({ state, title }: Scene, { company, min }: CompanySale): number =>
  state.companyPrice ?? title.companies.find(({ symbol }) => symbol === company)?.price ?? min;

/** The corporation's companies that the bank buys, all for the same price. */
export const CompanySaleForms = ({ scene, options }: { scene: Scene; options: readonly OptionOf<"sellCompany">[] }) => {
  const { words, context } = scene;
  return (
    <MoveForm scene={scene} class="stack">
      <fieldset>
        <legend>{words.toSell(money(options[0]?.price ?? 0, context))}</legend>
        <ul class="offers">
          {options.map(({ company, price }) => (
            <li>
              <div class="what">
                <CompanyName scene={scene} symbol={company} />
              </div>
              <MoveButton scene={scene} move={{ type: "sellCompany", company }}>
                {words.sellTo(company, money(price, context))}
              </MoveButton>
            </li>
          ))}
        </ul>
      </fieldset>
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
  const { move } = state.offer ?? {};
  const price = money(move?.price ?? 0, context);
  const target = move?.type === "takeOver" ? state.corporations[move.corporation] : undefined;
  return (
    <>
      {target && <p>{words.comesAlong(money(target.cash, context), belongings(scene, target))}</p>}
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
