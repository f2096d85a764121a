/** The private companies on a common price track: what each is worth in which round, how many rounds are left, and who owns which. */
import { type Company, type CompanyFact, companyIncome, corporationOf, seatOf } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { Badge } from "../parts/badge.tsx";
import { Sheet } from "../parts/layout.tsx";
import { isAsked, type Scene, seatName } from "./scene.ts";
import { companiesHeading, companyHeading } from "./terms.ts";

/** One value of the track with the operating round that brings it. */
interface Stop {
  readonly price: number;
  readonly round: string;
}

/** The values of the track by operating round; empty in titles without one. */
function trackOf({ title }: Pick<Scene, "title">): Stop[] {
  const { companyPrices, sets } = title.parameters;
  const rounds = (sets ?? []).flatMap((count, set) =>
    Array.from({ length: count }, (_, index) => `${set + 1}.${index + 1}`),
  );
  return (companyPrices ?? []).map((price, index) => ({ price, round: rounds[index] ?? "" }));
}

/** How many operating rounds have begun: the track moves with each. */
const roundsBegun = ({ title, state }: Pick<Scene, "title" | "state">): number =>
  state.companyPrice === null ? 0 : (title.parameters.companyPrices ?? []).indexOf(state.companyPrice) + 1;

/** The present price and the rounds left after this one in one line, null in titles without a track. */
export function priceLine(scene: Pick<Scene, "title" | "state" | "words" | "context">): string | null {
  const { state, title, words, context } = scene;
  if (title.parameters.companyPrices === null || state.companyPrice === null) return null;
  const price = money(state.companyPrice, context);
  return words.companyPrice(companiesHeading(scene), price, trackOf(scene).length - roundsBegun(scene));
}

/** The sheet of the private companies; nothing in titles without a track. */
export const Companies = ({ scene, class: name }: { scene: Scene; class?: string }) => {
  const { words, title, state, context } = scene;
  if (title.parameters.companyPrices === null) return null;
  const left = trackOf(scene).length - roundsBegun(scene);
  const remark =
    state.companyPrice === null
      ? words.companyPriceBefore
      : words.companyPriceNow(money(state.companyPrice, context), left);
  return (
    <Sheet id="companies" heading={companiesHeading(scene)} remark={remark} class={name}>
      <PriceTrack scene={scene} />
      <details open={state.round.kind === "draft" && !isAsked(scene)}>
        <summary>{words.companyList}</summary>
        <Owners scene={scene} />
      </details>
    </Sheet>
  );
};

const PriceTrack = ({ scene }: { scene: Scene }) => {
  const begun = roundsBegun(scene);
  return (
    <ol class="line prices" aria-label={scene.words.priceTrack}>
      {trackOf(scene).map(({ price, round }, index) => (
        <li class={stopClass(index + 1, begun)} aria-current={index + 1 === begun ? "step" : undefined}>
          {price}
          <small>{round}</small>
        </li>
      ))}
    </ol>
  );
};

function stopClass(number: number, begun: number): string | undefined {
  if (number === begun) return "now";
  return number > begun ? "ahead" : undefined;
}

const Owners = ({ scene }: { scene: Scene }) => {
  const { words, title, state } = scene;
  const isDraft = state.round.kind === "draft";
  const heads = [words.income, ...(isDraft ? [words.buyingPrice] : [])];
  return (
    <table>
      <caption class="vh">{words.companyList}</caption>
      <thead>
        <tr>
          <th scope="col">{companyHeading(scene)}</th>
          {heads.map((head) => (
            <th scope="col" class="num">
              {head}
            </th>
          ))}
          <th scope="col">{words.owner}</th>
          {!isDraft && <th scope="col">{words.power}</th>}
        </tr>
      </thead>
      <tbody>
        {title.companies.map((fact) => {
          const company = state.companies[fact.symbol];
          return company && !company.closed ? <OwnerRow scene={scene} fact={fact} company={company} /> : null;
        })}
      </tbody>
    </table>
  );
};

const OwnerRow = ({ scene, fact, company }: { scene: Scene; fact: CompanyFact; company: Company }) => {
  const { words, title, state, context } = scene;
  const isDraft = state.round.kind === "draft";
  return (
    <tr class={seatOf(company.owner) === scene.seat && scene.seat !== null ? "me" : undefined}>
      <th scope="row">
        <b>{fact.symbol}</b> <small class="dim">{fact.name}</small>
      </th>
      <td class="num">{money(companyIncome(title, state, fact), context)}</td>
      {isDraft && <td class="num">{money(company.price, context)}</td>}
      <td>
        <Owner scene={scene} owner={company.owner} />
      </td>
      {!isDraft && <td>{company.used ? words.powerUsed : words.powerLeft}</td>}
    </tr>
  );
};

const Owner = ({ scene, owner }: { scene: Scene; owner: Company["owner"] }) => {
  const seat = seatOf(owner);
  const corporation = corporationOf(owner);
  if (corporation !== undefined) return <Badge symbol={corporation} />;
  return <>{seat === undefined ? "–" : seatName(scene, seat)}</>;
};
