/** The auction of the private companies, and setting the par of a granted presidency. */
import { type AuctionRound, corporationOf, type OptionOf } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import { CompanyName } from "./companyName.tsx";
import { Amount, ChoiceButton, MoveButton, MoveForm, MoveRadio, SingleMove } from "./moveForm.tsx";

type Purchase = OptionOf<"buyPrivate"> | OptionOf<"bid">;

/** One line per private company: what it is, who has bid, and what one can do. */
export const AuctionForms = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => (
  <div class="offers">
    {scene.title.companies
      .filter(({ symbol }) => options.some((option) => option.company === symbol))
      .map(({ symbol }) => (
        <CompanyLine scene={scene} symbol={symbol} options={options.filter((option) => option.company === symbol)} />
      ))}
  </div>
);

const CompanyLine = ({ scene, symbol, options }: { scene: Scene; symbol: string; options: readonly Purchase[] }) => (
  <li>
    <div class="what">
      <CompanyName scene={scene} symbol={symbol} />
      <Bids scene={scene} symbol={symbol} />
    </div>
    {options.map((option) =>
      option.type === "bid" ? <BidForm scene={scene} option={option} /> : <BuyForm scene={scene} option={option} />,
    )}
  </li>
);

const Bids = ({ scene, symbol }: { scene: Scene; symbol: string }) => {
  const { round } = scene.state;
  const bids = round.kind === "auction" ? [...(round.bids[symbol] ?? [])] : [];
  if (bids.length === 0) return null;
  const ranked = bids.sort((a, b) => b.amount - a.amount);
  const listed = ranked.map(({ seat, amount }) => `${seatName(scene, seat)} ${money(amount, scene.context)}`);
  return <small>{scene.words.bids(listed.join(", "))}</small>;
};

const BuyForm = ({ scene, option }: { scene: Scene; option: OptionOf<"buyPrivate"> }) => (
  <SingleMove scene={scene} move={{ type: "buyPrivate", company: option.company }} main>
    {scene.words.buyFor(option.company, money(option.price, scene.context))}
  </SingleMove>
);

const BidForm = ({ scene, option }: { scene: Scene; option: OptionOf<"bid"> }) => {
  const contest = scene.decision.step === "contest";
  const open = { type: "bid" as const, company: option.company };
  return (
    <MoveForm scene={scene} class="bid">
      <Amount
        scene={scene}
        move={open}
        label={scene.words.amount}
        min={option.min}
        max={option.max}
        value={option.min}
      />
      <MoveButton scene={scene} move={open} main={contest}>
        {contest ? scene.words.raiseOn(option.company) : scene.words.bidOn(option.company)}
      </MoveButton>
    </MoveForm>
  );
};

/** Prices of a presidency that was granted: one must be chosen before anything else. */
export const GrantedParForm = ({ scene, options }: { scene: Scene; options: readonly OptionOf<"par">[] }) => (
  <>
    {options.map((option) => (
      <MoveForm scene={scene} class="stack">
        <fieldset>
          <legend>
            {scene.words.parOf} <Badge symbol={option.corporation} />
          </legend>
          {option.prices.map((price) => (
            <MoveRadio scene={scene} move={{ type: "par", corporation: option.corporation, price }}>
              <b>{money(price, scene.context)}</b>{" "}
              <small class="dim">{scene.words.capitalIfFloated(capitalAt(scene, option.corporation, price))}</small>
            </MoveRadio>
          ))}
        </fieldset>
        <ChoiceButton scene={scene} main>
          {scene.words.setPar(option.corporation)}
        </ChoiceButton>
      </MoveForm>
    ))}
  </>
);

/** What a corporation receives when it floats with this issue price. */
export function capitalAt({ title, context }: Scene, corporation: string, price: number): string {
  const unit = title.corporations.find(({ symbol }) => symbol === corporation)?.shareUnit ?? 10;
  return money((price * 100) / unit, context);
}

/** The companies that nobody can act on now, for the whole picture during the auction. */
export const AuctionRest = ({ scene, acted }: { scene: Scene; acted: readonly string[] }) => {
  const { state, title, words } = scene;
  const rest = title.companies.filter(({ symbol }) => !acted.includes(symbol));
  if (rest.length === 0) return null;
  return (
    <ul class="offers">
      {rest.map(({ symbol }) => (
        <li>
          <div class="what">
            <CompanyName scene={scene} symbol={symbol} />
            <Bids scene={scene} symbol={symbol} />
          </div>
          <span class="dim">{words.ownedBy(ownerName(scene, state.companies[symbol]?.owner ?? null))}</span>
        </li>
      ))}
    </ul>
  );
};

/** Who owns a company, in words; null where nobody does. */
function ownerName(scene: Scene, owner: string | null): string | null {
  if (owner === null) return null;
  const corporation = corporationOf(owner);
  return corporation ?? seatName(scene, Number(owner.slice(5)));
}

/** Is there an auction at the moment? */
export const auctionOf = ({ state }: Scene): AuctionRound | null =>
  state.round.kind === "auction" ? state.round : null;
