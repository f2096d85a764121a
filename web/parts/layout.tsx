/** The frame of every page: head, masthead, main part, foot. */
import { tryGetContext } from "hono/context-storage";
import { raw } from "hono/html";
import type { Child } from "hono/jsx";
import type { Language, Person } from "../../lambdas/service/api.ts";
import type { Env } from "../http.ts";
import { mainStylesheet, type Stylesheet } from "../styles/index.ts";
import type { Words } from "../words/index.ts";
import { readersZone } from "./badge.tsx";
import { RuleLink } from "./ruleLink.tsx";

export interface PageProps {
  readonly words: Words;
  readonly language: Language;
  /** The text of the browser's tab, without the product's name. */
  readonly title: string;
  /** Who is signed in, null on public pages. */
  readonly person: Person | null;
  readonly current?: "games" | "me";
  /** Further stylesheets besides the common one. */
  readonly styles?: readonly Stylesheet[];
  /** Where the skip link leads. */
  readonly skipTo?: { readonly id: string; readonly text: string };
  /** What stands in the foot. */
  readonly foot?: Child;
  /** Links along the bottom edge of a narrow screen. */
  readonly thumb?: Child;
  readonly children: Child;
}

/** A whole document. */
export const Page = (props: PageProps) => (
  <>
    {raw("<!DOCTYPE html>")}
    <html lang={props.language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${props.title} · Bahnpost`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[mainStylesheet, ...(props.styles ?? [])].map((sheet) => (
          <link rel="stylesheet" href={sheet.path} />
        ))}
        <Script />
      </head>
      <body>
        <a class="skip" href={`#${props.skipTo?.id ?? "main"}`}>
          {props.skipTo?.text ?? props.words.skipToContent}
        </a>
        <Masthead {...props} />
        <div class="wrap">
          {props.person?.unreachable && (
            <p class="note" role="status">
              {props.words.unreachable(props.person.address)}
            </p>
          )}
          <main id="main">{props.children}</main>
        </div>
        {props.thumb}
        <footer class="foot">
          <div class="wrap">
            {props.foot}
            <a href="/rules">{props.words.rules}</a>
            <a href="/about">{props.words.about}</a>
            <a href="/keys" data-keys={props.words.keysClose}>
              {props.words.keys}
            </a>
            <span>{props.words.timesIn(readersZone())}</span>
          </div>
        </footer>
      </body>
    </html>
  </>
);

/** The script of all pages, which the application at work knows. */
const Script = () => {
  const script = tryGetContext<Env>()?.get("script");
  return script ? <script type="module" src={script.path} /> : null;
};

const Masthead = ({ words, person, current }: PageProps) => (
  <header class="mast">
    <div class="wrap">
      <a class="mark" href="/">
        <Mark />
        Bahnpost
      </a>
      <nav aria-label={words.mainNavigation}>
        {person ? (
          <>
            <a href="/games" data-key="g h" aria-current={current === "games" ? "page" : undefined}>
              {words.myGames}
            </a>
            <a class="person" href="/me" aria-current={current === "me" ? "page" : undefined}>
              {person.name}
            </a>
          </>
        ) : (
          <a href="/">{words.signIn}</a>
        )}
      </nav>
    </div>
  </header>
);

/** A signal disc with the lines of a timetable. */
const Mark = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <MarkShapes />
  </svg>
);

export const MarkShapes = () => (
  <>
    <circle cx="16" cy="16" r="14" fill="#ffce2e" stroke="#15201b" stroke-width="3" />
    <path d="M7 11.500H25M7 20.500H25" stroke="#15201b" stroke-width="2.500" />
    <path d="M9.500 9V23M14 9V23M18 9V23M22.500 9V23" stroke="#15201b" stroke-width="1.500" />
  </>
);

interface SheetProps {
  readonly id: string;
  readonly heading: string;
  /** A short remark beside the heading. */
  readonly remark?: Child;
  /** A link at the end of the heading. */
  readonly end?: Child;
  readonly class?: string;
  readonly children?: Child;
}

/** A sheet: a region of the page that its heading names. */
export const Sheet = ({ id, heading, remark, end, class: name, children }: SheetProps) => (
  <section class={name ? `sheet ${name}` : "sheet"} id={id} aria-labelledby={`${id}-h`}>
    <header>
      <h2 id={`${id}-h`}>{heading}</h2>
      {remark && <p>{remark}</p>}
      {end && <p class="end">{end}</p>}
    </header>
    {children}
  </section>
);

interface TroubleProps {
  readonly words: Words;
  readonly sentence: string;
  readonly rule?: string | null;
  /** It is not the answer to what was just done, and takes no focus. */
  readonly quiet?: boolean;
  /** What is possible instead. */
  readonly children?: Child;
}

/** Something went wrong: a sentence that takes the focus, the rule behind it, and what is possible instead. */
export const Trouble = ({ words, sentence, rule, quiet, children }: TroubleProps) => (
  <div class="trouble" {...(quiet ? {} : { id: "trouble", role: "alert", tabindex: -1, autofocus: true })}>
    <p>
      <span class="word">{words.notPossible} </span>
      {sentence}
      {rule && (
        <small>
          {" "}
          <RuleLink words={words} rule={rule} />
        </small>
      )}
    </p>
    {children}
  </div>
);
