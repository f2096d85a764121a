/**
 * The API below `/api/v1`: one route for each row of the table, and the description of all. Nothing here knows cookies, so no other site
 * can act for a visitor, and any site may ask with a token of its own (`Access-Control-Allow-Origin: *`, without credentials).
 */
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { SituationError } from "../../lambdas/service/api.ts";
import type { Env } from "../http.ts";
import { ENDPOINTS, openApi } from "./openapi.ts";
import { onApiError, tooLarge } from "./problems.ts";

export { API_ROOT } from "../../lambdas/service/access/api.ts";

const LARGEST_BODY = 64 * 1024;
/** How long browsers remember that they may ask. */
const PREFLIGHT_SECONDS = 7200;

/** The routes, to be mounted at `API_ROOT`. */
export function apiRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.onError(onApiError);
  app.use(
    cors({
      origin: "*",
      allowHeaders: ["Authorization", "Content-Type"],
      exposeHeaders: ["Retry-After"],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.get("/openapi.json", (c) => c.json(openApi(c.get("input").origin)));
  for (const { method, at, respond, largestBody: maxSize = LARGEST_BODY } of ENDPOINTS) {
    app.on(method.toUpperCase(), at, bodyLimit({ maxSize, onError: tooLarge }), respond);
  }
  app.all("*", () => {
    throw new SituationError("notFound", "noPath");
  });
  return app;
}
