/** The web handler: every page behind the HTTP API. The pages' script lies beside its bundle. */
import { readFileSync } from "node:fs";
import { handle } from "hono/aws-lambda";
import { createApp } from "../web/app.tsx";
import { createServices } from "./service/services.ts";
import { depsOnAws } from "./wiring.ts";

const deps = await depsOnAws();
const app = createApp({
  services: createServices(deps),
  origin: deps.origin,
  secureCookies: deps.origin.startsWith("https:"),
  logger: deps.log,
  script: readFileSync(new URL("script.js", import.meta.url), "utf8"),
});

export const handler = handle(app);
