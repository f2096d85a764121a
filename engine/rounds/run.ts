/** The route step (C-8, C-9.2). */
import { bestRoutesOf } from "../board/router.ts";
import { scoreRoutes } from "../board/routes.ts";
import type { OptionBody } from "../model/decision.ts";
import type { Move } from "../model/move.ts";
import { type Refusal, refuse } from "../model/refusal.ts";
import { corporation, type Position, type Working } from "../position.ts";

export function runOptions(at: Position, symbol: string): OptionBody[] {
  return [{ type: "run", trains: corporation(at, symbol).trains }];
}

export function playRun(work: Working, symbol: string, move: Move): Refusal | undefined {
  if (move.type !== "run") return refuse("NOT_NOW", "C-20.3", { step: "routes" });
  const best = move.routes === "best" ? bestRoutesOf(work, symbol) : undefined;
  const routes = move.routes === "best" ? [...(best?.routes ?? [])] : move.routes;
  const scored = best ?? scoreRoutes(work, symbol, routes);
  if ("code" in scored) return scored;
  work.emit({
    type: "routesRun",
    corporation: symbol,
    routes,
    sums: [...scored.sums],
    revenue: scored.revenue,
    best: best?.proven ?? false,
  });
  work.emit({ type: "stepReached", step: "dividend" });
  return undefined;
}
