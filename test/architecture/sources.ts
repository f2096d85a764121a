/**
 * The project's own sources as the architecture tests see them: path, text without comments, and what each file imports.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

export interface Source {
  /** Path from the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The text without comments. */
  readonly code: string;
  /** Files of this project that it imports, as paths from the root, types included. */
  readonly imports: readonly string[];
  /** Packages that it imports: `zod`, `@aws-sdk/lib-dynamodb`, `node:fs`. */
  readonly packages: readonly string[];
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CODE_FOLDERS = ["engine", "lambdas", "web", "infra", "test"];
const STRING_OR_COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const IMPORTED = [
  /\b(?:import|export)\b[^;"'`()=]*?\bfrom\s*"([^"]+)"/g,
  /\bimport\s*"([^"]+)"/g,
  /\b(?:import|require)\s*\(\s*"([^"]+)"/g,
];

/** Text of a source file without its comments; strings stay. */
export function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (_, string: string | undefined) => string ?? " ");
}

/** What a source text imports, re-exports or requires, types included, as written. */
export function importedNames(text: string): string[] {
  const code = withoutComments(text);
  return IMPORTED.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ""));
}

/** What remains of a source when types and comments are gone: the program that runs. */
export function runningCode(source: Source): string {
  const loader = source.path.endsWith("x") ? "tsx" : "ts";
  return transformSync(source.text, { loader, jsx: "automatic", minifyWhitespace: true, charset: "utf8" }).code;
}

/** The source of a text that lies, or is said to lie, at the path. */
export function sourceOf(path: string, text: string): Source {
  const names = importedNames(text);
  const own = names.filter((name) => name.startsWith("."));
  const others = names.filter((name) => !name.startsWith("."));
  return {
    path,
    text,
    code: withoutComments(text),
    imports: own.map((name) => join(dirname(path), name)),
    packages: others.map(packageOf),
  };
}

/** All TypeScript sources of the project, tests included. */
export function allSources(): Source[] {
  return CODE_FOLDERS.flatMap((folder) => filesUnder(folder))
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => sourceOf(path, readFileSync(join(ROOT, path), "utf8")));
}

function packageOf(name: string): string {
  const parts = name.split("/");
  return parts.slice(0, name.startsWith("@") ? 2 : 1).join("/");
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length));
}
