/**
 * Three ways to work a page: by mouse, from the keyboard alone, and by mouse where there is no script. Each does to a control what a person
 * would do who has found it by its role and its name.
 */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

export interface Hand {
  readonly name: string;
  /** Does the page's script run? */
  readonly script: boolean;
  /** Works the map where the page has one; else its list of places. */
  readonly map: boolean;
  /** Comes to a control without touching it. */
  approach(target: Locator): Promise<void>;
  press(target: Locator): Promise<void>;
  /** Chooses a radio. */
  choose(target: Locator): Promise<void>;
  /** Replaces what stands in a field. */
  write(target: Locator, text: string): Promise<void>;
  /** Chooses the entry of that number in a list. */
  select(target: Locator, index: number): Promise<void>;
}

const pointer = (name: string, script: boolean): Hand => ({
  name,
  script,
  map: script,
  approach: (target) => target.scrollIntoViewIfNeeded(),
  press: (target) => target.click(),
  choose: (target) => target.locator("xpath=ancestor::label").click(),
  async write(target, text) {
    await target.click();
    await target.fill(text);
  },
  async select(target, index) {
    await target.selectOption({ index });
  },
});

export const mouse = pointer("mouse", true);
export const scriptless = pointer("mouse without script", false);

export const keyboard: Hand = {
  name: "keyboard",
  script: true,
  map: false,
  approach: (target) => reach(target),
  async press(target) {
    await reach(target);
    await target.page().keyboard.press("Enter");
  },
  async choose(target) {
    await reach(target);
    if (!(await target.isChecked())) await target.page().keyboard.press("Space");
  },
  async write(target, text) {
    await reach(target);
    const { keyboard: keys } = target.page();
    await keys.press("Control+A");
    await keys.type(text);
  },
  async select(target, index) {
    await reach(target);
    for (let at = 0; at < index; at++) await target.page().keyboard.press("ArrowDown");
  },
};

/** More keys than any way on a page should need. */
const MOST_KEYS = 150;

/**
 * What key brings the focus nearer to an element; empty if it is there. A group of radios is one stop, at the chosen one or else at the first;
 * from there arrows lead on.
 */
const nextKey = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const { activeElement: focused, body } = element.ownerDocument;
    if (focused === element) return "";
    if (focused === null || focused === body) return "Tab";
    const named = element.type === "radio" ? [...element.ownerDocument.getElementsByName(element.name)] : [];
    const group = named.filter((one) => one.type === "radio" && one.form === element.form && one.checkVisibility());
    if (group.includes(focused)) return group.indexOf(focused) < group.indexOf(element) ? "ArrowDown" : "ArrowUp";
    const stop = element.type === "radio" ? (group.find(({ checked }) => checked) ?? group[0]) : element;
    return stop.compareDocumentPosition(focused) & stop.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab";
  });

/** Goes to an element by keys; on a fresh page by the link that skips to the move. */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  const page = target.page();
  if ((await focusedText(page)) === null) await skip(page);
  for (let pressed = 0; pressed < MOST_KEYS; pressed++) {
    const key = await nextKey(target);
    if (key === "") return seen(target);
    await page.keyboard.press(key);
  }
  throw new Error(`no key leads to ${target}`);
}

/** The text of what has the focus; null if nothing has it. */
const focusedText = (page: Page): Promise<string | null> =>
  page.evaluate("document.activeElement === document.body ? null : document.activeElement.textContent");

/** The first stop of a fresh page leads to the move. */
async function skip(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  expect(await focusedText(page)).toBe("Skip to the move");
  await seen(page.getByRole("link", { name: "Skip to the move" }));
  await page.keyboard.press("Enter");
}

/** Milliseconds in which the browser has to bring what has the focus onto the screen. */
const SCROLLED = 5000;

const FOCUSED = { drawn: true, onScreen: true };

/** The focus is drawn, on the element or around its label, and the element lies on the screen once it has been scrolled there. */
async function seen(target: Locator): Promise<void> {
  await expect.poll(() => focusOf(target), { timeout: SCROLLED, message: String(target) }).toEqual(FOCUSED);
}

function focusOf(target: Locator): Promise<{ drawn: boolean; onScreen: boolean }> {
  return target.evaluate((element) => {
    const { defaultView: view } = element.ownerDocument;
    const outlined = [element, element.closest("label") ?? element].some((one) => {
      const { outlineStyle, outlineWidth } = view.getComputedStyle(one);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom } = element.getBoundingClientRect();
    return { drawn: element.matches(":focus-visible") && outlined, onScreen: bottom > 0 && top < view.innerHeight };
  });
}
