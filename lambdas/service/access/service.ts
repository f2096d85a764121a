/** The use cases of personal access put together. */
import type { Deps } from "../deps.ts";
import type { AccessService } from "./api.ts";
import { createHookSettings } from "./hooks.ts";
import { createTokens } from "./tokens.ts";

/** See `AccessService`. */
export function createAccessService(deps: Deps): AccessService {
  return { ...createTokens(deps), ...createHookSettings(deps) };
}
