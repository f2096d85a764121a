/** The players: cash, worth, certificates of the limit, private companies, debts, priority; and the owner at whom nobody sits. */
import { certificateLimitOf, countedCertificates, netWorth, percentHeld, seatOf } from "../../engine/index.ts";
import { money, percent } from "../../engine/narration/index.ts";
import { Sheet } from "../parts/layout.tsx";
import { isPlayerChanged, Moved, RowMark, rowClass } from "./marks.tsx";
import { type Scene, seatName } from "./scene.ts";
import { companiesHeading } from "./terms.ts";

/** The sheet with the players, in their present order. */
export const Players = ({ scene }: { scene: Scene }) => {
  const { words, title, state } = scene;
  return (
    <Sheet id="players" heading={words.players} remark={remarkOf(scene)}>
      <section class="scroll" tabindex={0} aria-label={words.playersScroll}>
        <table class="wide-table">
          <caption class="vh">{words.players}</caption>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              {[words.cash, words.worth, words.certificates].map((head) => (
                <th scope="col" class="num">
                  {head}
                </th>
              ))}
              <th scope="col">{companiesHeading(scene)}</th>
            </tr>
          </thead>
          <tbody>
            {state.order.map((seat) => (
              <PlayerRow scene={scene} seat={seat} />
            ))}
            {title.neutral && state.neutral && (
              <NeutralRow scene={scene} name={title.neutral.name} cash={state.neutral.cash} />
            )}
          </tbody>
        </table>
      </section>
    </Sheet>
  );
};

/** The bank's money, where it can break; else in which order the players stand. */
function remarkOf({ words, title, state, context }: Scene): string {
  if (title.bank === null) return words.inOrderOfPlay;
  return state.bank.broken ? words.bankBroken : words.bank(money(state.bank.cash, context));
}

const PlayerRow = ({ scene, seat }: { scene: Scene; seat: number }) => {
  const { words, state, title, context } = scene;
  const player = state.players[seat];
  const owned = Object.values(state.companies).filter(({ owner, closed }) => !closed && seatOf(owner) === seat);
  const bids = state.round.kind === "auction" ? Object.values(state.round.bids).flat() : [];
  const { before } = scene;
  const changed = isPlayerChanged(scene, seat);
  const bound = bids.filter((bid) => bid.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <tr class={rowClass(seat === context.you && "me", changed && "changed")}>
      <th scope="row">
        {seatName(scene, seat)}
        <RowMark scene={scene} changed={changed} />
        {seat === state.priority && <small class="dim"> {words.priority}</small>}
        {player?.bankrupt && <small class="down"> {words.bankrupt}</small>}
        <Debt scene={scene} seat={seat} />
      </th>
      <td class="num">
        {money(player?.cash ?? 0, context)}
        <Moved scene={scene} before={before?.players[seat]?.cash ?? null} now={player?.cash ?? null} />
        {bound > 0 && <small class="dim"> {words.bound(money(bound, context))}</small>}
      </td>
      <td class="num">
        {money(netWorth(title, state, seat), context)}
        <Moved scene={scene} before={before && netWorth(title, before, seat)} now={netWorth(title, state, seat)} />
      </td>
      <td class="num">
        {words.ofLimit(countedCertificates(title, state, seat), certificateLimitOf(title, state, seat))}
      </td>
      <td>{owned.map(({ symbol }) => symbol).join(", ") || "–"}</td>
    </tr>
  );
};

/** What a player owes the bank, and what loans cost him at the end. */
const Debt = ({ scene, seat }: { scene: Scene; seat: number }) => {
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
      <td>{held.map(({ symbol, share }) => `${symbol} ${percent(share, context)}`).join(", ") || "–"}</td>
    </tr>
  );
};
