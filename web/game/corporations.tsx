/** The corporations: price, money, trains, stations, last run, and who holds how much. */
import {
  type Corporation,
  corporationOf,
  operatingOrder,
  percentHeld,
  priceOf,
  type Seat,
  seatHolder,
} from "../../engine/index.ts";
import { money, termsOf } from "../../engine/narration/index.ts";
import { President, tradeOrder } from "../forms/shares.tsx";
import { Badge } from "../parts/badge.tsx";
import { Sheet } from "../parts/layout.tsx";
import { isCorporationChanged, Moved, RowMark, rowClass } from "./marks.tsx";
import { bankShares, isOneBank, isStarted } from "./owners.ts";
import { type Scene, seatName } from "./scene.ts";
import { phaseOf, sizeName, sizeOf, sizesOf, takeoversIn } from "./sizes.ts";

/** The sheet with the corporations, in order of play; those that do not operate yet come last. */
export const Corporations = ({ scene, class: name }: { scene: Scene; class?: string }) => {
  const { words, context } = scene;
  const listed = inOrder(scene);
  const remark = words.corporationsRemark(termsOf(context).president);
  return (
    <Sheet id="corporations" heading={words.corporations} remark={remark} class={name}>
      {listed.length > 0 && <Holdings scene={scene} corporations={listed} />}
      <Remarks scene={scene} />
    </Sheet>
  );
};

const Holdings = ({ scene, corporations }: { scene: Scene; corporations: readonly Corporation[] }) => {
  const { words, title, state, seat } = scene;
  const seats = seatsFrom(state.players.length, seat);
  const holders = [
    ...seats.map((one) => shortName(scene, one)),
    ...(title.neutral ? [title.neutral.name] : []),
    ...(isOneBank(scene) ? [words.bankHeld] : [words.offering, words.pool]),
  ];
  return (
    <section class="scroll" tabindex={0} aria-label={words.corporationsScroll}>
      <table class="wide-table">
        <caption class="vh">{words.corporations}</caption>
        <thead>
          <tr>
            <th scope="col">{words.corporation}</th>
            {[words.price, words.treasury].map((head) => (
              <th scope="col" class="num">
                {head}
              </th>
            ))}
            <th scope="col">{words.trains}</th>
            {[words.stationsLeft, words.lastRun, ...holders].map((head) => (
              <th scope="col" class="num">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {corporations.map((corporation) => (
            <CorporationRow scene={scene} corporation={corporation} seats={seats} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Where corporations differ by size: those without a row, and who may take over whom. */
const Remarks = ({ scene }: { scene: Scene }) => {
  const { title, state, words } = scene;
  const pairs = takeoversIn(scene);
  const closed = Object.values(state.corporations).filter((one) => one.closed);
  const list = (some: readonly { readonly symbol: string }[]): string => some.map(({ symbol }) => symbol).join(", ");
  return (
    <>
      {sizesOf(title).map((size) => {
        const waiting = Object.values(state.corporations).filter(
          (one) => one.par === null && !one.closed && sizeOf(title, one.symbol) === size,
        );
        const isOpen = phaseOf(scene)?.sizes?.includes(size) ?? true;
        return (
          waiting.length > 0 && <p class="dim">{words.notStartedYet(sizeName(size, scene), list(waiting), isOpen)}</p>
        );
      })}
      {closed.length > 0 && <p class="dim">{gone(scene, list(closed))}</p>}
      {pairs.length > 0 && <p class="dim">{words.whoTakesOver(pairs)}</p>}
    </>
  );
};

/** What has become of corporations that are gone: taken over, or part of the one that is formed. */
function gone({ title, words }: Scene, symbols: string): string {
  const { formation } = title.parameters;
  return formation ? words.partOf(formation.corporation, symbols) : words.takenOver(symbols);
}

const shortName = (scene: Scene, seat: Seat): string =>
  seat === scene.context.you ? scene.words.you : scene.context.names.seat(seat);

/** All seats, the reader's first. */
function seatsFrom(count: number, first: Seat | null): Seat[] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  return first === null ? all : [first, ...all.filter((seat) => seat !== first)];
}

function inOrder(scene: Scene): Corporation[] {
  const operating = operatingOrder(scene.title, scene.state);
  const hasRow = (one: Corporation): boolean => sizesOf(scene.title).length === 0 || isStarted(one);
  const rest = tradeOrder(scene).filter((one) => !operating.includes(one.symbol) && hasRow(one));
  return [...operating.flatMap((symbol) => scene.state.corporations[symbol] ?? []), ...rest];
}

interface RowProps {
  readonly scene: Scene;
  readonly corporation: Corporation;
  readonly seats: readonly Seat[];
}

const CorporationRow = ({ scene, corporation, seats }: RowProps) => {
  const { title, words, context, decision } = scene;
  const price = priceOf(title, corporation);
  const old = scene.before?.corporations[corporation.symbol] ?? null;
  const changed = isCorporationChanged(scene, corporation);
  const amount = (value: number | null): string => (value === null ? "–" : money(value, context));
  return (
    <tr class={rowClass(decision.corporation === corporation.symbol && "now", changed && "changed")}>
      <th scope="row">
        <Badge symbol={corporation.symbol} /> <President scene={scene} corporation={corporation} />
        <RowMark scene={scene} changed={changed} />
      </th>
      <td class="num">
        {amount(price)}
        <Moved scene={scene} before={old && priceOf(title, old)} now={price} />
      </td>
      <td class="num">
        {corporation.floated ? amount(corporation.cash) : "–"}
        <Moved scene={scene} before={old?.cash ?? null} now={corporation.cash} />
        {corporation.debt > 0 && <small class="debt">{words.owesBank(money(corporation.debt, context))}</small>}
      </td>
      <td>
        <span class="nobr">{corporation.trains.map(({ rank }) => rank).join(", ") || "–"}</span>
        <OwnedCompanies scene={scene} symbol={corporation.symbol} />
      </td>
      <td class="num">{corporation.tokens.length}</td>
      <td class="num">{amount(corporation.lastRevenue)}</td>
      {seats.map((seat) => (
        <td class="num">
          {share(corporation, seat)}
          <Moved
            scene={scene}
            before={old && percentHeld(old, seatHolder(seat))}
            now={percentHeld(corporation, seatHolder(seat))}
            text={String}
          />
        </td>
      ))}
      {title.neutral && <td class="num">{percentHeld(corporation, "neutral") || ""}</td>}
      {bankShares(scene, corporation).map(({ percent }) => (
        <td class="num">{percent || ""}</td>
      ))}
    </tr>
  );
};

function share(corporation: Corporation, seat: Seat): string {
  const held = percentHeld(corporation, seatHolder(seat));
  return held === 0 ? "" : `${held}${corporation.president === seat ? "★" : ""}`;
}

const OwnedCompanies = ({ scene, symbol }: { scene: Scene; symbol: string }) => {
  const owned = Object.values(scene.state.companies).filter(
    (company) => !company.closed && corporationOf(company.owner) === symbol,
  );
  return owned.length === 0 ? null : <small class="dim"> {owned.map((company) => company.symbol).join(", ")}</small>;
};

/** Name of a seat for sentences. */
export const nameOf = seatName;
