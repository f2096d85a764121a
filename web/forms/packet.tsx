/** The start packet: its rows as they lie on the table, a button on each paper that can be bought. */
import { type OptionOf, type PacketItem, packetPrice } from "../../engine/index.ts";
import { money, percent } from "../../engine/narration/index.ts";
import type { Scene } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import { CompanyName } from "./companyName.tsx";
import { SingleMove } from "./moveForm.tsx";

type Purchase = OptionOf<"buyPrivate">;

/** All papers nobody has bought, in their rows, top row first. */
export const PacketForms = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => {
  const { title, state } = scene;
  const rows = title.packet.map((row) => row.filter(({ id }) => state.packet.includes(id)));
  return (
    <div class="stack">
      {rows.map((row, index) =>
        row.length > 0 ? <Row scene={scene} row={row} number={index + 1} options={options} /> : null,
      )}
    </div>
  );
};

interface RowProps {
  readonly scene: Scene;
  readonly row: readonly PacketItem[];
  readonly number: number;
  readonly options: readonly Purchase[];
}

const Row = ({ scene, row, number, options }: RowProps) => (
  <fieldset>
    <legend>{scene.words.packetRow(number)}</legend>
    <ul class="offers">
      {row.map((item) => (
        <li>
          <div class="what">
            <Paper scene={scene} item={item} />
          </div>
          <Offer scene={scene} item={item} option={options.find(({ company }) => company === item.id)} />
        </li>
      ))}
    </ul>
  </fieldset>
);

/** What a paper is, and what its buyer gets with it. */
const Paper = ({ scene, item }: { scene: Scene; item: PacketItem }) => {
  const { words, title, context } = scene;
  const { id, kind, price } = item;
  if (kind === "company") return <CompanyName scene={scene} symbol={id} />;
  const fact = title.corporations.find(({ symbol }) => symbol === id);
  const certificate = fact?.certificates.find(({ president }) => president);
  const share = percent(certificate?.percent ?? 0, context);
  const { corporation = "" } = title.parameters.formation ?? {};
  const later = percent(fact?.minor?.exchange.percent ?? 0, context);
  return (
    <>
      <Badge symbol={id} /> {fact?.name}
      <small class="dim">
        {kind === "minor"
          ? words.packetMinor(money(price, context), later, corporation)
          : words.packetPresidency(share, id)}
      </small>
    </>
  );
};

const Offer = ({ scene, item, option }: { scene: Scene; item: PacketItem; option: Purchase | undefined }) => {
  const { words, title, state, context } = scene;
  const price = money(packetPrice(title, state, item), context);
  if (!option) return <span class="dim">{words.packetNotNow(price)}</span>;
  return (
    <SingleMove scene={scene} move={{ type: "buyPrivate", company: item.id }}>
      {words.buyFor(item.id, price)}
    </SingleMove>
  );
};
