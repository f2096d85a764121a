/**
 * The one script of all pages. It only makes quicker what works without it. Each module stands in a file of its own and is listed here
 * under the data attribute that asks for it.
 */
import { type Enhance, enhance } from "./modules.ts";

const MODULES: Readonly<Record<string, Enhance<HTMLElement>>> = {};

enhance(MODULES, document, (name, error) => console.error(`${name} does without script`, error));
