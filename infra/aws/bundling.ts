/**
 * How a handler becomes one file for Lambda: everything inside (the AWS SDK too, which starts faster than the runtime's own), ESM,
 * minified. The stack, the bundle command and the benchmark share these options.
 */
import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The handlers, each a file of its name in `lambdas/`. */
export const HANDLERS = ["web", "notify", "clock", "inbound", "feedback"] as const;
export type HandlerName = (typeof HANDLERS)[number];

export const BUNDLE_TARGET = "node22";
export const BUNDLE_FIELDS = ["module", "main"];
/** CommonJS dependencies call `require`, which an ES module lacks. */
export const BUNDLE_BANNER =
  "import{createRequire as bundleRequire}from'node:module';const require=bundleRequire(import.meta.url);";

export interface Bundle {
  readonly handler: HandlerName;
  readonly file: string;
  readonly bytes: number;
}

/** The project's folder, with a slash at its end. */
export const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

/** Source file of a handler. */
export function entryOf(handler: HandlerName): string {
  return `${PROJECT}lambdas/${handler}.ts`;
}

/** Bundles every handler to `<folder>/<handler>/index.mjs`, as the stack does, and says how large it became. */
export async function bundleHandlers(folder = `${PROJECT}dist`): Promise<Bundle[]> {
  return Promise.all(HANDLERS.map((handler) => bundleHandler(handler, `${folder}/${handler}/index.mjs`)));
}

async function bundleHandler(handler: HandlerName, file: string): Promise<Bundle> {
  await build({
    entryPoints: [entryOf(handler)],
    outfile: file,
    bundle: true,
    platform: "node",
    format: "esm",
    target: BUNDLE_TARGET,
    mainFields: BUNDLE_FIELDS,
    banner: { js: BUNDLE_BANNER },
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });
  return { handler, file, bytes: statSync(file).size };
}
