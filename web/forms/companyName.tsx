/** A private company by name, with what it costs, brings and can do. */
import { type CompanyFact, companyIncome } from "../../engine/index.ts";
import { money, termsOf } from "../../engine/narration/index.ts";
import type { Scene } from "../game/scene.ts";

/** Name, face value, income and powers of a private company. */
export const CompanyName = ({ scene, symbol }: { scene: Scene; symbol: string }) => {
  const { words, title, context, state } = scene;
  const fact = title.companies.find((company) => company.symbol === symbol);
  if (!fact) return null;
  const income = money(companyIncome(title, state, fact), context);
  const isSpent = fact.once !== null && state.companies[symbol]?.used;
  return (
    <>
      <b>{symbol}</b> {fact.name}
      <small class="dim">
        {title.parameters.companyPrices
          ? `${words.draftIncome(income)}. `
          : `${words.faceAndIncome(money(fact.price, context), income)} `}
        {fact.once === null ? companyPower(scene, fact) : isSpent && words.powerSpent}
      </small>
    </>
  );
};

/** What a company can do, in words. */
export function companyPower({ words, title, context }: Pick<Scene, "words" | "title" | "context">, fact: CompanyFact) {
  const colours = (fact.once?.tiles ?? []).flatMap((tile) => title.tiles[tile]?.colour ?? []);
  return words.companyPower(fact, [...new Set(colours)], termsOf(context).president);
}
