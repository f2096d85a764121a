/**
 * How the script's modules come to their elements: a module is named after the data attribute that asks for it. What one of them throws
 * ends that one alone; the page works without any.
 */

/** What a module does with an element that asks for it. */
export type Enhance<Element> = (element: Element) => void;

/** Where elements are looked for, as much of a document as is needed. */
export interface Elements<Element> {
  querySelectorAll(selectors: string): Iterable<Element>;
}

/**
 * Hands each element that carries `data-<name>` to the module of that name, in the order of the modules.
 * @param failed told of each failure; the rest goes on.
 */
export function enhance<Element>(
  modules: Readonly<Record<string, Enhance<Element>>>,
  root: Elements<Element>,
  failed: (name: string, error: unknown) => void,
): void {
  for (const [name, start] of Object.entries(modules)) {
    for (const element of root.querySelectorAll(`[data-${name}]`)) {
      try {
        start(element);
      } catch (error) {
        failed(name, error);
      }
    }
  }
}
