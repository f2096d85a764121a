/** The start packet as the pyramid of rows that it is: what can be bought is framed, what is sold keeps its place with its owner. */
import { decide, type OptionOf, type PacketItem, packetPrice, type Seat, seatOf } from "../../engine/index.ts";
import { money, percent } from "../../engine/narration/index.ts";
import { type Scene, seatName } from "../game/scene.ts";
import { Badge } from "../parts/badge.tsx";
import { CompanyName } from "./companyName.tsx";
import { SingleMove } from "./moveForm.tsx";

type Purchase = OptionOf<"buyPrivate">;

/** All rows, top row first. */
export const PacketForms = ({ scene, options }: { scene: Scene; options: readonly Purchase[] }) => (
  <div class="packet">
    {scene.title.packet.map((row, index) => (
      <Row scene={scene} row={row} number={index + 1} options={options} />
    ))}
  </div>
);

interface RowProps {
  readonly scene: Scene;
  readonly row: readonly PacketItem[];
  readonly number: number;
  readonly options: readonly Purchase[];
}

const Row = ({ scene, row, number, options }: RowProps) => (
  <fieldset>
    <legend>{scene.words.packetRow(number)}</legend>
    <ul>
      {row.map((item) => {
        const option = options.find(({ company }) => company === item.id);
        const owner = ownerOf(scene, item);
        return (
          <li class={option ? "framed" : owner === null ? undefined : "gone"}>
            {owner === null ? <Paper scene={scene} item={item} /> : <Sold scene={scene} item={item} owner={owner} />}
            {owner === null && <Offer scene={scene} item={item} option={option} />}
          </li>
        );
      })}
    </ul>
  </fieldset>
);

/** Who has bought the paper, null while nobody has. */
function ownerOf({ state }: Scene, { id, kind }: PacketItem): Seat | null {
  if (state.packet.includes(id)) return null;
  if (kind === "company") return seatOf(state.companies[id]?.owner) ?? null;
  const certificates = state.corporations[id]?.certificates ?? [];
  return seatOf((certificates.find(({ president }) => president) ?? certificates[0])?.holder) ?? null;
}

const Sold = ({ scene, item, owner }: { scene: Scene; item: PacketItem; owner: Seat }) => (
  <>
    {item.kind === "company" ? <b>{item.id}</b> : <Badge symbol={item.id} />}{" "}
    <span class="dim">{seatName(scene, owner)}</span>
  </>
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

/** A paper that nobody has is too dear for the reader, or its row has not come up yet. */
function whyNot({ words, state, seat }: Scene, { id }: PacketItem, price: string): string {
  const decided = decide(state, seat ?? 0, { type: "buyPrivate", company: id });
  const isTooDear = !decided.accepted && decided.refusal.code === "MONEY_SHORT";
  return isTooDear ? words.tooDear(price) : words.packetNotYet(price);
}

const Offer = ({ scene, item, option }: { scene: Scene; item: PacketItem; option: Purchase | undefined }) => {
  const { words, title, state, context } = scene;
  const price = money(packetPrice(title, state, item), context);
  if (!option) return <span class="dim">{whyNot(scene, item, price)}</span>;
  return (
    <SingleMove scene={scene} move={{ type: "buyPrivate", company: item.id }}>
      {words.buyFor(item.id, price)}
    </SingleMove>
  );
};
