/** The end of a game: why it ended and who won. */
import { netWorth } from "../../engine/index.ts";
import { endReason, headline, money } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "./scene.ts";

/** Worth, greatest first; equal worth shares the place. */
export const Standing = ({ scene }: { scene: Scene }) => {
  const { state, words, context, seat } = scene;
  const { closed } = scene.head.matters;
  const worth = state.result?.worth ?? state.players.map((_, one) => netWorth(scene.title, state, one));
  const ranked = worth.map((amount, index) => ({ seat: index, amount })).sort((a, b) => b.amount - a.amount);
  return (
    <section class="sheet" id="move" aria-labelledby="move-h">
      <header>
        <h2 id="move-h">{headline(scene.decision, state, context)}</h2>
        {closed && <p>{words.closedBy[closed]}</p>}
        {state.result && <p>{endReason(state.result.reason, context)}</p>}
      </header>
      <table>
        <caption class="vh">{words.finalStanding}</caption>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.player}</th>
            <th scope="col" class="num">
              {words.worth}
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((one) => (
            <tr class={one.seat === seat ? "me" : undefined}>
              <td>{1 + worth.filter((amount) => amount > one.amount).length}</td>
              <th scope="row">{seatName(scene, one.seat)}</th>
              <td class="num">{money(one.amount, context)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
