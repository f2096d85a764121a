/** A browser from the system for the tests, and the application at an address that it can reach. */
import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { type ServerType, serve } from "@hono/node-server";
import { type Browser, chromium, type Page } from "playwright-core";
import { startTestApp, type TestApp } from "../web/support/app.ts";

const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Is there a browser? Where the build is judged its absence is a failure, elsewhere a line says what was left out. */
export function hasBrowser(): boolean {
  if (existsSync(executablePath)) return true;
  if (process.env.CI) throw new Error(`no browser at ${executablePath}`);
  console.log(`browser tests left out: no browser at ${executablePath}; set CHROMIUM to its path`);
  return false;
}

export interface Site {
  readonly test: TestApp;
  readonly origin: string;
  readonly browser: Browser;
  /** A page of its own browser session, signed in if a person is named. */
  open(width: number, name?: string): Promise<Page>;
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

/** Starts the application and a browser. */
export async function startSite(): Promise<Site> {
  const running: { test?: TestApp } = {};
  const server: ServerType = await new Promise((listening) => {
    const started: ServerType = serve(
      {
        fetch: (request) => running.test?.app.fetch(request) ?? new Response(null, { status: 503 }),
        port: 0,
        hostname: "127.0.0.1",
      },
      () => listening(started),
    );
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test = await startTestApp(origin);
  running.test = test;
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  return {
    test,
    origin,
    browser,
    async open(width, name) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      if (name) await signIn(test, page, origin, name);
      return page;
    },
    async stop() {
      await browser.close();
      server.close();
      await test.stop();
    },
  };
}

/** As a person does it: the form, the mail, the button. */
async function signIn(test: TestApp, page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.fill("#address", `${name.toLowerCase()}@example.org`);
  await page.click("button.go");
  await page.waitForSelector("p.note");
  const mail = test.mails.findLast(({ to }) => to === `${name.toLowerCase()}@example.org`);
  const link = /\/sign-in\/[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  await page.goto(`${origin}${link}`);
  if (await page.$("#name")) await page.fill("#name", name);
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
    [...document.querySelectorAll("button, .btn, select, summary, input:not([type=hidden]):not([type=radio]), label.radio, .pick a, nav a")]
      .filter((element) => element.offsetParent !== null && element.getBoundingClientRect().height < 43.5)
      .map((element) => element.tagName + "." + element.className + ": " + (element.textContent ?? "").slice(0, 40))
  )()`);
}
