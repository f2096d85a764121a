/** The map as a table, one row a hex: for screen readers, for the search of the browser, and on paper. */
import { type GameState, type HexView, hexView, type NodeFact, nodeRevenue, type Title } from "../../engine/index.ts";
import { money } from "../../engine/narration/index.ts";
import type { BoardPicture, LegalPlace } from "../board/map.tsx";
import { Sheet } from "../parts/layout.tsx";
import type { Scene } from "./scene.ts";

interface Props {
  readonly scene: Scene;
  readonly board: BoardPicture;
  readonly legal: readonly LegalPlace[];
}

/** The sheet with every hex in reading order. */
export const HexList = ({ scene, board, legal }: Props) => {
  const { words } = scene;
  const heads = [words.hexHead, words.placeHead, words.tileHead, words.stationsHead, words.valueHead];
  return (
    <Sheet id="hexes" heading={words.mapAsList} remark={words.mapAsListRemark}>
      <section class="scroll" tabindex={0} aria-label={words.mapListScrolls}>
        <table class="wide-table hexes">
          <caption class="vh">{words.mapAsList}</caption>
          <thead>
            <tr>
              {[...heads, words.terrainHead, words.noteHead].map((head) => (
                <th scope="col" class={head === words.valueHead ? "num" : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.hexes.map((hex) => (
              <HexRow scene={scene} board={board} hex={hex} legal={legal.find((one) => one.hex === hex)} />
            ))}
          </tbody>
        </table>
      </section>
    </Sheet>
  );
};

interface RowProps {
  readonly scene: Scene;
  readonly board: BoardPicture;
  readonly hex: string;
  readonly legal: LegalPlace | undefined;
}

const HexRow = ({ scene, board, hex, legal }: RowProps) => {
  const { words, title, state, context } = scene;
  const view = hexView(title, state, hex);
  const terrain = view.tile === null ? title.map[hex]?.terrain : undefined;
  return (
    <tr id={`hex-${hex}`}>
      <th scope="row">{hex}</th>
      <td>{title.map[hex]?.name}</td>
      <td>
        {view.tile === null ? words.printedHex(view.colour) : words.laidTile(view.colour, view.tile, view.rotation)}
      </td>
      <td>{stationsText(scene, view)}</td>
      <td class="num">{valueText(title, state, view)}</td>
      <td>{terrain && words.terrainWith(terrain.kind, money(terrain.cost, context))}</td>
      <td>
        {legal?.href ? <a href={legal.href}>{words.mayChoose}</a> : legal && words.mayChoose}
        {legal && notes(scene, board, view).length > 0 && "; "}
        {notes(scene, board, view).join("; ")}
      </td>
    </tr>
  );
};

/** Who has stations and how many places are free; of towns only how many. */
function stationsText({ words, state }: Scene, { hex, nodes }: HexView): string {
  const cities = nodes.filter(({ kind }) => kind === "city");
  const towns = nodes.filter(({ kind }) => kind === "town").length;
  const stations = state.board.stations[hex] ?? [];
  const slots = cities.reduce((sum, { slots: some }) => sum + (some ?? 1), 0);
  const parts = [
    ...stations.map(({ corporation }) => corporation),
    ...(slots > stations.length ? [words.freeStations(slots - stations.length)] : []),
    ...(towns > 0 ? [words.towns(towns)] : []),
  ];
  return parts.join(", ");
}

/** What the stops count now, each different value once. */
const valueText = (title: Title, state: GameState, { nodes }: HexView): string =>
  [...new Set(nodes.map((node: NodeFact) => nodeRevenue(title, state, node)))].filter((value) => value > 0).join(", ");

function notes({ words, title, state }: Scene, board: BoardPicture, view: HexView): string[] {
  const { site, reserved } = board.signsOf(view.hex);
  const blocker = board.pictureOf(view.hex)?.labels.company?.text;
  const here = state.board.stations[view.hex] ?? [];
  const kept = reserved.filter(({ corporation }) => !here.some((one) => one.corporation === corporation));
  return [
    ...(view.label === null ? [] : [words.labelled(view.label)]),
    ...kept.map(({ corporation }) => words.keptFor(corporation)),
    ...(site === null ? [] : [words.siteOf(site)]),
    ...(blocker === undefined ? [] : [words.blockedBy(blocker)]),
    ...(title.map[view.hex]?.walls?.length ? [words.wallsAt(title.map[view.hex]?.walls ?? [])] : []),
  ];
}
