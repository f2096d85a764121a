/** What goes wrong, as data: the same table from situations to HTTP as that of the pages, one shape for all. */
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod";
import { SITUATIONS, SituationError } from "../../lambdas/service/api.ts";
import { reasonText, STATUS } from "../errors.tsx";
import { type Ctx, routeOf } from "../http.ts";

/** Besides the situations of the use cases: a move that the rules do not allow, a body that is too large, and faults of ours. */
export const PROBLEMS = [...SITUATIONS, "refused", "tooLarge", "fault"] as const;

export const problemSchema = z
  .object({
    situation: z.enum(PROBLEMS).meta({ description: "What kind of trouble it is; decides the status." }),
    reason: z
      .string()
      .meta({ description: "A stable key: which trouble it is. Of a refused move, the refusal's code." }),
    status: z.int().meta({ description: "That of the answer." }),
    detail: z.string().meta({ description: "The same for people, in the language of the token's person." }),
    rule: z.string().optional().meta({ description: "Of a refused move: number of the rule that it breaks." }),
    index: z.int().optional().meta({ description: "Of refused moves: which of them, from 0." }),
    version: z.int().optional().meta({ description: "The present version, where another one was named." }),
    retryAfter: z.int().optional().meta({ description: "Of too many: seconds until there is room again." }),
  })
  .meta({ id: "Problem", description: "What went wrong: problem details as in RFC 9457." });
/** The status follows from the situation. */
export type Problem = Omit<z.infer<typeof problemSchema>, "status">;

/** What problems are sent as (RFC 9457). */
export const PROBLEM_TYPE = "application/problem+json";

/** Status of each kind of trouble. */
export const PROBLEM_STATUS: Readonly<Record<Problem["situation"], ContentfulStatusCode>> = {
  ...STATUS,
  refused: STATUS.invalid,
  tooLarge: 413,
  fault: 500,
};

/** Trouble that a use case has put into words already. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.reason);
    this.problem = problem;
  }
}

/** Answers with a problem. */
export function problemAnswer(c: Ctx, problem: Problem): Response {
  if (problem.situation === "unauthenticated") c.header("WWW-Authenticate", "Bearer");
  const status = PROBLEM_STATUS[problem.situation];
  return c.json({ status, ...problem }, status, { "Content-Type": PROBLEM_TYPE });
}

/** Answers whatever was thrown; faults are noted, and answered neutrally. */
export function onApiError(error: unknown, c: Ctx): Response {
  const words = c.get("words");
  if (error instanceof ProblemError) return problemAnswer(c, error.problem);
  if (error instanceof SituationError) {
    const { situation, reason, details } = error;
    return problemAnswer(c, { situation, reason, detail: reasonText(words, error), ...figuresIn(details) });
  }
  if (error instanceof HTTPException && error.status < 500) {
    return problemAnswer(c, { situation: "invalid", reason: "shape", detail: words.errorLeads.broken });
  }
  c.get("input").logger.error("call failed", {
    route: routeOf(c),
    method: c.req.method,
    game: c.req.param("game"),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  });
  return problemAnswer(c, { situation: "fault", reason: "fault", detail: words.errorLeads.fault });
}

function figuresIn({ version, retryAfter }: SituationError["details"]): Pick<Problem, "version" | "retryAfter"> {
  return {
    ...(typeof version === "number" ? { version } : {}),
    ...(typeof retryAfter === "number" ? { retryAfter } : {}),
  };
}

/** The body is larger than anything that the API takes. */
export const tooLarge = (c: Ctx): Response =>
  problemAnswer(c, { situation: "tooLarge", reason: "tooLarge", detail: c.get("words").errorLeads.tooLarge });
