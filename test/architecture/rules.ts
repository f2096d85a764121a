/**
 * The rules of the architecture as functions: each takes sources and lists the offenders, one readable line each.
 */
import { runningCode, type Source } from "./sources.ts";

/** The parts of the project, the more special prefix first. */
const PARTS = [
  ["engine", /^engine\//],
  ["service", /^lambdas\/service\//],
  ["store", /^lambdas\/store\//],
  ["mail", /^lambdas\/mail\//],
  ["handlers", /^lambdas\//],
  ["script", /^web\/script\//],
  ["web", /^web\//],
  ["infra", /^infra\//],
  ["test", /^test\//],
] as const;

type Part = (typeof PARTS)[number][0] | "outside";

/** Which parts a part may import, besides itself. */
const MAY_IMPORT: Readonly<Record<Part, readonly Part[]>> = {
  engine: [],
  service: ["engine", "store", "mail"],
  store: ["engine", "service", "mail"],
  mail: ["engine", "service", "store"],
  web: ["engine", "service", "script"],
  script: [],
  handlers: ["engine", "service", "store", "mail", "web"],
  infra: ["engine", "service", "store", "mail", "web", "handlers"],
  test: ["engine", "service", "store", "mail", "web", "script", "handlers", "infra"],
  outside: [],
};

/** Packages that a part may import; a part that is not named is free. */
const MAY_USE: Partial<Record<Part, RegExp>> = {
  engine: /^zod$/,
  service: /^(zod|node:crypto|node:util)$/,
  script: /^$/,
  web: /^(hono|zod|@hono\/zod-validator|node:crypto|node:fs|node:url|node:zlib)$/,
};

/** What an engine that depends on nothing but its arguments cannot contain. */
const IMPURE = [
  /\bnew Date\b/,
  /\bDate\s*[.(]/,
  /\bMath\.random\b/,
  /\bprocess\s*\./,
  /\bconsole\s*\./,
  /\bcrypto\s*\./,
  /\bperformance\s*\./,
  /\bglobalThis\b/,
  /\bset(Timeout|Interval|Immediate)\s*\(/,
  /\bfetch\s*\(/,
  /\bimport\.meta\b/,
  /\btoLocale\w+\(\)/,
];

const TITLE_NAME = /\b18(30|35|CZ)\b/i;
const SHARED_ENGINE = /^engine\/(?!titles\/|interop\/)/;
const ANY = /[:<,|&(=]\s*any\b|\bas any\b|\bany\[\]|@ts-(ignore|nocheck)/;
const MAX_LINES = 600;

/** The part of the project in which a path lies. */
export function partOf(path: string): Part {
  return PARTS.find(([, prefix]) => prefix.test(path))?.[0] ?? "outside";
}

/** Imports against the arrows, as `from -> to`. */
export function wrongArrows(sources: readonly Source[], parts: readonly Part[]): string[] {
  return sources
    .filter((source) => parts.includes(partOf(source.path)))
    .flatMap((source) =>
      source.imports.filter((to) => !mayImport(source.path, to)).map((to) => `${source.path} -> ${to}`),
    );
}

/** Packages in parts of the project that must do without them. */
export function foreignPackages(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const allowed = MAY_USE[partOf(source.path)];
    return source.packages.filter((name) => allowed && !allowed.test(name)).map((name) => `${source.path} -> ${name}`);
  });
}

/** Circles of imports, each once, as `a -> b -> a`. */
export function importCycles(sources: readonly Source[]): string[] {
  const edges = new Map(sources.map((source) => [source.path, source.imports]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push([...trail.slice(start), path].join(" -> "));
    if (start >= 0 || done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return cycles;
}

/** Names of titles in code that all titles share. */
export function namedTitles(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => SHARED_ENGINE.test(path) || /^(web|lambdas)\//.test(path))
    .flatMap((source) => found(source, [TITLE_NAME]));
}

/** Clocks, chance, environment and output in the engine. */
export function impurities(sources: readonly Source[]): string[] {
  return sources.filter(({ path }) => partOf(path) === "engine").flatMap((source) => found(source, IMPURE));
}

/** Files longer than a reader should have to hold in mind. */
export function longFiles(sources: readonly Source[]): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }))
    .filter(({ path, lines }) => lines > MAX_LINES && !/\/facts\//.test(path))
    .map(({ path, lines }) => `${path}: ${lines} lines`);
}

/** Uses of the type `any` and orders to the compiler to look away. */
export function uncheckedTypes(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, code, text }) => {
    const use = ANY.exec(blankStrings(code)) ?? /@ts-(ignore|nocheck)/.exec(text);
    return use ? [`${path}: ${use[0].trim()}`] : [];
  });
}

function mayImport(from: string, to: string): boolean {
  return partOf(from) === partOf(to) || MAY_IMPORT[partOf(from)].includes(partOf(to));
}

function found(source: Source, patterns: readonly RegExp[]): string[] {
  const code = runningCode(source);
  const uses = patterns.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
  return uses.map((use) => `${source.path}: ${use}`);
}

function blankStrings(code: string): string {
  return code.replace(/"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g, '""');
}
