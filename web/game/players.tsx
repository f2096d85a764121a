/** The players: cash, worth, certificates of the limit, private companies, debts, priority; and the owner at whom nobody sits. */
import type { Child } from "hono/jsx";
import {
  certificateLimitOf,
  countedCertificates,
  liquidOf,
  netWorth,
  percentHeld,
  type Seat,
  seatOf,
} from "../../engine/index.ts";
import { money, percent } from "../../engine/narration/index.ts";
import { type Column, DataTable, type Sorting } from "../parts/dataTable.tsx";
import { Sheet } from "../parts/layout.tsx";
import { isPlayerChanged, Moved, RowMark, rowClass } from "./marks.tsx";
import { type Scene, seatName } from "./scene.ts";
import { companiesHeading } from "./terms.ts";

interface Props {
  readonly scene: Scene;
  readonly sorting?: Sorting;
  /** Stands beside the heading instead of the bank's money. */
  readonly remark?: Child;
  readonly class?: string;
}

/** The sheet with the players, in their present order if nothing else is asked for. */
export const Players = ({ scene, sorting, remark, class: name }: Props) => {
  const { words, title, state, seat: reader } = scene;
  return (
    <Sheet id="players" heading={words.players} remark={remark ?? remarkOf(scene)} class={name}>
      <DataTable
        caption={words.players}
        label={words.playersScroll}
        columns={columnsOf(scene)}
        rows={state.order}
        rowClass={(seat) => rowClass(seat === reader && "me", isPlayerChanged(scene, seat) && "changed")}
        {...(sorting ? { sorting } : {})}
        after={
          title.neutral &&
          state.neutral && <NeutralRow scene={scene} name={title.neutral.name} cash={state.neutral.cash} />
        }
      />
      <p class="dim">{words.liquidMeans}</p>
    </Sheet>
  );
};

/** The bank's money, where it can break; else in which order the players stand. */
function remarkOf({ words, title, state, context }: Scene): string {
  if (title.bank === null) return words.inOrderOfPlay;
  return state.bank.broken ? words.bankBroken : words.bank(money(state.bank.cash, context));
}

function columnsOf(scene: Scene): Column<Seat>[] {
  const { words, state, title, context } = scene;
  const worth = (seat: Seat) => netWorth(title, state, seat);
  const counted = (seat: Seat) => countedCertificates(title, state, seat);
  return [
    {
      ...{ key: "name", head: words.player, rank: (seat) => context.names.seat(seat) },
      cell: (seat) => <Name scene={scene} seat={seat} />,
    },
    {
      ...{ key: "cash", head: words.cash, isNumber: true, rank: (seat) => state.players[seat]?.cash ?? 0 },
      cell: (seat) => <Cash scene={scene} seat={seat} />,
    },
    {
      ...{ key: "liquid", head: words.liquid, isNumber: true, rank: (seat) => liquidOf(title, state, seat) },
      cell: (seat) => <Liquid scene={scene} seat={seat} />,
    },
    {
      ...{ key: "worth", head: words.worth, isNumber: true, rank: worth },
      cell: (seat) => (
        <>
          {money(worth(seat), context)}
          <Moved scene={scene} before={scene.before && netWorth(title, scene.before, seat)} now={worth(seat)} />
        </>
      ),
    },
    {
      ...{ key: "certificates", head: words.certificates, isNumber: true, rank: counted },
      cell: (seat) => words.ofLimit(counted(seat), certificateLimitOf(title, state, seat)),
    },
    {
      ...{ key: "companies", head: companiesHeading(scene), rank: (seat) => companiesOf(scene, seat).length },
      cell: (seat) => companiesOf(scene, seat).join(", ") || "–",
    },
  ];
}

const companiesOf = ({ state }: Scene, seat: Seat): string[] =>
  Object.values(state.companies)
    .filter(({ owner, closed }) => !closed && seatOf(owner) === seat)
    .map(({ symbol }) => symbol);

interface Cell {
  readonly scene: Scene;
  readonly seat: Seat;
}

const Name = ({ scene, seat }: Cell) => {
  const { words, state } = scene;
  return (
    <>
      {seatName(scene, seat)}
      <RowMark scene={scene} changed={isPlayerChanged(scene, seat)} />
      {seat === state.priority && <small class="dim"> {words.priority}</small>}
      {state.players[seat]?.bankrupt && <small class="down"> {words.bankrupt}</small>}
      <Debt scene={scene} seat={seat} />
    </>
  );
};

const Cash = ({ scene, seat }: Cell) => {
  const { state, words, context } = scene;
  const { cash = 0 } = state.players[seat] ?? {};
  const bids = state.round.kind === "auction" ? Object.values(state.round.bids).flat() : [];
  const bound = bids.filter((bid) => bid.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      {money(cash, context)}
      <Moved scene={scene} before={scene.before?.players[seat]?.cash ?? null} now={cash} />
      {bound > 0 && <small class="dim"> {words.bound(money(bound, context))}</small>}
    </>
  );
};

/** What could be had in cash, and its share of the worth where there is any. */
const Liquid = ({ scene: { state, title, context }, seat }: Cell) => {
  const liquid = liquidOf(title, state, seat);
  const worth = netWorth(title, state, seat);
  const share = worth > 0 ? Math.min(100, Math.round((liquid / worth) * 100)) : null;
  return (
    <>
      {money(liquid, context)}
      {share !== null && <small class="dim"> {percent(share, context)}</small>}
    </>
  );
};

/** What a player owes the bank, and what loans cost him at the end. */
const Debt = ({ scene, seat }: Cell) => {
  const { words, state, context } = scene;
  const { debt = 0, penalty = 0 } = state.players[seat] ?? {};
  if (debt === 0 && penalty === 0) return null;
  return (
    <small class="debt">
      {debt > 0 ? words.owes(money(debt, context), money(penalty, context)) : words.penalty(money(penalty, context))}
    </small>
  );
};

/** The owner at whom nobody sits: his cash, and what he holds. */
const NeutralRow = ({ scene, name, cash }: { scene: Scene; name: string; cash: number }) => {
  const { state, context } = scene;
  const held = Object.values(state.corporations)
    .map((corporation) => ({ symbol: corporation.symbol, share: percentHeld(corporation, "neutral") }))
    .filter(({ share }) => share > 0);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="num">{money(cash, context)}</td>
      <td class="num">–</td>
      <td class="num">–</td>
      <td class="num">–</td>
      <td>{held.map(({ symbol, share }) => `${symbol} ${percent(share, context)}`).join(", ") || "–"}</td>
    </tr>
  );
};
