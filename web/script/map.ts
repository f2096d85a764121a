/**
 * The map at work: a click on a place brings its tiles into the panel without a new page, the chosen tile shows in its place, and keys do
 * what the pointer does. What is read and swapped is the page that the same link leads to; the form in it stays the only truth.
 */

/** Data of the element: `leave` the address of the page with nothing chosen, `chosen` the hex that is chosen. */
export function map(figure: HTMLElement): void {
  const leave = figure.dataset["leave"] ?? location.pathname;
  document.addEventListener("click", clicked);
  document.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && preview(target));
  document.addEventListener("keydown", (event) => pressed(event, leave));
  document.addEventListener("wheel", wheeled, { passive: false });
  addEventListener("popstate", () => void show(location.href));
}

/** Links to places, on the map and in the list. */
const PLACES = "a.hexlink, #move .pick a";

function clicked(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element) || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (target.closest("button[formmethod=get]") && radios().some(({ checked }) => checked)) {
    event.preventDefault();
    document.getElementById("map")?.scrollIntoView();
    return;
  }
  const link = target.closest(PLACES);
  const address = link?.getAttribute("href");
  if (!link || !address) return;
  const station = address.startsWith("#") ? document.getElementById(address.slice(1)) : null;
  if (!station && !address.includes("?at=")) return;
  event.preventDefault();
  if (station) {
    station.click();
    station.focus();
  } else if (isChosen(link) && radios().length > 0) {
    turn(1);
  } else {
    void choose(address);
  }
}

/** A hex on the map whose tiles stand in the panel. */
const isChosen = (link: Element): boolean => link instanceof SVGElement && link.dataset["hex"] === chosenHex();

const chosenHex = (): string | undefined => document.querySelector<HTMLElement>("[data-map]")?.dataset["chosen"];

const radios = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("#move .tilerow input")];

/** Shows a place's tiles, the first of them at once in its place. */
async function choose(address: string): Promise<void> {
  if (!(await show(address))) return;
  history.pushState(null, "", address);
  const all = radios();
  const radio = all.find(({ checked }) => checked) ?? all[0];
  radio?.click();
  radio?.focus({ preventScroll: true });
  radio?.closest("form")?.scrollIntoView({ block: "nearest" });
}

/** Takes panel and map over from a page; where that cannot be done the browser goes there. */
async function show(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null);
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : null;
  if (!page || versionIn(page) !== versionIn(document) || !swap(page, "map") || !swap(page, "move")) {
    location.assign(address);
    return false;
  }
  document.getElementById("move")?.dispatchEvent(new Event("swapped", { bubbles: true }));
  return true;
}

/** The version for which a page's forms are made. */
const versionIn = (page: Document): string | undefined =>
  page.querySelector<HTMLInputElement>("#move input[name=version]")?.value;

function swap(page: Document, id: string): boolean {
  const [old, fresh] = [document.getElementById(id), page.getElementById(id)];
  if (!old || !fresh) return false;
  const left = old.querySelector(".map-scroll")?.scrollLeft ?? 0;
  old.replaceChildren(...fresh.childNodes);
  old.querySelector(".map-scroll")?.scrollTo({ left });
  return true;
}

/** The picture of the chosen tile, laid on every view of the map. */
function preview(radio: HTMLInputElement): void {
  const picture = radio.closest(".tilerow label")?.querySelector(".laid");
  if (!picture) return;
  for (const spot of document.querySelectorAll(".board .trial")) spot.replaceChildren(picture.cloneNode(true));
}

/** The next way to turn the chosen tile; of a tile with one way only, the next tile. */
function turn(step: number): void {
  const all = radios();
  const now = all.find(({ checked }) => checked);
  const same = all.filter((radio) => radio.closest(".tilerow") === now?.closest(".tilerow"));
  const ring = same.length > 1 ? same : all;
  const next = now ? ring[(ring.indexOf(now) + step + ring.length) % ring.length] : all[0];
  next?.click();
  next?.focus({ preventScroll: true });
}

function wheeled(event: WheelEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a.hexlink") : null;
  if (!link || !isChosen(link) || radios().length === 0 || event.ctrlKey) return;
  event.preventDefault();
  turn(event.deltaY < 0 ? -1 : 1);
}

/** Keys of fields are theirs; radios hear letters only. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("textarea, select, input:not([type=radio], [type=checkbox])");

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function pressed(event: KeyboardEvent, leave: string): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (event.key.toLowerCase() === "r" && radios().length > 0) turn(event.shiftKey ? -1 : 1);
  else if (event.key === "Escape" && chosenHex()) void away(leave);
  else if (event.target instanceof SVGElement && event.target.matches("a.hexlink")) walk(event, event.target);
}

/** From one place to the next in reading order, to the first or to the last. */
function walk(event: KeyboardEvent, from: SVGElement): void {
  const links = [...(from.ownerSVGElement?.querySelectorAll<SVGElement>("a.hexlink") ?? [])];
  const step = STEPS[event.key];
  const ends: Readonly<Record<string, SVGElement | undefined>> = { Home: links[0], End: links.at(-1) };
  const next = step === undefined ? ends[event.key] : links[(links.indexOf(from) + step + links.length) % links.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Back to the page with nothing chosen, the focus where the choice was. */
async function away(leave: string): Promise<void> {
  const hex = chosenHex();
  if (!(await show(leave))) return;
  history.pushState(null, "", leave);
  const links = [...document.querySelectorAll<SVGElement>(`a.hexlink[data-hex="${hex}"]`)];
  links.find((link) => link.getClientRects().length > 0)?.focus();
}
