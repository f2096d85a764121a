/** Reads the forms of a page as a browser would submit them: enough of HTML for pages that we render ourselves. */

export interface Control {
  readonly kind: "hidden" | "radio" | "checkbox" | "number" | "text" | "select" | "button";
  readonly name: string;
  /** The value, or all values of a select. */
  readonly values: readonly string[];
  readonly checked: boolean;
  readonly min: string | null;
  readonly max: string | null;
}

export interface HtmlForm {
  readonly id: string | null;
  readonly action: string;
  readonly controls: readonly Control[];
}

export type Fields = Record<string, string[]>;

const unescaped = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

type Attributes = Readonly<Record<string, string>>;

function attributesOf(tag: string): Attributes {
  const found = tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, unescaped(value)]));
}

/** All forms of a page, with the controls that stand outside them too. */
export function formsOf(html: string): HtmlForm[] {
  const forms: { id: string | null; action: string; controls: Control[] }[] = [];
  let open: (typeof forms)[number] | null = null;
  const outside: { form: string; control: Control }[] = [];
  const tags = html.matchAll(/<(\/?)(form|input|button|select|textarea)\b([^>]*)>(?:([^<]*)<\/textarea>)?/g);
  for (const [, close, name = "", rest = "", text = ""] of tags) {
    if (close) {
      if (name === "form") open = null;
      continue;
    }
    const attributes = attributesOf(rest);
    if (name === "form") {
      open = { id: attributes.id ?? null, action: attributes.action ?? "", controls: [] };
      forms.push(open);
      continue;
    }
    const control = controlOf(name, attributes, html, unescaped(text), rest);
    if (!control) continue;
    if (attributes.form) outside.push({ form: attributes.form, control });
    else open?.controls.push(control);
  }
  for (const { form, control } of outside) forms.find(({ id }) => id === form)?.controls.push(control);
  return forms;
}

function controlOf(tag: string, attributes: Attributes, html: string, text: string, raw: string): Control | null {
  const { name, value = "", type = "text", min, max } = attributes;
  if (name === undefined) return null;
  const base = { name, checked: "checked" in attributes, min: min ?? null, max: max ?? null };
  if (tag === "textarea") return { ...base, kind: "text", values: [text] };
  if (tag === "button") return { ...base, kind: "button", values: [value] };
  if (tag === "select") return { ...base, kind: "select", values: optionsAfter(html, raw) };
  const kind = type === "hidden" || type === "radio" || type === "checkbox" || type === "number" ? type : "text";
  return { ...base, kind, values: [value] };
}

function optionsAfter(html: string, raw: string): string[] {
  const start = html.indexOf(`<select${raw}>`);
  const inner = html.slice(start, html.indexOf("</select>", start));
  return [...inner.matchAll(/<option\b([^>]*)>/g)].map(([, attributes = ""]) => attributesOf(attributes).value ?? "");
}

/** Every way to submit a form: each button or radio, with the least and the greatest amount, and each entry of a select. */
export function submissionsOf(form: HtmlForm): Fields[] {
  const { controls } = form;
  const hidden = Object.fromEntries(
    controls.filter(({ kind }) => kind === "hidden").map(({ name, values }): [string, string[]] => [name, [...values]]),
  );
  const amounts = controls.filter(({ name }) => name.startsWith("amount."));
  const sales = controls.filter(({ name }) => name === "sell");
  const moves = controls.filter(({ kind, name }) => (kind === "radio" || kind === "button") && name === "move");
  const ticks = controls.filter(({ kind }) => kind === "checkbox");
  const texts = controls.filter(({ kind, name }) => kind === "text" && name === "routes");
  return [
    ...moves.flatMap(({ values }) =>
      amountChoices(amounts).map((chosen) => ({ ...hidden, ...chosen, ...ticked(ticks), move: [...values] })),
    ),
    ...sales.flatMap(({ values }) =>
      values.filter((value) => value !== "").map((value) => ({ ...hidden, sell: [value] })),
    ),
    ...texts.map(({ values }) => ({ ...hidden, routes: [...values] })),
  ];
}

/** All boxes ticked. */
const ticked = (ticks: readonly Control[]): Fields => {
  const names = [...new Set(ticks.map(({ name }) => name))];
  return Object.fromEntries(
    names.map((name) => [name, ticks.filter((one) => one.name === name).flatMap(({ values }) => [...values])]),
  );
};

/** The least and the greatest of every amount, or each value of a select. */
function amountChoices(amounts: readonly Control[]): Fields[] {
  const all = (pick: (control: Control) => string): Fields =>
    Object.fromEntries(amounts.map((control) => [control.name, [pick(control)]]));
  const most = Math.max(1, ...amounts.map(({ values }) => values.length));
  const selected = Array.from({ length: most }, (_, index) => all(({ values }) => values[index] ?? values[0] ?? ""));
  const bounds = [all(({ min, values }) => min ?? values[0] ?? ""), all(({ max, values }) => max ?? values[0] ?? "")];
  return amounts.length === 0 ? [{}] : [...selected, ...bounds];
}
