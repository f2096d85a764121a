/**
 * Shortcuts for those who like keys: each presses a link that the page has anyway. Off while somebody writes, and for good where
 * somebody has switched them off.
 */
import { NOTHING_TYPED, type as typed } from "./keystrokes.ts";

const OFF = "keys-off";
const FIELD = "input, select, textarea, [contenteditable]";
/** Links by what they are; all others carry their shortcut in `data-key`. */
const LINKS: Readonly<Record<string, string>> = {
  j: "a[rel=next]",
  n: "a[rel=next]",
  k: "a[rel=prev]",
  p: "a[rel=prev]",
};

/** The element is the link to the page that explains the keys; it carries the word that closes a help. */
export function keys(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  let typing = NOTHING_TYPED;
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return;
    const next = typed(typing, event.key, event.timeStamp);
    typing = next.typing;
    if (next.shortcut === "?") void help(link).catch(() => location.assign(link.href));
    else if (next.shortcut !== null) linkFor(next.shortcut)?.click();
  });
}

/** The switch on the page that explains the keys, and in the help: `data-keyswitch` are its words. */
export function keyswitch(place: HTMLElement): void {
  const box = Object.assign(document.createElement("input"), { type: "checkbox", checked: !areOff() });
  box.addEventListener("change", () => localStorage.setItem(OFF, box.checked ? "" : "1"));
  const label = Object.assign(document.createElement("label"), { className: "radio" });
  label.append(box, ` ${place.dataset["keyswitch"]}`);
  place.replaceChildren(label);
}

function linkFor(shortcut: string): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(LINKS[shortcut] ?? `a[data-key="${CSS.escape(shortcut)}"]`);
}

function isBusy(target: EventTarget | null): boolean {
  const writes = target instanceof Element && target.closest(FIELD) !== null;
  return writes || document.querySelector("dialog[open]") !== null || areOff();
}

function areOff(): boolean {
  return localStorage.getItem(OFF) === "1";
}

/** Shows the page that explains the keys above this one. */
async function help({ href, dataset }: HTMLAnchorElement): Promise<void> {
  const text = await (await fetch(href)).text();
  const explained = new DOMParser().parseFromString(text, "text/html").querySelector("#keys");
  if (!explained) throw new Error("no help there");
  const dialog = document.createElement("dialog");
  const close = Object.assign(document.createElement("button"), { textContent: dataset["keys"] });
  dialog.setAttribute("aria-labelledby", "keys-h");
  dialog.append(document.importNode(explained, true), close);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  for (const place of dialog.querySelectorAll<HTMLElement>("[data-keyswitch]")) keyswitch(place);
  dialog.showModal();
}
