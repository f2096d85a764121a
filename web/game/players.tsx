/** The players: cash, worth, certificates of the limit, private companies, priority. */
import { certificateLimit, countedCertificates, netWorth, seatOf } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import { Sheet } from "../parts/layout.tsx";
import { type Scene, seatName } from "./scene.ts";

/** The sheet with the players, in seating order. */
export const Players = ({ scene }: { scene: Scene }) => {
  const { words, state, context } = scene;
  const bank = state.bank.broken ? words.bankBroken : words.bank(money(state.bank.cash, context));
  return (
    <Sheet id="players" heading={words.players} remark={bank}>
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
              <th scope="col">{words.privates}</th>
            </tr>
          </thead>
          <tbody>
            {state.players.map((_, seat) => (
              <PlayerRow scene={scene} seat={seat} />
            ))}
          </tbody>
        </table>
      </section>
    </Sheet>
  );
};

const PlayerRow = ({ scene, seat }: { scene: Scene; seat: number }) => {
  const { words, state, title, context } = scene;
  const player = state.players[seat];
  const owned = Object.values(state.companies).filter(({ owner, closed }) => !closed && seatOf(owner) === seat);
  const bids = state.round.kind === "auction" ? Object.values(state.round.bids).flat() : [];
  const bound = bids.filter((bid) => bid.seat === seat).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <tr class={seat === scene.seat ? "me" : undefined}>
      <th scope="row">
        {seatName(scene, seat)}
        {seat === state.priority && <small class="dim"> {words.priority}</small>}
        {player?.bankrupt && <small class="down"> {words.bankrupt}</small>}
      </th>
      <td class="num">
        {money(player?.cash ?? 0, context)}
        {bound > 0 && <small class="dim"> {words.bound(money(bound, context))}</small>}
      </td>
      <td class="num">{money(netWorth(title, state, seat), context)}</td>
      <td class="num">{words.ofLimit(countedCertificates(title, state, seat), certificateLimit(title, state))}</td>
      <td>{owned.map(({ symbol }) => symbol).join(", ") || "–"}</td>
    </tr>
  );
};
