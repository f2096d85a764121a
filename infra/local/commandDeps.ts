/** What use cases are given by an operator's command: they send no mail themselves. */
import { type Deps, systemChance, systemClock } from "../../lambdas/service/deps.ts";
import type { Store } from "../../lambdas/store/store.ts";

/** The use cases' surroundings on a store, without a way out for mail. */
export const commandDeps = (store: Store): Deps => ({
  ...{ store, clock: systemClock, chance: systemChance, secret: "", origin: "" },
  mail: { send: () => Promise.reject(new Error("commands send no mail")) },
  log: {
    info: () => undefined,
    error: (message, details) => console.error(`${message} ${JSON.stringify(details)}`),
  },
});
