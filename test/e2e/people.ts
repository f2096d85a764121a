/** People with a browser and a mailbox: all they do goes through HTTP and the mail they get. */

import type { KeptMail, Mailbox } from "../../infra/local/mailbox.ts";
import type { Language } from "../../lambdas/service/api.ts";
import { type Fields, formsOf, type HtmlForm } from "../web/support/html.ts";

export interface Page {
  readonly status: number;
  readonly path: string;
  readonly html: string;
}

/** Waits until `look` finds something; fails with `what` after a while. */
export async function until<T>(what: string, look: () => T | undefined, seconds = 20): Promise<T> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resume) => setTimeout(resume, 2));
  }
}

/** The first address of a mail's text whose path begins like this. */
export function linkIn(mail: KeptMail, path: string): string {
  const found = mail.text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path));
  if (!found) throw new Error(`no link to ${path} in "${mail.subject}"`);
  return found;
}

export class Player {
  readonly name: string;
  readonly address: string;
  readonly language: Language;
  private readonly origin: string;
  private readonly mailbox: Mailbox;
  private cookie = "";
  private read = 0;

  constructor(name: string, origin: string, mailbox: Mailbox, language: Language = "en") {
    this.name = name;
    this.language = language;
    this.address = `${name.toLowerCase()}@example.org`;
    this.origin = origin;
    this.mailbox = mailbox;
  }

  /** The next mail that has not been read, waiting for it. */
  async nextMail(path: string): Promise<KeptMail> {
    return until(`a mail to ${this.name} with ${path}`, () => {
      const mails = this.mailbox.all();
      for (; this.read < mails.length; this.read++) {
        const mail = mails[this.read];
        if (mail?.to !== this.address || !mail.text.includes(`${this.origin}${path}`)) continue;
        this.read += 1;
        return mail;
      }
      return undefined;
    });
  }

  async get(path: string): Promise<Page> {
    return this.ask(path, { headers: { cookie: this.cookie } });
  }

  /** Sends a form; `follow`: and goes where the answer leads, as a browser does. */
  async post(path: string, fields: Fields, follow = true): Promise<Page> {
    const pairs = Object.entries(fields).flatMap(([name, values]) =>
      values.map((one): [string, string] => [name, one]),
    );
    const body = new URLSearchParams(pairs);
    return this.ask(path, { method: "POST", body, headers: { cookie: this.cookie, origin: this.origin } }, follow);
  }

  /** Asks and keeps a session cookie. */
  private async ask(path: string, init: RequestInit, follow = true): Promise<Page> {
    const url = new URL(path, this.origin);
    const answer = await fetch(url, { ...init, redirect: "manual" });
    const set = answer.headers.getSetCookie().find((one) => one.startsWith("session="));
    if (set) this.cookie = set.split(";")[0] ?? "";
    const location = answer.headers.get("location");
    if (follow && answer.status === 303 && location) return this.get(location);
    return { status: answer.status, path: url.pathname, html: await answer.text() };
  }

  /** Signs in through the mailed link, whose button has to be pressed. */
  async signIn(): Promise<void> {
    await this.post("/sign-in", { address: [this.address] });
    await this.useAccountLink();
  }

  /** Opens the account link of the next mail and presses its button. */
  async useAccountLink(): Promise<Page> {
    const link = linkIn(await this.nextMail("/sign-in/"), "/sign-in/");
    const { pathname } = new URL(link);
    const form = formAt(await this.get(link), pathname);
    return this.post(pathname, { ...hiddenOf(form), name: [this.name], language: [this.language] });
  }
}

/** The form of a page that posts to a path. */
export function formAt(page: Page, action: string): HtmlForm {
  const form = formsOf(page.html).find((one) => (one.action || page.path) === action);
  if (!form) throw new Error(`no form to ${action} on ${page.path} (${page.status})`);
  return form;
}

export function hiddenOf(form: HtmlForm): Fields {
  const hidden = form.controls.filter((control) => control.kind === "hidden");
  return Object.fromEntries(hidden.map((control) => [control.name, [...control.values]]));
}
