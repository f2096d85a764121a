/** Makes the demo games in a store. What is there already stays; one that cannot be made is noted and keeps nobody from playing. */
import { demos } from "../../engine/titles/demos/index.ts";
import { type DemoDeps, makeDemo } from "../../lambdas/service/demos.ts";

/** Answers how many there are now. */
export async function makeDemos(deps: DemoDeps): Promise<number> {
  let made = 0;
  for (const demo of demos()) {
    try {
      await makeDemo(deps, demo);
      made += 1;
    } catch (error) {
      deps.log.error("demo not made", {
        title: demo.title,
        reason: error instanceof Error ? error.message : "unknown",
      });
    }
  }
  return made;
}
