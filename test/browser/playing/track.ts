/** Laying track on a page: the place on the map or in the list, then the tile as it is turned. */
import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { MoveOf } from "../../../engine/index.ts";
import { placeLabel } from "../../../web/forms/track.tsx";
import { control, type Turn } from "./controls.ts";

export async function layTile(turn: Turn, move: MoveOf<"layTile">): Promise<Locator> {
  const { hand, scene } = turn;
  const company = move.company ?? null;
  await (hand.map ? pickOnMap(turn, move) : hand.press(await inList(turn, move)));
  await hand.choose(await control(turn, "radio", scene.words.tileTurned(move.tile, move.rotation)));
  return control(turn, "button", scene.words.layTile(move.hex, company));
}

/** Picks the hex, lets it go by Escape, and picks it again, all on one page. */
async function pickOnMap(turn: Turn, { hex, company }: MoveOf<"layTile">): Promise<void> {
  const { page, scene, hand } = turn;
  const link = onMap(turn, placeLabel(scene, { hex, company: company ?? null, lays: [] }));
  const tiles = page.locator("#move .tilerow");
  await hand.press(link);
  await tiles.first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => tiles.count(), { timeout: 60_000 }).toBe(0);
  await hand.press(link);
}

const onMap = ({ page }: Turn, name: string): Locator =>
  page.getByRole("region", { name: "Map" }).getByRole("link", { name, exact: true }).filter({ visible: true }).first();

function inList(turn: Turn, { hex, company }: MoveOf<"layTile">): Promise<Locator> {
  const name = new RegExp(company ? `^${hex}\\b.* ${turn.scene.words.by(company)}` : `^${hex}\\b`);
  return control(turn, "link", name);
}
