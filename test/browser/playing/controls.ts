/** The controls of the panel, by their roles and names. */
import type { Locator, Page } from "playwright-core";
import type { Asked } from "./asked.ts";
import type { Hand } from "./hands.ts";

export interface Turn extends Asked {
  readonly page: Page;
  readonly hand: Hand;
}

type Role = "button" | "radio" | "combobox" | "textbox" | "spinbutton" | "link";

/** A control of the panel, unfolded if it lies in a folded part. */
export async function control(turn: Turn, role: Role, name: string | RegExp, nth = 0): Promise<Locator> {
  const sheet = turn.page.locator("#move");
  const found = sheet.getByRole(role, { name, exact: true }).nth(nth);
  const folded = sheet.getByRole(role, { name, exact: true, includeHidden: true }).nth(nth);
  await found.or(folded).first().waitFor({ state: "attached" });
  if ((await found.count()) === 0) await unfolded(turn, folded);
  return found;
}

/** What holds a control unfolds. */
export async function unfolded({ hand }: Turn, found: Locator): Promise<Locator> {
  const folds = found.locator("xpath=ancestor::details[not(@open)]");
  while ((await folds.count()) > 0) await hand.press(folds.first().locator("xpath=./summary"));
  return found;
}

/** A button of the panel. */
export const button = (turn: Turn, name: string | RegExp): Promise<Locator> => control(turn, "button", name);

/** The button, after the number that stands in its form, if there is a choice. */
export async function priced(turn: Turn, name: string, amount: number): Promise<Locator> {
  const found = await button(turn, name);
  const field = found.locator("xpath=ancestor::form").getByRole("spinbutton");
  if ((await field.count()) > 0) await turn.hand.write(field, String(amount));
  return found;
}
