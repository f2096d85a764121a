/** The train shop, discards, and bankruptcy. */
import type { OptionOf, Title, TrainOption } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { rustEffects, trainEffects } from "../game/effects.ts";
import type { Scene } from "../game/scene.ts";
import { sizeOf } from "../game/sizes.ts";
import { Badge } from "../parts/badge.tsx";
import { Amount, ChoiceButton, MoveButton, MoveForm, MoveRadio, SingleMove, StepButton } from "./moveForm.tsx";

type Purchase = OptionOf<"buyTrain">;

/** Trains that differ in nothing but their number are one offer. */
function distinct(scene: Scene, options: readonly Purchase[]): Purchase[] {
  const key = ({ from, rank, min, max, tradeIn }: Purchase): string =>
    JSON.stringify([from, rank, min, max, tradeIn === null ? null : rankOf(scene, tradeIn)]);
  return [...new Map(options.toReversed().map((option) => [key(option), option])).values()].toReversed();
}

/** What is for sale: bank and pool first, then sister corporations, then those whose president must be asked. */
export const TrainForms = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => {
  const offers = distinct(scene, options);
  const open = offers.filter(({ from }) => from === "bank" || from === "pool");
  const others = offers
    .filter((offer) => !open.includes(offer))
    .toSorted((a, b) => Number(a.consent) - Number(b.consent));
  return (
    <>
      {cardsOf(scene.title, open).map(({ sides, options }) => (
        <>
          {sides.length > 1 && <h3>{scene.words.cardOf(sides)}</h3>}
          <TrainList scene={scene} options={options} />
        </>
      ))}
      {others.length > 0 && (
        <details open={open.length === 0}>
          <summary>{scene.words.fromCorporations}</summary>
          <div class="body">
            <TrainList scene={scene} options={others} />
          </div>
        </details>
      )}
    </>
  );
};

/** All sides of the card that a rank belongs to; one for an ordinary train. */
const sidesOf = (title: Title, rank: string): string[] => {
  const card = title.trains.find((train) => train.rank === rank)?.card;
  return title.trains.filter((train) => train.card === card).map((train) => train.rank);
};

/** Offers by card: the sides of each together, ordinary trains in one list. */
function cardsOf(title: Title, options: readonly Purchase[]): { sides: readonly string[]; options: Purchase[] }[] {
  const groups = new Map<string, { sides: readonly string[]; options: Purchase[] }>();
  for (const option of options) {
    const sides = sidesOf(title, option.rank);
    const key = sides.length > 1 ? `${option.from} ${sides[0]}` : "";
    const group = groups.get(key) ?? { sides, options: [] };
    group.options.push(option);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const TrainList = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => (
  <ul class="offers">
    {options.map((option) => (
      <li>
        <div class="what">
          <TrainLine scene={scene} option={option} />
        </div>
        {option.min === option.max ? (
          <FixedPrice scene={scene} option={option} />
        ) : (
          <OpenPrice scene={scene} option={option} />
        )}
      </li>
    ))}
  </ul>
);

const TrainLine = ({ scene, option }: { scene: Scene; option: TrainOption }) => {
  const { words, title, decision } = scene;
  const buyer = decision.corporation ?? "";
  const family = title.trains.find(({ rank }) => rank === option.rank)?.family ?? null;
  const bought = option.from === "bank" ? trainEffects(scene, option.rank) : rustEffects(scene, option.rank);
  const traded = option.tradeIn === null ? null : rankOf(scene, option.tradeIn);
  return (
    <>
      <b>{words.train(option.rank)}</b>{" "}
      {option.from === "bank" ? (
        words.fromBank
      ) : option.from === "pool" ? (
        words.fromPool
      ) : (
        <Badge symbol={option.from} />
      )}
      {traded && <small>{words.tradedIn(traded)}</small>}
      {bought.length > 0 && <small>{words.atOnce(bought.join("; "))}</small>}
      {family !== null && family !== sizeOf(title, buyer) && <small>{words.cannotRun(buyer)}</small>}
      {option.help > 0 && <small>{helpText(scene, option)}</small>}
      {option.consent && <small>{words.consentNeeded(option.from)}</small>}
    </>
  );
};

/** Who pays what the treasury lacks: the president, and beyond his cash the bank where it lends. */
function helpText({ words, title, state, decision, context, seat }: Scene, { help }: TrainOption): string {
  const treasury = money(state.corporations[decision.corporation ?? ""]?.cash ?? 0, context);
  const cash = state.players[seat ?? -1]?.cash ?? 0;
  if (title.parameters.emergency === "sales" || help <= cash) return words.help(treasury, money(help, context));
  return words.loan(treasury, money(cash, context), money(help - cash, context));
}

/** Rank of a train of the acting corporation. */
const rankOf = ({ state, decision }: Scene, train: string): string =>
  state.corporations[decision.corporation ?? ""]?.trains.find(({ id }) => id === train)?.rank ?? train;

const openMove = ({ title }: Scene, { from, train, rank, tradeIn }: TrainOption) => ({
  type: "buyTrain" as const,
  from,
  train,
  ...(tradeIn === null ? {} : { tradeIn }),
  ...(sidesOf(title, rank).length > 1 ? { rank } : {}),
});

const FixedPrice = ({ scene, option }: { scene: Scene; option: Purchase }) => (
  <SingleMove scene={scene} move={{ ...openMove(scene, option), price: option.min }}>
    {scene.words.buyTrain(option.rank, money(option.min, scene.context))}
  </SingleMove>
);

const OpenPrice = ({ scene, option }: { scene: Scene; option: Purchase }) => (
  <MoveForm scene={scene} class="bid">
    <Amount
      scene={scene}
      move={openMove(scene, option)}
      label={scene.words.buyingPrice}
      min={option.min}
      max={option.max}
      value={option.min}
    />
    <MoveButton scene={scene} move={openMove(scene, option)}>
      {option.consent
        ? scene.words.offerFor(scene.words.train(option.rank))
        : scene.words.buy(scene.words.train(option.rank))}
    </MoveButton>
  </MoveForm>
);

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
