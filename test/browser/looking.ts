/** What is looked at on every page: axe's rules, its frame, its width, its controls, and what the browser complains of. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import type { Language } from "../../lambdas/service/api.ts";
import { overflow, tooSmall } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.1 to level AA and what axe counts as best practice. */
const OPTIONS = JSON.stringify({
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"],
  resultTypes: ["violations"],
  preload: false,
  iframes: false,
});

/** How a page is looked at. */
export interface Manner {
  readonly language: Language;
  /** CSS pixels. */
  readonly width: number;
  readonly scheme: "light" | "dark";
}

/** Light and wide in one language, narrow in the others, one of them dark. */
export const MANNERS: readonly Manner[] = [
  { language: "en", width: 1600, scheme: "light" },
  { language: "de", width: 360, scheme: "light" },
  { language: "nl", width: 360, scheme: "dark" },
];

/** Notes what the browser complains of; answers everything since it was asked last. A status of failure is no complaint. */
export function complaintsOf(page: Page): () => string[] {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    const isStatus = message.text().startsWith("Failed to load resource: the server responded with a status of 4");
    if (message.type() === "error" && !isStatus) heard.push(message.text());
  });
  return () => heard.splice(0);
}

/** Everything that is wrong with the page that is open, one line each. */
export async function faultsOf(page: Page, { language }: Manner): Promise<string[]> {
  const [frame, wide, small] = [await frameFaults(page, language), await overflow(page), await tooSmall(page)];
  const broken = await violations(page);
  return [...frame, ...wide.map((one) => `sticks out: ${one}`), ...small.map((one) => `too small: ${one}`), ...broken];
}

const frameFaults = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate(`(() => {
    const found = [];
    const heads = document.querySelectorAll("h1").length;
    if (heads !== 1) found.push(heads + " first headings");
    if (document.documentElement.lang !== "${language}") found.push("language " + document.documentElement.lang);
    if (document.documentElement.scrollWidth > innerWidth) found.push("width " + document.documentElement.scrollWidth);
    return found;
  })()`);

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(`axe.run(${OPTIONS}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target, html, any, all, none }) =>
      id + ": " + target.join(" ") + " " + html.slice(0, 120) + " " + [...any, ...all, ...none].map(({ message }) => message).join("; "))))`);
}
