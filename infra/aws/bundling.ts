/**
 * How a handler becomes one file for Lambda: everything inside (the AWS SDK too, which starts faster than the runtime's own), ESM,
 * minified, its words in three languages as UTF-8, which is shorter than escapes. The stack, the bundle command and the benchmark share these options.
 */
import { copyFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { BESIDE } from "../../lambdas/drawing.ts";
import { DRAWING_FILES } from "../drawing.ts";
import { RULES_FILES } from "../rules.ts";
import { scriptCommand, writeScript } from "../script.ts";

/** The handlers, each a file of its name in `lambdas/`. */
export const HANDLERS = ["web", "notify", "clock", "inbound", "feedback"] as const;
export type HandlerName = (typeof HANDLERS)[number];

export const BUNDLE_TARGET = "node22";
export const BUNDLE_FIELDS = ["module", "main"];
/**
 * Left out: ways to credentials that the SDK loads only where the environment holds none. A function's environment always does
 * (https://docs.aws.amazon.com/lambda/latest/dg/configuration-envvars.html).
 */
export const BUNDLE_LEFT_OUT = [
  "@aws-sdk/credential-provider-http",
  "@aws-sdk/credential-provider-ini",
  "@aws-sdk/credential-provider-login",
  "@aws-sdk/credential-provider-process",
  "@aws-sdk/credential-provider-sso",
  "@aws-sdk/credential-provider-web-identity",
  "@smithy/credential-provider-imds",
];
/** CommonJS dependencies call `require`, which an ES module lacks. */
export const BUNDLE_BANNER =
  "import{createRequire as bundleRequire}from'node:module';const require=bundleRequire(import.meta.url);";

const FILES_TO_DRAW = { [BESIDE.wasm]: DRAWING_FILES.wasm, [BESIDE.font]: DRAWING_FILES.font };
/** Files that are copied to lie beside a handler's bundle: their names there, and where to take them from. */
const FILES_BESIDE: Readonly<Partial<Record<HandlerName, Readonly<Record<string, string>>>>> = {
  web: RULES_FILES,
  notify: FILES_TO_DRAW,
  clock: FILES_TO_DRAW,
  inbound: FILES_TO_DRAW,
};

/** Name of the pages' script beside the web handler's bundle. */
const SCRIPT = "script.js";

/** The shell's commands that put a handler's other files into the folder of its bundle. */
export function commandsBeside(handler: HandlerName, folder: string): string[] {
  const copies = Object.entries(FILES_BESIDE[handler] ?? {});
  return [
    ...copies.map(([name, source]) => `cp "${source}" "${folder}/${name}"`),
    ...(handler === "web" ? [scriptCommand(`${folder}/${SCRIPT}`)] : []),
  ];
}

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
    external: BUNDLE_LEFT_OUT,
    minify: true,
    charset: "utf8",
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });
  for (const [name, source] of Object.entries(FILES_BESIDE[handler] ?? {}))
    copyFileSync(source, join(dirname(file), name));
  if (handler === "web") await writeScript(join(dirname(file), SCRIPT));
  return { handler, file, bytes: statSync(file).size };
}
