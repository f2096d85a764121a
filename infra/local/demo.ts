/** `npm run -s demo`: makes the demo games in the store that STORE and TABLE name, else in this machine's. May be repeated. */
import { demos } from "../../engine/titles/demos/index.ts";
import { makeDemos } from "./demos.ts";
import { withStore } from "./opening.ts";

const log = {
  info: () => undefined,
  error: (message: string, details: object) => console.error(`${message} ${JSON.stringify(details)}`),
};

withStore(async (store) => {
  const made = await makeDemos({ store, log });
  console.log(`demo games: ${made} of ${demos().length}`);
  return made === demos().length;
});
