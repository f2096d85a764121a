/**
 * Routes that one writes or taps on the map: while they change the server says what they earn, or what is wrong. `data-routes` holds the
 * corporation's trains as JSON. The form and its button stay as they are.
 */
import { atTrain, type Score, withHex } from "./tapping.ts";

const PAUSE = 400;

interface Train {
  readonly id: string;
  readonly rank: string;
}

type Edit = { text: string; caret: number };

/** The element is the form with the box for routes. */
export function routes(form: HTMLElement): void {
  const box = form.querySelector("textarea");
  if (!(form instanceof HTMLFormElement) || !box) return;
  const trains: readonly Train[] = JSON.parse(form.dataset["routes"] ?? "[]");
  const said = Object.assign(document.createElement("p"), { className: "score" });
  said.setAttribute("role", "status");
  box.after(
    trainButtons(trains, (id) => edit(atTrain(box.value, id))),
    said,
  );
  let timer = 0;
  let asked = 0;

  const edit = ({ text, caret }: Edit): void => {
    box.value = text;
    box.focus({ preventScroll: true });
    box.setSelectionRange(caret, caret);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const tell = ({ says, valid }: Score): void => {
    said.textContent = says;
    said.classList.toggle("bad", !valid);
  };
  const score = async (tap?: string): Promise<Score | null> => {
    const number = ++asked;
    const body = new FormData(form);
    if (tap !== undefined) body.set("tap", tap);
    const answer = await fetch(scorePath(form), { method: "POST", body: new URLSearchParams(textsOf(body)) });
    if (!answer.ok) return null;
    const got: Score = await answer.json();
    if (number === asked) tell(got);
    return got;
  };
  box.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void score().catch(() => said.replaceChildren()), PAUSE);
  });
  document.addEventListener("click", (event) => {
    const tap = box.checkVisibility() ? pointOn(event) : null;
    if (tap === null) return;
    void score(tap).then(
      (got) => got?.hex && edit(withHex(box.value, box.selectionStart, got.hex)),
      () => said.replaceChildren(),
    );
  });
}

/** A button for each train that leads to its line. */
function trainButtons(trains: readonly Train[], choose: (id: string) => void): HTMLElement {
  const row = Object.assign(document.createElement("div"), { className: "row" });
  for (const { id, rank } of trains) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: `${rank} (${id})` });
    button.addEventListener("click", () => choose(id));
    row.append(button);
  }
  return row;
}

/** Beside the address to which the form's moves go. */
const scorePath = (form: HTMLFormElement): string => new URL(form.action).pathname.replace(/\/[a-z]+$/, "/score");

const textsOf = (body: FormData): [string, string][] =>
  [...body].map(([name, value]) => [name, typeof value === "string" ? value : ""]);

/** The point of a click on the map in the drawing's own units, null for a click elsewhere. */
function pointOn({ target, clientX, clientY }: MouseEvent): string | null {
  const drawing = target instanceof Element ? target.closest("svg.board") : null;
  const matrix = drawing instanceof SVGSVGElement ? drawing.getScreenCTM()?.inverse() : null;
  if (!matrix) return null;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return `${Math.round(x)} ${Math.round(y)}`;
}
