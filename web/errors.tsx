/** What goes wrong, as pages: one table from situations to HTTP, one place where faults are noted. */
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { REASONS, type Reason, type Situation, SituationError } from "../lambdas/service/api.ts";
import { type Ctx, routeOf } from "./http.ts";
import { Page } from "./parts/layout.tsx";
import type { Words } from "./words/index.ts";

export const STATUS: Readonly<Record<Situation, ContentfulStatusCode>> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  gone: 410,
  conflict: 409,
  tooMany: 429,
};

export type Trouble = keyof Words["errors"];

/** The sentence of a situation's reason, or the general one of the situation. */
export function reasonText(words: Words, { reason, situation, details }: SituationError): string {
  const known = REASONS.find((one): one is Reason => one === reason);
  return known ? words.reasons[known](details) : words.errorLeads[situation];
}

/** A page that says what is wrong. */
export function errorPage(
  c: Ctx,
  trouble: Trouble,
  status: ContentfulStatusCode,
  sentence?: string,
): Response | Promise<Response> {
  const words = c.get("words");
  c.header("Cache-Control", "no-store");
  return c.html(
    <Page words={words} language={c.get("language")} title={words.errors[trouble]} person={c.get("person")}>
      <div class="head plain">
        <h1>{words.errors[trouble]}</h1>
      </div>
      <div class="note narrow">
        <p>{sentence ?? words.errorLeads[trouble]}</p>
        <p>
          <a class="btn" href="/">
            {words.toStart}
          </a>
        </p>
      </div>
    </Page>,
    status,
  );
}

/** Answers whatever was thrown: situations by the table, refusals of the framework as they are, faults neutrally. */
export function onError(error: unknown, c: Ctx): Response | Promise<Response> {
  if (error instanceof SituationError) return situationPage(error, c);
  if (error instanceof HTTPException) return frameworkPage(error, c);
  c.get("input").logger.error("request failed", {
    route: routeOf(c),
    method: c.req.method,
    game: c.req.param("game"),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  return errorPage(c, "fault", 500);
}

function situationPage(error: SituationError, c: Ctx): Response | Promise<Response> {
  const { situation } = error;
  const path = c.req.path;
  if (situation === "unauthenticated" && c.req.method === "GET") {
    return c.redirect(`/sign-in?next=${encodeURIComponent(path)}`, 303);
  }
  return errorPage(c, situation, STATUS[situation], reasonText(c.get("words"), error));
}

function frameworkPage(error: HTTPException, c: Ctx): Response | Promise<Response> {
  if (error.status === 403) return errorPage(c, "forbidden", 403);
  if (error.status === 404) return errorPage(c, "notFound", 404);
  if (error.status === 413) return errorPage(c, "tooLarge", 413);
  return errorPage(c, "broken", 400);
}
