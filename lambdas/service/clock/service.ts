/** The use cases about time, put together. */
import type { ClockService } from "../api.ts";
import type { Deps } from "../deps.ts";
import { announce, postpone, revoke } from "./absences.ts";
import { setPace } from "./pacing.ts";
import { letPass } from "./passing.ts";
import { setTimeSettings, timeSettings } from "./settings.ts";

export function createClockService(deps: Deps): ClockService {
  return {
    setPace: (host, game, pace) => setPace(deps, host, game, pace),
    letPass: (person, game, overdue) => letPass(deps, person, game, overdue),
    settings: (person) => timeSettings(deps, person),
    setSettings: (person, input) => setTimeSettings(deps, person, input),
    announce: (person, days) => announce(deps, person, days),
    postpone: (person, id, days) => postpone(deps, person, id, days),
    revoke: (person, id) => revoke(deps, person, id),
  };
}
