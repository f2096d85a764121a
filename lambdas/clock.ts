/** The clock handler: one tick of the schedule. What a missed tick leaves undone, the next one does. */
import { createBundledDrawMap } from "./drawing.ts";
import { retryUnsent } from "./service/notify.ts";
import { depsOnAws } from "./wiring.ts";

const deps = await depsOnAws({ drawMap: createBundledDrawMap() });

export const handler = async (): Promise<void> => {
  const sent = await retryUnsent(deps);
  deps.log.info("tick", { sent });
};
