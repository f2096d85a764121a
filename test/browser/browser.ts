/** A browser from the system for the tests, and the application at an address that it can reach. */
import { existsSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { type LocalService, startLocal } from "../../infra/local/service.ts";
import type { Language, Person, Services } from "../../lambdas/service/api.ts";
import { createServices } from "../../lambdas/service/services.ts";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Is there a browser? Where the build is judged its absence is a failure, elsewhere a line says what was left out. */
export function hasBrowser(): boolean {
  if (existsSync(executablePath)) return true;
  if (process.env.CI) throw new Error(`no browser at ${executablePath}`);
  console.log(`browser tests left out: no browser at ${executablePath}; set CHROMIUM to its path`);
  return false;
}

export interface Site {
  readonly local: LocalService;
  readonly services: Services;
  /** What the service noted as its own faults. */
  readonly faults: string[];
  /** Somebody with a session, without the detour through pages. */
  member(name: string, language: Language): Promise<{ person: Person; session: string }>;
  /** A page in a browser of its own, with this session if any; script can be switched off in it. */
  open(width: number, session?: string, script?: boolean): Promise<Page>;
  stop(): Promise<void>;
}

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Starts the whole local service and a browser. */
export async function startSite(): Promise<Site> {
  const faults: string[] = [];
  const error = (message: string, details: object) => void faults.push(`${message} ${JSON.stringify(details)}`);
  const local = await startLocal({
    secret: "a secret of the browser's tests",
    host: "127.0.0.1",
    port: 0,
    log: { info: () => undefined, error },
  });
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  const services = createServices(local.deps);
  return {
    local,
    services,
    faults,
    async member(name, language) {
      const address = `${name.toLowerCase()}@example.org`;
      await services.people.requestSignIn({ address, language });
      return services.people.confirmSignIn(linkFor(local, address).slice(-TOKEN_LENGTH), { name, language });
    },
    async open(width, session, script = true) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: script });
      if (session) await context.addCookies([{ name: "session", value: session, url: local.origin }]);
      return context.newPage();
    },
    async stop() {
      await browser.close();
      await local.stop();
    },
  };
}

/** Length of a token of an account link. */
const TOKEN_LENGTH = 43;

/** The account link in the last mail to an address. */
function linkFor({ mailbox }: LocalService, address: string): string {
  const mail = mailbox.all().findLast(({ to }) => to === address);
  return /http\S+\/sign-in\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
}

/** Signing in as a person does it: the form, the mail, the button. */
export async function signIn(local: LocalService, page: Page, name: string): Promise<void> {
  const address = `${name.toLowerCase()}@example.org`;
  await page.goto(`${local.origin}/`);
  await page.fill("#address", address);
  await page.click("button.go");
  await page.waitForSelector("p.note");
  await page.goto(linkFor(local, address));
  await page.fill("#name", name);
  await page.click("button.go");
}

/** Does the page scroll sideways? Then what sticks out, else nothing. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll("main *, header *, footer *")]
      .filter((element) => !element.closest(".scroll, .map-scroll, svg") && element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.tagName + "." + element.className + ": " + (element.textContent ?? "").slice(0, 40));
  })()`);
}

/** Controls that are smaller than a finger, links in running text excepted. */
export async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(`(() =>
    [...document.querySelectorAll("button, .btn, select, summary, input:not([type=hidden]):not([type=radio]):not([type=checkbox]), label.radio, .pick a, nav a")]
      .filter((element) => element.offsetParent !== null && element.getBoundingClientRect().height < 43.5)
      .map((element) => element.tagName + "." + element.className + ": " + (element.textContent ?? "").slice(0, 40))
  )()`);
}

/** Does everything have to be looked at, or may tests share it out? The first takes a quarter of an hour. */
export const isWhole = (): boolean => process.env.BROWSER === "whole";
