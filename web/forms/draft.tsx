/** The draft of the private companies: what is left, by size, one button each; and companies by name, wherever they are sold. */
import { type CompanyFact, companyIncome, type OptionOf } from "../../engine/index.ts";
import { money, sizesBefore } from "../../engine/narration/index.ts";
import type { Scene } from "../game/scene.ts";
import { sizeName, sizesOf } from "../game/sizes.ts";
import { upper } from "../game/terms.ts";
import { companyPower } from "./companyName.tsx";
import { MoveButton, MoveForm } from "./moveForm.tsx";

type Purchase = OptionOf<"buyPrivate">;

/** All companies nobody has bought; those that the player cannot pay for say so. */
export const DraftForms = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => (
  <MoveForm scene={scene} class="stack">
    {sizesOf(scene.title).map((size) => (
      <DraftGroup scene={scene} options={options} size={size} />
    ))}
  </MoveForm>
);

const DraftGroup = ({ scene, options, size }: { scene: Scene; options: readonly Purchase[]; size: string }) => {
  const { title, words, state, context } = scene;
  const left = title.companies.filter((fact) => {
    const company = state.companies[fact.symbol];
    return fact.size === size && company?.owner === null && !company.closed;
  });
  const [first] = left;
  if (!first) return null;
  return (
    <fieldset>
      <legend>{words.draftGroup(upper(sizeName(size, scene)), left.length)}</legend>
      <p class="dim">
        {companyPower(scene, first)} {first.ownerSizes && words.owners(sizesBefore(first.ownerSizes, context))}
      </p>
      <ul class="offers draft">
        {left.map((fact) => (
          <DraftLine scene={scene} fact={fact} option={options.find(({ company }) => company === fact.symbol)} />
        ))}
      </ul>
    </fieldset>
  );
};

const DraftLine = (props: { scene: Scene; fact: CompanyFact; option: Purchase | undefined }) => {
  const { scene, fact, option } = props;
  const { words, title, state, context } = scene;
  const income = money(companyIncome(title, state, fact), context);
  return (
    <li class={option ? undefined : "gone"}>
      <div class="what">
        <b>{fact.symbol}</b> {fact.name} <small class="dim">{words.draftIncome(income)}</small>
      </div>
      {option ? (
        <MoveButton scene={scene} move={{ type: "buyPrivate", company: fact.symbol }}>
          {words.buyFor(fact.symbol, money(option.price, context))}
        </MoveButton>
      ) : (
        <span class="dim">{words.tooDear(money(fact.price, context))}</span>
      )}
    </li>
  );
};
