/**
 * The script of the pages, made one small file: in memory where the service runs on one machine, beside the web handler's bundle for AWS.
 * Nothing of it is kept, so there is nothing to make anew.
 */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ENTRY = fileURLToPath(new URL("../web/script/index.ts", import.meta.url));
const ESBUILD = fileURLToPath(new URL("../node_modules/.bin/esbuild", import.meta.url));
/** Browsers of the last four years or so. */
const OPTIONS = { bundle: true, minify: true, format: "esm", target: "es2022", charset: "utf8" } as const;

let built: Promise<string> | undefined;

/** The script's text, minified; built once in a process. */
export function scriptText(): Promise<string> {
  built ??= build({ ...OPTIONS, entryPoints: [ENTRY], write: false }).then(({ outputFiles }) =>
    outputFiles.map(({ text }) => text).join(""),
  );
  return built;
}

/** Writes the script to a file. */
export async function writeScript(file: string): Promise<void> {
  await build({ ...OPTIONS, entryPoints: [ENTRY], outfile: file, logLevel: "warning" });
}

/** The shell's command that writes the script to a file, for tools that take commands. */
export function scriptCommand(file: string): string {
  const flags = Object.entries(OPTIONS).map(([name, value]) => (value === true ? `--${name}` : `--${name}=${value}`));
  return [`"${ESBUILD}"`, `"${ENTRY}"`, ...flags, `--outfile="${file}"`, "--log-level=warning"].join(" ");
}
