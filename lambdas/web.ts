/** The web handler: every page behind the HTTP API. The pages' script and the rules lie beside its bundle. */
import { readFileSync } from "node:fs";
import { handle } from "hono/aws-lambda";
import { createApp } from "../web/app.tsx";
import { bundledName } from "../web/rules/source.ts";
import { createServices } from "./service/services.ts";
import { depsOnAws } from "./wiring.ts";

const deps = await depsOnAws();
const app = createApp({
  services: createServices(deps),
  origin: deps.origin,
  secureCookies: deps.origin.startsWith("https:"),
  logger: deps.log,
  rulesFile: (title, language) => new URL(bundledName(title, language), import.meta.url),
  script: readFileSync(new URL("script.js", import.meta.url), "utf8"),
});

export const handler = handle(app);
