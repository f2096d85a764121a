/** Files that are the same for everybody and for ever: their path changes with their content. */
import { createHash } from "node:crypto";

export interface Asset {
  /** Path at which the app serves it. */
  readonly path: string;
  readonly content: string;
}

/**
 * A file with its path.
 * @example hashed("bahnpost", "css", "body{margin:0}").path // "/assets/bahnpost-0123456789.css"
 */
export function hashed(name: string, extension: string, content: string): Asset {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
  return { path: `/assets/${name}-${hash}.${extension}`, content };
}
