/** A title's figures as its facts have them: what players begin with, and the trains. */
import type { Title, TrainFact } from "../../engine/index.ts";
import { type Context, money } from "../../engine/narration/index.ts";
import type { Language } from "../../lambdas/service/api.ts";
import type { Words } from "../words/index.ts";

interface Props {
  readonly words: Words;
  readonly language: Language;
  readonly title: Title;
}

const contextOf = ({ title, language }: Props): Context => ({ title, language, names: { seat: () => "" } });

/** The two tables. */
export const Figures = (props: Props) => (
  <div class="two">
    <Players {...props} />
    <Trains {...props} />
  </div>
);

const Players = (props: Props) => {
  const { words, title } = props;
  const context = contextOf(props);
  const { min, max } = title.players;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.playersHead}</th>
          <th scope="col" class="num">
            {words.cashHead}
          </th>
          <th scope="col" class="num">
            {words.limitHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr>
            <th scope="row">{count}</th>
            <td class="num">{money(title.startingCash[count] ?? 0, context)}</td>
            <td class="num">{title.certificateLimit[count]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Trains = (props: Props) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{props.words.trainHead}</th>
        <th scope="col" class="num">
          {props.words.countHead}
        </th>
        <th scope="col" class="num">
          {props.words.priceHead}
        </th>
        <th scope="col">{props.words.rustHead}</th>
      </tr>
    </thead>
    <tbody>
      {props.title.trains.map((train) => (
        <Train {...props} train={train} />
      ))}
    </tbody>
  </table>
);

const Train = ({ train, ...props }: Props & { train: TrainFact }) => (
  <tr>
    <th scope="row">{train.rank}</th>
    <td class="num">{train.rank === train.card ? (train.count ?? props.words.noLimit) : ""}</td>
    <td class="num">{money(train.price, contextOf(props))}</td>
    <td>{train.rustedBy.join(", ")}</td>
  </tr>
);
