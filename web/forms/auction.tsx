/** The auction of the private companies, and setting the par of a granted presidency. */
import {
  type AuctionRound,
  type Bid,
  companyIncome,
  corporationOf,
  type OptionOf,
  seatOf,
} from "../../engine/index.ts";
import { money, termsOf } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { upper } from "../game/terms.ts";
import { CompanyName, companyPower } from "./companyName.tsx";
import { Amount, MoveButton, MoveForm, SingleMove } from "./moveForm.tsx";

type Purchase = OptionOf<"buyPrivate"> | OptionOf<"bid">;

/** The private companies by price: what each is and brings, who has bid how much, and what one can do. */
export const AuctionForms = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => {
  if (scene.decision.step === "contest") return <Contest scene={scene} options={options} />;
  return <AuctionTable scene={scene} options={options} symbols={scene.title.companies.map(({ symbol }) => symbol)} />;
};

interface TableProps {
  readonly scene: Scene;
  readonly options: readonly Purchase[];
  readonly symbols: readonly string[];
}

const AuctionTable = ({ scene, options, symbols }: TableProps) => {
  const { words } = scene;
  return (
    <table class="trade auction">
      <thead>
        <tr>
          <th scope="col">{upper(termsOf(scene.context).company)}</th>
          <th scope="col" class="num">
            {words.faceValue}
          </th>
          <th scope="col" class="num">
            {words.income}
          </th>
          <th scope="col">{words.bidsHead}</th>
          <th scope="col">{words.yourBid}</th>
        </tr>
      </thead>
      <tbody>
        {symbols.map((symbol) => (
          <CompanyRow scene={scene} symbol={symbol} options={options.filter((option) => option.company === symbol)} />
        ))}
      </tbody>
    </table>
  );
};

const CompanyRow = ({ scene, symbol, options }: { scene: Scene; symbol: string; options: readonly Purchase[] }) => {
  const { title, state, words, context } = scene;
  const fact = title.companies.find((one) => one.symbol === symbol);
  if (!fact) return null;
  return (
    <tr class={options.length === 0 ? "gone" : undefined}>
      <th scope="row">
        <b>{symbol}</b> {fact.name}
        <small class="dim">{companyPower(scene, fact)}</small>
      </th>
      <td class="num" data-l={words.faceValue}>
        {money(fact.price, context)}
      </td>
      <td class="num" data-l={words.income}>
        {money(companyIncome(title, state, fact), context)}
      </td>
      <td data-l={words.bidsHead} class={bidsOn(scene, symbol).length === 0 ? "none" : undefined}>
        <Bids scene={scene} symbol={symbol} />
      </td>
      <td class="act">
        {options.length === 0 && <span class="dim">{words.ownedBy(ownerName(scene, symbol))}</span>}
        {options.map((option) =>
          option.type === "bid" ? <BidForm scene={scene} option={option} /> : <BuyForm scene={scene} option={option} />,
        )}
      </td>
    </tr>
  );
};

/** Standing bids on a company, the highest first. */
function bidsOn({ state: { round } }: Scene, symbol: string): Bid[] {
  const bids = round.kind === "auction" ? (round.bids[symbol] ?? []) : [];
  return bids.toSorted((a, b) => b.amount - a.amount);
}

const Bids = ({ scene, symbol }: { scene: Scene; symbol: string }) => {
  const bids = bidsOn(scene, symbol);
  if (bids.length === 0) return <span class="dim">{scene.words.noBid}</span>;
  return (
    <ol>
      {bids.map(({ seat, amount }, index) => {
        const text = `${seatName(scene, seat)} ${money(amount, scene.context)}`;
        return <li>{index === 0 ? <b>{text}</b> : text}</li>;
      })}
    </ol>
  );
};

/** One private company for which several have bid: the bids as they stand, and a higher one. */
const Contest = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => {
  const { words, context } = scene;
  const symbol = auctionOf(scene)?.contest ?? "";
  return (
    <div class="plan">
      <p class="contested">
        <CompanyName scene={scene} symbol={symbol} />
      </p>
      <dl class="lead" aria-label={words.bidsHead}>
        {bidsOn(scene, symbol).map(({ seat, amount }) => (
          <div>
            <dt>{seatName(scene, seat)}</dt>
            <dd>{money(amount, context)}</dd>
          </div>
        ))}
      </dl>
      {options.flatMap((option) => (option.type === "bid" ? [<BidForm scene={scene} option={option} />] : []))}
    </div>
  );
};

const BuyForm = ({ scene, option }: { scene: Scene; option: OptionOf<"buyPrivate"> }) => (
  <SingleMove scene={scene} move={{ type: "buyPrivate", company: option.company }} main>
    {scene.words.buyFor(option.company, money(option.price, scene.context))}
  </SingleMove>
);

/** A usual raise, and how many of them are proposed beside the field. */
const STEP = 5;
const STEPS_SHOWN = 5;

const BidForm = ({ scene, option }: { scene: Scene; option: OptionOf<"bid"> }) => {
  const contest = scene.decision.step === "contest";
  const open = { type: "bid" as const, company: option.company };
  const steps = Array.from({ length: STEPS_SHOWN }, (_, index) => option.min + index * STEP);
  return (
    <MoveForm scene={scene} class="bid">
      <Amount
        scene={scene}
        move={open}
        label={scene.words.amount}
        min={option.min}
        max={option.max}
        value={option.min}
        proposals={contest ? steps.filter((amount) => amount <= option.max) : []}
      />
      <MoveButton scene={scene} move={open} main={contest}>
        {contest ? scene.words.raiseOn(option.company) : scene.words.bidOn(option.company)}
      </MoveButton>
    </MoveForm>
  );
};

/** The companies that nobody can act on while another is fought for. */
export const AuctionRest = ({ scene, acted }: { scene: Scene; acted: readonly string[] }) => {
  const { title, words, context } = scene;
  const rest = title.companies.map(({ symbol }) => symbol).filter((symbol) => !acted.includes(symbol));
  if (rest.length === 0) return null;
  return (
    <details>
      <summary>{words.otherCompanies(termsOf(context).companies)}</summary>
      <div class="body">
        <AuctionTable scene={scene} options={[]} symbols={rest} />
      </div>
    </details>
  );
};

/** Who owns a company, in words; null where nobody does. */
function ownerName(scene: Scene, symbol: string): string | null {
  const owner = scene.state.companies[symbol]?.owner ?? null;
  if (owner === null) return null;
  const seat = seatOf(owner);
  return seat === undefined ? (corporationOf(owner) ?? null) : seatName(scene, seat);
}

/** Is there an auction at the moment? */
export const auctionOf = ({ state }: Scene): AuctionRound | null =>
  state.round.kind === "auction" ? state.round : null;
