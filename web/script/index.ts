/**
 * The one script of all pages. It only makes quicker what works without it. Each module stands in a file of its own and is listed here
 * under the data attribute that asks for it.
 */
import { keys, keyswitch } from "./keys.ts";
import { live } from "./live.ts";
import { type Enhance, enhance } from "./modules.ts";
import { routes } from "./routes.ts";

const MODULES: Readonly<Record<string, Enhance<HTMLElement>>> = { live, routes, keys, keyswitch };

enhance(MODULES, document, (name, error) => console.error(`${name} does without script`, error));
