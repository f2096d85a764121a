/**
 * An open page that learns what is new: it asks at `data-live`, says the answer politely in that element, marks the tab when it is the
 * reader's turn, and loads itself again unless somebody is at work on it.
 */
import { answered, begin, due, lookedAt, type News, type Outcome, outcomeOf } from "./polling.ts";

const TURN = "● ";
const TIMEOUT = 10_000;

/**
 * Data of the element: `live` the address to ask, `known` what the page shows, `page` where the present page lies, `show` the words of the
 * link to it; `quick` seconds between questions; `own` if the answer depends on who asks; `stay` if the page must not load itself again.
 */
export function live(element: HTMLElement): void {
  const { live: url = "", known = "", page = location.pathname, show = "", quick = "4" } = element.dataset;
  let polling = begin(Date.now(), Number(quick) * 1000);
  let etag = `"${known}"`;
  let timer = 0;
  let asking = false;
  let touched = element.dataset["stay"] !== undefined;

  const plan = (): void => {
    clearTimeout(timer);
    const wait = asking ? null : due(polling, Date.now(), document.visibilityState === "visible");
    if (wait !== null) timer = setTimeout(ask, wait);
  };
  const ask = async (): Promise<void> => {
    asking = true;
    const outcome = await question().catch((): Outcome => "failed");
    polling = answered(polling, outcome, Date.now());
    asking = false;
    plan();
  };
  const question = async (): Promise<Outcome> => {
    const answer = await fetch(url, {
      headers: { "If-None-Match": etag },
      credentials: element.dataset["own"] === undefined ? "omit" : "same-origin",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const outcome = outcomeOf(answer.status);
    if (outcome !== "news") return outcome;
    const news: News = await answer.json();
    etag = answer.headers.get("ETag") ?? etag;
    tell(news);
    return news.over ? "over" : "news";
  };
  const tell = ({ says, mine }: News): void => {
    markTab(mine);
    const link = Object.assign(document.createElement("a"), { href: page, textContent: show });
    const line = document.createElement("p");
    line.append(`${says} `, link);
    element.replaceChildren(line);
    if (!touched && isAtRest()) location.replace(page);
  };

  document.addEventListener("input", () => {
    touched = true;
  });
  document.addEventListener("visibilitychange", () => {
    polling = lookedAt(polling);
    plan();
  });
  plan();
}

/** Has nothing the focus, and is nothing selected? */
function isAtRest(): boolean {
  const { activeElement: focused, body } = document;
  return (focused === null || focused === body) && (getSelection()?.isCollapsed ?? true);
}

function markTab(mine: boolean): void {
  const plain = document.title.startsWith(TURN) ? document.title.slice(TURN.length) : document.title;
  document.title = mine ? TURN + plain : plain;
}
