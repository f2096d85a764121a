/** Files that are the same for everybody and may be kept: the script, stylesheets, the icon, and what machines ask for. */
import { Hono } from "hono";
import type { Env } from "../http.ts";
import { MarkShapes } from "../parts/layout.tsx";
import { stylesheetAt } from "../styles/index.ts";

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400";

export function assetRoutes(): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/assets/:file", (c, next) => {
    const script = c.get("script");
    if (c.req.path === script.path)
      return c.body(script.content, 200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": YEAR });
    const sheet = stylesheetAt(c.req.path);
    if (!sheet) return next();
    return c.body(sheet.content, 200, { "Content-Type": "text/css; charset=utf-8", "Cache-Control": YEAR });
  });
  app.on("GET", ["/favicon.svg", "/favicon.ico"], (c) =>
    c.body(ICON, 200, { "Content-Type": "image/svg+xml", "Cache-Control": DAY }),
  );
  app.get("/robots.txt", (c) => c.text("User-agent: *\nDisallow: /\n", 200, { "Cache-Control": DAY }));
  app.get("/health", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }));
  return app;
}

const ICON = String(
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <title>Bahnpost</title>
    <MarkShapes />
  </svg>,
);
