/** How long mails wait: what an operator's alarm looks at. */
import type { Deps } from "./deps.ts";

/** Seconds since the oldest unsent mail was first tried; 0 if none waits. */
export async function oldestUnsentSeconds({ store, clock }: Deps): Promise<number> {
  const since = await store.outbox.oldest();
  return since === null ? 0 : Math.max(0, Math.round((clock.now().getTime() - since.getTime()) / 1000));
}
