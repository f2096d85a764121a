/** Setting a webhook. Where it leads is looked at here for its shape; whether its addresses are public is asked with each connection. */
import type { Deps } from "../deps.ts";
import { situation } from "../situations.ts";
import type { AccessService } from "./api.ts";

const LONGEST_URL = 500;
/** Besides HTTPS's own port those that need no rights on a server. */
const LEAST_PORT = 1024;

/** The use cases of the webhook. */
export function createHookSettings(deps: Deps): Pick<AccessService, "hook" | "setHook" | "removeHook"> {
  const { store, chance, clock } = deps;
  return {
    async hook(person) {
      const found = await store.hooks.get(person);
      return found && { url: found.url, setAt: found.setAt, trouble: found.trouble };
    },
    async setHook(person, text) {
      const url = checkedHookUrl(text);
      const secret = chance.token();
      await store.hooks.put({ person, id: chance.id(), url, secret, setAt: clock.now().toISOString(), trouble: null });
      return { secret };
    },
    removeHook: (person) => store.hooks.drop(person),
  };
}

/** An address that notices may go to: https, a host's name, no names or passwords of users. Throws SituationError invalid. */
export function checkedHookUrl(text: string): string {
  const url = text.length <= LONGEST_URL && URL.canParse(text) ? new URL(text) : null;
  if (!url || !isFit(url)) throw situation("invalid", "hookUrl");
  url.hash = "";
  return url.href;
}

function isFit({ protocol, username, password, hostname, port }: URL): boolean {
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) && !/^[\d.]+$/.test(hostname);
  const isPort = port === "" || Number(port) >= LEAST_PORT;
  return protocol === "https:" && username === "" && password === "" && isName && isPort;
}
