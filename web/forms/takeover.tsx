/** Taking over another corporation, and the choices that follow: which of two stations goes, what becomes of the trains. */
import { type Corporation, corporationOf, type OptionOf, priceOf } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import type { BoardPicture } from "../board/map.tsx";
import { rustEffects } from "../game/effects.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { sizeName, sizeOf, trainLimitOf } from "../game/sizes.ts";
import { Badge } from "../parts/badge.tsx";
import { encode } from "./fields.ts";
import { Amount, ChoiceButton, isChosen, MoveButton, MoveForm } from "./moveForm.tsx";
import { CityPicture } from "./tokens.tsx";

type TakeOver = OptionOf<"takeOver">;

/** One line per corporation that can be taken over: what it costs, what comes along, who must agree. */
export const TakeOverForms = ({ scene, options }: { scene: Scene; options: readonly TakeOver[] }) => (
  <ul class="offers">
    {options.map((option) => (
      <li>
        <div class="what">
          <Target scene={scene} option={option} />
        </div>
        <TakeOverPrice scene={scene} option={option} />
      </li>
    ))}
  </ul>
);

const Target = ({ scene, option }: { scene: Scene; option: TakeOver }) => {
  const { title, state, words, context, decision } = scene;
  const { corporation, min, max, shares, owner, consent } = option;
  const target = state.corporations[corporation];
  const treasury = state.corporations[decision.corporation ?? ""]?.cash ?? 0;
  const cost = (price: number): string => money(price * shares, context);
  return (
    <>
      <Badge symbol={corporation} /> {seatName(scene, owner)}{" "}
      <span class="dim">
        {sizeName(sizeOf(title, corporation) ?? "", scene)}
        {target && `, ${words.eachShare(money(priceOf(title, target) ?? 0, context))}`}
      </span>
      <small>{words.takeOverCosts(shares, cost(min), cost(max), money(treasury, context))}</small>
      {target && <small>{words.comesAlong(money(target.cash, context), belongings(scene, target))}</small>}
      {consent && <small>{words.consentNeeded(seatName(scene, owner))}</small>}
    </>
  );
};

/** Trains, stations and private companies of a corporation, in words. */
export function belongings({ state, words }: Pick<Scene, "state" | "words">, corporation: Corporation): string[] {
  const { trains, stations, tokens, symbol } = corporation;
  const owned = Object.values(state.companies).filter(
    (company) => !company.closed && corporationOf(company.owner) === symbol,
  );
  return [
    ...trains.map(({ rank }) => words.train(rank)),
    ...(stations.length > 0 ? [words.stationsOnMap(stations.length)] : []),
    ...(tokens.length > 0 ? [words.stationsToPlace(tokens.length)] : []),
    ...owned.map((company) => company.symbol),
  ];
}

const TakeOverPrice = ({ scene, option }: { scene: Scene; option: TakeOver }) => {
  const { words, title, state } = scene;
  const { corporation, min, max, consent } = option;
  const move = { type: "takeOver" as const, corporation };
  const target = state.corporations[corporation];
  const value = Math.min(max, Math.max(min, (target && priceOf(title, target)) ?? min));
  return (
    <MoveForm scene={scene} class="bid">
      <Amount scene={scene} move={move} label={words.perShare} min={min} max={max} value={value} />
      <MoveButton scene={scene} move={move}>
        {consent ? words.offerToTakeOver(corporation) : words.takeOver(corporation)}
      </MoveButton>
    </MoveForm>
  );
};

type Drop = OptionOf<"dropStation">;

/** Two stations of one corporation on a hex: one picture each. */
export const StationDropForms = (props: { scene: Scene; options: readonly Drop[]; board: BoardPicture }) => {
  const { scene, options, board } = props;
  const { words } = scene;
  return (
    <MoveForm scene={scene} class="stack">
      <fieldset>
        <legend>
          <Badge symbol={scene.decision.corporation ?? ""} /> {words.whichStation}
        </legend>
        <div class="tilepick">
          {options.map((option) => (
            <DropRadio scene={scene} option={option} board={board} />
          ))}
        </div>
      </fieldset>
      <ChoiceButton scene={scene} main>
        {words.dropStation}
      </ChoiceButton>
    </MoveForm>
  );
};

const DropRadio = ({ scene, option, board }: { scene: Scene; option: Drop; board: BoardPicture }) => {
  const { corporation, hex, city } = option;
  const move = { type: "dropStation" as const, hex, city };
  return (
    <label>
      <input type="radio" name="move" value={encode(move)} required checked={isChosen(scene, move, false)} />
      <CityPicture board={board} hex={hex} city={city} />
      <Badge symbol={corporation} /> <b>{hex}</b> {scene.title.map[hex]?.name}
    </label>
  );
};

type Choice = OptionOf<"convertTrain"> | OptionOf<"scrapTrain">;

/** Trains that came with a take-over: each can be turned to the own size or scrapped; the others are kept. */
export const AcquiredForms = ({ scene, options }: { scene: Scene; options: readonly Choice[] }) => {
  const { words, state, decision } = scene;
  const symbol = decision.corporation ?? "";
  const owned = state.corporations[symbol]?.trains ?? [];
  const limit = trainLimitOf(scene, symbol);
  const acquired = owned.filter(({ id }) => options.some(({ train }) => train === id));
  return (
    <>
      {owned.length <= limit && <p>{words.trainRoom(symbol, owned.length, limit)}</p>}
      <MoveForm scene={scene}>
        <ul class="offers">
          {acquired.map((train) => (
            <li>
              <div class="what">
                <b>{words.train(train.rank)}</b> <small class="dim">{words.cameFrom}</small>
                <TurnedEffects scene={scene} options={options.filter((option) => option.train === train.id)} />
              </div>
              <div class="act">
                {options
                  .filter((option) => option.train === train.id)
                  .map((option) => (
                    <TrainChoice scene={scene} option={option} />
                  ))}
              </div>
            </li>
          ))}
        </ul>
      </MoveForm>
    </>
  );
};

const TurnedEffects = ({ scene, options }: { scene: Scene; options: readonly Choice[] }) => {
  const effects = options.flatMap((option) => (option.type === "convertTrain" ? rustEffects(scene, option.to) : []));
  return effects.length === 0 ? null : <small>{scene.words.ifTurned(effects.join("; "))}</small>;
};

const TrainChoice = ({ scene, option }: { scene: Scene; option: Choice }) => {
  const { words, context } = scene;
  if (option.type === "scrapTrain") {
    return (
      <MoveButton scene={scene} move={{ type: "scrapTrain", train: option.train }}>
        {words.scrap(option.rank)}
      </MoveButton>
    );
  }
  return (
    <MoveButton scene={scene} move={{ type: "convertTrain", train: option.train }}>
      {words.convert(option.to, option.price === 0 ? null : money(option.price, context))}
    </MoveButton>
  );
};
