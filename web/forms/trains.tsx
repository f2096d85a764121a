/** The train shop: what is for sale from whom, who pays what, and what it changes at once. */
import {
  corporationHolder,
  type EventOf,
  type OptionOf,
  type Title,
  type TrainOption,
  trainsLeft,
} from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { phaseEffects, rustEffects } from "../game/effects.ts";
import { presidentName } from "../game/owners.ts";
import type { Scene } from "../game/scene.ts";
import { sizeOf } from "../game/sizes.ts";
import { Badge } from "../parts/badge.tsx";
import { beforeAfter, followed, moneyMoved } from "./followed.ts";
import { Amount, MoveButton, MoveForm, SingleMove } from "./moveForm.tsx";

type Purchase = OptionOf<"buyTrain">;

/** Trains that differ in nothing but their number are one offer. */
function distinct(scene: Scene, options: readonly Purchase[]): Purchase[] {
  const key = ({ from, rank, min, max, tradeIn }: Purchase): string =>
    JSON.stringify([from, rank, min, max, tradeIn === null ? null : rankOf(scene, tradeIn)]);
  return [...new Map(options.toReversed().map((option) => [key(option), option])).values()].toReversed();
}

/** What is for sale by source: bank, pool, sister corporations, then those whose president must be asked. */
export const TrainForms = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => {
  const { words, title } = scene;
  const offers = distinct(scene, options);
  const others = offers
    .filter(({ from }) => from !== "bank" && from !== "pool")
    .toSorted((a, b) => Number(a.consent) - Number(b.consent));
  const bank = offers.filter(({ from }) => from === "bank");
  const pool = offers.filter(({ from }) => from === "pool");
  return (
    <>
      {cardsOf(title, bank).map(({ sides, options }) => (
        <TrainList
          scene={scene}
          options={options}
          heading={sides.length > 1 ? `${words.bankHeld}: ${words.cardOf(sides)}` : words.bankHeld}
        />
      ))}
      {pool.length > 0 && <TrainList scene={scene} options={pool} heading={words.pool} />}
      {others.length > 0 && (
        <details open={others.length === offers.length}>
          <summary>{words.fromCorporations}</summary>
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

interface ListProps {
  readonly scene: Scene;
  readonly options: readonly Purchase[];
  readonly heading?: string;
}

const TrainList = ({ scene, options, heading }: ListProps) => (
  <div>
    {heading && <h3>{heading}</h3>}
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
  </div>
);

const TrainLine = ({ scene, option }: { scene: Scene; option: Purchase }) => {
  const { words, title, decision } = scene;
  const buyer = decision.corporation ?? "";
  const family = title.trains.find(({ rank }) => rank === option.rank)?.family ?? null;
  const isStock = option.from === "bank" || option.from === "pool";
  return (
    <>
      {isStock ? null : <Badge symbol={option.from} />} <b>{words.train(option.rank)}</b>
      {option.tradeIn !== null && (
        <>
          {" "}
          {words.forTraded} <s>{words.train(rankOf(scene, option.tradeIn))}</s>
        </>
      )}
      {option.from === "bank" && <Left scene={scene} rank={option.rank} />}
      <AtOnce scene={scene} option={option} />
      {family !== null && family !== sizeOf(title, buyer) && <small>{words.cannotRun(buyer)}</small>}
      {option.help > 0 && <small>{helpText(scene, option)}</small>}
      {option.consent && <small>{words.consentNeeded(presidentOf(scene, option.from))}</small>}
    </>
  );
};

/** How many cards of the kind the bank has. */
const Left = ({ scene, rank }: { scene: Scene; rank: string }) => {
  const { title, state, words } = scene;
  const card = title.trains.find((train) => train.rank === rank)?.card ?? rank;
  const left = trainsLeft(title, state).find((one) => one.rank === card);
  return left ? <span class="dim">, {words.leftInBank(left.left)}</span> : null;
};

/** The president of a selling corporation by name, and the corporation where nobody has one. */
function presidentOf(scene: Scene, symbol: string): string {
  const corporation = scene.state.corporations[symbol];
  return (corporation && presidentName(scene, corporation)) ?? symbol;
}

/** What follows from the purchase at once, by the phases, and by the engine's account of it: what the treasury pays, rusting, discards. */
const AtOnce = ({ scene, option }: { scene: Scene; option: Purchase }) => {
  const { words, state, decision } = scene;
  const isFixed = option.min === option.max;
  const buyer = decision.corporation ?? "";
  const events = isFixed ? followed(scene, { ...openMove(scene, option), price: option.min }) : [];
  const paid = moneyMoved(events).get(corporationHolder(buyer)) ?? 0;
  const gone = events.flatMap((event) => (event.type === "trainsRusted" ? event.trains : []));
  const over = events.flatMap((event) => (event.type === "discardsAwaited" ? event.corporations : []));
  const rusting = gone.length > 0 ? [] : rustEffects(scene, option.rank);
  const effects = [...rusting, ...(option.from === "bank" ? phaseEffects(scene, option.rank) : [])];
  return (
    <>
      {isFixed && option.help === 0 && paid !== 0 && (
        <small>{words.pricePays(...beforeAfter(scene, state.corporations[buyer]?.cash ?? 0, paid))}</small>
      )}
      {effects.length > 0 && <small>{words.atOnce(effects.join("; "))}</small>}
      {gone.length > 0 && <small>{words.losesTrains(ownedTrains(scene, gone).join(", "))}</small>}
      {over.length > 0 && <small>{words.mustDiscard(over.join(", "))}</small>}
    </>
  );
};

/** `4-train of B&O`, each kind of train of an owner once with its number. */
function ownedTrains({ words }: Scene, gone: EventOf<"trainsRusted">["trains"]): string[] {
  const counts = new Map<string, number>();
  for (const { train, owner } of gone) {
    const name = words.train(train.rank);
    const text = owner === "pool" ? name : words.trainsOf(name, owner);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} × ${text}`));
}

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
