/**
 * The web application: its defences, and which page answers where. It runs behind Lambda and behind a local server alike.
 */
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { contextStorage } from "hono/context-storage";
import { csrf } from "hono/csrf";
import { secureHeaders } from "hono/secure-headers";
import { TIME_PATH } from "./account/absence.tsx";
import { ACCESS_PATH } from "./account/access.tsx";
import { API_ROOT, apiRoutes } from "./api/index.ts";
import { hashed } from "./asset.ts";
import { errorPage, onError } from "./errors.tsx";
import { type AppInput, type Env, identify, sayWhenAgain, speak } from "./http.ts";
import { MAILS_PATH } from "./people/wishes.tsx";
import { aboutRoutes } from "./routes/about.tsx";
import { accessRoutes } from "./routes/access.tsx";
import { accountRoutes } from "./routes/account.tsx";
import { assetRoutes } from "./routes/assets.tsx";
import { confirmRoutes } from "./routes/confirming.tsx";
import { exchangeRoutes, IMPORT_PATHS, LARGEST_UPLOAD } from "./routes/exchange.tsx";
import { financeRoutes } from "./routes/finance.tsx";
import { gameRoutes } from "./routes/game.tsx";
import { keyRoutes } from "./routes/keys.tsx";
import { lobbyRoutes } from "./routes/lobby.tsx";
import { meRoutes } from "./routes/me.tsx";
import { nowRoutes } from "./routes/now.tsx";
import { accountMailRoutes, gamePeopleRoutes, seatRoutes } from "./routes/people.tsx";
import { rulesRoutes } from "./routes/rules.tsx";
import { scoringRoutes } from "./routes/scoring.tsx";
import { accountTimeRoutes, gameTimeRoutes } from "./routes/time.tsx";
import { turnRoutes } from "./routes/turn.tsx";
import { gameUndoRoutes, turnUndoRoutes } from "./routes/undo.tsx";
import { unsubscribeRoutes } from "./routes/unsubscribe.tsx";
import { watchRoutes } from "./routes/watch.tsx";
import { preferredLanguage } from "./words/index.ts";

export type { AppInput, Logger } from "./http.ts";

const LARGEST_BODY = 64 * 1024;

const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  connectSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
};

const tooLarge = (c: Context): Response | Promise<Response> => errorPage(c, "tooLarge", 413);

/** Only where a file is given, or handed on, may a form be larger than a move needs. */
const largestBody = (path: string): number => (IMPORT_PATHS.includes(path) ? LARGEST_UPLOAD : LARGEST_BODY);

/**
 * Creates the application.
 * @example
 *   const app = createApp({ services, origin: "https://example.org", secureCookies: true, logger, script });
 *   const answer = await app.request("/health");
 */
export function createApp(input: AppInput): Hono<Env> {
  const app = new Hono<Env>();
  const script = hashed("bahnpost", "js", input.script);
  app.use(contextStorage());
  app.use(sayWhenAgain);
  app.use(async (c, next) => {
    c.set("input", input);
    c.set("script", script);
    c.set("person", null);
    c.set("zone", "UTC");
    speak(c, preferredLanguage(c.req.header("accept-language")));
    await next();
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: POLICY,
      referrerPolicy: "no-referrer",
      strictTransportSecurity: input.secureCookies,
    }),
  );
  app.route("/", assetRoutes());
  app.route(API_ROOT, apiRoutes());
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.use((c, next) => bodyLimit({ maxSize: largestBody(c.req.path), onError: tooLarge })(c, next));
  app.route("/unsubscribe", unsubscribeRoutes());
  app.use(csrf({ origin: input.origin }));
  app.use(identify);
  app.route("/", accountRoutes());
  app.route("/", keyRoutes());
  app.route("/", nowRoutes());
  app.route("/", scoringRoutes());
  app.route("/", meRoutes());
  app.route("/about", aboutRoutes());
  app.route("/rules", rulesRoutes());
  app.route("/games", exchangeRoutes());
  app.route("/games", lobbyRoutes());
  app.route("/games", gameRoutes());
  app.route("/", financeRoutes());
  app.route("/games", gameTimeRoutes());
  app.route("/games", gameUndoRoutes());
  app.route("/games", gamePeopleRoutes());
  app.route("/", seatRoutes());
  app.route(TIME_PATH, accountTimeRoutes());
  app.route(ACCESS_PATH, accessRoutes());
  app.route(MAILS_PATH, accountMailRoutes());
  app.route("/t", turnRoutes());
  app.route("/t", turnUndoRoutes());
  app.route("/t", confirmRoutes());
  app.route("/w", watchRoutes());
  app.notFound((c) => errorPage(c, "notFound", 404));
  app.onError(onError);
  return app;
}
