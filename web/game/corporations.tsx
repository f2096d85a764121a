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
import { money } from "../../engine/narration/index.ts";
import { President, tradeOrder } from "../forms/shares.tsx";
import { Badge } from "../parts/badge.tsx";
import { Sheet } from "../parts/layout.tsx";
import { type Scene, seatName } from "./scene.ts";

/** The sheet with the corporations, in order of play; those that do not operate yet come last. */
export const Corporations = ({ scene, class: name }: { scene: Scene; class?: string }) => {
  const { words, state, seat } = scene;
  const seats = seatsFrom(state.players.length, seat);
  return (
    <Sheet id="corporations" heading={words.corporations} remark={words.corporationsRemark} class={name}>
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
              {[
                words.stationsLeft,
                words.lastRun,
                ...seats.map((one) => shortName(scene, one)),
                words.offering,
                words.pool,
              ].map((head) => (
                <th scope="col" class="num">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(scene).map((corporation) => (
              <CorporationRow scene={scene} corporation={corporation} seats={seats} />
            ))}
          </tbody>
        </table>
      </section>
    </Sheet>
  );
};

const shortName = (scene: Scene, seat: Seat): string =>
  seat === scene.seat ? scene.words.you : scene.context.names.seat(seat);

/** All seats, the reader's first. */
function seatsFrom(count: number, first: Seat | null): Seat[] {
  const all = Array.from({ length: count }, (_, seat) => seat);
  return first === null ? all : [first, ...all.filter((seat) => seat !== first)];
}

function inOrder(scene: Scene): Corporation[] {
  const operating = operatingOrder(scene.title, scene.state);
  const rest = tradeOrder(scene).filter(({ symbol }) => !operating.includes(symbol));
  return [...operating.flatMap((symbol) => scene.state.corporations[symbol] ?? []), ...rest];
}

interface RowProps {
  readonly scene: Scene;
  readonly corporation: Corporation;
  readonly seats: readonly Seat[];
}

const CorporationRow = ({ scene, corporation, seats }: RowProps) => {
  const { title, context, decision } = scene;
  const price = priceOf(title, corporation);
  const amount = (value: number | null): string => (value === null ? "–" : money(value, context));
  return (
    <tr class={decision.corporation === corporation.symbol ? "now" : undefined}>
      <th scope="row">
        <Badge symbol={corporation.symbol} /> <President scene={scene} corporation={corporation} />
      </th>
      <td class="num">{amount(price)}</td>
      <td class="num">{corporation.floated ? amount(corporation.cash) : "–"}</td>
      <td class="nobr">
        {corporation.trains.map(({ rank }) => rank).join(", ") || "–"}
        <OwnedCompanies scene={scene} symbol={corporation.symbol} />
      </td>
      <td class="num">{corporation.tokens.length}</td>
      <td class="num">{amount(corporation.lastRevenue)}</td>
      {seats.map((seat) => (
        <td class="num">{share(corporation, seat)}</td>
      ))}
      <td class="num">{percentHeld(corporation, "offering") || ""}</td>
      <td class="num">{percentHeld(corporation, "pool") || ""}</td>
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
