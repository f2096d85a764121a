/** Laying track on a page: the place on the map or in the list, then the tile as it is turned. */
import type { Locator } from "playwright-core";
import type { MoveOf } from "../../../engine/index.ts";
import { placeLabel } from "../../../web/forms/track.tsx";
import { control, type Turn } from "./moves.ts";

export async function layTile(turn: Turn, move: MoveOf<"layTile">): Promise<Locator> {
  const { hand, scene } = turn;
  const company = move.company ?? null;
  const place = { hex: move.hex, company, lays: [] };
  await hand.press(hand.map ? onMap(turn, placeLabel(scene, place)) : await inList(turn, move));
  const name = scene.words.tileTurned(move.tile, move.rotation);
  await hand.choose(await control(turn, "radio", name));
  return control(turn, "button", scene.words.layTile(move.hex, company));
}

const onMap = ({ page }: Turn, name: string): Locator =>
  page.getByRole("region", { name: "Map" }).getByRole("link", { name, exact: true }).filter({ visible: true }).first();

function inList(turn: Turn, { hex, company }: MoveOf<"layTile">): Promise<Locator> {
  const name = new RegExp(company ? `^${hex}\\b.* ${turn.scene.words.by(company)}` : `^${hex}\\b`);
  return control(turn, "link", name);
}
