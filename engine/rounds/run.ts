/** The route step (C-8, C-9.2). */
import { bestRoutesOf } from "../board/router.ts";
import { type ScoredRoutes, scoreRoutes } from "../board/routes.ts";
import type { OptionBody } from "../model/decision.ts";
import type { Move, Route } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { corporation, isTrusted, type Position, ruleOf, runsNow, type Working } from "../position.ts";
import { goOn } from "./turn.ts";

export function runOptions(at: Position, symbol: string): OptionBody[] {
  return [{ type: "run", trains: corporation(at, symbol).trains.filter((train) => runsNow(at, symbol, train)) }];
}

export function playRun(work: Working, symbol: string, move: Move): Refusal | undefined {
  if (move.type !== "run") return refuse("NOT_NOW", "C-20.3", { step: "routes" });
  const best = move.routes === "best" ? bestRoutesOf(work, symbol) : undefined;
  const routes = move.routes === "best" ? [...(best?.routes ?? [])] : move.routes;
  const scored = best ?? scoreOf(work, symbol, routes, move.revenue);
  if ("code" in scored) return scored;
  work.emit({
    type: "routesRun",
    corporation: symbol,
    routes,
    sums: [...scored.sums],
    revenue: scored.revenue,
    best: best?.proven ?? false,
  });
  goOn(work);
  return undefined;
}

/** The routes' value; a total that a file records must be right, unless the table takes it as it is (18CZ-V8). */
function scoreOf(
  at: Position,
  symbol: string,
  routes: readonly Route[],
  recorded: number | undefined,
): ScoredRoutes | Refusal {
  const scored = scoreRoutes(at, symbol, routes);
  if (recorded === undefined) return scored;
  if (!("code" in scored) && scored.revenue === recorded) return scored;
  if (isTrusted(at, "recordedRevenue")) {
    return { sums: routes.map((_, i) => (i === 0 ? recorded : 0)), revenue: recorded };
  }
  if ("code" in scored) return scored;
  return refuse("ROUTE_REVENUE", ruleOf(at, "recordedRevenue"), { amount: recorded, sum: scored.revenue });
}
